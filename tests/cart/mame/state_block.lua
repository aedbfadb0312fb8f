-- systems: nes
-- roms: boardcart connect4 amazons gobang skyscrapers labyrinth
-- The state block is where TESTING.md promises it, says the same in the collection and in every single ROM, and every game keeps
-- it up to date. Its addresses are typed here, not taken from labels: moving one breaks the promise made to everyone who has
-- written a test for a 1.x.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local rom = os.getenv("STORY_ROM")

local SIGN, VERSION, SCREEN, PHASE, PAUSED = 0x0400, 0x0404, 0x0405, 0x0406, 0x0407
local GAME, STATE, SIDE, MOVES, RESULT, COLUMN, ROW, WHO, SEED = 0x0408, 0x0409, 0x040A, 0x040B, 0x040D, 0x040E, 0x040F, 0x0410, 0x0412
local WANTED, OPTIONS, LANGUAGE, QUICK = 0x0414, 0x0416, 0x041A, 0x041B
local PERSON, THINKING, MOVING, OVER = 1, 2, 3, 4
local NO_FADES = 0x80
local CHANCE = 0x1234                                   -- the seed that is set

local function word(at) return T.ram(at) + 256 * T.ram(at + 1) end
local function wait(what, at, value, limit) return T.wait(what, limit or 600, function() return T.ram(at) == value end) end

local function to_setup(game)                           -- by the block alone: no label is read here
  wait("the title, at full light", PHASE, 0)
  T.eq(T.ram(SCREEN), 0, "the title is screen 0")
  if C.alone() then
    T.press("select", 1, 2, 2)
  else
    T.press("start", 1, 2, 2)
    T.wait("the menu", 240, function() return T.ram(SCREEN) == 1 and T.ram(PHASE) == 0 end)
    C.take(game.title)
  end
  T.wait("the setup screen", 240, function() return T.ram(SCREEN) == 0x40 and T.ram(PHASE) == 0 end)
  T.eq(T.ram(GAME), 0, "the block names no game before its board is shown")
end
local function begin(line)
  T.poke(WANTED, CHANCE & 255)
  T.poke(WANTED + 1, CHANCE >> 8)
  C.take(line)
  T.wait("the board", 600, function() return T.ram(SCREEN) == 0x41 and T.ram(PHASE) == 0 end)
end

-- Moves by A alone until there are this many, answers included; returns the cells that the machine chose.
local function moves_by_a(count, presses, cells)
  local seen = {}
  while word(MOVES) < count do
    T.wait("a person's turn", 60 * 60, function() seen[T.ram(STATE)] = true return T.ram(STATE) == PERSON end)
    if word(MOVES) >= count then break end
    for _ = 1, presses do T.press("a", 1, 2, 4) end
    T.wait("an answer", 60 * 60, function() seen[T.ram(STATE)] = true return word(MOVES) % 2 == 0 and word(MOVES) > 0 end)
  end
  T.ok(seen[THINKING] and seen[MOVING], "the block said that the machine was thinking, and that something moved")
  return cells()
end
local function twice(line, presses, cells)              -- the same seed gives the same game
  local first
  for round = 1, 2 do
    begin(line)
    T.eq(word(SEED), CHANCE, "the seed that was set is the game's")
    T.eq(word(MOVES), 0, "no move is made")
    T.eq(T.ram(WHO + 1), 1, "the weakest machine plays second")
    T.eq(T.ram(WHO), 0, "a person plays first")
    local played = moves_by_a(6, presses, cells)
    T.eq(T.ram(RESULT), 0, "nobody has won yet")
    if round == 1 then first = played G.back_to_setup() end
    if round == 2 then T.eq(played, first, "the same seed gives the same moves") end
  end
end

