#!/usr/bin/perl
# build/host/labkit against the golden data of the original: every case, every clock. And its answers to wrong input.
use strict;
use warnings;
use Test::More import => ['ok', 'done_testing'];

$| = 1;
my $labkit = 'build/host/labkit';
my $golden = 'tests/golden/labyrinth';
my $scratch = 'build/tests/labkit/golden';
system('mkdir', '-p', $scratch);

sub lines {
    my ($file) = @_;
    open my $in, '<', $file or die "$file: $!";
    chomp(my @lines = <$in>);
    return @lines;
}

sub output {
    my @lines = `$labkit @_`;
    chomp @lines;
    return @lines;
}

# The first difference is shown.
sub same {
    my ($promise, $got, $want) = @_;
    my $n = 0;
    ++$n while $n < @$got && $n < @$want && $got->[$n] eq $want->[$n];
    my $equal = $n == @$got && $n == @$want && $n > 0;
    print "# line ", $n + 1, ": got '", substr($got->[$n] // '(none)', 0, 80), "', want '", substr($want->[$n] // '(none)', 0, 80), "'\n"
        unless $equal;
    ok($equal, "$promise (" . scalar(@$want) . " lines)");
}

my @scenes = map { /"id":(\d+).*"cycles":(\d+),"crc32":"(\w+)"/ ? "$1 $2 $3" : () } lines("$golden/scene_cases.jsonl");
same('scenes: cycles and pictures', [output('scenes', "$golden/scene_cases.jsonl", "$golden/maps.txt")], \@scenes);
same('scenes, clock by clock', [output('scenes', '--tick', "$golden/scene_cases.jsonl", "$golden/maps.txt")], \@scenes);

same('display: composed pictures',
    [output('display', "$golden/display.jsonl", "$golden/scene_cases.jsonl", "$golden/maps.txt")],
    [map { /"case":(\d+),"minimap":(\d),"cheat":(\d),"crc32":"(\w+)"/ ? "$1 $2 $3 $4" : () } lines("$golden/display.jsonl")]);

same('dist: distances and clocks',
    [output('dist', "$golden/dist_vectors.csv", "$golden/maps.txt")],
    [map { my @f = split /,/; $f[0] eq 'id' ? () : "@f[0, 12 .. 15]" } lines("$golden/dist_vectors.csv")]);

same('game: traces',
    [output('game', "$golden/game_traces.jsonl", "$golden/game_traces.bin", "$golden/maps.txt")],
    [map { /"id":(\d+).*"crc32":"(\w+)"/ ? "$1 $2" : () } lines("$golden/game_traces.jsonl")]);

same('lfsr: values and clocks',
    [output('lfsr', "$golden/lfsr.jsonl")],
    [map { /"mode":"(\w+)","min":(\d+),"max":(\d+),"never":(\w+),"values":\[(.*?)\],"cycles":\[(.*?)\]/
            ? "$1 $2 $3 " . ($4 eq 'true' ? 'never' : "$5 $6") : () } lines("$golden/lfsr.jsonl")]);

same('trig: table', [output('trig')], [lines("$golden/trig_table.csv")]);

my @presses = grep { /"n":/ } lines("$golden/mapgen.jsonl");
my @made = output('mapgen', "$golden/mapgen.jsonl");
same('mapgen: mazes and clocks', [grep { !/^L / } @made],
    [map { /"series":"(\w+)","n":(\d+).*"cycles":(-?\d+),"attempts":(\d+),"valid4":(\w+).*"map":"(\d+)"/
            ? "$1 $2 $3 $4 " . ($5 eq 'true' ? 1 : 0) . " $6" : () } @presses]);
ok((grep { /^L 19 -1 4908 / } @made) == 1, 'mapgen: the livelock, 4908 mazes in 30 million clocks');

# A planted error of one bit in the input must show in the output.
{
    open my $out, '>', "$scratch/planted.txt" or die;
    my $flipped = 0;
    for (lines("$golden/maps.txt")) {
        substr($_, -441 + 17, 1) =~ tr/01/10/, ++$flipped if /^A02 /;
        print $out "$_\n";
    }
    close $out;
    my @got = output('scenes', "$golden/scene_cases.jsonl", "$scratch/planted.txt");
    my $changed = grep { $got[$_] ne $scenes[$_] } 0 .. $#scenes;
    print "# $changed of ", scalar(@scenes), " cases see it\n";
    ok($flipped == 1 && $changed > 0, 'one flipped bit in one map is caught');
}

# Wrong use: a message with file and line, status 2.
sub refuses {
    my ($promise, $command, $message) = @_;
    my $said = `$labkit $command 2>&1 >/dev/null`;
    my $status = $? >> 8;
    print "# status $status: $said" unless ok($status == 2 && $said =~ $message, $promise);
}

sub file {
    my ($name, $text) = @_;
    open my $out, '>', "$scratch/$name" or die;
    print $out $text;
    close $out;
    return "$scratch/$name";
}

my ($case) = lines("$golden/scene_cases.jsonl");
(my $bad_angle = $case) =~ s/"angle":\d+/"angle":5000/;
(my $bad_map = $case) =~ s/"map":"\w+"/"map":"nowhere"/;
refuses('a malformed line', "scenes " . file('a.jsonl', "$case\nnonsense\n") . " $golden/maps.txt", qr/a\.jsonl:2: /);
refuses('an angle out of range', "scenes " . file('b.jsonl', "$case\n$case\n$bad_angle\n") . " $golden/maps.txt", qr/b\.jsonl:3: .*angle/);
refuses('an unknown map', "scenes " . file('c.jsonl', "$bad_map\n") . " $golden/maps.txt", qr/c\.jsonl:1: /);
refuses('a short map', "scenes $golden/scene_cases.jsonl " . file('d.txt', "A00 0101\n"), qr/d\.txt:1: /);
refuses('a missing file', "scenes nowhere.jsonl $golden/maps.txt", qr/nowhere\.jsonl/);
refuses('missing files of no known kind', 'scenes nowhere nothing', qr/nowhere: No such file/);
refuses('no file of the kind that is wanted', "scenes $golden/scene_cases.jsonl $golden/scene_cases.jsonl", qr/MAPS\.txt \(its name must end in \.txt\)/);
refuses('too few arguments', 'scenes', qr/few/);
refuses('an unknown option', "lfsr --fast $golden/lfsr.jsonl", qr/--fast/);
refuses('an unknown command', 'dance', qr/usage/);
refuses('a vector with a field too few', 'dist ' . file('e.csv', "id,kind\n1,raw,A00,-1,3\n") . " $golden/maps.txt", qr/e\.csv:2: /);
refuses('a trace beyond its file', 'game ' . file('f.jsonl', '{"id":0,"map":"A00","steps":9,"offset":90000000,"crc32":"0"}' . "\n")
    . " $golden/game_traces.bin $golden/maps.txt", qr/f\.jsonl:1: /);
refuses('a press without a gap', 'mapgen ' . file('g.jsonl', '{"series":"A","n":0}' . "\n"), qr/g\.jsonl:1: .*gap/);
refuses('a negative number of frames', "shot --frames -3 -o $scratch/x.png", qr/frames/);
done_testing();
