-- systems: nes
-- The looks of Gobang: the room with the opponent in it, and the original's SWORD board. The look can be changed in play and at the end;
-- the game stays as it is, the colours are those of the look, and white stones are white in both.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local AIM, OVER = 0, 4
local BLACK, WOOD, WHITE = 0x0F, 0x27, 0x30
local left                                              -- middle of the first column

local function cell(x, y) return y * 16 + x end
local function place(x, y) G.walk("gb_state.cursor", 16, cell(x, y)) T.press("a", 1, 2, 24) end
local function colour(x, y)                             -- of the background, a little off a stone's middle
  local px, py = left + 12 * x + 2, 26 + 12 * y - 3
  local tile = T.vram(0x2000 + py // 8 * 32 + px // 8) * 16 + py % 8
  local bit = 7 - px % 8
  local index = T.vram(tile) >> bit & 1 | (T.vram(tile + 8) >> bit & 1) << 1
  local pal = T.vram(0x23C0 + py // 32 * 8 + px // 32) >> ((py // 16 % 2) * 4 + (px // 16 % 2) * 2) & 3
  return T.palette(index == 0 and 0 or pal * 4 + index)
end

local function stones(name)
  T.ok(colour(7, 7) == BLACK and colour(8, 7) == WHITE, name .. ": black is black and white is white")
  T.eq(colour(1, 1), WOOD, name .. ": the board is wood")
end

T.story(function()
  G.to_setup("GOBANG")
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  C.set("STYLE", "GARDEN")
  G.start("NEW GAME")
  left = 26
  place(7, 7)
  place(8, 7)
  stones("the room")
  T.shot("room")
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  T.frames(30)
  left = 42
  T.eq(T.palette(0), WOOD, "the SWORD board is bright wood to the edges")
  T.ok(T.ram("gb_count") == 2 and G.get("gb_state.state") == AIM, "the game continues as it was")
  stones("the SWORD board")
  T.shot("sword")
  for i = 0, 3 do
    place(3 + i, 3)
    place(3 + i, 5)
  end
  T.eq(G.get("gb_state.state"), AIM, "nobody has won yet")
  place(7, 3)
  T.frames(10)
  T.eq(G.get("gb_state.state"), OVER, "five win")
  T.shot("sword-end")
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  T.frames(40)
  T.ok(T.palette(0) == BLACK and G.get("gb_state.state") == OVER, "the result is shown in the other look, too")
  T.shot("room-end")
end)
