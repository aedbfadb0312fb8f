#!/bin/sh
# Skyscrapers in figures (make test-long): seconds on the console, by a simulated 6502 at 1.79 MHz less 8 % for the picture; then
# the proofs on this machine, SKYSCRAPERS_COUNT puzzles of each size and grade (1000).
program=build/tests/sim65/bench_skyscrapers.prg

# seconds TITLE: cycle counts on standard input
seconds() {
    sort -n | awk -v title="$1" '{ a[NR] = $1 / 1646580; sum += a[NR] }
        END { printf "%-28s %4d  %7.2f %7.2f %7.2f %7.2f\n", title, NR, sum / NR, a[int((NR + 1) / 2)], a[int(NR * .95 + .5)], a[NR] }'
}

cycles() {
    sim65 -c -x 4000000000 $program "$@" | awk '/cycles/ { print $1 } /Maximum/ { print 4000000000 }'
}

# made SIZE GRADE COUNT
made() {
    for seed in $(seq 1 "$3"); do cycles make "$1" "$2" "$seed"; done | seconds "make ${1}x$1 $4"
}

# solved FILE COUNT
solved() {
    head -n "$2" "tests/golden/skyscrapers/towers-$1.txt" | while read -r id; do cycles solve "$id"; done | seconds "solve Towers' $1"
}

echo "seconds on the console           n     mean  median     95%     max"
made 4 0 50 Easy
made 4 1 100 Hard
made 5 0 50 Easy
made 5 1 100 Hard
made 6 0 30 Easy
made 6 1 50 Hard
made 7 0 20 Easy
made 7 1 10 Hard
made 8 0 6 Easy
made 9 0 6 Easy
for class in 4u 5u 6x 6u 7e 7h 7x 7u; do solved $class 200; done
for class in 8u 9h 9x; do solved $class 40; done
echo
echo "4x4 squares with all clues that have one solution, solved by the Original rules alone:"
build/tests/host/test_skyscrapers_solver | grep -i original
echo
echo "solved by the Original rules alone, of 1000 puzzles a class (built-in ones: 488); cells found where they are stuck:"
for size in 4 5 6 7 8 9; do
    for grade in easy hard; do
        source=make count=1000
        test $grade$size = hard8 -o $grade$size = hard9 && source=pack count=488
        build/host/skyscrapers $source $size $grade $count 0 | build/host/skyscrapers solve --rules original |
            awk -v class="${size}x$size $grade" '/stuck/ { ++stuck; cells += $3 / $5 } !/stuck/ { ++solved }
                END { printf "%-10s %5.1f %%   stuck at %.0f %%\n", class, 100 * solved / NR, stuck ? 100 * cells / stuck : 0 }'
    done
done
echo
build/tools/sky_towers 200 && build/tools/sky_steps 3000 && build/tools/sky_made "${SKYSCRAPERS_COUNT:-1000}"
