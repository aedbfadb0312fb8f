-- FCEUX under remote control: takes commands on stdin and answers on stdout after an @ (remote.mjs lists the commands).
local BUTTONS = { "A", "B", "select", "start", "up", "down", "left", "right" }  -- bit 0 first

local HEX = {}                                          -- of every byte
for i = 0, 255 do HEX[string.char(i)] = string.format("%02x", i) end
local function answer(bytes)
  io.write("@" .. bytes:gsub(".", HEX) .. "\n")
  io.flush()
end
local function hold(pad, mask)                          -- for the frame to come
  local held = {}
  for i, button in ipairs(BUTTONS) do
    held[button] = math.floor(mask / 2 ^ (i - 1)) % 2 == 1
  end
  joypad.set(pad, held)
end

emu.speedmode("maximum")
for line in io.lines() do
  local order, rest = line:match("^(%S+)%s*(.*)$")
  if order == "frame" then
    local one, two = rest:match("(%d+) (%d+)")
    hold(1, tonumber(one)) hold(2, tonumber(two))
    emu.frameadvance()
    answer(memory.readbyterange(0, 0x800))
  elseif order == "poke" then
    local address, value = rest:match("(%d+) (%d+)")
    memory.writebyte(tonumber(address), tonumber(value))
    answer("")
  elseif order == "tables" then answer(ppu.readbyterange(0x2000, 0x800))
  elseif order == "picture" then
    local file = assert(io.open(rest, "wb"))
    file:write(gui.gdscreenshot())
    file:close()
    answer("")
  else
    break
  end
end
emu.exit()                                              -- writes the battery file
