-- systems: nes
-- The road: sixty puzzles in six districts, their stars, the token of a district, the way from one puzzle to the next; the puzzle of a day.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local ROAD, DATE, LAST, PER = 0x44, 0x45, 60, 10
local SOLVED, ALONE, QUICK = 1, 2, 4

local ids = {}
for line in io.lines("games/skyscrapers/road.txt") do if line:find("^%d") then ids[#ids + 1] = line end end

local function stars(which)                             -- of a puzzle from 1, as they are kept
  local two = G.kept("ROAD")[(which - 1) // 2 + 1] or 0
  return which % 2 == 1 and two & 15 or two >> 4
end
local function to_road()
  C.take("CITY ROAD")
  C.wait_screen(ROAD, "the road")
  T.frames(8)
end
local function go(which)                                -- the cursor by its number: along the row, over the bridge, down
  for _ = 1, 40 do
    local at = T.ram("road_cursor") + 1
    if at == which then return end
    local function place(p)
      local d, i = (p - 1) // PER, (p - 1) % PER
      return d % 2 * 5 + i % 5, d // 2 * 2 + i // 5
    end
    local x, y = place(at)
    local tx, ty = place(which)
    T.press(y < ty and "down" or y > ty and "up" or x < tx and "right" or "left", 1, 2, 3)
  end
  error("the cursor does not reach puzzle " .. which)
end
local function play()                                   -- the one under the cursor
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  T.frames(8)
end
local function solve()
  local goal = S.solution()
  for cell = 0, S.n() ^ 2 - 1 do
    cell = math.floor(cell)
    if S.entry(cell) == 0 then S.enter(cell, goal[cell]) end
  end
  T.frames(24)
  T.eq(S.state(), S.WON, "it is solved")
end
local function next_one(from)                           -- presses A; returns the frames until another puzzle can be played
  T.frames(60)
  T.hold("a", true)
  local frames = T.wait("the next puzzle", 240, function()
    return S.state() == S.PLAY and S.id() ~= from and T.ram("screen_id") == C.PLAY and C.shown(C.PLAY)
  end)
  T.hold("a", false)
  T.frames(8)
  return frames
end
local function keep_road(f)                             -- as if this much were solved
  local payload = {}
  for i = 1, 33 do payload[i] = 0 end
  for which = 1, LAST do
    local i = (which - 1) // 2 + 1
    payload[i] = payload[i] | (which % 2 == 1 and f(which) or f(which) << 4)
  end
  G.keep("ROAD", payload)
end

local function map()
  to_road()
  T.shot("road")
  T.eq(C.words_outside(), "", "the road: no letter outside the safe area")
  for district, name in ipairs({ "VILLAGE", "OLD TOWN", "HARBOUR", "MIDTOWN", "UPTOWN", "DOWNTOWN" }) do
    T.ok(T.shows(name) and T.shows((district + 3) .. "X" .. (district + 3)), name .. " is there, and its size")
  end
  local reached = 0
  for which = 1, LAST do
    go(which)
    reached = reached + 1
  end
  T.eq(reached, LAST, "the cursor reaches all sixty")
  go(1)
end

local function first()
  play()
  T.eq(S.id(), ids[1], "the first puzzle is that of the list")
  T.shot("first")
  G.pause_item("HINT")
  S.wait(S.SHOW, 900, "the hint")
  T.press("b", 1, 2, 6)
  local before, seconds = S.id(), G.get("sky_state.helped")
  T.eq(seconds, 1, "a hint is noted")
  G.power_cycle("SKYSCRAPERS")
  G.start("CONTINUE LAST PUZZLE")
  T.frames(8)
  T.ok(S.id() == before and T.shows("ROAD"), "it is kept when the power goes off, and still of the road")
  solve()
  T.eq(stars(1), SOLVED + QUICK, "solved with a hint: two stars, kept")
  T.ok(T.shows("SOLVED: TWO STARS") and T.shows("A NEXT   B ROAD"), "which is said")
  local frames = next_one(before)
  T.ok(frames and frames <= T.fps, "the next puzzle comes within a second")
  T.eq(S.id(), ids[2], "and is the second")
  solve()
  T.eq(stars(2), SOLVED + ALONE + QUICK, "solved alone: three stars")
  T.ok(T.shows("SOLVED: THREE STARS!"), "which is said")
  T.frames(60)
  T.shot("stars")
  T.press("b", 1, 2, 2)
  C.wait_screen(ROAD, "B: back to the road")
  T.eq(T.ram("road_cursor"), 1, "the cursor is where we were")
  go(3)
  play()
  G.put("sky_state.seconds", 200)
  solve()
  T.eq(stars(3), SOLVED + ALONE, "too slow: two stars")
  T.frames(60)
  T.press("b", 1, 2, 2)
  C.wait_screen(ROAD)
  go(4)
  play()
  G.pause_item("WATCH SOLVER")
  S.wait(S.SHOW, 900, "a step of the solver")
  T.press("a", 1, 2, 20)
  T.ok(S.state() == S.WON and stars(4) == 0, "solved by the machine: no star")
  T.frames(60)
  T.press("b", 1, 2, 2)
  C.wait_screen(ROAD)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
end

local function district()
  keep_road(function(which) return which < 6 and SOLVED or which < PER and 7 or which == 15 and 3 or which == 27 and 5 or 0 end)
  to_road()
  T.shot("road-begun")
  T.eq(T.ram("road_cursor"), PER - 1, "the cursor waits at the first that is not solved")
  play()
  T.eq(S.id(), ids[PER], "the last of the village")
  local before = S.id()
  solve()
  T.ok(T.shows("DISTRICT DONE: A TOKEN!"), "the district is done")
  T.eq((G.kept("CLUB")[1] or 0) & 63, 1, "and its token is kept")
  local frames = next_one(before)
  T.eq(S.id(), ids[PER + 1], "on to the next district")
  T.ok(frames and frames <= 2 * T.fps, string.format("one screen goes for the larger board: %.1f s", (frames or 999) / T.fps))
  T.frames(30)
  T.shot("old-town")
  G.back_to_setup()
end

local function day()
  to_road()
  T.press("select", 1, 2, 2)
  C.wait_screen(DATE, "a date is asked for")
  T.press("up", 1, 2, 3)
  T.press("up", 1, 2, 3)
  T.press("left", 1, 2, 3)
  T.press("up", 1, 2, 3)
  T.frames(4)
  T.ok(T.shows("2026-02-03"), "a date is typed")
  T.shot("date")
  G.put("sky_state.state", 0xEE)
  T.press("a", 1, 2, 2)
  T.wait("the puzzle", 60 * 20, function() return T.ram("screen_id") == C.PLAY and S.state() == S.PLAY end)
  S.wait_board()
  T.frames(8)
  local number = ((26 * 12 + 2) * 31 + 3) * 40503 & 0xFFFF
  T.eq(G.get16("sky_state.seed"), number, "its number comes of the date")
  T.eq(S.id(), S.made_by_host(), "and the puzzle is the host's 6x6 of that number")
  T.ok(T.shows("DAY"), "which the panel says")
  T.shot("day")
  G.back_to_setup()
  to_road()
  T.press("select", 1, 2, 2)
  C.wait_screen(DATE)
  T.ok(T.shows("2026-02-03"), "the date is kept")
  T.press("b", 1, 2, 2)
  C.wait_screen(ROAD)
end

T.story(function()
  math.randomseed(5)
  G.to_setup("SKYSCRAPERS")
  map()
  first()
  district()
  day()
end)
