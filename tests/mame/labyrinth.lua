-- Walking in the labyrinth on the cartridge by the pads, for stories: into the maze of a given number, and along the way to its
-- centre.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local B = dofile("tests/labyrinth/bench.lua")
local L = { SEEKING = 0, FOUND = 1, SEED_SCREEN = 0x42, SIZES = { [0] = 21, 17, 13 } }
local STRIDE = 32
local WAY_ANGLE = { [1] = 0, [2] = 1024, [3] = 2048, [4] = 3072 } -- LAB_MAZE_WAY_EAST ..

function L.lab(name, n) return T.ram("lab_state", (C.offset["lab_state." .. name] or error("no field " .. name)) + (n or 0)) end
function L.lab16(name) return L.lab(name) + 256 * L.lab(name, 1) end
function L.x() return T.ram16("lab_move_x") end
function L.y() return T.ram16("lab_move_y") end
function L.angle() return T.ram16("lab_move_angle") end
function L.pose() return string.format("%d.%d %d.%d %d", L.x(), T.ram("lab_move_x_sub"), L.y(), T.ram("lab_move_y_sub"), L.angle()) end
function L.way() return T.ram("lab_maze_way", ((L.y() >> 8) + 1) * STRIDE + (L.x() >> 8) + 1) end
function L.trail() local s = {} for i = 0, 62 do s[#s + 1] = string.format("%02x", T.ram("lab_trail", i)) end return table.concat(s) end

function L.size() return L.SIZES[L.lab("size")] end
function L.console_maze()                               -- as the host prints it
  local rows, size = {}, L.size()
  for y = 0, size - 1 do
    local row = {}
    for x = 0, size - 1 do row[#row + 1] = T.ram("lab_maze_rows", (y + 1) * STRIDE + x + 1) == 0 and "0" or "1" end
    rows[#rows + 1] = table.concat(row)
  end
  return table.concat(rows, "\n")
end
function L.host_maze(seed)
  B.size = L.size()
  local rows = B.walls(seed)
  return table.concat(rows, "\n", 1, B.size), rows[B.size + 1], rows
end

function L.host_way(seed)                               -- cells of the shortest way, as the host counts them
  local p = io.popen(string.format("build/host/labyrinth way %d %d", seed, L.size()))
  local n = p:read("n")
  p:close()
  return n
end

-- screens ---------------------------------------------------------------------------------------------------------------
function L.setup()                                      -- from the menu
  C.take("LABYRINTH")
  return C.wait_screen(C.SETUP, "the setup screen")
end
local function playing()
  local ok = T.wait("the maze", 600, function() return C.shown(C.PLAY) end)
  T.frames(10)
  return ok
end
function L.begin(line) C.take(line or "NEW MAZE") return playing() end
function L.type_seed(seed, size)                        -- from the setup screen, digit by digit
  if size then C.set("SIZE", size .. "X" .. size) end
  C.take("ENTER MAZE NUMBER")
  C.wait_screen(L.SEED_SCREEN, "the number's screen")
  local digits = string.format("%05d", seed)
  for i = 1, 5 do
    for _ = 1, 12 do
      if T.text(0, 13):sub(10 + 2 * i, 10 + 2 * i) == digits:sub(i, i) then break end
      T.press("up", 1, 2, 3)
    end
    if i < 5 then T.press("right", 1, 2, 3) end
  end
  T.shot("number")
  T.press("a", 1, 2, 2)
  return playing()
end

-- From the centre through the hall and over the map to the setup screen.
L.HEART, L.RESULT = 0x45, 0x46
function L.to_result()
  T.wait("the hall", 300, function() return C.shown(L.HEART) end)
  T.frames(40)
  T.press("a", 1, 2, 2)
  T.wait("the map", 300, function() return C.shown(L.RESULT) end)
  T.frames(20)
end
function L.leave()
  L.to_result()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.MENU)
  L.setup()
end

-- walking ---------------------------------------------------------------------------------------------------------------
local held = {}
function L.want(wishes)                                 -- a set of buttons, by name, held from now on
  for _, b in ipairs({ "up", "down", "left", "right", "b" }) do
    local on = wishes:find(b, 1, true) ~= nil
    if held[b] ~= on then T.hold(b, on) held[b] = on end
  end
end
local function past_middle(heading)
  local x, y = L.x() & 255, L.y() & 255
  return heading == 1 and x >= 128 or heading == 2 and y <= 128 or heading == 3 and x <= 128 or heading == 4 and y >= 128
end
local function off_course(heading)                      -- the angle still to turn, left is positive
  local off = ((WAY_ANGLE[heading] or L.angle()) - L.angle()) & 4095
  return off > 2048 and off - 4096 or off
end
function L.straight() return WAY_ANGLE[L.way()] and math.abs(off_course(L.way())) <= 24 end -- looks along the way
-- On towards the centre by the pad, as one would who knows the way; `each` is called every frame. True when it is reached.
function L.walk(limit, each, stop)
  local heading = L.way()
  for _ = 1, limit do
    if L.lab("state") == L.FOUND then L.want("") return true end
    if stop and stop() then return false end
    if heading == 0 or past_middle(heading) then heading = L.way() end
    local off = off_course(heading)
    local side = off > 0 and "left" or "right"
    if math.abs(off) > 160 then L.want(side)
    elseif math.abs(off) > 24 then L.want(T.frame() % 3 == 0 and "up " .. side or "up")
    else L.want("up") end
    T.frames(1)
    if each then each() end
  end
  L.want("")
  return false
end
return L
