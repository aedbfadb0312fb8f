-- Random buttons on both pads, the same for the same seed, of two kinds:
--   player   mostly play, now and then a menu button
--   storm    in turn: any buttons in every frame, bursts of one button, and all of them held
local T = dofile(os.getenv("STORY_LIB"))
local M = { kinds = { "player", "storm" } }
local BUTTONS = { "a", "b", "start", "select", "up", "down", "left", "right" }
local OFTEN = { 1, 1, 5, 6, 7, 8, 7, 8, 2, 1 }
local TURN = 240                                        -- frames of each of the storm's ways
local state, frame = 1, 0
local mash = {}

function M.seed(n) state, frame = n, 0 end
function M.random(n) state = (state * 1103515245 + 12345) & 0x7FFFFFFF return (state >> 16) % n end

function mash.player()
  for pad = 1, 2 do
    if M.random(6) == 0 then
      local b = BUTTONS[M.random(12) < 10 and OFTEN[M.random(10) + 1] or M.random(8) + 1]
      T.hold(b, M.random(3) > 0, pad)
    end
  end
  if M.random(40) == 0 then T.let_go() end
end

local function every_button_anew()
  for pad = 1, 2 do
    for _, b in ipairs(BUTTONS) do T.hold(b, M.random(2) == 1, pad) end
  end
end

-- Presses one button in every other frame, then another one.
local burst = {}
local function bursts()
  for pad = 1, 2 do
    if not burst[pad] or M.random(20) == 0 then
      if burst[pad] then T.hold(burst[pad], false, pad) end
      burst[pad] = BUTTONS[M.random(8) + 1]
    end
    T.hold(burst[pad], frame % 2 == 0, pad)
  end
end

-- Without Select they do not reset the console after a second.
local function all_held(without)
  for pad = 1, 2 do
    for _, b in ipairs(BUTTONS) do T.hold(b, b ~= without, pad) end
  end
end

local WAYS = {
  every_button_anew, bursts, function() all_held("select") end,
  every_button_anew, bursts, function() all_held() end,
}
function mash.storm()
  if frame % TURN == 0 then T.let_go() end
  WAYS[frame // TURN % #WAYS + 1]()
end

function M.buttons(kind)                                -- once a frame
  mash[kind]()
  frame = frame + 1
end
return M
