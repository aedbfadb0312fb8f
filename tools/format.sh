#!/bin/bash
# format.sh [check]: formats all C by .clang-format; with `check`, only names the files that would change. Other versions of clang-format format
# differently, so it must be 14, the version of Debian 12.
cd "$(dirname "$0")/.." || exit 1
clang_format=$(command -v clang-format-14 || command -v clang-format)
if ! "${clang_format:-false}" --version 2>/dev/null | grep -q 'version 14\.'; then
    echo "format.sh: needs clang-format 14" >&2
    exit 77 # the status of a skipped test
fi
mapfile -t files < <(find cart chr games libretro tools tests -name '*.[ch]' | sort)
if [ "$1" = check ]; then
    bad=$(printf '%s\0' "${files[@]}" | xargs -0 "$clang_format" --dry-run 2>&1 | sed -n 's/:[0-9]*:[0-9]*: warning.*//p' | sort -u)
    bad+=$(grep -nE '^#pragma [a-z]+-' "${files[@]}" | sed 's/$/ (write it as _Pragma)/')
    [ -n "$bad" ] && echo "$bad"
    [ -z "$bad" ]
    exit
fi
# cc65's pragmas have hyphens, which clang-format takes for minus signs: `#pragma bss-name ("X")` becomes `_Pragma("bss-name (\"X\")")`.
perl -i -pe 'if (/^#pragma ([a-z]+-[a-z].*?\))(\s.*)$/s) { my ($p, $rest) = ($1, $2); $p =~ s/"/\\"/g; $_ = "_Pragma(\"$p\")$rest" }' "${files[@]}"
printf '%s\0' "${files[@]}" | xargs -0 -P2 -n 60 "$clang_format" -i
