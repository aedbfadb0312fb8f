-- Going about the cart with the pads, and playing Connect 4 by script, for stories. Everything is done as a person would: lists are
-- read on the screen, the hand is moved until it points at the line.
if _G.PLAYER then return _G.PLAYER end                  -- one for all files of a story: tall.lua teaches it Chinese
local T = dofile(os.getenv("STORY_LIB"))
local C = {}
_G.PLAYER = C

-- where fields are, from offsets.c -------------------------------------------------------------------------------------
local offset = {}
for line in io.lines("build/tests/mame/offsets.txt") do
  local name, n = line:match("^(%S+) (%d+)$")
  offset[name] = tonumber(n)
end
local function field(name, n) return T.ram(name:match("^[%w_]+"), (offset[name] or error("no field " .. name)) + (n or 0)) end
C.offset = offset
function C.c4(name, n) return field("c4_state." .. name, n) end
function C.option(name, n) return field("options." .. name, n) end
C.NO_RAM = 1                                            -- of save_state
C.AIM, C.FALL, C.ASK, C.OVER, C.EMPTY = 0, 1, 2, 3, 10
C.TITLE, C.MENU, C.OPTIONS, C.CREDITS, C.HELP, C.STATS, C.SOUNDS, C.SETUP, C.PLAY = 0, 1, 2, 3, 4, 5, 6, 0x40, 0x41
C.ENDING, C.VERSUS, C.TROPHIES, C.LESSON = 0x20, 0x21, 0x22, 0x23

C.PANEL = 26                                            -- frames until the panel of the pause menu has come or gone

-- screens ---------------------------------------------------------------------------------------------------------------
function C.shown(id)                                    -- this screen, at full light
  return T.ram("screen_id") == id and T.ram("ppu_blank") == 0 and T.palette(1) == T.ram("pal_now", 1) and T.palette(3) == T.ram("pal_now", 3)
end
function C.wait_screen(id, what) return T.wait(what or string.format("screen %02x", id), 240, function() return C.shown(id) end) end
function C.boot() T.frames(30) C.wait_screen(C.TITLE, "the title") end  -- RAM is anything at first

local function hand_row()                               -- the text row that the hand points at
  local top
  for i = 0, 63 do local y = T.oam(i * 4) if y < 0xEF and (not top or y < top) then top = y end end
  return top and (top + 5 + T.ram("scroll_y")) % 240 // 8
end
local function row_of(words, nt)
  for row = 0, 29 do if T.text(nt, row):find(words, 1, true) then return row end end
end
C.TITLE_ROW = 21                                        -- of the menu: what the hand points at
function C.on_menu() return T.ram("screen_id") == C.MENU end
function C.go_through_menu(found, pad)                  -- moves the hand through the pictures until it is so
  for _ = 1, 12 do
    T.frames(4)
    if found() then return C.TITLE_ROW end
    T.press("right", pad, 2, 3)
  end
  error("the menu does not have it")
end
function C.more(nt, shown)                              -- the other page of the pause menu, when a line is not on this one
  if nt == 0 or shown or T.ram("text_language") == 0 and not T.shows("MORE", nt) then return shown end
  C.point_at("MORE")
  T.press("a", 1, 2, 12)
  return true
end
function C.point_at(words, pad)                         -- moves the hand to a line of a list, or to a picture of the menu
  if C.on_menu() then return C.go_through_menu(function() return T.text(0, C.TITLE_ROW):find(words, 1, true) end, pad) end
  local nt = T.ram("game_paused")
  C.more(nt, row_of(words, nt))
  local row = row_of(words, nt) or error("no line " .. words)
  for _ = 1, 20 do
    if hand_row() == row then return row end
    T.press("down", pad, 2, 3)
  end
  error("the hand does not reach " .. words .. " in row " .. row .. ": " .. tostring(hand_row()))
