#!/usr/bin/perl
# mkhan.pl unifont.hex punctuation.hex < words.c > han.c: the Chinese characters of the words, from GNU Unifont, and the punctuation of ../chr. han.c is kept in the tree, so that the core
# can be built without that package; a test makes it again and compares.
use strict;
use warnings;
binmode STDIN, ':utf8';
my %used;
while (<STDIN>) { ++$used{ord $_} for /([^\x00-\x7F])/g }
my %rows;
for my $font (@ARGV) { # if both have it, the second one wins
    open my $hex, '<', $font or die "$font: $!\n";
    while (<$hex>) { $rows{hex $1} = $2 if /^([0-9A-F]+):([0-9A-F]{64})$/ }
}
print q(/* Made by mkhan.pl from GNU Unifont [OFL-UNIFONT.txt]: every Chinese character of words.c. */), qq(\n// clang-format off\n#include "font.h"\n\n);
print "const han_t labkit_han[] = {\n";
for my $code (sort { $a <=> $b } keys %used) {
    defined $rows{$code} or die sprintf "U+%04X is not in the font\n", $code;
    printf "    {0x%04X, {%s}},\n", $code, join ', ', map {"0x$_"} $rows{$code} =~ /(.{4})/g;
}
print "    {0, {0}},\n";
print "};\n";
