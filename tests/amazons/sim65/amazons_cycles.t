#!/usr/bin/perl
# The inner loops of Amazons stay below the ceilings written in their sources, and each level's turns below the time they may take
# on the console. With an argument, as in make test-long, this covers all positions of the list and every turn of ten whole games
# of top. Cycles of a call: sim65's total with N calls less the total with none, divided by N, less the same for an empty routine.
use strict;
use warnings;
use Test::More;

my $hot = 'build/tests/sim65/test_amazons_hot.prg';
my $policy = 'build/tests/sim65/test_amazons_policy.prg';
my $think = 'build/tests/sim65/test_amazons_think65.prg';
my $calls = 20;
my @positions = (0, 4, 9, 14, 18, 22);    # after 0, 8, 18 ... random plies
my $hz = 1_789_773 * 0.92;    # what picture and sound leave of the clock: 92 %

sub total {
    my $out = `sim65 -c @_ 2>&1`;
    $out =~ /(\d+) cycles/ or die "sim65 @_ said: $out";
    return $1;
}

sub per_call {
    my ($program, $which, $position) = @_;
    return (total($program, $which, $position, $calls) - total($program, $which, $position, 0)) / $calls;
}

# Mean and worst of the positions.
sub cycles {
    my ($program, $which) = @_;
    my ($sum, $worst) = (0, 0);
    for my $position (@positions) {
        my $took = per_call($program, $which, $position) - per_call($program, 'n', $position);
        $sum += $took;
        $worst = $took if $took > $worst;
    }
    return (int($sum / @positions), int $worst);
}

sub ceilings {
    my ($file, $pattern) = @_;
    open my $in, '<', $file or die "$file: $!";
    my @found = join('', <$in>) =~ $pattern or die "$file does not say $pattern";
    return map { tr/,//dr } @found;
}

my ($most, $average) = ceilings('games/amazons/value.s', qr/At most ([\d,]+) cycles, ([\d,]+) on average/);
my ($mean, $worst) = cycles($hot, 'v');
ok($worst <= $most, "ama_value with ama_value_kings: worst $worst cycles, at most $most");
ok($mean <= $average, "ama_value with ama_value_kings: mean $mean cycles, at most $average");
my ($rays) = ceilings('games/amazons/hot.s', qr/ama_hot_rays\(uint8_t square\)\n.*\n?.*Cycles: at most ([\d,]+)/);
($mean, $worst) = cycles($hot, 'r');
ok($worst <= $rays, "ama_hot_rays: mean $mean, worst $worst cycles, at most $rays");
my ($levels) = ceilings('games/amazons/hot.s', qr/ama_hot_levels\(void\)\n.*Cycles: at most ([\d,]+)/);
($mean, $worst) = cycles($hot, 'l');
ok($worst <= $levels, "ama_hot_levels: mean $mean, worst $worst cycles, at most $levels");
my ($maps) = ceilings('games/amazons/policy.s', qr/ama_policy_maps.*Cycles: at most ([\d,]+)/);
($mean, $worst) = cycles($policy, 'm');
ok($worst <= $maps, "ama_policy_maps: mean $mean, worst $worst cycles, at most $maps");

# Times of whole turns: the start position, and the one of the list that takes longest at each level.
my $seed = @ARGV ? 0 : 50;    # 50 and 51: no level slips
my %seconds = (original => 10, beginner => 2, easy => 2, medium => 3, hard => 5, top => 15);
my @hard = ('..R..B../......../R......B/......../......../R......B/......../..R..B.. r',
    '...x..../RBx.xxB./xxxxx.R./......../.xRxx.x./.B..x.R./xxx.x.B./.x..x... r');
@hard = do { open my $in, '<', 'tests/golden/amazons/turns.txt' or die; map { /^top (\S+ \S+)/ ? $1 : () } <$in> } if @ARGV;
for my $level (qw(original beginner easy medium hard top)) {
    my ($longest, $all) = (0, 0);
    for my $number (0 .. $#hard) {
        my $position = $hard[$number];
        my $took = (total($think, $level, $position, $seed + $number) - total($think, 'none', $position)) / $hz;
        $all += $took;
        $longest = $took if $took > $longest;
    }
    ok($longest < $seconds{$level},
        sprintf('%s: a turn takes up to %.1f s, mean of %d %.1f s, less than %d s', $level, $longest, scalar @hard, $all / @hard, $seconds{$level}));
}

# The positions of a game of top against itself.
sub game {
    my ($seed) = @_;
    my %board = map { my $file = $_; map { ("$file$_" => '.') } 1 .. 8 } 'a' .. 'h';
    $board{$_} = 'R' for qw(a3 a6 c1 c8);
    $board{$_} = 'B' for qw(h3 h6 f1 f8);
    my @seen;
    for (`(echo newgame; yes genmove | head -60; echo quit) | build/host/amazons --level top --seed $seed`) {
        my ($from, $to, $arrow) = m{^move (..)-(..)/(..)$} or next;
        push @seen, join('/', map { my $rank = $_; join '', map { $board{"$_$rank"} } 'a' .. 'h' } reverse 1 .. 8) . (@seen % 2 ? ' b' : ' r');
        @board{$to, $from} = @board{$from, $to};
        $board{$arrow} = 'x';
    }
    return @seen;
}
if (@ARGV) {
    my ($turns, $longest) = (0, 0);
    for my $position (map { game($_) } 1 .. 10) {
        my $took = (total($think, 'top', $position) - total($think, 'none', $position)) / $hz;
        $longest = $took if $took > $longest;
        $turns++;
    }
    ok($turns > 200 && $longest < $seconds{top}, sprintf('top: the longest of %d turns of ten whole games takes %.1f s', $turns, $longest));
}
done_testing();
