-- Ten seconds of every game's demo, six pictures a second, for moving pictures (tools/shots.sh): <game's place>-<picture>.png.
local T = dofile(os.getenv("STORY_LIB"))
local PICTURES, APART, BEGIN = 60, 10, 600 -- frames between two pictures, and from the start of a demo to the first
T.limit = 60 * 60 * 10
T.story(function()
  local seen = 0
  for _ = 1, T.ram("game_count") do
    T.wait("a demo begins", 2400, function() return T.ram("pad_demo") == 1 end)
    T.frames(BEGIN)
    for n = 1, PICTURES do
      T.shot(string.format("%d-%02d", T.ram("game_index"), n))
      T.frames(APART)
    end
    seen = seen + T.ram("pad_demo")
    T.wait("the demo is over", 3600, function() return T.ram("pad_demo") == 0 end)
  end
  T.eq(seen, T.ram("game_count"), "every demo lasted longer than its ten seconds")
end)
