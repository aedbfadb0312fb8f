#!/usr/bin/perl
# No routine takes longer than the header of its source says. Cycles of a call: sim65's total with N calls less the total with
# none, divided by N; less the same for an rts in its place, plus the 6 cycles of that rts.
use strict;
use warnings;
use Test::More;

my $program = "build/tests/sim65/cycles.prg";
my $calls = 200;

sub total {
    my ($name, $what, $times) = @_;
    my $out = `sim65 -c $program $name $what $times 2>&1`;
    $out =~ /(\d+) cycles/ or die "sim65 said: $out";
    return $1;
}

sub cycles {
    my ($name) = @_;
    my %per = map { $_ => (total($name, $_, $calls) - total($name, $_, 0)) / $calls } qw(call none);
    return $per{call} - $per{none} + 6;
}

# The numbers of a header's line: $pattern has a group for each.
sub header {
    my ($file, $pattern) = @_;
    open my $in, "<", $file or die "$file: $!";
    my $text = do { local $/; <$in> };
    my @found = $text =~ $pattern or die "$file does not say $pattern";
    return map { tr/,//dr } @found;
}

sub at_most {
    my ($name, $limit, $why) = @_;
    my $took = cycles($name);
    ok($took <= $limit, "$name: $took cycles, at most $limit ($why)");
    return $took;
}

my ($rng) = header("cart/rng.s", qr/(\d+) cycles at most/);
at_most("rng_next", $rng, "cart/rng.s");

my ($crc) = header("cart/crc16.s", qr/(\d+) cycles with rts, always/);
at_most("crc16_byte", $crc, "cart/crc16.s");

my $parts = 9;
my ($oam, $part) = header("cart/oam_parts.s", qr/\| (\d+) \+ (\d+) cycles a part/);
at_most("oam_parts", $oam + $parts * $part, "cart/oam_parts.s, $parts parts");

my ($strobe) = header("cart/pad_strobe.s", qr/at most (\d+) cycles/);
at_most("pad_strobe", $strobe, "cart/pad_strobe.s");

my ($drain) = header("cart/ppuq_drain.s", qr/Cycles: (\d+) \+ for each packet/);
at_most("drain_empty", $drain, "cart/ppuq_drain.s");
my ($queue) = header("cart/nmi.s", qr/queue\s+up to ([\d,]+)/);
at_most("drain_$_", $queue, "the NMI's budget in cart/nmi.s") for qw(singles rows columns repeats);

# crc16_byte always takes the same time, so this fails if the measurement is not exact.
my $took = cycles("crc16_byte");
ok($took == $crc, "crc16_byte takes exactly $crc cycles, measured $took");
done_testing();
