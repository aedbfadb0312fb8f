#!/usr/bin/perl
# charts.pl [--print NAME]: draws the charts of tests/bench/README.md from its table, as SVG beside it, a bar for each row.
use strict;
use warnings;

my $here = "tests/bench";
open my $in, "<", "$here/README.md" or die "$here/README.md: $!\n";
my @rows = map { [map { s/^ +| +$//gr } split /\|/] } grep { /^\| \w/ } <$in>;

# name, title, which rows, column of the figure, what a full bar is, unit
my %charts = (
    thinking => ["Seconds a move on the console, mean", qr/^(?:Connect 4|Amazons|Gobang), (?!.*(?:against|off its book))/, 3, 15, "s"],
    pictures => ["Labyrinth: pictures a second", qr/^Labyrinth, /, 3, 60, ""],
    ladders  => ["Games won from the level below, %", qr/ against /, 3, 100, "%"],
);
my %colours = ("Connect 4" => "#c84c0c", Amazons => "#0070ec", Gobang => "#887000", Labyrinth => "#008888");

sub chart {
    my ($title, $which, $column, $full, $unit) = @{ $charts{ $_[0] } };
    my ($y, $bars) = (44, "");
    for my $row (grep { $_->[1] =~ $which } @rows) {
        my ($value) = $row->[$column] =~ /([\d.]+)/ or next;
        my ($game) = $row->[1] =~ /^([^,]+)/;
        my $width = sprintf "%.0f", 300 * ($value > $full ? $full : $value) / $full;
        $bars .= qq{<text x="232" y="@{[$y + 12]}" text-anchor="end">$row->[1]</text>}
            . qq{<rect x="240" y="$y" width="$width" height="16" rx="2" fill="$colours{$game}"/>}
            . qq{<text x="@{[246 + $width]}" y="@{[$y + 12]}">$value @{[$unit]}</text>\n};
        $y += 22;
    }
    return qq{<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 @{[$y + 8]}" font-family="sans-serif" font-size="13">\n}
        . qq{<rect width="620" height="@{[$y + 8]}" fill="#fffdf6"/>\n}
        . qq{<text x="16" y="28" font-size="16" font-weight="bold">$title</text>\n$bars</svg>\n};
}

if (@ARGV == 2 && $ARGV[0] eq "--print" && $charts{ $ARGV[1] }) {
    print chart($ARGV[1]);
    exit 0;
}
die "usage: charts.pl [--print thinking|pictures|ladders]\n" if @ARGV;
for my $name (sort keys %charts) {
    open my $out, ">", "$here/$name.svg" or die "$here/$name.svg: $!\n";
    print $out chart($name);
    close $out or die "$here/$name.svg: $!\n";
}
