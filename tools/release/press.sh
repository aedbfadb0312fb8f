#!/bin/bash
# press.sh OUT: pictures for those who write about the game or make a box for it: a cover of 630x500, a label for a cartridge, screenshots
# four times as large. All from the pictures in chr/, pixel by pixel.
set -e
out=$1
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
plain=(-define "png:exclude-chunks=date,time,tIME" -strip)

part() { # FILE CROP X Y
    args+=("(" "$1" -crop "$2" +repage ")" -geometry "$(printf '%+d%+d' "$3" "$4")" -composite)
}
words() { # X Y TEXT: what convert needs to write in the font of the console
    local i code
    for ((i = 0; i < ${#3}; i++)); do
        printf -v code '%d' "'${3:i:1}"
        code=$((code - 32))
        part chr/font.png "8x8+$((code % 16 * 8))+$((code / 16 << 3))" $(($1 + i * 8)) "$2"
    done
}
faces() { # X Y STEP
    local x=$1 who
    for who in pip mo huli wu tock; do
        part "chr/cast_$who.png" 48x48+0+0 "$x" "$2"
        x=$((x + $3))
    done
}
picture() { # WIDTH HEIGHT TIMES FILE: draws args
    convert -size "$1x$2" "xc:#000000" "${args[@]}" "$work/$4"
    convert "$work/$4" -filter point -resize "$3"00% "${plain[@]}" "$out/$4"
}

# The title's letters, and its shelf as wide as the cover.
args=()
for x in -227 285; do part chr/title.png 256x19+0+144 "$x" 125; done
part chr/title.png 256x32+0+10 29 8
part chr/title.png 256x103+0+62 29 43
args+=(-fill '#3c1800' -draw 'rectangle 0,157 314,210')
faces 14 160 60
words 50 217 "FIVE GAMES FROM FPGA BOARDS"
words 82 232 "FOR NES AND FAMICOM"
picture 315 250 2 cover.png

args=()
part chr/title.png 240x32+8+10 0 14
part chr/title.png 240x103+8+62 0 52
x=17
for game in con ama sky gob lab; do
    args+=(-fill '#d48820' -draw "rectangle $((x - 2)),$((170 - 2)) $((x + 33)),$((170 + 33))")
    part "chr/menu_$game.png" 32x32+0+0 "$x" 170
    x=$((x + 43))
done
faces 0 214 48
words 12 274 "FIVE GAMES FROM FPGA BOARDS"
words 44 290 "FOR NES AND FAMICOM"
picture 240 312 4 label.png

# The cartridge alone, for a telephone's screen.
args=()
part chr/title.png 82x81+87+63 23 23
picture 128 128 4 icon-512.png
convert "$out/icon-512.png" -filter box -resize 192x192 "${plain[@]}" "$out/icon-192.png"

for file in chr/shots/*.png; do
    convert "$file" -filter point -resize 400% "${plain[@]}" "$out/$(basename "$file")"
done
