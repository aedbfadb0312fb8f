-- systems: nes
-- Lessons: from the setup screen of each game through all of its lessons, in both languages. A wrong try is explained and the hand points, the right
-- move leads on, after the last one a game begins; the save and the statistics are as they were.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local TASK, RIGHT, WRONG = 1, 3, 4

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

local COURSES = {
  { "CONNECT 4", function(column) C.aim(column) T.press("a", 1, 2, 2) end, { { 6, 4 }, { 3, 5 }, { 0, 1 }, { 4, 3 }, { 1, 4 } } },
}

T.limit = 60 * 60 * 10
T.story(function()
  C.to_menu()
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
      T.eq(pointing(), i == 1, what .. (i == 1 and "the hand points at once" or "the hand waits"))
      T.shot(title .. i .. "-2")
      move(try[1])
      card(WRONG, what .. "a wrong try is explained")
      T.shot(title .. i .. "-3")
      to_board()
      T.ok(pointing(), what .. "now the hand points")
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
    C.wait_screen(C.PLAY)
    T.frames(30)
    C.leave_to_menu()
  end
end)
