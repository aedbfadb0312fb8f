-- systems: nes nespal dendy
-- rom: tests/labyrinth/bench
-- A walk through a whole maze: pictures a second, and the time the interrupts take.
local T = dofile(os.getenv("STORY_LIB"))
local B = dofile("tests/labyrinth/bench.lua")
local SEED = 943
local BLANK = { nes = 2273, nespal = 7459, dendy = 2273 } -- cycles; Dendy's NMI comes 20 lines before the picture, too

local function watch(from, to, longest)                 -- keeps the most cycles from one label to another
  local began
  T.on_read(from, function() began = T.now() end)
  T.on_read(to, function()
    if began then longest[from] = math.max(longest[from] or 0, T.cycles_since(began)) began = nil end
  end)
end

T.story(function()
  T.frames(20)
  local longest = {}
  watch("nmi", "nmi_end", longest)
  watch("irq", "irq_end", longest)
  B.start(B.WALK, SEED)
  T.wait("the first picture", 10, function() return T.ram("lab_draw_shown") > 0 end)
  local last, total, frames, second, pictures = T.ram("lab_draw_shown"), 0, 0, 0, {}
  local shots = { [30] = true, [300] = true, [450] = true, [700] = true, [1000] = true }
  while T.ram("bench_go") == B.WALK and frames < 60 * 120 do
    T.frames(1)
    frames = frames + 1
    local now = T.ram("lab_draw_shown")
    local new = (now - last) & 255
    last, total, second = now, total + new, second + new
    if frames % math.floor(T.fps + 0.5) == 0 then pictures[#pictures + 1] = second second = 0 end
    if shots[frames] then T.shot("walk" .. frames) end
  end
  table.sort(pictures)
  local seconds = frames / T.fps
  T.note(string.format("%d pictures in %.1f s: %.1f a second; slowest second %d, fastest %d", total, seconds, total / seconds,
    pictures[1], pictures[#pictures]))
  T.note(string.format("NMI until rendering is on: %d cycles of %d; interrupt below the view: %d", longest.nmi, BLANK[T.system], longest.irq))
  T.ok(T.ram16("lab_move_x") >> 8 == 10 and T.ram16("lab_move_y") >> 8 == 10, "the walk reaches the centre")
  T.ok(total / seconds >= T.fps - 0.5, "a picture in every frame, except for one in a hundred")
  T.ok(pictures[1] >= math.floor(T.fps) - 2, "never two less in any second")
  T.ok(longest.nmi <= BLANK[T.system], "rendering is on again before the blank ends")
  T.eq(T.ram("busy_nmi"), 0, "no vertical blank came while a picture was being sent")
end)
