#!/usr/bin/perl
# The levels of Connect 4 are a ladder: its steps can be felt and climbed, and a beginner can win.
use strict;
use warnings;
use Test::More;

my $games = 400;    # of each match

# Share and Elo of the first player.
sub match {
    my ($one, $two) = @_;
    my $line = `build/host/connect4_match $one $two $games`;
    note $line;
    $line =~ /\(([\d.]+) %\), ([+-]\d+) Elo/ or die "connect4_match: $line";
    return ($1, $2);
}

my @names = split ' ', `build/host/connect4 levels`;
ok("@names" eq 'beginner easy medium hard top', "five levels, weakest first: @names");

for my $i (1 .. 3) {
    my ($share, $elo) = match($names[$i], $names[$i - 1]);
    ok($elo >= 100 && $elo <= 400, "$names[$i] is $elo Elo above $names[$i - 1]: 100 to 400");
}
my ($share, $elo) = match('expert', 'hard');
ok($elo >= 100 && $elo <= 400, "expert, the guest, is $elo Elo above hard: 100 to 400");
($share, $elo) = match('top', 'expert');
ok($share >= 90 && $share < 99, "and top above expert by $elo: between hard and top there is somebody to beat");
($share) = match('top', 'hard');
ok($share >= 98, 'top does not lose to hard');

# The share that someone who has just learnt the game wins.
my %bounds = (beginner => [55, 80], easy => [35, 60], medium => [12, 35], hard => [0, 8], expert => [0, 2], top => [0, 0]);
my $before = 101;
for my $name (@names[0 .. 3], "expert", "top") {
    my ($won) = match('bot', $name);
    my ($from, $to) = @{ $bounds{$name} };
    ok($won >= $from && $won <= $to && ($won < $before || $won == 0), "the bot wins $won % against $name: $from to $to, and less than before");
    $before = $won;
}

# A weak move is the best that the level sees, and --why says what it does not see.
my %why;
for my $seed (1 .. 60) {
    $why{$1}++ if `echo 4453 | build/host/connect4 move --level easy --why --seed $seed` =~ /^[1-7] (overlooks .+)$/;
}
ok(scalar(keys %why) == 8, 'easy overlooks eight kinds of things: ' . join ', ', sort keys %why);
my $old = join '', map { `echo 445566 | build/host/connect4 move --level $_` } qw(perfect top);
ok($old =~ /^(\d)\n\1\n$/, 'the name perfect of 1.0 is top');
done_testing();
