# Gobang: rules, AI, the host command and its tests. The console's own files are listed in games.mk.
GB := games/gobang
GB_RULES := $(GB)/rules.c $(GB)/renju.c

HOST_TESTS += test_gobang_rules
test_gobang_rules_SRCS := tests/host/test_gobang_rules.c $(GB_RULES)

SIM65_TESTS += sim_gobang_rules
sim_gobang_rules_SRCS := tests/host/test_gobang_rules.c $(GB_RULES)
