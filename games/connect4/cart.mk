# Connect 4 on the cartridge: the game in its main page, the player in "ai", the link, the scenes, the way into the book and the weak levels' look in "link", the book in "book0" and on, its last three pages of 256 bytes in "link".
connect4_SEGMENTS = B_CONNECT4 B_CONNECT4_HI B_CONNECT4_AI B_CONNECT4_AI_HI B_CONNECT4_LINK B_CONNECT4_LINK_HI
connect4_B_CONNECT4 = $(addprefix games/connect4/,rules.c match.c play.c hand.c link_game.c game.c look_back.c book.s) \
	$(foreach s,_RO _LINK_RO,$(ART_SRCS_B_CONNECT4$(s))) $(B)/gen/text_connect4.s
connect4_B_CONNECT4_HI = $(addprefix games/connect4/,view.c view_board.c view_room.c view_motion.c save.c)
connect4_B_CONNECT4_AI = $(C4_HOT) games/connect4/ai.c games/connect4/ai_ask.c
connect4_B_CONNECT4_AI_HI = games/connect4/analyse.c
connect4_B_CONNECT4_LINK = $(addprefix games/connect4/,link.c link_driver.c link_bits.s)
connect4_B_CONNECT4_LINK_HI = $(addprefix games/connect4/,book.c glance.c review.c view_led.c)
connect4_B_CONNECT4_LINK_BSS = W_CONNECT4
connect4_B_CONNECT4_LINK_HI_BSS = W_CONNECT4
connect4_B_CONNECT4_AI_BSS = W_CONNECT4
connect4_B_CONNECT4_AI_HI_BSS = W_CONNECT4
BSS_games/connect4/view_led.c = R_CONNECT4
connect4_WORDS = B_WORDS
