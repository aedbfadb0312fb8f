#!/usr/bin/perl
# softlist.pl VERSION GAMES BUILD: MAME's software list of the cart and the single ROMs, in BUILD/mame:
#
#   boardcart.xml                   the entries, with sizes and hashes of what was built
#   hash/nes.xml                    the same file under the name by which MAME looks for it (-hashpath)
#   roms/nes/<name>/<name>.prg      the ROMs without their header, which is what MAME hashes (-rompath)
#
# A header that says something else than the entry would (mapper, RAM, size) ends the build. Single ROMs have a prefix: the name of one
# of them is taken in MAME's own list.
use strict;
use warnings;
use Compress::Zlib qw(crc32);
use Digest::SHA qw(sha1_hex);
use File::Path qw(make_path);

my ($version, $list, $build) = @ARGV;
die "usage: softlist.pl VERSION GAMES BUILD\n" unless defined $build;
my $out = "$build/mame";

# The PRG of a ROM whose header is that of the board below.
sub prg_of {
    my ($path) = @_;
    open my $in, "<:raw", $path or die "$path: $!\n";
    my $data = do { local $/; <$in> };
    my @header = unpack "a4 C12", $data;
    my $board = sprintf "%02X %02X %02X %02X %02X", @header[2, 3, 4, 7, 8]; # CHR-ROM, flags 6 and 7, RAM
    die "$path: no NES file\n" if $header[0] ne "NES\x1A";
    die "$path: header says $board, the list MMC3, battery RAM and CHR-RAM of 8 KB\n" if $board ne "00 43 08 70 07";
    die "$path: not as long as its header says\n" if length($data) != 16 + $header[1] * 16384;
    return substr $data, 16;
}

sub spit {
    my ($path, $data) = @_;
    make_path($path =~ m{(.*)/});
    open my $to, ">:raw", $path or die "$path: $!\n";
    print $to $data;
    close $to or die "$path: $!\n";
}

sub entry {
    my ($name, $title, $rom) = @_;
    my $prg = prg_of($rom);
    my ($size, $crc, $sha1) = (length $prg, sprintf("%08x", crc32($prg)), sha1_hex($prg));
    spit("$out/roms/nes/$name/$name.prg", $prg);
    return <<"XML";
    <software name="$name">
        <description>$title (v$version)</description>
        <year>2026</year>
        <publisher>&lt;homebrew&gt;</publisher>
        <part name="cart" interface="nes_cart">
            <feature name="slot" value="txrom" />
            <feature name="pcb" value="NES-TNROM" />
            <dataarea name="prg" size="$size">
                <rom name="$name.prg" size="$size" crc="$crc" sha1="$sha1" offset="00000" />
            </dataarea>
            <!-- 8k VRAM on cartridge -->
            <dataarea name="vram" size="8192">
            </dataarea>
            <!-- 8k WRAM on cartridge, battery backed up -->
            <dataarea name="bwram" size="8192">
                <rom value="0x00" size="8192" offset="0" loadflag="fill" />
            </dataarea>
        </part>
    </software>
XML
}

my @entries = entry("boardcart", "Boardcart", "$build/boardcart.nes");
open my $games, "<", $list or die "$list: $!\n";
while (<$games>) {
    next unless /^(\w+)\s*\|\s*(.*?)\s*\|/;
    my ($id, $title) = ($1, join " ", map { ucfirst lc } split / /, $2);
    push @entries, entry("bc_$id", "$title (Boardcart)", "$build/$id.nes");
}
die "$list: no games\n" if @entries < 2;
my $xml = <<"XML" . join("\n", @entries) . "\n</softwarelist>\n";
<?xml version="1.0"?>
<!DOCTYPE softwarelist SYSTEM "softwarelist.dtd">
<softwarelist name="nes" description="Boardcart">

XML
$xml =~ s{    }{\t}g; # as in MAME's own lists
spit("$out/boardcart.xml", $xml);
spit("$out/hash/nes.xml", $xml);
