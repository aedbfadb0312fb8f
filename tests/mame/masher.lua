-- Random buttons on both pads, the same for the same seed: mostly play, now and then a menu button.
local T = dofile(os.getenv("STORY_LIB"))
local M = {}
local BUTTONS = { "a", "b", "start", "select", "up", "down", "left", "right" }
local OFTEN = { 1, 1, 5, 6, 7, 8, 7, 8, 2, 1 }
local state = 1

function M.seed(n) state = n end
function M.random(n) state = (state * 1103515245 + 12345) & 0x7FFFFFFF return (state >> 16) % n end
function M.buttons()                                    -- once a frame
  for pad = 1, 2 do
    if M.random(6) == 0 then
      local b = BUTTONS[M.random(12) < 10 and OFTEN[M.random(10) + 1] or M.random(8) + 1]
      T.hold(b, M.random(3) > 0, pad)
    end
  end
  if M.random(40) == 0 then T.let_go() end
end
return M
