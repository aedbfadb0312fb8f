-- What the stories about the labyrinth's view share.
local T = dofile(os.getenv("STORY_LIB"))
local B = { IDLE = 0, WALK = 1, WANDER = 2, POSE = 3, size = 21 } -- size of the maze in use

function B.poke16(name, value) T.poke(name, value & 255) T.poke(name, value >> 8, 1) end

function B.start(mode, seed)                            -- makes the maze and begins
  B.poke16("bench_seed", seed)
  T.poke("bench_size", B.size)
  T.poke("tv_system", T.system == "nespal" and 1 or 0)  -- TV_PAL
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

function B.view(seed, x, y, angle)                      -- 64 columns as in lab_view_column, from the host
  local columns, pipe = {}, io.popen(string.format("build/host/labyrinth view %d %d %d %d %d", seed, x, y, angle, B.size))
  for line in pipe:lines() do
    local height, side, joint = line:match("(%d+) (%d+) (%d+)")
    columns[#columns + 1] = tonumber(height) + (side ~= joint and 128 or 0)
  end
  pipe:close()
  return columns
end

local function half(seen, row)                           -- as in draw.h
  local level = math.max(0, math.min(4, (seen & 0x3F) - 4 * row))
  local other = seen >> 7
  return level > 0 and level + 4 * other or 0
end

local function base(left) return left < 2 and 0x3B + 18 * left or 0x80 + 18 * (left - 2) end

function B.tiles(columns)                                  -- the 512 tiles of a picture, row by row
  local tiles = {}
  for column = 0, 31 do
    for row = 0, 7 do
      local tile = base(half(columns[2 * column + 1], row)) + half(columns[2 * column + 2], row)
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

local TOP_LINE = 16 - 11                                -- LAB_DRAW_TOP_ROW, LAB_DRAW_SCROLL
local BAND = { [0] = 3, 3, 2, 1, 1, 2, 3, 3 }           -- least light of each pair of rows, from the top
local function light(column, y)                         -- palette of a block, as in draw.h
  local height = column & 0x3F
  return math.max(BAND[y // 16], height >= 15 and 3 or height >= 7 and 2 or 1)
end
function B.palette() local p = {} for i = 0, 15 do p[i] = T.palette(i) end return p end
-- Compares every pixel on the screen with the picture of a pose in these palettes; learns on the way what the colours look like.
local colours = {}
function B.pixels_wrong(seed, pose, palette)
  if not next(chr) then load_tiles() end
  local columns = B.view(seed, table.unpack(pose))
  local tiles, wrong = B.tiles(columns), 0
  for y = 0, 127 do
    for x = 0, 255 do
      local colour = chr[tiles[(y // 8) * 32 + x // 8]][(y % 8) * 8 + x % 8]
      local key = palette[colour == 0 and 0 or 4 * light(columns[x // 16 * 4 + 2], y) + colour]
      local seen = T.pixel(x, y + TOP_LINE)
      colours[key] = colours[key] or seen
      if seen ~= colours[key] then wrong = wrong + 1 end
    end
  end
  return wrong
end

-- Around the split, at line 197: below it all is black, and above it the open cells on the map (of the largest maze) are not.
local SPLIT, MAP_LEFT, MAP_RIGHT, MAP_TOP, MAP_END = 197, 16, 78, 133, 195
function B.split_wrong(rows)
  local wrong = 0
  for y = SPLIT, 239 do
    for x = 0, 255, 5 do if T.pixel(x, y) ~= 0 then wrong = wrong + 1 end end
  end
  if B.size == 21 then
    for y = SPLIT - 8, MAP_END do
      local row = rows[(y - MAP_TOP) // 3 + 1]
      for x = MAP_LEFT, MAP_RIGHT do
        local cell = (x - MAP_LEFT) // 3 + 1
        if row:sub(cell, cell) == "0" and T.pixel(x, y) == 0 then wrong = wrong + 1 end
      end
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
