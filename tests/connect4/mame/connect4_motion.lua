-- systems: nes
-- What moves in Connect 4, frame by frame, with a strip of pictures of each motion: nothing jumps, no line has more than eight sprites; a held
-- button hurries, QUICK MOVES leaves it out.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local STEP, FAST = 4, 8                                  -- frames between two pictures of a strip; pixels a frame

local function chips()                                   -- the parts of chips behind the board: by column and tile, the heights
  local parts = {}
  for i = 0, 63 do
    local y, attr = T.oam(i * 4), T.oam(i * 4 + 2)
    if y < 0xEF and attr & 0x23 == 0x21 then
      local key = T.oam(i * 4 + 3) .. "," .. T.oam(i * 4 + 1) .. "," .. attr
      parts[key] = parts[key] or {}
      table.insert(parts[key], y)
    end
  end
  return parts
end
local function near(heights, y)
  for _, old in ipairs(heights or {}) do if math.abs(old - y) <= FAST then return true end end
  return false
end
-- Runs until `done`; returns which parts jumped, the most sprites on a line, and how many frames differ from the one before.
local function watch(name, limit, done)
  local before, jumps, most, moved, frames, last = chips(), 0, 0, 0, 0, ""
  repeat
    if frames % STEP == 0 then T.shot(("%s-%02d"):format(name, frames // STEP)) end
    T.frames(1)
    frames = frames + 1
    local now, all = chips(), {}
    for key, heights in pairs(now) do
      for _, y in ipairs(heights) do
        all[#all + 1] = key .. ":" .. y
        -- a released chip is first drawn where it was: on the grid of the board
        if not near(before[key], y) and (y + 1) % 8 ~= 0 then jumps = jumps + 1 end
      end
    end
    table.sort(all)
    all = table.concat(all, " ")
    if all ~= last then moved = moved + 1 end
    last, before, most = all, now, math.max(most, C.sprites_on_a_line())
  until frames >= limit or done()
  return jumps, most, moved, frames
end

local function fall()
  C.aim(6)
  T.hold("a", true) T.frames(1) T.hold("a", false)
  local jumps, most, moved, frames = watch("fall", 120, function() return C.c4("state") == C.AIM end)
  T.eq(jumps, 0, "a chip falls and bounces, never more than 8 pixels a frame")
  T.ok(moved > 25 and moved >= frames - 6, ("and moves in every frame: %d of %d"):format(moved, frames))
  T.ok(most <= 8, "at most 8 sprites on a line: " .. most)
  return frames
end

local function win_and_empty()
  C.play("001122")
  T.wait("the end of the dust", 40, function() return C.c4("state") == C.AIM end)
  C.drop(3)
  C.settle()
  local _, most = watch("win", 60, function() return false end)
  T.ok(most <= 8, "four in line: at most 8 sprites on a line: " .. most)
  C.to_ending()
  T.press("a", 1, 2, 2)
  T.wait("the chips to go", 200, function() return C.c4("state") == C.EMPTY and C.c4("clock") == 20 end)
  local jumps, crowd, moved, frames = watch("empty", 200, function() return C.c4("state") ~= C.EMPTY end)
  T.eq(jumps, 0, "the chips fall out below, never more than 8 pixels a frame")
  T.ok(crowd <= 8, "at most 8 sprites on a line: " .. crowd)
  T.ok(moved > 10, ("in %d frames of %d something moves"):format(moved, frames))
  T.frames(10)
  local left = 0
  for row = 0, 5 do for column = 0, 6 do if C.picture(row, column) ~= C.picture(5, 6) then left = left + 1 end end end
  T.eq(left, 0, "the board is empty then")
end

local function hurried(frames)
  C.aim(5)
  T.hold("a", true)
  local n = 0
  while n < 100 and not (n > 2 and C.c4("state") == C.AIM) do T.frames(1) n = n + 1 end
  T.hold("a", false)
  T.ok(n < frames / 2, ("a held button hurries the chip: %d frames for %d"):format(n, frames))
  T.frames(5)
  T.poke("options", 1, C.offset["options.quick"])
  C.aim(6)
  T.hold("a", true) T.frames(1) T.hold("a", false)
  n = 1
  while n < 100 and not (n > 2 and C.c4("state") == C.AIM) do T.frames(1) n = n + 1 end
  T.ok(n <= 8, "with QUICK MOVES it is there at once: " .. n .. " frames")
end

T.story(function()
  C.to_menu()
  C.new_game({ best_of = 1, one_pad = 0, look = 0 })
  local frames = fall()
  win_and_empty()
  hurried(frames)
end)
