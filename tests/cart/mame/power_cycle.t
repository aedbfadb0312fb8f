#!/bin/sh
# Two MAME processes, one after the other: what the first leaves in its battery file, the second goes on with.
out=build/tests/mame/power_cycle
rm -rf "$out"
mkdir -p "$out"
PATH=$PATH:/usr/games
export PATH XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}"
aslr=; setarch -R true 2>/dev/null && aslr="setarch -R"
for part in 1 2; do
    STORY_LIB=$PWD/tools/testkit/lib.lua STORY_LABELS=$PWD/build/boardcart.lbl STORY_DIR=$PWD/tests/mame STORY_KEEP_NVRAM=1 POWER=$part \
        $aslr timeout -k 5 120 mame nes -cart build/boardcart.nes -video none -sound none -nothrottle -skip_gameinfo \
        -autoboot_delay 0 -autoboot_script tests/cart/mame/power_cycle.lua -seconds_to_run 1000 -cfg_directory "$out/cfg" \
        -nvram_directory "$out/nvram" -snapshot_directory "$out" >"$out/$part.txt" 2>"$out/$part.err"
done
cat "$out/1.txt" "$out/2.txt" | awk '/^(not )?ok /{ bad = /^not/ ? "not " : ""; sub(/^(not )?ok [0-9]+ - /, ""); print bad "ok " ++n " - " $0; next }
    /^#|LUA ERROR/{ print } END { print "1.." (n < 6 ? 6 : n) }'
