-- systems: nes
-- Two people at Amazons: a match of several games with a running score, sides that change, a power cut in it, and the next match on one button.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local ST_PERSON, ST_OVER, ST_OFFER = 0, 5, 7
local LEFT = 8                                          -- turns before the end of a game that the host has played

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function wins() return G.get("ama_state.wins") * 16 + G.get("ama_state.wins", 1) end
local function names() return T.text(0, 8):sub(27, 28) .. T.text(0, 16):sub(27, 28) end
local function score() return T.text(0, 10):sub(30, 30) .. T.text(0, 15):sub(30, 30) end
local late                                              -- the squares of such a game
local function late_game()
  late = {}
  local turns = {}
  local host = io.popen("{ echo newgame; yes genmove | head -60; echo quit; } | build/host/amazons --level easy --seed 3")
  for line in host:lines() do turns[#turns + 1] = line:match("^move (.+)") end
  host:close()
  for i = 1, #turns - LEFT do for name in turns[i]:gmatch("%a%d") do late[#late + 1] = square(name) end end
end
-- Replaces the kept game by one that will soon be over, but keeps its head: players, score and sides.
local function finish()
  local record = G.kept(G.GAME.amazons)
  for i, cell in ipairs(late) do record[5 + i] = cell end
  G.keep(G.GAME.amazons, record)
  C.leave_to_menu()
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
  T.wait("the offer", 900, function() return G.get("ama_state.state") == ST_OFFER end)
  T.frames(30)
  T.press("a", 1, 2, 20)
  T.eq(G.get("ama_state.state"), ST_OVER, "the game is over")
end
local function next_game()
  C.wait_screen(C.ENDING)
  T.frames(60)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  G.wait("ama_state.state", ST_PERSON, 60)
  T.frames(20)
end

T.story(function()
  late_game()
  G.to_setup("AMAZONS")
  C.set("MATCH", "BEST OF 3")
  C.set("STYLE", "MEADOW")
  G.start("NEW GAME")
  T.eq(names(), "P2P1", "P1 is red, and sits below")
  T.eq(score(), "  ", "no score yet")
  finish()
  local winner = T.ram("ama_settled")
  T.eq(wins(), winner == 0 and 0x10 or 0x01, "one game has been won, by the side that was counted")
  C.wait_screen(C.ENDING)
  T.frames(60)
  T.ok(T.shows("P1"), "the ending shows the score")
  T.shot("ending")
  next_game()
  T.eq(names(), "P1P2", "in the next game P2 has red")
  T.eq(score(), winner == 0 and "10" or "01", "the score is shown next to the figures")
  T.shot("second")
  G.power_cycle("AMAZONS")
  G.start("CONTINUE LAST GAME")
  T.frames(20)
  T.ok(names() == "P1P2" and wins() == (winner == 0 and 0x10 or 0x01), "after power-off as before it")
  finish()
  T.eq(wins(), 0x11, "the same side wins again: one each")
  next_game()
  T.eq(names(), "P2P1", "and P1 has red again")
  finish()
  T.ok(wins() == (winner == 0 and 0x21 or 0x12), "the match is won")
  C.wait_screen(C.ENDING)
  T.frames(60)
  T.ok(T.shows("MATCH WON!"), "and the ending says so")
  T.shot("won")
  next_game()
  T.eq(wins(), 0, "the next match begins on one button")
end)
