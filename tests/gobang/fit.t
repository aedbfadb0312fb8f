#!/usr/bin/perl
# The tool that fits the engine's knowledge: the same arguments give the same file, another seed another one, and the tables can be made of it.
use strict;
use warnings;
use Test::More;

my $out = 'build/tests/gobang_fit';
mkdir $out;
sub fit { system("build/host/gobang_fit $out/$_[0].txt --games 20 --seed $_[1] 2> $out/$_[0].log") == 0 }
ok(fit('a', 5) && fit('b', 5) && fit('c', 6), 'games are played and weights fitted');
is(system("cmp -s $out/a.txt $out/b.txt"), 0, 'the same seed gives the same file');
isnt(system("cmp -s $out/a.txt $out/c.txt"), 0, 'another seed another one');
is(system("build/tools/gobang_mktables c $out/a.txt > $out/tables.h"), 0, 'the engine takes it');
like(`cat $out/a.log`, qr/20 of 20 games.*values, step 6 of 6.*moves, epoch 4 of 4/s, 'progress is shown');
system("head -c 900 $out/a.txt > $out/short.txt");
like(`build/tools/gobang_mktables c $out/short.txt 2>&1 > /dev/null`, qr/short.txt: too few numbers/, 'a file that was cut is refused');
`build/host/gobang_fit $out/x.txt --games no 2>&1`;
is($? >> 8, 2, 'so are wrong arguments');
done_testing();
