-- The AIs on the console itself: a position is written to the battery RAM, the game continues from there, and the AI's move and
-- time are compared with the host's move and the limit of its level. AI_POSITIONS: how many at each level; `make test-long` takes
-- 50, the normal run few.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local A = {}
A.count = tonumber(os.getenv("AI_POSITIONS") or "3")
T.limit = 60 * 60 * 60 * 3

function A.host(command, input)                         -- lines of a host command's answer
  local f, answer = assert(io.open(os.getenv("STORY_OUT") .. "/input", "w")), {}
  f:write(input)
  f:close()
  local p = io.popen(command .. ' < "$STORY_OUT/input"')
  for line in p:lines() do answer[#answer + 1] = line end
  p:close()
  return answer
end
function A.pick(list, n)                                -- n of them, evenly spread, the first included
  local picked = {}
  for i = 0, n - 1 do picked[#picked + 1] = list[1 + (i * #list) // n] end
  return picked
end

-- Frames from the AI's turn until it has found its move. state: name of the field; think: its value.
local function time_of(game, position, level)
  G.keep(G.GAME[game.name], game.record(position, level))
  G.put(game.state, 0xEE)
  C.take("CONTINUE LAST GAME")
  T.wait("the AI's turn", 240, function() return T.ram("screen_id") == C.PLAY and G.get(game.state) == game.think and T.ram("ppu_blank") == 0 end)
  local from = T.frame()
  T.wait("the AI's move", 60 * 60, function() return G.get(game.found) == 1 end)
  return T.frame() - from
end

local function run_level(game, number, level)
  local same, worst, sum, nodes = 0, 0, 0, 0
  if game.set_level then game.set_level(number) end
  for _, position in ipairs(game.positions) do
    local frames = time_of(game, position, number)
    local mine, host = game.move(), game.host(position, level)
    if mine == host then same = same + 1 else T.note(level .. ": " .. mine .. ", host " .. host .. ", in " .. tostring(position)) end
    worst, sum, nodes = math.max(worst, frames), sum + frames, nodes + game.nodes()
    C.wait_screen(C.PLAY)
    G.back_to_setup()
  end
  local n = #game.positions
  T.eq(same, n, level .. ": the host's move in every position")
  local limit = game.limit[level]
  local mean_holds = not limit.mean or n < 50 or sum / n / T.fps < limit.mean -- when there are few positions, mostly the hardest
  T.ok(worst / T.fps < limit.worst and mean_holds,
    string.format("%s: worst of %d moves %.2f s, mean %.2f s, %.0f nodes a second", level, n, worst / T.fps, sum / n / T.fps, nodes * T.fps / sum))
end

function A.story(game)
  T.story(function()
    G.to_setup(game.title)
    G.start("NEW GAME")                                 -- so that there is a game to continue
    G.back_to_setup()
    for number, level in ipairs(game.levels) do run_level(game, number, level) end
  end)
end
return A
