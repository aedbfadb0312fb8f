#!/bin/sh
# Two clean builds of the same sources, in two places, give the same bytes: every ROM, and the zip that is made of them.
out=build/tests/same_bytes
rm -rf "$out"
for copy in one a_longer_name; do
    mkdir -p "$out/$copy"
    git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$out/$copy" 2>/dev/null
    (cd "$out/$copy" && MAKEFLAGS='' MAKEOVERRIDES='' nice make -s -j2 roms) >"$out/$copy.log" 2>&1 || { echo "not ok 1 - $copy builds"; sed 's/^/# /' "$out/$copy.log"; echo 1..1; exit 1; }
done
n=0
for rom in "$out"/one/build/*.nes; do
    n=$((n + 1))
    file=$(basename "$rom")
    if cmp -s "$rom" "$out/a_longer_name/build/$file"; then echo "ok $n - $file"; else echo "not ok $n - $file: two builds differ"; fi
done
n=$((n + 1))
if cmp -s build/boardcart.nes "$out/one/build/boardcart.nes"; then echo "ok $n - and equal to the one that the tests play"; else echo "not ok $n - differs from the one that the tests play"; fi
echo "1..$n"
rm -rf "$out/one/build/obj" "$out/a_longer_name/build/obj"
