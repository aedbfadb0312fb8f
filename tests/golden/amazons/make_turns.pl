#!/usr/bin/perl
# Makes turns.txt: 50 positions from games of the easy level (game I, after I plies, but at least two plies before its end), and
# the turn each level makes in them, I being the seed: weak levels slip in some of them. The host engine finds the turns; what the list is for is that the 6502 finds the same.
#
#     make build/host/amazons && perl tests/golden/amazons/make_turns.pl > tests/golden/amazons/turns.txt
use strict;
use warnings;
use IPC::Open2;

sub engine {
    my (@options) = @_;
    open2(my $out, my $in, 'build/host/amazons', @options);
    $in->autoflush(1);
    return sub { print $in "$_[0]\n"; my $line = <$out>; chomp $line; return $line };
}

sub start_board {
    my %board = map { my $file = $_; map { ("$file$_" => '.') } 1 .. 8 } 'a' .. 'h';
    $board{$_} = 'R' for qw(a3 a6 c1 c8);
    $board{$_} = 'B' for qw(h3 h6 f1 f8);
    return \%board;
}

sub text {
    my ($board) = @_;
    return join '/', map { my $rank = $_; join '', map { $board->{"$_$rank"} } 'a' .. 'h' } reverse 1 .. 8;
}

# The position after some plies, but at least two plies before the end of the game.
sub position {
    my ($game, $plies) = @_;
    my $ask = engine('--level', 'easy', '--seed', $game + 1);
    my @seen = (text(start_board()));
    my $board = start_board();
    while (1) {
        my ($from, $to, $arrow) = $ask->('genmove') =~ m{^move (..)-(..)/(..)$} or last;
        $board->{$to} = $board->{$from};
        $board->{$from} = '.';
        $board->{$arrow} = 'x';
        push @seen, text($board);
    }
    my $ply = $plies < $#seen - 2 ? $plies : $#seen - 2;
    return $seen[$ply] . ($ply % 2 ? ' b' : ' r');
}

my @levels = qw(original beginner easy medium hard top);
print "# Made by make_turns.pl: LEVEL BOARD SIDE TURN\n";
for my $game (0 .. 49) {
    my $position = position($game, $game);
    for my $level (@levels) {
        my $ask = engine('--level', $level, '--seed', $game);
        $ask->("setboard $position") eq 'ok' or die "setboard $position";
        my ($turn) = $ask->('genmove') =~ /^move (.*)/ or die "no turn in $position";
        print "$level $position $turn\n";
    }
}
