-- Statistics, in English and in Chinese: every counter is above the keys; a counter of nothing is 0, a missing time is a dash,
-- and a time is shown as its number.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local Z = dofile(os.getenv("STORY_DIR") .. "/tall.lua")
local GAMES = {
  { id = "connect4", title = "CONNECT 4", counters = 11, times = 0 },
  { id = "amazons", title = "AMAZONS", counters = 9, times = 0 },
  { id = "gobang", title = "GOBANG", counters = 10, times = 0 },
  { id = "skyscrapers", title = "SKYSCRAPERS", counters = 4, times = 6 },
  { id = "labyrinth", title = "LABYRINTH", counters = 1, times = 6 },
}
local SECONDS = 1234

local function read(row) return T.ram("text_language") == 1 and Z.text(0, row) or T.text(0, row) end
local function count(pattern)                           -- in all rows; digits keep their 8x8 tiles in Chinese; anything that is not a letter is part of the background
  local n = 0
  for row = 6, 25 do
    local words = (pattern == "%-" and read(row) or T.text(0, row)):gsub("#", " ")
    for _ in (" " .. words .. " "):gmatch(" " .. pattern .. "%f[ ]") do n = n + 1 end
  end
  return n
end
local function look(game, name)
  C.take(game.title)
  C.wait_screen(C.SETUP)
  C.take("STATISTICS")
  C.wait_screen(C.STATS)
  T.shot(name)
  local zeros, dashes, made = count("0"), count("%-"), count(tostring(SECONDS))
  T.press("b", 1, 2, 2)
  C.wait_screen(C.SETUP)
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  return zeros, dashes, made
end
local function check(game, language)
  local name = game.id .. ", " .. language
  G.keep(G.RECORD[game.id], {})
  local zeros, dashes = look(game, game.id .. "-none-" .. language)
  T.eq(zeros, game.counters, name .. ": what never happened is 0")
  T.eq(dashes, game.times, name .. ": times that nobody has made are dashes")
  if game.times == 0 then return end
  local payload = {}
  for i = 1, 2 * (game.counters + 1) do payload[i] = 0 end
  payload[#payload - 1], payload[#payload] = SECONDS & 255, SECONDS >> 8
  G.keep_stats(G.RECORD[game.id], payload)
  local _, rest, made = look(game, game.id .. "-one-" .. language)
  T.eq(made, 1, name .. ": a time that was made is there")
  T.eq(rest, game.times - 1, name .. ": and the others are dashes still")
end

T.story(function()
  C.to_menu()
  for _, game in ipairs(GAMES) do check(game, "english") end
  Z.speak()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.TITLE)
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  for _, game in ipairs(GAMES) do check(game, "chinese") end
  -- The setup screen and this one, which reads checked counters of the save while it draws, go deepest.
  local free = 0
  while T.ram(T.labels._CSTACK_START__, free) == 0 do free = free + 1 end
  T.ok(free >= 12, "of the C stack " .. free .. " bytes were never used: at least the 12 that faults.lua watches")
end)
