-- systems: nes nespal
-- Chinese, chosen on the options screen: every screen of the cart shows the texts of its list, glyph by glyph as Unifont has
-- them; the choice survives a power cycle; English comes back complete. There are no faults on the way, and buttons are answered
-- as quickly as in English.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local function back(id) T.press("b", 1, 2, 2) C.wait_screen(id) end

local function choose_language(words)
  C.wait_screen(C.OPTIONS)
  if words == "LANGUAGE" then C.take("LANGUAGE") else Z.take(words) end
  T.frames(12)
  C.wait_screen(C.OPTIONS)
  T.frames(4)
end

local function pages(module, keys, id, after)            -- help, credits: every page in turn, then the screen after them
  for key in keys:gmatch("%S+") do
    for n, lines in ipairs(Z.words[module][key]) do
      C.wait_screen(id)
      local missing = {}
      for _, line in ipairs(lines) do if line ~= "" and not Z.shows(line) then missing[#missing + 1] = line end end
      T.eq(table.concat(missing, "/"), "", module .. ": " .. key .. ", page " .. n)
      T.press("a", 1, 2, 16)
    end
  end
  C.wait_screen(after)
end

local function keys_with(module, prefix)
  local s = {}
  for key in pairs(Z.words[module]) do if key:sub(1, #prefix) == prefix then s[#s + 1] = key end end
  table.sort(s)
  return table.concat(s, " ")
end

local function shell_screens()
  Z.says("shell", "OPTIONS MUSIC EFFECTS QUICK LANGUAGE LANGUAGE_NAME SOUND_TEST ERASE CREDITS ON OPTIONS_KEYS", "options")
  Z.take(Z.word("shell", "MUSIC"))
  T.frames(4)
  Z.says("shell", "OFF", "options, music off")
  T.press("a", 1, 2, 2)
  Z.take(Z.word("shell", "ERASE"))
  T.frames(4)
  Z.says("shell", "SURE", "options, erase")
  T.press("a", 1, 2, 30)
  Z.says("shell", "ERASED", "options, erased")
  Z.take(Z.word("shell", "CREDITS"))
  pages("shell", "CREDITS_1 CREDITS_2 CREDITS_3", C.CREDITS, C.OPTIONS)
  Z.take(Z.word("shell", "SOUND_TEST"))
  T.wait("the sound test", 120, function() return T.ram("screen_id") > C.CREDITS and C.shown(T.ram("screen_id")) end)
  T.shot("sounds")
  Z.says("shell", "SOUND_TEST MUSIC EFFECTS PLAY_BACK", "sound test")
  for _, line in ipairs({ "SONG_", "SFX_" }) do
    local names, seen = keys_with("shell", line), 0
    for _ in names:gmatch("%S+") do
      T.press("right", 1, 2, 20)
      for key in names:gmatch("%S+") do if Z.shows(Z.word("shell", key)) then seen = seen + 1 break end end
    end
    local _, count = names:gsub("%S+", "")
    T.eq(seen, count, "sound test: all names of " .. line)
    T.press("down", 1, 2, 20)
  end
  back(C.OPTIONS)
  back(C.MENU)
  T.frames(40)
  Z.says("shell", "OPTIONS OPTIONS_LINE OPTIONS_TAKE", "menu")
  T.shot("menu-options")
  T.press("right", 1, 2, 40)
  Z.says("shell", "MENU_KEYS", "menu, on a game")
  back(C.TITLE)
  T.wait("the prompt", 80, function() return Z.shows(Z.word("shell", "PRESS_START")) end)
  T.ok(T.text(0, 27):find("V%d"), "title: the version is there, too")
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
end

-- setup -> a line of it, by its key
local function take_setup(module, key) Z.take(Z.word(module, key)) end
local function to_play()
  T.wait("the board", 1800, function() F.frame() return T.ram("screen_id") > C.SETUP and C.shown(T.ram("screen_id")) end)
  T.frames(20)
end
-- The line of messages is always empty or shows a whole text of the list.
local function watch_line(module, row, keys)
  local known, strange = {}, {}
  for key in keys:gmatch("%S+") do known[Z.word(module, key)] = true end
  T.every_frame = function()
    if T.ram("screen_id") ~= C.PLAY or T.ram("ppu_blank") == 1 or T.ram("game_paused") == 1 then return end
    local text = Z.text(0, row):gsub("^#*%s*", ""):gsub("%s*#*$", "")
    if text ~= "" and not known[text] then strange[#strange + 1] = text end
  end
  return function(where)
    T.every_frame = nil
    T.eq(strange[1] or "", "", where .. ": the line of messages is empty or whole in every frame")
  end
end

-- A message is loaded glyph by glyph and complete within half a second.
local function says_soon(module, key, where)
  local n = T.wait("the message", 30, function() return Z.shows(Z.word(module, key)) end)
  T.ok(n, where .. ": " .. key .. " is there after " .. tostring(n) .. " frames")
  if not n then for row = 0, 28 do T.note(row .. " [" .. Z.text(0, row) .. "]") end T.shot("missing") end
end

local function answered(button, pad, where)               -- frames from a button to sprites that have moved
  local function sprites() local s = {} for i = 0, 255 do s[#s + 1] = T.oam(i) end return table.concat(s, " ") end
  local before = sprites()
  T.hold(button, true, pad)
  local frames
  for n = 0, 10 do if sprites() ~= before then frames = n break end T.frames(1) end
  T.hold(button, false, pad)
  T.frames(6)
  T.ok(frames and frames <= 2, where .. ": " .. button .. " is answered within 2 frames, took " .. tostring(frames))
end

local PLAY = {}
function PLAY.connect4()
  local done = watch_line("connect4", 2, "AIM_1 AIM_2 FULL PAD_1 PAD_2 THINKING HINTING ASK_1 ASK_2 TAKEN_BACK REFUSED NO_UNDO WIN_1 WIN_2 ONLY_1 ONLY_2 MATCH_1 MATCH_2 TIE LINK_YOURS LINK_WON LINK_LOST")
  Z.says("connect4", "AIM_1 P1 P2", "connect4")
  C.play("0")
  says_soon("connect4", "AIM_2", "connect4, after a chip")
  T.press("a", 1, 2, 0)
  says_soon("connect4", "PAD_2", "connect4, a pad that is not on turn")
  C.play("00000")
  C.aim(0)                                              -- the hand has moved away from the full column
  T.frames(20)
  T.press("a", C.pad(), 2, 0)
  answered("right", C.pad(), "connect4, while a message is loaded")
  T.press("left", C.pad(), 2, 2)
  T.press("a", C.pad(), 2, 0)
  says_soon("connect4", "FULL", "connect4, a full column")
  C.play("1212121")
  T.frames(30)
  T.ok(Z.shows(Z.word("connect4", "WIN_1")) or Z.shows(Z.word("connect4", "ONLY_1")) or Z.shows(Z.word("connect4", "AIM_2")), "connect4: a message after seven more chips")
  T.shot("connect4")
  done("connect4")
end
function PLAY.amazons()
  T.frames(20)
  Z.says("amazons", "TURN NAME_P1 NAME_P2 RED_CHOOSE", "amazons")
  T.press("up", 1, 2, 4)
  T.press("a", 1, 2, 20)
  Z.says("amazons", "NOBODY", "amazons, a square that is not legal")
  T.shot("amazons-refused")
  T.press("down", 1, 2, 4)
  T.press("a", 1, 2, 20)
  Z.says("amazons", "RED_MOVE", "amazons, an amazon chosen")
  T.press("up", 1, 2, 4)
  T.press("a", 1, 2, 50)
  Z.says("amazons", "RED_SHOOT", "amazons, moved")
  C.pause()
  Z.take(Z.word("amazons", "PAUSE_AUTOPLAY"))
  C.wait_screen(0x44)
  Z.says("amazons", "PAUSE_AUTOPLAY SIDE_PIP SIDE_TOCK SIDE_BITSY", "amazons, autoplay asks who plays")
  T.frames(10)
  T.shot("amazons-auto-asks")
  Z.take(Z.word("amazons", "SIDE_BITSY"))
  C.wait_screen(C.PLAY)
  T.wait("autoplay", 60, function() return Z.shows(Z.word("amazons", "NAME_ORIGINAL")) end) -- a game that is thinking draws rarely
  T.frames(60)
  Z.says("amazons", "NAME_ORIGINAL TURN_RED", "amazons, autoplay")
  T.shot("amazons-auto")
end
function PLAY.skyscrapers()
  T.wait("the puzzle", 3000, function() return Z.shows(Z.word("skyscrapers", "GOAL")) end)
  C.wait_screen(C.PLAY)
  T.frames(10)
  Z.says("skyscrapers", "GOAL INK FITS TIME ROW FROM_MAKER", "skyscrapers")
  T.shot("skyscrapers")
  T.press("select", 1, 2, 6)
  says_soon("skyscrapers", "MARK", "skyscrapers, the pencil in the hand")
  T.press("down", 1, 2, 10)
  T.ok(Z.shows(Z.word("skyscrapers", "COLUMN")), "skyscrapers: down, the column")
  T.press("b", 1, 2, 0)
  says_soon("skyscrapers", "NO_UNDO", "skyscrapers, a message")
  T.shot("skyscrapers-message")
  C.pause()
  Z.take(Z.word("skyscrapers", "PAUSE_HINT"))
  T.wait("the hint", 600, function() return G.get("sky_state.state") == 4 end)
  T.wait("its keys, after its words", 200, function() return Z.shows(Z.word("skyscrapers", "HINT_KEYS")) or Z.shows(Z.word("skyscrapers", "BUILD_KEYS")) end)
  T.shot("skyscrapers-hint")
end
function PLAY.gobang()
  local done = watch_line("gobang", 26, "PLAY WATCH THINKING HINTING TAKEN LONG_ROW DOUBLE_FOUR DOUBLE_THREE NO_UNDO BLACK_WINS WHITE_WINS DRAW")
  Z.says("gobang", "PLAY NAME_P1 NAME_P2 MOVE", "gobang")
  T.press("a", 1, 2, 40)
  T.press("left", 1, 2, 4)                              -- the cursor is beside the stone
  T.press("a", 1, 2, 0)
  says_soon("gobang", "TAKEN", "gobang, a point that is taken")
  done("gobang")
end
function PLAY.labyrinth()
  Z.says("labyrinth", "FIND TIME", "labyrinth")
  T.hold("up", true)
  T.frames(60)
  T.hold("up", false)
  Z.says("labyrinth", "FIND TIME", "labyrinth, after a walk")
  T.frames(300)
  Z.says("labyrinth", "TIME MAZE", "labyrinth, after some seconds")
end
local NEW = { skyscrapers = "NEW", labyrinth = "NEW", connect4 = "NEW", amazons = "NEW", gobang = "NEW" }

local function keys_of(module, prefix)
  local s, n = {}, 1
  while Z.words[module][prefix .. n] do s[#s + 1] = prefix .. n n = n + 1 end
  return table.concat(s, " ")
end

-- The panel has its frame, drawn as in the menu, or none where glyphs occupy those tiles.
local FRAME, PANEL_X, PANEL_Y, PANEL_W = 0x5F, 8, 2, 16
local function frame_as_drawn()
  local s = {}
  for byte = FRAME * 16, (FRAME + 8) * 16 - 1 do s[#s + 1] = T.vram(byte) end
  return table.concat(s, " ")
end
local frame_of_menu
local function frame_is_whole()
  local corner = T.vram(0x2000 + PANEL_Y * 32 + PANEL_X)
  if corner == 0 then return T.vram(0x2000 + PANEL_Y * 32 + PANEL_X + PANEL_W - 1) == 0 end
  return corner == FRAME and frame_as_drawn() == frame_of_menu
end

local function game(module)
  frame_of_menu = frame_as_drawn()
  Z.take(Z.word(module, "TITLE"))
  T.frames(0)
  C.wait_screen(C.SETUP)
  Z.says(module, "TITLE NEW HELP STATS KEYS", "setup")
  T.shot(module .. "-setup")
  take_setup(module, "HELP")
  T.frames(12)
  pages(module, keys_of(module, "HELP_"), C.HELP, C.SETUP)
  take_setup(module, "STATS")
  C.wait_screen(C.STATS)
  Z.says(module, "TITLE " .. keys_with(module, "STAT_"), "statistics")
  Z.says("shell", "STATS LAST", "statistics of " .. module)
  back(C.SETUP)
  take_setup(module, NEW[module])
  to_play()
  PLAY[module]()
  C.pause()
  Z.says("shell", "PAUSED RESUME MORE TO_MENU", "pause", 1)
  Z.two_pages(module, keys_with(module, "PAUSE_"))
  T.ok(frame_is_whole(), module .. ": the panel's frame is whole, or there is none")
  T.shot(module .. "-pause")
  Z.take(Z.word("shell", "MUSIC"))
  Z.says("shell", "PAUSED HELP MUSIC EFFECTS SETUP ON OFF", "pause, its other page, music off", 1)
  T.press("a", 1, 2, 4)
  T.press("b", 1, 2, 12)
  Z.take(Z.word("shell", "TO_MENU"))
  C.wait_screen(C.MENU)
  T.frames(30)
end

local function menu_tells(module)
  Z.point_at(Z.word(module, "TITLE"))
  T.frames(40)
  Z.says(module, "TITLE LINE", "menu")
end

T.limit = 60 * 60 * 20
T.story(function()
  F.watch()
  C.to_menu()
  C.take("OPTIONS")
  choose_language("LANGUAGE")
  T.eq(C.option("language"), 1, "Chinese is chosen")
  shell_screens()
  for _, module in ipairs(Z.games) do menu_tells(module) end
  for _, button in ipairs({ "down", "up" }) do answered(button, 1, "menu") end
  for _, module in ipairs(Z.games) do game(module) end
  for a = 0, 0x7FF do T.poke(a, math.random(0, 255)) end -- a power cycle: only the battery RAM stays
  T.reset()
  C.boot()
  T.wait("the prompt", 80, function() return Z.shows(Z.word("shell", "PRESS_START")) end)
  T.ok(Z.shows(Z.word("shell", "PRESS_START")), "after a power cycle the title is still Chinese")
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  Z.take(Z.word("shell", "OPTIONS"))
  choose_language(Z.word("shell", "LANGUAGE"))
  T.eq(C.option("language"), 0, "English is chosen")
  T.ok(T.shows("LANGUAGE") and T.shows("ENGLISH") and T.shows("MUSIC"), "the options are English again")
  back(C.MENU)
  T.ok(T.shows("OPTIONS") and T.shows("CHOOSE A GAME"), "and so is the menu")
  T.eq(F.vram, 0, "nothing was written to the PPU while a picture was drawn")
  T.eq(F.brk, 0, "nothing ran off")
end)
