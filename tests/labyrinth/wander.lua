-- systems: nes nespal
-- rom: tests/labyrinth/bench
-- Random walking, LABYRINTH_MINUTES long (1): at random moments every pixel of the view must belong to one whole picture,
-- the last that was handed over, as the host draws it; the player is never in a wall; a button is answered in time.
local T = dofile(os.getenv("STORY_LIB"))
local B = dofile("tests/labyrinth/bench.lua")
local MINUTES = tonumber(os.getenv("LABYRINTH_MINUTES") or "1")
local seed, rows, shown = 0, nil, nil
local before, palette -- what was shown when the last frame ended: the screen MAME gives is a frame old

local function pose_now() return { T.ram16("whole_x"), T.ram16("whole_y"), T.ram16("whole_angle") } end

-- Frames from a button to a picture that differs.
local function answer(wish)
  T.poke("bench_wishes", 0) T.frames(20)
  local old = table.concat(pose_now(), " ")
  T.poke("bench_wishes", wish)
  for n = 1, 20 do
    T.frames(1)
    if shown and table.concat(shown, " ") ~= old then return n end
  end
  return 99
end

local function wander(frames, report)
  local wishes = 0
  for _ = 1, frames do
    if math.random(12) == 1 then wishes = math.random(0, 63) | (math.random(3) > 1 and 1 or 0) end
    T.poke("bench_wishes", wishes)
    before, palette = shown, B.palette()
    T.frames(1)
    if B.in_wall(rows) then report.walls = report.walls + 1 end
    if before and math.random(60) == 1 then
      report.looks = report.looks + 1
      if B.pixels_wrong(seed, before, palette) > 0 then report.torn = report.torn + 1 end
    end
  end
end

T.limit = 60 * 60 * (MINUTES + 1)
T.story(function()
  math.randomseed(11)
  T.frames(20)
  local report, slowest = { walls = 0, torn = 0, looks = 0 }, 0
  T.on_write("lab_draw_shown", function() shown = pose_now() end)
  for _ = 1, MINUTES do
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
