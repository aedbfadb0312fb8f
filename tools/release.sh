#!/bin/sh
# release.sh VERSION BUILD: the zip that people download, one folder in it. The same sources give the same bytes: fixed times,
# fixed order, no extra fields.
set -e
version=$1
build=$2
name=boardcart-$version
out=$build/release
rm -rf "$out"
mkdir -p "$out/$name"
cp README.md MANUAL.md CHANGELOG.md LICENSE "$out/$name"
for rom in boardcart $(sed -e '/^#/d' -e 's/ *|.*//' games/games.txt); do
    cp "$build/$rom.nes" "$out/$name"
done
for core in "$build"/*_libretro.so; do
    [ -f "$core" ] && strip -s -o "$out/$name/$(basename "$core")" "$core"
done
cp libretro/*.info "$out/$name" 2>/dev/null || true
mkdir -p "$out/$name/chr"
cp -r chr/shots "$out/$name/chr" # the pictures of README.md and MANUAL.md
cd "$out"
find "$name" -exec touch -d '2000-01-01 00:00:00 UTC' {} +
find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -X -9 -q -@ "$name.zip"
echo "$out/$name.zip"
unzip -l "$name.zip" 2>/dev/null || true
sha256sum "$name.zip"
