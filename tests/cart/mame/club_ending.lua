-- systems: nes
-- The screen after a game: it speaks to a person who plays alone, counts tokens and the row of wins, and names the side that won of two.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local LOST, STREAK, LONGEST, FIRST_LEVEL = 12, 14, 15, 5
local SLOT = G.RECORD.connect4
local WON_TOKEN = 0xCB                                  -- CLUB_TOKENS_BASE
local function stat(counter) return G.stat(SLOT, counter) end

-- The lower edge of the opponent's speech is one tile, again and again.
local function frame_below_speech()
  for x = 14, 27 do
    if T.vram(0x2000 + 15 * 32 + x) ~= T.vram(0x2000 + 15 * 32 + 13) then return false end
  end
  return true
end

-- A game against choice `who` (0: a person) that has come to `columns`; `drop` is the last chip.
local function game(who, columns, drop, name)
  G.keep_choice(SLOT, 4, who)
  G.keep(G.GAME.connect4, C.record(columns))
  if T.ram("screen_id") == C.TITLE then T.press("start", 1, 2, 2) elseif T.ram("screen_id") ~= C.MENU then C.leave_to_menu() end
  C.wait_screen(C.MENU, "the menu")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  C.drop(drop)
  T.wait("the end", 1200, function() return C.c4("state") == C.OVER end)
  C.to_ending()
  T.frames(20)
  T.ok(C.sprites_on_a_line() <= 8, name .. ": at most eight sprites on a line")
  T.eq(C.words_outside(), "", name .. ": all words are in the safe area")
  if who ~= 0 then T.ok(frame_below_speech(), name .. ": no word of the opponent's is on the frame of the speech") end
  T.shot(name)
end

-- On the trophies: the row of one of the cast, the column of a game.
local function token(who, place) return T.vram(0x2000 + (7 + 3 * who) * 32 + 12 + 4 * place) == WON_TOKEN end

T.story(function()
  C.boot()
  C.choose_people()
  game(1, "061625", 3, "first win")
  T.ok(T.shows("PIP") and T.shows("NEW TOKEN!") and T.shows("OLD MO"), "a first win: a token, and who is next")
  T.ok(stat(FIRST_LEVEL) == 1 and stat(STREAK) == 1, "both are kept")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY, "A: again")
  T.wait("the next game", 120, function() return C.c4("count") <= 1 and C.c4("state") ~= C.OVER end)
  C.leave_to_menu()
  game(1, "061625", 3, "second win")
  T.ok(not T.shows("NEW TOKEN!") and T.shows("STREAK 2"), "the second win: two in a row")
  game(6, "061625", 3, "a win over the guest")
  T.ok(T.shows("BITSY") and not T.shows("NEW TOKEN!") and stat(FIRST_LEVEL + 5) == 1, "a win over EXPERT, who is no step of the ladder, is counted and earns no token")
  game(4, "061636", 5, "defeat")
  T.ok(T.shows("A QUIET ROAD."), "who has won says something else")
  T.ok(stat(LOST) == 1 and stat(STREAK) == 0 and stat(LONGEST) == 3, "the row of wins has ended, and the longest is kept")
  game(0, "061625", 3, "two people")
  T.ok(not T.shows("PIP") and stat(STREAK) == 0, "two people: nothing of the club's is counted")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU, "B: the menu")
  for a = 0, 0x7FF do T.poke(a, math.random(0, 255)) end
  T.reset()                                             -- the power was off
  C.boot()
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU, "the menu")
  C.point_at("TROPHIES")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.TROPHIES, "the trophies")
  T.ok(token(0, 0) and not token(1, 0) and not token(0, 1), "the token is still there, and no other")
  T.ok(T.shows("WON  3") and T.shows("LOST 1") and T.shows("BEST 3"), "with the games won and lost")
  T.eq(C.words_outside(), "", "all words are in the safe area")
  T.shot("trophies")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU, "and back")
end)
