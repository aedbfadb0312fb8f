-- systems: nes nespal dendy
-- The look of the original's DE1 board: changed in play and kept, only for 4x4; displays with the heights that are left, lamps for lines that are right
-- and for the solver; pad, marks and two of a height; answers in the second frame; the solved board; Chinese.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local HEX_X, LAMPS_X, ROW = 8, 16, 22                   -- games/skyscrapers/city.h
local BOARD_X, BOARD_Y, SIDE = 8, 4, 4                  -- tiles
local ANSWER = 3                                        -- as in skyscrapers_pad.lua
local art = {}
for line in io.lines("build/gen/art.h") do
  local name, value = line:match("^#define SKY_DE1_(%w+_BASE) (%d+)")
  if name then art[name] = tonumber(value) end
end

local function tile(x, y) return T.vram(0x2000 + y * 32 + x) end
local function displays()                               -- the heights already placed on them; nil: something else
  local s = ""
  for k = 1, 4 do
    local first = tile(HEX_X + 2 * k - 2, ROW) - art.HEX_BASE
    if first ~= 0 and first ~= 6 * k then return nil end
    if first ~= 0 then s = s .. k end
    for y = 0, 2 do for x = 0, 1 do
      if tile(HEX_X + 2 * k - 2 + x, ROW + y) ~= art.HEX_BASE + first + 2 * y + x then return nil end
    end end
  end
  return s
