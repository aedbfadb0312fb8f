#!/bin/sh
# Cycles of the labyrinth's inner loops on a simulated 6502, against the ceilings they promise. Speaks TAP.
# Each figure is a run with one call less a run with none, in 40 poses of 3 mazes.
prg=build/tests/sim65/test_labyrinth_view.prg
mazes=build/tests/sim65/sim_labyrinth_maze.prg

run() {
    sim65 -c "$@" | sed -n 's/ cycles$//p'
}

ceiling() { # number, what, figure, limit
    if [ "$3" -le "$4" ]; then echo "ok $1 - $2: $3 cycles, at most $4"; else echo "not ok $1 - $2: $3 cycles, more than $4"; fi
}

sum=0 most=0 count=0
for pose in $(seq 1 40); do
    none=$(run $prg none $pose)
    cycles=$(($(run $prg cast $pose) - none))
    sum=$((sum + cycles)) count=$((count + 1))
    [ $cycles -gt $most ] && most=$cycles
done
compose=$(($(run $prg picture 5) - $(run $prg cast 5)))
echo "1..4"
ceiling 1 "mean of cast_begin and cast_step" $((sum / count)) 20500
ceiling 2 "slowest cast_begin and cast_step" $most 25000
ceiling 3 "draw_compose" $compose 4900
worst=$(($(run $mazes 62349) - $(run $mazes none)))
ceiling 4 "maze_make of seed 62349, the slowest of all (28 tries)" $worst 2700000
