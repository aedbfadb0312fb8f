-- systems: nes
-- Every level of Amazons on the console: the host's turn, within its time. Position I is game I of the easy level after I - 1 turns.
local T = dofile(os.getenv("STORY_LIB"))
local A = dofile(os.getenv("STORY_DIR") .. "/ai.lua")

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function name(s) return string.char(97 + s % 8) .. 8 - s // 8 end

local positions = {}
for i = 1, 50 do
  local turns = {}
  local answers = A.host("build/host/amazons --level easy --seed " .. i, "newgame\n" .. ("genmove\n"):rep(i - 1) .. "quit\n")
  for _, line in ipairs(answers) do turns[#turns + 1] = line:match("^move (.+)") end
  if answers[#answers] == "none" or #turns > 45 then turns = { table.unpack(turns, 1, #turns - 6) } end -- not at the very end
  positions[i] = setmetatable({ seed = i, turns = turns }, { __tostring = function(p) return table.concat(p.turns, " ") end })
end

A.story({
  name = "amazons", title = "AMAZONS", levels = { "original", "easy", "hard", "top", "beginner", "medium" },
  limit = { original = { worst = 10 }, easy = { worst = 5 }, hard = { worst = 5 }, top = { worst = 15 }, beginner = { worst = 5 }, medium = { worst = 5 } },
  positions = A.pick(positions, A.count),
  state = "ama_state.state", think = 1, found = "ama_state.found",
  record = function(p, level)
    local seed = (p.seed + #p.turns * 40503 - #p.turns) & 0xFFFF -- the game adds the turns; the host counts by 40503
    local record = { level, level, 0, seed & 255, seed >> 8 }
    for _, turn in ipairs(p.turns) do for s in turn:gmatch("%a%d") do record[#record + 1] = square(s) end end
    return record
  end,
  move = function()
    return name(T.ram("ama_turn", 0)) .. "-" .. name(T.ram("ama_turn", 1)) .. "/" .. name(T.ram("ama_turn", 2))
  end,
  host = function(p, level)
    local lines = { "newgame" }
    for _, turn in ipairs(p.turns) do lines[#lines + 1] = "play " .. turn end
    local answers = A.host("build/host/amazons --level " .. level .. " --seed " .. p.seed, table.concat(lines, "\n") .. "\ngenmove\nquit\n")
    return answers[#lines + 1]:match("^move (.+)") or "none"
  end,
  nodes = function() return T.ram16("ama_search_evaluations") end,
})
