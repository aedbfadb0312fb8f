-- systems: nes
-- The look of the Basys 3: each square has the colours of the simulated hardware's picture, and the look can be changed during
-- the game.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local RESULT = 0x42
local A = dofile(os.getenv("STORY_DIR") .. "/amazons.lua")

-- What a point of a square shows, as a colour number, without the cursor: from tile, attribute and palette.
local function colour(name, dx, dy)
  local x, y = 64 + A.square(name) % 8 * 16 + dx, 32 + A.square(name) // 8 * 16 + dy
  local tile = T.vram(0x2000 + y // 8 * 32 + x // 8) * 16 + y % 8
  local bit = 7 - x % 8
  local index = (T.vram(tile) >> bit & 1) + 2 * (T.vram(tile + 8) >> bit & 1)
  local pal = T.vram(0x23C0 + y // 32 * 8 + x // 32) >> ((y // 16 % 2) * 4 + (x // 16 % 2) * 2) & 3
  return index == 0 and 0x0F or T.palette(pal * 4 + index)
end
local function look(name) return string.format("%02X on %02X", colour(name, 7, 7), colour(name, 1, 8)) end

T.story(function()
  G.to_setup("AMAZONS")
  C.set("RED", "HUMAN")
  C.set("BLUE", "HUMAN")
  G.start("NEW GAME")
  A.turn("a3-a5/c5")
  A.turn("f8-f4/c4")
  G.pause_item("CHANGE STYLE")
  T.wait("the other look", 200, function() return T.palette(1) == 0x00 end)
  C.wait_screen(C.PLAY)
  T.frames(30)
  T.eq(G.get("ama.turns"), 2, "the game goes on in the other look")
  T.shot("pick")
  -- as in golden/amazons-board/png: grey squares, flat discs, black ones for arrows, squares that are green all over
  T.eq(look("a8"), "10 on 10", "a light square is light grey")
  T.eq(look("b8"), "00 on 00", "a dark one dark grey")
  T.eq(look("c5"), "0F on 00", "an arrow is a black disc")
  T.eq(look("f4"), "12 on 00", "blue is a blue disc")
  T.eq(look("c8"), "16 on 2B", "red, who may be picked, is on light green")
  T.ok(T.shows("RED: PICK AN AMAZON"), "words say whose turn it is")
  local on_board, cells = 0, 0
  for i = 0, 63 do
    local name = string.char(97 + i % 8) .. 8 - i // 8
    cells = cells + 1
    if colour(name, 7, 7) ~= 0x16 and colour(name, 1, 8) == 0x2B then on_board = on_board + 1 end
  end
  T.eq(on_board, 0, "no empty square is green before one is picked")
  A.press_at("d1")
  T.ok(T.shows("NO AMAZON STANDS THERE"), "a refusal has its reason")
  A.press_at("c1")
  T.frames(20)
  T.eq(look("c2"), "2B on 2B", "then the squares where she may go are green, whole")
  T.eq(look("c8"), "16 on 10", "and amazons no more")
  T.ok(colour("c2", 15, 8) ~= 0x2B, "with a dark line at the right")
  T.shot("move")
  A.press_at("b3")
  T.ok(T.shows("ONLY STRAIGHT OR DIAGONAL"), "why a square is refused: not straight")
  A.press_at("c6")
  T.ok(T.shows("AN ARROW IS IN THE WAY"), "an arrow is in the way")
  A.press_at("c5")
  T.ok(T.shows("AN ARROW STANDS THERE"), "an arrow is there")
  A.press_at("c3")
  T.frames(20)
  T.shot("shoot")
  T.press("b", 1, 2, 4)
  T.press("b", 1, 2, 4)
  T.frames(20)
  T.press("select", 1, 2, 60)
  T.shot("territory")
  T.press("select", 1, 2, 30)
  A.turn("c1-c3/c1")
  T.shot("blue")
  T.ok(T.shows("BLUE: PICK AN AMAZON"), "blue's turn is named")
  G.pause_item("CHANGE STYLE")
  T.wait("the first look", 200, function() return T.palette(1) ~= 0x00 end)
  C.wait_screen(C.PLAY)
  T.eq(G.get("ama.turns"), 3, "and back again in play")
  T.frames(20)
  T.shot("meadow")
  T.eq(C.words_outside(), "", "no letter outside the safe area")
  -- the end: a chess queen in the winner's colour, then the club's ending
  G.back_to_setup()
  C.set("STYLE", "BASYS 3")
  G.start("NEW GAME")
  A.short_game()
  T.eq(G.get("ama.step"), 3, "a game is over")
  T.ok(T.shows("BLUE CANNOT MOVE"), "and the board says why")
  T.frames(10)
  T.shot("over")
  C.wait_screen(RESULT)
  T.frames(30)
  T.shot("queen")
  T.ok(T.shows("RED WINS!") and T.palette(4 + 3) == 0x16, "the winner's screen follows the look: RED WINS")
  T.eq(T.vram(0x23C0 + 8 + 3), 0x55, "with a red queen")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING, "the club's ending behind it")
end)
