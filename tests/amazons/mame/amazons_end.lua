-- systems: nes
-- The end of Amazons: as soon as no square is contested the cart says so and counts; the player ends the game, plays on, or has
-- the rest played out, with the same winner.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local ST_PERSON, ST_OVER, ST_OFFER = 0, 5, 7
local PERSON, LEFT = 0, 8                               -- turns before the end of a game that the host has played

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function late_game()
  local turns, record = {}, {}
  local host = io.popen("{ echo newgame; yes genmove | head -60; echo quit; } | build/host/amazons --level easy --seed 3")
  for line in host:lines() do turns[#turns + 1] = line:match("^move (.+)") end
  host:close()
  for i = 1, #turns - LEFT do for name in turns[i]:gmatch("%a%d") do record[#record + 1] = square(name) end end
  G.keep(G.GAME.amazons, { PERSON, PERSON, 0, 9, 0, table.unpack(record) })
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
  local frames = T.wait("the offer", 900, function() return G.get("ama_state.state") == ST_OFFER end)
  T.frames(60)
  return #turns - LEFT, frames
end

T.story(function()
  G.to_setup("AMAZONS")
  C.set("STYLE", "MEADOW")
  local at = late_game()
  T.ok(T.shows("NO SQUARE IS CONTESTED"), "the cart says that no square is contested")
  T.ok(T.shows("LEFT"), "and counts the turns that are left")
  T.shot("offer")
  T.wait("the keys", 200, function() return T.shows("END THE GAME") end)
  T.frames(10)
  T.shot("keys")
  local winner = T.ram("ama_settled")
  local name = winner == 0 and "RED HAS MORE TURNS LEFT" or "BLUE HAS MORE TURNS LEFT"
  T.wait("who has won", 400, function() return T.shows(name) end)
  T.press("a", 1, 2, 20)
  T.ok(G.get("ama_state.state") == ST_OVER and G.get("ama.turns") == at, "A ends the game as it is")
  T.eq(G.get("ama_state.ended"), winner + 1, "with that winner")
  T.eq(G.stat(G.RECORD.amazons, 1 + winner), 1, "which is counted")
  T.frames(30)
  T.shot("ended")
  C.wait_screen(C.ENDING)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  at = late_game()
  T.press("select", 1, 2, 4)
  local frames = T.wait("the rest to be played out", 1800, function() return G.get("ama_state.state") == ST_OVER end)
  T.ok(G.get("ama.turns") > at and G.get("ama_state.ended") == 0, "SELECT plays the rest out, in " .. tostring(frames) .. " frames")
  T.eq(G.get("ama.side") ~ 1, winner, "with the winner of the count")
  C.wait_screen(C.ENDING)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  late_game()
  T.press("b", 1, 2, 30)
  T.ok(G.get("ama_state.state") == ST_PERSON, "B plays on")
  T.frames(300)
  T.ok(G.get("ama_state.state") == ST_PERSON, "and it is not asked again")
end)
