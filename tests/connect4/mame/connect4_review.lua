-- systems: nes
-- Looking back at a lost game of Connect 4: the turning point and what was better, the moves as a list, and the way in and out.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local LOOK = 11
-- made as in test_connect4_review.c: with stone 20 the second player gives a draw or more away
local GAME, BLUNDER_AT = "055230511204221534263", 19
local _, height = GAME:sub(1, BLUNDER_AT):gsub("3", "3")
local BEST = "D" .. height + 1

local function words() T.frames(30) end
local function step(button, times) for _ = 1, times do T.press(button, 1, 2, 4) end T.frames(30) end

local function from_the_ending()
  C.play(GAME)
  T.wait("the end", 240, function() return C.c4("state") == C.OVER end)
  C.to_ending()
  T.ok(T.shows("SELECT") or T.shows("SEL"), "the ending offers to look back")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  T.eq(C.c4("state"), LOOK, "SELECT looks back")
  T.shot("working")
  T.wait("the turning point", 60 * 60, function() return T.ram("c4_review") ~= 0 end)
  words()
  T.ok(T.shows("MOVE 20 TURNED IT"), "it names the move that turned the game")
  T.ok(T.shows("21D"), "the slate has the moves: number, column, row")
  T.eq(C.c4("count"), #GAME, "the board is the last position")
  T.shot("end")
  T.press("select", 1, 2, 4)
  words()
  T.eq(C.c4("count"), BLUNDER_AT, "SELECT goes there")
  T.ok(T.shows("HERE " .. BEST .. " IS BEST"), "and says what was best")
  T.shot("best")
  step("left", 17)
  T.eq(C.c4("count"), 2, "LEFT steps back")
  T.ok(T.shows(" 1A1") and T.shows(" 2F1"), "the list goes along")
  step("right", 22)
  T.eq(C.c4("count"), #GAME, "RIGHT steps forth, to the end and no further")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.ENDING, "B: the ending again")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY, "and from there the next game")
  T.wait("the chips to fall out", 240, function() return C.c4("state") ~= C.EMPTY end)
  T.ok(C.c4("state") == C.AIM and C.c4("count") == 0, "which begins")
end

local function from_the_pause_menu()
  C.play("3344")
  G.pause_item("REVIEW")
  C.wait_screen(C.PLAY)
  T.frames(30)
  T.eq(C.c4("state"), LOOK, "the pause menu leads there, too")
  step("left", 9)
  T.eq(C.c4("count"), 0, "back to the empty board")
  T.press("b", 1, 2, 2)
  T.wait("the game", 120, function() return C.c4("state") == C.AIM and C.shown(C.PLAY) end)
  T.eq(C.c4("count"), 4, "B: the game continues where it was")
  T.ok(C.cell(0, 3) ~= 0 and C.cell(1, 4) ~= 0, "with all its chips")
end

T.story(function()
  C.to_menu()
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  from_the_ending()
  from_the_pause_menu()
end)
