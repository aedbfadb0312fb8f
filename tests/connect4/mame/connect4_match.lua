-- systems: nes nespal dendy famicom
-- A whole match of Connect 4 by two players: a full column, a line, two lines at once, a tie, a match won, and the statistics.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local DOUBLE, DOUBLE_CELLS = "324531123425063", "00 03 11 13 22 23 33"  -- row and column, row 0 at the bottom
local plain = {}                                         -- picture of a chip by player, as it is on the board

local function owner(row, column)
  local side = C.cell(row, column)
  if side == 0 then return nil end
  return side == 1 and C.c4("starter") or 1 - C.c4("starter")
end
local function learn_chips()                             -- from a board at rest
  T.frames(8)
  for column = 0, 6 do for row = 0, 5 do local p = owner(row, column) if p then plain[p] = C.picture(row, column) end end end
end

-- Watches some frames: which cells ever have a ring or a spark, and whether all chips keep their owner's picture.
local function lit(frames)
  local seen, crowd, own = {}, 0, true
  for _ = 1, frames do
    C.glints(seen)
    for row = 0, 5 do for column = 0, 6 do
      local p = owner(row, column)
      own = own and (not p or C.picture(row, column) == plain[p])
    end end
    crowd = math.max(crowd, C.sprites_on_a_line())
    T.frames(1)
  end
  local list = {}
  for key in pairs(seen) do list[#list + 1] = key end
  table.sort(list)
  return table.concat(list, " "), own, crowd
end

local function shows_win(cells, words)
  T.eq(C.c4("state"), C.OVER, "the game is over")
  T.wait("the words", 10, function() return T.shows(words) end)
  T.ok(T.shows(words), "it says " .. words)
  T.frames(10)
  local list, own, crowd = lit(80)
  T.eq(list, cells, "exactly the winning chips have rings")
  T.ok(own, "and keep their owner's colour, as all do")
  T.ok(crowd <= 8, "at most 8 sprites on a line, " .. crowd)
  T.shot(cells:gsub(" ", "-"))
end

local function game_1()
  T.eq(C.turn(), 0, "player 1 begins")
  C.play("333333")
  learn_chips()
  T.ok(plain[0] and plain[1] and plain[0] ~= plain[1], "the chips of the players have different pictures")
  C.drop(3)
  T.frames(4)
  T.ok(C.c4("count") == 6 and C.c4("state") == C.AIM, "a full column refuses")
  T.ok(T.shows("THIS COLUMN IS FULL"), "and it is said")
  T.frames(100)
  T.ok(T.shows("P1 TO MOVE"), "then whose turn it is")
  C.play("00112")
  shows_win("00 01 02 03", "P1 WINS THE GAME!")
  T.eq(T.state("result"), 1, "the state block says who has won this game of the match")
end

local function game_2()
  C.to_ending()
  T.ok(not T.shows("YOU"), "of two people nobody is YOU")
  T.shot("ending")
  T.press("a", 2, 2, 2)
  C.wait_screen(C.PLAY, "A: the board again")
  T.wait("the chips to fall out", 240, function() return C.c4("state") ~= C.EMPTY end)
  T.ok(C.c4("state") == C.AIM and C.c4("count") == 0, "the next game has begun")
  T.eq(C.turn(), 1, "player 2 begins now")
  T.ok(C.c4("wins", 0) == 1 and C.c4("wins", 1) == 0, "the score is 1 to 0")
  C.play(DOUBLE)
  shows_win(DOUBLE_CELLS, "P2 WINS THE GAME!")
end

local function game_3()
  C.next_game()
  T.eq(C.turn(), 0, "player 1 begins again")
  C.play(C.TIE)
  T.ok(C.c4("state") == C.OVER and C.c4("count") == 42, "the board is full")
  T.frames(4)
  T.ok(T.shows("A TIE"), "a tie is said")
  T.frames(20)
  local list, own = lit(160)
  T.ok(#list > 15 * 3 and own, "sparks here and there over chips that stay as they are", list)
  T.shot("tie")
  T.ok(C.c4("wins", 0) == 1 and C.c4("wins", 1) == 1, "a tie counts for nobody")
  T.eq(T.state("result"), 3, "the state block says that it is a draw")
end

local function game_4()
  C.next_game()
  C.play("0101010")
  T.frames(4)
  T.ok(T.shows("P2 WINS THE MATCH!"), "two of three win the match")
  T.eq(C.c4("wins", 1), 2, "the score is 1 to 2")
  C.next_game()
  T.ok(C.c4("wins", 0) == 0 and C.c4("wins", 1) == 0 and C.turn() == 0, "the next game begins a new match")
end

local function statistics()
  C.leave_to_menu()
  C.setup()
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  for words, n in pairs({ ["GAMES PLAYED"] = 4, ["P1 WINS"] = 1, ["P2 WINS"] = 2, TIES = 1, ["MATCHES PLAYED"] = 1 }) do
    local found
    for row = 0, 29 do found = found or T.text(0, row):match(words .. "%s+(%d+)") end
    T.eq(tonumber(found), n, "statistics: " .. words)
  end
end

T.story(function()
  C.to_menu()
  C.new_game({ best_of = 3, one_pad = 0, look = 0 })
  game_1()
  game_2()
  game_3()
  game_4()
  statistics()
end)
