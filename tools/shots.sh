#!/bin/sh
# shots.sh [keep]: the tour of all screens (tests/mame/shots.lua), laid out on sheets in build/shots: sheet.png has them all; and ten seconds of
# every game as a moving picture. With `keep`, the pictures that README.md and the manuals show are brought up to date in chr/shots (zh-: the
# tour in Chinese), and that of the page in the browser. The pictures that the stories of motion take of each motion become strips: one after the
# other from left to right, in rows.
status=0
out=build/shots
tests/mame/run tests/mame/shots.lua nes >"$out.tap" || status=1
grep -v '^ok' "$out.tap"
rm -rf "$out"
mkdir -p "$out"
cp build/tests/mame/shots-nes/[0-9]*.png "$out"
montage -label '%t' "$out"/[0-9]*.png -tile 9x -geometry 256x240+6+6 -background '#202020' -fill white -pointsize 13 "$out/sheet.png"
echo "$out/sheet.png: $(find "$out" -name '[0-9]*.png' | wc -l) screens"
tests/mame/run tools/moving.lua nes >"$out.tap" || status=1
sed -e '/^#/d' -e 's/ *|.*//' games/games.txt | while read -r name; do
    delay=10
    [ "$name" = labyrinth ] && delay=5
    convert -delay "$delay" -loop 0 "build/tests/mame/moving-nes/$name"-*.png -layers optimize "$out/$name.gif"
done
echo "$out/*.gif: ten seconds of every game"
for story in tests/*/mame/*_motion.lua; do
    tests/mame/run "$story" nes >"$out.tap" || status=1
    grep '^not ok' "$out.tap"
    from=build/tests/mame/$(basename "$story" .lua)-nes
    find "$from" -name '*-[0-9][0-9].png' | sed 's|.*/||; s/-[0-9]*\.png$//' | sort -u | while read -r motion; do
        montage "$from/$motion"-[0-9][0-9].png -tile 8x -geometry 256x240+2+2 -background '#202020' "$out/strip-$(basename "$story" _motion.lua)-$motion.png"
    done
done
echo "$out/strip-*.png: $(find "$out" -name 'strip-*.png' | wc -l) motions"
if [ "$1" = keep ]; then
    cp "$out"/*.gif chr/shots
    tests/mame/run tests/mame/shots_chinese.lua nes >"$out.tap" || status=1
    for picture in chr/shots/*.png; do
        name=$(basename "$picture" .png)
        from=$out
        case $name in zh-*) from=build/tests/mame/shots_chinese-nes ;; esac
        new=$(find "$from" -name "[0-9][0-9][0-9]-${name#zh-}.png")
        [ -n "$new" ] && cp "$new" "$picture" && echo "$picture"
    done
    node tests/web/picture.mjs tools/web/page.png && echo tools/web/page.png || status=1
fi
exit $status
