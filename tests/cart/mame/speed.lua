-- systems: nes nespal dendy famicom
-- The game runs at one speed on every television: sixty ticks a second, and chips fall as fast.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local FALL_SECONDS = 0.63                                -- to the bottom of an empty column, bounces included

local function clock() return C.c4("clock") + 256 * C.c4("clock", 1) end
local function seconds(from) local d = T.now() - from return d.seconds + d.attoseconds / 1e18 end

T.story(function()
  C.to_menu()
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  local before, from = clock(), T.now()
  T.frames(600)
  local rate = (clock() - before) / seconds(from)
  T.ok(math.abs(rate / 60 - 1) < 0.01, string.format("%.2f ticks a second, 60 within 1 %%", rate))
  C.aim(3)
  T.hold("a", true)
  T.wait("the fall", 10, function() return C.c4("state") == C.FALL end)
  from = T.now()
  T.hold("a", false)
  C.settle()
  local fall = seconds(from)
  T.ok(math.abs(fall / FALL_SECONDS - 1) < 0.06, string.format("a chip falls in %.2f s, %.2f s within 6 %%", fall, FALL_SECONDS))
end)
