-- For softlist.t: prints one line with the time of the title and a hash of its picture. The cart is started by file or by name.
local T = dofile(os.getenv("STORY_LIB"))
local C = dofile(os.getenv("STORY_DIR") .. "/connect4.lua")
T.story(function()
  C.boot()
  T.ok(T.ram("screen_id") == C.TITLE, "the title")
  T.frames(60)
  T.note("picture " .. T.picture() .. " at frame " .. T.frame())
end)
