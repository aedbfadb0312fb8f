#!/usr/bin/perl
# What is proven by long runs; `make test-long` does the same with the full numbers.
use strict;
use warnings;
use Test::More import => ['ok', 'done_testing'];

$| = 1;

sub runs {
    my ($promise, $command) = @_;
    my $output = `build/host/labkit $command 2>&1`;
    my $status = $? >> 8;
    print map {"# $_\n"} split /\n/, $output;
    ok($status == 0, $promise);
}

runs('tick and advance equal over 100 million clocks of random play', 'verify --clocks 100000000');
runs('10,000 mazes as meant: all solvable, with the changes of the report in each ring', 'mazes --count 10000');
runs('ten minutes of random walk, as meant and extended: never in a wall', 'walk --seconds 600');
runs('2,000 random frames: save, load, replay equal', 'states --frames 2000');
runs('at least 20 times real time', 'bench --frames 600 --floor 20');
done_testing();
