#!/bin/bash
# The host commands refuse arguments that they cannot use: the usage on standard error, nothing on standard output, status 2.
# Asked with --help they print it on standard output, status 0. If their output is lost - a full disk, a closed standard output, a
# pipe that nobody reads - they say so and end with status 1 or 2.
. tests/tap.sh
refused() { # COMMAND...
    local out status
    out=$("build/host/$1" "${@:2}" </dev/null 2>build/tests/commands_refuse.err)
    status=$?
    [ "$status" = 2 ] && [ -z "$out" ] && [ -s build/tests/commands_refuse.err ]
    ok $? "$*" || echo "# status $status, $out"
}
shut() { # COMMAND...: into a pipe whose reader is gone
    perl -e 'pipe(R, W); close R; open STDOUT, ">&W"; close W; $SIG{PIPE} = "DEFAULT"; exec @ARGV' "$@"
}
lost() { # INPUT COMMAND...: all three losses
    local input=$1 command=build/host/$2 loss status
    shift 2
    for loss in disk closed pipe; do
        case $loss in
        disk) printf '%b' "$input" | "$command" "$@" >/dev/full 2>build/tests/commands_refuse.err ;;
        closed) printf '%b' "$input" | "$command" "$@" >&- 2>build/tests/commands_refuse.err ;;
        pipe) printf '%b' "$input" | shut "$command" "$@" 2>build/tests/commands_refuse.err ;;
        esac
        status=$?
        { [ "$status" = 1 ] || [ "$status" = 2 ]; } && grep -q lost build/tests/commands_refuse.err
        ok $? "output lost ($loss): $command $*" || echo "# status $status, $(cat build/tests/commands_refuse.err)"
    done
}
mkdir -p build/tests
# shellcheck disable=SC2086  # $wrong is a list of words
{
    for wrong in '' '--nonsense' 'analyse --why' 'move --seed abc' 'move --level nobody' 'move --seed 65536'; do refused connect4 $wrong; done
    for wrong in '' '--nonsense' 'easy nobody 2' 'easy medium x' 'easy medium 0' 'easy 4 2' 'easy medium 2 -1'; do refused connect4_match $wrong; done
    for wrong in '' '--nonsense' '10 x' '10 1 39'; do refused connect4_late $wrong; done
    for wrong in '' '--nonsense' '10 x'; do refused connect4_verify $wrong; done
    for wrong in '--nonsense' '--seed abc' '--level nobody'; do refused amazons $wrong; done
    for wrong in '' '--nonsense' 'easy hard abc' 'easy nobody 2'; do refused amazons_match $wrong; done
    for wrong in '' '--nonsense' 'easy bot abc' 'easy nobody 2'; do refused amazons_field $wrong; done
    for wrong in '' '--nonsense' 'vcf --seed 1' 'match easy hard --games abc' 'match easy nobody' 'move --seed abc' 'pbrain --seed abc'; do refused gobang $wrong; done
    for wrong in '' '--nonsense' 'easy' 'easy nobody' 'easy hard --games 0'; do refused gobang_spar $wrong; done
    for wrong in '' '--nonsense' 'out more' 'out --mix 101' 'out --games'; do refused gobang_fit $wrong; done
    for wrong in 'out' '--nonsense' 'out out more' 'out out --mix 101' 'out out --units 0'; do refused amazons_fit $wrong; done
    for wrong in '' '--nonsense' 'maze abc' 'maze 1 20' 'view 943 300 3 4096' 'check 0 1x'; do refused labyrinth $wrong; done
    for wrong in '' '--nonsense' 'make 10 hard 1 1' 'make 6 nobody 1 1' 'make 6 hard x 1' 'make 6 hard 1 12a'; do refused skyscrapers $wrong; done
    for wrong in '' '--nonsense' 'shot --frames' 'shot --nonsense 1' 'trig more'; do refused labkit $wrong; done
    for wrong in '' '--nonsense' 'first'; do refused mkbook $wrong; done
}
helps() { # COMMAND
    local out
    out=$("build/host/$1" --help 2>build/tests/commands_refuse.err) && [[ $out == "usage: "* ]] && [ ! -s build/tests/commands_refuse.err ]
    ok $? "$1 --help" || echo "# $out"
}
for command in build/host/*; do helps "${command##*/}"; done
lost '4444\n' connect4 move --level easy
lost '4444412312356244\n' connect4 analyse
lost '' connect4_match easy easy 1
lost '' connect4_verify 1 1 36
lost '' connect4_late 1 1 38
lost 'newgame\nplay d1-d2/d3\n' amazons
lost '' amazons_match original original 1
lost '' amazons_field easy bot 1
lost '7,7 8,8 7,8\n' gobang move --level original
lost '7,7 8,8 7,8\n' gobang vcf
lost '' gobang match original original --games 1
lost 'START 15\n' gobang pbrain
lost '' skyscrapers make 4 easy 3 1
lost '' labyrinth maze 943
lost '' labkit trig
lost '' mkbook pack build/tests/commands_refuse.book /dev/null
finish
