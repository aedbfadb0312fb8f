-- The two halves of power_cycle.t: POWER=1 plays, POWER=2 finds it again.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")

local function first()
  C.to_menu()
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("EFFECTS")
  T.press("b", 1, 2, 30)
  C.wait_screen(C.MENU)
  C.new_game({ best_of = 7, one_pad = 1, look = 1 })
  C.play("3334")
  T.eq(C.c4("count"), 4, "first power-on: four chips are dropped")
  T.frames(30)
end

local function second()
  C.to_menu()
  T.ok(C.option("effects") == 0 and C.option("music") == 1, "second power-on: options as they were")
  T.ok(C.option("boots") == 2, "power-ons are counted")
  C.setup()
  T.ok(T.shows("BEST OF 7") and T.shows("SHARE ONE") and T.shows("LEDS"), "settings as they were")
  C.take("CONTINUE LAST GAME")
  C.wait_screen(C.PLAY)
  T.ok(C.c4("count") == 4 and C.cell(0, 3) == 1 and C.cell(1, 3) == 2 and C.cell(2, 3) == 1 and C.cell(0, 4) == 2, "the game as it was")
  C.play("5")
  T.eq(C.c4("count"), 5, "and it goes on")
end

T.story(os.getenv("POWER") == "1" and first or second)
