# Connect 4: rules, engine and their tests.
HOST_TESTS += test_connect4_rules
SIM65_TESTS += test_connect4_rules
test_connect4_rules_SRCS = tests/host/test_connect4_rules.c games/connect4/rules.c

# Matches: the score, alternate start, packing for the save.
HOST_TESTS += test_connect4_match
SIM65_TESTS += test_connect4_match
test_connect4_match_SRCS = tests/host/test_connect4_match.c games/connect4/match.c games/connect4/rules.c
