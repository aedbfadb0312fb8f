# Labyrinth on the cartridge: maze, walking and game in the main page, ray caster and its tables in "view".
labyrinth_SEGMENTS = B_LABYRINTH B_LABYRINTH_HI B_LABYRINTH_VIEW
labyrinth_B_LABYRINTH = $(addprefix games/labyrinth/,maze.c move.c guide.c game.c play.c hud.c memory.s upload.s) \
	$(B)/gen/text_labyrinth.s games/labyrinth/tiles.s $(ART_SRCS_B_LABYRINTH_RO)
labyrinth_B_LABYRINTH_HI = $(addprefix games/labyrinth/,map.c save.c)
labyrinth_B_LABYRINTH_VIEW = games/labyrinth/cast.s games/labyrinth/draw.s $(LAB_TABLES_S)
BSS_games/labyrinth/map.c = W_LABYRINTH
