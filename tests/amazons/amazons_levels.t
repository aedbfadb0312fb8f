#!/usr/bin/perl
# Each level of Amazons beats the one below in at least 75 % of the games, the top level the original AI in at least 98 %:
# random openings of two to four plies, both colours. The argument is the number of games a pair (200 is the promise; fewer
# here, to be quick).
use strict;
use warnings;

my $games = $ARGV[0] // 40;
my $tests = 0;
for (['easy', 'original', 75], ['hard', 'easy', 75], ['top', 'hard', 75], ['top', 'original', 98]) {
    my ($better, $worse, $percent) = @$_;
    my $out = `build/host/amazons_match $better $worse $games`;
    my ($won) = $out =~ /in (\d+) of $games games/ or die "amazons_match said: $out";
    $tests++;
    print $won * 100 >= $percent * $games ? "ok" : "not ok", " $tests - $better beats $worse in $won of $games games, at least $percent %\n";
}
print "1..$tests\n";
