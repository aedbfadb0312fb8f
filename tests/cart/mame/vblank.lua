-- systems: nes nespal dendy
-- The part of the interrupt that writes to the PPU ends before the picture begins: after 2,273 cycles on NTSC, and no later
-- elsewhere. Measured where the queue is fullest: the menu's pictures, a win in both looks. The fullest queue of all is measured
-- in sim65 (cycles.t).
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local BLANK = 2273
local entered, worst, where = nil, 0, ""

local function watch()
  T.on_read("nmi", function() entered = T.now() end)
  T.on_write(0x2005, function()                          -- the last thing but ctrl and mask, 14 cycles before it is all done
    if entered then
      local took = T.cycles_since(entered) + 7 + 14      -- 7: the interrupt itself, before its first instruction
      if took > worst then worst, where = took, string.format("screen %02x, frame %d", T.ram("screen_id"), T.frame()) end
    end
  end)
end

local function tell(what)
  T.ok(worst > 500 and worst <= BLANK, what .. ": the picture is ready after " .. worst .. " of " .. BLANK .. " cycles (" .. where .. ")")
  worst = 0
end

T.story(function()
  watch()
  C.to_menu()
  T.frames(60)
  for _ = 1, 4 do T.press("down") T.frames(30) end
  tell("menu")
  for _, look in ipairs({ 0, 1 }) do
    C.new_game({ best_of = 3, look = look })
    C.play("0101010")
    T.frames(90)
    tell(look == 0 and "chips" or "LEDs")
    C.leave_to_menu()
  end
end)
