#!/bin/sh
# Cycles of the labyrinth's inner loops on a simulated 6502, against the ceilings that they promise. Speaks TAP. Each figure is
# the difference of two runs, with and without one more call; the views are 40 poses of 3 mazes, and one of the hardest of
# 100,000.
view=build/tests/sim65/test_labyrinth_view.prg
maze=build/tests/sim65/sim_labyrinth_maze.prg
. tests/tap.sh

run() {
    sim65 -c "$@" | sed -n 's/ cycles$//p'
}

ceiling() { # what, figure, limit
    [ "$2" -le "$3" ]
    ok $? "$1: $2 cycles, at most $3"
}

sum=0 most=0
for pose in $(seq 1 40); do
    cycles=$(($(run $view 1 "$pose") - $(run $view 0 "$pose")))
    sum=$((sum + cycles))
    [ $cycles -gt $most ] && most=$cycles
done
ceiling "mean view" $((sum / 40)) 2600
ceiling "slowest view" $most 5700
ceiling "lab_draw_compose" $(($(run $view 2 5) - $(run $view 1 5))) 5410
ceiling "lab_maze_make of seed 62349, the slowest of all (28 tries)" $(($(run $maze 62349) - $(run $maze none))) 2700000
finish
