-- systems: nes nespal
-- The tour of every screen in Chinese: a picture of each, and no glyph, letter or digit outside the safe area.
_G.TOUR_IN_CHINESE = true
dofile(os.getenv("STORY_DIR") .. "/shots.lua")
