#!/bin/sh
# pack.sh VERSION BUILD: the zip that people download, one folder in it, from what is built. The same sources give the same bytes wherever
# and whenever it is packed: fixed times, modes and order, no extra fields, nothing of this machine.
set -e
umask 022
export LC_ALL=C TZ=UTC
version=$1
build=$2
name=boardcart-$version
out=$build/release
to=$out/$name
rm -rf "$out"
mkdir -p "$to/single" "$to/libretro" "$to/licences"

cp "$build/boardcart.nes" "$build/boardcart.nsf" "$build/boardcart.nsfe" CHANGELOG.md LICENSE "$to"
sed "s/@VERSION@/$version/" tools/release/README.txt >"$to/README.txt"
sed -e '/^#/d' -e 's/ *|.*//' games/games.txt | while read -r game; do
    cp "$build/$game.nes" "$to/single"
done
strip -s -o "$to/libretro/labkit_libretro.so" "$build/labkit_libretro.so"
cp "$build/labkit_libretro.info" "$to/libretro"
cp libretro/README.md "$to/libretro"
cp -r "$build/manual" "$build/mame" "$build/web" "$to"
# licences of what others made and is in here, each named after the folder it lies in
find cart chr games libretro tools \( -name 'LICENSE*' -o -name 'OFL*' \) | sort | while read -r file; do
    cp "$file" "$to/licences/$(dirname "$file" | tr / -)-$(basename "$file")"
done

find "$to" -type d -exec chmod 755 {} +
find "$to" -type f -exec chmod 644 {} +
find "$to" -exec touch -d '2000-01-01 00:00:00 UTC' {} +
(cd "$out" && find "$name" -type f | sort | zip -X -9 -q -@ "$name.zip")
echo "$out/$name.zip: $(wc -c <"$out/$name.zip") bytes, $(find "$to" -type f | wc -l) files"
