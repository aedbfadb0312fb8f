-- systems: nes
-- What one can do in the labyrinth: a race for two with the first player's ghost, a course of five mazes with its medal, the maze
-- of a day; the cup at the centre, the ghost of the best walk kept over power-off.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local CHOOSE, DATE, MEDAL = 0x43, 0x44, 0x47
local GHOST, CUP = 0, 1                                  -- of the things
local COURSE_1 = 7                                      -- counter of its best
local RACE_MAZE = 62349
local NEAREST = 64                                      -- 1/256 cell: nearer ones are too large for their sprites
local FOCUS = 128 / math.tan(math.pi / 6)                -- pixels from the eye to the screen

local function screen(id, what) T.wait(what, 900, function() return C.shown(id) end) T.frames(20) end
local function choose(line)
  C.take("COURSES, DAY, RACE")
  screen(CHOOSE, "what to walk")
  C.take(line)
end

-- What the picture on the screen was made from: its pose and the places of the objects, recorded when it is handed over.
local HANDED = 1                                        -- lab_draw_state
local handed, on_screen
local function note_pictures()
  T.on_write("lab_draw_state", function(_, value)
    if value ~= HANDED then return end
    handed = { x = T.ram16("lab_view_x"), y = T.ram16("lab_view_y"), angle = T.ram16("lab_view_angle") * 2 * math.pi / 4096 }
    for thing = GHOST, CUP do handed[thing] = { x = T.ram16("lab_thing_x", 2 * thing), y = T.ram16("lab_thing_y", 2 * thing) } end
  end)
  T.on_write("lab_draw_shown", function() on_screen = handed end)
end

-- Chance makes the race's maze. Here it gets a number, so that every run of this story sees the same.
local fixed
local function fix_maze()
  local number = T.labels.lab_event + C.offset["lab_event.number"]
  T.on_write(number, function(address) if fixed then return address == number and fixed & 255 or fixed >> 8 end end, number + 1)
end

-- Where the object should be on the screen, by exact geometry: pixels from the left; nil when it is behind the player.
local function place_of(thing)
  local dx, dy = on_screen[thing].x - on_screen.x, on_screen.y - on_screen[thing].y
  local cos, sin = math.cos(on_screen.angle), math.sin(on_screen.angle)
  local ahead, left = dx * cos + dy * sin, dy * cos - dx * sin
  return ahead >= NEAREST and 128 - FOCUS * left / ahead
end
-- The sprites of the view: how far left and right they reach, found by the object's colours.
local function shown(palette)
  local from, to
  for i = 0, 15 do
    if T.oam(i * 4) < 0xEF and T.oam(i * 4 + 2) & 3 == palette then
      local x = T.oam(i * 4 + 3)
      from, to = math.min(from or x, x), math.max(to or x, x + 8)
    end
  end
  return from, to
end
local seen, farthest = { [GHOST] = 0, [CUP] = 0 }, 0     -- the largest error of its place
local function watch()
  for thing, palette in pairs({ [GHOST] = 2, [CUP] = 3 }) do
    local from, to = shown(palette)
    local x = from and on_screen and place_of(thing)
    if x and to - from == 24 and from > 0 and to < 256 then -- whole, in its large picture
      seen[thing] = seen[thing] + 1
      farthest = math.max(farthest, math.abs((from + to) / 2 - x))
    end
  end
end
local function cross(what) T.ok(L.walk(60 * 90, watch), what .. ": the centre is found") end

local function race()
  fixed = RACE_MAZE
  choose("RACE FOR TWO")
  screen(C.PLAY, "the race")
  fixed = nil
  T.eq(L.lab16("seed"), RACE_MAZE, "the race is in the maze of this story")
  local maze = L.console_maze()
  cross("the first player")
  local first = L.lab16("seconds")
  screen(L.HEART, "the hall")
  T.ok(T.shows("NOW PLAYER 2"), "then it is the second one's turn")
  T.shot("turn")
  T.frames(20)
  T.press("a", 1, 2, 2)
  screen(C.PLAY, "the same maze")
  T.ok(L.console_maze() == maze and T.ram("lab_ghost_here") == 1, "in the same maze, beside the first one's ghost")
  T.frames(80)
  T.eq(T.state("side"), 1, "the state block says so, too")
  cross("the second player")
  T.shot("ghost")
  T.ok(T.ram("lab_ghost_here") == 0, "the ghost was there before")
  local second = L.lab16("seconds")
  L.to_result()
  T.ok(second > first and T.shows("1 WINS") and T.shows(" " .. first) and T.shows(" " .. second), "both times are shown, and who won")
  T.shot("both")
  T.press("b", 1, 2, 2)
  screen(C.MENU, "the menu")
  L.setup()
end

local function course()
  local seconds = 0
  choose("COURSE 1")
  for leg = 1, 5 do
    screen(C.PLAY, "maze " .. leg)
    cross("maze " .. leg)
    seconds = seconds + L.lab16("seconds")
    screen(L.RESULT, "the map")
    T.press("a", 1, 2, 2)
  end
  screen(MEDAL, "the medal")
  T.frames(30)
  T.ok(T.shows("GOLD!") and T.shows(" " .. seconds), "five mazes on one clock: gold for a player who knows the way")
  T.shot("medal")
  local best = G.stat(G.RECORD.labyrinth, COURSE_1)
  T.ok(best > 90 and best <= 225, "the course's per cent are kept, " .. best)
  T.press("a", 1, 2, 2)
  screen(CHOOSE, "the list")
  T.ok(T.shows(best .. "%"), "and shown")
  T.shot("list")
end

local function day()
  C.take("MAZE OF THE DAY")
  screen(DATE, "the date")
  T.ok(T.shows("2026-01-01"), "a date is asked for")
  T.press("up", 1, 2, 6)
  T.press("left", 1, 2, 6)
  T.press("up", 1, 2, 6)
  T.ok(T.shows("2026-02-02"), "the pad changes it")
  T.press("a", 1, 2, 2)
  screen(C.PLAY, "its maze")
  T.eq(L.lab16("seed"), ((26 * 12 + 2) * 31 + 2) * 40503 & 0xFFFF, "the date makes the number")
  cross("the day's maze")
  L.to_result()
  T.press("b", 1, 2, 2)
  screen(C.MENU, "the menu")
end

local function ghost_of_the_save()
  G.power_cycle("LABYRINTH")
  choose("MAZE OF THE DAY")
  screen(DATE, "the date")
  T.ok(T.shows("2026-02-02"), "after power-off the date is still there")
  T.press("a", 1, 2, 2)
  screen(C.PLAY, "its maze")
  T.eq(T.ram("lab_ghost_here"), 1, "and so is the ghost of the best walk")
end

T.limit = 60 * 60 * 12
T.story(function()
  math.randomseed(3)
  note_pictures()
  fix_maze()
  C.to_menu()
  L.setup()
  race()
  course()
  day()
  ghost_of_the_save()
  T.ok(seen[GHOST] > 20 and seen[CUP] > 20, string.format("ghost and cup were seen, %d and %d times", seen[GHOST], seen[CUP]))
  T.ok(farthest <= 4, string.format("in every frame they are where the picture has them, within 4 pixels: %.1f at most", farthest))
end)
