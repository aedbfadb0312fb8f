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
  T.eq(C.option("quick"), 0, "pieces move at first")
  C.take("QUICK MOVES")
  T.frames(4)
  T.ok(T.text(0, C.point_at("QUICK MOVES")):find("ON"), "QUICK MOVES is on")
  T.reset()
  C.to_menu()
  T.ok(C.option("music") == 1 and C.option("effects") == 0, "after a reset the switches are as they were")
  T.eq(C.option("quick"), 1, "moves too")
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
  for page = 1, 5 do
    C.wait_screen(C.CREDITS)
    for row = 0, 29 do words = words .. T.text(0, row):gsub("%s+", " ") end
    T.eq(C.words_outside(), "", "credits page " .. page .. " is in the safe area")
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
  local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
  G.keep_stats(G.RECORD.connect4, { 7, 0 })
  C.take("ERASE STATISTICS")
  T.frames(4)
  T.ok(T.shows("ERASE ALL? A YES  B NO"), "erasing asks first")
  T.press("down", 1, 2, 4)
  T.ok(not T.shows("ERASE ALL?") and T.shows("B BACK"), "moving on forgets it")
  C.take("ERASE STATISTICS")
  T.press("a", 1, 2, 30)
  T.ok(T.shows("ERASED. A UNDO"), "asked twice, it is done")
  T.press("a", 1, 2, 30)
  T.ok(not T.shows("ERASED") and T.shows("B BACK"), "until the screen is left it can be undone")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  T.eq(G.stat(G.RECORD.connect4, 0), 7, "and nothing is lost")
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("ERASE STATISTICS")
  T.press("a", 1, 2, 30)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  T.eq(G.stat(G.RECORD.connect4, 0), 0, "left, they are gone")
end

local function keys_are_told()                          -- at the foot, and nothing that is not true
  T.frames(30)
  T.ok(T.shows("SEL SETUP"), "the menu says what A and Select do for a game")
  C.point_at("OPTIONS")
  T.frames(30)
  T.ok(T.shows("A OPEN") and not T.shows("SELECT"), "for the options it does not speak of Select")
  T.ok(T.shows("SOUND, LANGUAGE, CREDITS"), "and says what they are")
  T.shot("menu")
  T.press("select", 1, 2, 30)
  T.eq(T.ram("screen_id"), C.MENU, "Select does nothing there")
  C.point_at("AMAZONS")
  T.frames(30)
  T.ok(T.shows("SEL SETUP") and not T.shows("A OPEN"), "for a game it does again")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.SETUP)
  T.ok(T.shows("< > CHANGE  A OK  B MENU"), "a setup screen says how to change a value")
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
  T.ok(T.shows("< > CHANGE  A OK  B BACK"), "and so do the options")
  T.shot("options")
  switches()
  kept_over_reset()
  credits()
  erase()
end)
