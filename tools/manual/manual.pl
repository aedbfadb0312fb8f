#!/usr/bin/perl
# manual.pl FILE.md OUT PART: the manual as a page of its own, OUT/index.html, with its pictures in OUT/pictures; and PART, the same
# words without head and style, to be set into another page that has OUT beside it as manual/.
#
# cmark-gfm reads the Markdown. What it leaves out is added here: names to link to, a list of contents, and no empty rows on
# top of tables that have no heading (Markdown has no table without one).
use strict;
use warnings;
use File::Basename qw(basename dirname);
use File::Copy qw(copy);
use File::Path qw(make_path);

@ARGV == 3 or die "usage: manual.pl FILE.md OUT PART\n";
my ($source, $out, $part) = @ARGV;
my $here = dirname($0);

sub slurp {
    my ($file) = @_;
    open my $in, '<', $file or die "manual.pl: $file: $!\n";
    local $/;
    return <$in>;
}

sub spill {
    my ($file, $text) = @_;
    make_path(dirname($file));
    open my $to, '>', $file or die "manual.pl: $file: $!\n";
    print {$to} $text;
    close $to or die "manual.pl: $file: $!\n";
}

sub convert {
    open my $in, '-|', 'cmark-gfm', '-e', 'table', '--to', 'html', $source or die "manual.pl: cmark-gfm: $!\n";
    local $/;
    my $html = <$in>;
    close $in or die "manual.pl: cmark-gfm could not read $source\n";
    return $html;
}

sub name_of {
    my ($heading) = @_;
    $heading =~ s/<[^>]*>//g;
    $heading = lc $heading;
    $heading =~ s/[^a-z0-9]+/-/g;
    return $heading =~ s/^-|-$//gr;
}

my $html = convert();
my ($title) = $html =~ m{<h1>(.*?)</h1>} or die "manual.pl: $source has no title\n";
$html =~ s{<thead>\s*<tr>(?:\s*<th[^>]*></th>)+\s*</tr>\s*</thead>\s*}{}g;
$html =~ s{<h([23])>(.*?)</h\1>}{sprintf '<h%d id="%s">%s</h%d>', $1, name_of($2), $2, $1}ge;
my $contents = "";
$contents .= qq(<li><a href="#$1">$2</a></li>\n) while $html =~ m{<h2 id="(.*?)">(.*?)</h2>}g;
$contents = "<nav aria-label=\"Contents\"><ul>\n$contents</ul></nav>\n";

# Pictures are the console's 256x240; their size stands in the page, so that nothing moves while they load.
my %picture;
$html =~ s{<img src="([^"]+)" alt="([^"]*)" />}{
    my ($file, $words) = ($1, $2);
    $picture{$file} = basename($file);
    qq(<img src="pictures/$picture{$file}" alt="$words" width="256" height="240" loading="lazy">)
}ge;
make_path("$out/pictures");
for my $file (sort keys %picture) {
    copy(dirname($source) . "/$file", "$out/pictures/$picture{$file}") or die "manual.pl: $file: $!\n";
}

my $page = slurp("$here/page.html");
my %fill = (TITLE => $title, STYLE => slurp("$here/manual.css"), BODY => $html =~ s{(</h1>\n)}{$1$contents}r);
$page =~ s/\{\{(\w+)\}\}/$fill{$1} \/\/ die "manual.pl: page.html asks for $1\n"/ge;
spill("$out/index.html", $page);

my $words = $html =~ s{<h1>.*?</h1>\n}{$contents}r;
$words =~ s{src="pictures/}{src="manual/pictures/}g;
$words =~ s{(id="|href="#)}{${1}manual-}g; # the page around it has names of its own
spill($part, $words);
