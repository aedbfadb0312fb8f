#!/bin/bash
# Adds a sixth game as cart/README.md describes: a copy of the template under a new name, a line in games.txt and a picture in the
# art list. The cart and the single ROM are built, and played in MAME: menu, moves, save, reset, resume, statistics, Chinese. No
# save of another game moves.
out=build/tests/sixth_game
id=nim
. tests/tap.sh
rm -rf "$out"
mkdir -p "$out/build/tests"
git ls-files -z --cached --others --exclude-standard -- . ':!tests/golden' | xargs -0 cp -p --parents -t "$out" 2>/dev/null
for built in build/gen build/tools build/obj/nes build/obj/tool; do # what has not changed need not be built again
    mkdir -p "$out/$(dirname $built)" && cp -a $built "$out/$built"
done

# The steps of the README.
cp -r games/template "$out/games/$id"
rm "$out/games/$id/games.txt"
sed -i "s/template/$id/g; s/TEMPLATE/${id^^}/g; s/\btp_/${id}_/g; s/\bTP_/${id^^}_/g; s/the template/$id/" "$out/games/$id"/*
echo "$id | LAST MATCH | 1-2 PLAYERS | WHO TAKES THE LAST ONE | menu_$id | 6 | 5 | main@art" >>"$out/games/games.txt"
sed -i "s/^\(screen menu_\)tmp\(.*\)B_TEMPLATE_RO/&\n\1$id\2B_${id^^}_RO/" "$out/chr/art.txt"
# More Chinese characters than one page of glyphs has room for.
sed -i '/^HELP_1 /,$d' "$out/games/$id/text.zh.txt"
printf 'HELP_1 %s\n %s\n %s\n' 春眠不觉晓处闻啼鸟夜来风雨 声花落知床前明月光疑是地霜 举头望低故乡白依山尽黄河海 >>"$out/games/$id/text.zh.txt"

(cd "$out" && MAKEFLAGS='' MAKEOVERRIDES='' make -s -j2 "build/$id.nes" build/boardcart.nes build/names.lua) >"$out/make.log" 2>&1
ok $? "the cart and $id.nes are built"
grep -v Warning "$out/make.log" | sed 's/^/# /'

layout() { sed -n 's/^#define SAVE_LAYOUT {\(.*\)}$/\1/p' "$1/build/gen/save_slots.h"; }
before=$(layout .) after=$(layout "$out")
test "$after" != "$before" && test "${after#"$before"}" != "$after"
ok $? "its slots come after the others: no save moves"

for rom in boardcart "$id"; do
    (cd "$out" && tests/mame/run tests/cart/mame/sixth_game.lua nes "$rom") >"$out/$rom.tap"
    while read -r line; do
        case $line in
        ok*) ok 0 "$rom: ${line#*- nes: }" ;;
        "not ok"*) ok 1 "$rom: ${line#*- nes: }" ;;
        "#"*) echo "$line" ;;
        esac
    done <"$out/$rom.tap"
done

# What does not fit stops the build with a message.
refused() { # PROMISE REASON LINE
    printf '%s\n' "$3" | cat games/games.txt - >"$out/list.txt"
    build/tools/mkcart saves boardcart "$out/list.txt" >/dev/null 2>"$out/err"
    [ $? = 1 ] && grep -q "list.txt:[0-9]*: .*$2" "$out/err"
    ok $? "$1"
}
refused "a save beyond the battery RAM is refused" "do not fit the battery RAM: big is [0-9]* bytes too many" "big | BIG | 1 | X | menu_tmp | 200 | 600 | main"
refused "so is an unfinished game that the journal cannot hold" "game (bytes, at most" "big | BIG | 1 | X | menu_tmp | 2 | 601 | main"
refused "and one more slot that is" "do not fit the battery RAM: [a-z]* is [0-9]* bytes too many" "big | BIG | 1 | X | menu_tmp | 2 | 1 | main | more | 300 | 2"
four=$(for i in 1 2 3 4; do echo "g$i | G | 1 | X | menu_tmp | 2 | 1 | main"; done)
refused "and a ninth game" "more games than the menu has lines for" "$four"
finish
