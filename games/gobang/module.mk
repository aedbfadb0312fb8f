# Gobang: rules, AI, the host command and its tests. The console's own files are listed in games.mk.
GB := games/gobang
GB_RULES := $(GB)/rules.c $(GB)/renju.c
GB_AI := $(GB)/ai.c $(GB)/oversight.c $(GB)/search.c $(GB)/vcf.c $(GB)/original.c
GB_AI_REF := $(GB_AI) $(GB)/hot_ref.c $(GB)/original_line_ref.c

TOOLS += gobang_mktables
gobang_mktables_SRCS := tools/gobang/mktables.c
GB_TABLES := $(addprefix $(B)/gen/gobang_,tables.h tables.inc original.h original.inc)
GENERATED += $(GB_TABLES)
$(B)/gen/gobang_tables.h:     GB_TABLE := c $(GB)/knowledge.txt
$(B)/gen/gobang_tables.inc:   GB_TABLE := asm $(GB)/knowledge.txt
$(B)/gen/gobang_original.h:   GB_TABLE := original
$(B)/gen/gobang_original.inc: GB_TABLE := original-asm
$(GB_TABLES): $(B)/tools/gobang_mktables $(GB)/knowledge.txt
	@mkdir -p $(@D)
	$(Q)$< $(GB_TABLE) > $@

# Release 1.0's engine, for matches.
TOOLS += release10_mktables
release10_mktables_SRCS := tests/gobang/release10/mktables.c
GENERATED += $(B)/gen/release10_tables.h $(B)/gen/release10_classes.h
$(B)/gen/release10_classes.h: GB_TABLE := classes
$(B)/gen/release10_tables.h $(B)/gen/release10_classes.h: $(B)/tools/release10_mktables
	@mkdir -p $(@D)
	$(Q)$< $(GB_TABLE) > $@
GB_RELEASE10 := $(addprefix tests/gobang/release10/,ai.c search.c vcf.c hot_ref.c)

HOST_CMDS += gobang gobang_spar gobang_fit
gobang_fit_SRCS := tools/gobang/fit.c tools/lib/newton.c $(GB_RULES) $(GB_AI_REF)
gobang_fit_LIBS := -lm
gobang_SRCS := tools/engines/gobang.c tools/engines/gobang_pbrain.c tools/engines/gobang_match.c $(GB_RULES) $(GB_AI_REF)

gobang_spar_SRCS := tests/gobang/spar.c tools/engines/gobang_match.c $(GB_RULES) $(GB_AI_REF) $(GB_RELEASE10)

HOST_TESTS += test_gobang_rules
test_gobang_rules_SRCS := tests/gobang/host/test_gobang_rules.c $(GB_RULES)

SIM65_TESTS += sim_gobang_rules
sim_gobang_rules_SRCS := tests/gobang/host/test_gobang_rules.c $(GB_RULES)

HOST_TESTS += test_gobang_hot
test_gobang_hot_SRCS := tests/gobang/host/test_gobang_hot.c $(GB)/rules.c $(GB)/renju.c $(GB)/hot_ref.c
test_gobang_hot_CFLAGS := -O2

SIM65_TESTS += test_gobang_asm
test_gobang_asm_SRCS := tests/gobang/sim65/test_gobang_hot.c tests/gobang/sim65/gobang_hot_twin.c $(GB_RULES) $(GB)/hot.s $(GB)/hot_scan.s $(GB)/hot_data.s

# The whole engine on the 6502, for scripts that compare its moves with the host's and count cycles.
GB_AI_ASM := $(GB_AI) $(GB)/hot.s $(GB)/hot_scan.s $(GB)/hot_data.s $(GB)/original_line.s
SIM65_PROGRAMS += gobang_think
gobang_think_SRCS := tests/gobang/sim65/gobang_think.c $(GB_RULES) $(GB_AI_ASM)

HOST_TESTS += test_gobang_vcf
test_gobang_vcf_SRCS := tests/gobang/host/test_gobang_vcf.c tests/gobang/host/gobang_fours.c $(GB_RULES) $(GB_AI_REF)

HOST_TESTS += test_gobang_ai
test_gobang_ai_SRCS := tests/gobang/host/test_gobang_ai.c tests/gobang/host/gobang_fours.c $(GB_RULES) $(GB_AI_REF)

HOST_TESTS += test_gobang_review
test_gobang_review_SRCS := tests/gobang/host/test_gobang_review.c $(GB)/review.c $(GB_RULES) $(GB_AI_REF)
test_gobang_review_CFLAGS := -O2

HOST_TESTS += test_gobang_original
test_gobang_original_SRCS := tests/gobang/host/test_gobang_original.c $(GB)/original.c $(GB)/original_line_ref.c $(GB_RULES)
SIM65_TESTS += sim_gobang_original
sim_gobang_original_SRCS := tests/gobang/host/test_gobang_original.c $(GB)/original.c $(GB)/original_line.s $(GB_RULES)

# Original, against the board's own searches.
HOST_TESTS += test_gobang_board
test_gobang_board_SRCS := tests/gobang/host/test_gobang_board.c $(GB)/original.c $(GB)/original_line_ref.c $(GB_RULES)
SIM65_TESTS += sim_gobang_board
sim_gobang_board_SRCS := tests/gobang/host/test_gobang_board.c $(GB)/original.c $(GB)/original_line.s $(GB_RULES)

SCRIPT_TESTS += tests/gobang/console.t tests/gobang/levels.t tests/gobang/pbrain.t tests/gobang/fit.t
TEST_TOOLS += $(B)/tests/sim65/gobang_think.prg $(B)/tests/sim65/test_gobang_asm.prg
MAME_STORIES += tests/gobang/mame/gobang_ai.lua tests/gobang/mame/gobang_motion.lua tests/gobang/mame/gobang_lines.lua tests/gobang/mame/gobang_look.lua tests/gobang/mame/gobang_review.lua tests/gobang/mame/gobang_match.lua
BENCHES += tests/gobang/bench.sh "build/tests/host/test_gobang_hot 4"
BENCH_DEPS += $(B)/tests/host/test_gobang_hot
BENCH_DEPS += $(B)/tests/host/test_gobang_vcf $(B)/names.lua $(B)/tests/sim65/gobang_think.prg $(B)/tests/sim65/test_gobang_asm.prg
