#!/usr/bin/perl
# compile_commands.pl <MAKE'S COMMANDS >compile_commands.json: how each C file is compiled, for editors and clang tools, from the
# output of `make -Bn V=1`. A file that only cc65 compiles is listed with its -I and -D, and with what a host compiler needs in
# addition to read it.
use strict;
use warnings;
use Cwd qw(getcwd);
use JSON::PP;

my (%host, %console);
while (<STDIN>) {
    chomp;
    while (/\\$/) {
        my $more = <STDIN>;
        last unless defined $more;
        s/\\$//;
        chomp $more;
        $_ .= $more;
    }
    my ($compiler, @words) = split " ";
    next unless defined $compiler and $compiler =~ /^(gcc|cc65)$/;
    s/='"(.*)"'$/="$1"/ for @words; # as the shell would
    for my $file (grep { /\.c$/ } @words) {
        if ($compiler eq "gcc") {
            $host{$file} ||= ["gcc", grep({ $_ eq $file or not /\.[co]$/ and not /^-(o|MMD|MP)$/ } @words)];
        } else {
            my @flags;
            for my $i (0 .. $#words) {
                push @flags, $words[$i] if $words[$i] =~ /^-[ID]./;
                push @flags, "-I$words[$i + 1]" if $words[$i] eq "-I";
            }
            $console{$file} ||= ["gcc", "-std=c99", "-D__CC65__", "-D__fastcall__=", "-Wno-unknown-pragmas", @flags, "-c", $file];
        }
    }
}
my %all = (%console, %host);
print JSON::PP->new->pretty->canonical->encode([map { { directory => getcwd(), file => $_, arguments => $all{$_} } } sort keys %all]);
