-- systems: nes nespal
-- Connect 4 against the AI: setup, its move, undo, hint, values of the columns, two AIs to watch, a win counted, power-off.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local THINK, HINT = 4, 6

local function keep(columns, starter) G.keep(G.GAME.connect4, C.record(columns, starter)) end
local function go_on()                                  -- from a setup screen that may not offer it yet
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
end
local function my_turn(limit) return T.wait("the person's turn", limit or 1200, function() return C.c4("state") == C.AIM end) end
local function value_row()                              -- the row of letters above the columns
  for row = 0, 29 do
    local text = T.text(0, row)
    if text:find("[WL=?] ") and not text:find("%u%u") and not text:find("%d") then return text, T.text(0, row + 1) end
  end
end

local function a_game()
  C.set("PLAYER 1", "HUMAN")
  C.set("PLAYER 2", "OLD MO")
  C.set("MATCH", "ONE GAME")
  C.set("STYLE", "CHIPS")
  T.shot("setup")
  G.start("NEW GAME")
  C.drop(3)
  T.wait("the AI to think", 200, function() return C.c4("state") == THINK end)
  T.frames(2)
  T.ok(T.shows("THINKING ..."), "the AI thinks, and says so")
  T.shot("thinking")
  my_turn()
  T.eq(C.c4("count"), 2, "it answers")
  T.eq(C.c4("cursor"), 3, "and the hand is back at the person's own column")
  T.press("b", 1, 2, 4)
  T.eq(C.c4("count"), 0, "undo takes its answer back, too")
  T.press("b", 1, 2, 4)
  T.ok(T.shows("NOTHING TO UNDO"), "and no more")
  T.hold("select", true)
  local looked = false                                  -- a move of the book is found within a frame or two
  for i = 1, 6 do
    T.frames(1)
    looked = looked or C.c4("state") == HINT
    if i == 2 then T.hold("select", false) end
  end
  T.ok(looked, "Select looks for a hint")
  my_turn()
  T.ok(C.c4("hint") == 4 and C.c4("cursor") == 3, "the first move is in the middle")
  T.frames(4)
  local corners = 0                                     -- the lowest hole of the middle column: x 88..111, y 176..199
  for i = 0, 63 do
    local y, x = T.oam(i * 4) + 1, T.oam(i * 4 + 3)
    if (x == 88 or x == 104) and (y == 176 or y == 192) then corners = corners + 1 end
  end
  T.eq(corners, 4, "a box is around the hole that its chip would fall into")
  T.shot("hint")
  C.drop(3)
  T.frames(4)
  my_turn()
end

local function power_off()
  local count, moves = C.c4("count"), G.bytes("c4_state.moves", 2)
  G.power_cycle("CONNECT 4")
  T.ok(T.shows("OLD MO"), "after power-off the choices are there")
  G.start("CONTINUE LAST GAME")
  T.ok(C.c4("count") == count and G.bytes("c4_state.moves", 2) == moves, "and the game")
  T.eq(G.get("c4_state.player", 1), 2, "and the AI plays on")
end

-- The empty board takes half a minute: the screen shows at once that something is going on.
local function values_at_work()
  local DOTS = ".  .  .  .  .  .  ."
  G.back_to_setup()
  keep("")
  go_on()
  G.pause_item("VALUES")
  T.frames(20)
  T.ok(C.c4("analysis") == 1 and T.text(0, 2):find(DOTS, 1, true), "VALUES: a dot above each column that is worked on")
  T.shot("values_at_work")
  C.drop(2)
  T.frames(20)
  T.ok(not T.text(0, 2):find(DOTS, 1, true), "which goes with the move")
end

local function values()
  G.back_to_setup()
  C.set("PLAYER 2", "MR TOCK")
  keep("333333222244")                                  -- P1 to move
  go_on()
  G.pause_item("VALUES")
  T.wait("the values", 60 * 60, function() return C.c4("analysis") == 2 end)
  T.frames(20)
  local letters, numbers = value_row()
  T.ok(letters and letters:find("W  W  W     W  W  W") and not T.shows("YOUR TURN"), "VALUES shows a value above the columns instead of the message, none above a full one")
  T.ok(numbers and numbers:find("2  1  2     2  1  2"), "and below it in how many moves")
  T.shot("values")
  C.drop(0)                                             -- the values go with the move
  my_turn(60 * 20)
  G.pause_item("CHANGE STYLE")
  T.frames(60)
  T.wait("its values", 60 * 60, function() return C.c4("analysis") == 2 end)
  T.frames(20)
  T.ok(T.text(0, 2):find("[WL=?] [WL=?] [WL=?]") and not T.shows("YOUR TURN"), "the LED look has them instead of the message")
  T.shot("values_led")
  T.press("b", 1, 2, 30)                                -- the move and its answer are taken back
  T.ok(C.c4("count") == 12, "undo works beside them")
  G.pause_item("CHANGE STYLE")
  T.frames(60)
  G.pause_item("VALUES")
  T.frames(20)
  T.ok(not value_row(), "and hides them")
end

local function ends()
  G.back_to_setup()
  keep("061626")                                        -- P1 has 0 1 2, P2 is Perfect
  go_on()
  C.drop(3)
  T.wait("the end", 240, function() return C.c4("state") == C.OVER end)
  T.frames(12)                                          -- the statistics take some time
  T.ok(T.shows("YOU WIN!"), "four in a line win")
  T.eq(G.stat(G.RECORD.connect4, 9), 1, "a win over Perfect is counted")
  T.shot("won")
  G.back_to_setup()
  C.set("PLAYER 1", "ABBOT WU")
  keep("061626")
  go_on()
  T.wait("the end", 1200, function() return C.c4("state") == C.OVER end)
  T.ok(C.c4("count") == 7 and C.c4("moves", 6) == 3, "two AIs: Hard takes the win")
  T.eq(G.stat(G.RECORD.connect4, 9), 1, "which is no person's win")
  C.next_game()
  local began = T.wait("the next game", 600, function() return C.c4("count") > 0 and C.c4("count") < 7 end)
  T.ok(began and C.c4("state") ~= C.OVER, "after a press they play the next game")
end

-- A late position that is not in the book and takes Perfect most of a minute.
local function long_thought()
  G.back_to_setup()
  C.set("PLAYER 1", "MR TOCK")
  C.set("PLAYER 2", "HUMAN")
  G.keep(G.GAME.connect4, C.position("145615771163372355123675"))
  go_on()
  T.ok(T.wait("15 s", 60 * 17, function() return T.shows("B GO!") end), "a thought of more than 15 s says so")
  T.frames(130)
  local first
  for row = 0, 29 do first = first or tonumber(T.text(0, row):match("THINKING +(%d+)S")) end
  T.ok(first and first >= 16 and first <= 18, "and counts the seconds: " .. tostring(first))
  T.shot("long")
  T.press("b", 1, 2, 2)
  T.ok(T.wait("the move", 60, function() return C.c4("found") == 1 end), "B stops it")
  T.ok(T.wait("the words", 12, function() return T.shows("BEST SO FAR") end), "the best move so far is called so")
  T.shot("unproven")
  my_turn(300)
  T.eq(C.c4("count"), 25, "and played")
end

T.story(function()
  math.randomseed(9)
  G.to_setup("CONNECT 4")
  a_game()
  power_off()
  values_at_work()
  values()
  ends()
  long_thought()
end)
