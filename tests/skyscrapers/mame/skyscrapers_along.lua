-- systems: nes nespal
-- Thinking along: what follows is filled in, shown as the machine's, and undone with the action that it followed from; what hints
-- rule out is remembered. And watching the original's solver.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local MACHINE = 0x80

local function machines(cell) return G.get("sky_game.more", cell) & MACHINE ~= 0 end
local function settle() T.wait("what follows", 60, function() return G.get("sky_state.along") == 0 end) T.frames(12) end
local function board()
  local s = {}
  for cell = 0, S.n() ^ 2 - 1 do s[#s + 1] = S.entry(math.floor(cell)) .. (machines(math.floor(cell)) and "m" or "") end
  return table.concat(s, " ")
end
local function build(cell, height)
  S.enter(cell, height)
  settle()
end

-- A row of a puzzle without givens: three towers, and the fourth follows.
local function row()
  local goal = S.solution()
  T.eq(G.get("sky_state.helped") & 1, 1, "it is help, so there is no star for doing without")
  build(0, goal[0])
  build(1, goal[1])
  T.ok(S.entry(2) == 0 and S.entry(3) == 0, "two of four in a row: nothing follows")
  local before = board()
  build(2, goal[2])
  T.ok(S.entry(3) == goal[3] and machines(3), "three of four: the fourth is filled in by the machine")
  T.shot("follows")
  local by_machine = S.picture(3)
  S.go(3)
  T.frames(8)
  T.shot("follows-cursor")
  build(3, goal[3] % 4 + 1)
  T.ok(not machines(3) and S.entry(3) == goal[3] % 4 + 1, "which the player may build over")
  T.press("b", 1, 2, 3)
  settle()
  T.ok(machines(3) and S.entry(3) == goal[3] and S.picture(3) == by_machine, "and undone it is there again")
  T.press("b", 1, 2, 3)
  settle()
  T.eq(board(), before, "undone, what followed goes with it")
  G.pause_item("REDO")
  settle()
  local after = board()
  G.power_cycle("SKYSCRAPERS")
  G.start("CONTINUE LAST PUZZLE")
  settle()
  T.eq(board(), after, "after power-off it follows again")
end

-- Heights left in the cell under the cursor, as the panel shows them.
local function left()
  local s = ""
  for y = 10, 12 do for x = 26, 29 do
    local tile = T.vram(0x2000 + y * 32 + x)
    if tile >= 0x11 and tile <= 0x19 then s = s .. string.char(tile + 32) end
  end end
  return s
end
local function mask(cell)
  local s = ""
  for h = 1, 4 do if G.get("sky_game.gone", cell) & (1 << (h - 1)) == 0 then s = s .. h end end
  return s
end
local function hint()
  T.press("b", 1, 2, 6)
  for _ = 1, 8 do T.press("b", 1, 2, 6) end
  settle()
  G.pause_item("HINT")
  S.wait(S.SHOW, 900)
  local cell = G.get("sky_state.lit", 0)
  T.press("a", 1, 2, 2)
  T.wait("the next step", 300, function() return S.state() ~= S.WORK end)
  T.press("b", 1, 2, 6)
  settle()
  T.ok(#mask(cell) < 4, "a hint rules heights out")
  S.go(cell)
  T.frames(10)
  T.shot("ruled-out")
  if S.entry(cell) == 0 then T.eq(left(), mask(cell), "which the panel keeps: " .. left())
  else T.eq(left(), tostring(S.entry(cell)), "which leaves one: " .. left()) end
  for _ = 1, 3 do T.press("b", 1, 2, 6) end
  settle()
  T.eq(G.get("sky_game.gone", cell), 0, "and undo brings them back")
end

local function leave()                                  -- to the setup screen; the next puzzle is waited for
  G.back_to_setup()
  G.put("sky_state.state", 0xEE)
end

local function solve()
  local goal = S.solution()
  local built = 0
  for cell = 0, 15 do
    if S.entry(cell) == 0 then
      build(cell, goal[cell])
      built = built + 1
    end
    if S.state() == S.WON then break end
  end
  T.ok(S.state() == S.WON and built < 16, "solved with " .. built .. " towers of sixteen")
end

-- From the setup screen: the puzzle of a seed, left to the original's solver.
local function original(seed, filled)
  G.put("sky_typed.value", seed)
  G.put("sky_typed.value", 0, 1)
  G.put("sky_typed.given", 1)
  S.new_puzzle(4, "EASY")
  T.press("b", 1, 2, 140)
  G.pause_item("WATCH SOLVER")
  S.wait(S.SHOW, 900)
  T.press("select", 1, 2, 2)                            -- before the first step is taken
  T.wait("its end", 60 * 90, function() return S.state() == S.WON or S.state() == S.SHOW and G.get("sky_state.shows") == 2 end)
  T.frames(40)
  if filled == 16 then
    T.ok(S.state() == S.WON and T.shows("SOLVED BY THE MACHINE"), "the original's rules solve this one")
    return
  end
  T.ok(T.shows("THE ORIGINAL IS STUCK HERE") and T.text(0, 21):find("DONE") and T.text(0, 22):find(" " .. filled .. "#*$"), "stuck, with " .. filled .. " cells filled, says the panel")
  local open = 0
  for cell = 0, 15 do if S.entry(cell) == 0 then open = open + 1 end end
  T.eq(open, 16 - filled, "as the host says")
  T.shot("stuck")
  T.press("b", 1, 2, 6)
  T.eq(S.state(), S.PLAY, "B: on by hand")
  T.frames(40)
  T.shot("stuck-over")
  T.ok(not T.shows("DONE"), "and the panel names the puzzle again")
end

T.story(function()
  G.to_setup("SKYSCRAPERS")
  C.set("ASSIST", "THINK ALONG")
  T.set_state("wanted", 7)
  S.new_puzzle(4, "EASY")
  T.set_state("wanted", 0)
  T.press("b", 1, 2, 140)
  settle()
  row()
  hint()
  solve()
  leave()
  C.set("ASSIST", "SHOW ERRORS")
  original(4, 5)                                        -- build/host/skyscrapers make 4 easy 1 4 | build/host/skyscrapers solve --rules original
  leave()
  original(3, 16)
  leave()
  C.set("ASSIST", "THINK ALONG")
  for _, n in ipairs(T.system == "nes" and { 5, 6, 7, 9 } or {}) do
    S.new_puzzle(n, "EASY")
    T.press("b", 1, 2, 140)
    local goal = S.solution()
    for column = 0, n - 2 do
      for cell = column, n + column, n do if S.entry(cell) == 0 then build(cell, goal[cell]) end end
    end
    settle()
    local filled, right = 0, true
    for cell = 0, n * n - 1 do
      cell = math.floor(cell)
      if machines(cell) then
        filled = filled + 1
        right = right and S.entry(cell) == goal[cell]
      end
    end
    T.ok(right and filled > 0 and S.entry(n - 1) == goal[n - 1] and S.entry(2 * n - 1) == goal[2 * n - 1],
      string.format("%dx%d: the last of a row is filled in; %d cells by the machine, all right", n, n, filled))
    T.shot("along-" .. n)
    leave()
  end
end)
