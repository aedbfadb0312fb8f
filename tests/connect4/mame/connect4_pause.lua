-- systems: nes dendy
-- Every line of the pause menu, and the LED look: the game goes on unchanged.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")

local function board() local s = {} for i = 0, 41 do s[#s + 1] = C.c4("cell", i) end return table.concat(s) end

local function simple_lines()
  C.pause()
  local clock = C.c4("clock")
  T.ok(T.shows("PAUSED", 1), "Start shows the pause menu")
  T.ok((T.ram("snd_flags") & 4) ~= 0, "the music is lowered")
  T.frames(30)
  T.eq(C.c4("clock"), clock, "the game stands still")
  C.take("RESUME")
  T.ok(T.ram("game_paused") == 0 and C.c4("clock") ~= clock and (T.ram("snd_flags") & 4) == 0, "RESUME goes on")
  C.pause()
  T.press("b", 1, 2, C.PANEL)
  T.eq(T.ram("game_paused"), 0, "B goes on, too")
  C.pause()
  C.take("MUSIC")
  T.frames(3)
  T.ok(C.option("music") == 0 and (T.ram("snd_flags") & 1) == 0, "MUSIC switches it off")
  C.take("MUSIC")
  T.frames(3)
  T.ok(C.option("music") == 1 and (T.ram("snd_flags") & 1) == 1, "and on")
  C.take("EFFECTS")
  T.frames(3)
  T.ok(C.option("effects") == 0 and (T.ram("snd_flags") & 2) == 0, "EFFECTS switches them off")
  C.take("EFFECTS")
  T.frames(3)
  T.ok(C.option("effects") == 1 and (T.ram("snd_flags") & 2) == 2, "and on")
  T.press("b", 1, 2, C.PANEL)
  T.eq(T.ram("game_paused"), 1, "B goes back to the first page")
  T.press("b", 1, 2, C.PANEL)
end

local function help_and_back()
  local before = board()
  C.pause()
  C.take("HOW TO PLAY")
  C.wait_screen(C.HELP)
  T.ok(T.shows("DROP CHIPS IN TURN"), "HOW TO PLAY shows the first page")
  T.press("a", 1, 2, 20)
  C.wait_screen(C.HELP)
  T.ok(T.shows("ASK FOR UNDO"), "A turns the page")
  for _ = 1, 9 do                                        -- to the last page
    if T.ram("screen_id") == C.HELP then T.press("a", 1, 2, 40) end
  end
  C.wait_screen(C.PLAY)
  T.ok(board() == before and C.c4("state") == C.AIM, "and after the last comes the same game")
  C.pause()
  C.take("UNDO")
  T.eq(C.c4("state"), C.ASK, "UNDO asks for undo")
  T.press("b", 2, 2, 4)
  T.eq(C.c4("state"), C.ASK, "for the player who moved last, who cannot answer it")
  T.press("b", 1, 2, 4)
  T.eq(C.c4("state"), C.AIM, "the other player does")
  T.eq(board(), before, "and the move stands")
end

local turning
local function led_look()
  local before = board()
  C.pause()
  C.take("CHANGE STYLE")
  T.frames(30)
  C.wait_screen(C.PLAY)
  T.eq(board(), before, "CHANGE STYLE keeps the game")
  T.frames(20)
  local off, mine, other = C.led(7, 6), C.led(7, 3), C.led(7, 2)
  T.ok(mine ~= off and C.led(1, C.c4("cursor")) ~= off, "LEDs are lit for a chip and for the cursor")
  T.ok(mine ~= other, "the two players' LEDs differ in shape, not only in colour")
  T.shot("led")
  C.play("4")
  T.frames(12)
  T.ok(C.led(7, 4) == mine, "a chip dropped is an LED lit")
  C.play("2" .. "5" .. "2" .. "6")
  T.eq(C.c4("state"), C.OVER, "a win in the LED look")
  T.frames(20)
  T.eq(C.led(2, 7), mine, "the light below the turn light has the winner's colour")
  T.eq(C.led(1, 7), off, "and the turn light is off")
  turning(function() return { C.led(7, 3), C.led(7, 4), C.led(7, 5), C.led(7, 6) } end, mine, 40, "the winning LEDs")
  T.shot("led-win")
end

-- LEDs that turn yellow one by one, and back in the same order: over some frames, one changes at a time, the first one first.
function turning(leds, own, frames, what)
  local seen, last, one = {}, nil, true
  for _ = 1, frames do
    local now = {}
    for i, led in ipairs(leds()) do now[i] = led == (type(own) == "table" and own[i] or own) and "." or "Y" end
    now = table.concat(now)
    if now ~= last then
      local changed = 0
      for i = 1, #now do if last and now:sub(i, i) ~= last:sub(i, i) then changed = changed + 1 end end
      one, seen[now], last = one and changed <= 1, true, now
    end
    T.frames(1)
  end
  local all = true
  for k = 1, #last do
    all = all and seen[("Y"):rep(k) .. ("."):rep(#last - k)] and seen[("."):rep(k) .. ("Y"):rep(#last - k)]
  end
  T.ok(one and all, what .. " turn yellow one by one and back")
end

local function led_tie()
  C.new_game({ best_of = 1, one_pad = 1, look = 1 })
  local own, off = {}, C.led(7, 0)
  C.play(C.TIE:sub(1, 41))
  T.frames(20)
  local last = tonumber(C.TIE:sub(42, 42))
  C.drop(last)
  C.settle()
  T.frames(2)
  T.ok(C.c4("over") ~= 0 and C.c4("count") == 42, "a tie in the LED look")
  T.wait("the second row", 120, function() local c = C.c4("clock") + 256 * C.c4("clock", 1) return c >= 28 and c < 32 end)
  for column = 0, 6 do own[column + 1] = C.led(2, column) end -- the first row has its own colours again
  local won = C.led(2, 7)
  T.wait("the round to end", 200, function() return C.c4("clock") + 256 * C.c4("clock", 1) >= 164 end)
  turning(function() local row = {} for column = 0, 6 do row[column + 1] = C.led(2, column) end return row end, own, 40, "a full row's LEDs")
  T.ok(won ~= off and C.led(1, 7) == off, "the light of the winner is lit")
  local yellow = true
  for column = 0, 6 do yellow = yellow and own[column + 1] ~= won end
  T.ok(yellow, "in neither player's colour")
  T.shot("led-tie")
end

-- With an unfinished game NEW GAME asks first: B keeps the game, A begins a new one. From the menu A continues the old one.
local function new_is_new()
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  C.play("32")
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP)
  T.ok(T.shows("CONTINUE"), "NEW GAME goes to the setup screen, where the old game is kept")
  T.press("a", 1, 2, 4)
  T.ok(T.shows("DROP OLD GAME?  A YES  B NO"), "A asks first")
  T.shot("asked")
  T.press("b", 1, 2, 4)
  T.ok(T.ram("screen_id") == C.SETUP and not T.shows("DROP OLD GAME?"), "B keeps it")
  T.press("a", 1, 2, 4)
  T.press("a", 1, 2, 2)
  C.wait_screen(C.PLAY)
  T.eq(C.c4("count"), 0, "and A twice begins a new one")
  C.play("3")
  C.leave_to_menu()
  C.play_now("CONNECT 4")
  C.wait_screen(C.PLAY)
  T.eq(C.c4("count"), 1, "from the menu A goes on with the last one")
  C.leave_to_menu()
end

T.story(function()
  C.to_menu()
  new_is_new()
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  C.play("32")
  simple_lines()
  help_and_back()
  led_look()
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP)
  T.ok(T.shows("LEDS"), "NEW GAME goes to the setup screen, which keeps the look")
  C.set("STYLE", "CHIPS")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY)
  C.leave_to_menu()
  if T.fps > 55 then led_tie() C.leave_to_menu() end     -- a frame is a tick there: every step is seen
  T.ok(T.shows("CHOOSE A GAME"), "MAIN MENU goes to the menu")
end)
