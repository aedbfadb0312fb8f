#!/usr/bin/perl
# sizes.pl build/NAME: how full the memories of a ROM are: every 8 KB bank, zero page, RAM, battery RAM. From the linker's
# configuration (what there is) and its map (what is used).
use strict;
use warnings;

my $base = shift or die "usage: sizes.pl build/NAME\n";
my ($name) = $base =~ m{([^/]+)$};
my (%area, @order, %load, %used);

open my $cfg, "<", "build/gen/$name/rom.cfg" or die "build/gen/$name/rom.cfg: $! (make all)\n";
while (<$cfg>) {
    if (my ($at, $start, $size) = /^\s*(\w+):\s*start = \$(\w+), size = \$(\w+)/) {
        my ($bank) = /bank = (\d+)/;
        $area{$at} = { start => hex $start, size => hex $size, bank => $bank, used => 0 };
        push @order, $at;
    } elsif (/^\s*(\w+):\s*load = (\w+)/) {
        $load{$1} = $2;
    }
}

open my $map, "<", "$base.map" or die "$base.map: $! (make all)\n";
my $list = 0;
while (<$map>) {
    $list = 1 if /^Segment list/;
    $list = 0 if /^Exports list/;
    $used{$1} = hex $2 if $list && /^(\w+)\s+\w{6}\s+\w{6}\s+(\w{6})/;
}
for my $segment (keys %used) {
    my $to = $load{$segment} or next;
    $area{$to}{used} += $used{$segment};
}

sub bar {
    my ($used, $size) = @_;
    my $full = int(20 * $used / $size + 0.5);
    return "#" x $full . "." x (20 - $full);
}

my ($rom_used, $rom_size, $free) = (0, 0, 0);
print "$name.nes, bytes used of each memory\n";
for my $at (@order) {
    my ($used, $size) = @{ $area{$at} }{qw(used size)};
    next if $at =~ /^(HDR|S\d+)$/;
    if ($area{$at}{start} >= 0x8000) {
        $rom_used += $used;
        $rom_size += $size;
        $free++, next if $used == 0;
    }
    my $where = defined $area{$at}{bank} ? sprintf("page %2d \$%04X", $area{$at}{bank}, $area{$at}{start}) : sprintf("        \$%04X", $area{$at}{start});
    printf "  %-22s %s %6d of %5d  %s\n", $at, $where, $used, $size, bar($used, $size);
}
printf "  ROM: %d of %d bytes, %d halves of pages are free\n", $rom_used, $rom_size, $free;

# The saves, as mkcart has laid them out.
open my $saves, "<", "build/gen/save_slots.h" or die "build/gen/save_slots.h: $! (make all)\n";
while (<$saves>) {
    printf "  saves: %d of %d bytes of battery RAM\n", $1, $2 if /Used: (\d+) of (\d+) bytes/;
}
