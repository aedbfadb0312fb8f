-- What a player's eyes must be spared, looked at once a frame on whatever screen is there:
--   sprites  a line with more than the eight sprites that the console can show: the ninth would flicker
--   flash    more than three flashes of the whole picture in a second (the limit of W3C's WCAG 2.3.1): a flash is a pair of opposite
--            changes of the mean brightness by a tenth of full white or more
local T = dofile(os.getenv("STORY_LIB"))
local E = {}
local LINES, HIDDEN = 240, 0xEF
local STEP = 32                                         -- one pixel in so many, both ways: a flash of the whole screen is in all of them

function E.too_many_sprites()
  local starts = {}
  for sprite = 0, 63 do
    local y = T.oam(sprite * 4)
    if y < HIDDEN then starts[y] = (starts[y] or 0) + 1 end
  end
  local on_line = 0
  for line = 0, LINES - 1 do
    on_line = on_line + (starts[line] or 0) - (starts[line - 8] or 0)
    if on_line > 8 then return true end
  end
  return false
end

local function brightness()
  local sum, count = 0, 0
  for y = STEP / 2, LINES - 1, STEP do
    for x = STEP / 2, 255, STEP do
      local rgb = T.pixel(x, y)
      sum = sum + 0.2126 * (rgb >> 16) + 0.7152 * ((rgb >> 8) & 255) + 0.0722 * (rgb & 255)
      count = count + 1
    end
  end
  return sum / count / 255
end

-- Turning points of the brightness that lie a tenth apart; two of them are a flash.
local turns, direction, extreme = {}, 0, nil
function E.flashes()
  local now = brightness()
  extreme = extreme or now
  if (now - extreme) * direction > 0 then extreme = now end
  if math.abs(now - extreme) >= 0.1 then
    direction = now > extreme and 1 or -1
    extreme = now
    turns[#turns + 1] = T.frame()
  end
  while turns[1] and T.frame() - turns[1] >= T.fps do table.remove(turns, 1) end
  return #turns > 6
end

return E
