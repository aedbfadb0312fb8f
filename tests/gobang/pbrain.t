#!/usr/bin/perl
# The command gobang: the Gomocup protocol as a manager speaks it, and the fours search on lines of stones.
use strict;
use warnings;
use Test::More;
use IPC::Open2;

my $gobang = 'build/host/gobang';

# Sends lines to a new engine and returns all it says.
sub talk {
    my ($arguments, @lines) = @_;
    my $pid = open2(my $from, my $to, "$gobang $arguments");
    print $to map { "$_\r\n" } @lines;
    close $to;
    my @said = <$from>;
    waitpid $pid, 0;
    chomp @said;
    return @said;
}

my $move = qr/^(\d|1[0-4]),(\d|1[0-4])$/;

is((talk('pbrain', 'START 15', 'END'))[0], 'OK', 'START 15 is taken');
like((talk('pbrain', 'START 20'))[0], qr/^ERROR/, 'another size is an error');
like((talk('pbrain', 'RECTSTART 15,10'))[0], qr/^ERROR/, 'so is a rectangle');
like((talk('pbrain', 'ABOUT'))[0], qr/^name="[^"]+", version="[^"]+"/, 'ABOUT gives name and version');
like((talk('pbrain', 'START 15', 'BEGIN'))[1], $move, 'BEGIN is answered by a move');
like((talk('pbrain', 'START 15', 'TURN 7,7'))[1], $move, 'TURN is answered by a move');
isnt((talk('pbrain', 'START 15', 'TURN 7,7'))[1], '7,7', 'on another cell');
like((talk('pbrain', 'START 15', 'TURN 15,7'))[1], qr/^ERROR/, 'a turn off the board is an error');
like((talk('pbrain', 'START 15', 'TURN 7,7', 'TURN 7,7'))[2], qr/^ERROR/, 'so is a taken cell');
like((talk('pbrain', 'START 15', 'TURN hello'))[1], qr/^ERROR/, 'and nonsense');
like((talk('pbrain', 'TURN 7,7'))[0], qr/^ERROR/, 'no turn before START');
like((talk('pbrain', 'START 15', 'XYZZY'))[1], qr/^UNKNOWN/, 'an unknown command is said to be');
is((talk('pbrain', 'START 15', 'TURN 7,7', 'RESTART'))[2], 'OK', 'RESTART empties the board');
is(scalar(talk('pbrain', 'START 15', 'INFO timeout_turn 1000', 'INFO rule 0', 'END', 'ABOUT')), 1, 'INFO is not answered, nor anything after END');
is((talk('pbrain', 'START 15', 'BOARD', '3,7,2', '4,7,2', '5,7,2', '6,7,2', '3,8,1', '4,8,1', '5,8,1', '2,7,1', 'DONE'))[1], '7,7',
    'BOARD: the simple four is stopped');
is((talk('pbrain', 'START 15', 'BOARD', '3,7,2', '4,7,2', '5,7,2', '6,7,2', '3,8,1', '4,8,1', '5,8,1', '6,8,1', '2,8,2', 'DONE'))[1], '7,8',
    'BOARD: the five is made');
like((talk('pbrain', 'START 15', 'BOARD', '3,7,1', '4,7,1', 'DONE'))[1], qr/^ERROR/, 'BOARD: not our move');
like((talk('pbrain', 'START 15', 'BOARD', '3,7,1', '3,7,2', 'DONE'))[1], qr/^ERROR/, 'BOARD: two stones on a cell');
is((talk('pbrain', 'START 15', 'BOARD', 'DONE'))[1], '7,7', 'BOARD: an empty one');
my @game = talk('pbrain --level original --seed 7', 'START 15', 'BEGIN');
is_deeply([talk('pbrain --level original --seed 7', 'START 15', 'BEGIN')], \@game, 'the same seed gives the same game');
like((talk('pbrain --level easy', 'START 15', 'TURN 0,0', 'TAKEBACK 0,0'))[2], qr/^ERROR/, 'only the last move can be taken back');
`$gobang pbrain --level nonsense < /dev/null 2>&1`;
is($? >> 8, 2, 'an unknown level is refused');

is_deeply([talk('vcf', '7,7 0,0 8,7 0,2 9,7 0,4')], [(talk('vcf', '7,7 0,0 8,7 0,2 9,7 0,4'))[0]], 'vcf answers each line by one');
like((talk('vcf', '7,7 0,0 8,7 0,2 9,7 0,4'))[0], qr/^(6|10),7$/, 'vcf: an open three to move wins');
is((talk('vcf', '7,7 6,6 8,8'))[0], 'none', 'vcf: nothing yet');
is((talk('vcf', ''))[0], 'none', 'vcf: an empty board');
is((talk('vcf', '7,7 0,0 8,7 0,1 9,7 0,2 10,7 0,3'))[0] =~ /^(6|11),7$/ ? 'five' : 'other', 'five', 'vcf: a five is taken at once');
is((talk('vcf', '7,7 0,0 8,7 0,1 14,14 0,2 14,12 0,3'))[0], 'none', 'vcf: the other side is about to make five, no four stops it');
`echo "7,7 7,7" | $gobang vcf 2>&1`;
is($? >> 8, 2, 'vcf: an illegal line is refused');
done_testing();
