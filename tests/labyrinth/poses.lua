-- systems: nes
-- rom: tests/labyrinth/bench
-- 500 random poses in 5 mazes of the original's size, 100 in a maze of each other: every ray and every tile on the screen is what the
-- host's twin says.
local T = dofile(os.getenv("STORY_LIB"))
local B = dofile("tests/labyrinth/bench.lua")

local function wrong_in(pose_seed, x, y, angle)
  local columns, bad_columns, bad_tiles = B.view(pose_seed, x, y, angle), 0, 0
  for i = 0, 63 do if T.ram("lab_view_column", i) ~= columns[i + 1] then bad_columns = bad_columns + 1 end end
  for i, tile in pairs(B.tiles(columns)) do if T.vram(0x2040 + i) ~= tile then bad_tiles = bad_tiles + 1 end end
  return bad_columns, bad_tiles
end

local function compare(size, poses, mazes)
  local bad_columns, bad_tiles = 0, 0
  B.size = size
  for _ = 1, mazes do
    local seed = math.random(0, 65535)
    local rows = B.walls(seed)
    B.start(B.POSE, seed)
    for _ = 1, poses / mazes do
      local x, y
      repeat x, y = math.random(0, size - 1), math.random(0, size - 1) until rows[y + 1]:sub(x + 1, x + 1) == "0"
      x, y = x * 256 + math.random(0, 255), y * 256 + math.random(0, 255)
      local angle = math.random(0, 4095)
      B.poke16("lab_view_x", x) B.poke16("lab_view_y", y) B.poke16("lab_view_angle", angle)
      T.poke("bench_pose", 1)
      T.wait("a picture", 30, function() return T.ram("bench_pose") == 0 end)
      local columns, tiles = wrong_in(seed, x, y, angle)
      bad_columns, bad_tiles = bad_columns + columns, bad_tiles + tiles
    end
    B.stop()
  end
  T.eq(bad_columns, 0, string.format("%dx%d, %d poses: every column of the console equals the host's", size, size, poses))
  T.eq(bad_tiles, 0, "and every tile on the screen")
end

T.story(function()
  math.randomseed(7)
  T.frames(20)
  compare(21, 500, 5)
  compare(17, 100, 1)
  compare(13, 100, 1)
end)
