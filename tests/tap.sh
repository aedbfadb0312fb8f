#!/bin/sh
# TAP for tests in sh and bash: `. tests/tap.sh`, then an ok or is for each promise, and finish at the end. ok passes its status on, so that a test may say
# more about a broken promise: ok $? "it holds" || sed 's/^/# /' log
tests=0
ok() { # STATUS PROMISE
    tests=$((tests + 1))
    if [ "$1" = 0 ]; then echo "ok $tests - $2"; else echo "not ok $tests - $2"; fi
    return "$1"
}
is() { # GOT WANT PROMISE
    [ "$1" = "$2" ]
    ok $? "$3" || printf '%s\n' "got:" "$1" "want:" "$2" | sed 's/^/# /'
}
skip() { # PROMISE WHY
    tests=$((tests + 1))
    echo "ok $tests - $1 # skip $2"
}
finish() { echo "1..$tests"; }
