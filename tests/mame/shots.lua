-- systems: nes
-- A tour of every screen of the cart: a picture of each, numbered in the order of the tour (`make shots` lays them out on one sheet, and
-- those of README.md and MANUAL.md are among them), and on each no letter outside the safe area.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local Z = _G.TOUR_IN_CHINESE and dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local PERSON, TOP = 0, 4
local count = 0

-- No screen is empty: at most this part of the picture is plain backdrop. If the backdrop is not black, the most frequent colour
-- counts instead.
local PLAIN_MOST = 0.60
local BLACK = 0x0F
-- Screens that are emptier, with a limit each: the looks of two originals, of which one is all wood and one is lines on black.
local EMPTIER = { { "gobang%-sword", 0.95 }, { "skyscrapers%-de1", 0.93 } }
local function plain_most(name)
  for _, e in ipairs(EMPTIER) do if name:find(e[1]) then return e[2] end end
  return PLAIN_MOST
end
local function plain()
  local seen, n, most = {}, 0, 0
  for y = 0, 239, 3 do
    for x = 0, 255, 3 do
      local c = T.pixel(x, y)
      seen[c], n = (seen[c] or 0) + 1, n + 1
      most = math.max(most, seen[c])
    end
  end
  return (T.palette(0) == BLACK and seen[0] or most) / n
end

local VIEW_ENDS = 26                                    -- the rows of the labyrinth's view hold no letters, whatever their numbers
local function shot(name, wait, from)
  T.frames(wait or 20)
  count = count + 1
  T.shot(string.format("%03d-%s", count, name))
  T.eq((Z or C).words_outside(from), "", name .. ": words in the safe area")
  local share = plain()
  T.ok(share <= plain_most(name), string.format("%s: not empty (%.0f %% is plain backdrop)", name, 100 * share))
  if Z then T.eq(Z.two_coloured(), "", name .. ": every glyph in one palette") end
end
local function back(screen) T.press("b", 1, 2, 2) C.wait_screen(screen) end
local function pages(name, screen, after)               -- all pages of a text, up to the screen behind them
  for page = 1, 9 do
    C.wait_screen(screen)
    shot(name .. "-" .. page)
    T.press("a", 1, 2, 40)
    if T.ram("screen_id") == after then return C.wait_screen(after) end
  end
end
local function help(title, name)                        -- from the menu, through the setup
  C.point_at(title)
  shot("menu-" .. name, 90)
  C.take(title)
  C.wait_screen(C.SETUP)
  shot("setup-" .. name)
  C.take("HOW TO PLAY")
  pages("help-" .. name, C.HELP, C.SETUP)
end
local function setup(name)                              -- its statistics
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  shot("statistics-" .. name)
  back(C.SETUP)
end
local function lessons(name, view)                      -- all cards, and the first board
  C.take("LESSONS")
  C.wait_screen(C.LESSON)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  shot("lesson-" .. name .. "-board", 30, view)
  T.press("start", 1, 2, 2)
  for lesson = 1, 5 do
    C.wait_screen(C.LESSON)
    shot("lesson-" .. name .. "-" .. lesson)
    T.press("right", 1, 2, 8)
  end
  C.wait_screen(C.LESSON)
  back(C.SETUP)
end
local function pause(name)                              -- both pages of its menu
  C.pause()
  shot("pause-" .. name, 10)
  C.take("MORE")
  T.frames(12)
  shot("pause-" .. name .. "-more", 10)
  T.press("b", 1, 2, 12)
  C.go_on()
end
local function go_on(title)                             -- the kept game, from the menu
  C.play_now(title)
  C.wait_screen(C.PLAY)
end
local function again() back(C.MENU) end                 -- from a setup screen

local function in_chinese()                             -- the title once more
  Z.speak()
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  back(C.TITLE)
end
local function shell()
  C.boot()
  C.choose_people()
  if Z then in_chinese() end
  T.wait("the invitation", 120, function() return T.shows("PRESS START") end)
  shot("title", 4)
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  shot("menu", 80)
  C.point_at("TROPHIES")
  T.press("right", 1, 2, 3)
  shot("menu-lessons", 90)
  C.point_at("OPTIONS")
  shot("menu-options", 90)
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  shot("options")
  C.take("ERASE STATISTICS")
  shot("options-sure", 10)
  C.take("SOUND TEST")
  C.wait_screen(C.SOUNDS)
  shot("sound-test")
  back(C.OPTIONS)
  C.take("CREDITS")
  pages("credits", C.CREDITS, C.OPTIONS)
  back(C.MENU)
