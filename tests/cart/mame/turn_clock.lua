-- systems: nes
-- The turn clock of two people, a switch of the pause menu in the three board games: it is shown beside the side to move, starts
-- with its full time each turn, and when it runs out the hand drops where it is. There is none against the machine.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local SECONDS, TICKS = 30, 60

-- title, the style, how many turns were played, where the clock of either is shown (column, row)
local GAMES = {
  { "CONNECT 4", "CHIPS", function() return C.c4("count") end, { 28, 18 }, { 28, 21 } },
  { "CONNECT 4", "LEDS", function() return C.c4("count") end, { 2, 14 }, { 28, 14 } },
  { "AMAZONS", "MEADOW", function() return G.get("ama.turns") end, { 28, 17 }, { 28, 9 } },
  { "AMAZONS", "BASYS 3", function() return G.get("ama.turns") end, { 4, 17 }, { 26, 17 } },
  { "GOBANG", "GARDEN", function() return T.ram("gb_count") end, { 28, 15 }, { 28, 19 } },
  { "GOBANG", "SWORD BOARD", function() return T.ram("gb_count") end, { 28, 14 }, { 28, 22 } },
}
local function seconds(at) return (T.text(0, at[2]):sub(at[1] + 1, at[1] + 2):gsub("#", " ")) end -- blanks, or wood
local function switch()
  if T.ram("game_paused") == 0 then C.pause() end
  C.take("MORE")
  T.frames(20)
  C.take("CLOCK")
  T.frames(70)                                          -- enter the screen once more
end

local function play(game)
  local title, style, turns, first, second = table.unpack(game)
  local what = title .. ", " .. style .. ": "
  C.take(title)
  C.wait_screen(C.SETUP)
  C.set("STYLE", style)
  G.start("NEW GAME")
  T.frames(30)
  T.eq(seconds(first), "  ", what .. "without the switch there is no clock")
  switch()
  T.ok(seconds(first) == "30" or seconds(first) == "29", what .. "it is shown next to the first player: " .. seconds(first))
  T.shot("clock-" .. style)
  T.frames((SECONDS - 12) * TICKS)
  T.ok(tonumber(seconds(first)) <= 12 and tonumber(seconds(first)) >= 9, what .. "and runs: " .. seconds(first))
  T.wait("the hand to let go", 14 * TICKS, function() return turns() == 1 end)
  T.wait("the second player's clock", 90, function() return seconds(second) == "30" or seconds(second) == "29" end)
  T.eq(seconds(first), "  ", what .. "time is up: the turn was made, and the other's clock runs")
  T.shot("second-" .. style)
  G.back_to_setup()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
end

T.story(function()
  C.to_menu()
  for _, game in ipairs(GAMES) do
    play(game)
    -- off again, so that the next look begins without it
    C.play_now(game[1])
    C.wait_screen(C.PLAY)
    T.frames(30)
    switch()
    T.eq(seconds(game[5]), "  ", game[1] .. ", " .. game[2] .. ": switched off, it is gone")
    C.leave_to_menu()
  end
  C.take("GOBANG")
  C.wait_screen(C.SETUP)
  C.set("WHITE", "OLD MO")
  C.set("STYLE", "GARDEN")
  G.start("NEW GAME")
  T.frames(30)
  switch()
  T.eq(seconds({ 28, 15 }), "  ", "against the machine there is no clock")
end)
