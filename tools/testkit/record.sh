#!/bin/sh
# record.sh STORY.lua FOLDER: records what a story presses, as FOLDER/STORY.inp, and the pictures to expect, as FOLDER/STORY.txt.
name=$(basename "$1" .lua)
log=build/testkit-$name.tap
RECORD=$2/$name.inp STORY_BUILD=$PWD/build STORY_PLACE=build/tests/mame tools/testkit/run "$1" nes >"$log" || { cat "$log"; exit 1; }
tools/testkit/inp.pl "$2/$name.inp"
sed -n 's/^# expect //p' "$log" >"$2/$name.txt"
[ -s "$2/$name.txt" ] || { echo "$1: it expects nothing"; exit 1; }
rm "$log"
