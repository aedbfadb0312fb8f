-- systems: nes nespal dendy
-- A + B + Select + Start resets when it is held for a second, and never sooner: not even in the first tick of a screen, which may
-- come many frames after the last tick of the previous screen. The Labyrinth makes the maze that takes longest.
local T = dofile(os.getenv("STORY_LIB"))
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local LABYRINTH, SLOWEST = 4, 62349                     -- of the menu; see tests/labyrinth/mazes.lua
local CHORD = { "a", "b", "select", "start" }
local SECOND = T.fps > 55 and 60 or 50
local PLAY, GAMES = 0x41, T.ram("game_count")
local resets, armed = 0, false

local function chord(on) for _, b in ipairs(CHORD) do T.hold(b, on) end end
-- The chord is pressed just before the play screen is shown: its first tick follows the next reading of the pads.
local function to_play(game)
  T.reset()
  T.frames(90)
  T.press("start")
  T.frames(60)
  for _ = 1, game do T.press("down", 1, 3, 5) end
  T.press("select")                                     -- to its setup, where a number can be typed
  T.frames(60)
  if game == LABYRINTH then
    G.put("lab_typed.given", 1)
    G.put("lab_typed.value", SLOWEST & 255)
    G.put("lab_typed.value", SLOWEST >> 8, 1)
  end
  T.hold("a", true) T.frames(3) T.hold("a", false)
  armed = true
  T.wait("the play screen of game " .. game, 300, function() return not armed end)
  T.frames(1)                                           -- in which the pads are read
  chord(false)
end

T.story(function()
  T.frames(90)
  T.on_read("reset", function() resets = resets + 1 end)
  T.on_write("ppu_blank", function(_, value)
    if armed and value == 0 and T.ram("screen_id") == PLAY then
      armed, resets = false, 0
      chord(true)
    end
  end)
  for game = 0, GAMES - 1 do
    to_play(game)
    T.frames(10)
    T.eq(resets, 0, "one frame of the chord in the first tick of game " .. game .. " is no reset")
  end

  T.let_go()
  T.reset()
  T.frames(120)
  resets = 0
  chord(true) T.frames(SECOND - 1) chord(false)
  T.frames(20)
  T.eq(resets, 0, SECOND - 1 .. " frames of the chord are no reset")
  T.let_go() T.frames(20)
  chord(true) T.frames(SECOND - 2) T.hold("b", false) T.frames(1) T.hold("b", true) T.frames(SECOND - 2) chord(false)
  T.frames(20)
  T.eq(resets, 0, "nor are nearly twice as many with one button up for a frame")
  chord(true) T.frames(SECOND + 3) chord(false)
  T.frames(20)
  T.eq(resets, 1, "a second is")
end)
