-- Reads Chinese screens: the tiles on the screen are looked up among the bitmaps that the build took from Unifont
-- (build/gen/glyphs.txt), so a wrong, torn or missing glyph cannot be read at all. Words come from the text.zh.txt lists.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local Z = {}

-- the font ------------------------------------------------------------------------------------------------------------
-- Buttons are drawn in the places of letters that no text has; they are read as T.text reads them.
local BUTTON = { A = "A", B = "B", START = "STA", SELECT = "SEL", PAD = "+" }
local BUTTON_LETTERS, BUTTON_READ = "[\\]^_`{|}", "ABSTASEL+"
local letters, glyphs = {}, {}                          -- bits of a column -> letter; of two columns -> glyph
for line in io.lines("build/gen/glyphs.txt") do
  local code, bits = line:match("^(%x+):(%x+)$")
  local char = utf8.char(tonumber(code, 16))
  local button = BUTTON_LETTERS:find(char, 1, true)
  if #bits == 32 then letters[bits] = button and BUTTON_READ:sub(button, button) or char else glyphs[bits] = char end
end
local EMPTY = ("00"):rep(16)

-- the lists -----------------------------------------------------------------------------------------------------------
Z.words = {}                                            -- module -> key -> { page -> { lines } }
local english = {}                                      -- the same in English
local function read_list(words, module, path)
  local list, key = {}, nil
  for line in io.lines(path) do
    line = line:gsub("{(%u+)}", BUTTON)
    local first, more = line:sub(1, 1), line:sub(2)
    if first == " " and more == "----" then list[key][#list[key] + 1] = {}
    elseif first == " " then local page = list[key][#list[key]] page[#page + 1] = more
    elseif line ~= "" and first ~= "#" and first ~= "@" then
      local name, text = line:match("^(%S+)%s*(.*)$")
      key = name
      list[key] = { { text } }
    end
  end
  words[module] = list
end
local function read_lists(module, folder)
  read_list(Z.words, module, folder .. "/text.zh.txt")
  read_list(english, module, folder .. "/text.txt")
end
read_lists("shell", "cart/shell")
read_lists("club", "cart/club")
Z.games = {}                                            -- in the order of the menu
for line in io.lines("games/games.txt") do
  local id, title = line:match("^(%l[%w]*)%s*|%s*([^|]-)%s*|")
  if id then
    Z.games[#Z.games + 1] = id
    read_lists(id, "games/" .. id)
    english[id].TITLE = { { title } }
  end
end
function Z.word(module, key) return (Z.words[module][key] or error("no key " .. key))[1][1] end

-- the screen ----------------------------------------------------------------------------------------------------------
-- The column of 8x16 pixels at a place of the name table; nil when it has more than the one colour of glyphs.
local function column(nt, x, row)
  local table_at = 0
  nt = T.table(nt)
  local s = {}
  if T.split(nt, row) then table_at = 0x1000 end
  for half = 0, 1 do
    local tile = T.vram(0x2000 + nt * 0x400 + (row + half) * 32 + x)
    for y = 0, 7 do
      local low, high = T.vram(table_at + tile * 16 + y), T.vram(table_at + tile * 16 + y + 8)
      if low ~= high and low ~= T.ram("text_ground") then return nil end -- on paper colour 1 is the ground
      s[#s + 1] = string.format("%02X", high)
    end
  end
  return table.concat(s)
end
-- The words of the pause menu are sprites of 8x16, which are not on a row of tiles: those that begin in this one.
local TALL = 0x20                                       -- in ppu_ctrl
local function sprite_columns(row)
  local columns = {}
  for x = 0, 31 do columns[x] = EMPTY end
  for i = 0, 63 do
    local y = T.oam(i * 4) + 1
    if y < 0xF0 and y // 8 == row then
      local s, from = {}, 0x1000 + (T.oam(i * 4 + 1) & 0xFE) * 16
      for n = 0, 15 do s[#s + 1] = string.format("%02X", T.vram(from + n // 8 * 16 + n % 8)) end
      columns[T.oam(i * 4 + 3) // 8] = table.concat(s)
    end
  end
  return columns
end
function Z.text(nt, row)                                -- the line whose upper row this is; # for what is no glyph
  local s, x, columns = {}, 0, {}
  for i = 0, 31 do columns[i] = column(nt, i, row) or "#" end
  if nt == 1 and T.ram("ppu_ctrl") & TALL ~= 0 then columns = sprite_columns(row) end
  while x < 32 do
    local glyph = x < 31 and glyphs[columns[x] .. columns[x + 1]]
    if glyph then s[#s + 1] = glyph x = x + 2
    else s[#s + 1] = columns[x] == EMPTY and " " or letters[columns[x]] or "#" x = x + 1 end
  end
  return table.concat(s)
end
function Z.find(words, nt)                              -- row and column of these words
  for row = 0, 28 do
    local text = Z.text(nt or 0, row)
    local at = text:find(words, 1, true)
    if at then
      local x = 0
      for _, code in utf8.codes(text:sub(1, at - 1)) do x = x + (code > 0x7E and 2 or 1) end
      return row, x
    end
  end
end
function Z.shows(words, nt) return Z.find(words, nt) ~= nil end

-- Glyphs, letters and digits outside the safe area of the name table that is shown, from a row on.
local DIGIT_0, DIGIT_9 = 0x10, 0x19                     -- tiles
function Z.words_outside(first)
  local nt, found = T.table(T.ram("game_paused")), {}
  for row = first or 0, 29 do
    for x = 0, 31 do
      local tile = T.vram(0x2000 + nt * 0x400 + row * 32 + x)
      local one = row < 29 and column(nt, x, row) or "#"
      local two = row < 29 and x < 31 and column(nt, x + 1, row) or "#"
      local glyph = glyphs[one .. two] and (C.outside(x, row) or C.outside(x + 1, row + 1))
      local letter = one ~= EMPTY and letters[one] and (C.outside(x, row) or C.outside(x, row + 1))
      local digit = tile >= DIGIT_0 and tile <= DIGIT_9 and C.outside(x, row)
      if glyph or letter or digit then found[#found + 1] = (glyphs[one .. two] or letters[one] or tile - DIGIT_0) .. " at " .. x .. "," .. row end
    end
  end
  return table.concat(found, " ")
end

-- Glyphs and letters whose two rows have different colours: attributes go by two rows.
local function colour(nt, x, row)                       -- of the words there
  local byte = T.vram(0x23C0 + nt * 0x400 + row // 4 * 8 + x // 4)
  return T.palette(4 * (byte >> (row % 4 // 2 * 4 + x % 4 // 2 * 2) & 3) + 3)
end
function Z.two_coloured()
  local nt, found = T.table(T.ram("game_paused")), {}
  for row = 0, 28 do
    for x = 0, 31 do
      local one = column(nt, x, row) or "#"
      local glyph = x < 31 and glyphs[one .. (column(nt, x + 1, row) or "#")] or one ~= EMPTY and letters[one]
      if glyph and colour(nt, x, row) ~= colour(nt, x, row + 1) then found[#found + 1] = glyph .. " at " .. x .. "," .. row end
    end
  end
  return table.concat(found, " ")
end

-- Promises ------------------------------------------------------------------------------------------------------------
function Z.says(module, keys, where, nt)                -- the texts of these keys are on the screen, every glyph of them
  local missing = {}
  for key in keys:gmatch("%S+") do
    for _, line in ipairs(Z.words[module][key][1]) do
      if line ~= "" and not Z.shows(line, nt) and not (T.ram("screen_id") == C.SETUP and pcall(Z.point_at, line)) then missing[#missing + 1] = key end
    end
  end
  T.eq(table.concat(missing, " "), "", where .. ": " .. keys .. " of " .. module .. " are there in Chinese")
end

function Z.two_pages(module, keys)                      -- of the pause menu: each key is on one of them
  local missing = {}
  local function look(from)
    local left = {}
    for _, key in ipairs(from) do if not Z.shows(Z.word(module, key), 1) then left[#left + 1] = key end end
    return left
  end
  for key in keys:gmatch("%S+") do missing[#missing + 1] = key end
  missing = look(missing)
  Z.take(Z.word("shell", "MORE"))
  missing = look(missing)
  T.press("b", 1, 2, 12)
  T.eq(table.concat(missing, " "), "", "pause: the lines of " .. module .. " are there in Chinese")
end

-- Lists ---------------------------------------------------------------------------------------------------------------
local function hand()                                   -- where the hand is, in tiles
  local x, y
  if T.ram("ppu_ctrl") & TALL ~= 0 then return (T.oam(0) + 1) // 8, T.oam(3) // 8 end -- it is the first of them
  for i = 0, 63 do
    local oy = T.oam(i * 4)
    if oy < 0xEF and (not y or oy < y) then x, y = T.oam(i * 4 + 3), oy end
  end
  if y then return (y + 1) // 8, x // 8 end
end
function Z.point_at(words)
  if C.on_menu() then return C.go_through_menu(function() return (Z.text(0, C.TITLE_ROW) .. Z.text(0, C.TITLE_ROW + 3)):find(words, 1, true) end) end
  local nt = T.ram("game_paused")
  local row, x = Z.find(words, nt)
  if not row and nt == 1 and words ~= Z.word("shell", "MORE") then -- on the menu's other page
    Z.point_at(Z.word("shell", "MORE"))
    T.press("a", 1, 2, 12)
    row, x = Z.find(words, nt)
  end
  local function found() row, x = Z.find(words, nt) return row end
  local function row_of_hand()
    local hy, hx = hand()
    return hx and hx < x and x - hx < 8 and hy
  end
  return C.walk_to(found, row_of_hand) or error("no line " .. words)
end
function Z.take(words)                                  -- of a game on the menu, its setup, as C.take does
  Z.point_at(words)
  C.press_line(words ~= Z.word("shell", "OPTIONS"))
end

-- Going about ---------------------------------------------------------------------------------------------------------
-- After this, stories that name lines in English find them in Chinese, by any text whose English twin matches.
local function twins(words)
  local found = { words }
  for module, list in pairs(english) do
    for key, pages in pairs(list) do if pages[1][1] == words then found[#found + 1] = Z.word(module, key) end end
  end
  return found
end
local function twin_shown(words, nt)
  for _, text in ipairs(twins(words)) do if Z.shows(text, nt) then return text end end
end
function Z.speak()
  function T.shows(words, nt) return twin_shown(words, nt) ~= nil end
  function C.point_at(words)                            -- glyphs come one by one
    if C.on_menu() then
      return C.go_through_menu(function()
        for _, text in ipairs(twins(words)) do if Z.text(0, C.TITLE_ROW):find(text, 1, true) then return true end end
      end)
    end
    if T.ram("screen_id") == C.SETUP then               -- the line may be scrolled away
      for _, text in ipairs(twins(words)) do
        local found, row = pcall(Z.point_at, text)
        if found then return row end
      end
    end
    local nt = T.ram("game_paused")
    if words ~= "MORE" then C.more(nt, twin_shown(words, nt)) end
    for _ = 1, 60 do
      local text = twin_shown(words, T.ram("game_paused"))
      if text then return Z.point_at(text) end
      T.frames(1)
    end
    error("no line " .. words)
  end
  function C.set(words, value)
    local row = C.point_at(words)
    for _ = 1, 10 do
      for _, text in ipairs(twins(value)) do if Z.text(T.ram("game_paused"), row):find(text, 1, true) then return end end
      T.press("right", 1, 2, 4)
    end
    error(words .. " cannot be " .. value)
  end
  T.poke("options", 1, C.offset["options.language"])    -- for the screens that are entered from now on
end
return Z
