#!/bin/sh
# Connect 4 on two consoles: MAME with one end of a link cable. One command each side, in any order:
#
#   two windows on one machine      tools/link/link.sh 1                        tools/link/link.sh 2
#   two machines                    tools/link/link.sh listen [PORT]            tools/link/link.sh connect HOST [PORT]
#
# Choose CONNECT 4, PLAYER 2: LINK CABLE, NEW GAME on both. The key U pulls the plug and puts it back. A window may be closed and
# opened again. Arguments after -- go to MAME. Environment: LINK_SYSTEM (nes, nespal, famicom), LINK_ROM, LINK_PORT (7845),
# LINK_DELAY (cycles; more is easier on the computers and slower on the wire), LINK_SAVES (the folder of the consoles' saves).
usage() { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
PATH=$PATH:/usr/games
home=$(cd "$(dirname "$0")" && pwd) || exit 1
port=${LINK_PORT:-7845}
trap '' PIPE # when the other side quits first, this one continues, unplugged
case $1 in
1) LINK_ROLE=listen LINK_AT=127.0.0.1:$port side=1 LINK_PIPE=pipe ;;
2) LINK_ROLE=connect LINK_AT=127.0.0.1:$port side=2 LINK_PIPE=pipe ;;
listen)
    [ "${2:---}" = -- ] || { port=$2; shift; }
    LINK_ROLE=listen LINK_AT="0.0.0.0:$port" side=listen LINK_DELAY=${LINK_DELAY:-400}
    ;;
connect)
    host=${2:?a host is needed}
    shift
    [ "${2:---}" = -- ] || { port=$2; shift; }
    LINK_ROLE=connect LINK_AT=$host:$port side=connect LINK_DELAY=${LINK_DELAY:-400}
    ;;
*) usage ;;
esac
shift
[ "$1" != -- ] || shift
command -v mame >/dev/null || { echo "link.sh: no mame here; Debian has it as the package mame" >&2; exit 1; }
if [ -z "$LINK_ROM" ]; then # in the sources, or in a release
    for rom in "$home/../../build/boardcart.nes" "$home/../boardcart.nes" build/boardcart.nes; do
        [ ! -f "$rom" ] || { LINK_ROM=$rom; break; }
    done
fi
[ -f "$LINK_ROM" ] || { echo "link.sh: no ROM: ${LINK_ROM:-boardcart.nes}; LINK_ROM names one" >&2; exit 1; }
if [ -n "$LINK_PIPE" ]; then
    dir=${TMPDIR:-/tmp}/boardcart-link-$(id -u)
    LINK_PIPE=$dir/$port
    mkdir -p "$dir" && chmod 700 "$dir" || exit 1
    for pipe in "$LINK_PIPE.there" "$LINK_PIPE.back"; do
        [ -p "$pipe" ] || mkfifo -m 600 "$pipe" 2>/dev/null || [ -p "$pipe" ] || exit 1 # both may try
    done
fi
[ -n "$LINK_PIPE" ] && export LINK_PIPE
export LINK_ROLE LINK_AT LINK_DELAY="${LINK_DELAY:-100}"
out=${LINK_SAVES:-$(dirname "$LINK_ROM")/link}/$side
mkdir -p "$out" || exit 1
aslr=; setarch -R true 2>/dev/null && aslr="setarch -R" # MAME 0.251 may crash at exit after a script otherwise
exec $aslr mame "${LINK_SYSTEM:-nes}" -cart "$LINK_ROM" -skip_gameinfo -autoboot_delay 0 \
    -autoboot_script "$home/link.lua" -cfg_directory "$out" -nvram_directory "$out/nvram" -snapshot_directory "$out" "$@"
