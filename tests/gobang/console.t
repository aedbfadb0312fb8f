#!/usr/bin/perl
# The engine as the console runs it (cc65 and the assembly, in sim65) against the host's, on positions spread over the golden 50
# at each level: the same move after the same units of work, within the level's time. POSITIONS=50, as in make test-long, takes
# all of them, and every move of ten whole games of top against itself. Also the fours search, and the cycles of the inner loops.
use strict;
use warnings;
use Test::More;

my $prg       = 'build/tests/sim65/gobang_think.prg';
my $hot       = 'build/tests/sim65/test_gobang_asm.prg';
my $host      = 'build/host/gobang';
my $positions = 'tests/golden/gobang/positions.txt';
my $second    = 1789773 * 0.82;    # cycles in a second that sound, pictures and pads leave for thinking, measured in MAME

# Seconds a move may take, by level.
my %limit = (original => 1, beginner => 2, easy => 2, medium => 4, hard => 4, top => 15);
my $wanted = $ENV{POSITIONS} || 5;

open my $in, '<', $positions or die "$positions: $!";
chomp(my @all = <$in>);
close $in;
my @lines = map { $all[int($_ * @all / $wanted)] } 0 .. $wanted - 1;

# Runs the 6502 program on one position; returns its words and the cycles.
sub on_6502 {
    my ($level, $line) = @_;
    my $out = `echo "$line" | sim65 -c $prg $level 2>&1`;
    my ($cycles) = $out =~ /(\d+) cycles/;
    return ((split ' ', $out)[0, 1], $cycles);
}

for my $level (qw(original beginner easy medium hard top)) {
    my @want = `printf '%s\\n' @{[map { qq("$_") } @lines]} | $host move --level $level`;
    my ($same, $worst, $total, $units) = (0, 0, 0, 0);
    for my $i (0 .. $#lines) {
        my ($move, $tried, $cycles) = on_6502($level, $lines[$i]);
        chomp(my $expected = $want[$i]);
        $same += "$move $tried" eq $expected;
        $worst = $cycles if $cycles > $worst;
        $total += $cycles;
        $units += $tried;
    }
    is($same, scalar @lines, "$level: the same move after as much work in all positions");
    cmp_ok($worst / $second, '<', $limit{$level}, sprintf '%s: worst move %.2f s, mean %.2f s%s', $level, $worst / $second,
        $total / $second / @lines, $units ? sprintf(', %.0f units a second', $units / ($total / $second)) : '');
}

# Every move of ten whole games, except for their openings.
if ($wanted == @all) {
    my ($moves, $worst) = (0, 0);
    for my $game (grep { /^# / } `$host match top top --games 10 --verbose --seed 3`) {
        my @game = $game =~ /(\d+,\d+)/g;
        for my $stones (6 .. $#game) {
            my ($cycles) = (on_6502('top', "@game[0 .. $stones - 1]"))[2];
            $worst = $cycles if $cycles > $worst;
            $moves++;
        }
    }
    ok($moves > 150 && $worst / $second < $limit{top}, sprintf 'top: worst of %d moves in ten whole games %.2f s', $moves, $worst / $second);
}

# The fours search on a sample of the golden wins.
open $in, '<', 'tests/golden/gobang/vcf.txt' or die;
my @won = map { s/^\d //r } grep { /^\d/ } <$in>;
chomp @won;
@won = @won[map { $_ * 10 } 0 .. 29];
my @want = `printf '%s\\n' @{[map { qq("$_") } @won]} | $host vcf`;
my @got  = `printf '%s\\n' @{[map { qq("$_") } @won]} | sim65 $prg vcf`;
is(join('', @got), join('', @want), 'the fours search gives the same answers');

# Mean cycles of the inner loops over a middle game, against the ceilings written in hot.s.
my %ceiling;
open my $source, '<', 'games/gobang/hot.s' or die;
while (<$source>) {
    $ceiling{$1} = $2 if /^;   ceiling (\w+) +(\d+)/;
}
sub cycles { my ($out) = `sim65 -c $hot $_[0] $_[1] 2>&1` =~ /(\d+) cycles/; return $out }
my $nothing = cycles('x', 64);
for my $loop (sort keys %ceiling) {
    my $mean = (cycles($loop, 64) - $nothing) / 64;
    cmp_ok($mean, '<=', $ceiling{$loop}, sprintf '%s: %d cycles', $loop, $mean);
}
is(scalar keys %ceiling, 4, 'four inner loops have a ceiling');
done_testing();
