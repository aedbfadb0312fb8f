-- Skyscrapers beside the board: the skyline of a line, the seed shown and typed in, puzzles of the player's own.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local SKYLINE = 0x42

-- the skyline -----------------------------------------------------------------------------------------------------------
local TOP, GROUND, DARK = 8, 19, 0x88                   -- rows; the first tile of houses in the dark
local function houses()                                 -- "3*1.": heights in the board's order, * lit, - dark, . no house
  local n, s = S.n(), {}
  for place = 0, n - 1 do
    local x, height, light = 16 - n + 2 * place, 0, "."
    for row = GROUND - 1, TOP, -1 do
      local tile = T.vram(0x2000 + row * 32 + x)
      if tile == 0x82 or tile == DARK + 2 then height = height + 1 light = tile == 0x82 and "*" or "-" end
    end
    s[#s + 1] = height .. light
  end
  return table.concat(s)
end
local function seen(line)                               -- what it should be, by the rule: a tower is seen over all before it
  local s, tallest = {}, 0
  for i, h in ipairs(line) do
    s[i] = h .. (h == 0 and "." or h > tallest and "*" or "-")
    tallest = math.max(tallest, h)
  end
  return s
end
local function from(first, step, far)                   -- the line of cells first, first + step ..; far: from its other end
  local line, n = {}, S.n()
  for i = 0, n - 1 do line[i + 1] = S.entry(first + step * i) end
  if not far then return table.concat(seen(line)) end
  local back, turned = {}, {}
  for i = 1, n do back[i] = line[n + 1 - i] end
  back = seen(back)
  for i = 1, n do turned[i] = back[n + 1 - i] end
  return table.concat(turned)
end
local function count(s) return select(2, s:gsub("%*", "")) end

local function skyline()
  local n, goal = S.n(), S.solution()
  for x = 0, n - 1 do
    for _, row in ipairs({ 0, 1 }) do
      local cell = row * n + x
      if S.entry(cell) == 0 and not (row == 1 and x == 1) then S.enter(cell, goal[cell]) end
    end
  end
  S.go(0)
  G.pause_item("SKYLINE")
  C.wait_screen(SKYLINE, "the skyline")
  T.frames(4)
  T.ok(T.shows("ROW 1 FROM THE LEFT"), "the row of the cursor, from the left")
  T.eq(houses(), from(0, 1), "its towers, and which of them are lit")
  T.ok(T.shows("SEEN " .. count(from(0, 1))) and T.shows("CLUE " .. G.get("sky_game.clue", 2 * n)), "how many are seen, and the clue")
  T.shot("skyline")
  T.press("right", 1, 2, 16)
  T.eq(houses(), from(0, 1, true), "the same from the right")
  T.ok(T.shows("ROW 1 FROM THE RIGHT"), "which the title says")
  T.press("down", 1, 2, 16)
  T.eq(houses(), from(n, 1, true), "down: the next row, with its open cell")
  T.shot("skyline-right")
  T.press("a", 1, 2, 16)
  T.eq(houses(), from(0, n, true), "A: the column of the cursor")
  T.ok(T.shows("COLUMN 1 FROM BELOW"), "from below")
  T.press("up", 1, 2, 16)
  T.press("right", 1, 2, 16)
  T.eq(houses(), from(1, n), "the next one, from above")
  T.eq(C.words_outside(), "", "no letter outside the safe area")
  T.shot("skyline-column")
  T.press("b", 1, 2, 2)
  C.wait_screen(C.PLAY, "the board")
  T.eq(G.get("sky_now.cursor"), n + 1, "B: back, the cursor on the line looked at")
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  S.new_puzzle(5, "EASY")
  skyline()
end)
