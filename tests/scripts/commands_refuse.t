#!/bin/bash
# The host commands refuse arguments that they cannot use: the usage on standard error, nothing on standard output, status 2.
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
mkdir -p build/tests
for wrong in '' '--help' 'move --seed abc' 'move --level nobody' 'move --seed 65536'; do refused connect4 $wrong; done
for wrong in '' '--help' 'easy nobody 2' 'easy medium x' 'easy medium 0' 'easy 4 2' 'easy medium 2 -1'; do refused connect4_match $wrong; done
for wrong in '' '--help' '10 x' '10 1 39'; do refused connect4_late $wrong; done
for wrong in '' '--help' '10 x'; do refused connect4_verify $wrong; done
for wrong in '--help' '--seed abc' '--level nobody'; do refused amazons $wrong; done
for wrong in '' '--help' 'easy hard abc' 'easy nobody 2'; do refused amazons_match $wrong; done
for wrong in '' '--help' 'match easy hard --games abc' 'match easy nobody' 'move --seed abc' 'pbrain --seed abc'; do refused gobang $wrong; done
for wrong in '' '--help' 'maze abc' 'maze 1 20' 'view 943 300 3 4096' 'check 0 1x'; do refused labyrinth $wrong; done
for wrong in '' '--help' 'make 10 hard 1 1' 'make 6 nobody 1 1' 'make 6 hard x 1' 'make 6 hard 1 12a'; do refused skyscrapers $wrong; done
echo "1..$n"
