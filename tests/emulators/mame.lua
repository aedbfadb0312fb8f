-- MAME under remote control: takes commands on stdin and answers on stdout after an @ (remote.mjs lists the commands).
local M = manager.machine
local mem = M.devices[":maincpu"].spaces["program"]
local vram = M.devices[":ppu"].spaces["videoram"]
local BUTTONS = { "A", "B", "Select", "Start", "Up", "Down", "Left", "Right" }  -- bit 0 first

local HEX = {}                                          -- of every byte
for i = 0, 255 do HEX[string.char(i)] = string.format("%02x", i) end
local function answer(bytes)
  io.stdout:write("@", (bytes:gsub(".", HEX)), "\n")
  io.stdout:flush()
end
-- The Famicom's second pad is wired in and has no Start and no Select: those fields do not exist.
local function field_of(pad, button)
  for _, port in pairs(M.ioport.ports) do
    local field = port.fields["P" .. pad .. " " .. button]
    if field then return field end
  end
end
local field = {}
for pad = 1, 2 do field[pad] = {} for i, button in ipairs(BUTTONS) do field[pad][i] = field_of(pad, button) end end
local function hold(pad, mask)
  for i, f in pairs(field[pad]) do f:set_value(mask >> (i - 1) & 1) end
end

local over, waiting = false, false
local function obey(line)                               -- true: the machine goes on
  local order, rest = (line or "off"):match("^(%S+)%s*(.*)$")
  if order == "frame" then
    local one, two = rest:match("(%d+) (%d+)")
    hold(1, tonumber(one)) hold(2, tonumber(two))
    waiting = true
    return true
  elseif order == "poke" then
    local address, value = rest:match("(%d+) (%d+)")
    mem:write_u8(tonumber(address), tonumber(value))
    answer("")
  elseif order == "tables" then answer(vram:read_range(0x2000, 0x27FF, 8))
  elseif order == "picture" then
    local file = assert(io.open(rest, "wb"))
    file:write((M.screens[":screen"]:pixels()))
    file:close()
    answer("")
  else
    over = true
    M:exit()                                            -- writes the battery file
    return true
  end
end
emu.register_frame_done(function()
  if over then return end
  if waiting then answer(mem:read_range(0, 0x7FF, 8)) end
  repeat until obey(io.stdin:read("l"))
end)
