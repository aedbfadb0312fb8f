# Connect 4 on the cartridge: which code lies in which half of its page.
connect4_SEGMENTS = B_CONNECT4 B_CONNECT4_HI
connect4_B_CONNECT4 = $(addprefix games/connect4/,rules.c match.c play.c stats.c game.c) $(foreach s,_RO _ART,$(ART_SRCS_B_CONNECT4$(s))) \
	$(B)/gen/text_connect4.s
connect4_B_CONNECT4_HI = $(addprefix games/connect4/,setup.c view.c view_board.c view_led.c demo.c)
