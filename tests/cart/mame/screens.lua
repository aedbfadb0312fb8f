-- systems: nes nespal
-- Every screen keeps its words in the safe area and has a way to the menu; the soft reset works on each, and no sooner than
-- it should.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local COMBO = { "a", "b", "select", "start" }

local function back(n)                                  -- B this many times, each when the screen is there
  return function()
    for _ = 1, n or 1 do
      local id = T.ram("screen_id")
      T.press("b", 1, 2, 2)
      T.wait("another screen", 120, function() return T.ram("screen_id") ~= id and C.shown(T.ram("screen_id")) end)
    end
  end
end
-- name, the way there from the menu, the way back to the menu
local SCREENS = {
  { "options", function() C.take("OPTIONS") C.wait_screen(C.OPTIONS) end, back() },
  { "credits", function() C.take("OPTIONS") C.wait_screen(C.OPTIONS) C.take("CREDITS") C.wait_screen(C.CREDITS) end, back(2) },
  { "setup", C.setup, back() },
  { "help from setup", function() C.setup() C.take("HOW TO PLAY") C.wait_screen(C.HELP) end, back(2) },
  { "statistics", function() C.setup() C.take("STATISTICS") C.wait_screen(C.STATS) end, back(2) },
  { "play", function() C.new_game({ best_of = 3, one_pad = 0, look = 0 }) C.play("334") end, C.leave_to_menu },
  { "play in LEDs", function() C.new_game({ best_of = 3, one_pad = 0, look = 1 }) C.play("334") end, C.leave_to_menu },
  { "pause", function() C.new_game({ best_of = 1, one_pad = 0, look = 0 }) C.pause() end, function() C.take("MAIN MENU") end },
  { "a game that is over", function() C.new_game({ best_of = 1, one_pad = 0, look = 0 }) C.play("0101010") T.frames(120) end, C.leave_to_menu },
}

local function hold_combo(on) for _, b in ipairs(COMBO) do T.hold(b, on) end end
local resets, trespasses = 0, 0

-- From ppuq_ready on the queue belongs to the interrupt, until it has drained it and written a 0 to its first byte. What the
-- interrupt reads from the PPU also goes there.
local function draining()
  local pc = T.machine.devices[":maincpu"].state["PC"].value
  return pc >= T.labels.ppuq_drain and pc < T.labels.ppuq_drain + 0x180
end
local function watch_queue()
  local first = T.labels.ppuq_buf
  T.on_write(first, function(address, value)
    if T.ram("ppuq_ready") == 1 and T.ram("ppu_blank") == 0 and not (address == first and value == 0) and not draining() then trespasses = trespasses + 1 end
  end, first + 255)
end

T.story(function()
  T.on_read("reset", function() resets = resets + 1 end)
  watch_queue()
  C.boot()
  T.eq(C.words_outside(), "", "title: words in the safe area")
  T.press("b", 1, 2, 2)
  C.to_menu()
  T.frames(60)
  T.eq(C.words_outside(), "", "menu: words in the safe area")
  for _, screen in ipairs(SCREENS) do
    screen[2]()
    T.frames(20)
    T.eq(C.words_outside(), "", screen[1] .. ": words in the safe area")
    T.shot(screen[1]:gsub(" ", "-"))
    screen[3]()
    T.ok(C.wait_screen(C.MENU, "the menu from " .. screen[1]), screen[1] .. ": a way to the menu")
  end
  for _, screen in ipairs(SCREENS) do
    screen[2]()
    T.frames(10)
    resets = 0
    hold_combo(true)
    T.frames(30)
    local early = resets
    T.frames(50)
    hold_combo(false)
    T.ok(early == 0 and resets == 1, screen[1] .. ": soft reset after a second, not before")
    C.boot()
    T.ok(T.ram("screen_id") == C.TITLE, screen[1] .. ": and the title")
    T.press("start", 1, 2, 2)
    C.wait_screen(C.MENU)
  end
  T.eq(trespasses, 0, "nothing is queued while the queue is the interrupt's")
end)
