-- systems: nes nespal
-- Start in the Labyrinth opens and closes the pause menu sixty times during a walk, at different moments each time: every frame
-- shows the game with its map or the menu with its hand, whole, and never more than eight sprites on a line.
local T = dofile(os.getenv("STORY_LIB"))
local E = dofile(os.getenv("STORY_DIR") .. "/eyes.lua")
local PLAY = 0x41
local FIRST_MAP, HAND_TILES, MAP_SPRITES, HIDDEN = 16, 6, 32, 0xEF -- before the map is the things in the maze
local TIMES = 60
local paused = 0                                        -- frames
local seen = { lines = 0, menu = 0, game = 0, mixed = 0, torn = 0 }

local function look()
  if T.ram("screen_id") ~= PLAY or T.ram("ppu_blank") ~= 0 then return end
  local map, hand = 0, 0
  for sprite = 0, 63 do
    if T.oam(sprite * 4) < HIDDEN then
      if T.oam(sprite * 4 + 1) < HAND_TILES then hand = hand + 1 elseif sprite >= FIRST_MAP then map = map + 1 end
    end
  end
  if E.too_many_sprites() then seen.lines = seen.lines + 1 end
  if map > 0 and map < MAP_SPRITES then seen.torn = seen.torn + 1 end
  paused = T.ram("game_paused") == 1 and paused + 1 or 0
  if paused > 2 then seen.menu = seen.menu + 1 else seen.game = seen.game + 1 end
  if map > 0 and (hand > 0 or paused > 2) then seen.mixed = seen.mixed + 1 end
end

T.limit = 60 * 60 * 30
T.story(function()
  T.frames(90)
  T.press("start")
  T.frames(60)
  T.press("down", 1, 3, 5)                              -- the first picture of the lower row
  T.press("a")
  T.frames(60)
  T.press("a")
  T.wait("the Labyrinth", 300, function() return T.ram("screen_id") == PLAY and T.ram("ppu_blank") == 0 end)
  T.frames(60)
  T.frames(2)
  T.every_frame = look
  local opened = 0
  for n = 1, TIMES do
    -- the hand goes to the menu's last line, beside the map, when Up comes with Start
    T.hold("up", true)
    T.frames(n % 3 == 0 and 1 or 0)
    T.hold("start", true) T.frames(3) T.let_go()
    T.frames(24 + n % 5)
    if T.ram("game_paused") == 1 then opened = opened + 1 end
    T.press("b")
    T.frames(24)
    local way = ({ "up", "left", "right" })[n % 3 + 1]
    T.hold(way, true) T.frames(5 + n * 7 % 23) T.hold(way, false)
    T.frames(n % 4)
  end
  T.every_frame = nil
  T.ok(opened > TIMES * 3 // 4, "the menu was opened " .. opened .. " times")
  T.ok(seen.menu > 500 and seen.game > 500, seen.menu .. " frames of the menu, " .. seen.game .. " of the game")
  T.eq(seen.lines, 0, "frames with more than eight sprites on a line")
  T.eq(seen.torn, 0, "frames with a part of the map")
  T.eq(seen.mixed, 0, "frames with the map on the menu, or the hand on the game")
end)
