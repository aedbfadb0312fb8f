-- systems: nes
-- In the three board games, in either look, the picture answers a press within two frames; boot.lua tests the same for the menu.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local GAMES = { { "CONNECT 4", "CHIPS" }, { "AMAZONS", "MEADOW" }, { "AMAZONS", "BASYS 3" }, { "GOBANG", "GARDEN" }, { "GOBANG", "SWORD BOARD" } }

local function sprites() local s = {} for i = 0, 255 do s[i] = string.char(T.oam(i)) end return table.concat(s, "", 0, 255) end
local function just_moved()                             -- anything that moves by itself would be mistaken for an answer
  local before = sprites()
  for _ = 1, 40 do T.frames(1) if sprites() ~= before then return end end
end
local function answered_after(button)
  just_moved()
  local before, frames = sprites(), nil
  T.hold(button, true)
  for n = 1, 8 do
    T.frames(1)
    if sprites() ~= before then frames = n break end
  end
  T.hold(button, false)
  T.frames(20)
  return frames
end

T.story(function()
  C.to_menu()
  for _, game in ipairs(GAMES) do
    C.take(game[1])
    C.wait_screen(C.SETUP)
    C.set("STYLE", game[2])
    C.take("NEW GAME")
    C.wait_screen(C.PLAY)
    T.frames(60)
    for _, button in ipairs({ "right", "left", "right" }) do
      local frames = answered_after(button)
      T.ok(frames and frames <= 2, ("%s, %s: %s is seen after %s frames"):format(game[1], game[2], button, tostring(frames)))
    end
    C.leave_to_menu()
  end
end)
