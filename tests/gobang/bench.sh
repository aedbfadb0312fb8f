#!/bin/sh
# The figures of Gobang for `make bench`: seconds a move and stones a second on the 6502, cycles of the inner loops, then 200 games
# for each pair of levels.
tests/gobang/console.t | sed -n 's/^ok [0-9]* - //p' && GAMES=200 tests/gobang/levels.t | sed -n 's/^ok [0-9]* - \(.*%\)$/\1/p'
