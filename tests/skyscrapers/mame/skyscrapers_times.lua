-- systems: nes
-- Making and solving on the console, in seconds: the host's puzzle from the same seed, and the solution of puzzles that a player
-- may get. SKY_PUZZLES says how many of each, SKY_SMALLEST and SKY_LARGEST which sizes; the normal run has one of each up to 6x6.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local wanted = tonumber(os.getenv("SKY_PUZZLES") or "1")
local smallest = tonumber(os.getenv("SKY_SMALLEST") or "4")
local largest = tonumber(os.getenv("SKY_LARGEST") or "6")
local SOLVE_LIMIT = { [4] = 10, [5] = 10, [6] = 10, [7] = 10, [8] = math.huge, [9] = math.huge } -- no limit above 7x7
local LARGE_COUNT = 5                                   -- of those: minutes each at worst
local LETTERS = { [0] = "e", "h", "x", "u" }
T.limit = 60 * 60 * 60 * 3

local function packed(n, grade) return grade >= 2 or (grade == 1 and n >= 8) end
local FIRST_SEED = 1001                                 -- of those that are typed in
local function summary(frames)
  table.sort(frames)
  local sum = 0
  for _, f in ipairs(frames) do sum = sum + f end
  return #frames, sum / #frames / T.fps, frames[#frames] / T.fps
end
-- A line of the table; `limit` is what the worst must stay below.
local function line(what, n, grade, frames, limit)
  local count, mean, worst = summary(frames)
  T.ok(worst < limit, string.format("%-22s %dx%d %-12s %3d times  mean %6.2f s  worst %6.2f s", what, n, n, S.GRADES[grade], count, mean, worst))
end

-- What a new puzzle takes, by the maker, or from the pack where those of the class are built in. The seeds of the maker are typed in, so
-- that a run can be repeated.
local function make(n, grade)
  local seeds, limit = not packed(n, grade), S.MAKE_LIMIT[n]
  local frames, same, id = {}, 0
  C.set("SIZE", n .. " X " .. n)
  C.set("LEVEL", S.GRADES[grade]:upper())
  for i = 1, wanted do
    if T.ram("screen_id") ~= C.SETUP then G.back_to_setup() end
    frames[i] = S.frames_to_puzzle(seeds and FIRST_SEED + i)
    id = S.id()
    local wrong = seeds and id ~= S.made_by_host() or not seeds and S.graded_by_host() ~= S.GRADES[grade]
    if wrong then T.note("not the host's: " .. id) else same = same + 1 end
    S.wait_board()
  end
  T.eq(same, wanted, string.format("%dx%d %s: the host's %s", n, n, S.GRADES[grade], seeds and "puzzle" or "grade"))
  line(seeds and "made" or "from the pack", n, grade, frames, limit)
end

-- The board that is shown gets another puzzle of its size, which the solver has not seen.
local function put(name, at, value) T.poke("sky_game", value, C.offset[name] + at) end
local function load(id)
  local n, clues, cells = S.n(), id:match(":([^,]*),?(.*)")
  local k, cell = 0, 0
  T.poke(0xA001, 0x80)                                  -- work RAM is open while the game runs only; it closes it itself
  for clue in (clues .. "/"):gmatch("(%d*)/") do
    put("sky_game.clue", k, tonumber(clue) or 0)
    k = k + 1
  end
  for c = 0, n * n - 1 do put("sky_game.given", c, 0) end
  for run, digit in cells:gmatch("(%l?)_?(%d?)") do
    if run ~= "" then cell = cell + run:byte() - 96 end
    if digit ~= "" then put("sky_game.given", cell, tonumber(digit)) cell = cell + 1 end
  end
  for c = 0, n * n - 1 do put("sky_game.entry", c, S.given(c)) end
  G.put("sky_state.known", 0)
end
local function solve(id)
  load(id)
  if S.id() ~= id then error("put on the board: " .. S.id() .. ", not " .. id) end
  C.pause()
  C.point_at("CHECK")
  T.hold("a", true)
  T.wait("the pause to end", 40, function() return T.ram("game_paused") == 0 end)
  local from = T.frame()
  T.wait("the solution", 60 * 60 * 15, function() return G.get("sky_state.known") == 1 end)
  local frames = T.frame() - from
  T.hold("a", false)
  T.frames(3)
  return frames
end
local function solution_is_right()
  local goal, n = S.solution(), S.n()
  for cell = 0, n * n - 1 do if T.ram("sky_goal", cell) ~= goal[cell] then return false end end
  return true
end
local function solve_class(n, grade)
  local frames, right = {}, 0
  for id in io.lines("tests/golden/skyscrapers/towers-" .. n .. LETTERS[grade] .. ".txt") do
    if #frames == (n <= 7 and wanted or math.min(wanted, LARGE_COUNT)) then break end
    frames[#frames + 1] = solve(id)
    if solution_is_right() then right = right + 1 end
  end
  T.eq(right, #frames, string.format("%dx%d %s: the host's solution", n, n, S.GRADES[grade]))
  line("Towers' puzzle solved", n, grade, frames, SOLVE_LIMIT[n])
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  for n = smallest, largest do
    for grade = 0, 3 do
      make(n, grade)
      solve_class(n, grade)
      G.back_to_setup()
    end
  end
end)
