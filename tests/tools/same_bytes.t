#!/bin/bash
# Two clean builds of the same sources, in two places, with other permissions, clocks and languages, give the same bytes: every ROM, and
# every file of the zip that people download. One of the places has blanks and a foreign letter in its name; tests run there, too.
out=build/tests/same_bytes
odd="a b ü"
rm -rf "$out"
n=0
ok() { # STATUS PROMISE
    n=$((n + 1))
    if [ "$1" = 0 ]; then echo "ok $n - $2"; else echo "not ok $n - $2"; fi
}
copy() { # FOLDER
    mkdir -p "$out/$1"
    git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$out/$1" 2>/dev/null
    # what npm installs is as its lock file says; once is enough
    mkdir -p "$out/$1/build/gen/web" && cp -r build/gen/web/node_modules build/gen/web/package*.json "$out/$1/build/gen/web"
}
build() { # FOLDER UMASK ZONE LANGUAGE
    (umask "$2" && cd "$out/$1" && MAKEFLAGS='' MAKEOVERRIDES='' TZ=$3 LC_ALL=$4 nice make -s -j2 release) >"$out/$1.log" 2>&1 ||
        { echo "not ok 1 - $1 builds"; sed 's/^/# /' "$out/$1.log"; echo 1..1; exit 1; }
}
copy one
copy "$odd"
build one 022 UTC C
build "$odd" 077 Pacific/Chatham C.UTF-8

zip=$(cd "$out/one/build/release" && echo *.zip)
folder=${zip%.zip}
for file in $(cd "$out/one/build/release" && find "$folder" -type f | sort); do
    cmp -s "$out/one/build/release/$file" "$out/$odd/build/release/$file"
    ok $? "$file"
done
cmp -s "$out/one/build/release/$zip" "$out/$odd/build/release/$zip"
ok $? "$zip: two builds give one zip"
cmp -s build/boardcart.nes "$out/one/build/release/$folder/boardcart.nes"
ok $? "and the cart in it is the one that the tests play"
! unzip -Z1 "$out/one/build/release/$zip" | grep -qv "^$folder/"
ok $? "one folder in the zip"
! grep -qrF "$PWD" "$out/one/build/release/$folder"
ok $? "no path of the machine in it"
for what in boardcart.nes LICENSE CHANGELOG.md README.txt manual/index.html web/index.html web/licences.txt mame/boardcart.xml libretro/labkit_libretro.so \
    libretro/labkit_libretro.info $(sed -n 's/^\([a-z0-9]*\) *|.*/single\/\1.nes/p' games/games.txt); do
    [ -s "$out/one/build/release/$folder/$what" ]
    ok $? "$what is in it"
done

# In the odd place, a test of each kind: on this machine, on the simulated 6502, in MAME (it calls a host command), in jsnes, in RetroArch.
tools=(build/tests/host/test_connect4_rules build/tests/sim65/test_cart_pad.prg)
(cd "$out/$odd" && MAKEFLAGS='' MAKEOVERRIDES='' nice make -s -j2 "${tools[@]}" build/host/gobang build/tests/mame/offsets.txt build/tests/libretro/front) >"$out/tests.log" 2>&1
for test in "${tools[@]}" tests/gobang/mame/gobang_ai.lua tests/web/unit.t tests/libretro/retroarch.t; do
    (cd "$out/$odd" && nice prove --exec tests/run "$test") >>"$out/tests.log" 2>&1
    ok $? "in a folder called $odd: $test"
done
grep -q '^Result: FAIL' "$out/tests.log" && sed 's/^/# /' "$out/tests.log"
echo "1..$n"
rm -rf "$out"/*/build/obj
