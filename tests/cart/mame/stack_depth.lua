-- How deep the two stacks go in play, measured by what is left of the pattern that start-up fills them with, for `make sizes`.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local BUTTONS = { "a", "a", "b", "start", "select", "up", "down", "left", "right" }
T.story(function()
  C.to_menu()
  math.randomseed(1)
  for _ = 1, 60 * 90 do
    if math.random(6) == 1 then T.hold(BUTTONS[math.random(#BUTTONS)], math.random(2) == 1, math.random(2)) end
    T.frames(1)
  end
  local low = T.labels._STACKLOW_START__ + T.labels._STACKLOW_SIZE__  -- below it the page holds variables
  local hardware, c = 0x200 - low, T.labels._CSTACK_SIZE__
  for a = low, 0x1FF do if T.ram(a) ~= 0xA5 then break end hardware = hardware - 1 end
  for a = T.labels._CSTACK_START__, T.labels._CSTACK_START__ + c - 1 do if T.ram(a) ~= 0 then break end c = c - 1 end
  T.note(string.format("hardware stack: at most %d of %d bytes; C stack: at most %d of %d, in 90 s of play", hardware, 0x200 - low, c, T.labels._CSTACK_SIZE__))
  T.ok(hardware < 0x200 - low - 16 and c <= T.labels._CSTACK_SIZE__ - 12, "both stacks have room")
end)
