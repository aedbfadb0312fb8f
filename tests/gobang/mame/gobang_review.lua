-- systems: nes
-- The review of a lost game: the machine wins, SELECT on the club's screen looks back, the stone that lost is shown with a better point, and
-- the game can be stepped through in the notation of players.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local OVER, LOOK, REVIEW = 4, 5, 6
local HUMAN, ORIGINAL = 0, 1

local function cell(x, y) return y * 16 + x end

T.story(function()
  G.to_setup("GOBANG")
  -- White has three in a row, open at both ends; black put its fourth stone far away. White made four, black stopped one end.
  local points = { { 7, 7 }, { 6, 6 }, { 8, 7 }, { 7, 6 }, { 0, 0 }, { 8, 6 }, { 0, 14 }, { 9, 6 }, { 10, 6 } }
  local record = { HUMAN, ORIGINAL, 0, 7, 0 }
  for _, p in ipairs(points) do record[#record + 1] = cell(p[1], p[2]) end
  G.keep(G.GAME.gobang, record)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
  G.wait("gb_state.state", OVER, 900, "the machine to win")
  T.ok(T.ram("gb_result") == 2 and T.ram("gb_count") == 10, "white has five")
  T.frames(80)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING)
  T.frames(40)
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY)
  G.wait("gb_state.state", LOOK, 60)
  T.ok(T.shows("LOOKING BACK ..."), "SELECT looks back")
  G.wait("gb_state.state", REVIEW, 3600)
  T.frames(30)
  T.shot("turning-point")
  T.eq(T.ram("gb_review_turn"), 6, "the seventh stone lost the game")
  local best = T.ram("gb_review_best")
  T.ok(best == cell(5, 6) or best == cell(9, 6), "and one end of the three would have been better: " .. best)
  T.ok(T.ram("gb_count") == 7 and T.shows("THIS LOST. BETTER: THE RING"), "which the board shows and the line says")
  T.ok(T.text(0, 23):find("A 1"), "the stone's place is written as players do: A1")
  T.press("left", 1, 2, 20)
  T.ok(T.ram("gb_count") == 6 and T.text(0, 23):find("I 9"), "left goes back to I9")
  T.press("right", 1, 2, 6)
  T.press("right", 1, 2, 20)
  T.eq(T.ram("gb_count"), 8, "right goes on")
  T.press("select", 1, 2, 6)
  T.eq(T.ram("gb_count"), 7, "SELECT goes to the turning point")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING)
  T.ok(T.ram("gb_count") == 10 and T.ram("gb_result") == 2, "A is done with it, and the game is as it was")
end)
