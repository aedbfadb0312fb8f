# Labyrinth on the cartridge: maze, walking and game in the main page, ray caster and its tables in "view".
labyrinth_SEGMENTS = B_LABYRINTH B_LABYRINTH_HI B_LABYRINTH_VIEW
labyrinth_B_LABYRINTH = $(addprefix games/labyrinth/,maze.c move.c guide.c game.c play.c hud.c memory.s upload.s hook.s) \
	$(B)/gen/text_labyrinth.s $(B)/gen/labyrinth_chr.s $(ART_SRCS_B_LABYRINTH_RO)
labyrinth_B_LABYRINTH_HI = $(addprefix games/labyrinth/,map.c save.c)
labyrinth_B_LABYRINTH_VIEW = games/labyrinth/cast.s games/labyrinth/draw.s $(LAB_TABLES_S)
BSS_games/labyrinth/map.c = W_LABYRINTH

# The tiles of the view, in two runs (draw.h), with a far record for each.
$(B)/gen/labyrinth_chr.s: $(B)/gen/labyrinth.chr games/labyrinth/cart.mk
	$(Q){ echo '.segment "B_LABYRINTH_RO"'; echo 'tiles: .incbin "$<"'; echo '.segment "RODATA"'; \
		echo '.export _lab_first_tiles, _lab_second_tiles'; \
		echo '_lab_first_tiles: .addr tiles'; echo '.word 36 * 16'; echo '.byte <.bank(tiles)'; \
		echo '_lab_second_tiles: .addr tiles + 36 * 16'; echo '.word 126 * 16'; echo '.byte <.bank(tiles)'; } > $@
