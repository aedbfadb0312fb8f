-- The game that tests/cart/sixth_game.t adds to the cart: from the menu through a game, a save, a reset, and on to its end. Not run by itself.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local TITLE, HEAP = "LAST MATCH", 15
local THINK, OVER = 1, 2
local LEFT, STATE = 0, 6                                -- bytes of nim_state
local function get(at) return T.ram("nim_state", at) end

local function to_title_line()                          -- the menu shows six lines; the hand goes down to the seventh if it must
  local lines = 0
  while not T.shows(TITLE) and lines < 8 do T.press("right", 1, 2, 12) lines = lines + 1 end
  T.frames(20)
  C.point_at(TITLE)
end
local function to_setup()
  if C.alone() then C.boot() C.title_to_setup() return end
  C.to_menu()
  to_title_line()
  T.frames(60)
  T.shot("menu")
  T.press("select", 1, 2, 2)
  C.wait_screen(C.SETUP, "the setup screen")
end
local function leave_to_setup()
  if C.alone() then
    C.pause()
    C.take("MAIN MENU")
    C.wait_screen(C.TITLE, "the title")
  else
    C.leave_to_menu()
    to_title_line()
  end
  C.title_to_setup()
end
local function chinese_menu()
  C.wait_screen(C.MENU)
  for _ = 1, 8 do if not Z.shows(Z.word("nim", "TITLE")) then T.press("right", 1, 2, 20) end end
  Z.point_at(Z.word("nim", "TITLE"))
  T.frames(60)
  T.shot("chinese-menu")
  T.ok(Z.shows(Z.word("nim", "TITLE")), "the Chinese menu has it, too")
  T.ok(Z.shows(Z.word("shell", "MENU_KEYS")), "and room for all its words")
  Z.point_at(Z.word("nim", "TITLE"))
end
local function wait_turn() T.wait("the machine's answer", 240, function() return get(STATE) ~= THINK end) end

T.story(function()
  to_setup()
  T.ok(T.shows(TITLE) and not T.shows("CONTINUE"), "the menu leads to its setup screen; there is nothing to go on with")
  C.set("PLAYER 2", "HARD AI")
  T.shot("setup")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the heap")
  T.eq(get(LEFT), HEAP, "fifteen matches")
  T.press("a", 1, 2, 4)                                   -- takes one: now the position is lost
  wait_turn()
  T.eq(get(LEFT), 12, "the machine thinks, and leaves a heap that loses")
  T.frames(30)
  T.shot("play")
  T.reset()
  to_setup()
  T.ok(T.shows("HARD AI"), "after a reset the choice is kept")
  if C.alone() then                                       -- its title continues the game
    T.press("b", 1, 2, 2)
    C.wait_screen(C.TITLE, "the title")
    T.press("start", 1, 2, 2)
  else
    C.take("CONTINUE LAST GAME")
  end
  C.wait_screen(C.PLAY, "the heap")
  T.eq(get(LEFT), 12, "and so is the game, with as many matches")
  for _ = 1, 12 do
    wait_turn()
    if get(STATE) == OVER then break end
    T.press("a", 1, 2, 4)
  end
  T.eq(get(STATE), OVER, "played to its end")
  T.frames(80)
  T.shot("over")
  leave_to_setup()
  T.ok(not T.shows("CONTINUE"), "a finished game is not offered")
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.ok(T.text(0, 8):find("GAMES PLAYED +1 ") and T.text(0, 10):find("WINS VS EASY +0 "), "it is counted")
  T.shot("statistics")
  T.press("b", 1, 2, 30)
  Z.speak()
  C.wait_screen(C.SETUP)
  T.press("b", 1, 2, 2)
  if C.alone() then C.wait_screen(C.TITLE) else chinese_menu() end
  C.title_to_setup()
  Z.take(Z.word("nim", "HELP"))
  C.wait_screen(C.HELP, "the help")
  T.frames(20)
  T.shot("chinese-help")
  local missing = {}
  for _, line in ipairs(Z.words.nim.HELP_1[1]) do if not Z.shows(line) then missing[#missing + 1] = line end end
  T.eq(table.concat(missing, " "), "", "with glyphs of both pages, all in their places")
end)
