-- systems: nes nespal
-- rom: skyscrapers
-- A puzzle is made on a separate screen, which must not draw anything of the board that comes after it, because that board's
-- tiles and layout are not loaded yet. A tower drawn without a layout would have no size, and would run through the whole VRAM
-- queue and the memory behind it.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = dofile(os.getenv("STORY_DIR") .. "/games.lua")
local S = dofile(os.getenv("STORY_DIR") .. "/skyscrapers.lua")
local SKYLINE, QUAY, SIGN = 21, 24, 0x4342              -- what is behind the queue begins with "BC"

local function picture()                                -- except for the city that lights up
  local s = {}
  for i = 0, 32 * 30 - 1 do if i // 32 < SKYLINE or i // 32 >= QUAY then s[#s + 1] = T.vram(0x2000 + i) end end
  return table.concat(s, " ")
end

local function make(size, number)                       -- its first tower is given, and so drawn first
  local name, first, drawn = size .. "x" .. size .. " number " .. number, nil, 0
  C.set("SIZE", size .. " X " .. size)
  C.set("LEVEL", "EASY")
  T.every_frame = function()
    if T.ram("ppu_blank") == 1 then first = nil
    elseif T.ram("screen_id") == C.PLAY and (first or S.state() == S.MAKE) then
      first = first or picture()
      if picture() ~= first then drawn = drawn + 1 end
    end
  end
  S.frames_to_puzzle(number)
  T.wait("the board", 90, function() return T.ram("ppu_blank") == 1 end)
  T.every_frame = nil
  T.eq(drawn, 0, name .. ": frames in which the screen where it is made shows some of it")
  T.eq(T.ram16("state_block"), SIGN, name .. ": what is behind the VRAM queue is as it was")
  C.wait_screen(C.PLAY, name .. ": the board")
end

T.story(function()
  C.alone_to_setup()
  make(6, 10)
  C.pause()
  C.take("REDO")
  T.ok(T.ram("screen_id") == C.PLAY and T.shows("NOTHING TO REDO"), "a line of the pause menu does what it says")
  G.back_to_setup()
  make(5, 73)                                           -- whose towers are of another size
end)
