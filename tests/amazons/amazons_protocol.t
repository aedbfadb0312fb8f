#!/usr/bin/perl
# build/host/amazons speaks its line protocol: every answer is right, and a refused line does not change the game.
use strict;
use warnings;
use IPC::Open2;
use Test::More;

sub engine {
    my $pid = open2(my $out, my $in, 'build/host/amazons', @_);
    $in->autoflush(1);
    return { in => $in, out => $out, pid => $pid };
}

sub ask {
    my ($engine, $line) = @_;
    print { $engine->{in} } "$line\n";
    my $answer = readline $engine->{out};
    return '' unless defined $answer;
    chomp $answer;
    return $answer;
}

sub answers {
    my ($engine, $line, $want) = @_;
    my $short = length $line > 60 ? substr($line, 0, 57) . '...' : $line;
    is(ask($engine, $line), $want, "'$short' is answered '$want'");
}

my $start = '..R..B../......../R......B/......../......../R......B/......../..R..B..';
my $e = engine('--level', 'easy');
answers($e, 'newgame', 'ok');
answers($e, 'perft 0', 'perft 1');
answers($e, 'perft 1', 'perft 1232');
answers($e, 'perft 2', 'perft 1331198');
answers($e, "setboard $start b", 'ok');
answers($e, 'perft 1', 'perft 1232');
answers($e, 'newgame', 'ok');
answers($e, 'play a3-a5/c5', 'ok');
answers($e, 'play a6-a7/a8', '? illegal');     # blue is to move
my $count = ask($e, 'perft 1');

my @refused = (
    ['play', '? illegal'],                    ['play h3', '? illegal'],
    ['play h3-h3/h2', '? illegal'],           ['play h3-h4/h4', '? illegal'],
    ['play h3-h4/h5 x', '? illegal'],         ['play i3-h4/h5', '? illegal'],
    ['play h3-h9/h5', '? illegal'],           ['play h3-a4/b3', '? illegal'],
    ['PLAY h3-h4/h5', '? unknown'],           ['', '? unknown'],
    ['hello', '? unknown'],                   ['newgame now', '? unknown'],
    ['genmove 3', '? unknown'],               ['perft', '? bad'],
    ['perft x', '? bad'],                     ['perft -1', '? bad'],
    ['perft 1 2', '? bad'],                   ['setboard', '? bad'],
    ["setboard $start", '? bad'],             ["setboard $start x", '? bad'],
    ["setboard $start r r", '? bad'],         ['setboard ' . substr($start, 1) . ' r', '? bad'],
    ["setboard .$start r", '? bad'],          ['setboard ' . ($start =~ s/R/./r) . ' r', '? bad'],
    ['setboard ' . ($start =~ s/R/B/r) . ' r', '? bad'],
    ['setboard ' . ($start =~ s/\./y/r) . ' r', '? bad'],
    ['setboard ' . ($start =~ s{/}{.}r) . ' r', '? bad'],
    ['x' x 5000, '? unknown'],
);
answers($e, @$_) for @refused;
is(ask($e, 'perft 1'), $count, 'and the game is as it was');
answers($e, 'play h3-h4/h5', 'ok');

# Stuck: red has no move at any level.
my $stuck = 'RxxxxxxB/xx....xx/RxxxxxxB/xx....xx/RxxxxxxB/xx....xx/RxxxxxxB/xx....xx';
answers($e, "setboard $stuck r", 'ok');
answers($e, 'genmove', 'none');
answers($e, 'perft 1', 'perft 0');
answers($e, 'play a8-a7/a8', '? illegal');
print { $e->{in} } "quit\n";
waitpid $e->{pid}, 0;
is($?, 0, 'quit ends it well');

# A whole game between levels, each given the other's moves.
for my $pair (['original', 'top'], ['hard', 'easy']) {
    my @side = map { engine('--level', $_, '--seed', '7') } @$pair;
    my ($plies, $answer) = (0, '');
    while (1) {
        $answer = ask($side[$plies % 2], 'genmove');
        last if $answer !~ /^move (.*)/;
        last if ask($side[1 - $plies % 2], "play $1") ne 'ok';
        $plies++;
    }
    ok($answer eq 'none' && $plies > 15 && $plies <= 56, "$pair->[0] and $pair->[1] play a legal game to its end ($plies turns)");
}

# What the weak levels overlook, and the list of levels.
my $w = engine('--level', 'beginner', '--seed', '3', '--why');
ask($w, 'newgame');
my %hidden;
for (1 .. 12) {
    my ($what) = ask($w, 'genmove') =~ /^move \S+ hidden: (.+)$/ or last;
    $hidden{$what}++;
}
ok(!$hidden{nothing} && keys %hidden > 0, 'a beginner does not see something in any turn: ' . join(', ', sort keys %hidden));
my $t = engine('--level', 'top', '--why');
ask($t, 'newgame');
like(ask($t, 'genmove'), qr/ hidden: nothing$/, 'top sees all');
is(`build/host/amazons levels`, "beginner\neasy\nmedium\nhard\ntop\n", 'levels: five names, weakest first');

for my $bad (['--level', 'expert'], ['--seed', '-1'], ['--seed', '70000'], ['--seed', 'x'], ['--level'], ['now']) {
    system("build/host/amazons @$bad </dev/null 2>/dev/null");
    is($? >> 8, 2, "options '@$bad' are refused");
}
done_testing();
