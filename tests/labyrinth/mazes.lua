-- systems: nes
-- rom: tests/labyrinth/bench
-- 20 seeds of each size, and the seed that takes longest: the console makes the mazes that the host makes, within 2 seconds.
local T = dofile(os.getenv("STORY_LIB"))
local B = dofile("tests/labyrinth/bench.lua")
local STRIDE, MAZES = 32, 20
local SLOWEST = 62349                                    -- 28 tries, see cycles.t

local function console_row(y)
  local row = {}
  for x = 0, B.size - 1 do row[#row + 1] = T.ram("lab_maze_rows", (y + 1) * STRIDE + x + 1) == 0 and "0" or "1" end
  return table.concat(row)
end

local function wrong_in(seed)
  local rows, wrong = B.walls(seed), 0
  for y = 0, B.size - 1 do if console_row(y) ~= rows[y + 1] then wrong = wrong + 1 end end
  local start = string.format("start %d %d %d", T.ram("lab_maze_start_x"), T.ram("lab_maze_start_y"), T.ram("lab_maze_start_turn") * 1024)
  return wrong + (start == rows[B.size + 1] and 0 or 1)
end

local function make(seed)                               -- in seconds
  local from = T.now()
  B.start(B.POSE, seed)
  local took = T.now() - from
  local wrong = wrong_in(seed)
  B.stop()
  return took.seconds + took.attoseconds / 1e18, wrong
end

T.story(function()
  math.randomseed(17)
  T.frames(20)
  for _, size in ipairs({ 21, 17, 13 }) do
    local longest, wrong = 0, 0
    B.size = size
    for _ = 1, MAZES do
      local took, bad = make(math.random(0, 65535))
      longest, wrong = math.max(longest, took), wrong + bad
    end
    T.eq(wrong, 0, string.format("%dx%d: %d mazes and starts are the host's", size, size, MAZES))
    T.ok(longest <= 2, string.format("the longest took %.2f s, at most 2", longest))
  end
  B.size = 21
  local took, wrong = make(SLOWEST)
  T.ok(took <= 2 and wrong == 0, string.format("the slowest of all seeds takes %.2f s, at most 2", took))
end)
