#!/bin/bash
# soak.sh HOURS JOBS: so many hours of console time of random buttons of both kinds over all games and menus, on both pads and three televisions,
# two parts of three in the collection and one in a ROM of one game, in parts of ten minutes, JOBS at once. What is done is kept in build/soak/<hash of the ROM>, a file a part: stopped and begun again, or
# asked for more hours, it goes on from there. Ends with the sum: faults by kind, and the screens that were seen.
export PATH=$PATH:/usr/games
hours=${1:-8}
jobs=${2:-2}
export SOAK_SECONDS=600 STORY_SECONDS=7200 # a busy machine may take long
rom=$(sha1sum build/boardcart.nes | cut -c 1-8)
export place=build/soak/$rom
mkdir -p "$place"
parts=$((hours * 6))

part() { # NUMBER
    local systems=(nes nespal nes dendy)
    local roms=(connect4 amazons skyscrapers gobang labyrinth) rom=boardcart
    local system=${systems[$1 % 4]} log=$place/$1.log
    [ $(($1 % 3)) -ne 0 ] || rom=${roms[$1 / 3 % 5]}
    grep -q '^1\.\.' "$log" 2>/dev/null && return
    SOAK_SEED=$1 STORY_PLACE=$place/$1 tests/mame/run tests/mame/soak.lua "$system" "$rom" >"$log.part" 2>&1
    mv "$log.part" "$log"
    echo "part $1, $rom on $system: $(grep -c '^not ok' "$log") promises broken"
}
export -f part
seq 1 "$parts" | xargs -P "$jobs" -I{} bash -c 'part {}'

mapfile -t logs < <(for n in $(seq 1 "$parts"); do echo "$place/$n.log"; done)
minutes=$((10 * $(grep -l '^1\.\.' "${logs[@]}" 2>/dev/null | wc -l)))
broken=$(cat "${logs[@]}" 2>/dev/null | grep '^not ok')
echo "ROM $rom: $((minutes / 60)) h $((minutes % 60)) min of console time"
for kind in $(cat "${logs[@]}" 2>/dev/null | sed -n 's/.*: \([a-z]*\) faults in .*/\1/p' | awk '!seen[$0]++'); do
    echo "  $kind faults: $(grep -h -A1 "^not ok.* $kind faults" "${logs[@]}" | sed -n 's/^# got \([0-9]*\),.*/\1/p' | awk '{ n += $1 } END { print n + 0 }')"
done
echo "  screens: $(sed -n 's/^# screens //p' "${logs[@]}" | tr ' ' '\n' | sort -u | tr '\n' ' ')"
[ -z "$broken" ] || { grep -H '^not ok' "${logs[@]}"; exit 1; }
[ "$minutes" -ge "$((hours * 60))" ]
