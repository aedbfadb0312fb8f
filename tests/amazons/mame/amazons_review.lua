-- systems: nes
-- After a lost game: SELECT at the ending finds the turning point and shows what should have been played; left and right go through the game.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local ST_FLY, ST_OVER, ST_SEEK, ST_REVIEW = 3, 5, 8, 9
local SHORT_GAME = "a6-g6/g7 f8-h8/g8 c8-g4/g5 f1-h1/g2 c1-g1/h2 h3-h5/h4 g6-h7/g6" -- blue is shut in

local function square(name) return (8 - tonumber(name:sub(2))) * 8 + name:byte() - 97 end
local function press_at(name) G.walk("ama_state.cursor", 8, square(name)) T.press("a", 1, 2, 4) end
local function turn(text)
  for name in text:gmatch("%a%d") do press_at(name) end
  T.wait("the arrow to land", 200, function() return G.get("ama_state.state") ~= ST_FLY end)
  T.frames(20)
end

T.story(function()
  G.to_setup("AMAZONS")
  C.set("RED", "HUMAN")
  C.set("BLUE", "HUMAN")
  G.start("NEW GAME")
  for text in SHORT_GAME:gmatch("%S+") do turn(text) end
  C.wait_screen(C.ENDING)
  T.press("select", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.ok(G.get("ama_state.state") == ST_SEEK and G.get("ama.turns") == 0, "SELECT plays the game through again")
  T.frames(20)
  T.ok(T.shows("FINDING THE TURNING POINT"), "and says what it looks for")
  T.shot("seek")
  local frames = T.wait("the turning point", 1200, function() return G.get("ama_state.state") == ST_REVIEW end)
  T.ok(frames, "seven turns are weighed, in " .. tostring(frames) .. " frames")
  T.frames(30)
  local at = G.get("ama.turns")
  T.ok(at % 2 == 1 and at < 7, "it is a turn of blue, who has lost: " .. at + 1)
  T.ok(T.shows("? ") and T.shows("!"), "what was played, and what should have been, in notation")
  T.shot("turning")
  T.wait("its name", 200, function() return T.shows("THE TURNING POINT") end)
  T.press("right", 1, 2, 20)
  T.eq(G.get("ama.turns"), at + 1, "right goes on a turn")
  T.press("left", 1, 2, 20)
  T.press("left", 1, 2, 20)
  T.eq(G.get("ama.turns"), at - 1, "left goes back")
  T.shot("before")
  for _ = 1, 8 do T.press("right", 1, 2, 10) end
  T.ok(G.get("ama.turns") == 7 and G.get("ama.step") == 3, "up to the end of the game")
  T.frames(10)
  T.shot("end")
  T.press("b", 1, 2, 10)
  T.eq(G.get("ama_state.state"), ST_OVER, "B shows the end")
  T.press("a", 1, 2, 2)
  C.wait_screen(C.ENDING, "the ending again")
end)
