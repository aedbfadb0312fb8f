-- systems: nes famicom nespal
-- roms: boardcart connect4 amazons gobang skyscrapers labyrinth
-- A lone player with a fresh save, one pad, only Start and A, and the D-pad on the collection's menu: a game is running within 10
-- seconds of power-on. In the board games the machine answers, and A alone makes three moves; in the other two the screen says
-- what to do.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local rom = os.getenv("STORY_ROM")
local SECONDS, MOVES = 10, 3

-- How many moves have been made, and whether it is a person's turn.
local BOARDS = {
  connect4 = { count = function() return C.c4("count") end, ready = function() return C.c4("state") == C.AIM end, presses = 1 },
  amazons = { count = function() return G.get("ama.turns") end, ready = function() return G.get("ama_state.state") == 0 end, presses = 3 },
  gobang = { count = function() return T.ram("gb_count") end, ready = function() return G.get("gb_state.state") == 0 end, presses = 1 },
}
local WORDS = { skyscrapers = "NO HEIGHT TWICE", labyrinth = "FIND THE CENTRE" }

local function fresh()                                  -- as a new cart: nothing in the battery RAM
  T.poke(0xA001, 0x80)
  for a = 0x6000, 0x7FFF do T.poke(a, 0) end
  T.reset()
  local from = T.frame()
  C.boot()
  return from
end
local function begin(game)
  local from, presses = fresh(), 1
  T.press("start", 1, 2, 2)
  if rom == "boardcart" then
    C.wait_screen(C.MENU, "the menu")
    C.play_now(game.title)
    presses = 2
  end
  if BOARDS[game.id] then
    T.wait("the motif of the opponent", 600, function() return T.song() == "SONG_PIP" or C.shown(C.PLAY) end)
    T.eq(T.song(), "SONG_PIP", game.title .. ": the first opponent comes with a motif of its own")
  end
  C.wait_screen(C.PLAY, "the board of " .. game.title)
  local seconds = (T.frame() - from) / T.fps
  T.ok(seconds < SECONDS, string.format("%s: on the board %.1f s and %d presses after power-on", game.title, seconds, presses))
end
local function play(game, board)
  for n = 1, MOVES do
    if not T.wait(game.title .. ": a person's turn", 60 * 30, board.ready) then return end
    local before = board.count()
    for _ = 1, board.presses do T.press("a", 1, 2, 6) end
    T.wait(game.title .. ": an answer to move " .. n, 60 * 60, function() return board.count() == before + 2 end)
  end
  T.eq(board.count(), 2 * MOVES, game.title .. ": A alone makes " .. MOVES .. " moves, and the machine answers each")
end

-- A on pad 2, during the first player's turn and on the menu: the machine leaves the table, and no move is made.
local PLAYER = { connect4 = "c4_state.player", amazons = "ama_state.player", gobang = "gb_state.player" }
local JOINED = { connect4 = "PLAYER 2 JOINS IN!", amazons = "PLAYER 2 JOINS IN", gobang = "PLAYER 2 JOINS IN!" }
local function join(game, board)
  T.wait(game.title .. ": a person's turn", 60 * 30, board.ready)
  local before = board.count()
  T.ok(G.get(PLAYER[game.id], 1) ~= 0, game.title .. ": a machine plays")
  T.press("a", 2, 2, 8)
  T.ok(G.get(PLAYER[game.id], 0) == 0 and G.get(PLAYER[game.id], 1) == 0 and board.count() == before, game.title .. ": pad 2 joins")
  T.ok(T.wait(game.title .. ": words about it", 90, function() return T.shows(JOINED[game.id]) end), game.title .. ": and the screen says so")
  T.shot(game.id .. "-joined")
  T.frames(60)                                          -- the board may come again, without the machine's face
  C.leave_to_menu()
  C.play_now(game.title, 2)
  C.wait_screen(C.PLAY)
  T.ok(G.get(PLAYER[game.id], 1) == 0 and board.count() == before, game.title .. ": pad 2's A on the menu goes on with it for two")
end

T.limit = 60 * 60 * 20
T.story(function()
  T.frames(30)
  for _, game in ipairs(G.LIST) do
    if rom == "boardcart" or rom == game.id then
      begin(game)
      local board = BOARDS[game.id]
      if board then
        T.ok(not T.shows("PAD 2"), game.title .. ": nobody is told about pad 2")
        play(game, board)
        if rom == "boardcart" then join(game, board) end
      else
        T.wait(game.title .. ": the first puzzle", 60 * SECONDS, function() return T.shows(WORDS[game.id]) end)
        T.ok(T.shows(WORDS[game.id]), game.title .. ": a word says what to do")
      end
      T.shot(game.id)
    end
  end
end)
