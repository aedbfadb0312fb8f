-- One side of a linked match in MAME, run by tests/connect4/mame/link.t through tools/link: chooses LINK with the pads, then plays random
-- games, printing the moves of each. SIDE_GAMES: how many; SIDE_SEED: of the moves.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local SEARCH, WAIT = 7, 8
local PERSON = 0
local heard = {}
T.limit = 60 * 60 * 60
math.randomseed(tonumber(os.getenv("SIDE_SEED")))

local function moves()
  local s = {}
  for i = 0, C.c4("count") - 1 do s[#s + 1] = C.c4("moves", i) end
  return table.concat(s)
end
-- One console's win is the other's loss, in sound, too.
local function ending()
  if T.shows("A TIE") then return "SONG_DRAW" end
  return C.c4("player", C.c4("fall_player")) == PERSON and "SONG_WIN" or "SONG_LOSE"
end
local function my_turn()
  local column = math.random(0, 6)
  if C.c4("height", column) == 6 then return end
  for _ = 1, 12 do
    if C.c4("cursor") == column then break end
    T.press(C.c4("cursor") < column and "right" or "left", 1, 2, 3)
  end
  T.press("a", 1, 2, 3)
end

-- The plug is pulled at one side, by the function that the key calls: both sides say so, and the game goes on once it is back.
local function pull_the_plug()
  local mine = os.getenv("LINK_ROLE") == "listen"
  if mine then _G.LINK.pull(true) end
  T.wait("LOST", 240, function() return T.shows("LOST") end)
  T.ok(T.shows("LOST"), "without the plug the link is lost")
  if mine then T.frames(60) _G.LINK.pull(false) end
  T.wait("CONNECTED", 240, function() return T.shows("CONNECTED") end)
  T.ok(T.shows("CONNECTED"), "with it the game goes on")
end

T.story(function()
  T.listen(heard)
  C.boot()
  T.frames(tonumber(os.getenv("SIDE_SEED"))) -- two consoles that do the same at the same cycle would call each other at once forever
  C.title_to_setup()
  C.set("PLAYER 2", "LINK CABLE")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the board")
  if not T.wait("the other console", 600, function() return C.c4("state") ~= SEARCH end) then
    T.note(string.format("exchanges good %d, bad %d", T.ram16("link_driver_good"), T.ram16("link_driver_bad")))
    return
  end
  T.wait("the sound of a console found", 60, function() return heard.SFX_LINK end)
  T.frames(120)
  pull_the_plug()
  for game = 1, tonumber(os.getenv("SIDE_GAMES")) do
    local quiet = 0
    while C.c4("state") ~= C.OVER do
      if C.c4("state") == C.AIM then my_turn() end
      quiet = C.c4("state") == WAIT and quiet + 1 or 0
      if quiet > 3000 then T.ok(false, "the other moves") return end
      T.frames(1)
    end
    T.ok(C.c4("over") ~= 0, "game " .. game .. " came to its end")
    print("# game " .. game .. " moves " .. moves() .. " starter " .. C.c4("starter") .. " wins " .. C.c4("wins") .. C.c4("wins", 1))
    T.frames(10)
    T.eq(T.song(), ending(), "with its jingle")
    T.frames(100)
    for _ = 1, 60 do -- both press
      if C.c4("state") ~= C.OVER then break end
      T.press("a", 1, 3, 15)
    end
    T.ok(C.c4("state") ~= C.OVER, "and the next one began")
  end
  T.note(string.format("exchanges good %d, bad %d", T.ram16("link_driver_good"), T.ram16("link_driver_bad")))
  T.frames(60) -- the other side may still need this side
end)
