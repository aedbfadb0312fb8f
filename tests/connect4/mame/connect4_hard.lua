-- systems: nes
-- Late positions that are not in the book and take Perfect longer than usual: it searches until the value is proven, and plays
-- the host's move. Most take under half a minute, the hardest known two and a half. AI_POSITIONS=8 runs all of the stored ones,
-- otherwise two.
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local A = dofile(os.getenv("STORY_DIR") .. "/ai.lua")

local positions = {}
for line in io.lines("tests/golden/connect4/hard.txt") do positions[#positions + 1] = line end

A.story({
  name = "connect4", title = "CONNECT 4", levels = { "perfect" },
  limit = { perfect = { worst = 60 } },
  positions = A.count < #positions and { "131774333453722446421116", "453156417612747752377521" } or positions,
  state = "c4_state.state", think = 4, found = "c4_state.found",
  set_level = function() C.set("PLAYER 1", "MR TOCK") C.set("PLAYER 2", "MR TOCK") end,
  record = C.position,
  move = function() return tostring(G.get("c4_think.column") + 1) end,
  host = function(p) return A.host("build/host/connect4 move", p .. "\n")[1] end,
  nodes = function() return G.get16("c4_think.nodes") end,
})
