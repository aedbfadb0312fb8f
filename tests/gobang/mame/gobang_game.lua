-- systems: nes nespal
-- Gobang from the menu to the statistics, as people play it; then a kept game after power-off, Renju, and AIs.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local AIM, THINK, HINT, OVER = 0, 1, 3, 4
local PERSON, ORIGINAL, EASY, TOP = 0, 1, 2, 4
local FREE, RENJU = 0, 1

local function cell(x, y) return y * 16 + x end
local function place(x, y) G.walk("gb_state.cursor", 16, cell(x, y)) T.press("a", 1, 2, 4) end
local function keep(black, white, rules, points)
  local record = { black, white, rules, 7, 0 }
  for _, p in ipairs(points) do record[#record + 1] = cell(p[1], p[2]) end
  G.keep(G.GAME.gobang, record)
end
local function set_up(black, white, rules)
  C.set("BLACK", black)
  C.set("WHITE", white)
  C.set("RULES", rules)
end
-- The kept game, from a setup screen that may not offer it yet.
local function go_on()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  G.start("CONTINUE LAST GAME")
end

local function refusals_and_undo()
  T.ok(T.shows("A PLACE  B UNDO  SEL HINT"), "the keys are on the screen")
  T.ok(T.text(0, 14):sub(27, 28) == "P1" and T.text(0, 18):sub(27, 28) == "P2", "two persons are P1 and P2")
  T.press("b", 1, 2, 4)
  T.ok(T.shows("NOTHING TO UNDO"), "no undo at the start")
  T.press("a", 1, 2, 4)
  T.ok(T.ram("gb_count") == 1 and T.ram("gb_moves") == cell(7, 7), "A puts a stone in the middle")
  T.ok(G.get("gb_state.cursor") ~= cell(7, 7), "the next turn begins at a free point beside it")
  place(7, 7)
  T.ok(T.ram("gb_count") == 1 and T.shows("THIS POINT IS TAKEN"), "a taken point is refused")
  T.frames(130)
  T.ok(T.shows("A PLACE  B UNDO"), "the message passes")
  local stone = T.vram(0x2000 + 13 * 32 + 13)
  T.press("b", 1, 2, 6)
  T.ok(T.ram("gb_count") == 0 and T.vram(0x2000 + 13 * 32 + 13) ~= stone, "B takes the stone back, and it goes from the picture")
  place(7, 7)
  T.frames(16)
  T.eq(T.vram(0x2000 + 13 * 32 + 13), stone, "and it is put again")
end

local function hint_and_marks()
  T.press("select", 1, 2, 2)
  T.eq(G.get("gb_state.state"), HINT, "Select looks for a hint")
  T.shot("hinting")
  G.wait("gb_state.state", AIM, 600)
  local hint = G.get("gb_state.hint")
  T.ok(hint ~= 0xFF and hint == G.get("gb_state.cursor"), "the cursor is on the hint")
  T.frames(2)
  T.shot("hint")
  T.press("a", 1, 2, 4)
  T.ok(T.ram("gb_count") == 2 and T.ram("gb_moves", 1) == hint, "which can be played at once")
  G.pause_item("THREATS")
  T.eq(G.get("gb_state.marks"), 1, "the pause menu changes the marks: threats")
  G.pause_item("NUMBERS")
  T.eq(G.get("gb_state.marks"), 2, "numbers")
  T.frames(2)
  T.shot("numbers")
  G.pause_item("UNDO")
  T.eq(T.ram("gb_count"), 1, "and takes back")
end

-- The last stone, marked and with the cursor on it, still looks like the other stone of its colour: how many of the 10x10 points in their middle differ.
local function last_stone(stone, other, name)
  local covered = 0
  for dy = -5, 4 do
    for dx = -5, 4 do
      local a = T.pixel(26 + 12 * stone[1] + dx, 26 + 12 * stone[2] + dy)
      if a ~= T.pixel(26 + 12 * other[1] + dx, 26 + 12 * other[2] + dy) then covered = covered + 1 end
    end
  end
  T.ok(covered >= 8 and covered <= 24, name .. " is marked, and no more than a fifth of it covered: " .. covered .. " points of the 112 of a stone")
end
local function last_stones()
  C.pause()
  T.ok(T.shows("NUMBERS  ON", 1) and T.shows("THREATS  OFF", 1), "the menu says which marks are on")
  C.take("NUMBERS")
  T.frames(C.PANEL)
  T.eq(G.get("gb_state.marks"), 0, "no marks but that of the last stone")
  for _, p in ipairs({ { 3, 3 }, { 11, 3 }, { 3, 11 } }) do place(p[1], p[2]) end
  T.frames(8)
  T.shot("last-white")
  last_stone({ 3, 11 }, { 3, 3 }, "the last stone, white")
  place(11, 11)
  T.frames(8)
  T.shot("last-black")
  last_stone({ 11, 11 }, { 11, 3 }, "the last stone, black")
  for _ = 1, 4 do T.press("b", 1, 2, 6) end
end

local function five_in_a_row()
  local stats = G.stat(G.RECORD.gobang, 0)
  for i = 0, 3 do
    place(3 + i, 3 + i)                                 -- white, with a hole for the stone in the middle
    place(8 + i, 7)
  end
  T.frames(6)
  T.ok(T.ram("gb_result") == 1 and T.shows("BLACK WINS!"), "five in a row win")
  T.eq(G.get("gb_state.state"), OVER, "the game is over")
  T.eq(G.stat(G.RECORD.gobang, 0), stats + 1, "it counts as played")
  T.eq(G.stat(G.RECORD.gobang, 1), 1, "and as won by black")
  G.pause_item("UNDO")
  T.eq(G.get("gb_state.state"), AIM, "the last stone can be taken back")
  place(11, 7)
  T.frames(6)
  T.ok(G.get("gb_state.state") == OVER and G.stat(G.RECORD.gobang, 0) == stats + 1, "a game won twice counts once")
  T.frames(24)
  T.shot("won")
  T.frames(60)
  T.press("a", 1, 2, 20)
  C.wait_screen(C.ENDING)
  T.press("a", 1, 2, 20)
  C.wait_screen(C.PLAY)
  T.ok(T.ram("gb_count") == 0 and G.get("gb_state.state") == AIM, "A begins a new game")
end

local function against_an_ai()
  G.back_to_setup()
  set_up("HUMAN", "OLD MO", "FREE")
  G.start("NEW GAME")
  G.pause_item("THREATS")
  T.ok(T.shows("MO") and T.shows("YOU"), "the panel says who plays")
  T.press("a", 1, 2, 4)
  T.eq(G.get("gb_state.state"), THINK, "the AI thinks")
  T.ok(T.shows("THE AI IS THINKING ..."), "and says so")
  T.shot("thinking")
  G.wait("gb_state.state", AIM, 600)
  T.eq(T.ram("gb_count"), 2, "it answers")
  place(8, 6) G.wait("gb_state.state", AIM, 600)
  place(6, 8)
  if G.wait("gb_state.state", AIM, 600) then T.frames(60) T.shot("threats") end
  local count = T.ram("gb_count")
  local moves = G.bytes("gb_moves", count)
  G.power_cycle("GOBANG")
  T.shot("setup")
  T.ok(T.shows("CONTINUE LAST GAME") and T.shows("OLD MO"), "after power-off the game and the choices are there")
  G.start("CONTINUE LAST GAME")
  T.ok(T.ram("gb_count") == count and G.bytes("gb_moves", count) == moves, "every stone is where it was")
  T.ok(G.get("gb_state.player", 0) == PERSON and G.get("gb_state.player", 1) == EASY, "and the players")
  T.frames(8)
  T.shot("resumed")
  T.press("b", 1, 2, 4)
  T.eq(T.ram("gb_count"), count - 2, "undo takes the AI's answer back, too")
end

local function kept_positions()
  G.back_to_setup()
  keep(PERSON, PERSON, RENJU, { { 7, 7 }, { 0, 0 }, { 8, 7 }, { 14, 0 }, { 6, 8 }, { 0, 14 }, { 6, 9 }, { 14, 14 } })
  go_on()
  place(6, 7)
  T.frames(10)
  T.ok(T.ram("gb_count") == 8 and T.shows("NOT ALLOWED: DOUBLE THREE"), "Renju: black may not make a double three")
  T.shot("renju")
  G.back_to_setup()
  keep(ORIGINAL, PERSON, FREE, { { 7, 7 } })
  go_on()
  T.press("b", 1, 2, 4)
  T.wait("NOTHING TO UNDO", 20, function() return T.shows("NOTHING TO UNDO") end)
  T.eq(T.ram("gb_count"), 1, "the AI's first stone alone cannot be taken back")
  G.back_to_setup()
  keep(ORIGINAL, TOP, FREE, { { 3, 7 }, { 3, 3 }, { 4, 7 }, { 3, 5 }, { 5, 7 }, { 3, 4 }, { 6, 7 }, { 9, 9 } })
  go_on()
  T.ok(T.shows("AI AGAINST AI  STA PAUSE"), "two AIs play while one watches")
  G.wait("gb_state.state", OVER, 900, "the AI to win")
  T.ok(T.ram("gb_result") == 1 and T.ram("gb_count") == 9, "Original takes the win in one")
  T.frames(8)
  T.eq(G.stat(G.RECORD.gobang, 4), 0, "which nobody has won from an AI")
  G.pause_item("UNDO")
  T.eq(T.ram("gb_count"), 9, "who only watched cannot take back")
  T.ok(T.shows("BLACK WINS!"), "and the result stays")
  G.back_to_setup()
  T.ok(not T.shows("CONTINUE LAST GAME"), "a finished game is not offered")
  keep(PERSON, TOP, FREE, { { 3, 7 }, { 3, 3 }, { 4, 7 }, { 3, 5 }, { 5, 7 }, { 13, 4 }, { 6, 7 }, { 9, 9 } })
  go_on()
  place(7, 7)
  T.frames(6)
  T.eq(G.stat(G.RECORD.gobang, 7), 1, "a win over Top is counted")
  G.back_to_setup()
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.ok(T.shows("GAMES PLAYED") and T.shows("WINS VS") and T.shows("PIP"), "the statistics are shown")
  T.shot("statistics")
end

local function crowded_row()                            -- ten numbers in the cursor's row; the console shows eight sprites a line
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
  set_up("HUMAN", "HUMAN", "FREE")
  local points = {}
  for x = 2, 11 do points[#points + 1] = { x, 7 } end
  keep(PERSON, PERSON, FREE, points)
  go_on()
  while G.get("gb_state.marks") ~= 2 do G.pause_item("NUMBERS") end
  G.walk("gb_state.cursor", 16, cell(6, 7))
  T.frames(3)
  local most = C.sprites_on_a_line()
  T.ok(most > 4 and most <= 8, "numbers of a crowded row leave the cursor its sprites: " .. most .. " on a line")
  T.shot("crowded")
end

T.story(function()
  math.randomseed(5)
  G.to_setup("GOBANG")
  T.ok(not T.shows("CONTINUE LAST GAME"), "at first there is no game to go on with")
  set_up("HUMAN", "HUMAN", "FREE")
  G.start("NEW GAME")
  refusals_and_undo()
  hint_and_marks()
  last_stones()
  five_in_a_row()
  against_an_ai()
  kept_positions()
  crowded_row()
  T.eq(C.words_outside(), "", "no letter outside the safe area")
end)
