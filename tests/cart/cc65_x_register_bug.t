#!/usr/bin/perl
# cc65 2.19 compiles array[p >> n], where p is an unsigned char parameter, as if X were 0 on entry, but callers leave anything in
# X. (array[(uint8_t)(p >> n)] is compiled correctly.) sim65 tests do not notice, since X happens to be 0 there. This test reads
# the assembly that cc65 made for the cartridge: no function that takes its last argument in A alone may use X before setting it.
use strict;
use warnings;
use Test::More;

my (@files, @bad);
my $procs = 0;
open my $find, '-|', 'find', 'build/obj/nes', '-name', '*.c.s' or die;
chomp(@files = <$find>);
for my $file (sort @files) {
    open my $in, '<', $file or die "$file: $!";
    my ($proc, $first, $known);
    while (<$in>) {
        if (/^\.proc\s+(\w+)/) { ($proc, $first, $known) = ($1, 1, 0); ++$procs; next }
        next unless defined $proc;
        if (/^\.endproc/) { undef $proc; next }
        s/^\w+:\s*//;
        next unless /^\s*([a-z]{3})\b\s*(.*)/;
        my ($op, $arg) = ($1, $2);
        if ($first) {
            $first = 0;
            $known = 1 unless $op eq 'jsr' && $arg =~ /^pusha\b/;    # only then is X certainly not an argument
            next;
        }
        next if $known;
        # push0 and pusha0 leave 0 in X
        if ($op =~ /^(ldx|tax|tsx)$/ || ($op eq 'jsr' && ($arg !~ /^push/ || $arg =~ /^pusha?0\b/))) { $known = 1; next }
        if ($op =~ /^(txa|stx|inx|dex|cpx|txs)$/ || $arg =~ /,\s*x/i || ($op eq 'jsr' && $arg =~ /^pushax/)) {
            push @bad, "$file: $proc: $op $arg";
            $known = 1;
        }
    }
}
ok(!@bad, "no function uses X before it is set ($procs functions)") or diag join "\n", @bad;
ok($procs > 100, "the cartridge's functions were looked at");
done_testing();
