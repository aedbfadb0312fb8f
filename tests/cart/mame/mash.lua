-- systems: nes nespal
-- roms: boardcart connect4 amazons skyscrapers gobang labyrinth
-- Random buttons of both kinds on both pads, in every game of the collection and in every ROM of one game, 10 s of console time
-- each on two televisions. Nothing may break. With tests/cart/jsnes/mash.mjs, which also checks every opcode, that is about ten
-- minutes.
local T = dofile(os.getenv("STORY_LIB"))
local F = dofile(os.getenv("STORY_DIR") .. "/faults.lua")
local M = dofile(os.getenv("STORY_DIR") .. "/masher.lua")
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local GAMES = T.ram("game_count")
local SECONDS = tonumber(os.getenv("MASH_SECONDS") or "10")

-- Each leg begins in another game of the menu, in English or in Chinese by turns.
local function frames(n) for _ = 1, n do F.frame() T.frames(1) end end
local function press(button) T.hold(button, true) frames(3) T.hold(button, false) frames(5) end
local function enter_game(n, leg)
  F.begin_anew()
  frames(90)
  T.poke("options", leg % 2, C.offset["options.language"]) -- for the screens from here on
  press("start")
  frames(60)
  if n >= 4 then press("down") end                      -- right of the upper row are cup and book
  for _ = 1, n % 4 do press("right") end
  press("a")
  frames(60)
  press("a")
  frames(60)
end

T.limit = 1000000
T.story(function()
  F.watch()
  local leg = 0
  for game = 0, GAMES - 1 do
    for _, kind in ipairs(M.kinds) do
      leg = leg + 1
      M.seed(leg)
      enter_game(game, leg + game)
      T.ok(T.ram("screen_id") > 0x40 and T.ram("game_index") == game, kind .. " " .. leg .. " begins in game " .. game + 1)
      for _ = 1, math.floor(SECONDS * T.fps) do
        M.buttons(kind)
        frames(1)
      end
      T.let_go()
      T.ok(T.ram("screen_id") < 0x50, kind .. " " .. leg .. ": the cart is on one of its screens")
      T.shot("mash-" .. leg)
    end
  end
  F.report(leg * SECONDS)
end)
