#!/bin/sh
# Two MAME processes on the cable of tools/link: whole games through the pads, the same on both. LINK_GAMES (2), LINK_WAY (windows, or machines: as two machines do it),
# LINK_SYSTEM_2 (nes): the other console's.
games=${LINK_GAMES:-2}
way=${LINK_WAY:-windows}
out=$PWD/build/tests/mame/link
rm -rf "$out"
mkdir -p "$out"
export STORY_LIB="$PWD/tools/testkit/lib.lua" STORY_LABELS="$PWD/build/connect4.lbl" STORY_DIR="$PWD/tests/mame" LINK_ROM=build/connect4.nes \
    LINK_TEST="$PWD/tests/connect4/mame/link_side.lua" LINK_SAVES="$out/saves" LINK_PORT=$((20000 + $$ % 20000)) SIDE_GAMES="$games" XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"
side() { # number, seed, words of link.sh
    n=$1 seed=$2
    shift 2
    SIDE_SEED=$seed timeout -k 5 "${LINK_TIMEOUT:-900}" tools/link/link.sh "$@" -- -video none -sound none -nothrottle -seconds_to_run 100000 \
        >"$out/$n" 2>"$out/err$n"
}
if [ "$way" = machines ]; then one=listen two="connect 127.0.0.1"; else one=1 two=2; fi
# shellcheck disable=SC2086 # words
side 1 11 $one &
# shellcheck disable=SC2086
LINK_SYSTEM=${LINK_SYSTEM_2:-nes} side 2 22 $two
wait
. tests/tap.sh
for n in 1 2; do
    [ "$(grep -c '^ok .*came to its end' "$out/$n")" = "$games" ] && ! grep -q '^not ok' "$out/$n"
    ok $? "$way: console $n played $games games" || tail -n 5 "$out/$n" "$out/err$n" | sed 's/^/# /'
done
grep -q '^# game' "$out/1" && [ "$(grep '^# game' "$out/1")" = "$(grep '^# game' "$out/2")" ]
ok $? "$way: every board and score was the same on both"
grep -h '^# ' "$out/1" "$out/2"
finish
