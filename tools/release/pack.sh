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
cp -r "$build/press" "$to"
rm "$to"/press/icon-*.png
cp chr/shots/*.gif "$to/press"
sed "s/@VERSION@/$version/" tools/release/press.txt >"$to/press/press.txt"
sed "s/@VERSION@/$version/" tools/release/README.txt >"$to/README.txt"
sed -e '/^#/d' -e 's/ *|.*//' games/games.txt | while read -r game; do
    cp "$build/$game.nes" "$to/single"
done
perl tools/release/hashes.pl "$to"/*.nes "$to"/single/*.nes >"$to/hashes.txt"
strip -s -o "$to/libretro/labkit_libretro.so" "$build/labkit_libretro.so"
cp "$build/labkit_libretro.info" "$build/labkit_libretro.dll" "$to/libretro"
cp libretro/README.md "$to/libretro"
mkdir "$to/link"
cp tools/link/link.sh tools/link/link.lua "$to/link"
# shellcheck disable=SC2016  # the back quotes are Markdown
sed 's,tools/link/,link/,g; s,In the folder of a release it is `link/link.sh`. ,,' tools/link/README.md >"$to/link/README.md"
cp -r "$build/manual" "$build/mame" "$build/web" "$build/testkit" "$to"
# licences of what others made and is in here, each named after the folder it is in
find cart chr games libretro tools \( -name 'LICENSE*' -o -name 'OFL*' \) | sort | while read -r file; do
    cp "$file" "$to/licences/$(dirname "$file" | tr / -)-$(basename "$file")"
done

perl tools/release/links.pl "$to"

find "$to" -type d -exec chmod 755 {} +
find "$to" -type f -exec chmod 644 {} +
chmod 755 "$to/link/link.sh" "$to/testkit/run"
find "$to" -exec touch -d '2000-01-01 00:00:00 UTC' {} +
(cd "$out" && find "$name" -type f | sort | zip -X -9 -q -@ "$name.zip")
(cd "$to/web" && find . -type f | sed 's,^./,,' | sort | zip -X -9 -q -@ "../../boardcart-web-$version.zip")
echo "$out/boardcart-web-$version.zip: the page alone, for a web server"
echo "$out/$name.zip: $(wc -c <"$out/$name.zip") bytes, $(find "$to" -type f | wc -l) files"
