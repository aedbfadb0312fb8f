-- systems: nes nespal famicom
-- First example: black box. Two people play Connect 4, a pad each; only what is on the screen is looked at.
local T = dofile(os.getenv("STORY_LIB"))                -- memory, pictures, buttons, promises
local P = dofile(T.folder .. "player.lua")              -- goes about menus as a person would

T.story(function()
  P.to_setup("CONNECT 4")                               -- from power-on: title, menu, setup
  P.set("PLAYER 2", "HUMAN")                            -- turns a line until it says so
  P.set("PADS", "ONE EACH")
  P.start("NEW GAME")
  T.ok(T.shows("P1 TO MOVE"), "player 1 begins")

  T.press("a", 2)                                       -- A on the second pad
  T.frames(30)
  T.ok(T.shows("P1 PLAYS ON PAD 1"), "pad 2 cannot move for player 1, and is told so")

  for turn = 1, 4 do                                    -- player 1 on column 3, player 2 on column 5, counted from 0
    P.go(3, T.state("row"), 1)
    T.press("a", 1)
    P.my_turn()                                         -- until the chip rests
    if turn < 4 then
      T.wait("player 2 to move", 60, function() return T.shows("P2 TO MOVE") end)
      P.go(5, T.state("row"), 2)
      T.press("a", 2)
      P.my_turn()
    end
  end
  T.wait("the message", 300, function() return T.shows("WINS") end)
  T.ok(T.shows("WINS"), "four on top of each other win")
  T.eq(T.state("result"), T.FIRST_WON, "and the state block says who")
  T.shot("won")                                         -- out/two_pads-nes/won.png
end)