local GAMES = {
  connect4 = function()
    C.set("PLAYER 2", "PIP")
    twice("NEW GAME", 1, function() return G.bytes("c4_state.moves", 6) end)
    T.eq(T.ram(COLUMN), C.c4("cursor"), "the cursor")
    G.back_to_setup()
    C.take("LESSONS")                                    -- the board of a lesson is a board like any other
    C.wait_screen(C.LESSON, "the first lesson's card")
    T.frames(12)
    T.press("a", 1, 2, 2)
    C.wait_screen(C.PLAY, "its board")
    wait("a person", STATE, PERSON)
    T.eq(word(MOVES), C.c4("count"), "moves in a lesson")
    T.eq(T.ram(COLUMN), C.c4("cursor"), "and its cursor")
    T.reset()
    C.to_setup("CONNECT 4")
    C.set("PLAYER 2", "HUMAN")
    begin("NEW GAME")
    for i, column in ipairs({ 0, 6, 1, 6, 2, 6, 3 }) do
      T.eq(T.ram(SIDE), (i - 1) % 2, "whose turn it is")
      C.drop(column)
      wait("the chip to rest", STATE, i < 7 and PERSON or OVER)
    end
    T.eq(T.ram(RESULT), 1, "the first player has won")
    T.eq(word(MOVES), 7, "in seven moves")
  end,
  gobang = function()
    C.set("WHITE", "PIP")
    twice("NEW GAME", 1, function() return G.bytes("gb_moves", 6) end)
    T.eq(T.ram(ROW) * 16 + T.ram(COLUMN), G.get("gb_state.cursor"), "the cursor")
  end,
  amazons = function()
    C.set("BLUE", "PIP")
    twice("NEW GAME", 3, function() return G.bytes("ama.moves", 18) end)
    T.eq(T.ram(ROW) * 8 + T.ram(COLUMN), G.get("ama_state.cursor"), "the cursor")
  end,
  skyscrapers = function()
    C.set("SIZE", "4 X 4")
    begin("NEW PUZZLE")
    wait("the board", STATE, PERSON, 3600)
    T.wait("its screen", 240, function() return T.ram(PHASE) == 0 end)
    T.eq(T.ram(STATE), PERSON, "the board waits for a person")
    local clues = G.bytes("sky_game.clue", 16)
    T.eq(T.ram(WHO), 4, "four to a side")
    T.press("right") T.press("down")
    T.eq(T.ram(COLUMN) .. "," .. T.ram(ROW), "1,1", "the cursor")
    for _ = 1, 16 do                                    -- an empty cell, wherever the first one is
      if word(MOVES) > 0 then break end
      T.press("a", 1, 2, 4) T.press("a", 1, 2, 6)
      T.press("right", 1, 2, 4)
    end
    T.eq(word(MOVES), 1, "a tower is built")
    for _ = 1, 16 do                                     -- back to that cell, whose pad opens
      T.press("left", 1, 2, 4) T.press("a", 1, 2, 4)
      if T.ram(SIDE) == 1 then break end
    end
    T.eq(T.ram(SIDE), 1, "the pad is open")
    T.press("b", 1, 2, 4)
    T.eq(T.ram(SIDE), 0, "and closed")
    G.back_to_setup()
    begin("NEW PUZZLE")
    wait("the board", STATE, PERSON, 3600)
    T.wait("its screen", 240, function() return T.ram(PHASE) == 0 end)
    T.eq(G.bytes("sky_game.clue", 16), clues, "the same seed gives the same puzzle")
  end,
  labyrinth = function()
    C.set("SIZE", "13X13")
    begin("NEW MAZE")
    T.eq(word(SEED), CHANCE, "the seed is the maze's number")
    T.eq(T.ram(WHO), 13, "cells to a side")
    local x, y = T.ram(COLUMN), T.ram(ROW)
    T.hold("up", true) T.wait("another cell", 300, function() return T.ram(COLUMN) ~= x or T.ram(ROW) ~= y end) T.hold("up", false)
    T.frames(4)
    T.eq(T.ram(COLUMN) .. "," .. T.ram(ROW), T.ram("lab_move_x", 1) .. "," .. T.ram("lab_move_y", 1), "the cell where the player is")
    T.ok(word(MOVES) >= 1, "cells walked")
  end,
}
local LETTER = { connect4 = "C", amazons = "A", gobang = "G", skyscrapers = "S", labyrinth = "L" }

T.story(function()
  T.frames(30)
  for _, game in ipairs(G.LIST) do
    if rom == "boardcart" or rom == game.id then
      T.reset()
      T.frames(20)
      local sign = {}
      for i = 0, 3 do sign[#sign + 1] = string.char(T.ram(SIGN + i)) end
      T.eq(table.concat(sign), "BCST", "the signature")
      T.eq(T.ram(VERSION), 1, "the version of the layout")
      T.eq(T.ram(OPTIONS) + T.ram(OPTIONS + 1), 2, "music and effects are on")
      C.choose_people()
      T.poke(QUICK, NO_FADES + 1)
      to_setup(game)
      GAMES[game.id]()
      T.eq(string.char(T.ram(GAME)), LETTER[game.id], game.title .. " says which game it is")
      T.eq(T.ram(PAUSED), 0, "not paused")
      C.pause()
      T.eq(T.ram(PAUSED), 1, "paused")
    end
  end
  -- The other language, and how long screens take with and without fades.
  local function frames_to_menu(quick)
    T.reset()
    T.frames(20)
    wait("the title", PHASE, 0)
    T.poke(QUICK, quick)
    T.poke(LANGUAGE, 1)
    local from = T.frame()
    T.press(C.alone() and "select" or "start", 1, 2, 2)
    T.wait("the next screen", 240, function() return T.ram(SCREEN) ~= 0 and T.ram(PHASE) == 0 end)
    return T.frame() - from
  end
  local fading, at_once = frames_to_menu(0), frames_to_menu(NO_FADES)
  T.ok(at_once + 12 <= fading, "no fades: the next screen comes in " .. at_once .. " frames, with them in " .. fading)
  T.eq(T.ram("text_language"), 1, "and it speaks the language that was set")
end)
