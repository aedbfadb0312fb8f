-- systems: nes dendy
-- rom: connect4
-- Left alone for 30 s, the title begins a demo that plays by itself; any key of either pad ends it, and it leaves no trace.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local function seconds(from) local d = T.now() - from return d.seconds + d.attoseconds / 1e18 end
local function saved() local h = 0 for a = 0x6004, 0x6CFF do h = (h * 33 + T.ram(a)) & 0xFFFFFFFFFFFF end return h end
local KEYS = { { "a", 1 }, { "b", 1 }, { "start", 1 }, { "select", 1 }, { "up", 1 }, { "left", 2 }, { "a", 2 } }

T.story(function()
  T.limit = 60 * 60 * 20
  C.boot()
  local from, before = T.now(), saved()
  T.wait("the demo", 2400, function() return T.ram("pad_demo") == 1 end)
  T.ok(math.abs(seconds(from) - 30) < 1.5, string.format("the demo begins after %.1f s", seconds(from)))
  local moved = T.wait("the demo's first moves", 1200, function() return T.ram("screen_id") == C.PLAY and C.c4("count") >= 4 end)
  T.ok(moved, "it drops chips by itself")
  T.shot("demo")
  T.wait("its game to end", 6000, function() T.poke("shell_idle", 0, 1) return C.c4("state") == C.OVER end) -- the minute is not up
  local games = C.c4("starter")
  T.wait("its next game", 1200, function() return C.c4("starter") ~= games and C.c4("state") == C.AIM end)
  T.ok(T.ram("pad_demo") == 1, "a game ends and the next begins")
  T.eq(saved(), before, "nothing is saved by a demo")
  for _, key in ipairs(KEYS) do
    T.press(key[1], key[2], 3, 3)
    C.wait_screen(C.TITLE)
    T.ok(T.ram("pad_demo") == 0 and T.ram("screen_id") == C.TITLE, "pad " .. key[2] .. " " .. key[1] .. " goes back to the title")
    T.poke("shell_idle", 0x00) T.poke("shell_idle", 0x07, 1)  -- the wait was measured above
    T.wait("the demo", 300, function() return T.ram("pad_demo") == 1 and C.shown(C.PLAY) end)
  end
end)
