-- systems: nes nespal dendy
-- rom: labyrinth
-- Random walking on the cartridge, LABYRINTH_MINUTES long (1): at random moments every pixel of the view must belong to one whole
-- picture, the last that was handed over, as the host draws it; the player is never in a wall; nothing
-- below the words; the clock is right; nothing breaks.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local B = dofile("tests/labyrinth/bench.lua")
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local MINUTES = tonumber(os.getenv("LABYRINTH_MINUTES") or "1")
local FIRST = tonumber(os.getenv("LABYRINTH_FIRST") or "13")  -- of the chances: another number, another walk
local WHOLE = 1                                         -- lab_draw_state
local SIZES = { 21, 21, 17, 21, 13 }                     -- most mazes have the original's size
local BUTTONS = { "up", "up", "up", "down", "left", "right", "b left", "b right", "up left", "up right", "" }
local whole, shown

local function watch()
  T.on_write("lab_draw_state", function(_, value)
    if value == WHOLE then whole = { T.ram16("lab_view_x"), T.ram16("lab_view_y"), T.ram16("lab_view_angle") } end
  end)
  T.on_write("lab_draw_shown", function() shown = whole end)
end

-- The game's clock less the emulated one, in seconds, measured while standing still, so that no tick is late.
local TICK_LATE = 0.05                                   -- three frames, at the beginning and at the end together
local function clock_ahead()
  L.want("")
  T.frames(15)
  local now = T.now()
  return L.lab16("seconds") + L.lab("tick") / 60 - (now.seconds + now.attoseconds / 1e18)
end

local function wander(seed, frames, report)
  local rows, ahead = B.walls(seed), clock_ahead()
  for _ = 1, frames do
    if L.lab("state") == L.FOUND then return end         -- starting it by chance would change the colours
    if math.random(15) == 1 then L.want(BUTTONS[math.random(#BUTTONS)]) end
    local before, palette, covered = shown, B.palette(), B.covered() -- the screen MAME gives is a frame old
    T.frames(1)
    report.frames = report.frames + 1
    if B.in_wall(rows) then report.walls = report.walls + 1 end
    if before and math.random(60) == 1 then
      report.looks = report.looks + 1
      if B.pixels_wrong(seed, before, palette, covered) > 0 then report.torn = report.torn + 1 end
      if B.split_wrong() > 0 then report.split = report.split + 1 end
    end
  end
  report.drift = math.max(report.drift, math.abs(clock_ahead() - ahead))
end

T.limit = 60 * 90 * (MINUTES + 2)
T.story(function()
  math.randomseed(FIRST)
  F.watch()
  T.every_frame = F.frame
  watch()
  C.alone_to_setup()
  local report = { walls = 0, torn = 0, split = 0, frames = 0, looks = 0, drift = 0 }
  local minute, all = 0, math.ceil(MINUTES * 60 * T.fps)
  while report.frames < all do                          -- a new maze every minute, or sooner if the centre is reached by chance
    minute = minute + 1
    local seed = math.random(0, 65535)
    shown = nil
    B.size = SIZES[(minute + FIRST - 1) % #SIZES + 1]
    L.type_seed(seed, B.size)
    wander(seed, math.min(math.ceil(60 * T.fps), all - report.frames), report)
    L.want("")
    C.pause()
    C.take("NEW GAME")
    C.wait_screen(C.SETUP)
  end
  T.note(string.format("%.1f minutes, %d pictures compared", report.frames / T.fps / 60, report.looks))
  T.eq(report.walls, 0, "no corner of the player is ever in a wall")
  T.eq(report.torn, 0, "every picture looked at is whole, pixel by pixel")
  T.eq(report.split, 0, "below the words all is black")
  T.ok(report.drift <= TICK_LATE, string.format("the clock is right to %.3f s in a minute", report.drift))
  T.ok(report.looks > 20 * MINUTES, "enough pictures were looked at")
  F.report(math.floor(T.frame() / T.fps))
end)
