#!/bin/sh
# Writes tests/golden/skyscrapers/console.txt: work for the simulated console and the host's answers, from the repository's
# top folder after `make`. Puzzles are Towers' (towers-*.txt) and our own; see README.md here.
solve() {
    echo "$1" | build/host/skyscrapers solve | tr -d / | { read -r answer
        grade=$(echo "$1" | build/host/skyscrapers grade)
        case $grade in easy) g=0 ;; hard) g=1 ;; extreme) g=2 ;; unreasonable) g=3 ;; *) g=9 ;; esac
        echo "solve $1 $answer $g"; }
}
for class in 4e 4h 4x 4u 5e 5h 5x 5u 6e 6h 6x 6u 7e 7h 7x 7u 8e; do
    for line in 3 77; do
        solve "$(sed -n ${line}p "tests/golden/skyscrapers/towers-$class.txt")"
    done
done
solve 4:///////////////
solve 4:1/1//////////////
solve 5:1/2/2/3/2/4/1/3/2/2/1/2/4/3/2/3/2/1/2/5
make_one() { echo "make $1 $2 $3 $(build/host/skyscrapers make "$1" "$4" 1 "$3")"; }
for seed in 1 2 3 70000 4000000000; do
    make_one 4 0 $seed e
    make_one 4 1 $seed h
    make_one 5 0 $seed e
    make_one 5 1 $seed h
done
for seed in 1 2; do
    make_one 4 2 $seed x
    make_one 5 3 $seed u
    make_one 6 0 $seed e
    make_one 6 1 $seed h
    make_one 7 0 $seed e
done
# with parks: 8 is added to the grade
for seed in 1 2; do
    for size in 4 5 6; do
        echo "make $size 8 $seed $(build/host/skyscrapers make ${size}p easy 1 $seed)"
        echo "make $size 9 $seed $(build/host/skyscrapers make ${size}p hard 1 $seed)"
    done
    solve "$(build/host/skyscrapers make 7p hard 1 $seed)"
    solve "$(build/host/skyscrapers make 9p easy 1 $seed)"
done
solve 4p:///////////////
solve 4p:1/1/1/////////////
# the maker gives these up: built-in ones
make_one 4 1 46846 h
make_one 5 1 7261 h
make_one 6 1 374 h
make_one 8 0 9 e
make_one 9 0 9 e
