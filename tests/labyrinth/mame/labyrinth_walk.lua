-- systems: nes nespal dendy
-- rom: labyrinth
-- Figures of the labyrinth on the cartridge, saves, map and sound included: pictures a second over walks through whole mazes of
-- given numbers, by the pad and by the demo's guide; the time from a button to a changed picture; the same speed on every
-- television; no fault on the way.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local SEEDS = { 943, 62349, 7 }
local GUIDED = 62349
local WALKS = tonumber(os.getenv("LABYRINTH_WALKS") or "1")
local MEAN = ({ nespal = 49.5, dendy = 49 })[T.system] or 59.5 -- pictures a second, and in the slowest one
local SLOWEST = ({ nespal = 48, dendy = 47 })[T.system] or 58
local CELLS_A_SECOND = 12 * 60 / 256                     -- LAB_MOVE_WALK
local function seconds(from) local d = T.now() - from return d.seconds + d.attoseconds / 1e18 end

-- Counts pictures frame by frame, and every stretch of a second, wherever it begins.
local function counter()
  local c = { last = T.ram("lab_draw_shown"), each = {}, total = 0, slowest = 1000 }
  local span = math.floor(T.fps + 0.5)
  function c.frame()
    local now = T.ram("lab_draw_shown")
    c.each[#c.each + 1] = (now - c.last) & 255
    c.total, c.last = c.total + c.each[#c.each], now
    c.window = (c.window or 0) + c.each[#c.each] - (c.each[#c.each - span] or 0)
    if #c.each >= span then c.slowest = math.min(c.slowest, c.window) end
  end
  function c.tell(what)
    local mean = c.total / (#c.each / T.fps)
    T.ok(mean >= MEAN, string.format("%s: %.1f pictures a second over %.1f s, at least %.1f", what, mean, #c.each / T.fps, MEAN))
    T.ok(c.slowest >= SLOWEST, string.format("%s: %d in the slowest second, at least %d", what, c.slowest, SLOWEST))
  end
  return c
end

local function walks()
  for i = 1, WALKS do
    local seed = SEEDS[i]
    L.type_seed(seed)
    local c = counter()
    T.ok(L.walk(60 * 120, c.frame), "maze " .. seed .. " is crossed by the pad")
    c.tell("by the pad")
    C.pause()
    C.take("NEW GAME")
    C.wait_screen(C.SETUP)
  end
end

-- The guide of the demo goes the straight way, at full speed.
local function guided()
  L.type_seed(GUIDED)
  T.frames(30)
  T.poke("pad_demo", 1)
  local c = counter()
  T.ok(T.wait("the centre", 60 * 120, function() c.frame() return L.lab("state") == L.FOUND end), "maze " .. GUIDED .. " is crossed by the guide")
  T.poke("pad_demo", 0)
  c.tell("by the guide")
  L.to_result()
  T.press("a", 1, 2, 2)
  T.wait("another maze", 300, function() return L.lab("state") == L.SEEKING and C.shown(C.PLAY) end)
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP)
end

-- The pose of the picture on the screen: recorded when a picture is handed over, valid once it is shown.
local handed, on_screen, counted
local function pose() return T.ram16("lab_view_x") .. " " .. T.ram16("lab_view_y") .. " " .. T.ram16("lab_view_angle") end
local function watch_poses()
  T.on_write("lab_draw_state", function(_, value) if value == 1 then handed = pose() end end)
  local before = T.every_frame
  T.every_frame = function()
    if before then before() end
    if T.ram("lab_draw_shown") ~= counted then counted, on_screen = T.ram("lab_draw_shown"), handed end
  end
end

-- Frames from a button down until a picture from another place is on the screen: the one after the next frame callback shows it.
local function answer(button)
  T.frames(30 + math.random(0, 3))
  local before = on_screen
  L.want(button)
  local frames = T.wait("an answer", 30, function() return on_screen ~= before end)
  T.frames(10)
  L.want("")
  return frames
end

-- The same while walking, when pictures follow each other anyway: until one from another angle is on the screen.
local function turn_while_walking(side)
  local function angle() return on_screen:match("%d+$") end
  L.want("up")
  T.frames(20 + math.random(0, 3))
  local before = angle()
  L.want("up " .. side)
  local frames = T.wait("a turn", 30, function() return angle() ~= before end)
  T.frames(10)
  L.want("")
  return frames
end

local function answers()
  L.type_seed(SEEDS[1])
  watch_poses()
  local slowest = 0
  for _ = 1, 12 do
    for _, b in ipairs({ "left", "up", "right", "down" }) do slowest = math.max(slowest, answer(b)) end
  end
  T.ok(slowest <= 3, "a button changes the picture within " .. slowest .. " frames, at most 3")
  slowest = 0
  for i = 1, 60 do slowest = math.max(slowest, turn_while_walking(i % 2 == 0 and "left" or "right")) end
  T.ok(slowest <= 3, "walking and turning shows within " .. slowest .. " frames, at most 3")
end

-- Speed straight ahead, over all stretches without a turn together. The place that is read lags by up to two ticks, not always
-- the same at both ends of a stretch, so one stretch alone is not enough.
local function speed()
  local cells, took, x, y, from, straight = 0, 0, 0, 0, nil, 0
  local here, now = 0, 0                                -- cells and seconds of the stretch so far
  local track = {}                                      -- sliding along a wall does not count: the last 12 frames show which it is
  L.walk(60 * 60, function()
    track[#track + 1] = L.x() + L.y() * 65536
    local then_ = track[#track - 12] or track[1]
    local way = math.abs(L.x() - then_ % 65536) + math.abs(L.y() - then_ // 65536)
    straight = L.straight() and (straight < 20 or way > 70) and straight + 1 or 0
    if straight < 20 then                                -- it takes 12 ticks to full speed
      cells, took, here, now, from = cells + here, took + now, 0, 0, nil
      return
    end
    if not from then from, x, y = T.now(), L.x(), L.y() return end
    here, now = (math.abs(L.x() - x) + math.abs(L.y() - y)) / 256, seconds(from)
  end)
  local best = took > 4 and cells / took
  T.ok(best and math.abs(best / CELLS_A_SECOND - 1) < 0.02, string.format("%.2f cells a second, %.2f within 2 %%", best or 0, CELLS_A_SECOND))
end

local function demo()
  C.pause()
  C.take("MAIN MENU")
  C.wait_screen(C.TITLE)
  T.poke("shell_idle", 0x00) T.poke("shell_idle", 0x07, 1)
  T.wait("the demo", 900, function() return T.ram("pad_demo") == 1 and C.shown(C.PLAY) end)
  T.frames(30)
  local seed = L.lab16("seed")
  T.ok(T.wait("the centre", 60 * 120, function() T.poke("shell_idle", 0, 1) return L.lab("state") == L.FOUND end), "the demo finds the centre")
  T.shot("demo")
  T.ok(T.wait("its next maze", 900, function() return L.lab("state") == L.SEEKING and C.shown(C.PLAY) end)
    and L.lab16("seed") ~= seed, "and goes on in another maze")
  T.press("a", 1, 3, 3)
  C.wait_screen(C.TITLE)
  T.ok(T.ram("pad_demo") == 0, "a button ends it")
end

T.limit = 60 * 60 * 20
T.story(function()
  math.randomseed(9)
  F.watch()
  T.every_frame = F.frame
  C.alone_to_setup()
  walks()
  guided()
  answers()
  speed()
  demo()
  F.report(math.floor(T.frame() / T.fps))
end)
