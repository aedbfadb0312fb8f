#!/bin/bash
# soak.sh HOURS JOBS: this many hours of console time of random buttons of both kinds over all games and menus, on both pads and
# three televisions, in parts of five minutes, JOBS at once: every second part in the collection, the others in the ROMs of one
# game in turn, so an hour visits all. Results are kept in build/soak/<hash of the ROM>, a file for each part: run again, or for
# more hours, it continues from there. Ends with the totals: faults by kind, minutes of each ROM and kind of buttons, and the
# screens that were seen.
export PATH=$PATH:/usr/games
hours=${1:-8}
jobs=${2:-2}
export SOAK_SECONDS=300 STORY_SECONDS=7200 # a busy machine may take long
rom=$(sha1sum build/boardcart.nes | cut -c 1-8)
export place=build/soak/$rom
games=$(sed -n 's/^\([a-z][a-z0-9]*\) *|.*/\1/p' games/games.txt | tr '\n' ' ')
export games
mkdir -p "$place"
parts=$((hours * 3600 / SOAK_SECONDS))

part() { # NUMBER
    local systems=(nes nespal nes dendy) singles rom=boardcart
    read -ra singles <<<"$games"
    local system=${systems[$1 / 2 % 4]} log=$place/$1.log
    [ $(($1 % 2)) -eq 0 ] || rom=${singles[$1 / 2 % ${#singles[@]}]}
    grep -q '^1\.\.' "$log" 2>/dev/null && return
    SOAK_SEED=$1 STORY_PLACE=$place/$1 tests/mame/run tests/mame/soak.lua "$system" "$rom" >"$log.part" 2>&1
    echo "# rom $rom" >>"$log.part"
    mv "$log.part" "$log"
    echo "part $1, $rom on $system: $(grep -c '^not ok' "$log") promises broken"
}
export -f part
seq 1 "$parts" | xargs -P "$jobs" -I{} bash -c 'part {}'

mapfile -t logs < <(for n in $(seq 1 "$parts"); do echo "$place/$n.log"; done)
minutes=$((SOAK_SECONDS * $(grep -l '^1\.\.' "${logs[@]}" 2>/dev/null | wc -l) / 60))
broken=$(cat "${logs[@]}" 2>/dev/null | grep '^not ok')
echo "ROM $rom: $((minutes / 60)) h $((minutes % 60)) min of console time"
cat "${logs[@]}" 2>/dev/null | awk '/^# mashed / { split($0, kind) } /^# rom / { for (i = 3; i in kind; i += 2) n[$3 ", " kind[i]] += kind[i + 1]; split("", kind) }
    END { for (k in n) printf "  %s: %g min\n", k, n[k] / 60 }' | sort
sed -n 's/.*: \([a-z]*\) faults in .*/\1/p' "${logs[@]}" 2>/dev/null | awk '!seen[$0]++' | while read -r kind; do
    echo "  $kind faults: $(grep -h -A1 "^not ok.* $kind faults" "${logs[@]}" | sed -n 's/^# got \([0-9]*\),.*/\1/p' | awk '{ n += $1 } END { print n + 0 }')"
done
echo "  screens: $(sed -n 's/^# screens //p' "${logs[@]}" | tr ' ' '\n' | sort -u | tr '\n' ' ')"
[ -z "$broken" ] || { grep -H '^not ok' "${logs[@]}"; exit 1; }
[ "$minutes" -ge "$((hours * 60))" ]
