-- What stories of all games share: fields by name, the battery RAM written like a kept game, and the power going off.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = {}

-- the slots of cart/save.h
G.STATS = { connect4 = 1, amazons = 2, gobang = 3, skyscrapers = 4, labyrinth = 5 }
G.GAME = { connect4 = 6, amazons = 7, gobang = 8, skyscrapers = 9, labyrinth = 10 }

local function place(name) return name:match("^[%w_]+"), C.offset[name] or error("no field " .. name) end
function G.get(name, n) local label, at = place(name) return T.ram(label, at + (n or 0)) end
function G.get16(name) return G.get(name) + 256 * G.get(name, 1) end
function G.put(name, value) local label, at = place(name) T.poke(label, value, at) end
function G.bytes(name, count)
  local s = {}
  for i = 0, count - 1 do s[#s + 1] = name:find(".", 1, true) and G.get(name, i) or T.ram(name, i) end
  return table.concat(s, " ")
end
function G.wait(name, value, limit, what)
  return T.wait(what or (name .. " to be " .. value), limit or 120, function() return G.get(name) == value end)
end

-- going about ---------------------------------------------------------------------------------------------------------
function G.to_setup(title)
  C.to_menu()
  C.take(title)
  C.wait_screen(C.SETUP, "the setup screen")
end
function G.start(line)                                  -- a line of the setup screen that goes to the board
  C.take(line)
  return C.wait_screen(C.PLAY, "the board")
end
function G.back_to_setup()
  C.pause()
  C.take("NEW GAME")
  C.wait_screen(C.SETUP, "the setup screen")
end
function G.pause_item(words) C.pause() C.take(words) T.frames(4) end
-- Moves a cursor of row * width + column to a cell, a press a step.
function G.walk(name, width, cell, pad)
  for _ = 1, 60 do
    local at = G.get(name)
    if at == cell then return end
    local x, y, tx, ty = at % width, at // width, cell % width, cell // width
    T.press(x < tx and "right" or x > tx and "left" or y < ty and "down" or "up", pad, 2, 2)
  end
  error("the cursor does not reach cell " .. cell)
end

-- the battery RAM -----------------------------------------------------------------------------------------------------
local function crc16(bytes)
  local crc = 0xFFFF
  for _, byte in ipairs(bytes) do
    crc = crc ~ (byte << 8)
    for _ = 1, 8 do crc = crc & 0x8000 ~= 0 and ((crc << 1) ~ 0x1021) & 0xFFFF or (crc << 1) & 0xFFFF end
  end
  return crc
end
local function write_copy(at, payload)
  local head = { 0xB5, 1, #payload & 255, #payload >> 8, 1, 0 }
  local all = { table.unpack(head) }
  for _, byte in ipairs(payload) do all[#all + 1] = byte end
  local crc = crc16(all)
  for i, byte in ipairs(head) do T.poke(at + i - 1, byte) end
  T.poke(at + 6, crc & 255)
  T.poke(at + 7, crc >> 8)
  for i, byte in ipairs(payload) do T.poke(at + 7 + i, byte) end
end
function G.keep(slot, payload)                          -- both copies, as save.c would have written them
  local at, size = 0x6000 + C.offset["slot." .. slot], C.offset["slot_size." .. slot]
  T.poke(0xA001, 0x80)
  write_copy(at, payload)
  write_copy(at + size + 8, payload)
  T.poke(0xA001, 0xC0)
end
function G.stat(slot, counter)
  local at = 0x6000 + C.offset["slot." .. slot]
  if T.ram(at + 2) + 256 * T.ram(at + 3) < counter * 2 + 2 then return 0 end
  return T.ram(at + 8 + counter * 2) + 256 * T.ram(at + 9 + counter * 2)
end
function G.power_cycle(title)                           -- RAM and the games' work RAM are noise, the saves stay
  for a = 0, 0x7FF do T.poke(a, math.random(0, 255)) end
  T.poke(0xA001, 0x80)
  for a = 0x6D00, 0x7FFF do T.poke(a, math.random(0, 255)) end
  T.reset()
  G.to_setup(title)
end
return G
