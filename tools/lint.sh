#!/bin/bash
# Looks for what compilers let pass. Every check prints what it found; status 1 when any found something.
# LINT_FAST=1 leaves out cppcheck, which takes a minute.
shopt -s lastpipe # report sets found
cd "$(dirname "$0")/.." || exit 1
mapfile -t all < <(git ls-files | grep -v '^tests/golden/' | while read -r f; do [ -f "$f" ] && echo "$f"; done)
pick() { printf '%s\n' "${all[@]}" | grep -E "$1"; }
found=0
report() {
    # $1: what it is; stdin: where
    local lines
    lines=$(cat)
    [ -z "$lines" ] && return
    found=1
    echo "$1:"
    printf '%s\n' "$lines" | sed 's/^/    /'
}
sources='\.(c|h|s|inc|lua|sh|pl|t|mjs|js|css|html|mml|sfx)$|^tests/(run|mame/run)$|^\.ci/run$'
words="$sources|\.(md|mk|txt)\$|(^|/)Makefile\$"

mapfile -t files < <(pick "$sources" | grep -v '\.mml$')
grep -nP '\t' "${files[@]}" | report "tabs (only makefiles have them)"
mapfile -t files < <(pick "$words" | grep -v 'text\(\.zh\)\?\.txt$') # in text.txt a line of one blank is an empty line of words
grep -nP '[ \t]+$' "${files[@]}" | report "blanks at the end of a line"
grep -lP '\r' "${files[@]}" | report "DOS line ends"
for f in "${files[@]}"; do [ -s "$f" ] && [ "$(tail -c 1 "$f")" != "" ] && echo "$f"; done | report "no newline at the end of the file"

# One idea a file. Assembly is long where loops are written out.
for f in $(pick "$sources"); do
    n=$(wc -l <"$f")
    case $f in *.s | *.inc) limit=1000 ;; *) limit=500 ;; esac
    [ "$n" -gt "$limit" ] && echo "$f: $n lines, at most $limit"
done | report "long files"

# What must not stand in a project that is its own: notes to oneself, paths of one machine, hosts of packages.
mapfile -t files < <(pick "$words" | grep -v '^tools/lint\.sh$')
grep -nwE 'TODO|FIXME|XXX|HACK' "${files[@]}" | report "notes to oneself"
grep -nE '(^|[^a-zA-Z.])/(work|home|root)/|\.\./shared|registry\.npmjs|deb\.debian\.org' "${files[@]}" | report "paths and hosts"

# In code that cc65 compiles: what it gets wrong, or what the console has no room for.
mapfile -t files < <(pick '^(cart|games)/.*\.[ch]$' | grep -v '_ref\.c$\|mktables')
grep -nE '\b(malloc|calloc|realloc|printf|float|double|long long)\b' "${files[@]}" | grep -vE '^[^:]*:[0-9]*: *(/?\*|//)|/\*.*\b(double|float)\b' |
    report "not for the console"

mapfile -t files < <(pick '\.sh$|\.t$|^tests/(run|mame/run)$|^\.ci/run$' | while read -r f; do head -1 "$f" | grep -qE '^#!/bin/(ba)?sh' && echo "$f"; done)
shellcheck -S warning "${files[@]}" | report "shellcheck"
luac=$(command -v luac5.3 || command -v luac)
if [ -n "$luac" ]; then
    for f in $(pick '\.lua$'); do "$luac" -p "$f" 2>&1; done | report "luac"
fi
for f in $(pick '\.pl$|\.t$' | while read -r f; do head -1 "$f" | grep -q perl && echo "$f"; done); do perl -wc "$f" 2>&1 | grep -v 'syntax OK'; done | report "perl -wc"
for f in $(pick '\.m?js$'); do node --check "$f" 2>&1; done | report "node --check"
if [ -z "$LINT_FAST" ]; then
    mapfile -t files < <(pick '^(tools|tests/(libretro|sound)|libretro)/.*\.c$')
    # uninitvar and comparePointers do not follow loops and linker symbols; the sanitizers watch these programs in the tests
    cppcheck -q -j2 --std=c11 --enable=warning,portability --inline-suppr --suppress=missingIncludeSystem -I. -Ibuild/gen \
        --suppress=uninitvar --suppress=comparePointers "${files[@]}" 2>&1 | report "cppcheck"
fi
[ "$found" = 0 ] && echo "lint: nothing found"
exit "$found"
