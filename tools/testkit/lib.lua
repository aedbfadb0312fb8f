-- The test kit's library: stories for the ROM in MAME, written as straight-line Lua, reported as TAP (TESTING.md).
--
--   local T = dofile(os.getenv("STORY_LIB"))
--   T.story(function()
--     T.frames(60)                          -- let it boot
--     T.press("start")                      -- down for 3 frames, up for 3
--     T.ok(T.text(0, 3):find("MENU"), "the menu is shown")
--     T.shot("menu")
--   end)
--
-- Nothing here depends on the folder that MAME was started in: labels come from the file STORY_LABELS, and what else the build knows
-- (fields of structures, songs, games, the state block) from names.lua beside it, or from the file STORY_NAMES.
--
-- MAME runs the script again after a soft reset, and in a fresh Lua after a hard one, so a story that resets does it by T.reset, which
-- continues in the same coroutine.
if _G.STORY then return _G.STORY end
local T = { limit = 60 * 60 * 10, fails = 0, count = 0, taps = {} }
_G.STORY = T
local M = manager.machine
local cpu, ppu = M.devices[":maincpu"], M.devices[":ppu"]
local mem, vram = cpu.spaces["program"], ppu.spaces["videoram"]
T.machine, T.mem = M, mem
T.system = M.system.name
local NAMES = { a = "A", b = "B", select = "Select", start = "Start", up = "Up", down = "Down", left = "Left", right = "Right" }
local CLOCK = { nes = 21477272 / 12, famicom = 21477272 / 12, nespal = 26601712 / 16, dendy = 26601712 / 15 }
T.clock = CLOCK[T.system]
T.fps = ({ nes = 60.0988, famicom = 60.0988, nespal = 50.0070, dendy = 50.0070 })[T.system]
local frame, story = 0, nil

-- what the build knows ----------------------------------------------------------------------------------------------
local LABELS = os.getenv("STORY_LABELS")
T.folder = os.getenv("STORY_LIB"):match("^(.*/)") or "./" -- where the kit's other files are
local KNOWN = os.getenv("STORY_NAMES") or (LABELS:match("^(.*/)") or "./") .. "names.lua"
local file = io.open(KNOWN)
local names = file and dofile(KNOWN) or { block = {}, values = {}, games = {}, sounds = {}, fields = {} } -- a story may do without
if file then file:close() end
T.names = names

-- memory by label ---------------------------------------------------------------------------------------------------
local L = {}
for line in io.lines(LABELS) do
  local bank_address, name = line:match("^al (%x+) %.(.+)$")
  local address = name and tonumber(bank_address, 16) & 0xFFFF
  local c_name = name and name:match("^_(.+)")          -- a variable of C goes before an assembly label of the same name
  if c_name then L[c_name] = address
  elseif address then L[name] = L[name] or address end
end
T.labels = L
local function at(where, offset)
  local address = type(where) == "string" and (L[where] or error("no label " .. where)) or where
  return address + (offset or 0)
end
function T.ram(where, offset) return mem:read_u8(at(where, offset)) end
function T.ram16(where, offset) return T.ram(where, offset) + 256 * T.ram(where, (offset or 0) + 1) end
function T.poke(where, value, offset) mem:write_u8(at(where, offset), value) end

-- The state block: T.state("moves"), T.state("who", 1), T.set_state("wanted", 7), and T.PERSON, T.OVER ... to compare with. No label is
-- needed for it.
for name, value in pairs(names.values) do T[name] = value end
local function block(name, n)
  local field = names.block[name] or error("no field " .. name .. " in the state block")
  return field.at + field.bytes * (n or 0), field.bytes
end
function T.state(name, n)
  local address, bytes = block(name, n)
  return bytes == 2 and mem:read_u16(address) or mem:read_u8(address)
end
function T.set_state(name, value, n)
  local address, bytes = block(name, n)
  if bytes == 2 then mem:write_u16(address, value) else mem:write_u8(address, value) end
end

