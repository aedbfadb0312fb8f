#!/usr/bin/perl
# The two large engines leave room in their work RAM for the game around them to grow: 100 bytes each, in the collection and
# alone.
use strict;
use warnings;
use Test::More;

my $least = 100;

# Bytes of an area that its segment leaves free, by the map.
sub free {
    my ($rom, $segment) = @_;
    my ($size, $used);
    open my $cfg, '<', "build/gen/$rom/rom.cfg" or die "build/gen/$rom/rom.cfg: $!\n";
    while (<$cfg>) {
        $size = hex $1 if /^\s*$segment: start = \$\w+, size = \$(\w+)/;
    }
    open my $map, '<', "build/$rom.map" or die "build/$rom.map: $!\n";
    while (<$map>) {
        $used = hex $1 if /^$segment\s+\w{6}\s+\w{6}\s+(\w{6})/;
    }
    die "$rom has no $segment\n" unless $size && $used;
    return $size - $used;
}

for my $game (qw(gobang amazons)) {
    for my $rom ('boardcart', $game) {
        my $free = free($rom, 'W_' . uc $game);
        ok($free >= $least, "$rom: $free bytes of the work RAM of $game are free, at least $least");
    }
}
done_testing();
