-- A recorded input, played back by `run FILE.inp`: at each frame that the file beside it names, the picture must be the one that was recorded. A line of
-- it is a frame, the picture's hash, and what is to be seen there. With RECORD_EXPECT the lines are printed, for a new recording.
local T = dofile(os.getenv("STORY_LIB"))
T.story(function()
  T.note("played by MAME " .. emu.app_version())
  for line in io.lines(os.getenv("STORY_EXPECT")) do
    local frame, hash, what = line:match("^(%d+) (%x+) (.+)$")
    if frame then
      T.frames(tonumber(frame) - T.frame())
      T.eq(T.picture(), hash, "frame " .. frame .. ": " .. what)
    end
  end
end)
