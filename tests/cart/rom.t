#!/usr/bin/perl
# Facts of the ROM files: the header says what the board is, and every bank can start the console.
use strict;
use warnings;
use Test::More;


my @roms = sort glob "build/*.nes";
ok(scalar(grep { $_ eq "build/boardcart.nes" } @roms), "there is a collection");
open my $list, "<", "games/games.txt" or die;
for my $game (map { /^(\w+)\s*\|/ ? $1 : () } <$list>) {
    ok(-s "build/$game.nes", "$game has a ROM of its own");
}

for my $rom (@roms) {
    open my $in, "<:raw", $rom or die "$rom: $!";
    my $data = do { local $/; <$in> };
    my @h = unpack "C16", $data;
    my $prg = $h[4] * 16384;
    ok(substr($data, 0, 4) eq "NES\x1A" && ($h[7] & 0x0C) == 0x08, "$rom: NES 2.0");
    ok((($h[6] >> 4) | ($h[7] & 0xF0)) == 4 && ($h[8] & 0x0F) == 0, "$rom: mapper 4, MMC3");
    ok(($h[6] & 0x0F) == 3, "$rom: battery, vertical mirroring, no trainer");
    ok($h[5] == 0 && $h[11] == 0x07, "$rom: no CHR-ROM, 8 KB CHR-RAM");
    ok($h[10] == 0x70, "$rom: 8 KB battery RAM, no other");
    ok($h[12] == 2, "$rom: both televisions");
    ok($h[9] == 0 && $prg <= 524288 && length($data) == 16 + $prg, "$rom: as long as its header says, at most 512 KB");

    my ($bad, $last) = (0, $prg / 8192 - 1);
    my ($nmi, $reset, $irq) = unpack "v3", substr $data, -6;
    # sei, lda #6, sta $8000, jmp reset, rti; vectors that point to this stub at $FFF0
    my $stub = pack "CCCCvCvC" . "v3", 0x78, 0xA9, 0x06, 0x8D, 0x8000, 0x4C, $reset, 0x40, 0xFFF9, 0xFFF0, 0xFFF9;
    for my $bank (0 .. $last - 1) {
        my $end = substr $data, 16 + $bank * 8192 + 8192 - length $stub, length $stub;
        $bad++ if $end ne $stub;
    }
    ok($bad == 0, "$rom: all $last switched banks end with the reset stub and vectors");
    ok(!(grep { $_ < 0xC000 } $nmi, $reset, $irq), "$rom: the last bank's vectors point into the fixed 16 KB");
}
done_testing();
