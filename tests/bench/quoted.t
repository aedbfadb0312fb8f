#!/usr/bin/perl
# The table of speeds in README.md beside this file is complete, and the charts are drawn from it.
use strict;
use warnings;
use Test::More;

sub slurp { my ($file) = @_; open my $in, "<", $file or return ""; local $/; return <$in> }
my ($table) = slurp("tests/bench/README.md") =~ /<!-- bench: [^\n]*-->\n\n(.*?)\n<!-- end of bench -->/s;
ok(defined $table, "the table has its place");
my @rows = grep { !/^\| (what|---)/ } split /\n/, $table // "";
ok(!(grep { tr/|// != 6 } @rows), "all rows have five columns");
for my $wanted ("Connect 4, Easy", "Connect 4, Top", "Amazons, Original", "Amazons, Top", "Gobang, Original", "Gobang, Top",
    "Amazons, Top against Hard", "Skyscrapers 4x4, easy", "Skyscrapers 9x9, unreasonable", "Labyrinth, NTSC", "Labyrinth, PAL", "Labyrinth, Dendy",
    "labkit, as built", "boardcart.nes") {
    my ($row) = grep { index($_, "| $wanted") == 0 } @rows;
    ok(defined $row && $row =~ /\| [^|]*\d/ && $row !~ /\?/, "$wanted has figures");
}
for my $chart (qw(thinking pictures ladders)) {
    my $kept = slurp("tests/bench/$chart.svg");
    my $drawn = `tests/bench/charts.pl --print $chart`;
    ok(length $kept > 500 && $kept eq $drawn, "$chart.svg is what charts.pl draws of the table");
}
done_testing();
