# Gobang on the cartridge: the game in its main page, rules and search in "ai", the original's scorer in "orig".
gobang_SEGMENTS = B_GOBANG B_GOBANG_HI B_GOBANG_AI B_GOBANG_ORIG
gobang_B_GOBANG = $(addprefix games/gobang/,play.c save.c game.c) $(B)/gen/text_gobang.s $(ART_SRCS_B_GOBANG_RO)
gobang_B_GOBANG_HI = $(addprefix games/gobang/,view.c view_marks.c board_tile.c demo.c)
gobang_B_GOBANG_AI = $(addprefix games/gobang/,rules.c renju.c ai.c search.c vcf.c hot.s hot_scan.s hot_data.s)
gobang_B_GOBANG_AI_BSS = W_GOBANG
BSS_games/gobang/renju.c = R_GOBANG
gobang_B_GOBANG_ORIG = games/gobang/original.c games/gobang/original_line.s