end
local function left(cell)                               -- the heights that no tower in its lines has
  local own = S.entry(cell)
  if own ~= 0 then return tostring(own) end
  local s = ""
  for h = 1, 4 do
    local free = true
    for i = 0, 3 do
      if S.entry(cell // 4 * 4 + i) == h or S.entry(i * 4 + cell % 4) == h then free = false end
    end
    if free then s = s .. h end
  end
  return s
end
local function lamps(row, count)                        -- "1" lit, "0" dark
  local s = ""
  for x = LAMPS_X, LAMPS_X + count - 1 do s = s .. tile(x, row) - art.LAMP_BASE end
  return s
end
local function greens() return lamps(ROW + 2, 8) end
local function reds() return lamps(ROW, 10) end
local function right_lines(goal)                        -- lines as the solution has them; those of this story are right only then
  local s = ""
  for line = 0, 7 do
    local fits = true
    for i = 0, 3 do
      local cell = line < 4 and line * 4 + i or i * 4 + line - 4
      if S.entry(cell) ~= goal[cell] then fits = false end
    end
    s = s .. (fits and 1 or 0)
  end
  return s
end
local function digit(cell) return tile(BOARD_X + cell % 4 * SIDE + 1, BOARD_Y + cell // 4 * SIDE + 1) end
local function in_look() return tile(BOARD_X - 1, BOARD_Y) >= art.SCENE_BASE and tile(26, ROW + 2) == tile(29, ROW + 2) and displays() ~= nil end

local function change()
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY, "the board")
  T.frames(30)
end

-- The picture without the lamps, which come a line a tick.
local function board()
  local h = 5381
  for y = 16, 170, 3 do for x = 16, 239, 3 do h = (h * 33 + T.pixel(x, y)) & 0xFFFFFFFF end end
  return h
end
local function answers()
  local worst, what = 0
  for _, step in ipairs({ "right", "a", "left", "a", "b" }) do
    for _ = 1, 40 do
      if T.ram("frame_count") & 15 == 2 then break end
      T.frames(1)
    end
    local before, n = board(), 0
    T.hold(step, true)
    repeat
      T.frames(1)
      n = n + 1
      if n == 2 then T.hold(step, false) end
    until board() ~= before or n == 12
    T.hold(step, false)
    T.frames(24)
    if n > worst then worst, what = n, step end
  end
  T.ok(worst <= ANSWER, "every press is answered in the second frame", what .. " took " .. worst)
end

local function play(goal)
  local wrong = 0
  for cell = 0, 15 do
    S.go(cell)
    T.frames(6)
    if displays() ~= left(cell) then wrong = wrong + 1 end
  end
  T.eq(wrong, 0, "the displays show the heights that are left, in each cell")
  for cell = 0, 3 do S.enter(cell, goal[cell]) end
  T.frames(30)
  T.eq(greens(), right_lines(goal), "a row that is full and right has its lamp")
  T.ok(digit(0) ~= digit(1) and digit(0) ~= digit(4), "and its digits are there")
  T.shot("row")
  S.enter(4, goal[0])
  T.frames(40)
  T.shot("twice")
  T.press("b", 1, 2, 20)
  T.eq(S.entry(4), 0, "B takes it back")
  S.go(5)
  T.press("a", 1, 2, 20)
  T.shot("pad")
  T.press("b", 1, 2, 20)
  G.pause_item("FILL MARKS")
  T.frames(30)
  T.shot("marks")
  local marks = ""
  for _, at in ipairs({ { 1, 1 }, { 2, 1 }, { 1, 2 }, { 2, 2 } }) do
    local there = tile(BOARD_X + SIDE + at[1], BOARD_Y + SIDE + at[2])
    if there >= 0x11 and there <= 0x14 then marks = marks .. there - 0x10 end
  end
  T.eq(marks, "1234", "all marks of a cell, each in its place")
end

local function watch()
  G.pause_item("WATCH SOLVER")
  S.wait(S.SHOW, 900)
  T.wait("a red lamp runs while the solver is watched", 100, function() return reds():find("1") and T.shows("SEL ORIGINAL") end)
  T.frames(13)
  T.shot("watch")
  T.press("b", 1, 2, 40)
  T.eq(reds(), ("0"):rep(10), "and no more")
end

local function solve(goal)
  for cell = 0, 15 do if S.entry(cell) ~= goal[cell] then S.enter(cell, goal[cell]) end end
  T.ok(S.state() == S.WON, "solved")
  T.frames(60)
  local first = greens()
  T.frames(8)
  T.ok(select(2, first:gsub("1", "")) == 7 and greens() ~= first and in_look(), "the green lamps run, in the same look")
  T.shot("won")
  T.press("a", 1, 2, 60)
  T.ok(S.state() == S.PLAY and in_look() and greens() == ("0"):rep(8), "and so does the next puzzle begin")
end

local function chinese()
  T.poke("options", 1, C.offset["options.language"])
  C.pause()
  C.take("MORE")
  C.take("HOW TO PLAY")
  C.wait_screen(C.HELP, "the help")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  T.frames(30)
  T.ok(in_look() and Z.shows(Z.word("skyscrapers", "FITS")) and Z.words_outside() == "", "in Chinese, too")
  T.shot("chinese")
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  T.set_state("wanted", 7)
  S.new_puzzle(4, "EASY")
  T.set_state("wanted", 0)
  T.press("b", 1, 2, 140)
  change()
  T.ok(in_look(), "CHANGE STYLE: the original's board")
  T.eq(C.words_outside(), "", "no letter outside the safe area")
  T.shot("look")
  answers()
  if T.system ~= "nes" then return end
  T.press("b", 1, 2, 6)
  local goal = S.solution()
  play(goal)
  watch()
  local before = S.id()
  G.power_cycle("SKYSCRAPERS")
  G.start("CONTINUE LAST PUZZLE")
  T.frames(30)
  T.ok(S.id() == before and in_look(), "it is kept when the power goes off")
  solve(goal)
  change()
  T.ok(tile(0, 0) == 0xFD and not in_look(), "CHANGE STYLE again: the city")
  change()
  G.back_to_setup()
  G.put("sky_state.state", 0xEE)
  S.new_puzzle(5, "EASY")
  T.ok(tile(0, 0) == 0xFD, "5x5 is a city all the same")
  T.press("b", 1, 2, 140)
  G.pause_item("CHANGE STYLE")
  T.frames(20)
  T.ok(T.shows("THE DE1 BOARD HAS ONLY 4X4"), "and says why")
  G.back_to_setup()
  G.put("sky_state.state", 0xEE)
  S.new_puzzle(4, "EASY", true)
  T.ok(tile(0, 0) == 0xFD, "so is 4x4 with parks")
  G.back_to_setup()
  G.put("sky_state.state", 0xEE)
  S.new_puzzle(4, "HARD")
  T.ok(in_look(), "4x4 has the look that was chosen")
  chinese()
end)
