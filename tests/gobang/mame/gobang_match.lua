-- systems: nes
-- Two people at Gobang: the opening of Swap2, a match of several games with a running score, colours that change, and a power cut in it.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local AIM, OVER, CHOOSE = 0, 4, 7

local function cell(x, y) return y * 16 + x end
local function place(x, y) G.walk("gb_state.cursor", 16, cell(x, y)) T.press("a", 1, 2, 20) end
local function names() return T.text(0, 14):sub(27, 28) .. T.text(0, 18):sub(27, 28) end
local function five(row)                                -- black wins in the upper rows, white's stones lie apart
  for i = 0, 3 do
    place(3 + i, row)
    place(2 * i + 2, row + 8)
  end
  place(7, row)
  G.wait("gb_state.state", OVER, 60)
end
local function next_game()
  T.frames(70)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING)
  T.frames(60)
  for _ = 1, 6 do
    if T.ram("screen_id") == C.PLAY then break end
    T.press("a", 1, 2, 30)
  end
  C.wait_screen(C.PLAY)
  G.wait("gb_state.state", AIM, 60)
end

T.story(function()
  G.to_setup("GOBANG")
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  C.set("RULES", "SWAP2")
  C.set("MATCH", "BEST OF 3")
  G.start("NEW GAME")
  T.ok(T.shows("SWAP2: PUT THREE STONES"), "Swap2 begins with three stones")
  place(7, 7)
  place(8, 8)
  place(6, 8)
  T.ok(G.get("gb_state.state") == CHOOSE and T.shows("OTHER: AWHITE BBLACK SEL+2"), "the other chooses")
  T.press("select", 1, 2, 6)
  T.ok(T.shows("SWAP2: PUT TWO MORE"), "to put two more")
  place(0, 0)
  place(14, 14)
  T.ok(G.get("gb_state.state") == CHOOSE and T.shows("FIRST: A BLACK  B WHITE"), "then the first one chooses")
  T.eq(names(), "P1P2", "so far the first one is black")
  T.press("b", 1, 2, 10)
  T.ok(G.get("gb_state.state") == AIM and names() == "P2P1", "and takes white")
  T.shot("swapped")
  T.press("b", 1, 2, 2)
  G.back_to_setup()
  C.set("RULES", "FREE")
  G.start("NEW GAME")
  five(2)
  T.eq(G.get("gb_state.wins") + 16 * G.get("gb_state.wins", 1), 1, "the first game goes to the one who began")
  next_game()
  T.ok(names() == "P2P1", "in the next game the other is black")
  T.ok(T.text(0, 17):find("1") and not T.text(0, 13):find("1"), "the score is shown next to the stones")
  place(7, 7)
  G.power_cycle("GOBANG")
  G.start("CONTINUE LAST GAME")
  T.ok(names() == "P2P1" and G.get("gb_state.wins") == 1, "after power-off as before it")
  T.press("b", 1, 2, 10)
  five(3)
  T.ok(G.get("gb_state.wins") == 1 and G.get("gb_state.wins", 1) == 1, "one each")
  next_game()
  five(2)
  T.eq(G.get("gb_state.wins"), 2, "the match is won")
  T.shot("match")
  next_game()
  T.ok(G.get("gb_state.wins") == 0 and G.get("gb_state.wins", 1) == 0, "and the next one begins on one button")
end)