function T.vram(a) return vram:read_u8(a) end
local palette, sprites = emu.item(ppu.items["0/m_palette_ram"]), emu.item(ppu.items["0/m_spriteram"])
function T.palette(i) return palette:read(i) end
function T.oam(i) return sprites:read(i) end
function T.pixel(x, y) return M.screens[":screen"]:pixel(x, y) & 0xFFFFFF end
local BUTTONS = "ABSTASEL+"                             -- how the tiles of drawn buttons are read
function T.split(nt, row)                               -- from here on Skyscrapers takes tiles from the sprites' table, letters from $80 on
  return nt == 0 and row >= 24 and L.sky_split_irq and T.ram16("hook_irq") == L.sky_split_irq
end
function T.tile(nt, x, row)                             -- where the font has it
  local tile = vram:read_u8(0x2000 + nt * 0x400 + row * 32 + x)
  if T.split(nt, row) then return tile >= 0x80 and tile - 0x80 or 0x7F end
  return tile
end
-- The pause menu is in the game's picture: what a story asks of "the other name table" is there.
function T.table(nt) return nt & T.ram("ppu_ctrl") & 3 end
function T.text(nt, row)                                -- a row of tiles, read through the font
  nt = T.table(nt)
  local s = {}
  for x = 0, 31 do
    local tile = T.tile(nt, x, row)
    local button = tile - 0x6D
    s[#s + 1] = tile < 0x5F and string.char(tile + 0x20) or button >= 1 and button <= #BUTTONS and BUTTONS:sub(button, button) or "#"
  end
  return table.concat(s)
end
function T.shows(words, nt)                             -- are these words anywhere on the screen?
  for row = 0, 29 do if T.text(nt or 0, row):find(words, 1, true) then return true end end
  return false
end

-- sound: SONG_MENU, SFX_MOVE ... by name ------------------------------------------------------------------------------
local ids = names.sounds
function T.id(name) return ids[name] or error("no song or effect " .. name) end
function T.song()                                       -- the name of what plays, or "none"
  local playing = T.ram("snd_song") - 1
  for name, id in pairs(ids) do if id == playing and name:find("^SONG_") and name ~= "SONG_COUNT" then return name end end
  return "none"
end
function T.listen(heard)                                -- counts the effects that are asked for, by name
  local name_of, slots = {}, at("snd_req_sfx")
  for name, id in pairs(ids) do if name:find("^SFX_") and name ~= "SFX_COUNT" then name_of[id + 1] = name end end
  T.on_write(slots, function(_, value)
    local name = name_of[value]
    if name then heard[name] = (heard[name] or 0) + 1 end
  end, slots + 1)
end

-- time ----------------------------------------------------------------------------------------------------------------
function T.frame() return frame end
function T.frames(n) for _ = 1, n or 1 do coroutine.yield() end end
function T.wait(what, limit, condition)                 -- polls once a frame; false when the limit is met
  for n = 1, limit do if condition() then return n end coroutine.yield() end
  T.ok(false, what .. " within " .. limit .. " frames")
  return false
end
function T.now() return M.time end
function T.cycles_since(t)                              -- exact inside a tap
  local d = M.time - t
  return math.floor((d.seconds + d.attoseconds / 1e18) * T.clock + 0.5)
end
local function guarded(fn)                              -- MAME swallows errors in taps: remember the first
  return function(...)
    local fine, result = pcall(fn, ...)
    if fine then return result end
    T.tap_error = T.tap_error or tostring(result)
  end
end
function T.on_read(where, fn) local a = at(where) T.taps[#T.taps + 1] = mem:install_read_tap(a, a, "r", guarded(fn)) end
function T.on_write(where, fn, last) local a = at(where) T.taps[#T.taps + 1] = mem:install_write_tap(a, last or a, "w", guarded(fn)) end
-- Is the picture being drawn now? The frame callback comes as the vertical blank begins.
local BLANK_LINES = { nes = 20, famicom = 20, nespal = 70, dendy = 70 }
local LINE_CYCLES = { nes = 341 / 3, famicom = 341 / 3, nespal = 341 / 3.2, dendy = 341 / 3 }
local LINE_DOTS = 341
local blank_began
function T.dot() return T.cycles_since(blank_began) * LINE_DOTS / LINE_CYCLES[T.system] % LINE_DOTS end -- of the line that is being drawn
function T.in_picture() return blank_began and T.cycles_since(blank_began) > BLANK_LINES[T.system] * LINE_CYCLES[T.system] end

-- pads ----------------------------------------------------------------------------------------------------------------
function T.hold(button, on, pad)
  pad = pad or 1
  -- the Famicom's second pad is wired in and has no Start or Select
  local port = M.ioport.ports[":ctrl" .. pad .. ":joypad:JOYPAD"] or M.ioport.ports[":ctrl" .. pad .. ":fcpad" .. pad .. ":JOYPAD"]
  local field = port and (port.fields["P" .. pad .. " " .. NAMES[button]])
  if not field then
    for _, p in pairs(M.ioport.ports) do
      if p.fields["P" .. pad .. " " .. NAMES[button]] then field = p.fields["P" .. pad .. " " .. NAMES[button]] end
    end
  end
  if field then field:set_value(on and 1 or 0) end
end
function T.press(button, pad, down, up)
  T.hold(button, true, pad) T.frames(down or 3) T.hold(button, false, pad) T.frames(up or 3)
end
function T.let_go() for pad = 1, 2 do for b in pairs(NAMES) do T.hold(b, false, pad) end end end

-- screens -------------------------------------------------------------------------------------------------------------
function T.settled() return T.ram("frame_count") ~= nil and T.palette(3) ~= 0x0F end
function T.shot(name) M.screens[":screen"]:snapshot(name .. ".png") end
function T.picture()                                    -- a hash of the picture
  local h, screen = 5381, M.screens[":screen"]
  for y = 0, 239, 1 do for x = 0, 255, 2 do h = (h * 33 + screen:pixel(x, y)) & 0xFFFFFFFF end end
  return string.format("%08x", h)
end

-- What a failure looked like, for the first few of a story: the words on the screen, and a picture beside the story's others.
local SEEN_MAX = 3
local function show(promise)
  print("# expected at frame " .. frame .. ": " .. promise)
  if T.fails > SEEN_MAX then return end
  local nt = L.game_paused and T.ram("game_paused") & 1 or 0
  for row = 0, 29 do
    local line = T.text(nt, row):gsub("%s+$", "")
    if line:find("%w") then print(string.format("# %2d |%s", row, line)) end
  end
  T.shot("not_ok_" .. T.count)
  print("# picture: not_ok_" .. T.count .. ".png")
end

-- TAP -----------------------------------------------------------------------------------------------------------------
function T.ok(truth, promise, got)                      -- got: more to say when it is broken
  T.count = T.count + 1
  if not truth then T.fails = T.fails + 1 end
  print((truth and "ok " or "not ok ") .. T.count .. " - " .. promise)
  if not truth then
    if got then print("# " .. got) end
    show(promise)
  end
  return truth
end
function T.eq(got, want, promise)
  return T.ok(got == want, promise, "got " .. tostring(got) .. ", want " .. tostring(want))
end
function T.note(text) print("# " .. text) end
local function finish(why)
  if why then T.ok(false, why) end
  if T.tap_error then T.ok(false, "taps run without error: " .. T.tap_error) end
  print("1.." .. T.count)
  io.stdout:flush()
  -- os.exit gives the status; leaving by machine:exit writes the battery file, and the TAP speaks for itself
  if os.getenv("STORY_KEEP_NVRAM") then story = nil M:exit() else os.exit(T.fails == 0 and 0 or 1) end
end
function T.reset() M:soft_reset() T.frames(1) end

function T.story(fn)
  if story then return end                              -- the script runs again after a soft reset
  story = coroutine.create(fn)
  local function each_frame()
    if not story then return end
    frame = frame + 1
    blank_began = M.time
    if T.every_frame then T.every_frame() end             -- a watch that must miss none
    local fine, why = coroutine.resume(story)
    if not fine then finish("the story ran to its end: " .. tostring(why):gsub("\n", " "))
    elseif coroutine.status(story) == "dead" then finish()
    elseif frame >= T.limit then finish("the story ended in time") end
  end
  if emu.register_frame_done then emu.register_frame_done(each_frame)
  else T.subscription = emu.add_machine_frame_notifier(each_frame) end -- a MAME that has dropped the older call
end
return T
