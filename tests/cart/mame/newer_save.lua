-- systems: nes
-- A save of a newer version: its options and statistics are longer than what this one knows of them. Nothing is written beyond a
-- variable, and what this version does not know is still in the battery RAM after power-on, after a changed option and after a
-- finished game.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local OPTIONS, RECORD = "OPTIONS", G.RECORD.connect4
local CHOICES = 8
local COUNTERS = 9                                      -- of Connect 4, in this version
local KNOWN = C.offset["options.quick"] + 1             -- bytes of options in this version

local function size(slot) return C.offset["save." .. slot .. ".size"] end
local function extra(n) return 0xD0 + n % 16 end
local function fill(slot, payload)                      -- full to the last byte; payload(n) is the n-th
  local bytes = {}
  for n = 0, size(slot) - 1 do bytes[n + 1] = payload(n) end
  G.keep(slot, bytes)
end
local function extras_lost(slot, from)                  -- how many bytes behind the known ones have changed
  local kept, lost = G.kept(slot), 0
  if #kept ~= size(slot) then return "length " .. #kept end
  for n = from, size(slot) - 1 do if kept[n + 1] ~= extra(n) then lost = lost + 1 end end
  return lost
end

local function lengthen()                               -- any switch value other than 0 means on, even 255
  fill(OPTIONS, function(n) return n < KNOWN and (n < 2 and 0xFF or 0) or extra(n) end)
  fill(RECORD, function(n) return n < CHOICES + COUNTERS * 2 and 0 or extra(n) end)
end

T.story(function()
  C.boot()
  local behind, first = 0, T.labels.options + KNOWN
  T.on_write(first, function(address, value)
    if value == extra(address - T.labels.options) then behind = behind + 1 end
  end, first + size(OPTIONS) - KNOWN - 1)
  lengthen()
  T.reset()
  C.to_menu()
  T.ok(T.ram("save_state") == 0 and C.option("boots") == 1, "the save is whole, its options are taken")
  T.eq(behind, 0, "nothing is written behind the options")
  T.eq(extras_lost(OPTIONS, KNOWN), 0, "what a newer version keeps there is kept at power-on")
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("MUSIC")
  T.frames(8)
  T.eq(C.option("music"), 0, "music can be switched off, whatever stood for on")
  T.eq(extras_lost(OPTIONS, KNOWN), 0, "and storing that keeps the rest")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  C.play("0101010")
  T.wait("the game is counted", 120, function() return G.stat(RECORD, 0) == 1 end)
  T.eq(extras_lost(RECORD, CHOICES + COUNTERS * 2), 0, "a game is counted and leaves the counters behind alone")
end)
