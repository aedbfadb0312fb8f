-- systems: nes nespal dendy
-- The sizes of the labyrinth's mazes: each equals the host's and has its own best time, which survives power-off; and a walk
-- saved by an older version, which knew only one size, can still be continued.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local SEED = 7

local function to_setup() C.pause() C.take("NEW GAME") C.wait_screen(C.SETUP) end

local function same_maze(size)
  local maze, start = L.host_maze(SEED)
  T.eq(L.console_maze(), maze, size .. "x" .. size .. ": it is the maze that the host makes")
  T.eq(string.format("start %d %d %d", L.x() >> 8, L.y() >> 8, L.angle()), start, "with the same start")
  T.ok(T.shows("SIZE " .. size), "the size is shown")
end

local function best(size)
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  local value
  for row = 0, 29 do value = T.text(0, row):match("%f[%d]" .. size .. "X" .. size .. "%s+(%S+)") or value end
  T.shot("best" .. size)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
  return value == "-" and "none" or tonumber(value)
end

local function cross(size)
  L.type_seed(SEED, size)
  same_maze(size)
  T.shot("start" .. size)
  T.ok(L.walk(60 * 90), "its centre is found")
  local seconds = L.lab16("seconds")
  T.frames(60)
  T.shot("show" .. size)
  L.leave()
  return seconds
end

local function kept_over_power_off(size)
  L.type_seed(SEED, size)
  L.walk(120)
  C.pause()
  T.frames(5)
  local pose, trail, maze = L.pose(), L.trail(), L.console_maze()
  G.power_cycle("LABYRINTH")
  L.begin("CONTINUE LAST MAZE")
  T.ok(L.size() == size and L.pose() == pose and L.trail() == trail and L.console_maze() == maze,
    size .. "x" .. size .. ": after power-off the walk continues where it was")
  T.shot("resumed" .. size)
  to_setup()
end

-- Cuts the saved walk to what an older version wrote: without size and course.
local OLD_BYTES = 76
local function make_old()
  local payload = G.kept(G.GAME.labyrinth)
  for i = #payload, OLD_BYTES + 1, -1 do payload[i] = nil end
  G.keep(G.GAME.labyrinth, payload)
end

local function an_old_walk()
  L.type_seed(SEED, 21)
  L.walk(120)
  C.pause()
  T.frames(5)
  local pose, maze = L.pose(), L.console_maze()
  make_old()
  G.power_cycle("LABYRINTH")
  T.ok(T.shows("CONTINUE LAST MAZE"), "a walk that an older version kept is offered")
  L.begin("CONTINUE LAST MAZE")
  T.ok(L.size() == 21 and L.pose() == pose and L.console_maze() == maze, "and continues where it was")
end

T.limit = 60 * 60 * 12
T.story(function()
  math.randomseed(4)
  C.to_menu()
  L.setup()
  local small = cross(13)
  T.ok(best(13) == small and best(17) == "none" and best(21) == "none", "the best time is that of the size, " .. small .. " s")
  local medium = cross(17)
  T.ok(best(17) == medium and best(13) == small and best(21) == "none", "and each size has its own, " .. medium .. " s")
  kept_over_power_off(17)
  kept_over_power_off(13)
  T.ok(best(17) == medium and best(13) == small, "the best times, too, are kept")
  an_old_walk()
end)
