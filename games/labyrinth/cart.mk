# Labyrinth on the cartridge: maze, walking and game in the main page, the view and its tables in "view", its tiles
# in "draw", with the ghost; the screens around the walk
# beside the font, where there is room.
labyrinth_SEGMENTS = B_LABYRINTH B_LABYRINTH_HI B_LABYRINTH_VIEW B_LABYRINTH_DRAW B_ART B_ART_HI
labyrinth_B_LABYRINTH = $(addprefix games/labyrinth/,maze.c move.c guide.c game.c play.c hud.c save.c memory.s upload.s) \
	$(B)/gen/text_labyrinth.s games/labyrinth/tiles.s $(ART_SRCS_B_LABYRINTH_RO)
labyrinth_B_LABYRINTH_HI = games/labyrinth/map.c
labyrinth_B_LABYRINTH_VIEW = games/labyrinth/view.s $(LAB_TABLES_S)
labyrinth_B_LABYRINTH_DRAW = $(addprefix games/labyrinth/,draw.s things.s run.c score.c ghost.c) $(ART_SRCS_B_LABYRINTH_DRAW_RO)
labyrinth_B_ART = $(addprefix games/labyrinth/,event.c choose.c result.c)
labyrinth_B_ART_HI = games/labyrinth/heart.c
labyrinth_B_ART_BSS = W_LABYRINTH
labyrinth_B_LABYRINTH_DRAW_BSS = W_LABYRINTH
labyrinth_B_ART_HI_BSS = W_LABYRINTH
BSS_games/labyrinth/map.c = W_LABYRINTH
labyrinth_ZH = B_ZH
labyrinth_WORDS = B_WORDS
