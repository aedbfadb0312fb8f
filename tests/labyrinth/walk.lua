-- systems: nes nespal dendy
-- rom: tests/labyrinth/bench
-- A walk through a whole maze: pictures a second, none torn, none late.
local T = dofile(os.getenv("STORY_LIB"))
T.story(function()
  T.frames(20)
  T.poke("bench_go", 1)
  T.wait("the maze is made", 200, function() return T.ram("draw_shown") > 0 end)
  local last, total, frames, second, pictures = T.ram("draw_shown"), 0, 0, 0, {}
  local shots = { [30] = true, [300] = true, [450] = true, [700] = true, [1000] = true }
  while T.ram("bench_done") == 0 and frames < 60 * 120 do
    T.frames(1)
    frames = frames + 1
    local now = T.ram("draw_shown")
    local new = (now - last) & 255
    last, total, second = now, total + new, second + new
    if frames % math.floor(T.fps + 0.5) == 0 then pictures[#pictures + 1] = second second = 0 end
    if shots[frames] then T.shot("walk" .. frames) end
  end
  table.sort(pictures)
  local seconds = frames / T.fps
  T.note(string.format("%d pictures in %.1f s: %.1f a second; slowest second %d, fastest %d", total, seconds, total / seconds, pictures[1], pictures[#pictures]))
  T.ok(T.ram("bench_done") == 1, "the walk reaches the centre")
  T.ok(total / seconds >= 20, "at least 20 pictures a second on average")
  T.ok(pictures[1] >= 12, "never under 12 in any second")
  T.eq(T.ram("busy_nmi"), 0, "no vertical blank came while a picture was being sent")
end)
