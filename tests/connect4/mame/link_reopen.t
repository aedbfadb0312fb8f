#!/bin/sh
# Two MAME windows on the cable of tools/link; one is closed in the middle of a game and opened again: the game goes on.
out=$PWD/build/tests/mame/link_reopen
rm -rf "$out"
mkdir -p "$out"
export STORY_LIB="$PWD/tools/testkit/lib.lua" STORY_LABELS="$PWD/build/connect4.lbl" STORY_DIR="$PWD/tests/mame" LINK_ROM=build/connect4.nes \
    LINK_TEST="$PWD/tests/connect4/mame/link_reopen.lua" LINK_SAVES="$out/saves" LINK_PORT=$((20000 + $$ % 20000)) XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"
side() { # number, part
    SIDE_PART=$2 timeout -k 5 "${LINK_TIMEOUT:-600}" tools/link/link.sh "$1" -- -video none -sound none -nothrottle -seconds_to_run 100000 \
        >"$out/$2" 2>"$out/$2.err"
}
side 1 stays &
side 2 leaves
side 2 returns
wait
. tests/tap.sh
for part in stays leaves returns; do
    grep -q '^ok ' "$out/$part" && ! grep -q '^not ok' "$out/$part"
    ok $? "the one that $part: all as it should be" || tail -n 5 "$out/$part" "$out/$part.err" | sed 's/^/# /'
done
[ -s "$out/stays" ] && [ "$(grep '^# game' "$out/stays")" = "$(grep '^# game' "$out/returns")" ]
ok $? "both saw the same game: $(grep '^# game' "$out/stays")"
finish
