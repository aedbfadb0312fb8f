#!/usr/bin/perl
# mknsf.pl LINKED TRACKS OUT.nsf OUT.nsfe: adds titles and lengths to the NSF as ld65 links it. OUT.nsf is NSF2, which old players
# read as NSF; OUT.nsfe has the same in the older format with chunks. TRACKS is what mml2snd -t writes.
use strict;
use warnings;

my ($HEADER, $ROUNDS, $FADE_MS, $RING_MS) = (0x80, 2, 5000, 700);
die "usage: mknsf.pl LINKED TRACKS OUT.nsf OUT.nsfe\n" if @ARGV != 4;
my ($linked, $tracks, $nsf, $nsfe) = @ARGV;

sub slurp { my ($file) = @_; open my $in, '<:raw', $file or die "$file: $!\n"; local $/; return <$in> }
sub spew { my ($file, @parts) = @_; open my $out, '>:raw', $file or die "$file: $!\n"; print $out @parts; close $out or die "$file: $!\n" }
sub chunk { my ($name, $data) = @_; return pack('V', length $data) . $name . $data }

my $image = slurp($linked);
my ($header, $program) = (substr($image, 0, $HEADER), substr($image, $HEADER));
my (@title, @time, @fade, @effects);
for (split /\n/, slurp($tracks)) {
    my ($kind, $name, $ms, $loops, $title) = /^(song|effect) (\w+) (\d+) ([01]) (.+)$/ or die "$tracks: not understood: $_\n";
    push @effects, scalar @title if $kind eq 'effect';
    push @title, $title eq $name ? ucfirst lc $name : $title;
    push @time, $loops ? $ROUNDS * $ms : $ms + $RING_MS;
    push @fade, $loops ? $FADE_MS : 0;
}
die "$linked has " . ord(substr $header, 6, 1) . " tracks, $tracks " . @title . "\n" if ord(substr $header, 6, 1) != @title;

my $chunks = chunk('auth', "Boardcart\0Boardcart authors\0MIT licence\0\0") . chunk('tlbl', join('', map {"$_\0"} @title))
    . chunk('time', pack('V*', @time)) . chunk('fade', pack('V*', @fade)) . chunk('psfx', pack('C*', @effects)) . chunk('NEND', '');
spew($nsf, $header, $program, $chunks);
# load, init and play addresses; both systems, no chips; tracks and the first of them
my ($count, $first) = unpack 'x6CC', $header;
spew($nsfe, 'NSFE', chunk('INFO', substr($header, 8, 6) . pack('CCCC', 2, 0, $count, $first - 1)), chunk('DATA', $program), $chunks);
