-- systems: nes
-- The seeds that keep the maker busy longest (tests/golden/skyscrapers/worst.txt) on the console: they take no longer than
-- promised and give the host's puzzle, whether made or built in. Then numbers of the built-in classes, compared with the host as
-- well. SKY_PUZZLES says how many of each class, SKY_LARGEST up to which size; the everyday run has two of each up to 6x6.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local wanted = tonumber(os.getenv("SKY_PUZZLES") or "2")
local largest = tonumber(os.getenv("SKY_LARGEST") or "6")
T.limit = 60 * 60 * 60

local function seconds_for(n, grade, seed)
  if T.ram("screen_id") ~= C.SETUP then G.back_to_setup() end
  C.set("SIZE", n .. " X " .. n)
  C.set("LEVEL", S.GRADES[grade]:upper())
  return S.frames_to_puzzle(seed) / T.fps
end
local function try(n, grade, seed, steps)
  local seconds = seconds_for(n, grade, seed)
  local same, made = S.id() == S.made_by_host(), T.ram16("sky_make_steps")
  T.ok(seconds < S.MAKE_LIMIT[n] and same and made == steps, string.format("%dx%d %s, seed %5d: %5d steps, %5.2f s%s", n, n, S.GRADES[grade],
    seed, made, seconds, same and "" or ", not the host's"))
  S.wait_board()
end

local function try_built_in(n, grade, number)
  local seconds = seconds_for(n, grade, number)
  T.ok(seconds < 1 and S.id() == S.built_in_of_host() and S.graded_by_host() == S.GRADES[grade], string.format("%dx%d %s, number %5d: built in, %.2f s", n, n, S.GRADES[grade], number, seconds))
  S.wait_board()
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  local tried = {}
  for line in io.lines("tests/golden/skyscrapers/worst.txt") do
    local n, grade, seed, steps = line:match("^(%d) (%d) (%d+) (%d+)$")
    if n then
      n, grade = tonumber(n), tonumber(grade)
      local class = n .. S.GRADES[grade]
      tried[class] = (tried[class] or 0) + 1
      if n <= largest and tried[class] <= wanted then try(n, grade, tonumber(seed), tonumber(steps)) end
    end
  end
  for n = 4, largest do
    for grade = 2, 3 do
      for i = 1, wanted do try_built_in(n, grade, 65535 - 9999 * (i - 1)) end
    end
  end
end)
