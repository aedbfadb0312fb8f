#!/usr/bin/perl
# Fits the Amazons engine's tables to a few games: the same arguments give the same tables, different ones different tables, in
# the form that the cart includes. Even these weights distinguish a position from its opposite.
use strict;
use warnings;
use Test::More;

my $out = 'build/tests/amazons_fit';
mkdir $out;
sub fit { system("build/host/amazons_fit $out/value_$_[0].c $out/policy_$_[0].c --games 30 --units 2000 --seed $_[1] 2> $out/$_[0].log") == 0 }
sub text { local $/; open my $in, '<', $_[0] or return ''; return <$in> }
sub numbers {
    my ($file) = @_;
    my %at = text($file) =~ /const uint8_t (\w+)\[[^]]*\] = \{(.*?)\}/gs;
    return { map { $_ => [$at{$_} =~ /\d+/g] } keys %at };
}

ok(fit('a', 1) && fit('b', 1) && fit('c', 2), 'three tables are fitted');
for my $which (qw(value policy)) {
    is(text("$out/${which}_a.c"), text("$out/${which}_b.c"), "the same seed gives the same file: $which");
    isnt(text("$out/${which}_a.c"), text("$out/${which}_c.c"), "another one another: $which");
    my ($ours, $kept) = (numbers("$out/${which}_a.c"), numbers("games/amazons/${which}_weights.c"));
    is_deeply([map { "$_ " . @{$ours->{$_}} } sort keys %$ours], [map { "$_ " . @{$kept->{$_}} } sort keys %$kept], "and the form of the kept file: $which");
}
is_deeply([@{numbers("$out/value_a.c")}{qw(ama_value_chance_lo ama_value_chance_hi)}],
    [@{numbers('games/amazons/value_weights.c')}{qw(ama_value_chance_lo ama_value_chance_hi)}], 'the chances, which are not learned, are those of the kept file');
my @loss = text("$out/a.log") =~ /loss of games held out ([\d.]+)/g;
cmp_ok($loss[-1], '<', 0.62, 'games held out are predicted better than by a coin (0.69)');
my ($found) = text("$out/a.log") =~ /epoch 3 of 3: .* in ([\d.]+) %/;
cmp_ok($found, '>', 30, 'the turn chosen is often among the first four of a thousand');
system("build/host/amazons_fit /dev/full /dev/full --games 10 --units 1 2>/dev/null");
is($? >> 8, 1, 'a table that cannot be written: status 1');
done_testing();
