-- systems: nes
-- Real saves of the ROM, cut after every single byte they write: the image of that moment is put into the battery RAM and the
-- console is reset. It must read back either the whole old state or the whole new one. Then single flipped bits, and pairs.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local FIRST, LAST = 0x6000, 0x6CFF
local recording, writes

local function image() local i = {} for a = FIRST, LAST do i[a] = T.ram(a) end return i end
local function put(i) T.poke(0xA001, 0x80) for a = FIRST, LAST do T.poke(a, i[a]) end end
local function record(action)                           -- image before, and every write after
  local before = image()
  writes, recording = {}, true
  action()
  recording = false
  return before, writes
end

-- what the ROM itself reads back
local function options()
  C.boot()
  return C.option("music") .. " " .. C.option("effects") .. " " .. C.option("language")
end
local function game()
  C.to_menu()
  C.setup()
  if not T.shows("CONTINUE LAST GAME") then return "none" end
  C.take("CONTINUE LAST GAME")
  C.wait_screen(C.PLAY)
  local s = { C.c4("best_of"), C.c4("wins"), C.c4("wins", 1), C.c4("starter") }
  for i = 0, 41 do s[#s + 1] = C.c4("cell", i) end
  return table.concat(s, " ")
end
local function finished()                               -- the statistics, and whether the game is still there: as power-on left them
  C.boot()
  return table.concat(G.kept(G.RECORD.connect4), " ") .. ", " .. #G.kept(G.GAME.connect4)
end

local function boot_with(i) put(i) T.reset() end
local function copy(i) local c = {} for a, v in pairs(i) do c[a] = v end return c end

local function cut_everywhere(what, action, read, step)
  local before, log = record(action)
  local after = image()
  boot_with(before)
  local old = read()
  boot_with(after)
  local new = read()
  T.ok(#log > 20 and old ~= new, what .. ": a save of " .. #log .. " bytes changes what is read back")
  local now, torn, olds, news, alarms = copy(before), 0, 0, 0, 0
  for n, write in ipairs(log) do
    now[write[1]] = write[2]
    if n % (step or 1) == 0 or n == #log then
      boot_with(now)
      local got = read()
      if got == old then olds = olds + 1 elseif got == new then news = news + 1 else torn = torn + 1 end
      if T.ram("save_state") ~= 0 then alarms = alarms + 1 end
    end
  end
  T.eq(torn, 0, what .. ": cut after each byte, " .. olds .. " times the old state, " .. news .. " times the new, never another")
  T.eq(alarms, 0, what .. ": and never taken for damage")
  T.ok(olds > 0 and news > 0, what .. ": both were seen")
  return after
end

-- A bit of an unfinished game, which has only one copy: only that game is dropped, and the title says so.
local function a_lost_game(whole)
  local i = copy(whole)
  boot_with(i)
  C.boot()
  G.keep(G.GAME.connect4, C.record("332"))
  G.keep(G.GAME.gobang, { 0, 0, 0, 1, 2, 119 })
  i = image()
  i[0x6000 + C.offset["save.CONNECT4_GAME.at"] + 9] = i[0x6000 + C.offset["save.CONNECT4_GAME.at"] + 9] ~ 4
  boot_with(i)
  C.boot()
  T.ok(T.ram("save_state") == 3 and T.shows("AN UNFINISHED GAME"), "a flipped bit in an unfinished game: a message on the title")
  T.shot("game-lost")
  T.ok(#G.kept(G.GAME.connect4) == 0 and #G.kept(G.GAME.gobang) == 6, "that game is dropped, the others stay")
end

local function flipped_bits(whole)
  local bytes = C.offset["save.OPTIONS.size"] + 6        -- of each of the two copies
  local a1 = 0x6000 + C.offset["save.OPTIONS.at"]
  local b1 = a1 + bytes
  boot_with(whole)
  local right, bad = options(), 0
  whole = image()
  for n = 0, 10 do                                       -- through what the options' first copy holds
    local i = copy(whole)
    local a = a1 + n
    i[a] = i[a] ~ (1 << (n % 8))
    boot_with(i)
    if options() ~= right or T.ram("save_state") ~= 0 then bad = bad + 1 end
    local healed = true                                  -- the power-on counter has advanced, in both copies
    for k = 0, 10 do if T.ram(a1 + k) ~= T.ram(b1 + k) then healed = false end end
    if not healed then bad = bad + 1 end
  end
  T.eq(bad, 0, "one flipped bit, eleven places: healed")
  local i = copy(whole)
  i[a1 + 8] = i[a1 + 8] ~ 1
  i[b1 + 8] = i[b1 + 8] ~ 1
  boot_with(i)
  C.boot()
  T.ok(T.ram("save_state") == 2 and T.shows("SAVE DATA NEW OR DAMAGED"), "both copies bad: a message on the title")
  T.shot("damaged")
  T.ok(C.option("music") == 1 and C.option("effects") == 1 and C.option("language") == 0, "and the defaults")
  T.press("start", 1, 2, 2)
  T.ok(C.wait_screen(C.MENU), "and the cart plays")
  T.reset()
  C.boot()
  T.ok(not T.shows("DAMAGED"), "after the next power-on all is well")
end

T.story(function()
  T.limit = 60 * 60 * 20
  T.on_write(FIRST, function(address, value) if recording then writes[#writes + 1] = { address, value } end end, LAST)
  C.to_menu()
  C.new_game({ best_of = 3, one_pad = 0, look = 0 })
  C.play("01010")
  cut_everywhere("a game", function() C.drop(1) T.frames(10) end, game)
  -- on the board that was read back: four in a line
  cut_everywhere("the end of a game", function() C.drop(0) C.settle() T.frames(10) end, finished)
  T.press("start", 1, 2, 2)
  C.wait_screen(C.MENU)
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.point_at("EFFECTS")
  local whole = cut_everywhere("options", function() T.press("a", 1, 2, 8) end, options)
  a_lost_game(whole)
  flipped_bits(whole)
end)
