-- systems: nes
-- Recorded when the kit is made (RECORD): a whole game of Connect 4 for two people at one pad.
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")
local function expect(what) T.note("expect " .. T.frame() .. " " .. T.picture() .. " " .. what) end

T.story(function()
  P.to_menu()
  T.frames(20)
  expect("the menu")
  P.take("CONNECT 4")
  P.wait_screen(P.SETUP, "the setup screen")
  P.set("PLAYER 2", "HUMAN")
  P.set("PADS", "SHARE ONE")
  P.start("NEW GAME")
  for _, column in ipairs({ 3, 2, 3, 2, 4, 1, 5, 6, 3, 3, 2 }) do
    P.go(column, T.state("row"))
    T.press("a")
    P.my_turn()
    T.frames(10)
  end
  expect("the board after eleven chips")
  T.eq(T.state("moves"), 11, "eleven chips have fallen")
  P.go(6, T.state("row"))
  T.press("a")
  P.my_turn()
  T.frames(200)
  expect("twelve chips")
end)
