#!/bin/sh
# pack.sh BUILD ZIP GAME...: the test kit and the ROMs, as one folder in a zip; the same bytes from the same files.
set -e
umask 022
export LC_ALL=C TZ=UTC
build=$1 zip=$(basename "$2")
name=${zip%.zip}
shift 2
rm -rf "${build:?}/$name" "${build:?}/$zip"
mkdir -p "$build/$name/single"
cp "$build/boardcart.nes" LICENSE "$build/$name"
for game in "$@"; do cp "$build/$game.nes" "$build/$name/single"; done
cp -r "$build/testkit" "$build/$name"
find "$build/$name" -exec touch -d '2000-01-01 00:00:00 UTC' {} +
(cd "$build" && find "$name" -type f | sort | zip -X -9 -q -@ "$zip")
rm -r "${build:?}/$name"
