-- systems: nes nespal
-- The same trace from any RAM: CPU RAM, sprites and picture memory are filled with 00, FF and noise, the console is reset, the same
-- buttons are pressed; RAM and picture must be equal frame by frame. The battery RAM is the same each time.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local FRAMES = 420
local vram = T.machine.devices[":ppu"].spaces["videoram"]

local seed = 99
local function noise() seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF return (seed >> 16) & 255 end
local FILLS = { { "00", function() return 0 end }, { "FF", function() return 255 end }, { "noise", noise }, { "other noise", noise } }

-- Every trace begins from the same state of the machine, so that not even the phase of the PPU differs.
local kept = {}
local function keep_wram() for a = 0x6000, 0x6FFF do kept[a] = T.ram(a) end T.machine:save("base") T.frames(2) end
local function fill(byte)
  T.poke(0xA001, 0x80)
  for a = 0x6000, 0x6FFF do T.poke(a, kept[a]) end
  for a = 0x7000, 0x7FFF do T.poke(a, byte()) end        -- work memory of the games, not kept
  for a = 0, 0x7FF do T.poke(a, byte()) end
  for a = 0, 0x3EFF do vram:write_u8(a, byte()) end
end

-- frame after the reset -> buttons of pad 1, or of pad 2 with a 2
local SCRIPT = { [60] = "start", [110] = "down", [120] = "up", [130] = "a", [240] = "left", [250] = "a", [330] = "right2", [345] = "a2",
                 [400] = "start" }
local function hash_ram()
  local h = 5381
  for a = 0, 0x7FF do if a < 0x100 or a > 0x1FF then h = (h * 33 + T.ram(a)) & 0xFFFFFFFFFFFF end end
  return h
end
local function trace(byte)
  local hashes, held = {}, nil
  T.machine:load("base")
  T.frames(2)
  fill(byte)
  T.reset()
  for n = 1, FRAMES do
    if held and SCRIPT[n - 4] then T.hold(held[1], false, held[2]) end
    if SCRIPT[n] then
      held = { SCRIPT[n]:match("^%a+"), tonumber(SCRIPT[n]:match("%d")) or 1 }
      T.hold(held[1], true, held[2])
    end
    T.frames(1)
    if n >= 8 then hashes[n] = hash_ram() end             -- by then start-up has set every byte
    if n % 60 == 0 then hashes[n] = hashes[n] .. " " .. T.picture() end
  end
  T.let_go()
  return hashes
end
local function compare(a, b, promise)
  local first
  for n = FRAMES, 8, -1 do if a[n] ~= b[n] then first = n end end
  if not T.ok(not first, promise) then T.note("first differs in frame " .. first) end
end

T.story(function()
  C.to_menu()                                            -- once, so that there is a save
  T.frames(20)
  keep_wram()
  local first = trace(FILLS[1][2])
  T.eq(T.ram("game_paused"), 1, "the script has played and paused a game")
  T.eq(C.c4("count"), 2, "two chips were dropped")
  for i = 2, #FILLS do compare(first, trace(FILLS[i][2]), FRAMES .. " frames from RAM full of " .. FILLS[i][1] .. " are those from 00") end
  SCRIPT[240] = "right"
  local other = trace(FILLS[1][2])
  T.ok(other[FRAMES] ~= first[FRAMES], "another button gives another trace: the comparison sees it")
end)
