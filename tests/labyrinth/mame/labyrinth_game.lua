-- systems: nes nespal dendy famicom
-- The labyrinth from the menu to the centre: a friend's number, walking, sounds, map, clock, power-off, the win, and its record.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local SEED = 943
local heard = {}

local function a_friends_maze()
  L.setup()
  T.ok(not T.shows("CONTINUE LAST MAZE"), "at first there is no maze to go on with")
  L.type_seed(SEED)
  local maze, start = L.host_maze(SEED)
  T.ok(L.lab16("seed") == SEED and T.shows("  943") and T.shows("SIZE 21"), "the number typed in is the maze's, and is shown")
  T.eq(L.console_maze(), maze, "it is the maze that the host makes of it")
  T.eq(string.format("start %d %d %d", L.x() >> 8, L.y() >> 8, L.angle()), start, "and begins in the same place")
  T.eq(T.song(), "SONG_LABYRINTH", "music plays")
  T.shot("start")
end

-- The needle: 16 as the build made them, and the one in the PPU.
local NEEDLE, NEEDLE_BYTES = 0x70, 64
local function needles()
  local bytes = {}
  for line in io.lines("build/gen/art_lab_needle.s") do
    if line:find("chr_far", 1, true) then break end
    if line:find("%.byte %$") then for b in line:gmatch("%$(%x%x)") do bytes[#bytes + 1] = tonumber(b, 16) end end
  end
  return bytes
end
local function needle_points(bytes)                     -- where the player looks?
  local first = ((L.angle() + 128) >> 8 & 15) * NEEDLE_BYTES
  for i = 0, NEEDLE_BYTES - 1 do
    if T.vram(NEEDLE * 16 + i) ~= bytes[first + i + 1] then return false end
  end
  return true
end
local function compass()
  local bytes, right, seen = needles(), 0, {}
  T.eq(#bytes, 16 * NEEDLE_BYTES, "there are 16 needles")
  T.eq(T.vram(0x2000 + 26 * 32 + 28), NEEDLE, "the compass is on the screen")
  for _ = 1, 40 do
    L.want("left") T.frames(6) L.want("") T.frames(8)
    seen[(L.angle() + 128) >> 8 & 15] = true
    if needle_points(bytes) then right = right + 1 end
  end
  local all = 0
  for _ in pairs(seen) do all = all + 1 end
  T.ok(right == 40 and all == 16, string.format("its needle points where the player looks, all the way round (%d of 40, %d of 16)", right, all))
end

local function find_rows()
  for row = 26, 27 do if T.text(0, row):find("TIME%s+%d") then L.time_row = row end end
end

local function walking()
  local x, y, angle = L.x(), L.y(), L.angle()
  L.want("left") T.frames(20) L.want("") T.frames(3)
  T.ok(L.angle() ~= angle and L.x() == x and L.y() == y, "left turns, and only turns")
  angle = L.angle()
  L.want("right") T.frames(12) L.want("") T.frames(3)
  T.ok(((angle - L.angle()) & 4095) < 1024 and L.angle() ~= angle, "right turns back")
  compass()
  L.walk(120, nil, function() return L.x() ~= x or L.y() ~= y end)
  L.want("up") T.frames(20) L.want("") T.frames(3)
  local walked = math.abs(L.x() - x) + math.abs(L.y() - y)
  T.ok(walked > 60, "up walks")
  x, y = L.x(), L.y()
  L.want("down") T.frames(15) L.want("") T.frames(3)
  T.ok(math.abs(L.x() - x) + math.abs(L.y() - y) > 30, "down walks backwards")
  x, y, angle = L.x(), L.y(), L.angle()
  L.want("b left") T.frames(8) L.want("") T.frames(3)
  T.ok((L.x() ~= x or L.y() ~= y) and L.angle() == angle, "B and left steps aside without turning")
end

local function bumping()
  L.walk(60 * 20, nil, function() return L.straight() end)
  L.want("b left") T.frames(60)                         -- a corridor: the wall is near
  heard.SFX_BUMP = nil
  T.frames(60)
  T.eq(heard.SFX_BUMP or 0, 0, "leaning against a wall is silent")
  L.want("b right") T.frames(70)
  T.eq(heard.SFX_BUMP, 1, "running into the other one sounds once")
  L.want("")
  T.frames(3)
end

local function sprites() local n = 0 for i = 0, 63 do if T.oam(i * 4) < 0xEF then n = n + 1 end end return n end
local function map()
  T.frames(10)
  T.eq(sprites(), 32, "the map is shown")
  T.press("select", 1, 2, 14)
  T.ok(sprites() == 0 and L.lab("map") == 0, "Select hides it")
  T.shot("no-map")
  C.pause()
  T.frames(10)
  T.ok(sprites() < 32 and T.shows("MAP", 1), "the pause menu has its lines")
  T.shot("pause")
  C.take("MAP")
  T.frames(20)
  T.ok(sprites() == 32 and L.lab("map") == 1, "one of them shows the map again")
  C.pause()
  C.go_on()
  T.frames(14)
  T.eq(sprites(), 32, "after a pause the map is still there")
  C.pause()
  C.take("HOW TO PLAY")
  C.wait_screen(C.HELP)
  local before = L.pose()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.frames(20)
  T.ok(L.pose() == before and sprites() == 32, "after the help, too, in the same place")
  T.eq(C.words_outside_below(), "", "all words are in the safe area")
end
-- Letters outside x 16..239 below the view (whose tiles are no letters).
function C.words_outside_below()
  local found = {}
  for row = 26, 29 do
    for x = 0, 31 do
      local tile = T.vram(0x2000 + row * 32 + x)
      if tile >= 1 and tile <= 94 and (row > 27 or x < 2 or x > 29) then found[#found + 1] = x .. "," .. row end
    end
  end
  return table.concat(found, " ")
end

-- The map records the walls along the way: cells of 3x3 pixels in the tiles and colours of map.c. A wall is a chequer of the trail's colour.
local TRAIL, MARK = 2, 3
local function map_tile(n)
  local own = n // 16 * 2
  if n % 16 < 2 then return 0x180 + own + n % 2 end
  n = n - own - 2
  return n < 46 and 0x80 + n or 0x3C + n - 46
end
local function on_map(x, y)                             -- of pixels
  local at = map_tile(y // 16 * 16 + x // 8 * 2 + y // 8 % 2) * 16 + y % 8
  return (T.vram(at) >> (7 - x % 8) & 1) + 2 * (T.vram(at + 8) >> (7 - x % 8) & 1)
end
local function count_on_map(colour)
  local n = 0
  for y = 0, 62 do for x = 0, 62 do if on_map(x, y) == colour then n = n + 1 end end end
  return n
end
local function seen_walls(rows)                         -- right and wrong ones, cell by cell
  local right, wrong = 0, 0
  for y = 0, 20 do
    for x = 0, 20 do
      local points = 0
      for i = 0, 8 do if on_map(x * 3 + i % 3, y * 3 + i // 3) == TRAIL then points = points + 1 end end
      if points == 4 or points == 5 then
        if rows[y + 1]:sub(x + 1, x + 1) == "1" then right = right + 1 else wrong = wrong + 1 end
      end
    end
  end
  return right, wrong
end
local function map_of_walls()
  local _, _, rows = L.host_maze(SEED)
  L.walk(120)
  L.want("") T.frames(90)
  local right, wrong = seen_walls(rows)
  T.ok(right > 2 and right < 100 and wrong == 0, string.format("the map keeps the walls beside the way, %d of them", right))
  local x, y, arrows = (L.x() >> 8) * 3, (L.y() >> 8) * 3, {}
  for _ = 1, 4 do
    local shape = {}
    for i = 0, 8 do shape[#shape + 1] = on_map(x + i % 3, y + i // 3) == MARK and "#" or "." end
    arrows[table.concat(shape)] = true
    local angle = L.angle()
    for _ = 1, 120 do
      if ((L.angle() - angle) & 4095) >= 1024 then break end
      L.want("left") T.frames(1)
    end
    L.want("") T.frames(40)
  end
  local kinds = 0
  for _ in pairs(arrows) do kinds = kinds + 1 end
  T.eq(kinds, 4, "and an arrow shows where one looks")
  T.shot("walls-seen")
end

-- In a maze of its own: it must not count.
local function switches()
  C.set("MAP WALLS", "SEEN")
  L.type_seed(SEED)
  local marks = count_on_map(MARK)
  C.pause()
  C.take("HINT")
  T.frames(150)
  T.ok(count_on_map(MARK) > marks + 60, "a hint lays a thread on the map")
  T.ok(T.shows("UNRANKED") and L.lab("cheat") == 1, "and the time does not count")
  T.shot("hint")
  T.frames(400)
  T.eq(count_on_map(MARK), marks, "it goes after a while")
  T.hold("b", true) T.frames(3) T.press("select", 1, 2, 4) T.hold("b", false)
  T.wait("the other map", 120, function() return C.shown(C.PLAY) and L.lab("walls") == 1 end)
  T.frames(40)
  local right = seen_walls(select(3, L.host_maze(SEED)))
  T.ok(right > 150, "B and Select show all walls, " .. right)
  T.press("a", 1, 2, 20)
  T.ok(T.shows("NEW MAZE? A AGAIN") and L.lab16("seed") == SEED, "A asks whether to make a new maze")
  T.press("a", 1, 2, 2)
  T.wait("another maze", 300, function() return C.shown(C.PLAY) and L.lab16("seed") ~= SEED end)
  T.ok(L.lab("cheat") == 0 and L.lab("state") == L.SEEKING, "and makes it when it is pressed again")
  T.frames(20)
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP)
  C.set("MAP WALLS", "NONE")
  C.set("STYLE", "ORIGINAL")
  L.type_seed(SEED)
  L.walk(120)
  L.want("") T.frames(60)
  T.ok(count_on_map(TRAIL) == 0, "the plain map shows the place only")
  T.ok(T.palette(5) == 0x12 and T.palette(13) == 0x12 and T.palette(15) == 0x00, "in the original's colours")
  T.shot("original")
end

local function clock()
  local function shown() return tonumber(T.text(0, L.time_row):match("(%d+)")) end
  T.frames(2)
  local from = shown()
  T.wait("a second", 70, function() return shown() ~= from end)
  local began = T.now()
  from = shown()
  T.wait("five more", 400, function() return shown() == from + 5 end)
  local took = T.now() - began
  local seconds = took.seconds + took.attoseconds / 1e18
  T.ok(math.abs(seconds - 5) < 0.06, string.format("five seconds of the clock take %.2f", seconds))
  C.pause() T.frames(90) C.go_on()
  T.ok(shown() <= from + 6, "the clock stands still in the pause")
end

local function noise() for a = 0, 0x7FF do T.poke(a, math.random(0, 255)) end end
local function power_off()
  L.walk(240)
  C.pause()
  T.frames(5)
  local pose, trail, seconds, maze = L.pose(), L.trail(), L.lab16("seconds"), L.console_maze()
  noise()
  T.reset()
  C.to_menu()
  L.setup()
  T.ok(T.shows("CONTINUE LAST MAZE"), "after power-off the maze is offered")
  L.begin("CONTINUE LAST MAZE")
  T.eq(L.pose(), pose, "the same place")
  T.eq(L.trail(), trail, "the same trail")
  T.eq(L.console_maze(), maze, "the same maze")
  T.ok(L.lab16("seconds") - seconds <= 1 and L.lab16("seed") == SEED, "the same time")
  T.shot("resumed")
  find_rows()
end

local NEAR_CELLS, CENTRE = 3, 10
local function near() return math.max(math.abs((L.x() >> 8) - CENTRE), math.abs((L.y() >> 8) - CENTRE)) <= NEAR_CELLS end
local function nearer_music()
  L.walk(60 * 90, nil, near)
  T.eq(T.song(), "SONG_LABYRINTH", "until three cells from the centre the theme plays")
  L.want("")
  T.wait("Nearer", 160, function() return T.song() == "SONG_NEAR" end)
  T.ok(near() and T.song() == "SONG_NEAR", "from there on the quicker one, within a bar")
end

local function win()
  T.ok(L.walk(60 * 90), "the centre is found")
  T.frames(20)
  T.ok(T.shows("YOU FOUND IT!"), "and a message says so")
  T.eq(T.song(), "SONG_GOAL", "with its own music")
  local wall, angle, pictures = T.palette(5), L.angle(), T.ram("lab_draw_shown")
  T.frames(30)
  T.ok(T.palette(5) ~= wall, "the walls change their colours")
  T.ok((L.angle() - angle) & 4095 > 900 and (T.ram("lab_draw_shown") - pictures) & 255 > 10, "and the player looks around")
  T.shot("found")
  local seconds = L.lab16("seconds")
  T.wait("the hall", 300, function() return C.shown(L.HEART) end)
  T.frames(40)
  T.ok(T.shows("THE CENTRE!"), "then the player is in the hall at the centre")
  T.shot("hall")
  T.press("a", 1, 2, 2)
  T.wait("the map", 300, function() return C.shown(L.RESULT) end)
  T.frames(60)
  local way = tonumber(T.text(0, 24):match("SHORTEST%s+(%d+)"))
  T.eq(way, L.host_way(SEED), "and sees the shortest way, as long as the host's")
  T.ok(T.shows("WALKED") and tonumber(T.text(0, 24):match("WALKED%s+(%d+)")) >= way, "the cells that were walked")
  T.ok(T.text(0, 12):find("%f[%d]" .. seconds .. "%f[%D]"), "and the time")
  T.frames(700)
  T.shot("map")
  return seconds
end

local function statistics(best, found)
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  local function value(name) for row = 0, 29 do local n = T.text(0, row):match(name .. "%D*(%d+)") if n then return tonumber(n) end end end
  T.eq(value("MAZES SOLVED"), found, "the statistics count " .. found)
  T.eq(value("21X21"), best, "the best time is " .. best)
  T.shot("statistics")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
end

local function from_result()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  L.setup()
end
local function to_setup()
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP)
end

local function cheating(best)
  T.ok(not T.shows("CONTINUE LAST MAZE"), "a maze that is done is not offered")
  C.set("MAP WALLS", "SHOWN")
  L.type_seed(SEED)
  T.ok(T.shows("UNRANKED") and L.lab("cheat") == 1, "with the walls on the map it says: not counted")
  T.eq(C.words_outside_below(), "", "that, too, in the safe area")
  T.shot("cheat")
  for a = 0, 1 do T.poke("lab_state", 0, C.offset["lab_state.seconds"] + a) end -- it would be the best time
  T.ok(L.walk(60 * 90), "the centre again")
  L.to_result()
  T.press("a", 1, 2, 2)
  T.wait("another maze", 300, function() return L.lab("state") == L.SEEKING and C.shown(C.PLAY) end)
  T.ok(L.lab16("seed") ~= SEED, "A makes a new maze")
  to_setup()
  statistics(best, 2)
end

T.limit = 60 * 60 * 12
T.story(function()
  math.randomseed(5)
  T.listen(heard)
  C.to_menu()
  a_friends_maze()
  find_rows()
  walking()
  bumping()
  map()
  map_of_walls()
  clock()
  power_off()
  T.ok((heard.SFX_STEP or 0) > 3, "footsteps are heard")
  nearer_music()
  local best = win()
  from_result()
  statistics(best, 1)
  cheating(best)
  switches()
end)
