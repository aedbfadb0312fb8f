#!/bin/sh
# The labyrinth's figures in emulated time (make test-long). LABYRINTH_MINUTES (60) of random walking on the cartridge, in walks
# of ten minutes; an emulated minute takes about 8 seconds of one processor.
minutes=${LABYRINTH_MINUTES:-60}
for size in 21 17 13; do
    build/host/labyrinth check 0 10000 $size || exit 1
done
build/tests/host/test_labyrinth_exact || exit 1
tests/mame/run tests/labyrinth/mazes.lua || exit 1
tests/mame/run tests/labyrinth/poses.lua || exit 1
tests/mame/run tests/labyrinth/walk.lua || exit 1
LABYRINTH_WALKS=3 tests/mame/run tests/labyrinth/mame/labyrinth_walk.lua || exit 1
STORY_SECONDS=${STORY_SECONDS:-3600}
export STORY_SECONDS
LABYRINTH_MINUTES=2 tests/mame/run tests/labyrinth/wander.lua || exit 1
LABYRINTH_MINUTES=2 tests/mame/run tests/labyrinth/mame/labyrinth_wander.lua || exit 1
first=100
while [ "$minutes" -gt 0 ]; do
    walk=$((minutes < 10 ? minutes : 10))
    LABYRINTH_FIRST=$first LABYRINTH_MINUTES=$walk tests/mame/run tests/labyrinth/mame/labyrinth_wander.lua nes || exit 1
    minutes=$((minutes - walk))
    first=$((first + 1))
done
