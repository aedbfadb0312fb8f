#!/usr/bin/perl
# Games between the levels from balanced openings, both colours. GAMES=200 (make test-long: tests/gobang/levels.t with it) is the full proof;
# the everyday number is smaller and its limits leave room for chance.
use strict;
use warnings;
use Test::More;

my $games = $ENV{GAMES} || 80;
my $full  = $games >= 200;

# first level, second level, least per cent of the first: full proof, everyday
my @pairs = (
    ['top',  'original', 99, 96],
    ['hard', 'original', 90, 90],
    ['easy', 'original', 90, 84],
    ['top',  'hard',     65, 58],
    ['hard', 'easy',     65, 60],
);
for my $pair (@pairs) {
    my ($first, $second, @least) = @$pair;
    my $out = `build/host/gobang match $first $second --games $games`;
    my ($won, $drawn, $lost, $rate) = $out =~ /(\d+) won, (\d+) drawn, (\d+) lost of \d+: ([\d.]+) %/;
    is($?, 0, "$first - $second: $games games without an illegal move");
    cmp_ok($rate, '>=', $least[$full ? 0 : 1], "$first - $second: $won won, $drawn drawn, $lost lost: $rate %");
}
done_testing();
