#!/usr/bin/perl
# unread.pl FILE...: functions declared in the headers of cart/ and games/ that are not needed: nothing calls them, so they waste
# ROM, or nothing outside their own file does, so they should be static. Prints the place of each. FILEs are all sources of the
# repository.
use strict;
use warnings;

my %text = map { my $file = $_; local $/; open my $in, '<', $file or die "$file: $!\n"; ($file => scalar <$in>) } @ARGV;
s{/\*.*?\*/}{ }gs for values %text;

# What is only for the host need not be called on the console.
my %declared;
for my $file (grep { m{^(cart|games)/.*\.h$} && !m{^games/template/} } keys %text) {
    my $code = $text{$file};
    $code =~ s/^#ifndef (?:NES_CART|HOT_ASM)\b.*?^#(?:else|endif)//gms;
    $code =~ s/^(#ifdef __CC65__\b.*?)^#else\n.*?^#endif/$1/gms;
    while ($code =~ /^(?:FAR\([^,]+,[^,]+, *(\w+), *\(|(?!typedef|static|return|extern|#)[\w ]+[ *](\w+)\([^;{}()]*\);|TWINS\([^,]+, *(\w+),)/mg) {
        $declared{ $1 // $2 // $3 } = $file;
    }
}

my (%on_console, %outside);
for my $file (keys %text) {
    my (%defined, %used);
    for (split /\n/, $text{$file}) {
        next if /^\s*(?:;|\.(?:import|export|global))/ || $file =~ /\.lua$/ && /^\s*--/;
        if ($file =~ /\.h$/) { next if !/\\$/ && !/^#define/ && !/^    / }    # a macro's lines call, most others declare
        elsif (/^[a-z][\w *]*[ *](\w+)\([^;]*$/ || /\bTWIN\((\w+)\)/ || /^(?:\.proc\s+)?_?([a-z]\w*)\b\s*(?::|=|$)/) { $defined{$1} = 1; next }
        $used{$_} = 1 for /\b_?([a-z]\w+)/g;
    }
    for my $name (grep { $declared{$_} } keys %used) {
        $on_console{$name} = 1 if $file =~ m{^(cart|games)/};
        $outside{$name} = 1 if !$defined{$name};
    }
}
for my $name (sort keys %declared) {
    next if $on_console{$name} && $outside{$name};
    print "$declared{$name}: $name is called by ", $on_console{$name} ? 'its own file only: static' : 'nothing in cart/ and games/', "\n";
}
