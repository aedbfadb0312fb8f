#!/bin/sh
# Makes sure that the tools that a goal of make needs are there. It looks for each tool, says how much is missing, and installs
# those packages with apt-get, as root or with sudo. Without apt-get, or a way to become root, it says what is missing and how to
# get it.
#
#   deps.sh STAMP GOAL [-]PACKAGE:TOOL...
#
# TOOL is a command, a header that the compiler finds (png.h), or the path of a file (with *). PACKAGE is Debian's name. With a -
# before it, the goal can do without the package where apt does not offer it.
stamp=$1 goal=$2
shift 2
there() { # TOOL
    # shellcheck disable=SC2086  # the * of a path
    case $1 in
    /*) ls $1 >/dev/null 2>&1 ;;
    *.h) echo "#include <$1>" | gcc -E - >/dev/null 2>&1 ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}
offered() { apt-cache policy "$1" 2>/dev/null | grep -q 'Candidate: [^(]'; }
finish() {
    mkdir -p "$(dirname "$stamp")"
    touch "$stamp"
    exit 0
}

packages='' spare='' list=''
for wanted in "$@"; do
    package=${wanted%%:*} tool=${wanted#*:}
    there "$tool" && continue
    case $package in
    -*) spare="$spare ${package#-}" ;;
    *) packages="$packages $package" list="$list$(printf '  %-24s %s' "$tool" "$package")
" ;;
    esac
done
[ -n "$packages$spare" ] || finish
if ! command -v apt-get >/dev/null 2>&1; then
    [ -z "$spare" ] || echo "make $goal: not here, so what needs it is left out:$spare"
    [ -n "$packages" ] || finish
    printf 'make %s needs these tools, and there is no apt-get to install them (on the right: Debian packages that have them):\n%s' "$goal" "$list"
    echo "CONTRIBUTING.md has the packages of other systems. cc65 2.19, the compiler for the console, is also at https://cc65.github.io."
    exit 1
fi

as=
if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        [ -n "$packages" ] || finish
        echo "make $goal needs packages. Run this as root, then try again:"
        echo "  apt-get install -y --no-install-recommends$packages"
        exit 1
    fi
    as=sudo
fi
echo "make $goal needs packages; asking apt for them ..."
$as apt-get -q update || echo "apt-get update failed; going on with the lists that are here"
for package in $spare; do
    if offered "$package"; then packages="$packages $package"; else echo "apt does not offer $package: what needs it is left out"; fi
done
[ -n "$packages" ] || finish
# shellcheck disable=SC2086  # a list of words
set -- install --no-install-recommends $packages
count=$(apt-get -s "$@" | grep -c '^Inst ')
bytes=$(apt-get -qq --print-uris "$@" | awk '{ sum += $3 } END { printf "%.0f", sum / 1e6 }')
echo "Installing $count packages for make $goal, $bytes MB to download:$packages"
quiet=-q # no progress bars in a log, unless somebody is watching
[ ! -t 1 ] || quiet=
$as env DEBIAN_FRONTEND=noninteractive apt-get -y $quiet "$@" || exit 1
finish
