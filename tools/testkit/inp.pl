#!/usr/bin/perl
# inp.pl FILE.inp: takes out of a recording of MAME what is another each time it is made, so that the same sources give the same kit: the date, two
# bytes of the head that MAME does not fill, and how fast the emulation was at each frame. Playing it back needs none of them.
use strict;
use warnings;
use Compress::Zlib;

my ($path) = @ARGV;
open my $f, '<:raw', $path or die "$path: $!\n";
my $data = do { local $/; <$f> };
close $f;
my $HEAD = 64;
my $frames = uncompress(substr $data, $HEAD) // die "$path: no recording of MAME\n";
# A frame: seconds (4 bytes), attoseconds (8), speed (4), then the ports; each has the same length, by which the times rise.
my ($size) = grep { length($frames) % $_ == 0 && rises($_) } map { 8 * $_ } 2 .. 64;
die "$path: no frames in it\n" unless $size;
substr $frames, $_ * $size + 12, 4, "\0\0\0\0" for 0 .. length($frames) / $size - 1;
sub rises {
    my ($size) = @_;
    my $last = -1;
    for my $n (0 .. length($frames) / $size - 1) {
        my ($s, $atto) = unpack 'L<Q<', substr $frames, $n * $size, 12;
        return 0 if $atto >= 1e18 || $s + $atto / 1e18 < $last;
        $last = $s + $atto / 1e18;
    }
    return $last > 0;
}
open $f, '>:raw', $path or die "$path: $!\n";
print $f substr($data, 0, 8), "\0" x 8, substr($data, 16, 2), "\0" x 2, substr($data, 20, $HEAD - 20), compress($frames);
close $f or die "$path: $!\n";
