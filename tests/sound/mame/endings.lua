-- systems: nes
-- The sound of endings: won, lost and drawn have a jingle each, which plays to its end whatever the screen does; then the game's
-- theme continues. With the music off a short effect takes its place.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local JINGLE_TICKS = { SONG_WIN = 4 * 48, SONG_LOSE = 3 * 48, SONG_DRAW = 3 * 48, SONG_SOLVED = 3 * 48 } -- the end is read in the tick after them
local heard = {}

-- The jingle begins within `limit` frames and ends by itself, `meanwhile` or not; `theme` follows.
local function jingle(name, theme, what, limit, meanwhile)
  if not T.wait(what .. ": " .. name, limit or 300, function() return T.song() == name end) then return end
  local from = T.ram16("snd_ticks")
  if meanwhile then meanwhile() end
  T.wait(what .. ": its end", 900, function() return T.song() ~= name end)
  local ticks = (T.ram16("snd_ticks") - from) & 0xFFFF
  T.ok(ticks <= JINGLE_TICKS[name] + 1 and ticks >= JINGLE_TICKS[name] - 3, what .. ": " .. name .. ", all of its " .. ticks .. " ticks")
  T.frames(6)
  T.eq(T.song(), theme, "then the music goes on")
end
local function theme(name, what) T.wait(what .. ": " .. name, 240, function() return T.song() == name end) T.eq(T.song(), name, what) end
local function go_on(title, line)                       -- from a setup screen that may not offer the kept game yet
  if T.ram("screen_id") == C.SETUP then T.press("b", 1, 2, 2) else C.leave_to_menu() end
  C.wait_screen(C.MENU)
  C.take(title)
  C.wait_screen(C.SETUP)
  G.start(line or "CONTINUE LAST GAME")
end

local function fuller(name, what)                       -- sets in by itself, on a bar line of the plain one
  local bar = (T.ram16("snd_ticks") + T.ram("until_bar")) % 48
  if not T.wait(what .. ": " .. name, 300, function() return T.song() == name end) then return end
  T.eq(T.ram16("snd_ticks") % 48, bar, what .. ": from a bar line on")
end

-- Connect 4 -----------------------------------------------------------------------------------------------------------
local function keep_connect4(columns) G.keep(G.GAME.connect4, C.record(columns)) end
local function connect4_against(kind)
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  C.set("PLAYER 1", "HUMAN")
  C.set("PLAYER 2", kind)
end
local function connect4()
  connect4_against("OLD MO")
  keep_connect4("061625")
  go_on("CONNECT 4")
  theme("SONG_CONNECT4", "Connect 4 has its theme")
  C.drop(3)
  jingle("SONG_WIN", "SONG_CONNECT4", "four of a person's", 300)
  C.next_game()
  theme("SONG_CONNECT4", "the next game has the theme, too")
  G.back_to_setup()
  theme("SONG_MENU", "the setup screen plays the menu's")
  C.set("PLAYER 2", "ABBOT WU")                          -- one that never overlooks a win
  keep_connect4("061636")
  go_on("CONNECT 4")
  C.drop(5)
  jingle("SONG_LOSE", "SONG_CONNECT4", "four of the AI's", 900)
  G.back_to_setup()
  C.set("PLAYER 2", "HUMAN")
  keep_connect4(C.TIE:sub(1, 27))
  go_on("CONNECT 4")
  theme("SONG_CONNECT4", "with 27 of 42 places full the plain theme plays")
  C.drop(tonumber(C.TIE:sub(28, 28)))
  fuller("SONG_CONNECT4_END", "one more")
  G.pause_item("UNDO")
  T.press("a", 1, 2, 2)                                 -- the other player agrees
  theme("SONG_CONNECT4", "taken back: the plain one again")
  G.back_to_setup()
  keep_connect4(C.TIE:sub(1, -2))
  go_on("CONNECT 4")
  theme("SONG_CONNECT4_END", "with one place left the fuller theme plays")
  C.drop(0)
  jingle("SONG_DRAW", "SONG_CONNECT4", "a full board", 300, function()   -- the other look is another screen
    T.frames(20)
    G.pause_item("CHANGE STYLE")
    C.wait_screen(C.PLAY)
    G.pause_item("CHANGE STYLE")
    C.wait_screen(C.PLAY)
  end)
  C.leave_to_menu()
end

