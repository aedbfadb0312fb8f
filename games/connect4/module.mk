# Connect 4: rules, engine and their tests.
HOST_TESTS += test_connect4_rules
SIM65_TESTS += test_connect4_rules
test_connect4_rules_SRCS = tests/host/test_connect4_rules.c games/connect4/rules.c
