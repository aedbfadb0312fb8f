-- systems: nes nespal
-- Random buttons on both pads, several seeds, two minutes of console time each on two televisions; with tests/jsnes, where every opcode is looked at
-- as well, it is half an hour: nothing may break.
local T = dofile(os.getenv("STORY_LIB"))
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local M = dofile(os.getenv("STORY_DIR") .. "/masher.lua")
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local SEEDS = { 1, 2, 3, 4, 5 }
local SECONDS = tonumber(os.getenv("MASH_SECONDS") or "120")

local function mash_frame()
  M.buttons()
  F.frame()
  T.frames(1)
end

-- Each seed begins in another game of the menu, in English or in Chinese by turns.
local function frames(n) for _ = 1, n do F.frame() T.frames(1) end end
local function press(button) T.hold(button, true) frames(3) T.hold(button, false) frames(5) end
local function enter_game(n)
  T.machine:soft_reset()
  frames(90)
  T.poke("options", n % 2, C.offset["options.language"])  -- for the screens from here on
  press("start")
  frames(60)
  for _ = 1, n do press("down") end
  press("a")
  frames(60)
  press("a")
  frames(60)
end

T.limit = 1000000
T.story(function()
  F.watch()
  for n, seed in ipairs(SEEDS) do
    M.seed(seed)
    enter_game(n - 1)
    T.ok(T.ram("screen_id") > 0x40 and T.ram("game_index") == n - 1, "seed " .. seed .. " begins in game " .. n)
    for _ = 1, math.floor(SECONDS * T.fps) do mash_frame() end
    T.let_go()
    T.ok(T.ram("screen_id") < 0x50, "seed " .. seed .. ": the cart is on one of its screens")
    T.shot("mash-" .. seed)
  end
  F.report(#SEEDS * SECONDS)
end)