end
-- Takes a line. Of a game on the menu it is the setup that is taken, by Select; C.play_now plays it. A new game may cost an old one: then
-- the setup screen asks, and the answer is yes.
function C.press_line(is_game, pad)
  local paused = T.ram("game_paused") == 1
  T.press(is_game and T.ram("screen_id") == C.MENU and "select" or "a", pad, 2, 2)
  if T.ram("screen_id") == C.SETUP and T.ram("asked") == 1 then T.press("a", pad, 2, 2) end
  if paused then T.frames(C.PANEL) end                  -- the panel goes first
end
function C.take(words, pad) C.point_at(words, pad) C.press_line(words ~= "OPTIONS", pad) end
function C.play_now(title, pad) C.point_at(title, pad) T.press("a", pad, 2, 2) end
function C.set(words, value)                            -- turns a setting until the line says so
  local row = C.point_at(words)
  for _ = 1, 10 do
    if T.text(T.ram("game_paused"), row):find(value, 1, true) then return end
    T.press("right", 1, 2, 4)
  end
  error(words .. " cannot be " .. value)
end

-- Stories play both sides unless they say otherwise: the records of a new save become those of a cart on which people have chosen that.
function C.choose_people()
  if T.ram("save_state") == C.NO_RAM then return end
  local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
  for _, game in ipairs(G.LIST) do
    if C.offset["save." .. G.STATS[game.id] .. ".at"] and #G.kept(G.STATS[game.id]) == 0 then G.keep(G.STATS[game.id], { 0, 0, 0, 0, 0, 0, 0, 0 }) end
  end
end
function C.alone() return T.ram("game_count") == 1 end    -- a ROM with one game has no menu: its title leads to the game and its setup
function C.to_menu()
  C.boot()
  C.choose_people()
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU, "the menu")
end
function C.title_to_setup()                             -- of such a ROM
  T.press("select", 1, 2, 2)
  C.wait_screen(C.SETUP, "the setup screen")
end
function C.alone_to_setup() C.boot() C.choose_people() C.title_to_setup() end
function C.to_setup()
  if T.ram("screen_id") ~= C.SETUP then C.take("CONNECT 4") C.wait_screen(C.SETUP, "the setup screen") end
end
local BEST_OF = { [1] = "ONE GAME", [3] = "BEST OF 3", [5] = "BEST OF 5", [7] = "BEST OF 7" }
function C.new_game(how)                                -- from the menu or the setup screen
  C.to_setup()
  if how.best_of then C.set("MATCH", BEST_OF[how.best_of]) end
  if how.one_pad then C.set("PADS", how.one_pad == 1 and "SHARE ONE" or "ONE EACH") end
  if how.look then C.set("STYLE", how.look == 1 and "LEDS" or "CHIPS") end
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the board")
end
-- A press on a screen that has only just come is put off until the screen is calm, 11 ticks later.
function C.pause() T.press("start", 1, 2, 3) T.wait("the pause menu", 10 + 11, function() return T.ram("game_paused") == 1 end) T.frames(C.PANEL) end
function C.go_on()                                       -- out of the pause menu, by B
  for _ = 1, 2 do if T.ram("game_paused") == 1 then T.press("b", 1, 2, C.PANEL) end end
end
function C.leave_to_menu()
  if T.ram("screen_id") == C.ENDING then T.press("b", 1, 2, 2) else C.pause() C.take("MAIN MENU") end
  C.wait_screen(C.MENU, "the menu")
end

-- play ------------------------------------------------------------------------------------------------------------------
function C.turn() local s = C.c4("starter") return C.c4("count") % 2 == 0 and s or 1 - s end
function C.pad() return C.c4("one_pad") == 1 and 1 or C.turn() + 1 end
function C.aim(column)
  for _ = 1, 12 do
    local at = C.c4("cursor")
    if at == column then return end
    T.press(at < column and "right" or "left", C.pad(), 2, 2)
  end
  error("the chip does not reach column " .. column)
