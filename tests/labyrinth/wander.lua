-- systems: nes nespal
-- rom: tests/labyrinth/bench
-- Random walking, LABYRINTH_MINUTES long (1): at random moments every pixel of the view must belong to one whole picture,
-- the last that was handed over, as the host draws it; the player is never in a wall; a button is answered in time.
local T = dofile(os.getenv("STORY_LIB"))
local B = dofile("tests/labyrinth/bench.lua")
local MINUTES = tonumber(os.getenv("LABYRINTH_MINUTES") or "1")
local RADIUS = 72
local seed, rows, shown = 0, nil, nil
local before -- what was shown when the last frame ended: the screen MAME gives is a frame old

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
local function pixels_wrong(pose)
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

local function in_wall()
  local x, y = T.ram16("move_x"), T.ram16("move_y")
  for _, dx in ipairs({ -RADIUS, RADIUS }) do
    for _, dy in ipairs({ -RADIUS, RADIUS }) do
      local row = rows[((y + dy) >> 8) + 1]
      if not row or row:sub(((x + dx) >> 8) + 1, ((x + dx) >> 8) + 1) ~= "0" then return true end
    end
  end
  return false
end

local function pose_now() return { T.ram16("whole_x"), T.ram16("whole_y"), T.ram16("whole_angle") } end

-- Frames from a button to a picture that differs.
local function answer(wish)
  T.poke("bench_wishes", 0) T.frames(20)
  local before = table.concat(pose_now(), " ")
  T.poke("bench_wishes", wish)
  for n = 1, 20 do
    T.frames(1)
    if shown and table.concat(shown, " ") ~= before then return n end
  end
  return 99
end

local function wander(frames, report)
  local wishes = 0
  for _ = 1, frames do
    if math.random(12) == 1 then wishes = math.random(0, 63) | (math.random(3) > 1 and 1 or 0) end
    T.poke("bench_wishes", wishes)
    before = shown
    T.frames(1)
    if in_wall() then report.walls = report.walls + 1 end
    if before and math.random(60) == 1 then
      report.looks = report.looks + 1
      if pixels_wrong(before) > 0 then report.torn = report.torn + 1 end
    end
  end
end

T.limit = 60 * 60 * (MINUTES + 1)
T.story(function()
  math.randomseed(11)
  load_tiles()
  T.frames(20)
  local report, slowest = { walls = 0, torn = 0, looks = 0 }, 0
  T.on_write("draw_shown", function() shown = pose_now() end)
  for minute = 1, MINUTES do
    seed = math.random(0, 65535)
    rows = B.walls(seed)
    shown = nil
    B.start(B.WANDER, seed)
    slowest = math.max(slowest, answer(4), answer(8))
    wander(60 * 60 - 200, report)
    B.stop()
  end
  T.note(string.format("%d minutes, %d pictures compared, slowest answer %d frames", MINUTES, report.looks, slowest))
  T.eq(report.walls, 0, "no corner of the player is ever in a wall")
  T.eq(report.torn, 0, "every picture looked at is whole, pixel by pixel")
  T.ok(report.looks > 20 * MINUTES, "enough pictures were looked at")
  T.ok(slowest <= 6, "a button changes the picture within 6 frames")
end)
