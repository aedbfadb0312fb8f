-- systems: nes
-- The AIs think as fast with all motion as with QUICK MOVES: in each of the three board games a person plays the last move of a
-- position, and the ticks and nodes that the machine takes for its answer are compared.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local A = dofile(os.getenv("STORY_DIR") .. "/ai.lua")
local MOST = 1.02                                        -- ticks with motion to ticks without
local POSITIONS = 3
local SEED, TOP = 7, 4                                   -- the level, numbered as in the saves of Amazons and Gobang

local function words(line)
  local list = {}
  for word in line:gmatch("%S+") do list[#list + 1] = word end
  return list
end
local function players(moves)                            -- the person plays the last of the moves, the machine answers
  if moves % 2 == 1 then return 0, TOP end
  return TOP, 0
end
-- A kept game of all moves but the last: its head, then the places that are named in each move.
local function record_of(moves, name, place)
  local first, second = players(#moves)
  local record = { first, second, 0, SEED, 0 }
  for i = 1, #moves - 1 do for text in moves[i]:gmatch(name) do record[#record + 1] = place(text) end end
  return record
end

local connect4 = { title = "CONNECT 4", name = "connect4", state = "c4_state.state", person = 0, think = 4, found = "c4_state.found" }
function connect4.positions()
  local odd = {}                                         -- the second player's turn
  for line in io.lines("tests/golden/connect4/positions.txt") do
    if line:find("^%d+$") and #line % 2 == 1 and #line > 8 and #line < 24 then odd[#odd + 1] = line end
  end
  return odd
end
function connect4.set() C.set("PLAYER 1", "HUMAN") C.set("PLAYER 2", "MR TOCK") end
function connect4.record(line) return C.position(line:sub(1, -2)) end
function connect4.point(line)
  G.put("c4_state.seed", SEED)
  T.poke("c4_state", 0, C.offset["c4_state.seed"] + 1)
  C.aim(tonumber(line:sub(-1)) - 1)
end
function connect4.answer() return G.get("c4_think.column") end

local amazons = { title = "AMAZONS", name = "amazons", state = "ama_state.state", person = 0, think = 1, found = "ama_state.found" }
local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
function amazons.positions()
  local all = {}
  for i = 3, 9, 3 do
    local turns = {}
    for _, answer in ipairs(A.host("build/host/amazons --level easy --seed " .. i, "newgame\n" .. ("genmove\n"):rep(i) .. "quit\n")) do
      turns[#turns + 1] = answer:match("^move (.+)")
    end
    all[#all + 1] = table.concat(turns, " ")
  end
  return all
end
function amazons.set() end
function amazons.record(line) return record_of(words(line), "%a%d", square) end
function amazons.point(line)
  local turns = words(line)
  local from, to, arrow = turns[#turns]:match("(%a%d)%-(%a%d)/(%a%d)")
  for _, s in ipairs({ from, to }) do
    G.walk("ama_state.cursor", 8, square(s))
    T.press("a", 1, 2, 10)
    T.wait("the hand", 120, function() return G.get("ama_state.state") == amazons.person end)
  end
  G.walk("ama_state.cursor", 8, square(arrow))
end
function amazons.answer() return T.ram("ama_turn") .. " " .. T.ram("ama_turn", 1) .. " " .. T.ram("ama_turn", 2) end

local gobang = { title = "GOBANG", name = "gobang", state = "gb_state.state", person = 0, think = 1, found = "gb_state.found" }
local function cell(point)
  local x, y = point:match("(%d+),(%d+)")
  return tonumber(y) * 16 + tonumber(x)
end
function gobang.positions()
  local all = {}
  for line in io.lines("tests/golden/gobang/positions.txt") do all[#all + 1] = line end
  return all
end
function gobang.set() end
function gobang.record(line) return record_of(words(line), "%d+,%d+", cell) end
function gobang.point(line)
  local moves = words(line)
  G.walk("gb_state.cursor", 16, cell(moves[#moves]))
end
function gobang.answer() return T.ram("gb_moves", T.ram("gb_count") - 1) end

-- Ticks of thought, and the answer. The person's hand is moved to where the move goes; then A, and the machine's turn begins.
local function thought(game, position, quick)
  T.poke("options", quick, C.offset["options.quick"])
  G.keep(G.GAME[game.name], game.record(position))
  G.put(game.state, 0xEE)
  C.take("CONTINUE LAST GAME")
  T.wait("the person's turn", 240, function() return T.ram("screen_id") == C.PLAY and G.get(game.state) == game.person and T.ram("ppu_blank") == 0 end)
  T.frames(10)
  game.point(position)
  T.hold("a", true)
  local waited = 0
  repeat
    T.frames(1)
    waited = waited + 1
    if waited == 2 then T.hold("a", false) end           -- held longer it would hurry the motion
  until G.get(game.state) == game.think or waited == 200
  local from = T.frame()
  T.hold("a", false)
  T.wait("its answer", 3600, function() return G.get(game.found) == 1 or G.get(game.state) ~= game.think end)
  local ticks = T.frame() - from
  T.wait("its move", 900, function() return G.get(game.state) == game.person end)
  local answer = game.answer()
  G.back_to_setup()
  return ticks, answer
end

T.story(function()
  for _, game in ipairs({ connect4, amazons, gobang }) do
    T.reset()
    G.to_setup(game.title)
    game.set()
    G.start("NEW GAME")                                 -- so that there is a game to continue
    G.back_to_setup()
    local moving, still, same = 0, 0, true
    for _, position in ipairs(A.pick(game.positions(), POSITIONS)) do
      local ticks, answer = thought(game, position, 0)
      local without, again = thought(game, position, 1)
      moving, still, same = moving + ticks, still + without, same and answer == again
    end
    T.ok(same, game.title .. ": the same answers")
    T.ok(still > 60 and moving <= still * MOST,
      ("%s: %d ticks of thought with all motion, %d with QUICK MOVES: %+.1f %%"):format(game.title, moving, still, 100 * (moving / still - 1)))
    T.poke("options", 0, C.offset["options.quick"])
  end
end)
