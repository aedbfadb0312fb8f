-- systems: nes nespal dendy famicom
-- From power-on: the title appears in time, the television is detected, and every press is answered on the screen at once.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local TV = { nes = 0, famicom = 0, nespal = 1, dendy = 2 }

-- Frames from a press until the picture shows other sprites than before. The press is seen by the interrupt that follows this
-- callback; the sprites of the callback after n more frames are those of the picture just drawn.
local function sprites() local s = {} for i = 0, 255 do s[i] = string.char(T.oam(i)) end return table.concat(s, "", 0, 255) end
local function answered_after(button, pad)
  local before, frames = sprites(), nil
  T.hold(button, true, pad)
  for n = 1, 8 do
    T.frames(1)
    if sprites() ~= before then frames = n break end
  end
  T.hold(button, false, pad)
  T.frames(20)
  return frames
end
-- sprites that move by themselves would be mistaken for an answer: begin when they have just moved
local function just_moved()
  local before = sprites()
  for _ = 1, 40 do T.frames(1) if sprites() ~= before then return end end
end

T.story(function()
  local n = T.wait("the title", 120, function() return T.frame() > 5 and C.shown(C.TITLE) and T.shows("PRESS START") end)
  T.ok(n, "the title is lit " .. tostring(n) .. " frames after power-on")
  T.eq(T.ram("tv_system"), TV[T.system], "the television is known")
  T.shot("title")
  C.choose_people()
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  T.frames(60)
  T.shot("menu")
  for _, button in ipairs({ "down", "up", "down" }) do
    just_moved()
    local frames = answered_after(button)
    T.ok(frames and frames <= 2, "menu: " .. button .. " moves the hand within 2 frames, took " .. tostring(frames))
  end
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  for _, button in ipairs({ "left", "right", "right", "a" }) do
    just_moved()
    local frames = answered_after(button)
    T.ok(frames and frames <= 2, "board: " .. button .. " is seen within 2 frames, took " .. tostring(frames))
  end
  C.settle()
  just_moved()
  local frames = answered_after("left", 2)
  T.ok(frames and frames <= 2, "board: the second pad is seen within 2 frames, took " .. tostring(frames))
end)
