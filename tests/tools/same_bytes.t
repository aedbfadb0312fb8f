#!/bin/bash
# A clean build of the same sources elsewhere, with other permissions, clock and language, gives the same bytes as the build here:
# every ROM, and every file of the release zip. The other folder has blanks and a foreign letter in its name; tests also run
# there: one of each kind, or with `all`, as in make test-long, make check and the long ones.
out=build/tests/same_bytes
odd="a b ü 名"
rm -rf "$out"
. tests/tap.sh
mkdir -p "$out/$odd"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$out/$odd" 2>/dev/null
# what npm installs is as its lock file says; once is enough
mkdir -p "$out/$odd/build/gen/web" && cp -r build/gen/web/node_modules build/gen/web/package*.json "$out/$odd/build/gen/web"
build() { # FOLDER UMASK ZONE LANGUAGE
    (umask "$2" && cd "$1" && MAKEFLAGS='' MAKEOVERRIDES='' TZ=$3 LC_ALL=$4 nice make -s -j2 release) >"$out/log" 2>&1 ||
        { echo "not ok 1 - builds in $1"; sed 's/^/# /' "$out/log"; echo 1..1; exit 1; }
}
build . 022 UTC C
build "$out/$odd" 077 Pacific/Chatham C.UTF-8
here=build/release
there=$out/$odd/build/release

zip=$(cd "$here" && echo boardcart-[0-9]*.zip)
page=$(cd "$here" && echo boardcart-web-*.zip)
folder=${zip%.zip}
for file in $(cd "$here" && find "$folder" -type f | sort); do
    cmp -s "$here/$file" "$there/$file"
    ok $? "$file"
done
for file in "$zip" "$page"; do
    cmp -s "$here/$file" "$there/$file"
    ok $? "$file: two builds give one zip"
done
unzip -Z1 "$here/$page" | grep -qx index.html
ok $? "the page is at the root of its zip"
sum=$(sha1sum "$here/$folder/boardcart.nes" | cut -d ' ' -f 1)
grep -q "^boardcart.nes .*$sum" "$here/$folder/hashes.txt"
ok $? "hashes.txt has the cart's"
cmp -s build/boardcart.nes "$here/$folder/boardcart.nes"
ok $? "and the cart in it is the one that the tests play"
! unzip -Z1 "$here/$zip" | grep -qv "^$folder/"
ok $? "one folder in the zip"
tools/release/links.pl "$here/$folder" >"$out/links"
ok $? "every link in it leads to something in it"
! grep -qrF "$PWD" "$here/$folder"
ok $? "no path of the machine in it"
for what in testkit/TESTING.md testkit/run testkit/labels/boardcart.dbg testkit/inputs/labyrinth.inp boardcart.nes boardcart.nsf boardcart.nsfe LICENSE CHANGELOG.md README.txt manual/index.html manual/zh.html web/index.html web/licences.txt \
    mame/boardcart.xml libretro/labkit_libretro.so libretro/labkit_libretro.dll libretro/labkit_libretro.info press/press.txt press/cover.png press/label.png \
    $(sed -n 's/^\([a-z0-9]*\) *|.*/single\/\1.nes press\/\1.gif press\/\1.png/p' games/games.txt); do
    test -s "$here/$folder/$what"
    ok $? "$what is in it"
done

# Tests in the odd place: on this machine, on the simulated 6502, in MAME; in full also with a host command, in jsnes, in RetroArch.
built=(build/tests/host/test_connect4_rules build/tests/sim65/test_cart_pad.prg)
chosen=("${built[@]}" tests/connect4/mame/connect4_undo.lua)
there() { (cd "$out/$odd" && MAKEFLAGS='' MAKEOVERRIDES='' nice "$@") >>"$out/tests.log" 2>&1; }
there make -s -j2 "${built[@]}" build/names.lua
if [ "$1" = all ]; then
    there make -s -j2 check
    ok $? "in a folder called $odd: make check"
    there make -s -j2 build/host/gobang build/tests/libretro/front
    chosen+=(tests/gobang/mame/gobang_ai.lua tests/web/unit.mjs tests/labkit/retroarch.t)
fi
for test in "${chosen[@]}"; do
    there prove --exec tests/run "$test"
    ok $? "in a folder called $odd: $test"
done
grep -q '^Result: FAIL' "$out/tests.log" && sed 's/^/# /' "$out/tests.log"
finish
rm -rf "$out/$odd/build/obj"
