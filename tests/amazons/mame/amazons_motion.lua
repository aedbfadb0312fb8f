-- systems: nes
-- Amazons walk to their square, draw the bow, and the arrow flies and sticks: a strip of pictures; nothing jumps; a held button
-- and QUICK end it; the machine's turn is short, and the hand returns to where it was.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local ST_PERSON, ST_FLY, ST_SLIDE = 0, 3, 6

local square = dofile(os.getenv("STORY_DIR") .. "/amazons.lua").square
local function press_at(name) G.walk("ama_state.cursor", 8, square(name)) T.press("a", 1, 2, 0) end
local function state() return G.get("ama_state.state") end
-- The sprites of archers and arrows: least and greatest x and y, and how many there are.
local function sprites()
  local s = { n = 0, 255, 255, 0, 0 }
  for i = 0, 63 do
    local y, tile, pal, x = T.oam(i * 4), T.oam(i * 4 + 1), T.oam(i * 4 + 2) & 3, T.oam(i * 4 + 3)
    if y < 239 and tile >= 0x20 and (pal == 1 or pal == 2) then
      s.n, s[1], s[2], s[3], s[4] = s.n + 1, math.min(s[1], x), math.min(s[2], y), math.max(s[3], x), math.max(s[4], y)
    end
  end
  return s
end
-- Follows a motion to its end: frames, the longest jump, and how many frames look different.
local function follow(id, name)
  local frames, jump, moved, last = 0, 0, 0, nil
  T.wait(name .. " to begin", 120, function() return state() == id end)
  T.frames(1)
  while state() == id do
    local now = sprites()
    if last and last.n == now.n then
      local way = 0
      for i = 1, 4 do way = math.max(way, math.abs(now[i] - last[i])) end
      jump = math.max(jump, way)
      if way > 0 then moved = moved + 1 end
    end
    if frames % 4 == 0 then T.shot(string.format("%s-%02d", name, frames)) end
    if os.getenv("SEE") then print("#", frames, now.n, now[1], now[2], now[3], now[4], G.get16("ama_state.clock")) end
    last = now
    frames = frames + 1
    T.frames(1)
  end
  return frames, jump, moved
end

T.story(function()
  G.to_setup("AMAZONS")
  C.set("RED", "HUMAN")
  C.set("BLUE", "PIP")
  C.set("AI SPEED", "NORMAL")
  G.start("NEW GAME")
  press_at("a3") T.frames(6)
  T.poke("pad_held", 0)
  G.walk("ama_state.cursor", 8, square("a5"))
  T.press("a", 1, 2, 0)
  local frames, jump, moved = follow(ST_SLIDE, "walk")
  T.ok(frames >= 8 and frames <= 14, "two squares are walked in " .. frames .. " frames") -- of 12 ticks; the first ones are late because the press also computes where she can shoot
  T.ok(jump <= 8 and moved >= 6, "step by step: at most " .. jump .. " pixels")
  T.frames(4)
  G.walk("ama_state.cursor", 8, square("h5"))
  T.press("a", 1, 2, 0)
  frames, jump, moved = follow(ST_FLY, "arrow")
  T.ok(frames >= 20 and frames <= 30, "she draws the bow, and the arrow flies seven squares: " .. frames .. " ticks")
  T.ok(jump <= 8 and moved >= 12, "it is seen on its way, in " .. moved .. " frames, at most " .. jump .. " pixels a frame")
  T.shot("stuck")
  T.wait("the thought", 900, function() return G.get("ama_state.found") == 1 end)
  local ticks = 0
  while state() ~= ST_PERSON do
    ticks = ticks + 1
    if ticks % 8 == 0 then T.shot(string.format("machine-%02d", ticks)) end
    T.frames(1)
  end
  T.ok(ticks < 90, "the machine's turn takes under 1.5 s after its thought: " .. ticks .. " ticks")
  T.eq(G.get("ama_state.cursor"), square("a5"), "the hand comes home to the amazon that one has moved")
  T.frames(10)
  T.shot("home")
  -- a held button
  press_at("a5") T.frames(6)
  G.walk("ama_state.cursor", 8, square("g5"))
  T.press("a", 1, 40, 0)
  T.ok(state() ~= ST_SLIDE, "a held button hurries her along")
  T.frames(4)
  T.poke("options", 1, C.offset["options.quick"] or error("options.quick"))
  T.press("a", 1, 2, 1)
  T.frames(3)
  T.ok(state() ~= ST_FLY and state() ~= ST_SLIDE, "with QUICK MOVES the arrow is there at once")
  -- the four that may be chosen are in a row, and turf flies in the row above, where the cursor is
  T.poke("options", 0, C.offset["options.quick"])
  T.wait("the player's turn", 1200, function() return state() == ST_PERSON end)
  T.frames(20)
  for i = 0, 3 do T.poke("ama", square("a4") + 2 * i, C.offset["ama.amazon"] + i) end
  for i = 0, 7 do T.poke("ama_legal", 255, i) end
  T.poke("ama", 0, C.offset["ama.step"])
  T.poke("ama_state", square("d5"), C.offset["ama_state.cursor"])
  T.poke("ama_state", square("e5"), C.offset["ama_state.fly_to"])
  T.poke("ama_state", square("f5"), C.offset["ama_state.hint"])
  T.poke("ama_state", 10, C.offset["ama_state.speck"])
  local most = 0
  for _ = 1, 14 do T.frames(1) most = math.max(most, C.sprites_on_a_line()) end
  T.ok(most <= 8, "turf, gems and cursor: eight sprites on a line at most: " .. most)
  T.shot("gems")
end)
