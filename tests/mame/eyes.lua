-- Checks once a frame, on any screen, for what would strain a player's eyes:
--   sprites  a line with more than the eight sprites that the console can show: the ninth would flicker
--   flash    more than three flashes in a second over a quarter of the picture or more (W3C's WCAG 2.3.1): a flash of a point is a pair of
--            opposite changes of its relative luminance by a tenth of full white or more
local T = dofile(os.getenv("STORY_LIB"))
local E = {}
local LINES, HIDDEN = 240, 0xEF
local STEP = 24                                         -- one point in this many, both ways, stands for the area around it
local FLASHES, AREA, CHANGE = 3, 1 / 4, 0.1

function E.too_many_sprites()
  local starts, high = {}, T.ram("ctrl_shown") & 0x20 ~= 0 and 16 or 8
  for sprite = 0, 63 do
    local y = T.oam(sprite * 4)
    if y < HIDDEN then starts[y] = (starts[y] or 0) + 1 end
  end
  local on_line = 0
  for line = 0, LINES - 1 do
    on_line = on_line + (starts[line] or 0) - (starts[line - high] or 0)
    if on_line > 8 then return true end
  end
  return false
end

local linear = {}                                       -- sRGB's curve
for i = 0, 255 do
  local c = i / 255
  linear[i] = c <= 0.04045 and c / 12.92 or ((c + 0.055) / 1.055) ^ 2.4
end
local known = {}                                        -- of the few colours that there are
local function luminance(rgb)
  local l = known[rgb]
  if not l then
    l = 0.2126 * linear[rgb >> 16] + 0.7152 * linear[(rgb >> 8) & 255] + 0.0722 * linear[rgb & 255]
    known[rgb] = l
  end
  return l
end

-- A point turns when its luminance changes direction by a tenth; two turns are a flash.
local points = {}
for y = STEP // 2, LINES - 1, STEP do
  for x = STEP // 2, 255, STEP do points[#points + 1] = { x = x, y = y, direction = 0, turns = {} } end
end
-- Four points represent their area: a pattern of two colours has the mean luminance of both.
local function light(x, y)
  return (luminance(T.pixel(x, y)) + luminance(T.pixel(x + 1, y)) + luminance(T.pixel(x, y + 1)) + luminance(T.pixel(x + 1, y + 1))) / 4
end
local function flashes_too_often(p, frame)
  local now = light(p.x, p.y)
  local extreme = p.extreme or now
  local way = now - extreme
  if way * p.direction > 0 or not p.extreme then
    p.extreme = now
  elseif way >= CHANGE or way <= -CHANGE then
    p.direction = way > 0 and 1 or -1
    p.extreme = now
    p.turns[#p.turns + 1] = frame
  end
  while p.turns[1] and frame - p.turns[1] >= T.fps do table.remove(p.turns, 1) end
  return #p.turns > 2 * FLASHES
end
function E.flashes()
  local frame, many = T.frame(), 0
  for _, p in ipairs(points) do if flashes_too_often(p, frame) then many = many + 1 end end
  return many >= AREA * #points
end

return E
