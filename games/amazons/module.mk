# Amazons: rules, engine and their tests. See games/amazons/README.md for the files.

HOST_TESTS  += test_amazons_rules
SIM65_TESTS += test_amazons_rules
test_amazons_rules_SRCS := tests/host/test_amazons_rules.c games/amazons/rules.c
