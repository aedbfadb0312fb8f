#!/usr/bin/perl
# labels.pl ROM.dbg OUT: the labels of ld65's debug file, with the bank that each is in, for other tools. OUT.lbl is VICE's form, which the library
# reads, too: bank (of 8 KB) and address; OUT.mlb is Mesen's, by the place in the ROM; OUT.nes.ram.nl and OUT.nes.<bank of 16 KB>.nl are FCEUX's.
use strict;
use warnings;

die "usage: labels.pl ROM.dbg OUT\n" unless @ARGV == 2;
my ($dbg, $out) = @ARGV;
my $HEADER = 16;    # bytes of the ROM file before its PRG
my (%segments, @labels);

open my $in, '<', $dbg or die "$dbg: $!\n";
while (<$in>) {
    if (/^seg\tid=(\d+),name="([^"]*)",start=(0x\w+),/) {
        my ($id, $name, $start) = ($1, $2, hex $3);
        my ($offset) = /type=ro.*ooffs=(\d+)/;
        $segments{$id} = { name => $name, start => $start, offset => defined $offset && $name ne 'HEADER' ? $offset - $HEADER : undef };
    } elsif (/^sym\t.*\bname="([^"]+)".*\bval=(0x[0-9A-F]{1,8}),seg=(\d+),type=lab/) {
        my ($name, $value, $segment) = ($1, hex $2, $3);
        # the loops of a routine (@loop), of a macro and the compiler's own marks (L0001) say nothing outside it
        push @labels, [$name, $value, $segment] if $name !~ /^(?:@|L[0-9A-F]{4}$|LOCAL-MACRO)/;
    }
}
close $in;

# What has no segment, as the linker's own symbols (__CSTACK_START__ ...), is only in its list of labels.
my %known = map { $_->[0] => 1 } @labels;
(my $list = $dbg) =~ s/dbg$/lbl/;
open $in, '<', $list or die "$list: $!\n";
while (<$in>) { push @labels, [$2, hex $1, undef] if /^al (\w+) \.(\w+)$/ && !$known{$2} && $2 !~ /^L[0-9A-F]{4}$/ }
close $in;

my (%lbl, %mlb, %nl, %seen);
for (sort { $a->[1] <=> $b->[1] || $a->[0] cmp $b->[0] } @labels) {
    my ($name, $address, $id) = @$_;
    my $segment = defined $id ? $segments{$id} : undef;
    my $offset = $segment && defined $segment->{offset} && $address >= 0x8000 ? $segment->{offset} + $address - $segment->{start} : undef;
    $lbl{ sprintf 'al %02X%04X .%s', defined $offset ? $offset >> 13 : 0, $address, $name } = 1;
    next unless $segment;
    (my $plain = $name) =~ s/^_//;
    if (defined $offset) {
        $mlb{ sprintf 'P:%X:%s', $offset, $plain } = 1 unless $seen{P}{$offset}++ || $seen{name}{$plain}++;
        push @{ $nl{ sprintf '%X', $offset >> 14 } }, sprintf '$%04X#%s#', $address, $plain unless $seen{nl}{$offset}++;
    } elsif ($address < 0x8000 && $segment->{name} ne 'HEADER') {
        my $place = $address < 0x800 ? sprintf 'R:%X', $address : $address >= 0x6000 ? sprintf 'S:%X', $address - 0x6000 : next;
        $mlb{"$place:$plain"} = 1 unless $seen{$place}++ || $seen{name}{$plain}++;
        push @{ $nl{ram} }, sprintf '$%04X#%s#', $address, $plain unless $seen{nlram}{$address}++;
    }
}

sub keep { my ($path, @lines) = @_; open my $f, '>', $path or die "$path: $!\n"; print $f "$_\n" for @lines; close $f or die "$path: $!\n" }
keep("$out.lbl", sort keys %lbl);
keep("$out.mlb", sort keys %mlb);
keep("$out.nes.$_.nl", @{ $nl{$_} }) for keys %nl;
