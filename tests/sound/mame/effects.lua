-- systems: nes
-- What happens in the games can be heard: each action of a player starts exactly the expected effects.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local heard = {}

local function sounds(what, wanted, act, frames)        -- wanted: names with blanks between, in the order of the alphabet
  for name in pairs(heard) do heard[name] = nil end
  act()
  T.frames(frames or 4)
  local names = {}
  for name in pairs(heard) do names[#names + 1] = name:sub(5) end
  table.sort(names)
  T.eq(table.concat(names, " "), wanted, what)
end
local function press(button, pad) return function() T.press(button, pad, 2, 2) end end

local function shell()
  sounds("the hand moves", "MOVE", press("down"))
  sounds("a game's setup is opened", "SELECT", press("select"))
  C.wait_screen(C.SETUP)
  sounds("and left", "BACK", press("b"))
  C.wait_screen(C.MENU)
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  C.point_at("MATCH")
  sounds("a choice is turned", "TICK", press("right"))
  C.set("PLAYER 1", "HUMAN")
  C.set("PLAYER 2", "HUMAN")
  C.set("PADS", "SHARE ONE")
  C.point_at("NEW GAME")
  sounds("a line is taken", "SELECT", press("a"))
  C.wait_screen(C.PLAY)
end

-- Lets a chip go while there is no music: frames in which pulse 2 is heard, and its longest period.
local level, fine, coarse = 0, 0, 0                      -- what was last written to pulse 2
local function whistle()
  local frames, longest = 0, 0
  T.poke("snd_flags", 2)                                -- music off, effects on
  T.hold("a", true)
  for n = 1, 60 do
    T.frames(1)
    if n == 2 then T.hold("a", false) end
    if level & 15 > 0 then frames, longest = frames + 1, math.max(longest, coarse & 7 << 8 | fine) end
  end
  C.settle()
  T.poke("snd_flags", 3)
  return frames, longest
end

local function connect4()
  sounds("Connect 4: a hint", "HINT SELECT", press("select"), 60)
  sounds("the chip moves", "MOVE", press("left"))
  sounds("it is let go and lands", "DROP FALL", press("a"), 60)
  local column = C.c4("cursor")
  local deep, low = whistle()
  for _ = 1, 3 do whistle() end
  local short, high = whistle()
  T.ok(deep >= short + 8 and low > high, ("a chip that falls far is heard longer, and lower: %d and %d frames, periods %d and %d")
    :format(deep, short, low, high))
  C.aim(column)                                         -- the hand has left it
  sounds("a full column refuses", "REFUSE", press("a"))
  sounds("the other is asked to take back", "TURN", press("b"))
  sounds("and does", "UNDO", press("a"))
  sounds("Start pauses", "PAUSE", press("start"))
  T.frames(C.PANEL)
  sounds("and B goes on", "BACK", press("b"))
  T.frames(C.PANEL)
  C.leave_to_menu()
end

local function cell(x, y) return y * 16 + x end
local function gobang()
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  G.start("NEW GAME")
  sounds("Gobang: nothing to take back", "REFUSE", press("b"))
  sounds("the cursor moves", "MOVE", press("left"))
  sounds("a stone", "PLACE", press("a"))
  T.press("left", 1, 2, 4)                              -- the cursor is beside the stone
  sounds("its point is taken", "REFUSE", press("a"))
  sounds("a hint", "HINT SELECT", press("select"), 600)
  sounds("a stone taken back", "UNDO", press("b"))
  G.walk("gb_state.cursor", 16, cell(0, 0))
  sounds("a press at the edge of the board goes to the other side", "MOVE", press("left"))
  sounds("up, too", "MOVE", press("up"))
  T.eq(G.get("gb_state.cursor"), cell(14, 14), "to the last point of all")
  T.hold("left", true) T.frames(90) T.hold("left", false) T.frames(2)
  T.eq(G.get("gb_state.cursor"), cell(0, 14), "held down, it stops at the edge")
  C.leave_to_menu()
end

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function amazons()
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  C.set("RED", "HUMAN")
  C.set("BLUE", "HUMAN")
  G.start("NEW GAME")
  G.walk("ama_state.cursor", 8, square("a4"))
  sounds("Amazons: an empty square is refused", "REFUSE", press("a"))
  sounds("the cursor moves", "MOVE", press("down"))
  sounds("an amazon is chosen", "SELECT", press("a"))
  G.walk("ama_state.cursor", 8, square("a5"))
  sounds("and moves", "PLACE", press("a"))
  sounds("a step back", "BACK", press("b"))
  G.walk("ama_state.cursor", 8, square("a5"))
  T.press("a", 1, 2, 4)
  G.walk("ama_state.cursor", 8, square("c5"))
  sounds("the arrow flies and strikes", "ARROW HIT", press("a"), 40)
  sounds("the territory", "TURN", press("select"))
  T.press("select", 1, 2, 30)
  sounds("a turn taken back", "UNDO", press("b"))
  C.pause()
  C.point_at("HINT")
  sounds("a hint", "HINT SELECT", press("a"), 600)
  C.leave_to_menu()
end

local function skyscrapers()
  C.take("SKYSCRAPERS")
  C.wait_screen(C.SETUP)
  S.new_puzzle(4, "EASY")
  local open, goal = {}, S.solution()
  for i = 0, 15 do if S.entry(i) == 0 then table.insert(open, goal[i] == 2 and 1 or #open + 1, i) end end -- a 2 first: the hand begins there
  sounds("Skyscrapers: nothing to undo", "REFUSE", press("b"))
  S.go(open[1])
  sounds("a tower", "PLACE SELECT", function() T.press("a", 1, 2, 3) S.digit(2) end)
  sounds("undone", "UNDO", press("b"))
  C.pause()
  C.point_at("REDO")
  sounds("and done again", "REDO SELECT", press("a"), C.PANEL)
  sounds("the pencil", "TICK", press("select"))
  S.go(open[2])
  sounds("a mark", "MARK SELECT", function() T.press("a", 1, 2, 3) S.digit(2) end)
  T.press("b", 1, 2, 8)
  C.pause()
  C.point_at("HINT")
  sounds("a hint", "HINT SELECT", press("a"), 300)
end

T.limit = 60 * 60 * 15
T.story(function()
  T.on_write(0x4004, function(_, value) level = value end)
  T.on_write(0x4006, function(_, value) fine = value end)
  T.on_write(0x4007, function(_, value) coarse = value end)
  T.listen(heard)
  C.to_menu()
  shell()
  connect4()
  gobang()
  amazons()
  skyscrapers()
end)
