-- rom: gobang
-- The engine on the console itself: it plays the host's move, within its time. Positions are set up by poking the rules'
-- variables, the last stone is put by the pad, then the AI thinks as in any game. GOBANG_POSITIONS: how many of the 50 golden
-- positions at each level; the everyday number is small, `make test-long` takes them all.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local LEVELS = { "original", "easy", "hard", "top", "beginner", "medium" }               -- as the save numbers them
local LIMIT = { original = 1, beginner = 2, easy = 2, medium = 4, hard = 6, top = 15 }   -- seconds a move
local AIM, THINK, WALK, OVER = 0, 1, 2, 4
local POSITIONS = "tests/golden/gobang/positions.txt"
local wanted = tonumber(os.getenv("GOBANG_POSITIONS") or "3")
T.limit = 60 * 60 * 60

local function gb(name, n) return T.ram("gb_state", C.offset["gb_state." .. name] + (n or 0)) end
local function set(name, value, n) T.poke("gb_state", value, C.offset["gb_state." .. name] + (n or 0)) end

-- The lines to play, spread over the file, and the host's answers "x,y units".
local lines, picked = {}, {}
for line in io.lines(POSITIONS) do lines[#lines + 1] = line end
for i = 1, wanted do picked[i] = lines[(i * #lines) // wanted] end
local function host_moves(level)
  local f = assert(io.open(os.getenv("STORY_OUT") .. "/positions", "w"))
  f:write(table.concat(picked, "\n"), "\n")
  f:close()
  local answers = {}
  for line in io.popen("build/host/gobang move --seed 1 --level " .. level .. ' < "$STORY_OUT/positions"'):lines() do answers[#answers + 1] = line end
  return answers
end

-- Lays all stones but the last on the board; it is the turn of a person, whose cursor is on the last one's cell.
local function lay(line, level)
  local moves = {}
  for x, y in line:gmatch("(%d+),(%d+)") do moves[#moves + 1] = tonumber(y) * 16 + tonumber(x) end
  for cell = 0, 239 do if cell % 16 ~= 15 then T.poke("gb_cell", 0, cell) end end
  for i = 1, #moves - 1 do
    T.poke("gb_moves", moves[i], i - 1)
    T.poke("gb_cell", 2 - i % 2, moves[i])
  end
  T.poke("gb_count", #moves - 1)
  T.poke("gb_result", 0)
  local side = (#moves - 1) % 2
  set("player", 0, side)
  set("player", level, 1 - side)
  local seed = (1 - #moves) & 0xFFFF                     -- the game adds the number of moves
  set("seed", seed & 255) set("seed", seed >> 8, 1)
  set("cursor", moves[#moves])
  set("state", AIM)
end

-- Frames from the turn of the AI until it has found its move, and the move.
local function think(line, level)
  local before = select(2, line:gsub(",", "")) - 1
  for _ = 1, 60 do                                       -- the work RAM ignores pokes while the save has it locked
    lay(line, level)
    if T.ram("gb_count") == before then break end
    T.frames(1)
  end
  T.frames(2)
  if T.ram("gb_count") ~= before then error("a position cannot be laid") end
  T.hold("a", true)
  T.wait("the AI's turn", 20, function() return gb("state") == THINK end)
  T.hold("a", false)
  local frames = T.wait("the AI's move", 60 * 30, function() return gb("found") == 1 or gb("state") ~= THINK end)
  T.wait("the walk", 60, function() return gb("state") == WALK end)
  local cell = gb("target")
  T.wait("the stone", 300, function() return gb("state") == AIM or gb("state") == OVER end)
  T.frames(3)                                            -- nothing is going on when the next position is laid
  return frames, cell
end

T.story(function()
  C.alone_to_setup()
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the board")
  for number, level in ipairs(LEVELS) do
    local answers, same, worst, sum = host_moves(level), 0, 0, 0
    local stones = 0
    for i, line in ipairs(picked) do
      local frames, cell = think(line, number)
      local move, tried = answers[i]:match("^(%S+) (%d+)")
      if move == string.format("%d,%d", cell % 16, cell // 16) then same = same + 1 else
        T.note(string.format("%s: %d,%d, host %s after %s", level, cell % 16, cell // 16, move, line))
      end
      worst, sum, stones = math.max(worst, frames), sum + frames, stones + tonumber(tried)
    end
    T.eq(same, #picked, level .. ": the host's move in every position")
    T.ok(worst / T.fps < LIMIT[level], string.format("%s: worst of %d moves %.2f s, mean %.2f s, %.0f units a second", level, #picked,
      worst / T.fps, sum / #picked / T.fps, stones / (sum / T.fps)))
  end
end)
