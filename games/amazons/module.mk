# Amazons: rules, engine and their tests.

amazons_ENGINE := $(addprefix games/amazons/,rules.c ai.c search.c endgame.c flood.c settle.c review.c original.c territory.c hot_ref.c value_ref.c policy_ref.c tree_ref.c fill_ref.c \
	value_weights.c policy_weights.c tree_tables.c)
amazons_HOT := $(addprefix games/amazons/,hot.s value.s kings.s policy.s policy_turns.s tree.s)
amazons_FILL := games/amazons/fill.s

HOST_CMDS += amazons amazons_match amazons_field amazons_fit
amazons_fit_SRCS := tools/amazons/fit.c tools/amazons/turns.c tools/lib/newton.c $(amazons_ENGINE)
amazons_fit_LIBS := -lm
HOST_TESTS += test_amazons_turns
test_amazons_turns_SRCS := tests/amazons/host/test_amazons_turns.c tools/amazons/turns.c $(amazons_ENGINE)
HOST_TESTS += test_amazons_settle
test_amazons_settle_SRCS := tests/amazons/host/test_amazons_settle.c tools/lib/amahost.c $(amazons_ENGINE)
BENCHES += "$(B)/tests/host/test_amazons_settle 1000"

HOST_TESTS += test_amazons_review
test_amazons_review_SRCS := tests/amazons/host/test_amazons_review.c tools/lib/amahost.c $(amazons_ENGINE)

SCRIPT_TESTS += tests/amazons/fit.t
amazons_SRCS := tools/engines/amazons.c tools/lib/amahost.c $(amazons_ENGINE)
amazons_match_SRCS := tools/engines/amazons_match.c tools/lib/amahost.c tools/lib/amarandom.c $(amazons_ENGINE)
amazons_field_SRCS := $(addprefix tests/amazons/,field.c release10/search.c release10/hot.c) tools/lib/amahost.c tools/lib/amarandom.c $(amazons_ENGINE)

HOST_TESTS  += test_amazons_rules
SIM65_TESTS += test_amazons_rules
test_amazons_rules_SRCS := tests/amazons/host/test_amazons_rules.c tools/lib/amahost.c games/amazons/rules.c

SIM65_TESTS += test_amazons_hot
test_amazons_hot_SRCS := tests/amazons/sim65/test_amazons_hot.c $(amazons_HOT) $(addprefix games/amazons/,hot_ref.c value_ref.c tree_ref.c value_weights.c policy_weights.c tree_tables.c rules.c)

SIM65_TESTS += test_amazons_policy
test_amazons_policy_SRCS := tests/amazons/sim65/test_amazons_policy.c $(addprefix games/amazons/,hot.s policy.s policy_turns.s tree.s policy_ref.c policy_weights.c tree_tables.c rules.c)

SIM65_TESTS += test_amazons_fill
test_amazons_fill_SRCS := tests/amazons/sim65/test_amazons_fill.c $(amazons_FILL) games/amazons/fill_ref.c

# The whole engine, on the host with the C twins and on the 6502 with the assembly. The sources differ, so there are two names.
HOST_TESTS += test_amazons_think
test_amazons_think_SRCS := tests/amazons/host/test_amazons_think.c tools/lib/amahost.c $(amazons_ENGINE)
SIM65_TESTS += test_amazons_think65
test_amazons_think65_SRCS := tests/amazons/host/test_amazons_think.c tools/lib/amahost.c $(amazons_HOT) $(amazons_FILL) $(filter-out %_ref.c,$(amazons_ENGINE))

# Original, against the board's own searches.
HOST_TESTS += test_amazons_board
test_amazons_board_SRCS := tests/amazons/host/test_amazons_board.c tools/lib/amahost.c $(amazons_ENGINE)
SIM65_TESTS += test_amazons_board65
# 64 KB have room only for what Original needs
test_amazons_board65_SRCS := tests/amazons/host/test_amazons_board.c tools/lib/amahost.c $(amazons_HOT) $(amazons_FILL) $(filter-out %_ref.c %/settle.c %/review.c,$(amazons_ENGINE))

HOST_TESTS += test_amazons_ai
test_amazons_ai_SRCS := tests/amazons/host/test_amazons_ai.c tools/lib/amarandom.c $(amazons_ENGINE)

HOST_TESTS += test_amazons_endgame
test_amazons_endgame_SRCS := tests/amazons/host/test_amazons_endgame.c tools/lib/amahost.c $(amazons_ENGINE)

SCRIPT_TESTS += tests/amazons/amazons_protocol.t tests/amazons/sim65/amazons_cycles.t tests/amazons/amazons_levels.t
TEST_TOOLS += $(B)/tests/sim65/test_amazons_hot.prg $(B)/tests/sim65/test_amazons_policy.prg $(B)/tests/sim65/test_amazons_think65.prg

# Strength of the levels in 400 games each, and the time of a turn in the 50 positions of the list.
BENCHES += 'tests/amazons/amazons_levels.t 400' 'tests/amazons/sim65/amazons_cycles.t all'
BENCH_DEPS += $(B)/tests/sim65/test_amazons_hot.prg $(B)/tests/sim65/test_amazons_policy.prg $(B)/tests/sim65/test_amazons_think65.prg

MAME_STORIES += tests/amazons/mame/amazons_match.lua tests/amazons/mame/amazons_basys.lua tests/amazons/mame/amazons_motion.lua tests/amazons/mame/amazons_end.lua tests/amazons/mame/amazons_review.lua
