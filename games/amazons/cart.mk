# Amazons on the cartridge: rules, game and closed endgames in the main page; the search in "ai", the value of a position in
# "value", with everything that needs rays, the policy in "policy", the views of the board in "room".
amazons_SEGMENTS = B_AMAZONS B_AMAZONS_HI B_AMAZONS_AI B_AMAZONS_VALUE B_AMAZONS_VALUE_HI B_AMAZONS_POLICY B_AMAZONS_ROOM B_AMAZONS_ROOM_HI
amazons_B_AMAZONS = $(addprefix games/amazons/,rules.c play.c play_ask.c play_review.c review.c fill.s) \
	$(B)/gen/text_amazons.s
BSS_games/amazons/endgame.c = W_AMAZONS
BSS_games/amazons/flood.c = W_AMAZONS
amazons_B_AMAZONS_HI = $(addprefix games/amazons/,endgame.c flood.c settle.c save.c game.c result.c why.c movelist.c autoplay.c)
amazons_B_AMAZONS_AI = $(addprefix games/amazons/,ai.c search.c tree.s kings.s tree_tables.c)
amazons_B_AMAZONS_AI_BSS = W_AMAZONS
amazons_B_AMAZONS_VALUE = $(addprefix games/amazons/,hot.s value.s value_weights.c)
amazons_B_AMAZONS_VALUE_HI = $(addprefix games/amazons/,original.c territory.c)
amazons_B_AMAZONS_VALUE_HI_BSS = W_AMAZONS
amazons_B_AMAZONS_POLICY = $(addprefix games/amazons/,policy.s policy_turns.s policy_weights.c)
amazons_B_AMAZONS_ROOM = $(addprefix games/amazons/,view.c view_room.c view_move.c) $(ART_SRCS_B_AMAZONS_ROOM_RO)
amazons_B_AMAZONS_ROOM_HI = $(addprefix games/amazons/,view_basys.c view_result.c)
amazons_ZH = B_ZH
