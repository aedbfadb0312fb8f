-- What the stories about the labyrinth's view share.
local T = dofile(os.getenv("STORY_LIB"))
local B = { IDLE = 0, WALK = 1, WANDER = 2, POSE = 3, size = 21 } -- size: of the maze that is talked about

function B.poke16(name, value) T.poke(name, value & 255) T.poke(name, value >> 8, 1) end

function B.start(mode, seed)                            -- makes the maze and begins
  B.poke16("bench_seed", seed)
  T.poke("bench_size", B.size)
  T.poke("bench_go", mode)
  return T.wait("the maze of seed " .. seed .. " is made", 200, function() return T.ram("bench_ready") == 1 end)
end

function B.stop()
  T.poke("bench_stop", 1)
  T.wait("it stops", 30, function() return T.ram("bench_go") == B.IDLE end)
end

function B.walls(seed)                                  -- a string of 0 and 1 a row, and the start, from the host
  local rows, pipe = {}, io.popen(string.format("build/host/labyrinth maze %d %d", seed, B.size))
  for line in pipe:lines() do rows[#rows + 1] = line end
  pipe:close()
  return rows
end

function B.view(seed, x, y, angle)                      -- 64 rays as in lab_cast_ray, from the host
  local rays, pipe = {}, io.popen(string.format("build/host/labyrinth view %d %d %d %d %d", seed, x, y, angle, B.size))
  for line in pipe:lines() do
    local height, side, joint = line:match("(%d+) (%d+) (%d+)")
    rays[#rays + 1] = height + 64 * side + 128 * joint
  end
  pipe:close()
  return rays
end

local function half(ray, row)                           -- draw.h, once more
  local level = math.max(0, math.min(4, (ray & 0x3F) - 4 * row))
  local other = ((ray >> 6) ~ (ray >> 7)) & 1
  return level > 0 and level + 4 * other or 0
end

local function base(left) return left < 2 and 0x3B + 18 * left or 0x80 + 18 * (left - 2) end

function B.tiles(rays)                                  -- the 512 tiles of a picture, row by row
  local tiles = {}
  for column = 0, 31 do
    for row = 0, 7 do
      local tile = base(half(rays[2 * column + 1], row)) + half(rays[2 * column + 2], row)
      tiles[(7 - row) * 32 + column] = tile
      tiles[(8 + row) * 32 + column] = tile + 9
    end
  end
  return tiles
end

local chr = {}
local function load_tiles()                             -- [tile][y * 8 + x] = colour 0..3
  local file = io.open("build/gen/labyrinth.chr", "rb")
  local data = file:read("a")
  file:close()
  for n = 0, #data // 16 - 1 do
    local tile = {}
    for y = 0, 7 do
      local low, high = data:byte(n * 16 + y + 1, n * 16 + y + 1), data:byte(n * 16 + y + 9, n * 16 + y + 9)
      for x = 0, 7 do tile[y * 8 + x] = (low >> (7 - x) & 1) + 2 * (high >> (7 - x) & 1) end
    end
    chr[n < 36 and 0x3B + n or 0x80 + n - 36] = tile
  end
end

local BAND = { [0] = 3, 3, 2, 1, 1, 2, 3, 3 }           -- palette of each pair of rows, from the top
-- Compares every pixel on the screen with the picture of a pose; the colours of the palettes are learnt on the way.
local colours = {}
function B.pixels_wrong(seed, pose)
  if not next(chr) then load_tiles() end
  local tiles, wrong = B.tiles(B.view(seed, table.unpack(pose))), 0
  for y = 0, 127 do
    for x = 0, 255 do
      local colour = chr[tiles[(y // 8) * 32 + x // 8]][(y % 8) * 8 + x % 8]
      local key = colour == 0 and 0 or BAND[y // 16] * 4 + colour
      local seen = T.pixel(x, y + 16)
      colours[key] = colours[key] or seen
      if seen ~= colours[key] then wrong = wrong + 1 end
    end
  end
  return wrong
end

-- Around the split, at line 208: below it all is black, and above it the map (of the largest maze, without walls) is whole.
local SPLIT, MAP_LEFT, MAP_RIGHT, MAP_END = 208, 16, 78, 206
function B.split_wrong()
  local wrong = 0
  for y = SPLIT, 239 do
    for x = 0, 255, 5 do if T.pixel(x, y) ~= 0 then wrong = wrong + 1 end end
  end
  if B.size == 21 then
    for y = SPLIT - 8, MAP_END do
      for x = MAP_LEFT, MAP_RIGHT do if T.pixel(x, y) == 0 then wrong = wrong + 1 end end
    end
  end
  return wrong
end

local RADIUS = 72                                       -- LAB_MOVE_RADIUS
function B.in_wall(rows)                                -- is a corner of the player in a wall of these rows?
  local x, y = T.ram16("lab_move_x"), T.ram16("lab_move_y")
  for _, dx in ipairs({ -RADIUS, RADIUS }) do
    for _, dy in ipairs({ -RADIUS, RADIUS }) do
      local row = rows[((y + dy) >> 8) + 1]
      if not row or row:sub(((x + dx) >> 8) + 1, ((x + dx) >> 8) + 1) ~= "0" then return true end
    end
  end
  return false
end
return B
