-- systems: nes
-- Gobang's motion: a stone falls and its shadow grows, nothing jumps; QUICK and a held button leave it out; a win dulls the other
-- stones and lights the five; the cursor returns after the machine's move.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local AIM, OVER = 0, 4
local STONE = 3                                         -- sprite palette of a stone on its way

local function cell(x, y) return y * 16 + x end
local function place(x, y) G.walk("gb_state.cursor", 16, cell(x, y)) T.press("a", 1, 2, 16) end
local function stone_y()                                -- of the flying stone, nil: there is none
  for i = 0, 63 do
    if T.oam(i * 4) < 240 and T.oam(i * 4 + 2) % 4 == STONE then return T.oam(i * 4) end
  end
end

local function tiles()                                  -- of one and two stones
  local s = {}
  for a = 0x80 * 16, 0xB0 * 16 - 1 do s[#s + 1] = T.vram(a) end
  return s
end
local function changes(a, b)
  local n = 0
  for i = 1, #a do if a[i] ~= b[i] then n = n + 1 end end
  return n
end

-- Presses A and watches: heights of the stone frame by frame, and pictures of them.
local function strip(name, shots)
  local seen = {}
  T.hold("a", true)
  for n = 1, 14 do
    T.frames(1)
    if n == 2 then T.hold("a", false) end
    seen[#seen + 1] = stone_y()
    if shots then T.shot(("%s-%02d"):format(name, n)) end
  end
  return seen
end

T.story(function()
  G.to_setup("GOBANG")
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  G.start("NEW GAME")
  local y, most, different = strip("fall", true), 0, 0
  for i = 2, #y do
    most = math.max(most, math.abs(y[i] - y[i - 1]))
    if y[i] ~= y[i - 1] then different = different + 1 end
  end
  T.ok(#y >= 5 and different >= 5, "the stone is seen falling: " .. #y .. " frames, " .. different .. " heights")
  T.ok(most <= 8, "and never jumps more than 8 points: " .. most)
  T.ok(C.sprites_on_a_line() <= 8, "with no more than eight sprites on a line")
  T.poke("options", 1, 5)                               -- quick
  T.frames(10)
  T.eq(#strip("quick"), 0, "QUICK MOVES: it is there at once")
  T.poke("options", 0, 5)
  T.press("b", 1, 2, 10)
  T.press("b", 1, 2, 10)
  for i = 0, 3 do
    place(3 + i, 7)
    place(3 + i, 9)
  end
  local gloss = tiles()
  place(7, 7)
  T.eq(G.get("gb_state.state"), OVER, "black has five")
  local crowded = 0
  for n = 1, 8 do
    T.frames(5)
    T.shot(("win-%02d"):format(n))
    crowded = math.max(crowded, C.sprites_on_a_line())
  end
  T.ok(crowded > 5 and crowded <= 8, "the five light up, eight sprites on a line at most: " .. crowded)
  local changed = changes(gloss, tiles())
  T.ok(changed > 200, "the other stones have lost their gloss: " .. changed .. " of 768 bytes have changed")
  G.pause_item("UNDO")
  T.frames(40)
  T.eq(changes(gloss, tiles()), 0, "and taken back they have it again")
  T.press("b", 1, 2, 2)
  G.back_to_setup()
  C.set("WHITE", "OLD MO")
  G.start("NEW GAME")
  G.walk("gb_state.cursor", 16, cell(2, 12))
  T.press("a", 1, 2, 4)
  local ticks = 0
  while T.ram("gb_count") < 2 and ticks < 400 do T.frames(1) ticks = ticks + 1 end
  T.frames(3)
  local at = G.get("gb_state.cursor")
  T.ok(G.get("gb_state.state") == AIM and math.abs(at % 16 - 2) <= 1 and math.abs(at // 16 - 12) <= 1,
    "after the machine's move the cursor is back at the player's stone")
end)
