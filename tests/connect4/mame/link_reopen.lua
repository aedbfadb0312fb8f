-- One side of a linked game in MAME whose other window is closed and opened again, run by tests/connect4/mame/link_reopen.t through
-- tools/link. SIDE_PART: stays (the one that goes on), leaves (closes after a chip each), returns (the same console, opened again).
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local SEARCH = 7
local part = os.getenv("SIDE_PART")
local column = part == "stays" and 0 or 6
T.limit = 60 * 60 * 60

local function chip()
  for _ = 1, 12 do
    if C.c4("cursor") == column then break end
    T.press(C.c4("cursor") < column and "right" or "left", 1, 2, 3)
  end
  T.press("a", 1, 2, 3)
end
-- Drops a chip whenever it can, until there are this many.
local function play(count, frames)
  return T.wait(count .. " chips", frames, function()
    if C.c4("count") < count and C.c4("state") == C.AIM then chip() end
    return C.c4("count") >= count
  end)
end

T.story(function()
  C.boot()
  T.frames(part == "stays" and 11 or 22)
  C.title_to_setup()
  C.set("PLAYER 2", "LINK CABLE")
  C.take("NEW GAME")
  C.wait_screen(C.PLAY, "the board")
  T.ok(T.wait("the other console", 3000, function() return C.c4("state") ~= SEARCH end), part .. ": finds the other console")
  if part == "leaves" then
    T.ok(play(2, 3000), "leaves: plays")
    T.frames(60) -- the other window is closed
    return
  end
  if part == "stays" then
    T.ok(play(2, 3000), "stays: plays")
    T.ok(T.wait("LOST", 3000, function() return T.shows("LOST") end), "stays: the other window is closed: LOST")
    T.eq(_G.LINK.met, 1, "stays: it has met the other once")
    T.ok(T.wait("CONNECTED", 60 * 60 * 10, function() return T.shows("CONNECTED") end), "stays: the other is opened again: CONNECTED")
    T.eq(_G.LINK.met, 2, "stays: and now twice")
  else
    T.ok(C.c4("count") >= 2, "returns: the game is as it was")
  end
  T.ok(play(4, 3000), part .. ": and goes on")
  print(string.format("# game %d %d %d %d", C.c4("moves"), C.c4("moves", 1), C.c4("moves", 2), C.c4("moves", 3)))
  T.frames(120)
end)
