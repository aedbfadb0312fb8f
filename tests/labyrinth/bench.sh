#!/bin/sh
# The labyrinth's figures in emulated time (make bench).
build/host/labyrinth check 0 10000 || exit 1
tests/mame/run tests/labyrinth/walk.lua || exit 1
LABYRINTH_MINUTES="${LABYRINTH_MINUTES:-30}" tests/mame/run tests/labyrinth/wander.lua nes || exit 1
LABYRINTH_WALKS=3 tests/mame/run tests/mame/labyrinth_walk.lua || exit 1
LABYRINTH_MINUTES="${LABYRINTH_MINUTES:-10}" tests/mame/run tests/mame/labyrinth_wander.lua
