-- systems: nes
-- Recorded when the kit is made (RECORD): the first minute in maze 01000, by the pads alone.
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")
local function expect(what) T.note("expect " .. T.frame() .. " " .. T.picture() .. " " .. what) end
local NUMBER_SCREEN = 0x42

T.story(function()
  P.to_setup("LABYRINTH")
  P.take("ENTER MAZE NUMBER")
  P.wait_screen(NUMBER_SCREEN, "the number's screen")
  T.press("right") T.press("up")
  T.frames(10)
  expect("the number of the maze")
  T.press("a")
  T.wait("the maze", 600, function() return P.shown(P.PLAY) end)
  T.frames(60)                                          -- its words come one by one
  T.ok(T.shows("MAZE  1000"), "it is maze 1000")
  for _ = 1, 6 do
    T.press("up", 1, 60, 10)
    T.press("left", 1, 30, 10)
  end
  expect("the maze after a walk")
  T.press("start", 1, 3, 40)
  expect("the pause menu over it")
end)
