#!/usr/bin/perl
# names.pl OUT.lua OUT.json BUILD: what the build knows and a test may want to name. OUT.lua is for the library (lib.lua): offsets of fields, songs and
# effects, the games, and the state block with its values. OUT.json has the state block alone, for tests in other languages. The block's layout is
# read from cart/block.h and, behind it, from cart/options.h: only arrays and integers of one or two bytes are there.
use strict;
use warnings;
use JSON::PP;

die "usage: names.pl OUT.lua OUT.json BUILD\n" unless @ARGV == 3;
my ($lua, $json, $build) = @ARGV;

sub text { my ($path) = @_; open my $f, '<', $path or die "$path: $!\n"; local $/; return scalar <$f> }
sub fields {    # of a structure, from an address on
    my ($path, $type, $at) = @_;
    my ($body) = text($path) =~ /typedef struct \{\n([^}]*)\} \Q$type\E;/ or die "$path: no $type\n";
    my @fields;
    for (split /\n/, $body) {
        my ($kind, $names, $meaning) = m{^ *(char|uint8_t|uint16_t) ([^;]+); *(?:/\* (.*) \*/)?$} or die "$path: what is '$_'?\n";
        for (split /, */, $names) {
            my ($name, $count) = /^(\w+)(?:\[(\d+)\])?$/ or die "$path: what is '$_'?\n";
            my $bytes = $kind eq 'uint16_t' ? 2 : 1;
            push @fields, { name => $name, at => $at, bytes => $bytes, count => $count // 1, meaning => $meaning // '' };
            $at += $bytes * ($count // 1);
        }
    }
    return @fields;
}

my $header = text('cart/block.h');
my ($start) = $header =~ /#define BLOCK_ADDRESS (\w+)/ or die "no address\n";
my ($version) = $header =~ /#define BLOCK_VERSION (\d+)/ or die "no version\n";
my @block = fields('cart/block.h', 'state_block_t', hex $start);
push @block, fields('cart/options.h', 'options_t', $block[-1]{at} + $block[-1]{bytes} * $block[-1]{count});

my %values;
while ($header =~ /^enum \{ (.*) \};/mg) {
    my $n = 0;
    $values{$_} = $n++ for map { s/^BLOCK_//r } split /, */, $1;
}
$values{$1} = hex $2 while $header =~ /^#define BLOCK_(NO_\w+) (0x\w+)/mg;

my %offsets = text("$build/tests/mame/offsets.txt") =~ /^(\S+) (\d+)$/mg;
my %sounds = text("$build/gen/sound_ids.inc") =~ /^(\w+) = (\d+)$/mg;
my @games = map { /^(\w+)\s*\|\s*([^|]*?)\s*\|/ ? [$1, $2] : () } split /\n/, text('games/games.txt');

open my $f, '>', $lua or die "$lua: $!\n";
print $f "-- What the build knows: made by tools/testkit/names.pl.\nreturn {\n";
print $f "  block = {\n", (map { sprintf qq(    %s = { at = 0x%04X, bytes = %d, count = %d },\n), @$_{qw(name at bytes count)} } @block), "  },\n";
print $f "  values = {\n", (map { "    $_ = $values{$_},\n" } sort keys %values), "  },\n";
print $f "  games = {\n", (map { qq(    { id = "$_->[0]", title = "$_->[1]" },\n) } @games), "  },\n";
print $f "  sounds = {\n", (map { "    $_ = $sounds{$_},\n" } sort keys %sounds), "  },\n";
print $f "  fields = {\n", (map { qq(    ["$_"] = $offsets{$_},\n) } sort keys %offsets), "  },\n}\n";
close $f or die "$lua: $!\n";

my %state = (
    signature => 'BCST', version => $version + 0, values => { map { $_ => $values{$_} + 0 } keys %values },
    fields => [map { { name => $_->{name}, address => sprintf('%04X', $_->{at}), bytes => $_->{bytes}, count => $_->{count}, meaning => $_->{meaning} } } @block],
);
open $f, '>', $json or die "$json: $!\n";
print $f JSON::PP->new->canonical->pretty->encode(\%state);
close $f or die "$json: $!\n";
