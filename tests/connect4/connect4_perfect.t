#!/bin/sh
# Level Perfect as first and second player against random and thinking opponents: the exact solver finds no mistake.
# The same with all positions is `build/host/mkbook check games/connect4/book.bin first` (and second), minutes of work.
. tests/tap.sh
out=$(build/host/connect4_verify 300 7 12)
ok $? "no move of Perfect worsens its position or hastens a loss in 300 games"
echo "# $out"
[ "${out#300 lines: }" != "$out" ]
ok $? "all games were played"
# The maker of the book starts where the console starts; it would run for an hour.
log=build/tests/connect4_first.log
rm -f $log $log.*
mkdir -p build/tests
timeout 4 build/host/mkbook first $log 2>/dev/null
status=$?
[ $status = 124 ] && [ "$(head -n 1 $log)" = "0040810204081 3 2" ]
ok $? "the book can be made again: the first entry is the middle column, a win"
rm -f $log $log.*
finish
