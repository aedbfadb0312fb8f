#!/bin/sh
# build.sh VERSION BUILD: puts the page together in BUILD/web. A page opened as a file may neither fetch anything nor load modules, so
# the scripts are bundled into one plain script, and the ROM, its music and the labkit module are scripts, too.
set -e
version=$1
build=$2
here=tools/web
gen=$build/gen/web
out=$build/web
rm -rf "$out"
mkdir -p "$out/art"

export NODE_PATH="$gen/node_modules"
flags="--bundle --format=iife --target=es2020 --log-level=warning"
# shellcheck disable=SC2086  # a list of words
esbuild "$here/src/speaker.js" $flags --minify --outfile="$gen/speaker.txt"
# shellcheck disable=SC2086
esbuild "$here/src/main.js" $flags --minify-whitespace --minify-syntax --loader:.txt=text --alias:speaker-source="./$gen/speaker.txt" \
    --outfile="$out/boardcart.js"
# shellcheck disable=SC2086
esbuild "$here/src/linkpage.js" $flags --minify-whitespace --minify-syntax --loader:.txt=text --alias:speaker-source="./$gen/speaker.txt" \
    --outfile="$out/link.js"
as_script() { # NAME FILE
    printf 'window.%s = "' "$1"
    base64 -w 0 "$2"
    printf '";\n'
}
as_script BOARDCART_ROM "$build/boardcart.nes" >"$out/rom.js"
as_script BOARDCART_NSF "$build/boardcart.nsf" >"$out/nsf.js"
as_script LABKIT_WASM "$gen/labkit.wasm" >"$out/labkit.js"

cat "$here/page.css" "$here/layout.css" "$here/pad.css" "$here/link.css" "$here/dialogs.css" tools/manual/manual.css >"$out/style.css"
# index.html makes all pages: each leaves out the lines that are for others only.
page() { # PAGE POLICY: what a module of WebAssembly needs
    awk -v page="$1" '/^<!-- \/?(cart|link|labkit)( (cart|link|labkit))* -->$/ {
        out = substr($2, 1, 1) != "/"
        for (i = 2; i < NF; i++) if ($i == page) out = 0
        next
    } !out' "$here/index.html" | sed -e "s/{{WASM}}/$2/" -e "s/{{VERSION}}/$version/" -e "/{{MANUAL}}/{
r $build/gen/manual_part.html
d
}"
}
page cart "" >"$out/index.html"
page link "" >"$out/link.html"
page labkit " 'wasm-unsafe-eval'" >"$out/labkit.html"
cp -r "$build/manual" "$out/manual"
cp chr/title.png "$build/press/cover.png" "$build/press"/icon-*.png "$out/art"
cp "$here/boardcart.webmanifest" "$out"
cp "$build/boardcart.nes" "$build/boardcart.nsf" "$out"
{
    echo "Boardcart"
    echo
    cat LICENSE
    echo
    echo "jsnes, the emulator in boardcart.js, with one line mended (tall sprites of the second pattern table)"
    echo
    cat "$gen/node_modules/jsnes/LICENSE"
    echo
    echo "wasi-libc, the C library in labkit.js"
    echo
    cat /usr/share/doc/wasi-libc/copyright
} >"$out/licences.txt"
