-- Watches the console for faults that must never happen, and counts them by kind:
--   vram     a write to PPUADDR or PPUDATA while the picture is being drawn; the Labyrinth's splits write addresses, in the blank behind a line
--   nmi      a frame in which the interrupt did not run
--   brk      the CPU ran into filler
--   stack    fewer than 16 bytes of the hardware stack or 12 of the C stack were left
--   queue    what is behind the VRAM queue was written over
--   sound    a frame without a sound tick
--   rules    a board that cannot be
--   reset    a reset that nobody asked for
--   sprites, flash   what eyes.lua checks
-- F.plant(kind) causes one, so that a test can show that it would be noticed.
local T = dofile(os.getenv("STORY_LIB"))
local E = dofile(os.getenv("STORY_DIR") .. "/eyes.lua")
local F = { vram = 0, nmi = 0, brk = 0, stack = 0, queue = 0, sound = 0, rules = 0, reset = 0, sprites = 0, flash = 0 }
local CSTACK = T.labels["_CSTACK_START__"]
local STACK_LOW = T.labels["_STACKLOW_START__"] + T.labels["_STACKLOW_SIZE__"] -- below it the stack page holds variables
local KINDS = { "vram", "nmi", "brk", "stack", "queue", "sound", "rules", "reset", "sprites", "flash" }
local mask, last_frame, ticks, booted = 0, nil, 0, 0
local SIGN = 0x4342                                     -- "BC", which the state block begins with
local CHORD, SECOND = 0xF0, T.fps > 55 and 60 or 50     -- A + B + Select + Start, and for how many frames
local chord, asked = 0, false

local function vram_write() if (mask & 0x18) ~= 0 and T.in_picture() then F.vram = F.vram + 1 end end
-- Of an address that a split writes the first half is only kept; the second counts.
local SPLIT, SPLIT_END = T.labels.lab_draw_irq, T.labels.lab_draw_nmi
local BLANK_FROM, BLANK_TO, SPLITS = 258, 322, 13      -- dots of a line
local ALONE = 0x80                                      -- while it is still: no other half follows
local halves, split_frame = 0, nil
local function address_write(_, value)
  local pc = T.machine.devices[":maincpu"].state["PC"].value
  if not SPLIT or pc < SPLIT or pc >= SPLIT_END then return vram_write() end
  if T.frame() ~= split_frame then halves, split_frame = 0, T.frame() end
  if value == ALONE and halves % 2 == 0 then return end
  halves = halves + 1
  if halves > 2 * SPLITS or halves % 2 == 0 and (T.dot() < BLANK_FROM or T.dot() > BLANK_TO) then F.vram = F.vram + 1 end
end

function F.watch()
  T.on_write(0x2001, function(_, value) mask = value end)
  T.on_write(0x2006, address_write)
  T.on_write(0x2007, vram_write)
  T.on_read("brk_found", function() F.brk = F.brk + 1 end)
  -- sound_tick is in a page, where other pages have other code: it counts when the NMI is about to call it
  local calling = false
  T.on_read("nmi_call_sound", function()
    calling = not F.mute
    if F.mute then return 0x2C end                       -- planted: BIT instead of JSR
  end)
  T.on_read("sound_tick", function() if calling then ticks = ticks + 1 calling = false end end)
  T.on_read("reset", function()
    if not asked and chord < SECOND - 1 then F.reset = F.reset + 1 end
    last_frame, booted, chord, asked = nil, T.frame(), 0, false
  end)
end

function F.begin_anew()                                 -- the story's own reset
  asked = true
  T.machine:soft_reset()
end

local BOARDS = dofile(os.getenv("STORY_DIR") .. "/boards.lua")
local ORDER = {}                                        -- of the menu
for line in io.lines("games/games.txt") do ORDER[#ORDER + 1] = line:match("^(%l[%w]*)%s*|") end
local unsound = 0
local function board_is_sound()
  local name = ORDER[T.ram("game_index") + 1]
  if T.ram("game_count") == 1 then name = os.getenv("STORY_ROM") end
  return not BOARDS[name or ""] or BOARDS[name]()
end

-- planted: the blank has just begun, so the palette may be written
local function strobe()
  T.poke(0x2006, 0x3F)
  T.poke(0x2006, 0x00)
  for _ = 0, 31 do T.poke(0x2007, T.frame() // 4 % 2 == 0 and 0x0F or 0x30) end
end

-- once a frame, from the story
function F.frame()
  chord = T.ram("pad_raw") & CHORD == CHORD and chord + 1 or 0
  if T.frame() - booted > 30 then                        -- the boot itself runs without interrupts
    local now = T.ram("frame_count")
    if last_frame and (now - last_frame) & 255 ~= 1 then F.nmi = F.nmi + 1 end
    last_frame = now
    if ticks == 0 then F.sound = F.sound + 1 end
  end
  ticks = 0
  if T.frame() - booted <= 30 then return end
  for a = STACK_LOW, STACK_LOW + 15 do if T.ram(a) ~= 0xA5 then F.stack = F.stack + 1 break end end
  for a = CSTACK, CSTACK + 11 do if T.ram(a) ~= 0 then F.stack = F.stack + 1 break end end
  if T.ram16("state_block") ~= SIGN then F.queue = F.queue + 1 end
  -- A tick may end after its frame, with a move half made: an impossible board must persist to count.
  if T.frame() % 7 == 0 and T.ram("screen_id") >= 0x41 and T.ram("ppu_blank") == 0 then
    unsound = board_is_sound() and 0 or unsound + 1
    if unsound == 3 then F.rules = F.rules + 1 end
  end
  if F.strobe then strobe() end
  if E.too_many_sprites() then F.sprites = F.sprites + 1 end
  if E.flashes() then F.flash = F.flash + 1 end
end

function F.total() local n = 0 for _, k in ipairs(KINDS) do n = n + F[k] end return n end
function F.report(seconds)
  for _, k in ipairs(KINDS) do T.eq(F[k], 0, k .. " faults in " .. seconds .. " s of console time") end
end

function F.plant(kind)
  local mem, cpu = T.mem, T.machine.devices[":maincpu"]
  if kind == "vram" then
    -- c4_play_tick counts its clock with an INC, well after the blank is over; for once it goes to PPUDATA
    local inc, armed, left = T.labels.c4_play_tick + 14, false, 2
    T.on_read(inc, function(_, opcode) armed = opcode == 0xEE and T.ram("page_now") == T.ram("game_page") end)
    T.on_read(inc + 1, function() if armed and left > 0 then left = left - 1 return 0x07 end end)
    T.on_read(inc + 2, function() if armed and left > 0 then left = left - 1 return 0x20 end end)
  elseif kind == "nmi" then mem:write_u8(0x2000, 0)
  elseif kind == "reset" then cpu.state["PC"].value = T.labels.reset
  elseif kind == "brk" then
    local filler = 0xFFF0 -- in the fixed page, from its end
    while mem:read_u8(filler) ~= 0 do filler = filler - 1 end
    cpu.state["PC"].value = filler
  elseif kind == "stack" then mem:write_u8(STACK_LOW + 5, 0)
  elseif kind == "queue" then mem:write_u8(T.labels.state_block + 1, 0x40)
  elseif kind == "sound" then F.mute = true
  elseif kind == "rules" then mem:write_u8(T.labels.c4_state + 52 + 35, 1)
  elseif kind == "sprites" then for sprite = 0, 8 do mem:write_u8(T.labels.oam_buf + sprite * 4, 100) end
  elseif kind == "flash" then F.strobe = true end
end

F.kinds = KINDS
return F
