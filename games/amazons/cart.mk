# Amazons on the cartridge: rules, game and closed endgames in the main page; the search in "ai", what a position is worth in "value", with all that asks for
# rays, what a turn is worth in "policy".
amazons_SEGMENTS = B_AMAZONS B_AMAZONS_HI B_AMAZONS_AI B_AMAZONS_VALUE B_AMAZONS_VALUE_HI B_AMAZONS_POLICY
amazons_B_AMAZONS = $(addprefix games/amazons/,rules.c play.c save.c game.c result.c endgame.c fill.s) \
	$(B)/gen/text_amazons.s $(ART_SRCS_B_AMAZONS_RO)
BSS_games/amazons/endgame.c = W_AMAZONS
amazons_B_AMAZONS_HI = games/amazons/view.c games/amazons/movelist.c games/amazons/autoplay.c
amazons_B_AMAZONS_AI = $(addprefix games/amazons/,ai.c search.c tree.s kings.s tree_tables.c)
amazons_B_AMAZONS_AI_BSS = W_AMAZONS
amazons_B_AMAZONS_VALUE = $(addprefix games/amazons/,hot.s value.s value_weights.c)
amazons_B_AMAZONS_VALUE_HI = $(addprefix games/amazons/,original.c territory.c)
amazons_B_AMAZONS_VALUE_HI_BSS = W_AMAZONS
amazons_B_AMAZONS_POLICY = $(addprefix games/amazons/,policy.s policy_turns.s policy_weights.c)
