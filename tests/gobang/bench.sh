#!/bin/sh
# The figures of Gobang for `make test-long`: cycles of the inner loops and seconds a move in sim65; the same moves and their seconds on the
# console in MAME (50 positions at each level); 400 games for each step of the ladder, against a novice and against release 1.0; what the fours search finds.
POSITIONS=50 tests/gobang/console.t | sed -n 's/^ok [0-9]* - //p'
GOBANG_POSITIONS=50 tests/mame/run tests/gobang/mame/gobang_ai.lua nes | sed -n 's/^\(not \)*ok [0-9]* - /\1/p'
GAMES=400 tests/gobang/levels.t | sed -n 's/^\(not \)*ok [0-9]* - \(.*%\)$/\1\2/p'
build/tests/host/test_gobang_vcf | sed -n 's/^# //p'
