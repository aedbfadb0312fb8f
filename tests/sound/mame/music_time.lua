-- systems: nes nespal dendy
-- Music keeps time whatever the console is doing: an AI thinking, a puzzle being made, pictures of the maze.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local TICKS_A_QUARTER = 12

local function tempo(song)
  for line in io.lines("cart/sound/songs/" .. song .. ".mml") do
    local n = line:match("^#tempo (%d+)")
    if n then return tonumber(n) end
  end
end
-- From now on, as long as `busy`, at most ten seconds.
local function keeps_time(song, what, busy)
  T.eq(T.song(), "SONG_" .. song:upper(), song .. "'s theme plays")
  T.frames(10)
  local first, began, frames = T.ram16("snd_ticks"), T.now(), 0
  local count = T.ram("frame_count")
  while busy() and frames < 600 do T.frames(1) frames = frames + 1 end
  local took = T.now() - began
  local seconds = took.seconds + took.attoseconds / 1e18
  local ticks = (T.ram16("snd_ticks") - first) & 0xFFFF
  local due = seconds * tempo(song) * TICKS_A_QUARTER / 60
  T.ok(frames > 100 and math.abs(ticks - due) <= 1 + due / 100,
    string.format("%s: %d ticks in %.1f s, due %.1f", what, ticks, seconds, due))
  T.eq((T.ram("frame_count") - count) & 255, frames & 255, "no frame is missed")
end

T.story(function()
  C.to_menu()
  keeps_time("menu", "the menu", function() return true end)
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  C.set("BLACK", "MR TOCK")
  C.set("WHITE", "MR TOCK")
  G.start("NEW GAME")
  keeps_time("gobang", "Gobang's strongest AI against itself", function() return true end)
  C.leave_to_menu()
  C.take("AMAZONS")
  C.wait_screen(C.SETUP)
  C.set("RED", "MR TOCK")
  G.start("NEW GAME")
  keeps_time("amazons", "Amazons' strongest AI thinks", function() return G.get("ama_state.found") == 0 end)
  C.leave_to_menu()
  C.take("CONNECT 4")
  C.wait_screen(C.SETUP)
  C.set("PLAYER 1", "ABBOT WU")
  C.set("PLAYER 2", "ABBOT WU")
  G.start("NEW GAME")
  keeps_time("connect4", "Connect 4's AI against itself", function() return true end)
  C.leave_to_menu()
  C.take("SKYSCRAPERS")
  C.wait_screen(C.SETUP)
  C.set("SIZE", "8 X 8")
  C.set("LEVEL", "EASY")
  G.start("NEW PUZZLE")
  keeps_time("skyscrapers", "a puzzle is made", function() return S.state() == S.MAKE end)
  T.wait("the puzzle", 60 * 70, function() return S.state() == S.PLAY end)
  T.wait("the city", 300, function() return C.shown(C.PLAY) and not T.shows("MAKING") end)
  T.frames(20)
  C.leave_to_menu()
  L.setup()
  L.begin()
  L.want("up left")
  keeps_time("labyrinth", "a walk in the maze", function() return true end)
  L.want("")
end)
