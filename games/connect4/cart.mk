# Connect 4 on the cartridge: the game in its main page, scenes in "art", the player in "ai", the link and the way into the book in "link", the book in "book0" and on.
connect4_SEGMENTS = B_CONNECT4 B_CONNECT4_HI B_CONNECT4_AI B_CONNECT4_AI_HI B_CONNECT4_LINK
connect4_B_CONNECT4 = $(addprefix games/connect4/,rules.c match.c play.c hand.c save.c stats.c link_game.c demo.c game.c book_peek.s) \
	$(foreach s,_RO _ART,$(ART_SRCS_B_CONNECT4$(s))) $(B)/gen/text_connect4.s games/connect4/book_pages.s
connect4_B_CONNECT4_HI = $(addprefix games/connect4/,setup.c view.c view_board.c view_led.c)
connect4_B_CONNECT4_AI = $(C4_HOT) games/connect4/ai.c games/connect4/ai_ask.c
connect4_B_CONNECT4_AI_HI = games/connect4/analyse.c
connect4_B_CONNECT4_LINK = $(addprefix games/connect4/,link.c link_driver.c link_bits.s book.c)
connect4_B_CONNECT4_LINK_BSS = W_CONNECT4
connect4_B_CONNECT4_AI_BSS = W_CONNECT4
connect4_B_CONNECT4_AI_HI_BSS = W_CONNECT4