end

local function keep_connect4(columns) G.keep(G.GAME.connect4, C.record(columns)) end
local function connect4_ends()
  keep_connect4("061625")
  again()
  go_on("CONNECT 4")
  C.drop(3)
  shot("connect4-won", 80)
  C.to_ending()
  shot("ending-two-people", 60)
  G.back_to_setup()
  keep_connect4(C.TIE:sub(1, -2))
  again()
  go_on("CONNECT 4")
  C.drop(0)
  shot("connect4-tie", 80)
  C.to_ending()
  shot("ending-draw", 60)
  G.back_to_setup()
end
-- Against each of the club, from the setup of Connect 4: who sits there, or the end of a game that has come to `columns`.
local VERSUS_OF = { "pip", "mo", "huli", "wu", "tock", "bitsy" }
local function club_game(who, columns, drop, name)
  G.keep_choice(G.RECORD.connect4, 4, who)
  G.keep(G.GAME.connect4, columns and C.record(columns) or {})
  again()
  C.play_now("CONNECT 4")
  if columns then
    C.wait_screen(C.PLAY)
    C.drop(drop)
    T.wait("the end", 1200, function() return C.c4("state") == C.OVER end)
    C.to_ending()
    shot(name, 60)
  else
    C.wait_screen(C.VERSUS)
    shot("versus-" .. VERSUS_OF[who])
    C.wait_screen(C.PLAY)
  end
  C.leave_to_menu()
end
local function club()                                   -- and what is kept of that
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  for who = 1, #VERSUS_OF do
    club_game(who)
    C.take("CONNECT 4")
    C.wait_screen(C.SETUP)
  end
  club_game(1, "061625", 3, "ending-won")
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  club_game(4, "061636", 5, "ending-lost")
  C.play_now("TROPHIES")
  C.wait_screen(C.TROPHIES)
  shot("trophies", 30)
  back(C.MENU)
  back(C.TITLE)
  T.wait("the invitation", 120, function() return T.shows("PRESS START") end)
  shot("title-tokens", 10)
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
end

local function connect4()
  help("CONNECT 4", "connect4")
  setup("connect4")
  lessons("connect4")
  C.new_game({ best_of = 3, one_pad = 0, look = 0 })
  C.play("3342241525")
  C.aim(1)
  shot("connect4", 10)
  C.pause()
  shot("pause", 10)
  C.take("MORE")
  shot("pause-more", 20)
  T.press("b", 1, 2, 12)
  C.take("VALUES")
  T.wait("the values", 3000, function() return C.c4("analysis") == 2 end)
  shot("connect4-values")
  T.press("b", 2, 2, 8)
  shot("connect4-undo", 4)
  T.press("b", 1, 2, 8)
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  T.wait("the values", 3000, function() return C.c4("analysis") == 2 end)
  shot("connect4-led-values", 30)
  G.pause_item("VALUES")
  shot("connect4-led", 60)
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  G.back_to_setup()
  connect4_ends()
  C.set("PLAYER 2", "LINK CABLE")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY)
  shot("connect4-link", 30)
  G.back_to_setup()
  C.set("PLAYER 2", "HUMAN")
  again()
