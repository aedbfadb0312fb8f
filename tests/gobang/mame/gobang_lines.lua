-- systems: nes nespal
-- The console shows eight sprites on a line, and the ninth is missing by turns. So Gobang counts before it draws what can be left out: sparks and
-- shadows beside the cursor and the hand of the original's look, numbers and threats in a row full of stones, the rims of nine in a row.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local OVER = 4
local LAST, RIM = 0x20, 0x26                            -- tiles of sprites
local HAND_ROWS = { 4, 9 }                              -- of the board: the hand of the original's look is next to them

local function cell(x, y) return y * 16 + x end
local most
local function watch(n) for _ = 1, n do T.frames(1) most = math.max(most, C.sprites_on_a_line()) end end
local function place(x, y)
  G.walk("gb_state.cursor", 16, cell(x, y))
  T.hold("a", true)
  watch(2)
  T.hold("a", false)
  watch(26)
end
local function shown(tile)
  local n = 0
  for i = 0, 63 do if T.oam(i * 4) < 239 and T.oam(i * 4 + 1) == tile then n = n + 1 end end
  return n
end
-- Five stones in a row, black and white by turns, so that nobody wins.
local function fill(name, y)
  most = 0
  for x = 5, 9 do place(x, y) end
  T.ok(most <= 8, name .. ": eight sprites on a line at most, with a stone falling in row " .. y .. ": " .. most)
end
local function begin(style)
  C.set("BLACK", "HUMAN")
  C.set("WHITE", "HUMAN")
  C.set("STYLE", style)
  G.start("NEW GAME")
end

T.story(function()
  G.to_setup("GOBANG")
  begin("SWORD BOARD")
  for _, y in ipairs(HAND_ROWS) do
    fill("the hand beside the cursor", y)
    T.eq(shown(LAST), 1, "the last stone is marked all the same")
  end
  for _, marks in ipairs({ "THREATS", "NUMBERS" }) do
    G.pause_item(marks)
    C.wait_screen(C.PLAY)
    most = 0
    for _, y in ipairs(HAND_ROWS) do
      for x = 3, 11 do G.walk("gb_state.cursor", 16, cell(x, y)) watch(2) end
    end
    T.ok(most <= 8, marks .. " in rows full of stones: " .. most)
    if marks == "NUMBERS" then fill("numbers", 5) end
  end
  T.shot("numbers")
  G.back_to_setup()
  begin("GARDEN")
  for i, x in ipairs({ 2, 3, 4, 5, 7, 8, 9, 10, 6 }) do  -- nine black stones in a row, in free rules
    place(x, 7)
    if i < 9 then place(i < 5 and 2 * i or 2 * i - 7, i < 5 and 1 or 13) end
  end
  most = 0
  watch(120)
  T.eq(G.get("gb_state.state"), OVER, "nine in a row win")
  T.ok(most <= 8, "their rims keep to eight sprites on a line: " .. most)
  T.eq(shown(RIM), 8, "so eight of them have one")
  T.shot("nine")
end)
