#!/bin/bash
# The ROM in FCEUX, from random RAM, with both of its PPUs. (It takes a header for both televisions as NTSC.).
PATH=$PATH:/usr/games
out=build/tests/fceux
rm -rf "$out"
mkdir -p "$out/.fceux"
printf '%s\n' 'SDL.VideoDriver = 1' 'SDL.ScanLineStartNTSC = 0' 'SDL.ScanLineEndNTSC = 239' 'SDL.RamInitMethod = 3' >"$out/.fceux/fceux.cfg"
label() { sed -n "s/^al 00\\([0-9A-F]*\\) \\._$1\$/0x\\1/p" build/boardcart.lbl | head -1; }
SCREEN_ID=$(label screen_id) PPU_BLANK=$(label ppu_blank) TV_SYSTEM=$(label tv_system)
export SCREEN_ID PPU_BLANK TV_SYSTEM
run() {
    rm -rf "$out/.fceux/sav"
    RUN_NAME=$1 RUN_OUT=$PWD/$out/$1.txt TV=$2 HOME=$PWD/$out XDG_RUNTIME_DIR="${XDG_RUNTIME_DIR:-/tmp}" QT_QPA_PLATFORM=offscreen timeout -k 2 60 \
        fceux --sound 0 "${@:3}" --loadlua tests/fceux/boot.lua build/boardcart.nes >"$out/$1.log" 2>&1
    grep -E '^(not )?ok ' "$out/$1.txt" || echo "not ok 0 - $1: FCEUX ran the script"
}
{ run ntsc 0 --pal 0; run new-ppu 0 --pal 0 --newppu 1; } |
    awk '{ bad = /^not/ ? "not " : ""; sub(/^(not )?ok [0-9]+ - /, ""); print bad "ok " ++n " - " $0 } END { print "1.." n }'
