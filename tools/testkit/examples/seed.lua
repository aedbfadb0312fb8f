-- systems: nes
-- Third example: chance taken away. With a seed set in the state block the machine plays the same game each time, in any emulator.
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")

local function play()                                   -- four chips of ours, and what the machine answers
  P.to_setup("CONNECT 4")
  P.set("PLAYER 1", "HUMAN")
  P.set("PLAYER 2", "PIP")
  P.hurry()                                             -- no fades, no animations: the rules are the same
  P.seed(7)                                             -- before the game begins
  P.start("NEW GAME")
  T.eq(T.state("seed"), 7, "the game has the seed that was set")
  for turn, column in ipairs({ 1, 5, 0, 6 }) do
    P.go(column, T.state("row"))
    T.press("a")
    T.wait("our chip", 300, function() return T.state("moves") >= 2 * turn - 1 end)
    P.my_turn()
  end
  T.eq(T.state("moves"), 8, "eight moves are made")
  return P.bytes("c4_state.moves", 8)                   -- a field of a structure: its offset is in names.lua
end

T.story(function()
  local first = play()
  T.note(first)
  T.reset()
  T.frames(math.random(50))                             -- chance would be another now
  T.eq(play(), first, "the same seed gives the same game")
end)
