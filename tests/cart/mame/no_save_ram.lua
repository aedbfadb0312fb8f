-- systems: nes
-- rom: tests/nowram
-- The same ROM on a cart without battery RAM: the title says what still works, and every line of the menu either plays a game for
-- two people to its end or says what is missing. The addresses of the missing RAM are never read during play.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local LIST = 0x43
local FLY, AMAZONS_END = 3, 3                           -- ama_state.state, ama.step
local NEEDS = "NEEDS RAM ON THE CART"

local reads = 0
local function watch_reads()
  T.taps[#T.taps + 1] = T.mem:install_read_tap(0x6000, 0x7FFF, "no ram", function() reads = reads + 1 end)
end
local function back(id) T.press("b", 1, 2, 2) C.wait_screen(id) end

local function title()
  T.ok(T.shows("NO RAM ON THIS CART: ONLY") and T.shows("AMAZONS AND CONNECT 4, FOR") and T.shows("TWO. NOTHING WILL BE SAVED."),
    "the title says what can be played, and that nothing is kept")
  T.eq(C.words_outside(), "", "in the safe area")
  T.shot("title")
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  back(C.TITLE)
  T.frames(70)
  T.ok(not T.shows("NO RAM") and T.shows("V"), "once")
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
end

local function setup(game, words, lines)                -- from the menu; these lines need RAM
  C.take(game)
  C.wait_screen(C.SETUP)
  T.shot(game:lower():gsub(" ", "") .. "-setup")
  T.ok(T.shows(words), game .. ": the setup screen says that there is no AI")
  for _, line in ipairs(lines) do T.ok(not T.shows(line), game .. ": and offers none: no " .. line) end
  T.eq(C.words_outside(), "", game .. ": in the safe area")
  reads = 0
end
local function nothing_read(game) T.eq(reads, 0, game .. ": no work RAM is read") end

local function connect4()
  setup("CONNECT 4", "NO RAM: NO AI, NO LINK CABLE", { "PLAYER 1", "PLAYER 2", "LAST GAME" })
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  T.press("select", 1, 2, 4)
  T.ok(T.shows(NEEDS), "CONNECT 4: a hint is refused in words")
  T.shot("connect4-hint")
  T.frames(130)
  G.pause_item("VALUES")
  T.ok(T.shows(NEEDS), "CONNECT 4: the values of the columns, too")
  C.play("0101010")
  T.eq(C.c4("state"), C.OVER, "CONNECT 4: a game is played to its end")
  nothing_read("CONNECT 4")
  C.leave_to_menu()
  C.setup()
  T.ok(T.shows("ONE GAME"), "CONNECT 4: choices hold while the power is on")
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.ok(T.shows("GAMES PLAYED"), "CONNECT 4: the statistics screen comes, empty")
  back(C.SETUP)
  back(C.MENU)
end

local A = dofile(os.getenv("STORY_DIR") .. "/amazons.lua")
local function turn(text)
  for name in text:gmatch("%a%d") do G.walk("ama_state.cursor", 8, A.square(name)) T.press("a", 1, 2, 4) end
  T.wait("the arrow to land", 60, function() return G.get("ama_state.state") ~= FLY end)
end
local function refused(what)
  T.frames(4)
  T.ok(T.shows("NO RAM ON THE CART"), "AMAZONS: " .. what .. " is refused in words")
  T.frames(100)
end
local function amazons()
  setup("AMAZONS", "NO RAM ON THE CART: NO AI", { "RED", "BLUE", "HAND", "LAST GAME" })
  T.poke("game_choice", 2)                              -- an AI as red, however it got there
  G.start("NEW GAME")
  T.ok(T.shows("P1") and T.shows("P2"), "AMAZONS: two persons")
  T.press("select", 1, 2, 2)
  refused("territory")
  T.ok(G.get("ama_state.land") == 0 and T.shows("RED: PICK AN AMAZON"), "AMAZONS: and play goes on")
  G.pause_item("HINT")
  T.shot("amazons-hint")
  refused("a hint")
  G.pause_item("AUTOPLAY")
  refused("autoplay")
  turn("a3-a5/c5")
  T.eq(G.get("ama.turns"), 1, "AMAZONS: a turn")
  T.press("b", 1, 2, 4)
  T.ok(G.get("ama.turns") == 0 and G.get("ama.side") == 0, "AMAZONS: is taken back")
  for text in A.SHORT_GAME:gmatch("%S+") do turn(text) end
  T.eq(G.get("ama.step"), AMAZONS_END, "AMAZONS: a game is played to its end")
  C.wait_screen(C.ENDING)
  T.shot("amazons-won")
  T.eq(G.get("ama.side"), 1, "AMAZONS: blue cannot move, and the ending comes")
  T.shot("amazons-result")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY)
  G.pause_item("MOVE LIST")
  C.wait_screen(LIST)
  T.ok(T.shows("a6-g6/g7") and T.shows("g6-h7/g6"), "AMAZONS: the list of moves is whole")
  back(C.PLAY)
  T.shot("amazons-board")
  nothing_read("AMAZONS")
  C.leave_to_menu()
end

local function refuses(game)
  C.take(game)
  T.frames(20)
  T.ok(T.ram("screen_id") == C.MENU and T.shows(NEEDS), game .. ": says what is missing")
  T.shot(game:lower())
  T.press("down", 1, 2, 12)
  T.ok(not T.shows(NEEDS), game .. ": and the hand goes on")
end

local function chinese()
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("LANGUAGE")
  T.frames(12)
  C.wait_screen(C.OPTIONS)
  back(C.MENU)
  for _, game in ipairs({ "connect4", "amazons" }) do
    Z.take(Z.word(game, "TITLE"))
    C.wait_screen(C.SETUP)
    Z.says(game, "NEW LOOK HELP STATS KEYS SETUP_NO_RAM", "setup")
    T.eq(Z.words_outside(), "", "in the safe area")
    T.shot(game .. "-setup-chinese")
    Z.take(Z.word(game, "NEW"))
    C.wait_screen(C.PLAY)
    T.press("select", 1, 2, 30)
    Z.says(game, "NO_RAM", "refusal")
    T.shot(game .. "-chinese")
    C.pause()
    Z.take(Z.word("shell", "TO_MENU"))
    C.wait_screen(C.MENU)
  end
end

T.story(function()
  watch_reads()
  C.boot()
  T.ok(reads > 0, "the power-on looked for RAM")
  title()
  connect4()
  amazons()
  for _, game in ipairs({ "SKYSCRAPERS", "GOBANG", "LABYRINTH" }) do refuses(game) end
  chinese()
end)
