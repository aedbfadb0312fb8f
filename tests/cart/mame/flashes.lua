-- systems: nes nespal dendy
-- Hammering the buttons that change the whole picture, at any rate and on both pads, cannot make it flash (eyes.lua). A press too
-- soon after such a change is not lost but answered as soon as allowed; any other is answered at once.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local E = dofile(os.getenv("STORY_DIR") .. "/eyes.lua")
local GAPS = { 1, 2, 4, 7, 10, 13 }                     -- frames from press to press
local SECONDS = 2
local flashes, changes, shown = 0, 0, nil
local owed = 0                                          -- frames that a tick is made to take whenever the picture has changed

-- A change is another screen, or the pause menu opened or shut.
local function look()
  if E.flashes() then flashes = flashes + 1 end
  local now = T.ram("screen_id") .. ":" .. T.ram("game_paused") .. ":" .. T.ram("ppu_blank")
  if shown and now ~= shown then
    changes = changes + 1
    if owed > 0 then T.poke("frame_seen", (T.ram("frame_count") - owed) & 255) end
  end
  shown = now
end

-- The buttons in turn, on alternating pads, so that even a press in every frame is a new press.
local function hammer(buttons, gap)
  local pad, at = 1, 1
  for _ = 1, math.floor(SECONDS * T.fps / gap) do
    T.hold(buttons[at], true, pad)
    T.frames(gap)
    T.hold(buttons[at], false, pad)
    pad, at = 3 - pad, at % #buttons + 1
  end
end
local function never_flashes(where, buttons, gaps, at_rest)
  flashes, changes = 0, 0
  for _, gap in ipairs(gaps) do
    hammer(buttons, gap)
    T.let_go()
    at_rest()
  end
  T.eq(flashes, 0, where .. ", " .. table.concat(buttons, " ") .. " hammered: frames with more than three flashes in the second before")
end
local function hammers(where, buttons, at_rest, gaps)
  never_flashes(where, buttons, gaps or GAPS, at_rest)
  T.ok(changes >= 4, where .. ": and the picture did change, " .. changes .. " times")
end

local function board(title, new)
  T.reset()
  G.to_setup(title)
  C.take(new)
  T.wait("the board", 3000, function() return C.shown(C.PLAY) end)
  T.frames(60)
end

local function to_board()                               -- the screen settles, the menu is closed
  T.frames(40)
  for _ = 1, 2 do if T.ram("game_paused") == 1 then T.press("b", 1, 2, C.PANEL) end end
  C.wait_screen(C.PLAY)
end
local function pause_of_each_game()
  for _, game in ipairs({ { "LABYRINTH", "NEW MAZE" }, { "AMAZONS", "NEW GAME" }, { "GOBANG", "NEW GAME" }, { "SKYSCRAPERS", "NEW PUZZLE" } }) do
    board(game[1], game[2])
    hammers(game[1], { "start" }, to_board)
    hammers(game[1], { "start", "b" }, to_board, { 1, 5 })
  end
  for _, size in ipairs({ "13X13", "17X17", "21X21" }) do -- each begins between walls of another colour
    T.reset()
    G.to_setup("LABYRINTH")
    C.set("SIZE", size)
    C.take("NEW MAZE")
    T.wait("the board", 3000, function() return C.shown(C.PLAY) end)
    T.frames(60)
    never_flashes("walking in " .. size, { "left", "right" }, { 4, 7, 10 }, function() T.frames(20) end)
  end
  for _, buttons in ipairs({ { "up", "down" }, { "select" } }) do
    never_flashes("walking", buttons, { 4, 7, 10 }, function() T.frames(20) end)
  end
end

-- Starts when the board appears.
local function pause_as_it_comes()
  for _, game in ipairs({ { "AMAZONS", "NEW GAME" }, { "GOBANG", "NEW GAME" }, { "LABYRINTH", "NEW MAZE" } }) do
    T.reset()
    G.to_setup(game[1])
    C.take(game[2])
    T.wait("the board", 3000, function() return T.ram("screen_id") == C.PLAY and T.ram("ppu_blank") == 0 end)
    hammers(game[1] .. " as it comes", { "start" }, to_board, { 2 })
  end
end

-- Ticks that were delayed by a long one come all at once and must not count as time.
local function ticks_held_up()
  board("AMAZONS", "NEW GAME")
  owed = 8
  hammers("ticks held up", { "start" }, to_board, { 1, 2 })
  owed = 0
end

local function other_look()
  board("CONNECT 4", "NEW GAME")
  hammers("CONNECT 4", { "start" }, to_board)
  hammers("its other look", { "start", "down", "down", "down", "down", "down", "a" }, function() board("CONNECT 4", "NEW GAME") end, { 2, 3, 5 })
end

local function leafing()
  local function to_menu()
    T.reset()
    C.to_menu()
  end
  to_menu()
  hammers("the setup", { "select", "b" }, to_menu, { 1, 3, 6, 12 })
  hammers("the title, the menu", { "start", "b" }, to_menu, { 1, 3, 6, 12 })
  hammers("anything", { "a" }, to_menu, { 1, 3, 6, 12 })
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.point_at("LANGUAGE")
  hammers("the language", { "a" }, function() T.frames(40) C.wait_screen(C.OPTIONS) end, { 1, 3, 6, 12 })
end

-- Two presses, the second too early: the menu opens within two frames, closes as soon as allowed, and stays closed.
local function no_press_is_lost()
  board("CONNECT 4", "NEW GAME")
  T.hold("start", true)
  T.frames(2)
  T.eq(T.ram("game_paused"), 1, "Start opens the pause menu within two frames")
  T.hold("start", false)
  T.frames(2)
  T.press("start", 1, 2, 0)
  T.ok(T.wait("going on", 14 + C.PANEL + 12, function() return T.ram("game_paused") == 0 end), "a second press that came too early is honoured")
  T.press("start", 1, 2, 0)
  T.ok(T.wait("the menu", 14 + 12, function() return T.ram("game_paused") == 1 end), "and so is a third")
  T.frames(30)
  T.eq(T.ram("game_paused"), 1, "and each counts once")
  T.press("b", 1, 2, C.PANEL)
end

T.story(function()
  C.boot()
  T.every_frame = look
  pause_of_each_game()
  pause_as_it_comes()
  ticks_held_up()
  other_look()
  no_press_is_lost()
  leafing()
end)
