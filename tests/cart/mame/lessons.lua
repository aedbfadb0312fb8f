-- systems: nes
-- Lessons: from the book on the menu, and from the setup screen of each game through all of its lessons. A wrong try is explained
-- and the hand points (in the Labyrinth the map helps), the right move leads on, after the last one a game begins; save and
-- statistics have not changed.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local TASK, TRY, RIGHT, WRONG = 1, 2, 3, 4

local function save()                                   -- all but the journal and the options
  local bytes = {}
  for a = 0x6000 + 800, 0x6CFF do bytes[#bytes + 1] = string.char(T.ram(a)) end
  return table.concat(bytes)
end
local function card(phase, promise)
  C.wait_screen(C.LESSON)
  T.frames(12)
  T.eq(T.ram("lesson_phase"), phase, promise)
end
local function to_board()
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.frames(16)
end
local function pointing()                               -- the hand's tiles are the first of the sprites' table
  for i = 0, 63 do if T.oam(i * 4) < 0xEF and T.oam(i * 4 + 1) < 4 then return true end end
  return false
end

local function helps(course)                            -- the hand, or the way on the map, as the game's HINT shows it
  if course.hint then return L.lab("cheat") == 1 end
  return pointing()
end

-- Tries, as a person makes them.
local function drop(column) C.aim(column) T.press("a", 1, 2, 2) end
local function turn(squares)                            -- of Amazons
  for _, square in ipairs(squares) do
    T.wait("the amazon to arrive", 240, function() return G.get("ama_state.state") == 0 end)
    G.walk("ama_state.cursor", 8, square)
    T.press("a", 1, 2, 3)
  end
end
local function stone(at) G.walk("gb_state.cursor", 16, at[2] * 16 + at[1]) T.press("a", 1, 2, 2) end
local function towers(try)                              -- pairs of cell and height; marks, when it begins with "pencil"
  if try.pencil then T.press("select", 1, 2, 4) end
  for i = 1, #try, 2 do S.enter(try[i], try[i + 1]) end
end
local QUARTER = { east = 0, north = 1024, west = 2048, south = 3072 }
local function look(way)
  for _ = 1, 200 do
    local left = (QUARTER[way] - L.angle() + 2048) % 4096 - 2048
    if math.abs(left) < 20 then return T.frames(2) end
    T.press(left > 0 and "left" or "right", 1, math.abs(left) > 400 and 6 or 1, 1)
  end
  error("cannot look " .. way)
end
local function walk(way)                                -- of the Labyrinth: directions, and how many cells
  for i = 1, #way, 2 do
    look(way[i])
    local x, y = L.x() >> 8, L.y() >> 8
    for _ = 1, 150 do
      if math.abs((L.x() >> 8) - x) + math.abs((L.y() >> 8) - y) >= way[i + 1] or T.ram("lesson_phase") ~= TRY then break end
      T.press("up", 1, 4, 0)
    end
    if way[i + 3] then T.press("up", 1, 8, 2) end      -- to the middle of the cell
  end
end

-- A wrong and a right try for each lesson. In the Labyrinth there is no hand: the map shows the way.
local COURSES = {
  { "CONNECT 4", drop, { { 6, 4 }, { 3, 5 }, { 0, 1 }, { 4, 3 }, { 1, 4 } } },
  { "AMAZONS", turn, {
    { { 40, 32, 24 }, { 40, 42, 41 } }, { { 29, 28, 27 }, { 46, 39, 31 } }, { { 30, 31, 39 }, { 16, 25, 33 } },
    { { 43, 51, 59 }, { 16, 18, 19 } }, { { 18, 10, 1 }, { 18, 36, 27 } } } },
  { "SKYSCRAPERS", towers, {
    { { 0, 3 }, { 0, 4 } }, { { 6, 4 }, { 6, 3 } }, { { 5, 2 }, { 5, 3 } },
    { { 10, 1 }, { pencil = true, 10, 1, 10, 2 } }, { { 0, 3 }, { 0, 1, 1, 2 } } } },
  { "GOBANG", stone, {
    { { 3, 7 }, { 9, 7 } }, { { 8, 7 }, { 9, 5 } }, { { 4, 4 }, { 9, 9 } }, { { 5, 7 }, { 9, 7 } }, { { 8, 7 }, { 7, 7 } } } },
  { "LABYRINTH", walk, {
    { { "east", 0 }, { "west", 0 } }, { { "west", 4 }, { "east", 5 } }, { { "south", 4 }, { "north", 4, "west", 1 } },
    { { "west", 4 }, { "south", 2, "west", 1 } }, { { "north", 1 }, { "west", 2, "north", 2 } } }, hint = true },
}

T.limit = 60 * 60 * 10
local function from_the_menu()
  C.point_at("LESSONS")
  T.shot("menu")
  T.press("a", 1, 2, 8)
  C.point_at("GOBANG")
  T.frames(4)
  T.ok(T.shows("FIVE SMALL TASKS A GAME"), "the book asks for which game")
  T.shot("menu-gobang")
  T.press("b", 1, 2, 8)
  T.ok(T.text(0, C.TITLE_ROW):find("LESSONS"), "B goes back to the book")
  T.press("a", 1, 2, 2)
  C.point_at("GOBANG")
  T.press("a", 1, 2, 2)
  card(TASK, "from the menu: the first task")
  T.ok(T.shows("GOBANG"), "of the game that was chosen")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  T.ok(T.shows("A PLAY"), "then the menu plays again")
end

T.story(function()
  C.to_menu()
  from_the_menu()
  for _, course in ipairs(COURSES) do
    local title, move, tries = table.unpack(course)
    C.point_at(title)
    T.press("select", 1, 2, 2)
    C.wait_screen(C.SETUP)
    local before = save()
    C.take("LESSONS")
    for i, try in ipairs(tries) do
      local what = title .. ", lesson " .. i .. ": "
      card(TASK, what .. "the task")
      T.shot(title .. i .. "-1")
      to_board()
      if course.hint then T.frames(20) end
      T.eq(helps(course), i == 1, what .. (i == 1 and "help comes at once" or "help waits"))
      T.shot(title .. i .. "-2")
      move(try[1])
      card(WRONG, what .. "a wrong try is explained")
      T.shot(title .. i .. "-3")
      to_board()
      if course.hint then T.frames(20) end
      T.ok(helps(course), what .. "now help comes")
      T.shot(title .. i .. "-4")
      move(try[2])
      card(RIGHT, what .. "the right move is seen")
      T.shot(title .. i .. "-5")
      if i < #tries then T.press("a", 1, 2, 60) end
    end
    T.ok(save() == before, title .. ": nothing was kept or counted")
    T.press("a", 1, 2, 2)
    T.wait("a game begins", 240, function() return T.ram("screen_id") == C.VERSUS or C.shown(C.PLAY) end)
    T.eq(T.ram("lesson_phase"), 0, title .. ": after the last lesson a game begins")
    S.wait_board()                                      -- a puzzle is made first
    T.frames(30)
    C.leave_to_menu()
  end
end)
