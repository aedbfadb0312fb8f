-- systems: nes nespal
-- Puzzles with parks: made as on the host, shown, entered, marked, hinted, solved, kept, and typed in.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local PARK = 1
local OWN = 0x43
local SKYLINE, TREE = 0x2000 + 27 * 32 + 5, 0x3C          -- its ground, and what is there on a park

local function find(what)                                -- the first open cell whose solution is that
  local goal = S.solution()
  for cell = 0, S.n() ^ 2 - 1 do
    cell = math.floor(cell)
    if S.entry(cell) == 0 and what(goal[cell]) then return cell, goal[cell] end
  end
end

local function entered(size)
  local name = size .. "x" .. size .. ": "
  local cell, tower = find(function(h) return h == PARK end), find(function(h) return h > PARK end) -- parks and towers
  local goal = S.solution()
  local empty = S.picture(cell)
  T.shot("new-" .. size)
  S.go(cell)
  T.frames(8)
  T.press("a", 1, 2, 12)
  T.shot("pad-" .. size)
  S.digit(PARK)
  T.frames(12)
  T.ok(S.entry(cell) == PARK and S.picture(cell) ~= empty, name .. "the key with the tree lays out a park")
  S.go((cell + size) % (size * size))                    -- to another row and back: the skyline shows the column
  S.go(cell)
  T.frames(12)
  local at = SKYLINE + cell // size * (size <= 5 and 4 or 2)
  T.eq(T.vram(at), TREE, name .. "in the skyline trees are there")
  S.enter(tower, goal[tower])
  T.frames(8)
  local park = find(function(h) return h == PARK end)
  T.press("select", 1, 2, 4)
  if park then
    for h = 1, size do S.enter(park, h) end
    T.frames(8)
    T.eq(G.get("sky_game.mark", park), (1 << size) - 1, name .. "a cell holds the marks of all towers and of the park")
    S.enter(tower == park and cell or park, PARK)
    S.enter(park, PARK)
    T.frames(8)
  end
  T.shot("marks-" .. size)
  T.press("select", 1, 2, 4)
  T.eq(C.words_outside(), "", name .. "no letter outside the safe area")
end

local function hints(size)                                -- one after the other
  G.pause_item("HINT")
  S.wait(4, 60 * 30, "a hint")
  T.frames(30)
  T.shot("hint-" .. size)
  T.press("a", 1, 2, 10)
  T.wait("the hint to be over", 60 * 30, function() return S.state() == S.PLAY or S.state() == 4 end)
  while S.state() ~= S.PLAY do T.press("b", 1, 2, 10) end
end

local function solved(size)
  local goal = S.solution()
  local before = G.stat(G.RECORD.skyscrapers, 0) + G.stat(G.RECORD.skyscrapers, 1)
  for cell = 0, size * size - 1 do if S.entry(cell) == 0 then S.enter(cell, goal[cell]) end end
  T.frames(12)
  T.eq(S.state(), S.WON, size .. "x" .. size .. ": the solution of the host wins")
  T.frames(180)
  T.shot("solved-" .. size)
  T.eq(G.stat(G.RECORD.skyscrapers, 0) + G.stat(G.RECORD.skyscrapers, 1), before, "the statistics are those of the puzzles without parks")
end

local function play(size, grade, made_as)
  G.put("sky_state.state", 0xEE)                         -- that of the last one
  C.set("SIZE", size .. "X" .. size .. " PARKS")
  T.eq(C.words_outside(), "", "no letter outside the safe area")
  S.new_puzzle(size, grade, true)
  T.eq(S.parks(), 1, size .. "x" .. size .. " with parks")
  T.eq(S.id(), S.made_by_host(), "the host makes the same puzzle from the seed")
  T.eq(S.graded_by_host(), made_as, "of the grade")
  entered(size)
end

local function another()                                  -- the next one is made while the solved one is still on the screen
  local old = S.id()
  T.frames(60 * 6)
  T.press("a", 1, 2, 2)
  T.wait("the next puzzle", 60 * 70, function() return S.state() == S.PLAY end)
  T.frames(60)
  T.ok(S.id() ~= old and S.parks() == 1 and S.id() == S.made_by_host(), "A: the next one has parks, too")
end

local function kept()
  local id = S.id()
  local cell, h = find(function(x) return x == PARK end)
  S.enter(cell, h)
  T.frames(30)
  G.power_cycle("SKYSCRAPERS")
  G.start("CONTINUE LAST PUZZLE")
  T.frames(30)
  T.ok(S.id() == id and S.parks() == 1 and S.entry(cell) == PARK, "kept when the power goes off, with its parks")
  G.back_to_setup()
end

-- typed in
local function own()
  C.set("SIZE", "4X4 PARKS")
  C.take("MAKE A PUZZLE")
  C.wait_screen(OWN, "the empty board")
  T.eq(S.id(), "4p:" .. ("/"):rep(15), "an empty board with parks")
  T.press("a", 1, 2, 3)
  S.key(4)
  T.frames(8)
  T.ok(T.shows("TOO TALL FOR THIS PUZZLE") and S.id() == "4p:" .. ("/"):rep(15), "no clue is more than the towers of a line")
  T.press("a", 1, 2, 3)
  S.key(3)
  T.frames(8)
  T.eq(S.id(), "4p:3" .. ("/"):rep(15), "all of them may be seen")
  T.press("down", 1, 2, 3)
  T.press("a", 1, 2, 3)
  S.key(4)
  T.frames(20)
  T.ok(S.id() == "4p:3" .. ("/"):rep(15) .. ",0o" and S.given(0) == PARK, "a park that is given is typed in")
  T.shot("own")
  T.press("select", 1, 2, 2)
  T.ok(T.wait("the verdict", 60 * 20, function() return T.shows("IT HAS SEVERAL SOLUTIONS") end), "and judged")
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  play(4, "HARD", "hard")
  solved(4)                                                -- without help
  another()
  G.back_to_setup()
  play(5, "EXTREME", "hard")                              -- the hardest that exist with parks
  hints(5)
  solved(5)
  G.power_cycle("SKYSCRAPERS")
  play(6, "EASY", "easy")
  hints(6)
  G.back_to_setup()
  play(7, "EASY", "easy")
  hints(7)
  kept()
  own()
end)
