#!/bin/sh
# build/host/skyscrapers as people use it: solving, grading, making, and what it does with malformed lines.
command=build/host/skyscrapers
. tests/tap.sh

is "$(echo 6:2/3////3///3//3/3//4///2/2/3//3///,u1b3k | $command solve)" \
    "246513/134265/615324/452136/361452/523641" "a puzzle of Towers is solved"
is "$(echo 4://///////////// | $command solve)" several "a puzzle without clues: several"
is "$(echo 4:1/1////////////// | $command solve)" none "a contradiction: none"
is "$(printf '4:///////////////\r\n\n4:1/1//////////////' | $command solve)" "$(printf 'several\nnone')" \
    "line ends of other systems, empty lines and a missing last line end are fine"

is "$($command make 4 easy 1 0 | $command solve --rules original)" "$($command make 4 easy 1 0 | $command solve)" \
    "the original's rules alone solve an easy one"
is "$($command make 4 hard 1 1 | $command solve --rules original | sed 's/[0-9][0-9]* of/N of/; s/^[1-4./]*/ROWS/')" "ROWS stuck: N of 16" \
    "they get stuck on a hard one, and say how far they got"
is "$(echo 4:///////////////,4o | $command solve --rules original)" "4.../..../..../.... stuck: 1 of 16" "which is what is in the rows"
is "$(echo 4:1/1////////////// | $command solve --rules original)" none "a contradiction: none"

output=$(printf '4:1/1//////////////\nnonsense\n4:///////////////,z\n4:///////////////\n' | $command solve 2>&1 >/dev/null)
is "$(printf '%s\n' "$output" | grep -o '^skyscrapers: line [0-9]*')" "$(printf 'skyscrapers: line 2\nskyscrapers: line 3')" \
    "malformed lines are named by number"
printf '4:1/1//////////////\nnonsense\n4:///////////////\n' | $command solve >/dev/null 2>&1
is $? 2 "and make the status 2"
is "$(printf '4:1/1//////////////\nnonsense\n4:///////////////\n' | $command solve 2>/dev/null)" "$(printf 'none\nerror\nseveral')" \
    "the other lines are answered"
echo 4://///////////// | $command solve >/dev/null
is $? 0 "without malformed lines the status is 0"

for size in 4 5 6 7; do
    for grade in easy hard extreme unreasonable; do
        is "$($command make $size $grade 3 42 | $command grade | sort -u)" $grade "make $size $grade: grade agrees"
    done
done
for size in 4p 5p 6p 7p; do
    for grade in easy hard; do
        is "$($command make $size $grade 3 42 | $command grade | sort -u)" $grade "make $size $grade, with parks: grade agrees"
    done
done
is "$(echo 4p://2//2/2//3//2//////2,0o | $command solve)" "0123/1302/3210/2031" "a park that is given"
is "$($command make 4p easy 20 1 | $command solve | tr -d '/\n' | fold -w 1 | sort | uniq -c | tr -s ' ' | tr '\n' ' ')" \
    " 80 0  80 1  80 2  80 3 " "every line of a solution has a park and the heights below the size"
is "$(printf '4p:4///////////////\n4p:///////////////,4o\n4:///////////////,0o\n4q:///////////////\n' | $command solve 2>/dev/null)" \
    "$(printf 'error\nerror\nerror\nerror')" "with parks the size itself is no clue and no height, and without them there is none"
is "$($command make 5 h 3 7)" "$($command make 5 h 1 7; $command make 5 h 1 8; $command make 5 h 1 9)" "each puzzle has its own seed"
is "$($command make 5 h 0 7)" "" "none asked for, none made"
is "$($command make 6 h 1 374)" "$($command pack 6 h 1 374)" "a seed that the maker gives up is the built-in puzzle of its number"
is "$($command pack 9 u 1 5)" "$($command pack 9 u 1 493)" "built-in puzzles: 61 in eight ways, then from the start"
is "$($command pack 4 x 488 0 | $command grade | sort | uniq -c | tr -s ' ')" " 488 extreme" "built-in puzzles have their grade"
for wrong in "make 3 easy 1 1" "make 10 easy 1 1" "make 5 odd 1 1" "make 5 easy x 1" "make 5 easy 1 -1" "make 5 easy 1 4294967296" "make 5 easy" "pack 5 easy 1 1" "make 5p extreme 1 1" "make 3p easy 1 1" "make 5pp easy 1 1" "pack 5p hard 1 1" "dance" "solve --rules odd" "grade --rules original" ""; do
    # shellcheck disable=SC2086
    $command $wrong >/dev/null 2>&1
    is $? 2 "wrong usage: '$wrong'"
done
$command solve no/such/file >/dev/null 2>&1
is $? 1 "a missing file"
finish
