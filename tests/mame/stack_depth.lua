-- How deep the two stacks go in play, from what is left of the paint that start-up puts there: for `make sizes`.
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
  local hardware, c = 256, T.labels._CSTACK_SIZE__
  for a = 0x100, 0x1FF do if T.ram(a) ~= 0xA5 then break end hardware = hardware - 1 end
  for a = T.labels._CSTACK_START__, T.labels._CSTACK_START__ + c - 1 do if T.ram(a) ~= 0 then break end c = c - 1 end
  T.note(string.format("hardware stack: at most %d of 256 bytes; C stack: at most %d of %d, in 90 s of play", hardware, c, T.labels._CSTACK_SIZE__))
  T.ok(hardware < 240 and c < T.labels._CSTACK_SIZE__ - 8, "both stacks have room")
end)
