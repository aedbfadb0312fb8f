-- systems: nes nespal
-- Random buttons on both pads, several seeds, two minutes of console time each on two televisions; with tests/jsnes, where every opcode is looked at
-- as well, it is half an hour: nothing may break.
local T = dofile(os.getenv("STORY_LIB"))
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local BUTTONS = { "a", "b", "start", "select", "up", "down", "left", "right" }
local SEEDS = { 1, 2, 3, 4, 5 }
local SECONDS = tonumber(os.getenv("MASH_SECONDS") or "120")

local state
local function random(n) state = (state * 1103515245 + 12345) & 0x7FFFFFFF return (state >> 16) % n end

local function mash_frame()
  for pad = 1, 2 do
    if random(6) == 0 then
      -- mostly play; now and then a menu button
      local b = BUTTONS[random(12) < 10 and ({ 1, 1, 5, 6, 7, 8, 7, 8, 2, 1 })[random(10) + 1] or random(8) + 1]
      T.hold(b, random(3) > 0, pad)
    end
  end
  if random(40) == 0 then T.let_go() end
  F.frame()
  T.frames(1)
end

-- Each seed begins in another game of the menu.
local function frames(n) for _ = 1, n do F.frame() T.frames(1) end end
local function press(button) T.hold(button, true) frames(3) T.hold(button, false) frames(5) end
local function enter_game(n)
  T.machine:soft_reset()
  frames(90)
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
    state = seed
    enter_game(n - 1)
    T.ok(T.ram("screen_id") > 0x40 and T.ram("game_index") == n - 1, "seed " .. seed .. " begins in game " .. n)
    for _ = 1, math.floor(SECONDS * T.fps) do mash_frame() end
    T.let_go()
    T.ok(T.ram("screen_id") < 0x50, "seed " .. seed .. ": the cart is on one of its screens")
    T.shot("mash-" .. seed)
  end
  F.report(#SEEDS * SECONDS)
end)
