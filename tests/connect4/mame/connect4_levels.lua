-- systems: nes
-- Every level of Connect 4 on the console: the host's column, within its time, in the golden positions.
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local A = dofile(os.getenv("STORY_DIR") .. "/ai.lua")
local NAMES = { "PIP", "OLD MO", "HULI", "ABBOT WU", "MR TOCK", "BITSY" }
local LIMIT = { worst = 15, mean = 4 }                   -- seconds

local positions = {}
for line in io.lines("tests/golden/connect4/positions.txt") do
  if not line:find("^#") then positions[#positions + 1] = line end
end
local answers = A.host("build/host/connect4 move --level easy", table.concat(positions, "\n") .. "\n")
for i = #positions, 1, -1 do if not answers[i]:find("^%d") then table.remove(positions, i) end end -- games that are over

A.story({
  name = "connect4", title = "CONNECT 4", levels = { "beginner", "easy", "medium", "hard", "top", "expert" },
  limit = { beginner = LIMIT, easy = LIMIT, medium = LIMIT, hard = LIMIT, top = LIMIT, expert = LIMIT },
  positions = A.pick(positions, math.min(#positions, A.count * 2)),
  state = "c4_state.state", think = 4, found = "c4_state.found",
  set_level = function(number) C.set("PLAYER 1", NAMES[number]) C.set("PLAYER 2", NAMES[number]) end,
  record = C.position,
  move = function() return tostring(G.get("c4_think.column") + 1) end,
  host = function(p, level)
    local seed = (G.get16("c4_state.seed") + C.c4("count")) & 0xFFFF
    return A.host("build/host/connect4 move --level " .. level .. " --seed " .. seed, p .. "\n")[1]
  end,
  nodes = function() return G.get16("c4_think.nodes") end,
})
