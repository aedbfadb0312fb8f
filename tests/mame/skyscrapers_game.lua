-- systems: nes nespal
-- Skyscrapers from the menu to the statistics: making, numbers and pencil, refusals, undo and redo, check, hint, the solver to
-- watch, power-off, and a large puzzle where a 7 is two presses.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local STATS = G.STATS.skyscrapers

local function open_cells()
  local open = {}
  for cell = 0, S.n() ^ 2 - 1 do if S.entry(cell) == 0 then open[#open + 1] = math.floor(cell) end end
  return open
end
local function picture(cell)
  local n, side = S.n(), S.n() <= 5 and 3 or 2
  local at, s = 0x2000 + (3 + (cell // n + 1) * side) * 32 + 2 + (cell % n + 1) * side, {}
  for y = 0, side - 1 do for x = 0, side - 1 do s[#s + 1] = T.vram(at + y * 32 + x) end end
  return table.concat(s, " ")
end

local function numbers()
  local open, goal = open_cells(), S.solution()
  local cell = open[1]
  T.ok(T.shows("A NUMBER  B UNDO  SEL PENCIL"), "the keys stand on the screen")
  T.press("b", 1, 2, 4)
  T.ok(T.shows("NOTHING TO UNDO"), "no undo at the start")
  local empty = picture(cell)
  S.enter(cell, 9)
  T.ok(S.entry(cell) == 0 and T.shows("NOT SO HIGH HERE"), "a height above N is refused")
  S.go(cell)
  T.press("a", 1, 2, 3)
  T.ok(S.state() == S.PAD and T.shows("DIRECTION OR A 5   B CLEAR"), "A opens the number pad")
  T.press("select", 1, 2, 3)
  T.eq(S.state(), S.PLAY, "Select closes it")
  S.enter(cell, goal[cell])
  T.frames(10)
  T.ok(S.entry(cell) == goal[cell] and picture(cell) ~= empty, "a number is entered and drawn")
  T.press("b", 1, 2, 12)
  T.ok(S.entry(cell) == 0 and picture(cell) == empty, "B takes it back")
  G.pause_item("REDO")
  T.eq(S.entry(cell), goal[cell], "REDO does it again")
  S.enter(cell, 0)
  T.eq(S.entry(cell), 0, "B on the pad clears the cell")
end

local function pencil()
  local cell = open_cells()[2]
  S.go(cell)
  local empty = picture(cell)
  T.press("select", 1, 2, 6)
  T.ok(T.shows("PENCIL"), "Select takes the pencil")
  S.enter(cell, 2)
  S.enter(cell, 4)
  T.frames(10)
  T.ok(S.entry(cell) == 0 and G.get("sky_game.mark", cell) == 10, "two pencil marks")
  T.ok(picture(cell) ~= empty, "that are drawn in the cell")
  T.shot("pencil")
  S.enter(cell, 2)
  T.eq(G.get("sky_game.mark", cell), 8, "the same again takes a mark away")
  G.pause_item("FILL MARKS")
  T.frames(30)
  T.ok(G.get("sky_game.mark", open_cells()[1]) ~= 0, "FILL MARKS marks the other cells")
  T.shot("marks")
  T.press("b", 1, 2, 20)
  T.ok(G.get("sky_game.mark", open_cells()[1]) == 0 and G.get("sky_game.mark", cell) == 8, "which is one act to undo")
  T.press("select", 1, 2, 6)
  T.ok(not T.shows("SEL PENCIL") or T.shows("INK"), "Select takes the pen")
end

local function check_and_hint()
  local open, goal = open_cells(), S.solution()
  S.enter(open[1], goal[open[1]])
  G.pause_item("CHECK")
  S.wait(S.PLAY, 900)
  T.frames(3)
  T.ok(T.shows("ALL RIGHT SO FAR"), "CHECK: all right")
  S.enter(open[2], goal[open[2]] % S.n() + 1)
  S.go(open[1])
  G.pause_item("CHECK")
  S.wait(S.PLAY, 900)
  T.frames(3)
  T.ok(T.shows("SOME TOWERS ARE WRONG") and G.get("sky_now.cursor") == open[2], "CHECK: a wrong tower is shown")
  T.shot("wrong")
  T.press("b", 1, 2, 4)
  T.eq(G.get("sky_now.helped"), 0, "that was no help")
  local before = G.bytes("sky_game.entry", 16)
  G.power_cycle("SKYSCRAPERS")
  T.shot("setup")
  G.start("GO ON WITH THE LAST ONE")
  T.eq(G.bytes("sky_game.entry", 16), before, "after power-off every tower is where it was")
  T.frames(10)
  T.shot("resumed")
  T.press("b", 1, 2, 4)
  T.eq(S.entry(open[1]), 0, "and it can still be undone")
end

local function by_hand()
  local goal = S.solution()
  for _, cell in ipairs(open_cells()) do S.enter(cell, goal[cell]) end
  T.frames(12)
  T.ok(S.state() == S.WON and T.shows("WELL DONE!  A NEW PUZZLE"), "the last tower wins")
  T.eq(G.stat(STATS, 0), 1, "a puzzle solved without help counts")
  T.eq(G.stat(STATS, 4), G.get16("sky_now.seconds"), "and its time is the best")
  T.frames(20)
  T.shot("won")
  T.frames(60)
  T.press("a", 1, 2, 2)
  T.wait("the next puzzle", 600, function() return S.state() == S.PLAY end)
  T.frames(20)
  C.wait_screen(C.PLAY)
end

local function machine()
  G.pause_item("HINT")
  if S.wait(S.SHOW, 900, "the hint") then
    local news = false
    for i = 0, G.get("sky_now.lit_count") - 1 do news = news or S.entry(G.get("sky_now.lit", i)) == 0 end
    T.ok(news, "it is about a cell that is open")
    T.frames(12)
    T.shot("hint")
  end
  T.eq(G.get("sky_now.helped"), 1, "a hint is help")
  T.press("a", 1, 2, 4)
  T.eq(S.state(), S.PLAY, "a press goes on")
  G.pause_item("WATCH SOLVER")
  if S.wait(S.SHOW, 900, "a step of the solver") then T.frames(12) T.shot("watch") end
  T.wait("the solver to end", 60 * 90, function() return S.state() == S.WON end)
  T.frames(10)
  T.ok(T.shows("SOLVED BY THE MACHINE"), "the solver ends the puzzle")
  T.shot("solved")
  T.eq(G.stat(STATS, 0), 1, "which is not counted")
  G.back_to_setup()
  T.ok(not T.shows("GO ON WITH THE LAST ONE"), "a solved puzzle is not offered")
end

local function large()
  S.new_puzzle(9, "EXTREME")
  T.shot("nine")
  local open = open_cells()
  S.enter(open[5], 7)
  T.eq(S.entry(open[5]), 7, "7 is two presses: A, then down with left")
  S.go(open[6])
  T.press("a", 1, 2, 3)
  T.press("a", 1, 2, 6)
  T.eq(S.entry(open[6]), 5, "5 is A twice")
  for h = 1, 9 do S.enter(open[7], h) T.frames(12) T.eq(S.entry(open[7]), h, "and " .. h) end
  T.frames(10)
  T.shot("nine-entered")
end

T.story(function()
  math.randomseed(8)
  G.to_setup("SKYSCRAPERS")
  T.ok(not T.shows("GO ON WITH THE LAST ONE"), "at first there is no puzzle to go on with")
  S.new_puzzle(4, "EASY")
  T.eq(S.id(), S.made_by_host(), "the host makes the same puzzle from the seed")
  T.shot("four")
  numbers()
  pencil()
  check_and_hint()
  by_hand()
  machine()
  large()
  T.eq(C.words_outside(), "", "no letter outside the safe area")
end)
