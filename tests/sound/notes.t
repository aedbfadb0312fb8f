#!/bin/sh
# Every song after every other one, and each of them into its second round on three TV systems: each frame's notes against the lists.
lists=$(sed -n 's,^SONG_\(.*\) = [0-9]*$,build/tests/sound/\1.list,p' build/gen/sound_ids.inc | grep -v COUNT)
# shellcheck disable=SC2086  # a list of files
sim65 build/tests/sim65/sound_log.prg | build/tests/sound/notes $lists
