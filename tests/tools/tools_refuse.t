#!/bin/bash
# The tools of the build refuse lists that they cannot use: status 1, file, line and reason on standard error.
out=build/tests/tools_refuse
mkdir -p "$out"
. tests/tap.sh
refused() { # PROMISE REASON COMMAND...: the command fails with that reason
    local promise=$1 reason=$2
    shift 2
    "$@" >"$out/out" 2>"$out/err"
    [ $? = 1 ] && grep -qE "$out/list.txt:[0-9]+: .*$reason" "$out/err"
    ok $? "$promise" || sed 's/^/# /' "$out/err"
}
long=$(printf 'x%.0s' {1..90})
mkcart=build/tools/mkcart
printf 'FAR(B_X, void, %s, (void));\n' "$long" >"$out/list.txt"
refused "a gate whose name does not fit" "not FAR" $mkcart gates boardcart games/games.txt "$out/list.txt"
printf 'FAR(B_X, f, (void));\n' >"$out/list.txt"
refused "a gate without its type" "not FAR" $mkcart gates boardcart games/games.txt "$out/list.txt"
for _ in {1..256}; do echo 'FAR(B_X, void, f, (void));'; done >"$out/list.txt"
refused "more gates than a byte counts" "255 gates" $mkcart gates boardcart games/games.txt "$out/list.txt"
printf 'a | b\n' >"$out/list.txt"
refused "a game with fields missing" "missing field" $mkcart games boardcart "$out/list.txt"
printf 'a | %s | 1 | l | p | main\n' "$long" >"$out/list.txt"
refused "a title that does not fit the menu" "too long" $mkcart games boardcart "$out/list.txt"
printf 'a | b | 1 | FIND THE CENTRE OF THE MAZE | p | main\n' >"$out/list.txt"
refused "a line that does not fit between the rods of the menu" "too long" $mkcart games boardcart "$out/list.txt"
printf '%s\n' "$long" >"$out/list.txt"
refused "a page whose name does not fit" "too long" $mkcart cfg boardcart 512 games/games.txt "$out/list.txt"
for i in {1..40}; do echo "page$i"; done >"$out/list.txt"
refused "more pages than the board holds" "more pages" $mkcart cfg boardcart 512 games/games.txt "$out/list.txt"
finish
