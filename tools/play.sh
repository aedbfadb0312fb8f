#!/bin/sh
# Plays the cart in MAME. Battery saves are kept in build/play/nvram, until `make clean`. With no display to show it on, the attract demo is played
# headless and pictures of it are left in build/play.
PATH=$PATH:/usr/games
out=build/play
mkdir -p "$out"
if [ -n "$DISPLAY" ] || [ -n "$WAYLAND_DISPLAY" ]; then
    echo "Pad 1: arrow keys, A = left Alt, B = left Ctrl, Start = 1, Select = 5. Esc ends MAME; saves are kept in $out/nvram."
    echo "Pad 2: D G R F for left right up down, A = S, B = A, Start = 2, Select = 6. Tab changes keys."
    exec mame nes -cart build/boardcart.nes -skip_gameinfo -cfg_directory "$out" -nvram_directory "$out/nvram"
fi
export SDL_VIDEODRIVER=dummy # MAME 0.289 asks for a display even with -video none
echo "No display: playing the attract demo headless for six minutes of console time (half a minute here) ..."
STORY_LIB=$PWD/tools/testkit/lib.lua STORY_LABELS=$PWD/build/boardcart.lbl XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-/tmp} \
    mame nes -cart build/boardcart.nes -video none -sound none -nothrottle -skip_gameinfo -autoboot_delay 0 \
    -autoboot_script tools/play_demo.lua -seconds_to_run 500 -cfg_directory "$out" -nvram_directory "$out/nvram" \
    -snapshot_directory "$out" >"$out/log" 2>&1 || { cat "$out/log"; exit 1; }
echo "Pictures are in $out:"
ls "$out"/*.png
