-- What stories of all games share: fields by name, the battery RAM written like a kept game, and the power going off.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local G = {}

-- The games of games/games.txt, in the order of the menu, and their slots in the save: statistics (in the record) and unfinished game.
G.LIST, G.STATS, G.GAME = {}, {}, {}
for line in io.lines("games/games.txt") do
  local id, title = line:match("^(%w+)%s*|%s*([^|]-)%s*|")
  if id then
    G.LIST[#G.LIST + 1] = { id = id, title = title }
    G.STATS[id], G.GAME[id] = id:upper(), id:upper() .. "_GAME"
  end
end

local function place(name) return name:match("^[%w_]+"), C.offset[name] or error("no field " .. name) end
function G.get(name, n) local label, at = place(name) return T.ram(label, at + (n or 0)) end
function G.get16(name) return G.get(name) + 256 * G.get(name, 1) end
function G.put(name, value, n) local label, at = place(name) T.poke(label, value, at + (n or 0)) end
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
  if T.ram("screen_id") == C.ENDING then
    C.leave_to_menu()
    C.take(G.LIST[T.ram("game_index") + 1].title)
  else
    C.pause()
    C.take("NEW GAME")
  end
  C.wait_screen(C.SETUP, "the setup screen")
end
function G.pause_item(words) C.pause() C.take(words) end
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
local HEAD, CHOICES = 6, 8                              -- bytes: a copy's head; choices, before the statistics of a record
local function slot_at(slot, what) return C.offset["save." .. slot .. "." .. what] or error("no slot " .. slot) end
local function write_copy(at, payload)
  local all = { 2, #payload & 255, #payload >> 8 }
  for _, byte in ipairs(payload) do all[#all + 1] = byte end
  local crc = crc16(all)
  T.poke(at, 0xB5)
  for i = 1, 3 do T.poke(at + i, all[i]) end
  T.poke(at + 4, crc & 255)
  T.poke(at + 5, crc >> 8)
  for i, byte in ipairs(payload) do T.poke(at + HEAD - 1 + i, byte) end
end
function G.keep(slot, payload)                          -- all copies, as save.c would have written them
  T.poke(0xA001, 0x80)
  for copy = 0, slot_at(slot, "copies") - 1 do
    write_copy(0x6000 + slot_at(slot, "at") + copy * (slot_at(slot, "size") + HEAD), payload)
  end
  T.poke(0xA001, 0xC0)
end
function G.kept(slot)                                   -- the payload, as a table
  local at, payload = 0x6000 + slot_at(slot, "at"), {}
  for i = 1, T.ram(at + 2) + 256 * T.ram(at + 3) do payload[i] = T.ram(at + HEAD - 1 + i) end
  return payload
end
function G.stat(slot, counter)
  local at, payload = CHOICES + 2 * counter, G.kept(slot)
  return (payload[at + 1] or 0) + 256 * (payload[at + 2] or 0)
end
local function keep_part(slot, first, bytes)            -- changes a part of a record
  local payload = G.kept(slot)
  for i = #payload + 1, first + #bytes do payload[i] = 0 end
  for i, byte in ipairs(bytes) do payload[first + i] = byte end
  G.keep(slot, payload)
end
function G.keep_stats(slot, bytes) keep_part(slot, CHOICES, bytes) end
function G.keep_choice(slot, n, value) keep_part(slot, n, { value }) end
function G.power_cycle(title)                           -- RAM and the games' work RAM are noise, the saves stay
  for a = 0, 0x7FF do T.poke(a, math.random(0, 255)) end
  T.poke(0xA001, 0x80)
  for a = 0x6D00, 0x7FFF do T.poke(a, math.random(0, 255)) end
  T.reset()
  G.to_setup(title)
end
return G
