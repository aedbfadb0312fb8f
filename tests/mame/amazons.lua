-- What the stories of Amazons share: squares and whole turns by their names, and a short game.
local T = dofile(os.getenv("STORY_LIB"))
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local A = {}
local ST_FLY = 3

A.SHORT_GAME = "a6-g6/g7 f8-h8/g8 c8-g4/g5 f1-h1/g2 c1-g1/h2 h3-h5/h4 g6-h7/g6" -- blue is shut in

function A.square(name) return (8 - tonumber(name:sub(2))) * 8 + name:byte() - 97 end
function A.press_at(name) G.walk("ama_state.cursor", 8, A.square(name)) T.press("a", 1, 2, 4) end
function A.turn(text)                                   -- such as a6-g6/g7, by people
  for name in text:gmatch("%a%d") do A.press_at(name) end
  T.wait("the arrow to land", 200, function() return G.get("ama_state.state") ~= ST_FLY end)
  T.frames(20)
end
function A.short_game() for text in A.SHORT_GAME:gmatch("%S+") do A.turn(text) end end
return A
