-- The setup screens of all games, in English and in Chinese: every choice is turned through all its values twice, so that each
-- value is drawn over the longest one; then the screen is entered afresh for each value, and must look the same.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local CHOICES, VALUE_X = 8, 18
local TURNS_MAX = 12

local function get(n) return T.ram("game_choice", n) end
local function tiles(row, from)                         -- of a row, and of the one below, where the lower halves of Chinese are
  local s = {}
  for y = row, row + T.ram("text_language") do
    for x = from, 31 do s[#s + 1] = string.format("%02x", T.vram(0x2000 + y * 32 + x)) end
  end
  return table.concat(s, " ")
end
local function hand_row()
  local top
  for i = 0, 63 do local y = T.oam(i * 4) if y < 0xEF and (not top or y < top) then top = y end end
  return (top + (T.ram("text_language") == 1 and 1 or 5)) // 8 -- at the upper of two rows in Chinese
end
local function all_choices()
  local all = {}
  for n = 0, CHOICES - 1 do all[n] = get(n) end
  return all
end

-- Turns the line under the hand round twice: how often each of the game's choices changed, and what was shown by value.
local function turn_round()
  local before, seen = all_choices(), {}
  T.press("right", 1, 2, 6)
  for n = 0, CHOICES - 1 do
    if get(n) ~= before[n] then
      local row, values = hand_row(), 0
      for _ = 1, 2 * TURNS_MAX do
        local value = get(n)
        seen[value] = tiles(row, VALUE_X)
        values = math.max(values, value + 1)
        T.press("right", 1, 2, 6)
      end
      return { choice = n, values = values, seen = seen }
    end
  end
end
local function leave_and_enter(title)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU, "the menu")
  C.take(title)
  C.wait_screen(C.SETUP, "the setup screen")
end
local function check(game, language)
  local title, slot = game.title, G.RECORD[game.id]
  C.take(title)
  C.wait_screen(C.SETUP, "the setup screen")
  local lines, first, most, downs = {}, hand_row(), 0, 0
  repeat
    local line = turn_round()
    if line then
      lines[#lines + 1] = line
      line.downs = downs
      most = math.max(most, line.values)
    end
    T.press("down", 1, 2, 12)                           -- the list may be scrolled
    downs = downs + 1
  until hand_row() == first
  T.ok(#lines > 0, title .. " has choices, " .. language)
  local stained = {}
  for value = 0, most - 1 do
    for _, line in ipairs(lines) do G.keep_choice(slot, line.choice, value % line.values) end
    leave_and_enter(title)
    downs = 0
    for _, line in ipairs(lines) do
      for _ = downs + 1, line.downs do T.press("down", 1, 2, 12) end
      downs = line.downs
      if tiles(hand_row(), VALUE_X) ~= line.seen[value % line.values] then
        stained[#stained + 1] = "choice " .. line.choice .. " value " .. value % line.values
      end
    end
  end
  T.eq(table.concat(stained, ", "), "", title .. ", " .. language .. ": no value leaves anything of another behind")
  for _, line in ipairs(lines) do G.keep_choice(slot, line.choice, 0) end
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU, "the menu")
end

T.limit = 60 * 60 * 20
T.story(function()
  C.to_menu()
  for _, game in ipairs(G.LIST) do check(game, "English") end
  Z.speak()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.TITLE)
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  for _, game in ipairs(G.LIST) do check(game, "Chinese") end
end)
