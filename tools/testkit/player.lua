-- Going about the cart by the pads, for stories of all games. Everything is done as a person would: lists are read on the screen, the
-- hand is moved until it points at the line.
if _G.PLAYER then return _G.PLAYER end                  -- one for all files of a story
local T = dofile(os.getenv("STORY_LIB"))
local P = {}
_G.PLAYER = P

-- fields of structures by name, "gb_state.cursor", and whole variables, "gb_count" ------------------------------------------
P.offset = T.names.fields
local function place(name)
  local offset = name:find(".", 1, true) and (P.offset[name] or error("no field " .. name))
  return name:match("^[%w_]+"), offset or 0
end
function P.get(name, n) local label, at = place(name) return T.ram(label, at + (n or 0)) end
function P.get16(name) return P.get(name) + 256 * P.get(name, 1) end
function P.put(name, value, n) local label, at = place(name) T.poke(label, value, at + (n or 0)) end
function P.bytes(name, count)
  local s = {}
  for i = 0, count - 1 do s[#s + 1] = P.get(name, i) end
  return table.concat(s, " ")
end
function P.wait(name, value, limit, what)
  return T.wait(what or (name .. " to be " .. value), limit or 120, function() return P.get(name) == value end)
end

-- Screens: what the state block calls them. SETUP and PLAY are every game's.
P.TITLE, P.MENU, P.OPTIONS, P.CREDITS, P.HELP, P.STATS, P.SOUNDS, P.SETUP, P.PLAY = 0, 1, 2, 3, 4, 5, 6, 0x40, 0x41
P.ENDING, P.VERSUS, P.TROPHIES, P.LESSON = 0x20, 0x21, 0x22, 0x23
P.PANEL = 26                                            -- frames until the panel of the pause menu has come or gone

-- screens ---------------------------------------------------------------------------------------------------------------
function P.shown(id)                                    -- this screen, at full light
  return T.ram("screen_id") == id and T.ram("ppu_blank") == 0 and T.palette(1) == T.ram("pal_now", 1) and T.palette(3) == T.ram("pal_now", 3)
end
function P.wait_screen(id, what) return T.wait(what or string.format("screen %02x", id), 240, function() return P.shown(id) end) end
function P.boot() T.frames(30) P.wait_screen(P.TITLE, "the title") end  -- RAM is anything at first

local function hand_row()                               -- the text row that the hand points at
  local top
  for i = 0, 63 do local y = T.oam(i * 4) if y < 0xEF and (not top or y < top) then top = y end end
  return top and (top + 5 + T.ram("scroll_y")) % 240 // 8
end
local function row_of(words, nt)
  for row = 0, 29 do if T.text(nt, row):find(words, 1, true) then return row end end
end
P.TITLE_ROW = 21                                        -- of the menu: what the hand points at
function P.on_menu() return T.ram("screen_id") == P.MENU end
function P.go_through_menu(found, pad)                  -- moves the hand through the pictures until it is so
  for _ = 1, 12 do
    for _ = 1, T.ram("text_language") == 0 and 1 or 8 do -- Chinese words are loaded glyph by glyph
      T.frames(4)
      if found() then return P.TITLE_ROW end
    end
    T.press("right", pad, 2, 3)
  end
  error("the menu does not have it")
end
function P.more(nt, shown)                              -- the other page of the pause menu, when a line is not on this one
  if nt == 0 or shown or T.ram("text_language") == 0 and not T.shows("MORE", nt) then return shown end
  P.point_at("MORE")
  T.press("a", 1, 2, 12)
  return true
end
function P.walk_to(row_of_line, row_of_hand, pad)       -- down a list; the setup screen's may be scrolled
  local scrolled = T.ram("screen_id") == P.SETUP
  for _ = 1, 28 do
    local row = row_of_line()
    if row and row_of_hand() == row then return row end
    if not row and not scrolled then return end
    T.press("down", pad, 2, scrolled and 10 or 3)
  end
end
function P.point_at(words, pad)                         -- moves the hand to a line of a list, or to a picture of the menu
  if P.on_menu() then return P.go_through_menu(function() return T.text(0, P.TITLE_ROW):find(words, 1, true) end, pad) end
  local nt = T.ram("game_paused")
  P.more(nt, row_of(words, nt))
  return P.walk_to(function() return row_of(words, nt) end, hand_row, pad) or error("no line " .. words)
end
-- Takes a line. Of a game on the menu it is the setup that is taken, by Select; P.play_now plays it. A new game may cost an old one: then
-- the setup screen asks, and the answer is yes.
function P.press_line(is_game, pad)
  local paused = T.ram("game_paused") == 1
  T.press(is_game and T.ram("screen_id") == P.MENU and "select" or "a", pad, 2, 2)
  if T.ram("screen_id") == P.SETUP and T.ram("asked") == 1 then T.press("a", pad, 2, 2) end
  if paused then T.frames(P.PANEL) end                  -- the panel goes first
end
function P.take(words, pad) P.point_at(words, pad) P.press_line(words ~= "OPTIONS", pad) end
function P.play_now(title, pad) P.point_at(title, pad) T.press("a", pad, 2, 2) end
function P.set(words, value)                            -- turns a setting until the line says so
  local row = P.point_at(words)
  for _ = 1, 10 do
    if T.text(T.ram("game_paused"), row):find(value, 1, true) then return end
    T.press("right", 1, 2, 4)
  end
  error(words .. " cannot be " .. value)
end

-- Where to -----------------------------------------------------------------------------------------------------------
function P.before_menu() end                            -- a story may put something here that it wants done on the title
function P.alone() return T.ram("game_count") == 1 end  -- a ROM with one game has no menu: its title leads to the game and its setup
function P.to_menu()
  P.boot()
  P.before_menu()
  T.press("start", 1, 2, 2)
  P.wait_screen(P.MENU, "the menu")
end
function P.title_to_setup()                             -- of a ROM with one game
  T.press("select", 1, 2, 2)
  P.wait_screen(P.SETUP, "the setup screen")
end
function P.alone_to_setup() P.boot() P.before_menu() P.title_to_setup() end
function P.to_setup(title)                              -- from power-on or reset, in either kind of ROM
  P.boot()
  P.before_menu()
  if P.alone() then return P.title_to_setup() end
  T.press("start", 1, 2, 2)
  P.wait_screen(P.MENU, "the menu")
  P.take(title)
  P.wait_screen(P.SETUP, "the setup screen")
end
function P.start(line)                                  -- a line of the setup screen that goes to the board
  P.take(line)
  return P.wait_screen(P.PLAY, "the board")
end
-- A press on a screen that has only just come is put off until the screen is calm, 11 ticks later.
function P.pause() T.press("start", 1, 2, 3) T.wait("the pause menu", 10 + 11, function() return T.ram("game_paused") == 1 end) T.frames(P.PANEL) end
function P.pause_item(words) P.pause() P.take(words) end
function P.go_on()                                       -- out of the pause menu, by B
  for _ = 1, 2 do if T.ram("game_paused") == 1 then T.press("b", 1, 2, P.PANEL) end end
end
function P.leave_to_menu()
  if T.ram("screen_id") == P.ENDING then T.press("b", 1, 2, 2) else P.pause() P.take("MAIN MENU") end
  P.wait_screen(P.MENU, "the menu")
end
function P.back_to_setup()
  if T.ram("screen_id") == P.ENDING then
    P.leave_to_menu()
    P.take(T.names.games[T.ram("game_index") + 1].title)
  else
    P.pause()
    P.take("NEW GAME")
  end
  P.wait_screen(P.SETUP, "the setup screen")
end

-- On the board -------------------------------------------------------------------------------------------------------
local function towards(now, want, step, pad)            -- a press a step; now() and want are a column and a row
  for _ = 1, 60 do
    local x, y = now()
    if x == want.x and y == want.y then return end
    T.press(x < want.x and "right" or x > want.x and "left" or y < want.y and "down" or "up", pad, 2, step)
  end
  error("the cursor does not reach " .. want.x .. "," .. want.y)
end
function P.walk(name, width, cell, pad)                 -- a cursor of row * width + column, by its name
  towards(function() local at = P.get(name) return at % width, at // width end, { x = cell % width, y = cell // width }, 2, pad)
end
function P.go(column, row, pad)                         -- the cursor of whatever board is there, by the state block
  towards(function() return T.state("column"), T.state("row") end, { x = column, y = row }, 4, pad)
end
function P.my_turn(limit)                               -- waits until the board waits for a person, or the game is over
  return T.wait("a person's turn", limit or 60 * 60, function() return T.state("state") == T.PERSON or T.state("state") == T.OVER end)
end

-- For games that come out the same every time, and quickly ------------------------------------------------------------------
function P.seed(n) T.set_state("wanted", n) end         -- of every game that begins from now on; 0: chance
function P.hurry() T.set_state("quick", T.NO_FADES | 1) end -- no fades, no animations; after the title has come
return P
