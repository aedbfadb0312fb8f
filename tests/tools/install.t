#!/bin/bash
# tools/deps.sh and the goals that call it: what is installed, what is announced, and what happens without apt. Scripts are used
# for apt here.
. tests/tap.sh
out=$PWD/build/tests/install
rm -rf "$out"
mkdir -p "$out/bin" "$out/tree" "$out/apt"
# All that building takes, and no apt.
needed='sh bash make gcc as ld cc65 ca65 ar65 ld65 awk sed grep cmp sort tr mkdir rm cp mv cat ls touch dirname nproc id'
for tool in $needed; do ln -s "$(type -P "$tool")" "$out/bin/$tool"; done
bare() { env -i HOME="$out" PATH="$out/bin" "$@" >"$out/said" 2>&1; }
said() { # PATTERN PROMISE
    grep -qE "$1" "$out/said"
    ok $? "$2" || sed 's/^/# /' "$out/said"
}

git ls-files -z | xargs -0 cp --parents -t "$out/tree"
bare make -C "$out/tree" roms
is $? 0 "without apt, with all tools: make roms works"
for rom in build/*.nes; do
    cmp "$rom" "$out/tree/$rom"
    ok $? "the same bytes: ${rom#build/}"
done
said '^Building for the first time' "it says that it takes a while"
! grep -q 'not found' "$out/said"
ok $? "no other command is called" || sed 's/^/# /' "$out/said"
rm -rf "$out/tree/build/obj/nes/amazons"
bare make -C "$out/tree" build/obj/nes/amazons/art.lib
is $? 0 "make roms after make play: a ROM's pictures may come before anything else of it" || sed 's/^/# /' "$out/said"

rm "$out/bin/cc65" "$out/tree/build/.packages-roms"
! bare make -C "$out/tree" roms
ok $? "without cc65: make roms stops"
said '^  cc65 +cc65$' "and names cc65"
said 'cc65.*https://cc65.github.io' "and how to get it"
said 'CONTRIBUTING.md' "and where the packages of other systems are"
bare tools/deps.sh "$out/stamp" roms gcc:gcc cc65:cc65 libpng-dev:png.h
is $? 1 "the status is 1"
! grep -q gcc "$out/said"
ok $? "what is there is not named"
test ! -e "$out/stamp"
ok $? "and it is looked for again the next time"
bare tools/deps.sh "$out/stamp" test -chromium:chromium gcc:gcc
is $? 0 "a tool that a goal can do without does not stop it"
said 'left out: chromium$' "but is named"

# An apt that offers all but chromium, and installs two packages for each that is asked for, 1.5 MB each.
cat >"$out/apt/apt-get" <<'APT'
#!/bin/sh
case "$*" in
*update*) echo "apt: update" ;;
*-s*cc65*) printf 'Inst cc65\nInst cc65-doc\nConf cc65\n' ;;
*--print-uris*) printf "'http://x/a.deb' a.deb 1500000 SHA256:0\n'http://x/b.deb' b.deb 1500000 SHA256:0\n" ;;
*) echo "apt: $*"; exit "${APT_STATUS:-0}" ;;
esac
APT
cat >"$out/apt/apt-cache" <<'APT'
#!/bin/sh
case $2 in
chromium) printf 'chromium:\n  Candidate: (none)\n' ;;
*) printf '%s:\n  Candidate: 1.0\n' "$2" ;;
esac
APT
cat >"$out/apt/id" <<'ID'
#!/bin/sh
echo "${USER_ID:-0}"
ID
chmod +x "$out"/apt/*
ln -s "$(type -P env)" "$(type -P cut)" "$out/bin"
with_apt() { env -i HOME="$out" PATH="$out/apt:$out/bin" "$@" >"$out/said" 2>&1; }
rm -f "$out/stamp"
with_apt tools/deps.sh "$out/stamp" play gcc:gcc cc65:cc65 -chromium:chromium -firefox-esr:firefox-nowhere
is $? 0 "with apt: what is missing is installed"
said '^Installing 2 packages for make play, 3 MB to download: cc65 firefox-esr$' "after it was said how many packages and megabytes"
said '^apt: -y -q install --no-install-recommends cc65 firefox-esr$' "and only that, with apt's own words on the way"
said '^apt does not offer chromium: what needs it is left out$' "a browser that apt does not offer does not stop it"
test -e "$out/stamp"
ok $? "it is done once"
rm "$out/stamp"
with_apt APT_STATUS=100 tools/deps.sh "$out/stamp" play cc65:cc65
is "$?$(ls "$out/stamp" 2>/dev/null)" 1 "when apt fails, so does it"
with_apt USER_ID=1000 tools/deps.sh "$out/stamp" play cc65:cc65
is $? 1 "who is not root and has no sudo"
said '^  apt-get install -y --no-install-recommends cc65$' "the message says what root should do"

# Each goal asks for its own.
goal() { MAKEFLAGS='' make -n -s -W tools/deps.sh "build/.packages$1" 2>/dev/null | grep deps.sh; }
roms=$(goal -roms) play=$(goal -play) all=$(goal '')
! [[ $roms == *mame* ]] && [[ $play == *mame:mame* ]]
ok $? "make roms does not ask for MAME; make play does" || echo "# $roms"
! [[ $play =~ chromium|retroarch|nodejs|clang|imagemagick ]] && [[ $all =~ chromium ]]
ok $? "make play does not ask for what tests need" || echo "# $play"
finish
