-- systems: nes
-- A save of a newer version: its options and statistics are longer than what this one knows of them. Nothing is written behind a
-- variable, and what this version does not know is still in the battery RAM after power-on, a changed option and a finished game.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local HEAD = 8
local OPTIONS, CONNECT4_STATS = 0, 1
local COUNTERS = 16                                     -- no game has more
local KNOWN = C.offset["options.language"] + 1          -- bytes of options in this version

local function size(slot) return C.offset["slot_size." .. slot] end
local function copy_at(slot, copy) return 0x6000 + C.offset["slot." .. slot] + copy * (size(slot) + HEAD) end
local function kept(slot, copy, n) return T.ram(copy_at(slot, copy) + HEAD + n) end
local function crc(bytes)
  local sum = 0xFFFF
  for _, byte in ipairs(bytes) do
    sum = sum ~ byte << 8
    for _ = 1, 8 do sum = (sum & 0x8000 ~= 0 and sum << 1 ~ 0x1021 or sum << 1) & 0xFFFF end
  end
  return sum
end
local function extra(n) return 0xD0 + n % 16 end
local function fill(slot, payload)                      -- both copies, full to the last byte; payload(n) is the n-th
  local bytes = { 0xB5, 1, size(slot) & 255, size(slot) >> 8, 9, 0 }
  for n = 0, size(slot) - 1 do bytes[#bytes + 1] = payload(n) end
  local sum = crc(bytes)
  table.insert(bytes, 7, sum & 255)
  table.insert(bytes, 8, sum >> 8)
  for copy = 0, 1 do for n, byte in ipairs(bytes) do T.poke(copy_at(slot, copy) + n - 1, byte) end end
end
local function extras_lost(slot, from)                  -- bytes behind the known ones that are not as they were, in both copies
  local lost = 0
  for copy = 0, 1 do
    if T.ram(copy_at(slot, copy) + 2) ~= size(slot) then return "length " .. T.ram(copy_at(slot, copy) + 2) end
    for n = from, size(slot) - 1 do if kept(slot, copy, n) ~= extra(n) then lost = lost + 1 end end
  end
  return lost
end

local function lengthen()                               -- switches of a strange kind, too: 255 is on
  fill(OPTIONS, function(n) return n < KNOWN and (n < 2 and 0xFF or 0) or extra(n) end)
  fill(CONNECT4_STATS, function(n) return n < COUNTERS * 2 and 0 or extra(n) end)
end

T.story(function()
  C.boot()
  local behind, first = 0, T.labels.options + KNOWN
  T.on_write(first, function(address, value)
    if value == extra(address - T.labels.options) then behind = behind + 1 end
  end, first + size(OPTIONS) - KNOWN - 1)
  T.poke(0xA001, 0x80)
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
  T.wait("the game is counted", 120, function() return kept(CONNECT4_STATS, 1, 0) == 1 end)
  T.eq(extras_lost(CONNECT4_STATS, COUNTERS * 2), 0, "a game is counted and leaves the counters behind alone")
end)
