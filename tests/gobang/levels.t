#!/usr/bin/perl
# Games between the levels from balanced openings, both colours; against release 1.0, and against a novice who may win from the weak ones.
# GAMES=400 (make test-long) is the full proof; the everyday number is smaller and its limits leave room for chance.
use strict;
use warnings;
use Test::More;

my $games = $ENV{GAMES} || 40;
my $full  = $games >= 200;

# first, second, least and most per cent of the first: full proof; everyday. 64 % is 100 Elo, 91 % is 400.
my @pairs = (
    ['easy',   'beginner', 64, 91, 50, 100],
    ['medium', 'easy',     64, 91, 55, 100],
    ['hard',   'medium',   64, 91, 65, 100],
    ['top',    'hard',     64, 91, 65, 100],
    ['novice', 'beginner', 50, 85, 35, 95],
    ['novice', 'easy',     25, 65, 20, 75],
    ['novice', 'medium',   8,  40, 2,  45],
    ['novice', 'hard',     0,  10, 0,  15],
    ['novice', 'top',      0,  2,  0,  5],
    ['top', 'original',    99.5, 100, 96, 100],
);
push @pairs, ['top', '10-top-tenfold', 65, 100] if $full;
for my $pair (@pairs) {
    my ($first, $second, @range) = @$pair;
    my ($least, $most) = $full ? @range[0, 1] : @range[2, 3];
    my $played = $second eq 'original' && $full ? 200 : $games;
    my $out = `build/host/gobang_spar $first $second --games $played`;
    my ($won, $drawn, $lost, $rate) = $out =~ /(\d+) won, (\d+) drawn, (\d+) lost of \d+: ([\d.]+) %/;
    is($?, 0, "$first - $second: $played games without an illegal move");
    my $elo = $rate > 0 && $rate < 100 ? sprintf('%+.0f Elo', 400 * log($rate / (100 - $rate)) / log(10)) : 'all or none';
    ok($rate >= $least && $rate <= $most, "$first - $second: $won won, $drawn drawn, $lost lost ($elo): $rate %");
}
is(`build/host/gobang levels`, "beginner\neasy\nmedium\nhard\ntop\n", 'the levels, weakest first');
my @why = `head -12 tests/golden/gobang/positions.txt | build/host/gobang move --level beginner --why`;
is(scalar(grep { /^\d+,\d+ \d+ hidden: \w/ } @why), 12, 'every move of a beginner has something hidden, and --why says what');
@why = `head -3 tests/golden/gobang/positions.txt | build/host/gobang move --level hard --why`;
is(scalar(grep { /nothing was hidden/ } @why), 3, 'nothing is hidden from hard');
done_testing();
