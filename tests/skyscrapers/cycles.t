#!/usr/bin/perl
# Cycles of the Skyscrapers core on a 6502: the inner loops at their worst (an open board), and whole tasks. The ceilings are
# what was measured, and a tenth more: a slower routine is a bug.
use strict;
use warnings;
use Test::More;

my $program = 'build/tests/sim65/bench_skyscrapers.prg';

# name size => cycles a call
my @loops = (
    [ 'ends 6',  4_900 ], [ 'join 6',  3_000 ], [ 'back 6',  6_900 ], [ 'ends 9', 53_000 ], [ 'join 9', 22_800 ],
    [ 'back 9', 76_700 ], [ 'only 9',    870 ], [ 'place 9', 1_020 ], [ 'apply 9', 1_210 ], [ 'fresh 7',  740 ],
);

# task => cycles; 1,646,580 are a second of an NTSC console that gives 8 % to the picture
my @tasks = (
    [ 'make 4 0 1',                                                    250_000 ],
    [ 'make 4 1 2',                                                    840_000 ],
    [ 'make 5 1 1',                                                  3_070_000 ],
    [ 'make 6 0 1',                                                  3_850_000 ],
    [ 'make 6 1 1',                                                  8_960_000 ],
    [ 'make 7 0 1',                                                  5_300_000 ],
    [ 'solve 7:3///5/6/3//2/2/4///1/5////2//3////6////,z3b4s',        3_050_000 ],
);

sub cycles {
    my ($task) = @_;
    my $output = `sim65 -c -x 4000000000 $program $task 2>&1`;
    return $output =~ /(\d+) cycles/ ? $1 : die "no cycles: $output";
}

sub below {
    my ($what, $got, $ceiling) = @_;
    ok($got <= $ceiling, "$what: $got cycles, ceiling $ceiling");
    return;
}

for my $l (@loops) {
    my ($name, $ceiling) = @$l;
    below("inner loop $name", int((cycles("hot $name 101") - cycles("hot $name 1")) / 100), $ceiling);
}
for my $t (@tasks) {
    my ($task, $ceiling) = @$t;
    below($task, cycles($task), $ceiling);
}
done_testing();
