# One table of all speeds and sizes (make bench), and that README.md quotes it.
TABLE_DEPS := $(B)/names.lua
SCRIPT_TESTS += tests/bench/quoted.t
