#!/bin/bash
# The host commands refuse arguments that they cannot use: the usage on standard error, nothing on standard output, status 2. And they
# tell that their output is lost - a full disk, a standard output that is closed, a pipe that nobody reads - with status 1 or 2.
n=0
refused() { # COMMAND...
    local out status
    out=$("build/host/$1" "${@:2}" </dev/null 2>build/tests/commands_refuse.err)
    status=$?
    n=$((n + 1))
    if [ "$status" = 2 ] && [ -z "$out" ] && [ -s build/tests/commands_refuse.err ]; then
        echo "ok $n - $*"
    else
        echo "not ok $n - $*: status $status, $out"
    fi
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
        n=$((n + 1))
        if { [ "$status" = 1 ] || [ "$status" = 2 ]; } && grep -q lost build/tests/commands_refuse.err; then
            echo "ok $n - output lost ($loss): $command $*"
        else
            echo "not ok $n - output lost ($loss): $command $*: status $status, $(cat build/tests/commands_refuse.err)"
        fi
    done
}
mkdir -p build/tests
# shellcheck disable=SC2086  # $wrong is a list of words
{
    for wrong in '' '--help' 'move --seed abc' 'move --level nobody' 'move --seed 65536'; do refused connect4 $wrong; done
    for wrong in '' '--help' 'easy nobody 2' 'easy medium x' 'easy medium 0' 'easy 4 2' 'easy medium 2 -1'; do refused connect4_match $wrong; done
    for wrong in '' '--help' '10 x' '10 1 39'; do refused connect4_late $wrong; done
    for wrong in '' '--help' '10 x'; do refused connect4_verify $wrong; done
    for wrong in '--help' '--seed abc' '--level nobody'; do refused amazons $wrong; done
    for wrong in '' '--help' 'easy hard abc' 'easy nobody 2'; do refused amazons_match $wrong; done
    for wrong in '' '--help' 'match easy hard --games abc' 'match easy nobody' 'move --seed abc' 'pbrain --seed abc'; do refused gobang $wrong; done
    for wrong in '' '--help' 'maze abc' 'maze 1 20' 'view 943 300 3 4096' 'check 0 1x'; do refused labyrinth $wrong; done
    for wrong in '' '--help' 'make 10 hard 1 1' 'make 6 nobody 1 1' 'make 6 hard x 1' 'make 6 hard 1 12a'; do refused skyscrapers $wrong; done
}
lost '4444\n' connect4 move --level easy
lost '4444412312356244\n' connect4 analyse
lost '' connect4_match easy easy 1
lost '' connect4_verify 1 1 36
lost '' connect4_late 1 1 38
lost 'newgame\nplay d1-d2/d3\n' amazons
lost '' amazons_match original original 1
lost '7,7 8,8 7,8\n' gobang move --level original
lost '7,7 8,8 7,8\n' gobang vcf
lost '' gobang match original original --games 1
lost 'START 15\n' gobang pbrain
lost '' skyscrapers make 4 easy 3 1
lost '' labyrinth maze 943
lost '' labkit trig
lost '' mkbook pack build/tests/commands_refuse.book /dev/null
echo "1..$n"