-- Gobang --------------------------------------------------------------------------------------------------------------
local PERSON, ORIGINAL, TOP = 0, 1, 4
local function cell(x, y) return y * 16 + x end
local function place(x, y) G.walk("gb_state.cursor", 16, cell(x, y)) T.press("a", 1, 2, 4) end
local function keep_gobang(black, white, points)
  local record = { black, white, 0, 7, 0 }
  for _, p in ipairs(points) do record[#record + 1] = cell(p[1], p[2]) end
  G.keep(G.GAME.gobang, record)
end
local function full_but_one()                           -- pairs in a row, turned over from row to row: no five anywhere
  local side, points = { [0] = {}, {} }, {}
  for y = 0, 14 do for x = 0, 14 do local s = side[(x // 2 + y) % 2] s[#s + 1] = { x, y } end end
  for i = 1, 112 do points[#points + 1] = side[0][i] points[#points + 1] = side[1][i] end
  return points, side[0][113]
end
local function gobang()
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  keep_gobang(PERSON, TOP, { { 3, 7 }, { 3, 3 }, { 4, 7 }, { 3, 5 }, { 5, 7 }, { 13, 4 }, { 6, 7 }, { 9, 9 } })
  go_on("GOBANG")
  theme("SONG_GOBANG", "Gobang has its theme")
  place(7, 7)
  jingle("SONG_WIN", "SONG_GOBANG", "five of a person's")
  G.back_to_setup()
  keep_gobang(PERSON, ORIGINAL, { { 0, 0 }, { 3, 7 }, { 0, 2 }, { 4, 7 }, { 0, 4 }, { 5, 7 }, { 0, 6 }, { 6, 7 } })
  go_on("GOBANG")
  place(14, 14)
  jingle("SONG_LOSE", "SONG_GOBANG", "five of the AI's", 900)
  G.back_to_setup()
  local points, last = full_but_one()
  keep_gobang(PERSON, PERSON, points)
  go_on("GOBANG")
  theme("SONG_GOBANG_END", "with one point left the fuller theme plays")
  place(last[1], last[2])
  jingle("SONG_DRAW", "SONG_GOBANG", "a full board")
  C.leave_to_menu()
end

-- Amazons -------------------------------------------------------------------------------------------------------------
local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function all_but_one()                            -- a game of two AIs that the host played
  local turns, record = {}, {}
  local host = io.popen("{ echo newgame; yes genmove | head -60; echo quit; } | build/host/amazons --level easy --seed 3")
  for line in host:lines() do turns[#turns + 1] = line:match("^move (.+)") end
  host:close()
  for i = 1, #turns - 1 do for name in turns[i]:gmatch("%a%d") do record[#record + 1] = square(name) end end
  return record, (#turns - 1) % 2, turns[#turns]
end
local function keep_amazons(winner, loser, side, record)
  local players = { [side] = winner, [1 - side] = loser }
  G.keep(G.GAME.amazons, { players[0], players[1], 0, 9, 0, table.unpack(record) })
end
local function amazons()
  local record, side, last = all_but_one()
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  C.set("AI SPEED", "FAST")
  keep_amazons(PERSON, TOP, side, record)
  go_on("AMAZONS")
  theme("SONG_AMAZONS_END", "Amazons has its theme, the fuller one after 50 turns")
  for name in last:gmatch("%a%d") do G.walk("ama_state.cursor", 8, square(name)) T.press("a", 1, 2, 4) end
  jingle("SONG_WIN", "SONG_AMAZONS", "the other side cannot move", 60, function()
    C.wait_screen(C.ENDING)                               -- and a look at the board
    T.press("select", 1, 2, 2)
    C.wait_screen(C.PLAY)
    T.press("b", 1, 2, 10)                                -- not at how it came about
  end)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  theme("SONG_AMAZONS", "the next game has the theme, too")
  G.back_to_setup()
  keep_amazons(TOP, PERSON, side, record)
  go_on("AMAZONS")
  jingle("SONG_LOSE", "SONG_AMAZONS", "the person cannot move", 60 * 30)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU, "B after a game: the menu")
end

-- Skyscrapers, and the music off ------------------------------------------------------------------------------------------
local function solve()
  local goal = S.solution()
  for i = 0, S.n() ^ 2 - 1 do local c = math.floor(i) if S.entry(c) == 0 then S.enter(c, goal[c]) end end
end
local function skyscrapers()
  C.take("SKYSCRAPERS")
  C.wait_screen(C.SETUP)
  S.new_puzzle(4, "EASY")
  theme("SONG_SKYSCRAPERS", "Skyscrapers has its theme")
  solve()
  jingle("SONG_SOLVED", "SONG_SKYSCRAPERS", "the last tower", 60, function()
    T.frames(30)
    G.pause_item("HOW TO PLAY")
    C.wait_screen(C.HELP)
    T.press("b", 1, 2, 2)
    C.wait_screen(C.PLAY)
  end)
  T.press("a", 1, 2, 2)
  theme("SONG_SKYSCRAPERS", "the next puzzle has the theme, too")
  T.wait("the next puzzle", 600, function() return S.state() == S.PLAY end)
  T.frames(20)
  C.wait_screen(C.PLAY)
  C.pause() C.take("MUSIC") C.go_on()
  T.eq(heard.SFX_SOLVE, nil, "so far no short effect was needed")
  solve()
  T.frames(6)
  T.eq(heard.SFX_SOLVE, 1, "with the music off a short effect says that it is solved")
end

T.limit = 60 * 60 * 20
T.story(function()
  T.listen(heard)
  C.to_menu()
  connect4()
  gobang()
  amazons()
  skyscrapers()
end)
