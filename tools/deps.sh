#!/bin/sh
# Installs what the build and the tests need, once: by apt-get as root, or with sudo if there is one. Otherwise prints
# the one line to run, and nothing else happens.
#
#   deps.sh STAMP PACKAGE[:COMMAND]...      with a command: no need for the package where there is the command
stamp=$1
shift
missing=
for wanted in "$@"; do
    package=${wanted%%:*}
    [ "$package" != "$wanted" ] && command -v "${wanted#*:}" >/dev/null 2>&1 && continue
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
if [ -n "$missing" ]; then
    if [ "$(id -u)" = 0 ]; then
        as=
    elif command -v sudo >/dev/null 2>&1; then
        as=sudo
    else
        echo "Missing packages. Run this, then try again:"
        echo "  apt-get install -y$missing"
        exit 1
    fi
    echo "Installing:$missing"
    export DEBIAN_FRONTEND=noninteractive
    $as apt-get update -qq
    # shellcheck disable=SC2086  # a list of words
    $as apt-get install -y -qq --no-install-recommends $missing >/dev/null || exit 1
fi
mkdir -p "$(dirname "$stamp")"
touch "$stamp"
