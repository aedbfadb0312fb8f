#!/bin/bash
# MAME's software list of the cart: valid by MAME's DTD and by MAME itself, with the ROMs that were built; started by name, the
# cart shows the same title as when started by file, and its battery RAM is saved.
out=$PWD/build/tests/mame/softlist
rm -rf "$out"
mkdir -p "$out"
PATH=$PATH:/usr/games
export PATH XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"
export STORY_LIB=$PWD/tools/testkit/lib.lua STORY_LABELS=$PWD/build/boardcart.lbl STORY_DIR=$PWD/tests/mame
aslr=; setarch -R true 2>/dev/null && aslr="setarch -R"
mapfile -t names < <(echo boardcart; sed -n 's/^\([a-z0-9]*\) *|.*/bc_\1/p' games/games.txt)
. tests/tap.sh
# run NAME SCRIPT HOW...: a story, the cart given as HOW
run() {
    $aslr timeout -k 5 120 mame nes "${@:3}" -video none -sound none -nothrottle -skip_gameinfo -autoboot_delay 0 -autoboot_script "$2" \
        -seconds_to_run 1000 -cfg_directory "$out/cfg" -nvram_directory "$out/nvram" -snapshot_directory "$out" >"$out/$1.txt" 2>"$out/$1.err"
}
by_name=(boardcart -hashpath build/mame/hash -rompath build/mame/roms)

# MAME validates the list in the folder "hash" below its own place.
valid() { (cd "$1" && mame -validate nes) >"$out/validate.txt" 2>&1; }
dtd=/usr/share/games/mame/hash/softwarelist.dtd
(cd "$(dirname "$dtd")" && xmllint --noout --valid -) <build/mame/boardcart.xml 2>"$out/xmllint.txt"
ok $? "boardcart.xml keeps to MAME's DTD"
valid build/mame
ok $? "MAME finds nothing wrong with it"
mkdir -p "$out/broken/hash"
sed 's/sha1="../sha1="/' build/mame/boardcart.xml >"$out/broken/hash/nes.xml"
! valid "$out/broken"
ok $? "and would: a hash that is too short is found"
cmp -s build/mame/boardcart.xml build/mame/hash/nes.xml
ok $? "nes.xml is the same list"
mame -hashpath build/mame/hash -rompath build/mame/roms -verifysoftlist nes >"$out/verify.txt" 2>&1
for name in "${names[@]}"; do
    grep -q "^romset nes:$name is good" "$out/verify.txt"
    ok $? "$name: MAME finds the ROM by its hashes"
done

run file tests/tools/mame/softlist.lua -cart build/boardcart.nes
run name tests/tools/mame/softlist.lua "${by_name[@]}"
grep -q '^ok 1 - the title' "$out/name.txt"
ok $? "mame nes boardcart: the title comes"
picture() { sed -n 's/^# picture //p' "$out/$1.txt"; }
[ -n "$(picture name)" ] && [ "$(picture file)" = "$(picture name)" ]
ok $? "the same picture as from the file"

export STORY_KEEP_NVRAM=1
for POWER in 1 2; do
    export POWER
    run "power$POWER" tests/cart/mame/power_cycle.lua "${by_name[@]}"
    ! grep -q '^not ok' "$out/power$POWER.txt" && grep -q '^1\.\.[1-9]' "$out/power$POWER.txt"
    ok $? "power-on $POWER: $([ $POWER = 1 ] && echo "a game is begun" || echo "options, settings and the game are kept")"
done
finish
