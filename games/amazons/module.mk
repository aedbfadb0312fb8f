# Amazons: rules, engine and their tests.

amazons_ENGINE := $(addprefix games/amazons/,rules.c ai.c search.c endgame.c original.c territory.c hot_ref.c)

HOST_CMDS += amazons amazons_match
amazons_SRCS := tools/engines/amazons.c $(amazons_ENGINE)
amazons_match_SRCS := tools/engines/amazons_match.c $(amazons_ENGINE)

HOST_TESTS  += test_amazons_rules
SIM65_TESTS += test_amazons_rules
test_amazons_rules_SRCS := tests/host/test_amazons_rules.c games/amazons/rules.c

SIM65_TESTS += test_amazons_hot
test_amazons_hot_SRCS := tests/sim65/test_amazons_hot.c games/amazons/hot.s games/amazons/hot_ref.c games/amazons/rules.c
