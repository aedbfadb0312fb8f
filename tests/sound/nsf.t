#!/bin/sh
# The NSF, played by libgme: levels, clicks, pitch, loops and ends of every track.
lists=$(sed -n 's,^SONG_\(.*\) = [0-9]*$,build/tests/sound/\1.list,p' build/gen/sound_ids.inc | grep -v COUNT)
# shellcheck disable=SC2086  # a list of files
exec build/tests/sound/nsf build/boardcart.nsf build/boardcart.nsfe $lists
