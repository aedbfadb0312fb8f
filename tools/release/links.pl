#!/usr/bin/perl
# links.pl FOLDER: every link in the pages and texts of a release leads to something that is in it. Says which do not, and ends with status 1.
# Looked at are links and pictures of Markdown and HTML, with the names inside pages, and the files and folders that README.txt lists.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Find;

@ARGV == 1 && -d $ARGV[0] or die "usage: links.pl FOLDER\n";
my $root = $ARGV[0];
my (%text, %id, @lost, $count);
find({ no_chdir => 1, wanted => sub {
    return if !/\.(?:md|html|txt|webmanifest)$/;
    open my $in, '<', $_ or die "$_: $!\n";
    local $/;
    $text{$_} = <$in>;
} }, $root);
for my $file (keys %text) { $id{$file}{$_} = 1 for $text{$file} =~ /\bid="([^"]+)"/g }

sub flat { # a path without . and ..
    my @kept;
    for (split m{/}, shift) { if ($_ eq '..') { pop @kept } elsif ($_ ne '.') { push @kept, $_ } }
    return join '/', @kept;
}

for my $file (sort keys %text) {
    my @targets = $file =~ /\.html$/ ? $text{$file} =~ /\b(?:href|src)="([^"]+)"/g
        : $file =~ /\.md$/ ? $text{$file} =~ /\]\(([^)\s]+)\)/g
        : $file =~ /\.webmanifest$/ ? $text{$file} =~ /"(?:src|start_url)": "([^"]+)"/g
        : $file eq "$root/README.txt" ? $text{$file} =~ /^([\w.\/]+)\s{2,}/mg : ();
    push @targets, $text{$file} =~ /\b((?:manual|web|link)\/\w+\.\w+)/g if $file eq "$root/README.txt";
    push @targets, $text{$file} =~ /og:image" content="([^"]+)"/g;
    for my $target (@targets) {
        next if $target =~ /^(?:data|https?):/;
        $count++;
        my ($path, $anchor) = $target =~ /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/;
        my $to = $path eq '' ? $file : flat(dirname($file) . "/$path");
        push @lost, "$file: $target" if !-e $to || defined $anchor && $to =~ /\.html$/ && !$id{$to}{$anchor};
    }
}
print map { "leads nowhere: $_\n" } @lost;
print "$count links in ", scalar keys %text, " files\n";
exit(@lost || !$count ? 1 : 0);
