#!/usr/bin/perl
# The levels of Amazons are a ladder: each beats the one below, but not always; Top always beats the original AI and wins most
# games against the Top of release 1.0 with ten times its budget; a beginner (a bot that takes the best of 30 random turns by
# mobility) often beats the first level and hardly ever the fourth. Openings are two to four random plies, both colours. The
# argument is the number of games for each pair: README promises figures for 400; the quick run plays fewer, with wider bounds.
# 1.0's Top is slow and is played only in the long run.
use strict;
use warnings;
use Test::More;

my $games = $ARGV[0] // 40;
my $slack = $games < 400 ? 12 : 0;

sub share {
    my ($command, $number) = @_;
    my $out = `build/host/$command $number`;
    my ($won) = $out =~ /in (\d+) of $number games/ or die "$command said: $out";
    return 100 * $won / $number;
}

sub between {
    my ($share, $least, $most, $promise) = @_;
    ok($share >= $least && $share <= $most, sprintf '%s: %.1f %%, between %d and %d', $promise, $share, $least, $most);
}

my @levels = qw(beginner easy medium hard top);
for my $i (1 .. $#levels) {
    my ($worse, $better) = @levels[$i - 1, $i];
    between(share("amazons_match $better $worse", $games), 64 - $slack, 91 + $slack, "$better beats $worse");
}
between(share('amazons_match top original', $games > 200 ? 200 : $games), 100, 100, 'top beats original');
my @bot = ([50, 80], [25, 60], [0, 30], [0, 20], [0, 2]);
for my $i (0 .. $#levels) {
    my ($least, $most) = @{ $bot[$i] };
    between(100 - share("amazons_field $levels[$i] bot", $games), $least - $slack, $most + $slack, "a beginner beats $levels[$i]");
}
between(share('amazons_field top release10', 100), 70, 100, 'top beats 1.0\'s top with ten times its budget') if $games >= 400;
done_testing();
