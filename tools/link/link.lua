-- The link cable between two MAME processes: what one console writes to OUT0 the other reads, inverted, at D4 of its port 2. Started by
-- tools/link/link.sh, which sets
--   LINK_ROLE  listen | connect: at LINK_AT, an address and a port, as 127.0.0.1:7845
--   LINK_PIPE  on one machine: prefix of the two named pipes over which they talk once they have met
--   LINK_DELAY cable delay in cycles       LINK_TEST  a story to run with it (tests)
-- U pulls this console's plug, and puts it in again. A console whose partner has gone plays on, unplugged, and finds the next one that comes.
--
-- Both send lines "time level": my OUT0 has this level, and I have got to this time. Time counts NTSC cycles since the two met,
-- also on PAL consoles. A reading at time t needs the other's level at t - delay, so it waits until the other has got there. Each
-- side reports its own time before it waits, so the one that is behind never waits: there is no deadlock, and the outcome does
-- not depend on how busy the machines are.
if _G.LINK then return end -- MAME runs the script again after a soft reset
local M = manager.machine
local mem = M.devices[":maincpu"].spaces["program"]
local role, at, pipe = os.getenv("LINK_ROLE"), os.getenv("LINK_AT"), os.getenv("LINK_PIPE")
local DELAY = tonumber(os.getenv("LINK_DELAY") or "100")
local UNIT = 1789773 -- a second
local D4 = 0x10
local LOST = 3       -- seconds of silence after which the other counts as gone
local LOOK = 20      -- frames between attempts to meet
local SPINS = 1000   -- failed reads between two looks at the time
local HELLO = "boardcart link 1"

local L = { pulled = false, met = 0 } -- MAME removes taps whose objects are collected
_G.LINK = L
local function say(words)
  print("link: " .. words)
  M:popmessage(words)
end

-- The other process. They meet at a socket, which MAME opens like a file and whose reads never wait. That is right before they
-- have met, since the console plays on; afterwards it means polling, which is fine on two machines. On one machine the two would
-- take the processor from each other, so there they continue over named pipes, where waiting costs nothing.
local socket, received, connected = nil, "", false
local pipe_in, pipe_out
local function hang_up()
  if pipe_in then pipe_in:close() end
  if pipe_out then pipe_out:close() end
  pipe_in, pipe_out, socket, received, connected = nil, nil, nil, "", false
  collectgarbage() -- this closes the socket
end
local function open()
  socket = emu.file("", role == "listen" and 7 or 3) -- read, write and, to listen, create
  if socket:open("socket." .. at) then socket = nil end
end
local function part(words)
  hang_up()
  say(words)
end
local function put(line)
  if pipe_out then
    if pipe_out:write(line, "\n") then return true end
  elseif socket:write(line .. "\n") > 0 then
    return true
  end
  part("The other console has gone")
  return false
end
-- The next whole line that has come through the socket, or nil.
local function line_there()
  local line, rest = received:match("^([^\n]*)\n(.*)$")
  if not line then
    received = received .. socket:read(4096)
    line, rest = received:match("^([^\n]*)\n(.*)$")
  end
  if line then received = rest end
  return line
end
-- The next line; nil when the other has gone or is silent for too long.
local function get()
  if pipe_in then return pipe_in:read("l") end
  local since = nil
  for spins = 1, math.huge do
    local line = line_there()
    if line then return line end
    if spins % SPINS == 0 then
      since = since or os.time()
      if os.time() - since > LOST then return nil end
    end
  end
end
-- Both are there, so neither waits for long.
local function open_pipes()
  local ways = { listen = ".there", connect = ".back" }
  if role == "listen" then pipe_out = io.open(pipe .. ways.listen, "w") end
  pipe_in = io.open(pipe .. ways[role == "listen" and "connect" or "listen"], "r")
  if role == "connect" then pipe_out = io.open(pipe .. ways.connect, "w") end
  if pipe_out then pipe_out:setvbuf("no") end
  socket = nil
  collectgarbage()
  return pipe_in and pipe_out
end

-- the cable ------------------------------------------------------------------------------------------------------------------
local began = 0
local mine, reported = 0, 0           -- my OUT0, and up to which time the other knows it
local theirs, known = 0, 0        -- its OUT0 at the time of my last reading, and how far it has got
local changes, first, last = {}, 1, 0 -- changes of its OUT0 that are still in the future: time, level
local function now() return M.time:as_ticks(UNIT) - began end
-- A pulled plug leaves both lines open, which reads like a 1.
local function report(t)
  reported = t
  if connected then put(t .. " " .. (L.pulled and 1 or mine)) end
end
local function meet()
  if pipe and not open_pipes() then return part("No pipe at " .. pipe) end
  connected = true
  L.met = L.met + 1
  began = M.time:as_ticks(UNIT)
  theirs, known = 1, 0
  changes, first, last = {}, 1, 0
  report(0)
  say("The other console is there")
end
local function receive()
  local line = get()
  local t, level = (line or ""):match("^(%d+) ([01])$")
  if not t then return part((pipe or line == "bye") and "The other console has gone" or "The other console is silent") end
  known = tonumber(t)
  last = last + 1
  changes[last] = { known, tonumber(level) }
end
local function level_at(t)
  while connected and known < t do receive() end
  while changes[first] and changes[first][1] <= t do
    theirs = changes[first][2]
    changes[first] = nil
    first = first + 1
  end
  return theirs
end

-- While nobody is there, the one that connects sends HELLO and the one that listens answers with it. A listening socket must not
-- be written to before something has arrived.
local asked = false -- HELLO was sent, and the answer is due
local function look()
  if not socket then
    open()
    if socket and role == "connect" then put(HELLO) end
    asked = socket and role == "connect"
    return
  end
  local line = line_there()
  if line == nil then return end
  asked = false
  if line ~= HELLO then return part("The other end is not a console") end
  if role == "listen" and not put(HELLO) then return end
  meet()
end

L.write = mem:install_write_tap(0x4016, 0x4016, "link_out0", function(_, data)
  if data & 1 ~= mine then
    mine = data & 1
    if connected then report(now()) end
  end
end)
L.read = mem:install_read_tap(0x4017, 0x4017, "link_d4", function(_, data)
  if not connected then return data & ~D4 end
  local t = now()
  if t - reported > DELAY // 2 or known < t - DELAY then report(t) end
  if level_at(t - DELAY) == 1 or not connected or L.pulled then return data & ~D4 end
  return data | D4
end)
function L.pull(out)
  L.pulled = out
  if connected then report(now()) end
  M:popmessage(out and "The plug is out: U puts it in" or "The plug is in")
end
local U = M.input:code_from_token("KEYCODE_U")
local held, frames = false, 0
emu.register_frame_done(function()
  local down = M.input:code_pressed(U)
  if down and not held then L.pull(not L.pulled) end
  held = down
  frames = frames + 1
  if connected then report(now())
  elseif asked or frames % LOOK == 0 then look() end
end)
emu.register_stop(function() if connected then put("bye") end end)
say(role == "listen" and "Waiting for the other console" or "Looking for the other console")

local test = os.getenv("LINK_TEST")
if test then dofile(test) end
