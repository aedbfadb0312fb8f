-- systems: nes nespal
-- Skyscrapers from the menu to the statistics: making, numbers and pencil, refusals, undo and redo, check, hint, watching the
-- solver, power-off, and a large puzzle in which a 7 takes two presses.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local STATS = G.RECORD.skyscrapers

local function open_cells()
  local open = {}
  for cell = 0, S.n() ^ 2 - 1 do if S.entry(cell) == 0 then open[#open + 1] = math.floor(cell) end end
  return open
end
local picture = S.picture

local function numbers()
  local open, goal = open_cells(), S.solution()
  local cell = open[1]
  T.ok(T.shows("A BUILD B UNDO SEL PENCIL"), "the keys are on the screen")
  T.press("b", 1, 2, 8)
  T.ok(T.shows("NOTHING TO UNDO"), "no undo at the start")
  local empty = picture(cell)
  S.go(cell)
  T.hold("a", true)
  T.frames(4)
  for _, b in ipairs({ "down", "right" }) do T.hold(b, true) end
  T.frames(3)
  T.let_go()
  T.frames(12)
  T.ok(S.entry(cell) == 0 and T.shows("TOO TALL FOR THIS PUZZLE"), "A held and a direction take a height at once; one above N is refused")
  T.hold("a", true)
  T.frames(4)
  for _, b in ipairs({ "up", "left" }) do T.hold(b, true) end
  T.frames(3)
  T.let_go()
  T.frames(12)
  T.eq(S.entry(cell), 1, "and 1 is entered")
  T.press("b", 1, 2, 12)
  T.eq(S.entry(cell), 0, "B takes it back")
  T.press("a", 1, 2, 3)
  T.eq(S.state(), S.PAD, "A opens the pad")
  T.shot("pad")
  T.press("right", 1, 2, 3)
  T.press("b", 1, 2, 12)
  T.ok(S.state() == S.PLAY and S.entry(cell) == 0 and picture(cell) == empty, "B closes it and changes nothing")
  S.enter(cell, goal[cell])
  T.frames(10)
  T.ok(S.entry(cell) == goal[cell] and picture(cell) ~= empty, "a number is entered and drawn")
  T.press("b", 1, 2, 12)
  T.ok(S.entry(cell) == 0 and picture(cell) == empty, "B takes it back")
  G.pause_item("REDO")
  T.eq(S.entry(cell), goal[cell], "REDO does it again")
  S.enter(cell, 0)
  T.eq(S.entry(cell), 0, "a key of the pad clears the cell")
end

local function pencil()
  local cell = open_cells()[2]
  S.go(cell)
  local empty = picture(cell)
  T.press("select", 1, 2, 6)
  T.ok(T.shows("MARK"), "Select takes the pencil")
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
  T.ok(T.shows("INK") and not T.shows("MARK"), "Select takes the pen")
end

local function check_and_hint()
  local open, goal = open_cells(), S.solution()
  S.enter(open[1], goal[open[1]])
  G.pause_item("CHECK")
  S.wait(S.PLAY, 900)
  T.frames(3)
  T.ok(T.shows("NO MISTAKES SO FAR"), "CHECK: all right")
  S.enter(open[2], goal[open[2]] % S.n() + 1)
  S.enter(open[4], goal[open[4]] % S.n() + 1)
  S.go(open[1])
  G.pause_item("CHECK")
  S.wait(S.SHOW, 900)
  T.frames(3)
  T.ok(T.shows("THESE TOWERS ARE WRONG") and T.shows("A CLEAR THEM  B BACK"), "CHECK: wrong towers are named")
  T.ok(T.wait("light", 40, function() return S.shines(open[2]) and S.shines(open[4]) and not S.shines(open[1]) end), "and lit, the right one is not")
  T.shot("wrong")
  T.press("b", 1, 2, 4)
  T.ok(S.state() == S.PLAY and G.get("sky_state.cursor") == open[2], "B: back, the cursor on the first of them")
  G.pause_item("CHECK")
  S.wait(S.SHOW, 900)
  T.press("a", 1, 2, 4)
  T.ok(S.entry(open[2]) == 0 and S.entry(open[4]) == 0 and S.entry(open[1]) == goal[open[1]], "A takes the wrong ones away, and no other")
  T.press("b", 1, 2, 4)
  T.ok(S.entry(open[2]) ~= 0 and S.entry(open[4]) ~= 0, "which is one act to undo")
  T.press("b", 1, 2, 4)
  T.press("b", 1, 2, 4)
  T.eq(G.get("sky_state.helped"), 0, "that was no help")
  local before = G.bytes("sky_game.entry", 16)
  G.power_cycle("SKYSCRAPERS")
  T.shot("setup")
  G.start("CONTINUE LAST PUZZLE")
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
  T.ok(S.state() == S.WON and T.shows("WELL DONE!") and T.shows("A AGAIN   B MENU"), "the last tower wins")
  T.eq(G.stat(STATS, 0), 1, "a puzzle solved without help counts")
  T.eq(G.stat(STATS, 4), G.get16("sky_state.seconds"), "and its time is the best")
  T.frames(20)
  T.shot("won")
  T.frames(60)
  T.press("a", 1, 2, 2)
  T.wait("the next puzzle", 600, function() return S.state() == S.PLAY end)
  S.wait_board()
end

-- Hints alone, A each time: they end in a tower that is right.
local function by_hints(goal)
  local steps, built = 0, nil
  repeat
    steps = steps + 1
    local news = G.get("sky_state.lit_count") > 0
    for i = 0, G.get("sky_state.lit_count") - 1 do news = news and S.entry(G.get("sky_state.lit", i)) == 0 end
    if not news then T.ok(false, "a hint about a cell that is not open") end
    if T.shows("A BUILD IT   B BACK") then built = G.get("sky_state.lit", 0) end
    T.press("a", 1, 2, 4)
    T.wait("the next step", 120, function() return S.state() ~= S.WORK end)
  until S.state() ~= S.SHOW or steps == 60
  T.ok(built and S.entry(built) == goal[built] and S.state() == S.PLAY, "A: " .. steps .. " steps further a tower is built, and it is right")
end

local function machine()
  local goal = S.solution()
  G.pause_item("HINT")
  if S.wait(S.SHOW, 900, "the hint") then
    local rule = T.text(0, 25)
    T.frames(4)
    T.ok(rule:find("%a") ~= nil and (T.shows("A NEXT STEP   B BACK") or T.shows("A BUILD IT   B BACK")), "it names a rule: " .. rule:match("^%s*(.-)%s*$"))
    T.ok(T.wait("light", 40, function() return S.shines(G.get("sky_state.lit", 0)) end), "its cell is lit")
    T.shot("hint")
    by_hints(goal)
  end
  T.eq(G.get("sky_state.helped"), 1, "a hint is help")
  local open = open_cells()
  S.enter(open[1], goal[open[1]] % S.n() + 1)
  G.pause_item("HINT")
  S.wait(S.SHOW, 900, "the hint")
  T.frames(4)
  T.ok(G.get("sky_state.shows") == 1 and G.get("sky_state.lit", 0) == open[1] and T.shows("THESE TOWERS ARE WRONG"), "a wrong tower is the first hint")
  T.press("a", 1, 2, 4)
  S.wait(S.SHOW, 900, "the next step")
  T.ok(S.entry(open[1]) == 0 and G.get("sky_state.shows") == 0, "A takes it away and goes on")
  T.press("b", 1, 2, 4)
  T.eq(S.state(), S.PLAY, "B: back to the board")
  S.enter(open[1], goal[open[1]] % S.n() + 1)
  G.pause_item("WATCH SOLVER")
  T.wait("the wrong tower to go", 300, function() return S.entry(open[1]) == 0 end)
  if S.wait(S.SHOW, 900, "a step of the solver") then T.frames(12) T.shot("watch") end
  T.wait("the solver to end", 60 * 90, function() return S.state() == S.WON end)
  T.frames(10)
  T.ok(T.shows("SOLVED BY THE MACHINE"), "the solver ends the puzzle")
  T.shot("solved")
  T.eq(G.stat(STATS, 0), 1, "which is not counted")
  G.back_to_setup()
  T.ok(not T.shows("CONTINUE LAST PUZZLE"), "a solved puzzle is not offered")
end

-- When the solver has to try heights out, only what is certain is shown and built.
local function supposing()
  S.new_puzzle(4, "UNREASONABLE")
  local goal, wrong = S.solution(), 0
  G.pause_item("WATCH SOLVER")
  T.wait("the solver to end", 60 * 120, function()
    for cell = 0, 15 do if S.entry(cell) ~= 0 and S.entry(cell) ~= goal[cell] then wrong = wrong + 1 end end
    return S.state() == S.WON
  end)
  T.eq(wrong, 0, "the solver builds no tower that is only supposed")
  G.back_to_setup()
end

local function large()
  S.new_puzzle(9, "EXTREME")
  T.shot("nine")
  local open = open_cells()
  S.enter(open[5], 7)
  T.eq(S.entry(open[5]), 7, "7 is entered")
  S.go(open[6])
  T.press("a", 1, 2, 3)
  T.press("a", 1, 2, 6)
  T.eq(S.entry(open[6]), 5, "5 is A twice: the hand begins there")
  for h = 1, 9 do S.enter(open[7], h) T.frames(12) T.eq(S.entry(open[7]), h, "and " .. h) end
  T.frames(10)
  T.shot("nine-entered")
  local goal = S.solution()
  for _, cell in ipairs({ open[5], open[6], open[7] }) do S.enter(cell, 0) end
  T.press("select", 1, 2, 6)
  for h = 1, 6 do S.enter(open[6], h) S.enter(open[7], h > 4 and h - 2 or h) end
  T.press("select", 1, 2, 16)
  T.ok(S.picture(open[7]) ~= S.picture(open[5]) and S.picture(open[6]) ~= S.picture(open[7]), "pencil marks are seen in small cells too")
  T.shot("nine-marks")
  G.pause_item("WATCH SOLVER")
  S.wait(S.SHOW, 900, "a step of the solver")
  T.frames(20)
  T.shot("nine-watch")
  T.press("a", 1, 2, 12)
  local wrong = 0
  for cell = 0, 80 do if S.entry(cell) ~= goal[cell] then wrong = wrong + 1 end end
  T.ok(S.state() == S.WON and wrong == 0, "A while it is watched: solved at once")
  T.frames(40)
  T.shot("nine-won")
end

local function shows(words)                             -- blanks, or the weave of the ground
  for row = 0, 29 do if T.text(0, row):gsub("#", " "):find(words, 1, true) then return true end end
end
-- Every counter of the save is next to its name: solved by grade, best times of all sizes, two to a line.
local function statistics()
  local counts, payload = { 12, 7, 3, 1, 41, 95, 210, 613, 1788, 65535 }, {}
  for _, n in ipairs(counts) do payload[#payload + 1] = n & 255 payload[#payload + 1] = n >> 8 end
  G.back_to_setup()
  G.keep_stats(STATS, payload)
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.shot("statistics")
  for i, name in ipairs({ "SOLVED EASY", "SOLVED HARD", "SOLVED EXTREME", "SOLVED UNREASONABLE" }) do
    T.ok(shows(name .. string.format("%" .. 24 - #name .. "d", counts[i])), name .. " is " .. counts[i])
  end
  for size = 4, 6 do
    local line = string.format("%dX%d  %5d   %dX%d  %5d", size, size, counts[size + 1], size + 3, size + 3, counts[size + 4])
    T.ok(shows(line), "best times: " .. line)
  end
  T.eq(C.words_outside(), "", "statistics: no letter outside the safe area")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
end

T.story(function()
  math.randomseed(8)
  G.to_setup("SKYSCRAPERS")
  T.ok(not T.shows("CONTINUE LAST PUZZLE"), "at first there is no puzzle to go on with")
  S.new_puzzle(4, "EASY")
  T.eq(S.id(), S.made_by_host(), "the host makes the same puzzle from the seed")
  T.shot("four")
  numbers()
  pencil()
  check_and_hint()
  by_hand()
  machine()
  supposing()
  large()
  T.eq(C.words_outside(), "", "no letter outside the safe area")
  statistics()
end)
