# Labyrinth on the cartridge: maze, walking and game in the main page, the view and its tables in "view", its tiles
# in "draw".
labyrinth_SEGMENTS = B_LABYRINTH B_LABYRINTH_HI B_LABYRINTH_VIEW B_LABYRINTH_DRAW
labyrinth_B_LABYRINTH = $(addprefix games/labyrinth/,maze.c move.c guide.c game.c play.c hud.c save.c memory.s upload.s) \
	$(B)/gen/text_labyrinth.s games/labyrinth/tiles.s $(ART_SRCS_B_LABYRINTH_RO)
labyrinth_B_LABYRINTH_HI = games/labyrinth/map.c
labyrinth_B_LABYRINTH_VIEW = games/labyrinth/view.s $(LAB_TABLES_S)
labyrinth_B_LABYRINTH_DRAW = games/labyrinth/draw.s
BSS_games/labyrinth/map.c = W_LABYRINTH
