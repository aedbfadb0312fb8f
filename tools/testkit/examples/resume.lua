-- systems: nes nespal
-- Second example: memory by its name. Three stones against BITSY, the board of 2017; after a reset the game continues.
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")

T.story(function()
  P.to_setup("GOBANG")
  T.ok(not T.shows("CONTINUE LAST GAME"), "with a new battery there is no game to go on with")
  P.set("BLACK", "HUMAN")
  P.set("WHITE", "BITSY")
  P.start("NEW GAME")
  for _, cell in ipairs({ { 7, 7 }, { 3, 3 }, { 11, 3 } }) do
    P.go(cell[1], cell[2])                              -- the cursor, by the state block
    T.press("a")
    T.wait("the stone", 60, function() return T.state("moves") % 2 == 1 end)
    P.my_turn()                                         -- waits for the answer
  end
  T.eq(T.state("moves"), 6, "three stones each")
  local moves = P.bytes("gb_moves", 6)                  -- a variable of the game, by its label
  T.ok(moves:find("^119 ") and T.ram("gb_cell", 0x77) == 1, "the first is in the middle: 16 * 7 + 7")

  T.reset()                                             -- the console's button: the story continues after it
  P.to_setup("GOBANG")
  P.start("CONTINUE LAST GAME")
  T.frames(4)
  T.eq(T.state("moves"), 6, "six stones are back")
  T.eq(P.bytes("gb_moves", 6), moves, "the same ones")
end)
