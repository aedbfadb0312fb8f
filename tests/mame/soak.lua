-- systems: nes
-- One part of `make soak`: SOAK_SECONDS of console time of random buttons on both pads from SOAK_SEED, of both kinds by turns, in
-- legs of a minute, each starting somewhere else: in every game, in the options, on the title without input. Prints the faults
-- and the screens it has seen.
local T = dofile(os.getenv("STORY_LIB"))
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local M = dofile(os.getenv("STORY_DIR") .. "/masher.lua")
local SECONDS = tonumber(os.getenv("SOAK_SECONDS") or "300")
local SEED = tonumber(os.getenv("SOAK_SEED") or "1")
local LEG, GAMES = 60, T.ram("game_count")
local seen, mashed = {}, {}

local function frames(n) for _ = 1, n do F.frame() T.frames(1) end end
local function press(button) T.hold(button, true) frames(3) T.hold(button, false) frames(5) end
local function begin(place)
  T.let_go()
  F.begin_anew()
  frames(90)
  if place > GAMES then frames(M.random(3000)) return end -- the title, perhaps until the games play by themselves
  press("start")
  frames(60)
  for _ = 1, place do press("down") end
  press("a")
  frames(60)
  for _ = 1, M.random(10) do press(({ "down", "right", "down" })[M.random(3) + 1]) end
  press("a")
  frames(60)
end
local function look()
  local game = T.ram("screen_id") >= 0x40 and T.ram("game_index") or "-"
  seen[string.format("%s:%02x%s", game, T.ram("screen_id"), T.ram("game_paused") == 1 and "p" or "")] = true
end

T.limit = 1 << 40
T.story(function()
  F.watch()
  M.seed(SEED * 7919)
  local ends = math.floor(SECONDS * T.fps)
  for leg = 0, math.ceil(SECONDS / LEG) - 1 do
    begin((SEED * 5 + leg) % (GAMES + 2))
    local kind = M.kinds[(SEED // 2 + leg) % #M.kinds + 1]
    local leg_ends = math.min(ends, math.floor((leg + 1) * LEG * T.fps))
    while T.frame() < leg_ends do
      M.buttons(kind)
      frames(1)
      if T.frame() % 5 == 0 then look() end
    end
    mashed[kind] = (mashed[kind] or 0) + math.min(LEG, SECONDS - leg * LEG)
  end
  T.ok(T.ram("screen_id") < 0x50, "the cart is on one of its screens")
  local list = {}
  for screen in pairs(seen) do list[#list + 1] = screen end
  table.sort(list)
  T.note("screens " .. table.concat(list, " "))
  local by_kind = {}
  for _, kind in ipairs(M.kinds) do by_kind[#by_kind + 1] = kind .. " " .. (mashed[kind] or 0) end
  T.note("mashed " .. table.concat(by_kind, " "))
  F.report(SECONDS)
end)
