# One table of all speeds and sizes (make bench), and a test that README.md has it whole.
TABLE_DEPS := $(B)/names.lua
SCRIPT_TESTS += tests/bench/quoted.t
