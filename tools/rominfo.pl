#!/usr/bin/perl
# rominfo.pl VERSION GAMES ROM.nes: facts about a ROM for programs that keep collections, read from its header and games.txt, to
# standard output in the form of an .ini file.
use strict;
use warnings;
use Digest::SHA qw(sha1_hex);
use File::Basename qw(basename);

my ($version, $list, $rom) = @ARGV;
die "usage: rominfo.pl VERSION GAMES ROM.nes\n" unless defined $rom;
my $id = basename($rom, ".nes");
open my $in, "<:raw", $rom or die "$rom: $!\n";
my $data = do { local $/; <$in> };
my @h = unpack "C16", $data;
die "$rom: no NES 2.0 file\n" if substr($data, 0, 4) ne "NES\x1A" || ($h[7] & 0x0C) != 0x08;

# Sizes of RAM are powers of two in the header: 64 bytes shifted left.
sub ram { my ($shift) = @_; return $shift ? (64 << $shift) / 1024 : 0; }
my @tv = ("NTSC", "PAL", "NTSC, PAL, Dendy", "Dendy");

my ($title, $line, $players) = ("Boardcart", "Five games that students built on FPGA boards", "1-2");
open my $games, "<", $list or die "$list: $!\n";
while (<$games>) {
    my @field = split /\s*\|\s*/;
    next if $field[0] ne $id;
    $title = join " ", map { ucfirst lc } split / /, $field[1];
    ($players) = $field[2] =~ /^([\d-]+)/;
    $line = ucfirst lc $field[3];
}
print "[rom]\ntitle = $title\nversion = $version\ndescription = $line\nplayers = $players\n",
    "author = the Boardcart authors\nlicence = MIT\nyear = 2026\n";
printf "tv = %s\nmapper = %d\nboard = TNROM\nprg_kb = %d\nchr_ram_kb = %d\nbattery_ram_kb = %d\nsha1 = %s\n", $tv[$h[12] & 3],
    ($h[6] >> 4) | ($h[7] & 0xF0) | ($h[8] & 0x0F) << 8, $h[4] * 16, ram($h[11] & 0x0F), ram($h[10] >> 4), sha1_hex($data);
