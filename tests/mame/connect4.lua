-- What our own stories add to the kit's player (tools/testkit/player.lua): both sides are people by default, and Connect 4 is
-- played by script.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(T.folder .. "player.lua")
if C.c4 then return C end

function C.c4(name, n) return C.get("c4_state." .. name, n) end
function C.option(name, n) return C.get("options." .. name, n) end
C.NO_RAM = 1                                            -- of save_state
C.AIM, C.FALL, C.ASK, C.OVER, C.EMPTY = 0, 1, 2, 3, 10

-- Stories play both sides unless they say otherwise: the records of a new save are changed to those of a cart on which this was
-- chosen.
function C.choose_people()
  if T.ram("save_state") == C.NO_RAM then return end
  local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
  for _, game in ipairs(G.LIST) do
    if C.offset["save." .. G.RECORD[game.id] .. ".at"] and #G.kept(G.RECORD[game.id]) == 0 then G.keep(G.RECORD[game.id], { 0, 0, 0, 0, 0, 0, 0, 0 }) end
  end
end
C.before_menu = C.choose_people

-- games -----------------------------------------------------------------------------------------------------------------
function C.setup()                                      -- from the menu, when it is not there yet
  if T.ram("screen_id") ~= C.SETUP then C.take("CONNECT 4") C.wait_screen(C.SETUP, "the setup screen") end
end
local BEST_OF = { [1] = "ONE GAME", [3] = "BEST OF 3", [5] = "BEST OF 5", [7] = "BEST OF 7" }
function C.new_game(how)                                -- from the menu or the setup screen
  C.setup()
  if how.best_of then C.set("MATCH", BEST_OF[how.best_of]) end
  if how.one_pad then C.set("PADS", how.one_pad == 1 and "SHARE ONE" or "ONE EACH") end
  if how.look then C.set("STYLE", how.look == 1 and "LEDS" or "CHIPS") end
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the board")
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
function C.play(columns)                                -- "0123": each digit is a column, for the side to move
  for column in columns:gmatch("%d") do C.drop(tonumber(column)) C.settle() end
end
C.TIE = "431563651134463131142356045426622505022000"    -- a whole game without a four
function C.record(columns, starter)                     -- a single game as it is saved: a digit for each column, from 0
  local record = { 1, 0, 0, starter or 0, #columns }
  for column in columns:gmatch("%d") do record[#record + 1] = tonumber(column) end
  return record
end
function C.position(line)                               -- the same from the host's notation: columns from 1, "." for the empty board
  return C.record((line:gsub("%.", ""):gsub("%d", function(d) return ("%d"):format(tonumber(d) - 1) end)))
end
function C.to_ending()                                  -- the winning line has been shown: A leads to the ending screen
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
