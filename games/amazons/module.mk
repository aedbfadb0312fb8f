# Amazons: rules, engine and their tests.

amazons_ENGINE := $(addprefix games/amazons/,rules.c ai.c search.c endgame.c original.c territory.c hot_ref.c fill_ref.c)
amazons_HOT := $(addprefix games/amazons/,hot.s hot_value.s hot_tables.s)
amazons_FILL := games/amazons/fill.s

HOST_CMDS += amazons amazons_match
amazons_SRCS := tools/engines/amazons.c tools/lib/amahost.c $(amazons_ENGINE)
amazons_match_SRCS := tools/engines/amazons_match.c $(amazons_ENGINE)

HOST_TESTS  += test_amazons_rules
SIM65_TESTS += test_amazons_rules
test_amazons_rules_SRCS := tests/amazons/host/test_amazons_rules.c tools/lib/amahost.c games/amazons/rules.c

SIM65_TESTS += test_amazons_hot
test_amazons_hot_SRCS := tests/amazons/sim65/test_amazons_hot.c $(amazons_HOT) games/amazons/hot_ref.c games/amazons/rules.c

SIM65_TESTS += test_amazons_fill
test_amazons_fill_SRCS := tests/amazons/sim65/test_amazons_fill.c $(amazons_FILL) games/amazons/fill_ref.c

# The whole engine, on the host with the C twins and on the 6502 with the assembly: sources differ, so two names.
HOST_TESTS += test_amazons_think
test_amazons_think_SRCS := tests/amazons/host/test_amazons_think.c tools/lib/amahost.c $(amazons_ENGINE)
SIM65_TESTS += test_amazons_think65
test_amazons_think65_SRCS := tests/amazons/host/test_amazons_think.c tools/lib/amahost.c $(amazons_HOT) $(amazons_FILL) $(filter-out %_ref.c,$(amazons_ENGINE))

HOST_TESTS += test_amazons_ai
test_amazons_ai_SRCS := tests/amazons/host/test_amazons_ai.c $(amazons_ENGINE)

HOST_TESTS += test_amazons_endgame
test_amazons_endgame_SRCS := tests/amazons/host/test_amazons_endgame.c tools/lib/amahost.c $(amazons_ENGINE)

SCRIPT_TESTS += tests/amazons/amazons_protocol.t tests/amazons/sim65/amazons_cycles.t tests/amazons/amazons_levels.t
TEST_TOOLS += $(B)/tests/sim65/test_amazons_hot.prg $(B)/tests/sim65/test_amazons_think65.prg

# Strength of the levels in 200 games each, and the time of a turn in the 50 positions of the list.
BENCHES += 'tests/amazons/amazons_levels.t 200' 'tests/amazons/sim65/amazons_cycles.t all'
BENCH_DEPS += $(B)/tests/sim65/test_amazons_hot.prg $(B)/tests/sim65/test_amazons_think65.prg
