#!/bin/sh
# Cycles of the labyrinth's inner loops on a simulated 6502, against the ceilings they promise. Speaks TAP.
# Each figure is a run with one call more less the run without it; the views are 40 poses of 3 mazes.
view=build/tests/sim65/test_labyrinth_view.prg
maze=build/tests/sim65/sim_labyrinth_maze.prg

run() {
    sim65 -c "$@" | sed -n 's/ cycles$//p'
}

ceiling() { # number, what, figure, limit
    if [ "$3" -le "$4" ]; then echo "ok $1 - $2: $3 cycles, at most $4"; else echo "not ok $1 - $2: $3 cycles, more than $4"; fi
}

sum=0 most=0 slice=0 begin=0
for pose in $(seq 1 40); do
    none=$(run $view none "$pose")
    before=$(run $view 0 "$pose")
    [ $((before - none)) -gt $begin ] && begin=$((before - none))
    for n in 1 2 3 4; do
        after=$(run $view $n "$pose")
        [ $((after - before)) -gt $slice ] && slice=$((after - before))
        before=$after
    done
    sum=$((sum + after - none))
    [ $((after - none)) -gt $most ] && most=$((after - none))
done
echo "1..6"
ceiling 1 "mean view" $((sum / 40)) 20500
ceiling 2 "slowest view" $most 25000
ceiling 3 "slowest lab_cast_begin" $begin 2800
ceiling 4 "slowest lab_cast_step" $slice 8000
ceiling 5 "lab_draw_compose" $(($(run $view 5 5) - $(run $view 4 5))) 4900
ceiling 6 "lab_maze_make of seed 62349, the slowest of all (28 tries)" $(($(run $maze 62349) - $(run $maze none))) 2700000
