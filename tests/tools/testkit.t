#!/bin/bash
# The test kit as a tester gets it: its zip is unpacked in an empty folder outside the project, and run there with only MAME. A
# test written there that is broken on purpose must fail.
. tests/tap.sh
zip=$(ls "$PWD"/build/boardcart-testkit-*.zip)
there=$(mktemp -d "${TMPDIR:-/tmp}/test kit.XXXXXX")
trap 'rm -rf "$there"' EXIT
cd "$there" || exit 1
kit() { env -i PATH="$PATH" HOME="$there" "$there/kit/testkit/run" "$@"; } # nothing of ours in the environment
unzip -q "$zip" && mv boardcart-testkit-* kit
ok $? "the zip is unpacked"
mkdir work && cd work || exit 1
kit >all.tap 2>all.err
ok $? "its examples and recorded inputs pass there" || sed 's/^/# /' all.err >&2
for what in resume seed two_pads connect4 labyrinth; do
    ls out/"$what"-*/stdout >/dev/null 2>&1
    ok $? "$what was run"
done
! grep -q '^not ok' all.tap && [ "$(grep -c '^ok' all.tap)" -ge 30 ]
ok $? "every promise is kept: $(grep -c '^ok' all.tap)"

# Ten minutes later: the tester's own test. It also runs on the single ROM, and one with a wrong promise fails.
cat >own.lua <<'END'
-- roms: boardcart gobang
local T = dofile(os.getenv("STORY_LIB"))
local P = dofile(T.folder .. "player.lua")
T.story(function()
  P.to_setup("GOBANG")
  P.start("NEW GAME")
  T.press("a")
  T.wait("a stone", 60, function() return T.state("moves") > 0 end)
  T.eq(T.state("game"), string.byte(os.getenv("EXPECT") or "G"), "the state block says which game it is")
end)
END
kit own.lua >own.tap
ok $? "a new test passes, on the collection and on the single ROM" || sed 's/^/# /' own.tap
is "$(tail -1 own.tap)" "1..2" "once on each"
sed -i 's/"G")/"C")/' own.lua
! kit own.lua >own.tap 2>&1
ok $? "and fails when it promises the wrong thing"
ls out/own-nes-gobang/not_ok_1.png >/dev/null 2>&1
ok $? "with a picture of it"

# A recording that does not match is noticed, too.
sed 's/^\([0-9]*\) [0-9a-f]*/\1 00000000/' "$there/kit/testkit/inputs/connect4.txt" >wrong.txt
cp "$there/kit/testkit/inputs/connect4.inp" wrong.inp
! kit wrong.inp >wrong.tap 2>&1
ok $? "another picture than the recorded one is seen"

# The labels: a byte that the linker put into a bank is in the ROM at the place that the Mesen file names, and state.json has the block's address.
place=$(sed -n 's/^P:\([0-9A-F]*\):c4_view_tick$/\1/p' "$there/kit/testkit/labels/boardcart.mlb")
label=$(sed -n 's/^al \([0-9A-F]*\) \._c4_view_tick$/\1/p' "$there/kit/testkit/labels/boardcart.lbl")
is "$((0x$place / 8192)) $((0x$place % 8192))" "$((0x$label / 65536)) $((0x$label % 8192))" "Mesen's labels and the others name one place"
grep -q "^.*c4_view_tick#" "$there/kit/testkit/labels/boardcart.nes.$(printf %X $((0x$place / 16384))).nl"
ok $? "and so do FCEUX's"
grep -q '"address" : "0414"' "$there/kit/testkit/state.json"
ok $? "state.json says where a seed is set"
finish
