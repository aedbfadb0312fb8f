-- The link cable between two MAME processes: what one console writes to OUT0 the other reads, inverted, at D4 of its port 2. Started by
-- tools/link/link.sh, which sets
--   LINK_VIA   pipe | listen | connect     LINK_PATH  prefix of two named pipes, or host:port
--   LINK_SIDE  1 | 2: who opens which pipe first
--   LINK_DELAY cable delay in cycles       LINK_TEST  a story to run with it (tests)
-- U pulls this console's plug, and puts it in again.
--
-- Both send lines "time level": my OUT0 has this level, and I have come so far. Time counts NTSC cycles since the cable was
-- plugged in, on PAL consoles, too. A reading at time t must know the other's level at t - delay, so it waits until the other has come
-- so far. Whoever waits has said before how far it is itself, hence the one that is behind never waits: no deadlock, and the
-- outcome does not depend on how busy the machines are. When the other process ends, the line reads as an unplugged one.
if _G.LINK then return end -- MAME runs the script again after a soft reset
local M = manager.machine
local mem = M.devices[":maincpu"].spaces["program"]
local via, path = os.getenv("LINK_VIA"), os.getenv("LINK_PATH")
local DELAY = tonumber(os.getenv("LINK_DELAY") or "100")
local UNIT = 1789773 -- a second
local D4 = 0x10

-- the other process: put(line), get() -> line or nil -----------------------------------------------------------------------
local put, get
local function open_pipes()
  local to, from = path .. ".1to2", path .. ".2to1"
  local w, r
  if os.getenv("LINK_SIDE") == "1" then
    w, r = assert(io.open(to, "w")), assert(io.open(from, "r"))
  else
    r, w = assert(io.open(to, "r")), assert(io.open(from, "w"))
  end
  w:setvbuf("no")
  put = function(line) return w:write(line) end
  get = function() return r:read("l") end
end
local function open_socket()
  package.path = package.path .. ";/usr/share/lua/5.3/?.lua"
  local socket = require("socket")
  local host, port = path:match("^(.*):(%d+)$")
  local c
  if via == "listen" then
    local server = assert(socket.bind(host, tonumber(port)))
    c = assert(server:accept())
    server:close()
  else
    for _ = 1, 600 do -- a minute for the other side to come
      c = socket.connect(host, tonumber(port))
      if c then break end
      socket.sleep(0.1)
    end
    assert(c, "nobody listens at " .. path)
  end
  c:setoption("tcp-nodelay", true)
  put = function(line) return c:send(line) end
  get = function() return (c:receive("*l")) end
end
print("link: waiting for the other side")
if via == "pipe" then open_pipes() else open_socket() end
print("link: connected")

-- the cable ------------------------------------------------------------------------------------------------------------------
local began = M.time:as_ticks(UNIT)
local mine, told = 0, 0           -- my OUT0; until when the other knows it
local theirs, known = 0, 0        -- its OUT0 at the time of my last reading; how far it has come
local changes, first, last = {}, 1, 0 -- of its OUT0 that are not yet due: time, level
local gone = false
local function now() return M.time:as_ticks(UNIT) - began end
local pulled = false              -- this end's plug is out: both ends read an open line, which is what a 1 reads as
local function tell(t)
  told = t
  if not gone and not put(t .. " " .. (pulled and 1 or mine) .. "\n") then gone = true end
end
local function hear()
  local line = get()
  local t, level = (line or ""):match("^(%d+) ([01])$")
  if not t then gone = true print("link: the other side has left: " .. tostring(line)) return end
  known = tonumber(t)
  last = last + 1
  changes[last] = { known, tonumber(level) }
end
local function level_at(t)
  while known < t and not gone do hear() end
  while changes[first] and changes[first][1] <= t do
    theirs = changes[first][2]
    changes[first] = nil
    first = first + 1
  end
  return theirs
end

local L = {} -- MAME removes taps whose objects are collected
_G.LINK = L
L.write = mem:install_write_tap(0x4016, 0x4016, "link_out0", function(_, data)
  if data & 1 ~= mine then
    mine = data & 1
    tell(now())
  end
end)
L.read = mem:install_read_tap(0x4017, 0x4017, "link_d4", function(_, data)
  if gone then return data & ~D4 end
  local t = now()
  if t - told > DELAY // 2 or known < t - DELAY then tell(t) end
  if level_at(t - DELAY) == 1 or gone or pulled then return data & ~D4 end
  return data | D4
end)
function L.pull(out)
  pulled = out
  tell(now())
  M:popmessage(out and "the plug is out: U puts it in" or "the plug is in")
end
local U = M.input:code_from_token("KEYCODE_U")
local held = false
emu.register_frame_done(function()
  local down = M.input:code_pressed(U)
  if down and not held then L.pull(not pulled) end
  held = down
  tell(now())
end)

local test = os.getenv("LINK_TEST")
if test then dofile(test) end
