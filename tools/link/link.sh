#!/bin/sh
# Connect 4 on two consoles: MAME with one end of a link cable. One command each side:
#
#   two windows on one machine      tools/link/link.sh 1                        tools/link/link.sh 2
#   two machines                    tools/link/link.sh listen [PORT]            tools/link/link.sh connect HOST [PORT]
#
# Choose CONNECT 4, PLAYER 2: LINK CABLE, NEW GAME on both. The key U pulls the plug, and puts it in again. More words go to MAME, after --. Environment: LINK_SYSTEM (nes, nespal, famicom),
# LINK_ROM, LINK_DELAY (cycles; more is faster for the computers and slower on the wire), LINK_DIR (where the two pipes are).
usage() { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
PATH=$PATH:/usr/games
home=$(cd "$(dirname "$0")" && pwd) || exit 1
dir=${LINK_DIR:-${TMPDIR:-/tmp}/boardcart-link-$(id -u)}
port=7845
trap '' PIPE # when the other side ends first, this one goes on, unplugged
case $1 in
1 | 2)
    mkdir -p "$dir" && chmod 700 "$dir" || exit 1
    for pipe in 1to2 2to1; do
        [ -p "$dir/cable.$pipe" ] || mkfifo -m 600 "$dir/cable.$pipe" 2>/dev/null || [ -p "$dir/cable.$pipe" ] || exit 1 # both may try
    done
    LINK_VIA=pipe LINK_SIDE=$1 LINK_PATH=$dir/cable
    side=$1
    shift
    ;;
listen)
    [ "${2:---}" = -- ] || { port=$2; shift; }
    LINK_VIA=listen LINK_PATH="*:$port" side=listen
    LINK_DELAY=${LINK_DELAY:-400}
    shift
    ;;
connect)
    host=${2:?a host is needed}
    shift
    [ "${2:---}" = -- ] || { port=$2; shift; }
    LINK_VIA=connect LINK_PATH=$host:$port side=connect
    LINK_DELAY=${LINK_DELAY:-400}
    shift
    ;;
*) usage ;;
esac
[ "$1" != -- ] || shift
export LINK_VIA LINK_PATH LINK_SIDE LINK_DELAY="${LINK_DELAY:-100}"
out=build/play/link-$side
mkdir -p "$out"
aslr=; setarch -R true 2>/dev/null && aslr="setarch -R" # MAME 0.251 may crash at exit after a script otherwise
exec $aslr mame "${LINK_SYSTEM:-nes}" -cart "${LINK_ROM:-build/boardcart.nes}" -skip_gameinfo -autoboot_delay 0 \
    -autoboot_script "$home/link.lua" -cfg_directory "$out" -nvram_directory "$out/nvram" -snapshot_directory "$out" "$@"
