-- Shared by the stories of all games, in addition to the kit's player: writing unfinished games to the battery RAM, and switching
-- the power off.
local T = dofile(os.getenv("STORY_LIB"))
local G = dofile(os.getenv("STORY_DIR") .. "/connect4.lua") -- the player's, with more
if G.LIST then return G end

-- The games of games/games.txt, in the order of the menu, and their slots in the save: statistics (in the record) and unfinished game.
G.LIST, G.RECORD, G.GAME = T.names.games, {}, {}
for _, game in ipairs(G.LIST) do G.RECORD[game.id], G.GAME[game.id] = game.id:upper(), game.id:upper() .. "_GAME" end

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
local function slot_at(slot, what) return G.offset["save." .. slot .. "." .. what] or error("no slot " .. slot) end
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
function G.keep(slot, payload)                          -- all copies, as save.c would write them
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
