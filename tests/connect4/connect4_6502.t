#!/usr/bin/perl
# The player on the simulated 6502, with assembly and C as in the ROM: at every level it plays the host's moves on the positions
# of tests/golden/connect4, and a node stays below its ceiling of cycles. With -v it only prints the figures (make test-long).
use strict;
use warnings;
use Test::More;

my $ceiling_mean = 1350;    # cycles a node over the positions of bench_connect4
my $ceiling_late = 1600;    # in the most expensive position
my $nes = 1_789_773;        # cycles a second, NTSC

sub cycles {                # nodes and cycles of one run
    my $out = join ' ', map { chomp; $_ } `sim65 -c -x 4000000000 build/tests/sim65/bench_connect4.prg @_ 2>&1`;
    $out =~ /(\d+) nodes.* (\d+) cycles/ or die "bench_connect4: $out";
    return ($1, $2);
}

sub per_node {
    my ($n0, $c0) = cycles(10, @_);
    my ($n1, $c1) = cycles(4000, @_);
    return $n1 - $n0 > 300 ? ($c1 - $c0) / ($n1 - $n0) : 0;
}

my $mean = per_node();
my $worst = 0;
for my $i (0 .. 25) {
    my $c = per_node($i);
    $worst = $c if $c > $worst;
}
note(sprintf "%d cycles a node, at worst %d; 12,000 nodes take %.1f s, at worst %.1f s, of an NTSC console's time", $mean, $worst,
    12000 * $mean / $nes, 14000 * $worst / $nes);
exit 0 if @ARGV;

# How many moves differ from the host's, how many were played, and the most nodes of one.
sub compare {
    my ($positions, $level, $name) = @_;
    my @host = `build/host/connect4 move --level $name < $positions`;
    my @sim = `sim65 build/tests/sim65/connect4_think.prg $level < $positions`;
    my ($differ, $most) = (0, 0);
    for my $i (0 .. $#host) {
        my ($column, $nodes) = split ' ', $sim[$i] // '';
        $most = $nodes if $nodes && $nodes > $most;
        $differ++ if ($column // '') ne ($host[$i] =~ s/\s//gr);
    }
    return ($differ, scalar @host, $most);
}

my ($differ, $played, $most) = compare('tests/golden/connect4/positions.txt', 4, 'top');
my ($hard_differ, $hard_played, $hard_most) = compare('tests/golden/connect4/hard.txt', 4, 'top');
note("most nodes in one move: $most, in a hard position $hard_most");
is($differ, 0, "the 6502 plays the moves of the host in $played positions");
ok($played == 100 && $most <= 14_000, 'all 100 were played, with at most 14,000 nodes');
ok($mean <= $ceiling_mean, "a node costs at most $ceiling_mean cycles on average");
ok($worst <= $ceiling_late, "and $ceiling_late in the most expensive position");
ok($hard_differ == 0 && $hard_played == 8, 'and in 8 late ones that take longer');
my @names = split ' ', `build/host/connect4 levels`;
push @names, "expert";
for my $level (0 .. 3, 5) {
    my ($d, $n) = compare('tests/golden/connect4/positions.txt', $level, $names[$level]);
    ok($d == 0 && $n == 100, "and at level $names[$level]");
}
done_testing();