end
function C.drop(column)
  C.aim(column)
  T.press("a", C.pad(), 2, 1)
end
function C.settle() return T.wait("the chip to rest", 240, function() return C.c4("state") ~= C.FALL end) end
function C.play(columns)                                -- "0123": a column a digit, for whoever is to move
  for column in columns:gmatch("%d") do C.drop(tonumber(column)) C.settle() end
end
C.TIE = "431563651134463131142356045426622505022000"    -- a whole game without a four
function C.record(columns, starter)                     -- a game of a match of one as it is kept: a column a digit, from 0
  local record = { 1, 0, 0, starter or 0, #columns }
  for column in columns:gmatch("%d") do record[#record + 1] = tonumber(column) end
  return record
end
function C.position(line)                               -- the same from the host's notation: columns from 1, "." for the empty board
  return C.record((line:gsub("%.", ""):gsub("%d", function(d) return ("%d"):format(tonumber(d) - 1) end)))
end
function C.to_ending()                                  -- the winning line was seen: A, and the club tells the rest
  if T.ram("screen_id") == C.ENDING then return end
  T.wait("the end of the celebration", 200, function() return C.c4("clock") + 256 * C.c4("clock", 1) > 92 end)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING, "the ending")
end
function C.next_game()
  C.to_ending()
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  T.wait("the chips to fall out", 240, function() return C.c4("state") ~= C.EMPTY end)
  T.ok(C.c4("count") == 0 and C.c4("state") ~= C.OVER, "the next game has begun")
end
function C.cell(row, column) return C.c4("cell", row * 7 + column) end

-- what is seen ------------------------------------------------------------------------------------------------------------
function C.picture(row, column)                         -- the nine tiles of a cell of the chip board, row 0 at the bottom
  local s, corner = {}, 0x2000 + (7 + (5 - row) * 3) * 32 + 2 + column * 3
  for y = 0, 2 do for x = 0, 2 do s[#s + 1] = string.format("%02x", T.vram(corner + y * 32 + x)) end end
  return table.concat(s)
end
function C.glints(seen)                                 -- adds the cells of the chip board on which there is a ring or a spark, by row and column
  for i = 0, 63 do
    local y, x = T.oam(i * 4) + 1 - 56, T.oam(i * 4 + 3) - 16
    if T.oam(i * 4 + 2) & 3 == 3 and y >= 0 and y < 144 and x >= 0 and x < 168 then seen[(5 - y // 24) .. x // 24] = true end
  end
end
function C.led(row, column)                             -- the four tiles of an LED, row 0 at the top
  local corner = 0x2000 + (6 + row * 2) * 32 + 8 + column * 2
  return string.format("%02x%02x%02x%02x", T.vram(corner), T.vram(corner + 1), T.vram(corner + 32), T.vram(corner + 33))
end
function C.sprites_on_a_line()                          -- the most on any line of the picture
  local lines, most = {}, 0
  for i = 0, 63 do
    local top = T.oam(i * 4)
    for y = top, top + 7 do
      if y < 239 then lines[y] = (lines[y] or 0) + 1 most = math.max(most, lines[y]) end
    end
  end
  return most
end
function C.outside(x, row)                              -- is a tile of the name table shown outside x 16..239, y 16..223?
  local top = (row * 8 - T.ram("scroll_y")) % 240
  return top < 16 or top > 216 or x < 2 or x > 29
end
function C.words_outside(first)                         -- letters there, on the nametable that is shown, from a row on
  local nt, found = T.table(T.ram("game_paused")), {}
  for row = first or 0, 29 do
    for x = 0, 31 do
      local tile = T.tile(nt, x, row)
      -- the words have no small letters: screens put pictures in their place
      if (tile >= 1 and tile < 0x3B or tile >= 0x6E and tile <= 0x76) and C.outside(x, row) then found[#found + 1] = x .. "," .. row end
    end
  end
  return table.concat(found, " ")
end
return C
