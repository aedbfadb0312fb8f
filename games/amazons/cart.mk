# Amazons on the cartridge: rules and game in the main page, the search in "ai", closed endgames in "end".
amazons_SEGMENTS = B_AMAZONS B_AMAZONS_HI B_AMAZONS_AI B_AMAZONS_AI_HI B_AMAZONS_END
amazons_B_AMAZONS = $(addprefix games/amazons/,rules.c play.c save.c stats.c game.c result.c movelist.c demo.c) \
	$(B)/gen/text_amazons.s $(ART_SRCS_B_AMAZONS_RO)
amazons_B_AMAZONS_HI = games/amazons/view.c
amazons_B_AMAZONS_AI = $(amazons_HOT)
amazons_B_AMAZONS_AI_HI = $(addprefix games/amazons/,ai.c search.c original.c territory.c)
amazons_B_AMAZONS_END = games/amazons/endgame.c games/amazons/fill.s
BSS_games/amazons/save.c = W_AMAZONS
