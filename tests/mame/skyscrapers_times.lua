-- systems: nes
-- Making and solving on the console: times of every size and grade, the host's puzzle from the same seed, the host's solution.
-- SKY_PUZZLES: how many of each size up to 6, a quarter of that above; the everyday run has the small sizes only.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local wanted = tonumber(os.getenv("SKY_PUZZLES") or "1")
local largest = tonumber(os.getenv("SKY_LARGEST") or "6")
local MAKE_LIMIT = { [4] = 2, [5] = 5, [6] = 15, [7] = 60, [8] = 60, [9] = 60 } -- seconds
local SOLVE_LIMIT = { [4] = 10, [5] = 10, [6] = 10, [7] = 10, [8] = 60, [9] = 60 }
T.limit = 60 * 60 * 60 * 3

local function make()
  G.put("sky_now.state", 0xEE)
  C.take("NEW PUZZLE")
  T.wait("the maker", 240, function() return T.ram("screen_id") == C.PLAY and S.state() == S.MAKE end)
  local from = T.frame()
  T.wait("a puzzle", 60 * 120, function() return S.state() == S.PLAY end)
  local frames = T.frame() - from
  T.frames(20)
  C.wait_screen(C.PLAY)
  return frames
end
local function solve()
  C.pause()
  C.point_at("CHECK")
  G.put("sky_now.done", 0xEE)                           -- the work sets it anew, perhaps within the frame
  T.hold("a", true)
  T.wait("the pause to end", 20, function() return T.ram("game_paused") == 0 end)
  local from = T.frame()
  T.wait("the solution", 60 * 60, function() return G.get("sky_now.done") == 1 and S.state() == S.PLAY end)
  local frames = T.frame() - from
  T.hold("a", false)
  T.frames(3)
  return frames
end
local function solution_is_right()
  local goal = S.solution()
  for cell = 0, S.n() ^ 2 - 1 do if T.ram("sky_solution", math.floor(cell)) ~= goal[math.floor(cell)] then return false end end
  return true
end

local function class(n, grade, count)
  local packed = grade >= 2 or (grade == 1 and (n == 4 or n >= 8))
  local made, solved = { worst = 0, sum = 0 }, { worst = 0, sum = 0 }
  local same, right = 0, 0
  C.set("SIZE", n .. " X " .. n)
  C.set("GRADE", S.GRADES[grade]:upper())
  for _ = 1, count do
    local frames = make()
    made.worst, made.sum = math.max(made.worst, frames), made.sum + frames
    if packed or S.id() == S.made_by_host() then same = same + 1 else T.note(S.id() .. ", host " .. S.made_by_host()) end
    frames = solve()
    solved.worst, solved.sum = math.max(solved.worst, frames), solved.sum + frames
    if solution_is_right() then right = right + 1 end
    G.back_to_setup()
  end
  T.ok(same == count and right == count, string.format("%dx%d %s: the host's puzzle and solution, %d times", n, n, S.GRADES[grade], count))
  T.ok(made.worst / T.fps < MAKE_LIMIT[n] and solved.worst / T.fps < SOLVE_LIMIT[n], string.format(
    "%dx%d %s: %s worst %.2f s, mean %.2f s; solved worst %.2f s, mean %.2f s", n, n, S.GRADES[grade], packed and "from the pack" or "made",
    made.worst / T.fps, made.sum / count / T.fps, solved.worst / T.fps, solved.sum / count / T.fps))
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  for n = 4, largest do
    for grade = 0, 3 do class(n, grade, n <= 6 and wanted or math.max(1, wanted // 4)) end
  end
end)
