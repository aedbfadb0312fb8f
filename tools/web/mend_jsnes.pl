#!/usr/bin/perl
# mend_jsnes.pl FOLDER: mends four faults of jsnes 2.1.0 in the copy that is installed there. A version without these lines stops the build: then
# look which of them can go.
use strict;
use warnings;
my $source = "$ARGV[0]/node_modules/jsnes/src";

# file, the old text, how often it is there, the new text
my @mends = (
    # Tall sprites of the second pattern table were taken one tile too early.
    ["ppu/index.js", "topTileNum - 1 + 256", 1, "topTileNum + 256"],
    # The board counts a line at dot 260 of it, where the PPU begins to fetch sprites, not behind its end.
    ["ppu/index.js", "this.nes.mmap.clockIrqCounter();", 2, ""],
    ["ppu/index.js", "let finalCurX = this.curX + dots;", 1, "let finalCurX = this.curX + dots;
    if (this.curX < 260 && finalCurX >= 260 && this.scanline >= 20 && this.scanline <= 260 &&
        (this.f_bgVisibility === 1 || this.f_spVisibility === 1)) {
      this.nes.mmap.clockIrqCounter();
    }"],
    # The board's registers for tiles work with RAM, too. A state keeps the tiles where they are in the RAM.
    ["mappers/mapper0.js", "load1kVromBank(bank1k, address) {\n    if (this.nes.rom.vromCount === 0) {\n", 1,
     "load1kVromBank(bank1k, address) {\n    if (this.nes.rom.vromCount === 0) {
      const tiles = this.nes.ppu.ptTile, own = (tiles.own ??= tiles.slice());
      this.nes.ppu.triggerRendering();
      for (let i = 0; i < 64; i++) tiles[(address >> 4) + i] = own[((bank1k & 7) << 6) + i];\n"],
    ["ppu/index.js", "this.ptTile[i].toJSON()", 1, "(this.ptTile.own ?? this.ptTile)[i].toJSON()"],
);

for (my $i = 0; $i < @mends; $i++) {
    my ($file, $old, $times, $new) = @{$mends[$i]};
    local $/;
    open my $in, "<", "$source/$file" or die "$source/$file: $!\n";
    my $text = <$in>;
    close $in;
    my $found = $text =~ s/\Q$old\E/$new/g;
    $found == $times or die "$file: '$old' is there " . ($found || 0) . " times, not $times\n";
    open my $out, ">", "$source/$file" or die "$source/$file: $!\n";
    print $out $text;
    close $out or die;
}
