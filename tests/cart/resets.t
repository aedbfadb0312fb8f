#!/usr/bin/perl
# 200 resets in Nestopia as a PAL console, 20 as each of the others: the cart detects its television every time. RESETS_ROM:
# another ROM.
use strict;
use warnings;
use Test::More;

my $rom = $ENV{RESETS_ROM} // 'build/boardcart.nes';
my ($core) = glob '/usr/lib/*/libretro/nestopia_libretro.so';
open my $in, '<', $rom =~ s/\.nes$/.lbl/r or die "$rom has no labels: $!";
my %label = map { /^al (\w+) \._(\w+)$/ ? ($2, $1) : () } <$in>;
for (['pal', 1, 200], ['ntsc', 0, 20], ['dendy', 2, 20]) {
    my ($system, $want, $count) = @$_;
    my $said = `build/tests/cart/resets $core $rom $label{tv_system} $label{_CSTACK_START__} $want $count nestopia_favored_system=$system`;
    my $right = $? == 0 && $said eq "$count of $count\n";
    ok($right, "Nestopia as $system: known after each of $count resets") or diag "right after $said";
}
done_testing();
