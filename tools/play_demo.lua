-- `make play` without a display: the title, the menu, and what the attract mode shows by itself: every game for a minute, and a
-- picture of each.
local T = dofile(os.getenv("STORY_LIB"))
local GAMES = T.ram("game_count")
local function lit() for i = 1, 15 do if T.palette(i) ~= 0x0F then return true end end return false end -- no fade, nothing being loaded
T.story(function()
  local shown, count = {}, 0
  T.frames(110) T.shot("1-title")
  T.press("start") T.frames(60) T.shot("2-menu")
  T.press("b")
  for n = 3, GAMES + 2 do
    T.wait("a demo begins", 2400, function() return T.ram("pad_demo") == 1 end)
    T.frames(800)
    T.wait("a picture", 300, lit)
    T.shot(n .. "-demo")
    shown[T.ram("game_index")] = true
    T.wait("the demo is over", 3600, function() return T.ram("pad_demo") == 0 end)
  end
  for _ in pairs(shown) do count = count + 1 end
  T.eq(count, GAMES, "each game has played its demo")
end)