end

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function at(name) G.walk("ama_state.cursor", 8, square(name)) T.press("a", 1, 2, 4) end
local OFFER, LOOK_BACK = 7, 9
local function amazons_end()                            -- a game of two AIs that the host played, except for its last turn
  local turns, record = {}, {}
  local host = io.popen("{ echo newgame; yes genmove | head -60; echo quit; } | build/host/amazons --level easy --seed 3")
  for line in host:lines() do turns[#turns + 1] = line:match("^move (.+)") end
  host:close()
  for i = 1, #turns - 1 do for name in turns[i]:gmatch("%a%d") do record[#record + 1] = square(name) end end
  G.keep(G.GAME.amazons, { PERSON, PERSON, 0, 9, 0, table.unpack(record) })
  again()
  go_on("AMAZONS")
  T.wait("the offer", 900, function() return G.get("ama_state.state") == OFFER end)
  shot("amazons-offer", 60)
  T.wait("who has more", 600, function() return T.shows("RED HAS MORE TURNS LEFT") or T.shows("BLUE HAS MORE TURNS LEFT") end)
  T.press("a", 1, 2, 20)
  shot("amazons-over", 30)
  C.wait_screen(C.ENDING)
  shot("amazons-won", 40)
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.wait("the turning point", 1800, function() return G.get("ama_state.state") == LOOK_BACK end)
  if Z then
    T.wait("the turn in notation", 120, function() return Z.text(0, 27):find("%d+ %u%d%-%u%d/%u%d") end)
  end
  shot("amazons-review", 40)
end
local function amazons()
  help("AMAZONS", "amazons")
  setup("amazons")
  lessons("amazons")
  G.start("NEW GAME")
  at("a3")
  shot("amazons")
  at("a5")
  at("c5")
  T.wait("the arrow to land", 60, function() return G.get("ama_state.state") ~= 3 end)
  T.press("select", 1, 2, 60)
  shot("amazons-territory")
  T.press("select", 1, 2, 30)
  pause("amazons")
  G.pause_item("MOVE LIST")
  C.wait_screen(0x43)
  shot("amazons-list")
  back(C.PLAY)
  G.back_to_setup()
  C.set("STYLE", "BASYS 3")
  G.start("CONTINUE LAST GAME")
  shot("amazons-basys")
  G.back_to_setup()
  C.set("STYLE", "MEADOW")
  amazons_end()
  C.leave_to_menu()
end

local function point(x, y) return y * 16 + x end
local function gobang()
  help("GOBANG", "gobang")
  setup("gobang")
  lessons("gobang")
  G.start("NEW GAME")
  for _, p in ipairs({ { 7, 7 }, { 7, 6 }, { 8, 6 }, { 8, 8 }, { 7, 8 }, { 6, 7 }, { 7, 5 }, { 6, 5 } }) do
    G.walk("gb_state.cursor", 16, point(p[1], p[2]))
    T.press("a", 1, 2, 6)
  end
  shot("gobang", 60)
  pause("gobang")
  G.pause_item("THREATS")
  shot("gobang-threats", 60)
  G.pause_item("NUMBERS")
  shot("gobang-numbers", 60)
  G.pause_item("NUMBERS")
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  shot("gobang-sword", 30)
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  G.back_to_setup()
  local record = { PERSON, TOP, 0, 7, 0 }
  for _, p in ipairs({ { 3, 7 }, { 3, 3 }, { 4, 7 }, { 3, 5 }, { 5, 7 }, { 13, 4 }, { 6, 7 }, { 9, 9 } }) do record[#record + 1] = point(p[1], p[2]) end
  G.keep(G.GAME.gobang, record)
  again()
  go_on("GOBANG")
  G.walk("gb_state.cursor", 16, point(7, 7))
  T.press("a", 1, 2, 4)
  shot("gobang-won", 60)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING)
  shot("gobang-ending", 60)
  C.leave_to_menu()
end

local function skyscrapers_more()                       -- from a board that shows a hint
  T.press("b", 1, 2, 10)
  T.press("a", 1, 2, 10)
  shot("skyscrapers-pad")
  T.press("b", 1, 2, 10)
  G.back_to_setup()
  C.take("ENTER A NUMBER")
  T.frames(40)
  shot("skyscrapers-number")
  back(C.SETUP)
  C.take("MAKE A PUZZLE")
  T.wait("the empty board", 240, function() return T.ram("screen_id") > C.SETUP and C.shown(T.ram("screen_id")) end)
  shot("skyscrapers-own", 40)
  G.back_to_setup()
  C.set("SIZE", "9 X 9")
  C.take("NEW PUZZLE")
  T.frames(60)
  shot("skyscrapers-making")
  T.press("b", 1, 2, 30)
end
local function skyscrapers()
  help("SKYSCRAPERS", "skyscrapers")
  setup("skyscrapers")
  lessons("skyscrapers")
  S.new_puzzle(6, "EASY")
  local goal = S.solution()
  for cell = 0, 9 do if S.entry(cell) == 0 then S.enter(cell, goal[cell]) end end
  T.frames(20)
  G.pause_item("FILL MARKS")
  S.go(14)
  shot("skyscrapers", 60)
  T.press("a", 1, 2, 10)
  shot("skyscrapers-digits", 10)
  T.press("b", 1, 2, 10)
  pause("skyscrapers")
  G.pause_item("HINT")
  T.wait("the hint", 900, function() return S.state() ~= S.WORK end)
  shot("skyscrapers-hint", 30)
  skyscrapers_more()
  C.wait_screen(C.SETUP)
  S.new_puzzle(4, "EASY")
  goal = S.solution()
  for cell = 0, 15 do if S.entry(cell) == 0 then S.enter(cell, goal[cell]) end end
  shot("skyscrapers-won", 60)
  shot("skyscrapers-dusk", 160)
  T.press("a", 1, 2, 60)
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  shot("skyscrapers-de1", 60)
  G.pause_item("CHANGE STYLE")
  C.wait_screen(C.PLAY)
  for n = 5, 9 do
    G.back_to_setup()
    G.put("sky_state.state", 0xEE)                        -- not the state of the puzzle before
    S.new_puzzle(n, n < 7 and "EASY" or "EXTREME")
    goal = S.solution()
    local open = {}
    for cell = 0, n * n - 1 do if S.entry(cell) == 0 then open[#open + 1] = math.floor(cell) end end
    for i = 1, #open, 2 do S.enter(open[i], goal[open[i]]) end
    S.go(open[2])
    shot("skyscrapers-" .. n .. "x" .. n, 60)
    T.press("a", 1, 2, 10)
    shot("skyscrapers-" .. n .. "x" .. n .. "-pad")
    T.press("b", 1, 2, 10)
  end
  for n = 4, 7 do                                       -- with parks: some laid out, and marks
    G.back_to_setup()
    G.put("sky_state.state", 0xEE)
    S.new_puzzle(n, "EASY", true)
    goal = S.solution()
    for cell = 0, n * n - 1 do if S.entry(cell) == 0 and goal[cell] <= 2 then S.enter(math.floor(cell), goal[cell]) end end
    G.pause_item("FILL MARKS")
    shot("skyscrapers-" .. n .. "x" .. n .. "-parks", 60)
    T.press("a", 1, 2, 10)
    shot("skyscrapers-" .. n .. "x" .. n .. "-parks-pad")
    T.press("b", 1, 2, 10)
  end
  C.leave_to_menu()
end

local CHOOSE, DATE = 0x43, 0x44
local function labyrinth()
  help("LABYRINTH", "labyrinth")
  setup("labyrinth")
  lessons("labyrinth", VIEW_ENDS)
  C.take("ENTER MAZE NUMBER")
  C.wait_screen(L.SEED_SCREEN)
  shot("labyrinth-number")
  back(C.SETUP)
  L.type_seed(943)
  L.walk(400)
  L.want("")
  shot("labyrinth", 30, VIEW_ENDS)
  pause("labyrinth")
  T.press("select", 1, 2, 30)
  shot("labyrinth-map", 60, VIEW_ENDS)
  T.press("select", 1, 2, 30)
  T.ok(L.walk(60 * 180), "the centre of the maze is found")
  shot("labyrinth-found", 60, VIEW_ENDS)
  T.wait("the hall", 300, function() return C.shown(L.HEART) end)
  shot("labyrinth-hall", 60, VIEW_ENDS)
  T.press("a", 1, 2, 2)
  T.wait("the map", 300, function() return C.shown(L.RESULT) end)
  shot("labyrinth-result", 700, VIEW_ENDS)
  back(C.MENU)
  C.take("LABYRINTH")
  C.wait_screen(C.SETUP)
  C.take("COURSES, DAY, RACE")
  T.wait("the courses", 300, function() return C.shown(CHOOSE) end)
  shot("labyrinth-courses")
  C.take("MAZE OF THE DAY")
  T.wait("the date", 300, function() return C.shown(DATE) end)
  shot("labyrinth-day")
  back(CHOOSE)
  back(C.SETUP)
  C.set("STYLE", "ORIGINAL")
  L.type_seed(943)
  L.walk(400)
  L.want("")
  shot("labyrinth-original", 30, VIEW_ENDS)
  C.leave_to_menu()
end

local function damaged()                                -- the battery RAM was another program's
  T.poke(0xA001, 0x80)
  for a = 0x6000, 0x6CFF do T.poke(a, (a * 7) & 255) end
  T.reset()
  C.boot()
  shot("title-damaged", 40)
end

T.limit = 60 * 60 * 20
T.story(function()
  shell()
  connect4()
  amazons()
  gobang()
  skyscrapers()
  labyrinth()
  club()
  if not Z then damaged() end                           -- nothing is left of the choice of a language, either
end)
