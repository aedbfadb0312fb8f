-- Skyscrapers beside the board: the skyline of a line, the seed shown and typed in, puzzles of the player's own.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")

-- the skyline at the foot: the line under the cursor -------------------------------------------------------------------
local FIRST_COLUMN, GROUND = 5, 27                             -- its first column; the row of the ground
local function towers()                                 -- what is on the ground: two halves a tower, E for an empty lot, - dark, * lit
  local s = {}
  local n, wide = S.n(), S.n() <= 5 and 2 or 1
  for place = 0, n - 1 do
    for half = 0, 1 do s[#s + 1] = T.vram(0x2000 + GROUND * 32 + FIRST_COLUMN + (2 * place + half) * wide) end
  end
  return s
end
local function wanted(line)                             -- by the rule: true where the eye at that end sees it
  local s, tallest = {}, 0
  for i, h in ipairs(line) do s[2 * i - 1] = h > tallest tallest = math.max(tallest, h) end
  tallest = 0
  for i = #line, 1, -1 do s[2 * i] = line[i] > tallest tallest = math.max(tallest, line[i]) end
  return s
end
local function cells(first, step)
  local line = {}
  for i = 0, S.n() - 1 do line[i + 1] = S.entry(first + step * i) end
  return line
end
-- The same tile means the same everywhere: empty, dark or lit. The meaning learnt from one line must hold in the others.
local means = {}
local function right(line)
  local got, want = towers(), wanted(line)
  for i, tile in ipairs(got) do
    local h = line[(i + 1) // 2]
    local kind = h == 0 and "empty" or (want[i] and "lit" or "dark")
    if means[tile] and means[tile] ~= kind then return false end
    means[tile] = kind
  end
  return true
end
local function digit(x) local tile = T.vram(0x2000 + 26 * 32 + x) return tile >= 0x2E and tile <= 0x37 and tile - 0x2E or -1 end
local function count(s, from, to) local n = 0 for i = from, to, 2 do if s[i] then n = n + 1 end end return n end

local function skyline()
  local n, goal = S.n(), S.solution()
  for x = 0, n - 1 do
    for _, row in ipairs({ 0, 1 }) do
      local cell = row * n + x
      if S.entry(cell) == 0 and not (row == 1 and x == 1) then S.enter(cell, goal[cell]) end
    end
  end
  S.go(1)
  S.go(0)
  T.frames(8)
  local line = cells(0, 1)
  T.ok(right(line) and T.shows("ROW1"), "the skyline is the row of the cursor, lit where it is seen")
  T.ok(digit(2) == count(wanted(line), 1, 2 * n) and digit(4) == G.get("sky_game.clue", 2 * n), "seen from the left, and the clue")
  T.shot("skyline")
  S.go(n)
  T.frames(8)
  T.ok(right(cells(0, n)) and T.shows("COL1"), "down: the column, from above to below")
  S.go(n + 1)
  T.frames(8)
  T.ok(right(cells(n, 1)) and T.shows("ROW2"), "right: the next row, with its open cell")
  T.press("a", 1, 2, 8)
  T.press("left", 1, 2, 8)
  line = cells(n, 1)
  line[2] = T.ram("sky_hand") + 1
  T.ok(right(line), "on the pad the skyline shows the height under the hand")
  T.shot("skyline-hand")
  T.press("b", 1, 2, 8)
  T.eq(C.words_outside(), "", "no letter outside the safe area")
end

-- numbers ---------------------------------------------------------------------------------------------------------------
local SEED = 0x42
local function seed() return G.get16("sky_state.seed") end
local function arrive()                                 -- a puzzle was asked for: frames until it is there, then its board
  local frames = T.wait("the puzzle", 60 * 70, function()
    return T.ram("screen_id") == C.PLAY and T.ram("ppu_blank") == 0 and S.state() == S.PLAY
  end)
  S.wait_board()
  T.frames(4)
  return frames
end
local function type_in(number)                          -- from the setup screen; the digits are turned up from their present values
  C.take("ENTER A NUMBER")
  C.wait_screen(SEED, "the seed screen")
  local row = T.text(0, 13):sub(12, 21):gsub(" ", "")       -- the digits are apart
  local text = string.format("%05d", number)
  for i = 1, 5 do
    local turns = (text:byte(i) - row:byte(i)) % 10
    for _ = 1, turns do T.press("up", 1, 2, 3) end
    T.press("right", 1, 2, 3)
  end
  T.eq(T.text(0, 13):sub(12, 21):gsub(" ", ""), text, "the number is there")
  T.shot("seed")
  T.press("a", 1, 2, 2)
  arrive()
end

local GIVEN_UP, GIVEN_UP_STEPS = 46846, 510             -- of tests/golden/skyscrapers/worst.txt
local function seeds()
  local made = S.id()
  T.ok(T.shows("SEED") and T.shows(tostring(seed())), "a made puzzle shows its seed")
  local number = seed()
  G.back_to_setup()
  type_in(number)
  T.eq(S.id(), made, "typed in, it gives the same puzzle")
  G.back_to_setup()
  C.set("SIZE", "6 X 6")
  C.set("LEVEL", "HARD")
  type_in(40713)
  T.eq(S.id(), S.made_by_host(), "6x6 Hard from a typed seed is the host's")
  T.eq(seed(), 40713, "of the seed that was typed")
  T.shot("six")
  local before = S.id()
  G.power_cycle("SKYSCRAPERS")
  G.start("CONTINUE LAST PUZZLE")
  T.frames(4)
  T.ok(S.id() == before and seed() == 40713 and T.shows("40713"), "the seed is kept with the puzzle")
  G.back_to_setup()
  C.set("SIZE", "4 X 4")
  type_in(99999)
  T.eq(seed(), 65535, "a number that is too large becomes the largest")
  T.eq(S.id(), S.made_by_host(), "and gives the host's puzzle")
  G.back_to_setup()
  type_in(GIVEN_UP)
  T.eq(T.ram16("sky_make_steps"), GIVEN_UP_STEPS, "4x4 Hard from a seed that the maker gives up")
  T.ok(S.id() == S.made_by_host() and S.graded_by_host() == "hard", "is the host's puzzle all the same, a built-in one of the grade")
  T.ok(seed() == GIVEN_UP and T.shows("SEED") and T.shows(tostring(GIVEN_UP)), "and goes by its seed")
  G.back_to_setup()
end

-- built-in puzzles --------------------------------------------------------------------------------------------------------
local PACK = 61
-- Each class goes through its own puzzles in order, whatever is played in between.
local function next_place(size, grade)
  C.set("SIZE", size)
  C.set("LEVEL", grade)
  C.take("NEW PUZZLE")
  arrive()
  local place = seed() % PACK
  G.back_to_setup()
  return place
end
local function own_places()
  local a = { next_place("4 X 4", "EXTREME") }
  local b = { next_place("5 X 5", "EXTREME") }
  a[2] = next_place("4 X 4", "EXTREME")
  b[2] = next_place("5 X 5", "EXTREME")
  G.power_cycle("SKYSCRAPERS")
  a[3] = next_place("4 X 4", "EXTREME")
  local step = (a[2] - a[1]) % PACK
  T.ok(step ~= 0 and (a[3] - a[2]) % PACK == step and (b[2] - b[1]) % PACK == step,
    "each class has its own place in the order, kept when the power goes off")
end

local function packed()
  C.set("SIZE", "4 X 4")
  C.set("LEVEL", "EXTREME")
  local places, different, worst = {}, 0, 0
  for _ = 1, 6 do
    C.take("NEW PUZZLE")
    worst = math.max(worst, arrive())
    local place = seed() % PACK
    if not places[place] then different = different + 1 end
    places[place] = true
    G.back_to_setup()
  end
  T.eq(different, 6, "no built-in puzzle comes twice")
  own_places()
  T.ok(worst / T.fps < 2, string.format("a new 4x4 Extreme takes %.2f s, the fading of the screen included", worst / T.fps))
  C.set("SIZE", "7 X 7")
  C.set("LEVEL", "EXTREME")
  C.take("NEW PUZZLE")
  arrive()
  local id, number = S.id(), seed()
  T.ok(T.shows("NO.") and T.shows(tostring(number)), "a built-in puzzle shows its number")
  G.back_to_setup()
  type_in(number)
  T.eq(S.id(), id, "typed in, it gives the same puzzle, turned the same way")
  G.back_to_setup()
end

local function chosen()
  local ids = {}
  for line in io.lines("games/skyscrapers/chosen.txt") do if line:find("^%d") then ids[#ids + 1] = line end end
  C.set("LEVEL", "SELECTED SET")
  for i = 1, 3 do
    C.take("NEW PUZZLE")
    arrive()
    T.eq(S.id(), ids[i], "number " .. i .. " of the chosen set")
    G.back_to_setup()
  end
  type_in(#ids)
  T.eq(S.id(), ids[#ids], "the last of the set, typed in")
  T.ok(T.shows("SET"), "which is named")
  T.shot("chosen")
  G.back_to_setup()
  C.take("NEW PUZZLE")
  arrive()
  T.eq(S.id(), ids[1], "after the last comes the first")
  G.back_to_setup()
end

-- a puzzle of the player's own --------------------------------------------------------------------------------------------
local OWN, EDIT = 0x43, 6
local function at() return T.ram("sky_own_col"), T.ram("sky_own_row") end
local function edge(v) return v == 0 or v == S.n() + 1 end
local function go(x, y)                                 -- through the board, so that no corner is in the way
  for _ = 1, 60 do
    local ax, ay = at()
    if ax == x and ay == y then return end
    local button
    if edge(ax) then button = ax == 0 and "right" or "left"
    elseif edge(ay) then button = ay == 0 and "down" or "up"
    elseif edge(x) then button = ay ~= y and (ay < y and "down" or "up") or (ax < x and "right" or "left")
    elseif ax ~= x then button = ax < x and "right" or "left"
    else button = ay < y and "down" or "up" end
    T.press(button, 1, 2, 2)
  end
  error(string.format("the cursor does not reach %d,%d", x, y))
end
local function put(x, y, value)
  go(x, y)
  T.press("a", 1, 2, 3)
  S.digit(value)
end
local function ask(words)                               -- Select, and what the solver says
  T.press("select", 1, 2, 2)
  return T.wait(words, 60 * 20, function() return T.shows(words) end)
end
-- above, below, left, right, as in 4:2/1/2/3/3/3/1/2/2/1/2/3/3/3/1/2, the first of the chosen set
local ABOVE, BELOW, LEFT, RIGHT = { 2, 1, 2, 3 }, { 3, 3, 1, 2 }, { 2, 1, 2, 3 }, { 3, 3, 1, 2 }
local FIRST = "4:2/1/2/3/3/3/1/2/2/1/2/3/3/3/1/2"

local function around()                                 -- the cursor goes round the ring
  local way = {}
  for _ = 1, 2 do T.press("left", 1, 2, 2) way[#way + 1] = table.concat({ at() }, ",") end
  T.press("up", 1, 2, 2) way[#way + 1] = table.concat({ at() }, ",")
  T.eq(table.concat(way, " "), "0,1 0,1 1,0", "the cursor turns the corner of the ring, and back")
end

local function own()
  C.set("SIZE", "4 X 4")
  C.take("MAKE A PUZZLE")
  C.wait_screen(OWN, "the empty board")
  T.ok(S.state() == EDIT and S.id() == "4:" .. ("/"):rep(15), "an empty board")
  T.ok(T.shows("A NUMBER B CLEAR SEL PLAY"), "the keys are on the screen")
  around()
  T.ok(ask("IT HAS SEVERAL SOLUTIONS"), "nothing typed in: several solutions")
  for i = 1, 4 do put(i, 0, ABOVE[i]) put(i, 5, BELOW[i]) end
  for i = 1, 4 do put(0, i, LEFT[i]) put(5, i, RIGHT[i]) end
  T.eq(S.id(), FIRST, "all clues are typed in")
  go(1, 1)
  T.hold("a", true)
  T.frames(4)
  T.hold("down", true)
  T.frames(4)
  T.let_go()
  T.frames(12)
  T.ok(S.entry(0) == 0 and T.shows("TOO TALL FOR THIS PUZZLE"), "a height above N is refused")
  put(1, 1, 4)
  T.eq(S.given(0), 4, "a height is given")
  T.frames(20)
  T.shot("own")
  T.ok(ask("IT HAS NO SOLUTION"), "a wrong one: no solution")
  T.shot("own-none")
  C.pause()
  C.take("HINT")
  T.eq(S.state(), EDIT, "no hint while it is typed in")
  C.pause()
  C.take("HOW TO PLAY")
  C.wait_screen(C.HELP, "the help")
  T.press("b", 1, 2, 2)
  C.wait_screen(OWN, "the board")
  T.eq(S.given(0), 4, "the help takes nothing away")
  T.press("b", 1, 2, 4)
  T.ok(S.given(0) == 0 and S.entry(0) == 0, "B clears it")
  put(1, 2, 2) put(2, 2, 2)
  T.ok(ask("IT HAS NO SOLUTION"), "the same height twice in a row: no solution")
  T.press("b", 1, 2, 4)
  go(1, 2)
  T.press("b", 1, 2, 4)
  T.eq(S.id(), FIRST, "both are cleared")
  T.press("select", 1, 2, 2)
  arrive()
  T.eq(S.id(), FIRST, "one solution: it is played")
  T.ok(T.shows("OWN"), "which the panel says")
  T.shot("own-play")
  local before = S.id()
  G.power_cycle("SKYSCRAPERS")
  T.shot("setup")
  G.start("CONTINUE LAST PUZZLE")
  T.eq(S.id(), before, "it is kept when the power goes off")
  local goal, solved = S.solution(), G.stat(G.RECORD.skyscrapers, 0)
  for cell = 0, 15 do S.enter(cell, goal[cell]) end
  T.frames(12)
  T.ok(S.state() == S.WON, "and solved")
  T.eq(G.stat(G.RECORD.skyscrapers, 0), solved, "but not counted: anybody could type in an easy one")
end

T.story(function()
  math.randomseed(6)
  G.to_setup("SKYSCRAPERS")
  S.new_puzzle(5, "EASY")
  skyline()
  seeds()
  packed()
  chosen()
  own()
end)
