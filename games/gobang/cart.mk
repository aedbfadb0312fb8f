# Gobang on the cartridge: the game in its main page; rules, players and search in "ai"; the engine's board in "board".
gobang_SEGMENTS = B_GOBANG B_GOBANG_HI B_GOBANG_AI B_GOBANG_AI_HI B_GOBANG_BOARD
gobang_B_GOBANG = $(addprefix games/gobang/,play.c review.c save.c game.c view.c view_sword.c) $(B)/gen/text_gobang.s $(ART_SRCS_B_GOBANG_RO)
gobang_B_GOBANG_HI = $(addprefix games/gobang/,view_board.c view_marks.c board_tile.c)
gobang_B_GOBANG_AI = $(addprefix games/gobang/,ai.c oversight.c search.c vcf.c) $(ART_SRCS_B_GOBANG_AI_RO)
BSS_games/gobang/search.c = W_GOBANG
BSS_games/gobang/vcf.c = W_GOBANG
gobang_B_GOBANG_BOARD = $(addprefix games/gobang/,hot.s hot_scan.s hot_data.s)
gobang_B_GOBANG_AI_HI = $(addprefix games/gobang/,rules.c renju.c original.c original_line.s)
BSS_games/gobang/rules.c = W_GOBANG
gobang_WORDS = B_WORDS
gobang_ZH = B_ZH
