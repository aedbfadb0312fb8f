-- Ten seconds of every game, for moving pictures (tools/shots.sh): <game>-<picture>.png, ten pictures a second, of the Labyrinth twenty.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
T.limit = 60 * 60 * 10

local function record(name, apart, scene)               -- runs a scene, with a picture every `apart` frames
  local run, pictures = coroutine.create(scene), 0
  for n = 0, 10000 do
    local fine, why = coroutine.resume(run)
    if not fine then error(why) end
    if coroutine.status(run) == "dead" then break end
    coroutine.yield()
    if n % apart == 0 then
      pictures = pictures + 1
      T.shot(string.format("%s-%03d", name, pictures))
    end
  end
  T.ok(pictures >= 80, name .. ": " .. pictures .. " pictures")
end
local function demo(game, begin, name, apart)
  while T.ram("pad_demo") == 0 or T.ram("game_index") ~= game do T.frames(1) end
  T.frames(begin)
  record(name, apart, function() T.frames(600) end)
  T.eq(T.ram("pad_demo"), 1, name .. ": the demo lasted longer than that")
end

-- A win against PIP, the weakest: the seed is one with which the row is not stopped.
local function connect4()
  G.keep_choice(G.RECORD.connect4, 4, 1)
  C.to_menu()
  C.seed(7)
  C.play_now("CONNECT 4")
  C.wait_screen(C.PLAY, "the board")
  record("connect4", 6, function()
    for _, column in ipairs({ 3, 2, 4, 1, 5, 0, 6 }) do
      C.my_turn()
      if T.state("state") == T.OVER then break end
      C.drop(column)
      C.settle()
    end
    T.eq(T.state("result"), 1, "the person has won")
    T.frames(150)
  end)
  C.leave_to_menu()
end

-- The last towers of a city, and its evening.
local function skyscrapers()
  C.seed(7)
  C.take("SKYSCRAPERS")
  C.wait_screen(C.SETUP)
  S.new_puzzle(5, "EASY")
  local goal, open = S.solution(), {}
  for cell = 0, 24 do if S.entry(cell) == 0 then open[#open + 1] = cell end end
  for n = 1, #open - 6 do S.enter(open[n], goal[open[n]]) end
  T.frames(30)
  record("skyscrapers", 6, function()
    for n = #open - 5, #open do
      S.enter(open[n], goal[open[n]])
      T.frames(20)
    end
    T.frames(240)
  end)
end

T.story(function()
  demo(1, 600, "amazons", 6)
  demo(3, 40, "gobang", 6)
  demo(4, 600, "labyrinth", 3)
  T.reset()
  connect4()
  skyscrapers()
end)
