-- Detects impossible boards: one function for each game, true while the contents of its memory can arise by its rules. It uses
-- labels instead of words on the screen, so that it works in every language.
local T = dofile(os.getenv("STORY_LIB"))
local B = {}

-- no chip floats in the air, heights and counts agree, the score is within the match
local C4 = { count = 0, height = 45, cell = 52, wins = 95 }
function B.connect4()
  local base, stones = T.labels.c4_state, 0
  for column = 0, 6 do
    local height = 0
    for row = 0, 5 do
      local cell = T.ram(base + C4.cell + row * 7 + column)
      if cell > 2 then return false end
      if cell ~= 0 then
        if row ~= height then return false end
        height = height + 1
        stones = stones + 1
      end
    end
    if T.ram(base + C4.height + column) ~= height then return false end
  end
  return stones == T.ram(base + C4.count) and T.ram(base + C4.wins) <= 4 and T.ram(base + C4.wins + 1) <= 4
end

-- eight amazons on eight squares, each of them occupied; as many squares are occupied as there are amazons and arrows
function B.amazons()
  local base, seen, occupied = T.labels.ama, {}, 0
  for row = 0, 7 do
    for bit = 0, 7 do occupied = occupied + (T.ram(base + row) >> bit & 1) end
  end
  for i = 0, 7 do
    local square = T.ram(base + 8 + i)
    if square > 63 or seen[square] then return false end
    seen[square] = true
  end
  return occupied == 8 + T.ram(base + 20)
end

-- the list of moves matches the stones
function B.gobang()
  local count, stones = T.ram("gb_count"), 0
  if count > 225 then return false end
  for i = 0, count - 1 do
    if T.ram("gb_cell", T.ram("gb_moves", i)) ~= 1 + i % 2 then return false end
  end
  for y = 0, 14 do
    for x = 0, 14 do if T.ram("gb_cell", y * 16 + x) ~= 0 then stones = stones + 1 end end
  end
  return stones == count
end

-- a valid size, heights within it, and every given still in its cell; before a puzzle is requested by its number there may be
-- none
local SKY = { given = 37, entry = 118, number_screen = 0x43 }
function B.skyscrapers()
  if T.ram("screen_id") == SKY.number_screen then return true end
  local base = T.labels.sky_game
  local n = T.ram(base)
  if n < 4 or n > 9 then return false end
  for cell = 0, 80 do
    local given, entry = T.ram(base + SKY.given + cell), T.ram(base + SKY.entry + cell)
    if given > n or entry > n or (given ~= 0 and given ~= entry) then return false end
  end
  return true
end
return B
