-- systems: nes
-- The options screen: music and effects off are silent in the sound chip itself, and kept; statistics are erased when asked twice;
-- the credits name all five original designs.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")

-- what was last written to the sound chip
local apu = {}
local function watch() T.on_write(0x4000, function(address, value) apu[address & 0x1F] = value end, 0x4015) end
local function loud()                                   -- does any channel sound now?
  return ((apu[0x00] or 0) & 15) ~= 0 or ((apu[0x04] or 0) & 15) ~= 0 or ((apu[0x08] or 0) & 0x7F) ~= 0 or ((apu[0x0C] or 0) & 15) ~= 0
end
local function heard(frames) local n = 0 for _ = 1, frames do if loud() then n = n + 1 end T.frames(1) end return n end

local function switches()
  T.ok(heard(120) > 60, "with everything on, the menu tune is heard")
  C.take("MUSIC")
  T.frames(30)
  T.eq(heard(120), 0, "music off: no channel sounds")
  T.press("down", 1, 2, 0)
  T.ok(heard(20) > 2, "an effect still does")
  C.take("EFFECTS")
  T.frames(40)
  local n = 0
  for _ = 1, 4 do T.press("down", 1, 2, 0) n = n + heard(20) end
  T.eq(n, 0, "effects off: none sounds")
  C.take("MUSIC")
  T.frames(10)
  T.ok(heard(120) > 60, "music on: it goes on")
end

local function kept_over_reset()
  T.reset()
  C.to_menu()
  T.ok(C.option("music") == 1 and C.option("effects") == 0, "after a reset the switches are as they were")
  T.eq(T.ram("snd_flags") & 3, 1, "and the sound obeys them")
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("EFFECTS")
  T.frames(4)
  T.eq(C.option("effects"), 1, "on again")
end

local function credits()
  C.take("CREDITS")
  local words = ""
  for page = 1, 3 do
    C.wait_screen(C.CREDITS)
    for row = 0, 29 do words = words .. T.text(0, row):gsub("%s+", " ") end
    T.eq(C.words_outside(), "", "credits page " .. page .. " stands in the safe area")
    T.press("a", 1, 2, 20)
  end
  C.wait_screen(C.OPTIONS)
  for _, name in ipairs({ "LABYRINTH", "LAPLIE ANDERSON", "MIHALIS PAPALAMPROS", "MIT", "GAME OF THE AMAZONS", "HUANG XINYI", "LIU PENG",
      "PEKING UNIVERSITY", "MULTI-DEVICE CONNECT 4", "NARAYAN PROPATO", "JASON KANG", "HARVEY MUDD COLLEGE", "SKYSCRAPERS PUZZLE",
      "ANDREA GIARDINI", "FRANCESCO VENTUROLI", "VERILOG GOBANG GAME WITH AI", "ZHEJIANG UNIVERSITY" }) do
    T.ok(words:find(name, 1, true), "the credits name " .. name)
  end
end

local function erase()
  C.take("ERASE STATISTICS")
  T.frames(4)
  T.ok(T.shows("SURE? PRESS A AGAIN"), "erasing asks first")
  T.press("down", 1, 2, 4)
  T.ok(not T.shows("SURE?"), "moving on forgets it")
  C.take("ERASE STATISTICS")
  T.press("a", 1, 2, 30)
  T.ok(T.shows("STATISTICS ERASED"), "asked twice, it is done")
end

local function keys_are_told()                          -- at the foot, and nothing that is not so
  T.frames(30)
  T.ok(T.shows("SELECT SETUP"), "the menu tells what A and Select do for a game")
  C.point_at("OPTIONS")
  T.frames(30)
  T.ok(T.shows("A OPEN") and not T.shows("SELECT"), "for the options it does not speak of Select")
  T.ok(T.shows("SOUND, LANGUAGE, CREDITS"), "and says what they are")
  T.frames(60)
  T.eq(T.vram(0x2000 + 8 * 32 + 20), 0x80, "and shows a picture of them")
  T.shot("menu")
  T.press("select", 1, 2, 30)
  T.eq(T.ram("screen_id"), C.MENU, "Select does nothing there")
  C.point_at("AMAZONS")
  T.frames(30)
  T.ok(T.shows("SELECT SETUP") and not T.shows("A OPEN"), "for a game it does again")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.SETUP)
  T.ok(T.shows("< > CHANGE  A TAKE  B MENU"), "a setup screen tells how to change a value")
  T.shot("setup")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
end

T.story(function()
  watch()
  C.to_menu()
  keys_are_told()
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  T.ok(T.shows("< > CHANGE  A TAKE  B BACK"), "and so do the options")
  T.shot("options")
  switches()
  kept_over_reset()
  credits()
  erase()
end)
