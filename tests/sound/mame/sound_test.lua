-- systems: nes nespal
-- The sound test: every song and every effect has a name, is started by it and is heard, even with music and effects off; B stops
-- the song, then goes back, and the options apply again.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
local NAME_ROW = { SONG = 10, SFX = 17 }
local heard = {}
local apu = {}
local function loud()
  return ((apu[0x00] or 0) & 15) ~= 0 or ((apu[0x04] or 0) & 15) ~= 0 or ((apu[0x08] or 0) & 0x7F) ~= 0 or ((apu[0x0C] or 0) & 15) ~= 0
end
local function sounds(frames) local n = 0 for _ = 1, frames do if loud() then n = n + 1 end T.frames(1) end return n end
local function name(kind) return (T.text(0, NAME_ROW[kind]):gsub("^%s+", ""):gsub("%s+$", "")) end

local function to_the_test()
  C.to_menu()
  C.take("OPTIONS")
  C.wait_screen(C.OPTIONS)
  C.take("MUSIC")
  C.take("EFFECTS")
  T.frames(4)
  T.eq(T.ram("snd_flags") & 3, 0, "music and effects are off")
  C.take("SOUND TEST")
  C.wait_screen(C.SOUNDS)
  T.eq(C.words_outside(), "", "its words are in the safe area")
  T.shot("sound-test")
  T.frames(60)
  T.eq(sounds(60), 0, "it begins in silence")
  T.ok(T.shows("B BACK"), "and says that B goes back")
end

local function songs()
  local seen, count = {}, T.id("SONG_COUNT")
  for i = 0, count - 1 do
    seen[name("SONG")] = true
    T.press("a", 1, 2, 4)
    if T.ram("snd_song") ~= i + 1 then T.eq(T.ram("snd_song"), i + 1, "A plays " .. name("SONG")) end
    if sounds(40) < 10 then T.ok(false, name("SONG") .. " is heard") end
    if i == 2 then T.ok(T.shows("B STOP"), "while a song plays, B stops it") T.shot("playing") end
    T.press("right", 1, 2, 4)
  end
  local names = 0
  for _ in pairs(seen) do names = names + 1 end
  T.eq(names, count, "A plays every song, each under a name of its own, with the music off")
  T.eq(T.text(0, 8):match("(%d+)/%s*%d+"), "1", "the last is followed by the first")
  T.press("left", 1, 2, 4)
  T.eq(tonumber(T.text(0, 8):match("(%d+)/")), count, "and left goes back")
  T.press("b", 1, 2, 10)
  T.ok(T.song() == "none" and sounds(30) == 0 and T.ram("screen_id") == C.SOUNDS, "B stops the song")
end

local function effects()
  local seen, count = {}, T.id("SFX_COUNT")
  T.press("down", 1, 2, 4)
  for _ = 1, count do
    seen[name("SFX")] = true
    T.press("a", 1, 2, 0)
    if sounds(16) == 0 then T.ok(false, name("SFX") .. " is heard") end
    T.frames(70)                                        -- the longest ends
    if sounds(10) > 0 then T.ok(false, name("SFX") .. " ends") end
    T.press("right", 1, 2, 4)
  end
  local names, asked = 0, 0
  for _ in pairs(seen) do names = names + 1 end
  for _ in pairs(heard) do asked = asked + 1 end
  T.eq(names, count, "A plays every effect, each under a name of its own, with the effects off")
  T.eq(asked, count, "and no other sound was made")
  for _, n in pairs(heard) do asked = asked - n end
  T.eq(asked, 0, "each once")
end

local function back()
  T.press("b", 1, 2, 2)
  C.wait_screen(C.OPTIONS)
  T.eq(T.ram("snd_flags") & 3, 0, "back in the options music and effects are off again")
  T.eq(sounds(60), 0, "and nothing is heard")
  C.take("MUSIC")
  C.take("EFFECTS")
  T.frames(10)
  T.eq(T.song(), "SONG_MENU", "the menu's song plays")
  T.ok(sounds(60) > 20, "and is heard when the music is on")
end

T.story(function()
  T.on_write(0x4000, function(address, value) apu[address & 0x1F] = value end, 0x4015)
  to_the_test()
  T.listen(heard)
  songs()
  for key in pairs(heard) do heard[key] = nil end
  effects()
  back()
end)
