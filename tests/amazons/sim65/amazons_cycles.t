#!/usr/bin/perl
# The inner loops of Amazons stay below the ceilings written in their sources, and a turn of each level below the time it may
# take on the console. Cycles of a call: sim65's total with N calls less that with none, over N, less the same for no routine.
use strict;
use warnings;

my $hot = 'build/tests/sim65/test_amazons_hot.prg';
my $think = 'build/tests/sim65/test_amazons_think65.prg';
my $calls = 20;
my $positions = 23;    # after 0, 2, 4 ... 44 random plies
my $hz = 1_789_773 * 0.92;    # what the picture and the sound leave, 92 % of the clock
my $tests = 0;

sub ok {
    my ($truth, $promise) = @_;
    $tests++;
    print $truth ? "ok" : "not ok", " $tests - $promise\n";
}

sub total {
    my $out = `sim65 -c @_ 2>&1`;
    $out =~ /(\d+) cycles/ or die "sim65 @_ said: $out";
    return $1;
}

sub per_call {
    my ($which, $position) = @_;
    return (total($hot, $which, $position, $calls) - total($hot, $which, $position, 0)) / $calls;
}

# Mean and worst of the positions.
sub cycles {
    my ($which) = @_;
    my ($sum, $worst) = (0, 0);
    for my $position (0 .. $positions - 1) {
        my $took = per_call($which, $position) - per_call('n', $position);
        $sum += $took;
        $worst = $took if $took > $worst;
    }
    return (int($sum / $positions), int $worst);
}

sub ceilings {
    my ($file, $pattern) = @_;
    open my $in, '<', $file or die "$file: $!";
    my @found = join('', <$in>) =~ $pattern or die "$file does not say $pattern";
    return map { tr/,//dr } @found;
}

my ($most, $average) = ceilings('games/amazons/hot_value.s', qr/At most ([\d,]+) cycles, ([\d,]+) on average/);
my ($mean, $worst) = cycles('v');
ok($worst <= $most, "ama_hot_value: worst $worst cycles, at most $most");
ok($mean <= $average, "ama_hot_value: mean $mean cycles, at most $average");
my ($rays) = ceilings('games/amazons/hot.s', qr/ama_hot_rays\(uint8_t square\)\n.*\n?.*Cycles: at most ([\d,]+)/);
($mean, $worst) = cycles('r');
ok($worst <= $rays, "ama_hot_rays: mean $mean, worst $worst cycles, at most $rays");
my ($targets) = ceilings('games/amazons/hot.s', qr/ama_hot_targets.*\n.*Cycles: at most ([\d,]+)/);
($mean, $worst) = cycles('t');
ok($worst <= $targets, "ama_hot_targets: mean $mean, worst $worst cycles, at most $targets");

# Times of whole turns: the start position, and the one of the list that takes longest at each level.
my %seconds = (original => 10, easy => 5, hard => 5, top => 15);
my @hard = ('..R..B../......../R......B/......../......../R......B/......../..R..B.. r',
    '...x..../RBx.xxB./xxxxx.R./......../.xRxx.x./.B..x.R./xxx.x.B./.x..x... r');
@hard = do { open my $in, '<', 'tests/golden/amazons/turns.txt' or die; map { /^top (\S+ \S+)/ ? $1 : () } <$in> } if @ARGV;
for my $level (qw(original easy hard top)) {
    my ($longest, $all) = (0, 0);
    for my $position (@hard) {
        my $took = (total($think, $level, $position) - total($think, 'none', $position)) / $hz;
        $all += $took;
        $longest = $took if $took > $longest;
    }
    ok($longest < $seconds{$level},
        sprintf('%s: a turn takes up to %.1f s, mean of %d %.1f s, less than %d s', $level, $longest, scalar @hard, $all / @hard, $seconds{$level}));
}
print "1..$tests\n";
