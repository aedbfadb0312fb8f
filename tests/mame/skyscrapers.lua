-- Plays Skyscrapers by script: reads the puzzle from RAM, gets its solution from the host's command, enters numbers by the pad.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = { MAKE = 0, PLAY = 1, PAD = 2, WORK = 3, SHOW = 4, WON = 5 }

function S.n() return T.ram("sky_n") end
function S.parks() return T.ram("sky_parks") end          -- 1: height 1 is a park, and every other one has one floor less
function S.state() return G.get("sky_state.state") end
function S.wait(state, limit, what) return T.wait(what or ("state " .. state), limit, function() return S.state() == state end) end
function S.entry(cell) return G.get("sky_game.entry", cell) end
function S.given(cell) return G.get("sky_game.given", cell) end

function S.id()                                         -- the game ID of Simon Tatham's Towers
  local n, clues, cells, run = S.n(), {}, {}, 0
  for k = 0, 4 * n - 1 do local c = G.get("sky_game.clue", k) clues[#clues + 1] = c == 0 and "" or tostring(c) end
  local function letters() while run > 0 do local m = math.min(run, 26) cells[#cells + 1] = string.char(96 + m) run = run - m end end
  local any, digit_last = false, false
  for cell = 0, n * n - 1 do
    local h = S.given(cell)
    if h == 0 then run = run + 1 digit_last = false
    else
      letters()
      if digit_last then cells[#cells + 1] = "_" end
      cells[#cells + 1] = tostring(h - S.parks())
      any, digit_last = true, true
    end
  end
  letters()
  return n .. (S.parks() == 1 and "p:" or ":") .. table.concat(clues, "/") .. (any and "," .. table.concat(cells) or "")
end
local function host(command)
  local p = io.popen(command)
  local line = p:read("l")
  p:close()
  return line
end
function S.solution()                                   -- heights by cell, from 0
  local text, s = host("echo '" .. S.id() .. "' | build/host/skyscrapers solve"), {}
  for h in text:gmatch("%d") do s[#s + (s[0] and 1 or 0)] = tonumber(h) + S.parks() end
  return s
end
function S.graded_by_host() return host("echo '" .. S.id() .. "' | build/host/skyscrapers grade") end
S.GRADES = { [0] = "easy", "hard", "extreme", "unreasonable" }
function S.made_by_host()                               -- what the host makes of the console's seed
  local seed = G.get16("sky_state.seed") + 65536 * (G.get("sky_state.seed", 2) + 256 * G.get("sky_state.seed", 3))
  return host(string.format("build/host/skyscrapers make %d%s %s 1 %d", S.n(), S.parks() == 1 and "p" or "", S.GRADES[G.get("sky_state.grade")], seed))
end
function S.built_in_of_host()                           -- the host's built-in puzzle of the console's number
  return host(string.format("build/host/skyscrapers pack %d %s 1 %d", S.n(), S.GRADES[G.get("sky_state.grade")], G.get16("sky_state.seed")))
end

-- The board: tiles of a cell and of the first one, as games/skyscrapers/city_set.c has them.
local SIDE = { [4] = 5, [5] = 4, [6] = 3, [7] = 2, [8] = 2, [9] = 2 }
local LEFT = { [4] = 4, [5] = 4, [6] = 4, [7] = 6, [8] = 6, [9] = 4 }
local TOP = { [4] = 3, [5] = 3, [6] = 4, [7] = 6, [8] = 6, [9] = 4 }
function S.picture(cell)                                -- as text
  local n, s = S.n(), {}
  local side = SIDE[n]
  local at = 0x2000 + (TOP[n] + cell // n * side) * 32 + LEFT[n] + cell % n * side
  for y = 0, side - 1 do for x = 0, side - 1 do s[#s + 1] = T.vram(at + y * 32 + x) end end
  return table.concat(s, " ")
end
function S.shines(cell) return S.picture(cell):find("^0 0 0") ~= nil end

function S.go(cell) G.walk("sky_state.cursor", S.n(), cell) end
S.presses = 0
local function press(button) S.presses = S.presses + 1 T.press(button, 1, 2, 3) end
function S.key(key)                                     -- the pad is open: to a key, heights from 1, then the one that clears; A takes it
  local hand = T.ram("sky_hand")
  local dx, dy = (key - 1) % 3 - hand % 3, (key - 1) // 3 - hand // 3
  for _ = 1, dy do press("down") end
  for _ = 1, -dy do press("up") end
  for _ = 1, dx do press("right") end
  for _ = 1, -dx do press("left") end
  press("a")
  T.frames(3)
end
function S.shown(height)                                -- its key on the pad: floors, then the park
  if S.parks() == 0 then return height end
  return height == 1 and S.n() or height - 1
end
function S.digit(height) S.key(height == 0 and S.n() + 1 or S.shown(height)) end
function S.enter(cell, height)
  S.go(cell)
  S.presses = 0
  press("a")
  S.digit(height)
  if S.state() == S.PAD then T.press("b", 1, 2, 3) end    -- in pencil it stays open
end
function S.wait_board()                                 -- a puzzle is made: the screen with the bar fades, then the board appears
  T.frames(60)
  C.wait_screen(C.PLAY, "the board")
end
function S.new_puzzle(size, grade, parks)               -- from the setup screen
  C.set("SIZE", size .. (parks and "X" or " X ") .. size .. (parks and " PARKS" or ""))
  C.set("LEVEL", grade)
  C.take("NEW PUZZLE")
  T.wait("the puzzle to be made", 60 * 70, function() return T.ram("screen_id") == C.PLAY and S.state() == S.PLAY end)
  S.wait_board()
  T.frames(10)
end

S.MAKE_LIMIT = { [4] = 2, [5] = 5, [6] = 15, [7] = 60, [8] = 60, [9] = 60 } -- seconds
-- From the press that asks for a puzzle until it is there, the fading of the screen included; with `seed`, as if that was typed in.
function S.frames_to_puzzle(seed)
  if seed then
    G.put("sky_typed.value", seed & 255)
    G.put("sky_typed.value", seed >> 8, 1)
    G.put("sky_typed.given", 1)
  end
  G.put("sky_state.state", 0xEE)
  C.point_at("NEW PUZZLE")
  if #G.kept(G.GAME.skyscrapers) > 0 then T.press("a", 1, 2, 2) end -- the question whether the old one may go
  T.hold("a", true)
  local from = T.frame()
  T.wait("a puzzle", 60 * 120, function() return S.state() == S.PLAY end)
  local frames = T.frame() - from
  T.hold("a", false)
  return frames
end
return S
