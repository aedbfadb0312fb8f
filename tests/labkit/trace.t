#!/usr/bin/perl
# labkit trace: its files open (vcd2fst of gtkwave reads them), the states of a ray come in the order of the report's figure 5,
# and its live tests can be repeated: a column is invisible while it is drawn to the hidden buffer, and complete when the switch
# is flipped.
use strict;
use warnings;
use Test::More import => ['ok', 'done_testing'];

$| = 1;
my $scratch = 'build/tests/labkit/trace';
system('mkdir', '-p', $scratch);

# Runs it; the changes as [time in clocks, name, value] and the exit status.
sub trace {
    my ($name, $arguments) = @_;
    my $status = system("build/host/labkit trace -o $scratch/$name.vcd $arguments 2>$scratch/$name.log") >> 8;
    open my $in, '<', "$scratch/$name.vcd" or return ($status);
    my (%signal, $module, @changes);
    my $time = 0;
    while (<$in>) {
        $module = $1 if /^\$scope module (\w+)/;
        $signal{$1} = "$module.$2" if /^\$var reg \d+ (\S+) (\w+)/;
        $time = int($1 * 13 / 200000 + 0.5) if /^#(\d+)/;
        push @changes, [$time, $signal{$2}, oct "0b$1"] if /^b([01]+) (\S+)/ || /^([01])([^\s])$/;
    }
    return ($status, @changes);
}

my ($status, @board) = trace('board', '--from 200000 --clocks 4000 --signals SceneRenderer,columnRenderer');
ok($status == 0 && @board > 100, 'a range of clocks of the board is written');
{
    ok(system("vcd2fst -v $scratch/board.vcd -f $scratch/board.fst >/dev/null 2>&1") == 0 && -s "$scratch/board.fst", 'gtkwave reads it');
}
my $states = join '', map { $_->[2] } grep { $_->[1] eq 'SceneRenderer.state' } @board;
ok($states =~ /7123845/, 'a ray goes through the states 1 2 3 8 4 5 7') or print "# $states\n";
my $ticks = join ' ', grep {defined} map { $_->[1] eq 'columnRenderer.write_enable' ? $_->[0] : undef } @board;
ok($ticks =~ /\d/, 'a column is written in it');

my $frame = 1344 * 806;
my ($ok, @flips) = trace('buffers', '--bench buffers --clocks ' . (2 * $frame) . ' --color 39 --signals BufferSelector,DoubleBuffer,columnRenderer.done');
my ($flip) = map { $_->[0] } grep { $_->[1] eq 'BufferSelector.buffer_select' && $_->[2] == 1 } @flips;
my @pixels = map { $_->[0] } grep { $_->[1] eq 'DoubleBuffer.pixel' && $_->[2] == 39 } @flips;
my @drawn = grep { $_->[1] eq 'columnRenderer.done' && $_->[2] && $_->[0] < $frame } @flips;
ok($ok == 0 && defined $flip && abs($flip - $frame) < 2, 'the switch flips the buffers after a picture');
ok(@drawn > 100 && @pixels && $pixels[0] > $flip, 'hundreds of columns drawn before it do not show, after it they do');
my $lines = grep { $_ > $flip } @pixels;
ok($lines == 567 - 200 + 1, 'on as many lines as the switches say') or print "# $lines\n";
my ($still, @column) = trace('column', '--bench column --column 3 --start 10 --end 20 --clocks 40000 --signals columnRenderer,DoubleBuffer');
my %address = map { $_->[2] => 1 } grep { $_->[1] eq 'columnRenderer.write_address' } @column;
ok($still == 0 && $address{10 << 8 | 3} && $address{767 << 8 | 3} && !grep({ $_ && ($_ & 255) != 3 } keys %address), 'a column is where its switches are');
ok(!grep({ $_->[1] eq 'DoubleBuffer.pixel' && $_->[2] } @column), 'and without a flip nothing of it is seen');

my ($unknown) = trace('unknown', '--signals nonsense');
ok($unknown == 2, 'an unknown signal is refused');
ok(system("build/host/labkit trace -o $scratch/no/such/folder.vcd 2>/dev/null") >> 8 == 2, 'so is a file that cannot be made');
ok(system('build/host/labkit trace -o /dev/full --clocks 100000 2>/dev/null') >> 8 == 2, 'and a lost output is reported');
done_testing();
