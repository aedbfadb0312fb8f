-- systems: nes
-- Third example: chance taken away. With a seed set in the state block the machine plays the same game each time, in any emulator.
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")

local function play()                                   -- the machine's answers to four moves of ours
  P.to_setup("AMAZONS")
  P.set("RED", "HUMAN")
  P.set("BLUE", "BEGINNER")
  P.hurry()                                             -- no fades, no animations: the rules are the same
  P.seed(7)                                             -- before the game begins
  P.start("NEW GAME")
  T.eq(T.state("seed"), 7, "the game has the seed that was set")
  for turn = 1, 4 do
    for _ = 1, 3 do T.press("a", 1, 2, 4) end           -- which amazon, where to, where the arrow flies: the cursor is always on something legal
    T.wait("our move", 300, function() return T.state("moves") == 2 * turn - 1 end)
    P.my_turn()
  end
  T.eq(T.state("moves"), 8, "eight moves are made")
  return P.bytes("ama.moves", 24)                       -- a field of a structure: its offset is in names.lua
end

T.story(function()
  local first = play()
  T.note(first)
  T.reset()
  T.frames(math.random(50))                             -- chance would be another now
  T.eq(play(), first, "the same seed gives the same game")
end)
