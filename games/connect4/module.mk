# Connect 4: rules, engine, book and their tests.
C4 := games/connect4
HOST_TESTS += test_connect4_rules
SIM65_TESTS += test_connect4_rules
test_connect4_rules_SRCS = tests/connect4/host/test_connect4_rules.c games/connect4/rules.c tools/lib/c4host.c

# Matches: the score, alternate start, packing for the save.
HOST_TESTS += test_connect4_match
SIM65_TESTS += test_connect4_match
test_connect4_match_SRCS = tests/connect4/host/test_connect4_match.c games/connect4/match.c games/connect4/rules.c

# Tables of the search, for C and for the assembler.
TOOLS += mkc4tab
mkc4tab_SRCS := tools/mkc4tab.c
GENERATED += $(B)/gen/c4_tables.h $(B)/gen/c4_tables.inc
$(B)/gen/c4_tables.h $(B)/gen/c4_tables.inc: $(B)/gen/c4_tables.%: $(B)/tools/mkc4tab
	@mkdir -p $(@D)
	$(Q)$< $* > $@

# The player as the host runs it: the search in C, the book from the file.
C4_AI := $(addprefix $(C4)/,rules.c ai.c ai_ask.c analyse.c glance.c book.c)
C4_REF := $(C4)/hot_ref.c $(C4)/hot_ref_proofs.c
C4_AI_HOST := $(C4_AI) $(C4_REF) tools/lib/c4bookfile.c tools/lib/c4host.c
C4_HOT := $(addprefix $(C4)/,hot.s hot_ask.s hot_cells.s hot_proofs.s)
$(foreach p,host/connect4 host/connect4_match host/connect4_verify host/connect4_late test/test_connect4_ai test/test_connect4_review,$(B)/obj/$(p)/tools/lib/c4bookfile.o): $(C4)/book.bin

HOST_CMDS += connect4 connect4_match connect4_verify connect4_late
connect4_SRCS := tools/engines/connect4.c $(C4_AI_HOST) tools/lib/c4solve.c
connect4_match_SRCS := tools/engines/connect4_match.c $(C4_AI_HOST)
connect4_match_LIBS := -lm
connect4_verify_SRCS := tools/engines/connect4_verify.c $(C4_AI_HOST) tools/lib/c4solve.c tools/lib/c4keys.c
connect4_late_SRCS := tools/engines/connect4_late.c $(C4_AI_HOST) tools/lib/c4solve.c

# The book. It takes minutes to make, so games/connect4/book.bin is kept. To make it again:
#     build/host/mkbook first build/c4first.log; build/host/mkbook second build/c4second.log
#     build/host/mkbook pack games/connect4/book.bin build/c4first.log build/c4second.log
HOST_CMDS += mkbook
mkbook_SRCS := tools/mkbook.c tools/lib/c4book.c $(C4)/book.c tools/lib/c4keys.c tools/lib/c4model.c tools/lib/c4solve.c
mkbook_CFLAGS := -O3 -Wshadow

HOST_TESTS += test_connect4_search test_connect4_ai
test_connect4_search_SRCS := tests/connect4/host/test_connect4_search.c $(C4_REF) tools/lib/c4model.c tools/lib/c4solve.c
test_connect4_ai_SRCS := tests/connect4/host/test_connect4_ai.c $(C4_AI_HOST) tools/lib/c4model.c tools/lib/c4solve.c

SIM65_TESTS += test_connect4_hot
test_connect4_hot_SRCS := tests/connect4/sim65/test_connect4_hot.c $(C4_REF) $(C4_HOT)

# Where a game turned.
HOST_TESTS += test_connect4_review
test_connect4_review_SRCS := tests/connect4/host/test_connect4_review.c $(C4)/review.c $(C4_AI_HOST) tools/lib/c4solve.c

# Cycles a node, and the whole player on the 6502 against the host.
SIM65_PROGRAMS += bench_connect4
bench_connect4_SRCS := tests/connect4/sim65/bench_connect4.c $(C4_HOT)
SIM65_PROGRAMS += connect4_think
connect4_think_SRCS := tests/connect4/sim65/connect4_think.c $(C4_AI) $(C4_HOT)
SCRIPT_TESTS += tests/connect4/connect4_6502.t

# Figures: cycles on the 6502; levels against each other; Perfect judged by the exact solver.
BENCHES += "tests/connect4/connect4_6502.t -v" "build/host/connect4_verify 2000" "build/host/connect4_late 20000" \
	"build/host/connect4_late 300 1 20" "build/host/connect4_late 300 1 16" "build/host/connect4_late 300 1 12"
SCRIPT_TESTS += tests/connect4/connect4_perfect.t tests/connect4/connect4_levels.t

# The book as the console reads it from its parts in the ROM.
SCRIPT_TESTS += tests/connect4/jsnes/book.mjs

# The link: two ends of the protocol through a bad channel. The full number of games: make test-long.
HOST_TESTS += test_connect4_link
SIM65_TESTS += test_connect4_link_6502
test_connect4_link_SRCS := tests/connect4/host/test_connect4_link.c $(C4)/link.c $(C4)/match.c $(C4)/rules.c cart/crc16_ref.c
test_connect4_link_6502_SRCS := tests/connect4/host/test_connect4_link.c $(C4)/link.c $(C4)/match.c $(C4)/rules.c cart/crc16.s
test_connect4_link_6502_LDFLAGS = $(CART_SIM)
BENCHES += "build/tests/host/test_connect4_link 10000"
BENCH_DEPS += $(B)/tests/host/test_connect4_link

# ... the bits on the cable between two consoles in jsnes, by a decoder of its own.
SCRIPT_TESTS += tests/connect4/jsnes/link_bits.mjs
# ... and two consoles in jsnes on a cable. More games: LINK_GAMES=50 tests/run tests/connect4/jsnes/link.mjs
SCRIPT_TESTS += tests/connect4/jsnes/link.mjs
# ... one of which cheats, or goes off and comes back to a game that is over.
SCRIPT_TESTS += tests/connect4/jsnes/hostile.mjs tests/connect4/jsnes/rejoin.mjs
# ... and what each of the two players is shown.
SCRIPT_TESTS += tests/connect4/jsnes/sides.mjs
# ... and two in MAME, over the bridge of tools/link, one of which is closed and opened again. As two machines do it, which needs two idle
# cores: LINK_WAY=machines tests/connect4/mame/link.t
SCRIPT_TESTS += tests/connect4/mame/link.t tests/connect4/mame/link_reopen.t
