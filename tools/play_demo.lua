-- `make play` without a display: the title, the menu, and what the attract mode shows by itself.
local T = dofile(os.getenv("STORY_LIB"))
T.story(function()
  T.frames(110) T.shot("1-title")
  T.press("start") T.frames(60) T.shot("2-menu")
  T.press("b") T.wait("the demo begins", 2400, function() return T.ram("pad_demo") == 1 end)
  for n = 3, 6 do T.frames(500) T.shot(n .. "-demo") end
  T.ok(T.ram("pad_demo") == 1, "the demo plays")
end)
