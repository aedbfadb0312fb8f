#!/bin/sh
# Level Perfect as first and second player against random and thinking opponents: the exact solver finds no mistake.
# The same with all positions is `build/host/mkbook check games/connect4/book.bin first` (and second), minutes of work.
out=$(build/host/connect4_verify 300 7 12)
status=$?
echo "# $out"
[ $status = 0 ] || printf 'not '
echo "ok 1 - no move of Perfect worsens its position or hastens a loss in 300 games"
case $out in
"300 lines: "*) ;;
*) printf 'not ' ;;
esac
echo "ok 2 - all games were played"
echo 1..2
