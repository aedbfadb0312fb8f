-- systems: nes nespal dendy
-- A puzzle of each size solved with one pad and no diagonals, and how many presses a digit takes; how soon the picture answers a press; all marks of
-- a cell; a board that is full and wrong; dusk, and the next puzzle. On the other televisions: the answers, in the smallest and the largest city,
-- and with ALL_SIZES set in the environment (make test-long) all of it.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local ANSWER = 3                                        -- frames from the frame before the press to the picture: MAME hands the press over a frame late
local BADGE = 0x24                                      -- its tile
local all = T.system == "nes" or os.getenv("ALL_SIZES")

local function open_cells()
  local open = {}
  for cell = 0, S.n() ^ 2 - 1 do if S.entry(cell) == 0 then open[#open + 1] = math.floor(cell) end end
  return open
end

-- The board, sprites and all, as it is seen.
local function board()
  local h = 5381
  for y = 16, 191, 3 do for x = 16, 191, 3 do h = (h * 33 + T.pixel(x, y)) & 0xFFFFFFFF end end
  return h
end
local function frames_to_answer(button)
  for _ = 1, 40 do                                      -- not just when the cursor blinks
    if T.ram("frame_count") & 15 == 2 then break end
    T.frames(1)
  end
  local before, n = board(), 0
  T.hold(button, true)
  repeat
    T.frames(1)
    n = n + 1
    if n == 2 then T.hold(button, false) end
  until board() ~= before or n == 12
  T.hold(button, false)
  T.frames(24)
  return n
end
local function answers(cell)                              -- on an open cell: to it, its pad, a key, its tower, undo
  S.go(cell == 0 and 1 or cell - 1)
  T.frames(20)
  local worst, what = 0, ""
  for _, step in ipairs({ cell == 0 and "left" or "right", "a", "left", "a", "b" }) do
    local n = frames_to_answer(step)
    if n > worst then worst, what = n, step end
  end
  local n = S.n()
  T.ok(worst <= ANSWER, string.format("%dx%d: every press is answered in the second frame", n, n), what .. " took " .. worst)
end

local function marks(cell)
  T.press("select", 1, 2, 6)
  S.go(cell)
  T.frames(10)
  local pictures, different = {}, 0
  T.press("a", 1, 2, 3)
  for height = 1, S.n() do
    S.key(height)
    T.frames(4)
    local picture = S.picture(cell)
    if not pictures[picture] then different = different + 1 end
    pictures[picture] = true
  end
  T.press("b", 1, 2, 20)
  T.eq(different, S.n(), string.format("%dx%d: all marks of a cell are seen, each without touching those before it", S.n(), S.n()))
  T.shot("marks-" .. S.n())
  T.press("select", 1, 2, 6)
end

local digits, presses, most = 0, 0, 0
local function enter(cell, height)
  S.enter(cell, height)
  digits = digits + 1
  presses = presses + S.presses
  most = math.max(most, S.presses)
end

local function solve(open)
  local goal, n = S.solution(), S.n()
  for i = 1, #open - 1 do enter(open[i], goal[open[i]]) end
  local last = open[#open]
  S.enter(last, goal[last] % n + 1)
  T.wait("the words", 60, function() return T.shows("FULL, BUT SOMETHING IS WRONG") end)
  T.frames(20)
  T.ok(S.state() == S.PLAY, string.format("%dx%d: full but wrong is said", n, n))
  local at = G.get("sky_state.cursor")
  local row, column = at // n == last // n, at % n == last % n
  T.ok(S.given(at) == 0 and (row or column), "and the cursor is led into the lines of the wrong tower")
  T.shot("wrong-" .. n)
  local badges = 0
  for i = 0, 63 do if T.oam(4 * i) < 0xEF and T.oam(4 * i + 1) == BADGE then badges = badges + 1 end end
  T.ok(badges >= 2, "two of a height in a line have a badge each")
  enter(last, goal[last])
  T.frames(8)
  T.eq(S.state(), S.WON, string.format("%dx%d: solved with the pad alone", n, n))
  local day = T.palette(3)
  T.frames(150)
  T.ok(T.palette(3) ~= day and T.vram(0x23C0 + 9) & 3 == 2, "dusk falls, and the lights are on")
  T.shot("night-" .. n)
end

local function again(n)
  local before = S.id()
  T.hold("a", true)
  local frames = T.wait("the next puzzle", 60, function() return S.state() == S.PLAY and S.id() ~= before end)
  T.hold("a", false)
  T.ok(frames and frames <= T.fps, string.format("%dx%d: the next puzzle comes within a second, without a fade", n, n))
  T.frames(40)
  T.shot("next-" .. n)
end

local GRADE = { [8] = "EXTREME", [9] = "EXTREME" }      -- built in
T.story(function()
  G.to_setup("SKYSCRAPERS")
  C.set("ASSIST", "SHOW ERRORS")                              -- as a new cart has it
  for _, n in ipairs(all and { 4, 5, 6, 7, 8, 9 } or { 4, 9 }) do
    S.new_puzzle(n, GRADE[n] or "EASY")
    T.press("b", 1, 2, 140)                               -- the words go
    local open = open_cells()
    local asked = 0
    for _, cell in ipairs(open) do                        -- some of them, as on 50 Hz a press may meet a frame of two ticks
      if cell % n > 0 and asked < (all and 1 or 4) then
        asked = asked + 1
        answers(cell)
        T.press("b", 1, 2, 30)
      end
    end
    if all then
      marks(open[1])
      solve(open)
      if n == 4 or n == 8 then again(n) end
    end
    G.back_to_setup()
    G.put("sky_state.state", 0xEE)
  end
  C.set("ASSIST", "THINK ALONG")
  for _, n in ipairs({ 4, 9 }) do
    S.new_puzzle(n, GRADE[n] or "EASY")
    T.press("b", 1, 2, 140)
    for _, cell in ipairs(open_cells()) do
      if cell % n > 0 then
        answers(cell)
        break
      end
    end
    G.back_to_setup()
    G.put("sky_state.state", 0xEE)
  end
  if all then
    T.ok(most <= 6, string.format("%d digits, %.2f presses each, at most %d, without a diagonal", digits, presses / digits, most))
  end
end)
