-- Left alone, the cart shows a demo of every game in turn, each for a minute with the title in between, and then starts over with
-- the first.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local GAMES = T.ram("game_count")
local function seconds(from) local d = T.now() - from return d.seconds + d.attoseconds / 1e18 end
local function idle(n) T.poke("shell_idle", n & 0xFF) T.poke("shell_idle", n >> 8, 1) end
local function demo(limit) return T.wait("a demo", limit, function() return T.ram("pad_demo") == 1 and C.shown(C.PLAY) end) end

T.story(function()
  T.limit = 60 * 60 * 10
  C.boot()
  idle(1700)
  demo(400)
  local first, from = T.ram("game_index"), T.now()
  T.wait("the title after the first demo", 4000, function() return C.shown(C.TITLE) end)
  T.ok(math.abs(seconds(from) - 60) < 2, string.format("a demo nobody looks at is over after %.1f s", seconds(from)))
  from = T.now()
  demo(600)
  T.ok(math.abs(seconds(from) - 6.5) < 1.5, string.format("the next one comes %.1f s after the title", seconds(from)))
  for n = 1, GAMES do
    local index = T.ram("game_index")
    T.eq(index, (first + n) % GAMES, "demo " .. n + 1 .. " is that of game " .. index)
    T.frames(240)
    T.ok(T.shows("DEMO") and not T.shows("PAUSE") and not T.shows("STOP"), "it is called a demo")
    T.shot("demo-" .. index)
    idle(3500)                                          -- the minute was measured above
    T.wait("the title", 400, function() return C.shown(C.TITLE) end)
    if n < GAMES then demo(600) end
  end
  C.to_menu()
  idle(1792)
  T.ok(T.wait("a demo from the menu", 300, function() return T.ram("pad_demo") == 1 end), "the menu begins one, too")
end)
