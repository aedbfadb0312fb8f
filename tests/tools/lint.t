#!/bin/bash
# The linters: one check for each tool and for each habit of the house. A check that finds something says where.
# LINT_FAST=1 leaves out cppcheck, which takes most of the time.
out=build/tests/lint
mkdir -p "$out"
mapfile -t all < <(find . \( -path ./build -o -path ./.git -o -path ./tests/golden \) -prune -o -type f -print | sed 's#^\./##' | sort)
pick() { printf '%s\n' "${all[@]}" | grep -E "$1"; }
script() { # files whose first line names this interpreter
    local f first
    for f in "${all[@]}"; do
        IFS= read -r first 2>/dev/null <"$f"
        [[ $first =~ ^'#!'.*/$1( |$) ]] && echo "$f"
    done
}
. tests/tap.sh
check() { # PROMISE; stdin: where it is broken
    local lines
    lines=$(head -40)
    [ -z "$lines" ]
    ok $? "$1" || printf '%s\n' "$lines" | sed 's/^/# /' >&2
}

sources='\.(c|h|s|inc|lua|sh|pl|t|mjs|js|css|html|mml|sfx)$|^tests/(run|mame/run)$|^\.ci/run$'
words="$sources|\.(md|mk|txt)\$|(^|/)Makefile\$"
mapfile -t files < <(pick "$sources" | grep -v '\.mml$')
check "tabs are only in makefiles" < <(grep -nP '\t' "${files[@]}")
mapfile -t files < <(pick "$words" | grep -v 'text\(\.zh\)\?\.txt$') # in text.txt a line of one blank is an empty line of words
check "no blanks at the end of a line" < <(grep -nP '[ \t]+$' "${files[@]}")
check "no DOS line ends" < <(grep -lP '\r' "${files[@]}")
check "every file ends with a newline" < <(for f in "${files[@]}"; do [ -s "$f" ] && [ "$(tail -c 1 "$f")" != "" ] && echo "$f"; done)

# One idea a file. Assembly is long where loops are written out.
mapfile -t files < <(pick "$sources")
check "no file is too long" < <(wc -l "${files[@]}" | awk '$2 != "total" { limit = $2 ~ /\.(s|inc)$/ ? 1000 : 500; if ($1 > limit) print $2 ": " $1 " lines, at most " limit }')

# What must not be in a project that is its own: notes to oneself, paths of one machine, hosts of packages.
mapfile -t files < <(pick "$words" | grep -v '^tests/tools/lint\.t$')
check "no notes to oneself" < <(grep -nwE 'TODO|FIXME|XXX|HACK' "${files[@]}")
check "no paths of a machine, no hosts of packages" < <(grep -nE '(^|[^a-zA-Z.])/(work|home|root)/|\.\./shared|registry\.npmjs|deb\.debian\.org' "${files[@]}")
# Words of the list: a line each, with what to write instead and the senses that are fine.
mapfile -t files < <(pick "$words" | grep -vE '/text(\.zh)?\.txt$|\.zh\.md$|/release10/|^CHANGELOG\.md$|^tests/tools/words\.txt$|/OFL-[A-Z]*\.txt$')
check "no words that we no longer use" < <(sed -n '/^#/d; s/ ==> /\t/gp' tests/tools/words.txt | while IFS=$'\t' read -r word instead fine; do
    grep -nP "(?:\`\w+\`|\b(?:${fine:-(?!)})\b)(*SKIP)(*F)|\b(?:$word)\b(?!_|\()" "${files[@]}" | sed "s|\$|    [$instead]|"
done)

# In code that cc65 compiles: what it gets wrong, or what the console has no room for.
mapfile -t files < <(pick '^(cart|games)/.*\.[ch]$' | grep -v '_ref\.c$\|mktables')
check "nothing in the console's C that is not for it" < <(grep -nE '\b(malloc|calloc|realloc|printf|float|double|long long)\b' "${files[@]}" |
    grep -vE '^[^:]*:[0-9]*: *(/?\*|//)|/\*.*\b(double|float)\b')

mapfile -t files < <(pick '\.(c|h|s|inc|lua|mjs|t)$')
check "every function that a header of cart/ or games/ offers is called, there and from another file" < <(perl tests/tools/unread.pl "${files[@]}" 2>&1)
tools/format.sh check >"$out/format" 2>&1
status=$?
if [ "$status" = 77 ]; then skip "clang-format" "it is not version 14"; else check "clang-format: all C is in its shape (make format)" <"$out/format"; fi
mapfile -t files < <(script '(ba)?sh')
# SC2319 (of newer versions): that $? is a condition's is what our ok is for.
check "shellcheck: ${#files[@]} scripts" < <(shellcheck -x -e SC2319 -f gcc "${files[@]}" 2>&1)
mapfile -t files < <(pick '\.lua$')
check "luacheck: ${#files[@]} stories and scripts" < <(luacheck --no-color --quiet --codes --formatter plain "${files[@]}" 2>&1)
mapfile -t files < <(script perl)
check "perl -wc: ${#files[@]} scripts" < <(for f in "${files[@]}"; do perl -wc "$f" 2>&1 | grep -v 'syntax OK'; done)
mapfile -t files < <(pick '\.m?js$')
check "node --check: ${#files[@]} scripts" < <(for f in "${files[@]}"; do node --check "$f" 2>&1; done)
if [ -n "$LINT_FAST" ]; then
    skip "cppcheck" "LINT_FAST"
else
    # normalCheckLevelMaxBranches only says that newer versions could look longer. uninitvar and comparePointers do not follow loops and linker symbols; the sanitizers watch these programs in the tests.
    mapfile -t files < <(pick '^(cart|games|libretro|tools|tests/(libretro|sound))/.*\.c$')
    mkdir -p build/cppcheck
    check "cppcheck: ${#files[@]} files" < <(cppcheck -q -j2 --std=c11 --enable=warning,portability --inline-suppr -I. -Ibuild/gen --cppcheck-build-dir=build/cppcheck \
        --suppress=missingIncludeSystem --suppress=uninitvar --suppress=comparePointers --suppress=normalCheckLevelMaxBranches -D__fastcall__= -DBOARDCART_VERSION='""' "${files[@]}" 2>&1)
fi
finish
