#!/bin/sh
# bench.sh [keep]: the table of speeds and sizes, to build/bench.md and the terminal. With `keep` it replaces the table in
# README.md beside this file, and the charts there are redrawn. Status 1 if a figure breaks a promise; the table shows it all the
# same.
status=0
tests/bench/table.pl >build/bench.md || status=1
cat build/bench.md
if [ "$1" = keep ]; then
    perl -0777 -i -pe 'BEGIN { local $/; open my $in, "<", "build/bench.md" or die; $table = <$in> }
        s/(<!-- bench: [^\n]*-->\n).*?(<!-- end of bench -->)/$1\n$table\n$2/s or die "no place for the table\n"' tests/bench/README.md || status=1
    tests/bench/charts.pl || status=1
fi
exit $status
