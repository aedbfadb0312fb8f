-- The battery file of a release in this ROM. OLD_SAVE=make (once, with the ROM of the release) plays a little of every game and
-- records what is saved; otherwise everything must be found as recorded.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local L = dofile(os.getenv("STORY_DIR") .. "/labyrinth.lua")
local RECORD, making = os.getenv("OLD_RECORD"), os.getenv("OLD_SAVE") == "make"

-- name on the menu, the line that goes on with it, how to begin and play a little, what is to be kept
local KEPT = {
  { "CONNECT 4", "CONTINUE LAST GAME",
    function() C.new_game({ best_of = 7, one_pad = 1, look = 1 }) C.play("0101010") C.next_game() C.play("3342") end,
    function() return C.c4("best_of") .. " " .. C.c4("wins") .. " " .. G.bytes("c4_state.cell", 42) end },
  { "AMAZONS", "CONTINUE LAST GAME",
    function()
      C.set("RED", "HUMAN")
      C.set("BLUE", "HUMAN")
      G.start("NEW GAME")
      for _, square in ipairs({ 40, 24, 26 }) do G.walk("ama_state.cursor", 8, square) T.press("a", 1, 2, 4) end
      T.wait("the arrow to land", 60, function() return G.get("ama.turns") == 1 and G.get("ama_state.state") == 0 end)
    end,
    function() return G.get("ama.turns") .. " " .. G.get("ama.side") .. " " .. G.bytes("ama.amazon", 8) end },
  { "SKYSCRAPERS", "CONTINUE LAST PUZZLE",
    function() S.new_puzzle(5, "HARD") S.enter(7, 3) S.enter(12, 4) end,
    function() return S.id() .. " " .. G.bytes("sky_game.entry", 25) end },
  { "GOBANG", "CONTINUE LAST GAME",
    function()
      C.set("BLACK", "HUMAN")
      C.set("WHITE", "HUMAN")
      G.start("NEW GAME")
      for _, point in ipairs({ 119, 120, 103, 87 }) do G.walk("gb_state.cursor", 16, point) T.press("a", 1, 2, 4) end
    end,
    function() return T.ram("gb_count") .. " " .. G.bytes("gb_moves", 4) end },
  { "LABYRINTH", "CONTINUE LAST MAZE",
    function() L.type_seed(943) L.want("left") T.frames(40) L.want("up") T.frames(90) L.want("") T.frames(60) end,
    function() return L.lab16("seed") .. " " .. L.x() .. " " .. L.y() .. " " .. L.angle() end },
}

local function settings() return C.option("music") .. " " .. C.option("effects") end
local function enter(title)
  C.take(title)
  return C.wait_screen(C.SETUP, title .. ": the setup screen")
end

local function make()
  local record = io.open(RECORD, "w")
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("EFFECTS")
  T.press("b", 1, 2, 30)
  C.wait_screen(C.MENU)
  record:write(settings(), "\n")
  for _, game in ipairs(KEPT) do
    enter(game[1])
    game[3]()
    T.frames(60)
    record:write(game[4](), "\n")
    C.leave_to_menu()
  end
  T.ok(record:close(), "written down")
end

local function find()
  local lines = io.lines(RECORD)
  T.eq(settings(), lines(), "the options")
  for _, game in ipairs(KEPT) do
    enter(game[1])
    C.take(game[2])
    T.wait(game[1] .. ": the board", 900, function() return C.shown(C.PLAY) end)
    T.eq(game[4](), lines(), game[1] .. ": the unfinished game")
    C.leave_to_menu()
  end
  T.eq(G.stat(G.RECORD.connect4, 0), 1, "the statistics")
end

T.story(function()
  C.boot()
  T.ok(making or not T.shows("DAMAGED"), "the save is whole")
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU, "the menu")
  if making then make() else find() end
end)
