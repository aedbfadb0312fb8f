-- systems: nes
-- rom: tests/labyrinth/bench
-- 500 random poses in 5 mazes: every ray and every tile on the screen is what the host's twin says.
local T = dofile(os.getenv("STORY_LIB"))
local POSES, MAZES = 500, 5
local HALVES, TILE, LOWER = 9, 94, 81

local function half(ray, row)                           -- draw.h, once more
  local level = math.max(0, math.min(4, (ray & 0x3F) - 4 * row))
  local other = ((ray >> 6) ~ (ray >> 7)) & 1
  return level > 0 and level + 4 * other or 0
end

local function walls(seed)
  local rows = {}
  for line in io.popen("build/host/labyrinth maze " .. seed):lines() do rows[#rows + 1] = line end
  return rows
end

local function show(seed, x, y, angle)
  for i, name in ipairs({ "cast_x", "cast_y", "cast_angle" }) do
    local value = ({ x, y, angle })[i]
    T.poke(name, value & 255) T.poke(name, value >> 8, 1)
  end
  T.poke("bench_pose", 2)
  if not T.wait("a picture", 30, function() return T.ram("bench_pose") == 1 end) then return end
  T.frames(1)
end

local function rays_wrong(seed, x, y, angle)
  local wrong, i = 0, 0
  for line in io.popen(string.format("build/host/labyrinth view %d %d %d %d", seed, x, y, angle)):lines() do
    local height, side, joint = line:match("(%d+) (%d+) (%d+)")
    if T.ram("cast_ray", i) ~= height + 64 * side + 128 * joint then wrong = wrong + 1 end
    i = i + 1
  end
  return i == 64 and wrong or 64
end

local function tiles_wrong()
  local wrong = 0
  for column = 0, 31 do
    local left, right = T.ram("cast_ray", 2 * column), T.ram("cast_ray", 2 * column + 1)
    for row = 0, 7 do
      local tile = TILE + HALVES * half(left, row) + half(right, row)
      if T.vram(0x2040 + (7 - row) * 32 + column) ~= tile then wrong = wrong + 1 end
      if T.vram(0x2040 + (8 + row) * 32 + column) ~= tile + LOWER then wrong = wrong + 1 end
    end
  end
  return wrong
end

T.story(function()
  math.randomseed(7)
  local bad_rays, bad_tiles = 0, 0
  T.frames(20)
  for maze = 1, MAZES do
    local seed = math.random(0, 65535)
    local rows = walls(seed)
    if maze > 1 then T.poke("bench_again", 1) T.frames(5) end
    T.poke("bench_seed", seed & 255) T.poke("bench_seed", seed >> 8, 1)
    T.poke("bench_pose", 1)
    T.poke("bench_go", 1)
    T.wait("the maze is made", 200, function() return T.ram("bench_go") == 2 end)
    for _ = 1, POSES / MAZES do
      local x, y
      repeat x, y = math.random(0, 20), math.random(0, 20) until rows[y + 1]:sub(x + 1, x + 1) == "0"
      x, y = x * 256 + math.random(0, 255), y * 256 + math.random(0, 255)
      local angle = math.random(0, 4095)
      show(seed, x, y, angle)
      bad_rays = bad_rays + rays_wrong(seed, x, y, angle)
      bad_tiles = bad_tiles + tiles_wrong()
    end
  end
  T.eq(bad_rays, 0, POSES .. " poses: every ray of the console equals the host's")
  T.eq(bad_tiles, 0, "and every tile on the screen")
end)
