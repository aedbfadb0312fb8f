-- Plays one song on the sound test ROM and counts the cycles of each sound_tick. Run by tests/sound/*.t in MAME with -wavwrite.
-- Environment: LABELS file of ld65 -Ln, SONG id, FRAMES to run, CPU_HZ, SFX number of effects to play over the song (0: none),
-- one EVERY this many frames, DIR where to write "cycles": worst, mean, frames counted, music ticks.
local label = {}
for line in io.lines(os.getenv("LABELS")) do
  local address, name = line:match("^al (%x+) %.(%S+)")
  if name then label[name] = tonumber(address, 16) end
end
local machine = manager.machine
local mem = machine.devices[":maincpu"].spaces["program"]
local hz, frames = tonumber(os.getenv("CPU_HZ")), tonumber(os.getenv("FRAMES"))
local song, effects = tonumber(os.getenv("SONG")), tonumber(os.getenv("SFX"))
local FIRST_FRAME = 20
local every = tonumber(os.getenv("EVERY"))

local frame, worst, sum, count, begun = 0, 0, 0, 0, 0
local function seconds() return machine.time.seconds + machine.time.attoseconds * 1e-18 end
_G.taps = {                                -- kept, or they are collected and stop
  mem:install_read_tap(label.tick_begin, label.tick_begin, "begin", function() begun = seconds() end),
  mem:install_read_tap(label.tick_end, label.tick_end, "end", function()
    local cycles = math.floor((seconds() - begun) * hz + 0.5)
    worst, sum, count = math.max(worst, cycles), sum + cycles, count + 1
  end),
}

emu.register_frame_done(function()
  frame = frame + 1
  if frame == FIRST_FRAME then mem:write_u8(label.snd_req_song, song + 1) end
  if effects > 0 and frame > FIRST_FRAME and frame % every == 0 then
    mem:write_u8(label.snd_req_sfx, frame // every % effects + 1)
  end
  if frame == frames then
    local out = io.open(os.getenv("DIR") .. "/cycles", "w")
    out:write(string.format("%d %d %d %d\n", worst, sum // count, count, mem:read_u8(label.snd_ticks) + 256 * mem:read_u8(label.snd_ticks + 1)))
    out:close()
    machine:exit()                         -- not os.exit: the WAV must be finished
  end
end)
