#!/usr/bin/perl
# README.md quotes the table of speeds as it was measured, and the table has all that it should.
use strict;
use warnings;
use Test::More;

sub slurp { my ($file) = @_; open my $in, "<", $file or die "$file: $!\n"; local $/; return <$in> }
my $table = slurp("tests/golden/bench.md");
my ($quoted) = slurp("README.md") =~ /<!-- bench: [^\n]*-->\n\n(.*?)\n<!-- end of bench -->/s;
ok(defined $quoted && $quoted eq $table, "README.md quotes tests/golden/bench.md");
my @rows = grep { !/^\| (what|---)/ } split /\n/, $table;
ok(!(grep { tr/|// != 6 } @rows), "all rows have five columns");
for my $wanted ("Connect 4, Easy", "Connect 4, Perfect", "Amazons, Original", "Amazons, Top", "Gobang, Original", "Gobang, Top",
    "Skyscrapers 4x4, easy", "Skyscrapers 9x9, unreasonable", "Labyrinth, NTSC", "Labyrinth, PAL", "Labyrinth, Dendy", "labkit, as built",
    "boardcart.nes") {
    my ($row) = grep { index($_, "| $wanted") == 0 } @rows;
    ok(defined $row && $row =~ /\| [^|]*\d/ && $row !~ /\?/, "$wanted has figures");
}
done_testing();
