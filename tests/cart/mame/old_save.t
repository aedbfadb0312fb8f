#!/bin/sh
# Battery files of earlier releases, tests/golden/cart/save-VERSION.sav, in this ROM: nothing saved is lost. The file beside each
# lists what it holds. MAKE=VERSION makes a new pair with the ROM that is built, which must be that release.
out=build/tests/mame/old_save
PATH=$PATH:/usr/games
export PATH XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"
aslr=; setarch -R true 2>/dev/null && aslr="setarch -R"

play() { # RECORD MODE: the story with the battery file in $out/nvram
    STORY_LIB=$PWD/tools/testkit/lib.lua STORY_LABELS=$PWD/build/boardcart.lbl STORY_DIR=$PWD/tests/mame STORY_KEEP_NVRAM=1 \
        OLD_RECORD=$1 OLD_SAVE=$2 \
        $aslr timeout -k 5 300 mame nes -cart build/boardcart.nes -video none -sound none -nothrottle -skip_gameinfo \
        -autoboot_delay 0 -autoboot_script tests/cart/mame/old_save.lua -seconds_to_run 1000 -cfg_directory "$out/cfg" \
        -nvram_directory "$out/nvram" -snapshot_directory "$out" 2>"$out/stderr" |
        grep -E '^(not )?ok |^# |LUA ERROR'
}
battery=$out/nvram/nes/boardcart.nv

rm -rf "$out"
mkdir -p "$out/nvram/nes"
if [ -n "$MAKE" ]; then
    play "tests/golden/cart/save-$MAKE.txt" make
    cp "$battery" "tests/golden/cart/save-$MAKE.sav"
    exit
fi
for save in tests/golden/cart/save-*.sav; do
    mkdir -p "$(dirname "$battery")"
    cp "$save" "$battery"
    play "${save%.sav}.txt" find | sed "s/ - / - $(basename "$save" .sav): /"
done | awk '/^(not )?ok /{ bad = /^not/ ? "not " : ""; sub(/^(not )?ok [0-9]+ - /, ""); print bad "ok " ++n " - " $0; next } { print }
    END { if (n < 8) { print "not ok " ++n " - the story ran to its end" } print "1.." n }'
