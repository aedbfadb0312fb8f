#!/bin/bash
# The core built from a copy of libretro/ alone, as on a build farm: every compiler without a warning; the result exports the
# libretro API and nothing else, and in the static library every other name begins with labkit_.
out=$PWD/build/tests/labkit/alone
rm -rf "$out"
mkdir -p "$out"
cp -r libretro "$out"
. tests/tap.sh
build() { # NAME PROMISE ARGUMENTS...
    local name=$1 promise=$2
    shift 2
    # a make that runs this test must not pass on its flags
    MAKEFLAGS='' nice make -j2 -C "$out/libretro" OBJ_DIR="obj-$name" CFLAGS='-O1 -Werror' "$@" >"$out/$name.log" 2>&1
    ok $? "$promise" || sed 's/^/# /' "$out/$name.log"
}
api=25 # entry points of libretro.h

build unix "platform=unix with gcc" platform=unix CC=gcc
[ "$(nm -D --defined-only "$out/libretro/labkit_libretro.so" | grep -c ' T retro_')" = $api ] && ! nm -D --defined-only "$out/libretro/labkit_libretro.so" | grep -qv ' T retro_'
ok $? "it shows $api entry points and nothing else"
build/tests/libretro/front "$out/libretro/labkit_libretro.so" -n 3 >/dev/null
ok $? "and runs"
build clang "platform=unix with clang" platform=unix CC=clang TARGET=clang.so
build static "STATIC_LINKING=1" platform=unix STATIC_LINKING=1 CC=gcc
other=$(nm -g --defined-only "$out/libretro/labkit_libretro.a" | awk 'NF == 3 { print $3 }' | grep -v '^retro_\|^labkit_')
[ -z "$other" ]
ok $? "every global of the static library is retro_ or labkit_" || echo "# $other"
for machine in x86_64 i686; do
    build $machine "platform=win, $machine" platform=win CC=$machine-w64-mingw32-gcc TARGET=$machine.dll
    [ "$($machine-w64-mingw32-objdump -p "$out/libretro/$machine.dll" | grep -c '\[.*\] *retro_\| retro_[a-z_]*$')" -ge $api ]
    ok $? "its table of exports has them all"
done
mkdir "$out/libretro/libretro-common"
cp -r /usr/include/libretro-common "$out/libretro/libretro-common/include"
build checkout "with a checkout of libretro-common beside it" platform=unix CC=gcc TARGET=checkout.so
grep -q 'libretro-common/include/libretro.h' "$out/libretro/obj-checkout/libretro.d" || MAKEFLAGS='' make -n -B -C "$out/libretro" platform=unix | grep -q -- '-isystem "libretro-common/include"'
ok $? "it is the one that is taken"
! MAKEFLAGS='' make -C "$out/libretro" platform=toaster >"$out/toaster.log" 2>&1 && grep -q 'platform is unix, win or osx' "$out/toaster.log"
ok $? "another platform is refused in words"
finish
