#!/usr/bin/perl
# The ROM in Nestopia, by our own front end: title, menu, a game of Connect 4 won by player 1. From RAM of 00, FF and random bytes
# the same picture; on PAL as well.
use strict;
use warnings;

my $front = "build/tests/libretro/front";
my $rom = "build/boardcart.nes";
my ($core) = grep { -f } map { glob } "/usr/lib/*/libretro/nestopia_libretro.so", "/usr/lib/libretro/nestopia_libretro.so";
my $out = "build/tests/libretro/nestopia";
my $tests = 0;
sub ok { my ($truth, $what) = @_; $tests++; print $truth ? "ok" : "not ok", " $tests - $what\n"; return $truth; }
mkdir $out;
if (!$core) { print "not ok 1 - there is a Nestopia core\n1..1\n"; exit 1 }

my (%label, %offset);
open my $in, "<", "build/boardcart.lbl" or die "build/boardcart.lbl: $!";
while (<$in>) { $label{$2} = hex $1 if /^al ([0-9A-F]+) \._?(\S+)/ }
open $in, "<", "build/tests/mame/offsets.txt" or die "build/tests/mame/offsets.txt: $!";
while (<$in>) { $offset{$1} = $2 if /^(\S+) (\d+)/ }
sub c4 { my ($field) = @_; return $label{c4} + $offset{"c4.$field"} }

# Frames of the presses: from the title through menu and setup into a game for two persons (all choices as they are at first);
# player 1 drops into column 3, player 2 into column 4, until the fourth.
my @script = ("150:start:1:3", "230:a:1:3", "320:a:1:3");
my $frame = 440;
for my $move (0 .. 6) {
    my $pad = $move % 2 + 1;
    push @script, "$frame:" . ($pad == 1 ? "left" : "right") . ":$pad:2" if $move > 0;
    push @script, ($frame + 15) . ":a:$pad:3";
    $frame += 110;
}
my $end = $frame + 60;

# -X frame:sys:address=value for what is seen on the way
sub expectations {
    my $sys = sub { my ($at, $address, $value) = @_; return ("-X", sprintf "%d:sys:%x=%x", $at, $address, $value) };
    return ($sys->(120, $label{screen_id}, 0), $sys->(220, $label{screen_id}, 1), $sys->(310, $label{screen_id}, 0x40),
        $sys->(430, $label{screen_id}, 0x41), $sys->($end - 1, c4("count"), 7), $sys->($end - 1, c4("over"), 2), $sys->($end - 1, c4("state"), 3));
}

sub run {
    my ($name, @options) = @_;
    my @command = ($front, $core, $rom, "-n", $end, (map { ("-I", $_) } @script), expectations(), (map { ("-o", $_) } @options),
        "-p", "$out/$name.ppm", "-k", "-m", "sys:$out/$name.ram");
    open my $pipe, "-|", @command or die "$front: $!";
    my $text = do { local $/; <$pipe> };
    close $pipe;
    ok($? == 0, "$name: title, menu, setup, board, and four in a column win") or print map { "# $_\n" } split /\n/, $text;
    return $text =~ /([0-9a-f]{8})/i ? $1 : $text;
}

my %picture = map { $_ => run("ntsc-$_", "nestopia_ram_power_state=$_") } qw(0x00 0xFF random);
ok($picture{"0x00"} eq $picture{"0xFF"} && $picture{"0x00"} eq $picture{random}, "the same picture from any RAM: $picture{'0x00'}");
run("pal", "nestopia_favored_system=pal");
open my $ram, "<:raw", "$out/pal.ram" or die;
my $bytes = do { local $/; <$ram> };
ok(ord(substr $bytes, $label{tv_system}, 1) == 1, "PAL is known");
print "1..$tests\n";
