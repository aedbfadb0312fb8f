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

function B.tiles(columns)                                -- the 384 tiles of a picture, row by row
  local tiles = {}
  for column = 0, 31 do
    for row = 0, 11 do
      tiles[(11 - row) * 32 + column] = 0xAF + 9 * half(columns[2 * column + 1], row) + half(columns[2 * column + 2], row)
    end
  end
  return tiles
end

local UPPER, LOWER = {}, {}                             -- [tile][y * 8 + x] = colour 0..3
local function load_tiles()
  local file = io.open("build/gen/labyrinth.chr", "rb")
  local data = file:read("a")
  file:close()
  for n = 0, #data // 16 - 1 do
    local tile = {}
    for y = 0, 7 do
      local low, high = data:byte(n * 16 + y + 1, n * 16 + y + 1), data:byte(n * 16 + y + 9, n * 16 + y + 9)
      for x = 0, 7 do tile[y * 8 + x] = (low >> (7 - x) & 1) + 2 * (high >> (7 - x) & 1) end
    end
    if n < 81 then UPPER[0xAF + n] = tile else LOWER[0xAF + n - 81] = tile end
  end
end

local LINES = 192
local BAND = { [0] = 3, 3, 3, 2, 2, 1 }                  -- least light of each pair of rows, from the top to the horizon
local function light(column, y)                         -- palette of a block, as in draw.h
  local height = column & 0x3F
  return math.max(BAND[y // 16], height >= 22 and 3 or height >= 10 and 2 or 1)
end
function B.palette() local p = {} for i = 0, 15 do p[i] = T.palette(i) end return p end
function B.covered()                                    -- places of sprites (8x16): on the cartridge map and things lie over the view
  local places = {}
  for i = 0, 63 do
    local top, left = T.oam(i * 4) + 1, T.oam(i * 4 + 3)
    if top < 0xF0 then
      for y = top, top + 15 do for x = left, left + 7 do places[y * 256 + x] = true end end
    end
  end
  return places
end
-- Compares every pixel on the screen with the picture of a pose in these palettes; learns on the way what the colours look like.
local colours = {}
function B.pixels_wrong(seed, pose, palette, covered)
  if not next(UPPER) then load_tiles() end
  local columns = B.view(seed, table.unpack(pose))
  local tiles, wrong = B.tiles(columns), 0
  for y = 0, LINES - 1 do
    local chr, above = UPPER, y
    if y >= LINES // 2 then chr, above = LOWER, LINES - 1 - y end
    for x = 0, 255 do
      local colour = chr[tiles[(above // 8) * 32 + x // 8]][(y % 8) * 8 + x % 8]
      local key = palette[colour == 0 and 0 or 4 * light(columns[x // 16 * 4 + 2], above) + colour]
      local seen = T.pixel(x, y)
      if not (covered and covered[y * 256 + x]) then
        colours[key] = colours[key] or seen
        if seen ~= colours[key] then wrong = wrong + 1 end
      end
    end
  end
  return wrong
end

-- Below the words, where a picture is sent, all is black.
local BELOW = 209
function B.split_wrong()
  local wrong = 0
  for y = BELOW, 239 do
    for x = 0, 255, 5 do if T.pixel(x, y) ~= 0 then wrong = wrong + 1 end end
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
