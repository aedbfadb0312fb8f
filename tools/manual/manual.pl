#!/usr/bin/perl
# manual.pl OUT PART PAGE...: the manual as pages, OUT/NAME.html for each PAGE (NAME:LANGUAGE:FILE.md), with their pictures in
# OUT/pictures; and PART, the body of the first page without head and style, for a page that includes it and has OUT beside it as
# manual/.
#
# cmark-gfm reads the Markdown. This script adds what it lacks: anchors (a translation gets those of the first page, heading by
# heading) and a table of contents. It also removes the empty header rows that Markdown demands of every table. A link to another
# PAGE's FILE.md leads to that page; other files are not shipped with the manual, so links to them become plain text.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use File::Basename qw(basename dirname);
use File::Copy qw(copy);
use File::Path qw(make_path);

@ARGV >= 3 or die "usage: manual.pl OUT PART NAME:LANGUAGE:FILE.md...\n";
my ($out, $part, @pages) = @ARGV;
@pages = map { my %page; @page{qw(name lang source)} = split /:/, $_, 3; \%page } @pages;
my $here = dirname($0);
my %picture; # base name -> file

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
    my ($source) = @_;
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

sub path_from { # FILE PATH: a path as written in FILE, seen from here
    my ($file, $path) = @_;
    my @parts = split m{/}, dirname($file) . "/$path";
    my @kept;
    for (@parts) { if ($_ eq '..') { pop @kept } elsif ($_ ne '.') { push @kept, $_ } }
    return join '/', @kept;
}

sub link_of { # SOURCE HREF WORDS
    my ($source, $href, $words) = @_;
    return qq(<a href="$href">$words</a>) if $href =~ /^#|^https?:/;
    my ($file, $anchor) = $href =~ /^([^#]*)(#.*)?$/;
    my ($page) = grep { $_->{source} eq path_from($source, $file) } @pages;
    return $page ? sprintf '<a href="%s.html%s">%s</a>', $page->{name}, $anchor // '', $words : $words;
}

sub picture_of { # SOURCE FILE WORDS: the console's pictures are 256x240; the page says so, so that nothing moves while they load
    my ($source, $file, $words) = @_;
    my $base = basename($file);
    $picture{$base} = path_from($source, $file);
    return qq(<img src="pictures/$base" alt="$words" width="256" height="240">);
}

my (@names, %fill);
for my $page (@pages) {
    my ($source, $lang) = @$page{qw(source lang)};
    my $html = convert($source);
    my ($title) = $html =~ m{<h1>(.*?)</h1>} or die "manual.pl: $source has no title\n";
    my $cjk = qr/[\x{2018}-\x{201d}\x{3000}-\x{9fff}\x{ff00}-\x{ffef}]/;
    $html =~ s{($cjk(?:</(?:em|strong|code|a)>)?)\n(?=(?:<(?:em|strong|code)>)?$cjk)}{$1}g; # between Chinese characters a line end is not a space
    $html =~ s{<thead>\s*<tr>(?:\s*<th[^>]*></th>)+\s*</tr>\s*</thead>\s*}{}g;
    my $count = 0;
    my $translated = $lang ne $pages[0]{lang};
    $html =~ s{<h([23])>(.*?)</h\1>}{
        my $name = $translated ? $names[$count] // "part-$count" : name_of($2);
        $names[$count] = $name if $page == $pages[0];
        $count++;
        qq(<h$1 id="$name">$2</h$1>)
    }ge;
    my $contents = "";
    $contents .= qq(<li><a href="#$1">$2</a></li>\n) while $html =~ m{<h2 id="(.*?)">(.*?)</h2>}g;
    $contents = "<nav aria-label=\"" . ($lang eq 'en' ? 'Contents' : '目录') . "\"><ul>\n$contents</ul></nav>\n";
    $html =~ s{<a href="([^"]+)">(.*?)</a>}{link_of($source, $1, $2)}ge;
    $html =~ s{<img src="([^"]+)" alt="([^"]*)" />}{picture_of($source, $1, $2)}ge;

    my @others = grep { $_->{lang} ne $lang || $_ == $pages[0] } grep { $_ != $page } @pages;
    my %words = ('zh-CN' => '中文', en => $translated ? 'English' : 'How to play');
    my $ways = join ' ', map { qq(<a href="$_->{name}.html" lang="$_->{lang}" hreflang="$_->{lang}">$words{$_->{lang}}</a>) }
        grep { !$translated || $_ == $pages[0] } @others;
    %fill = (LANG => $lang, TITLE => $title, STYLE => slurp("$here/manual.css"), BODY => $html =~ s{(</h1>\n)}{$1<p class="ways">$ways</p>\n$contents}r);
    my $whole = slurp("$here/page.html");
    $whole =~ s/\{\{(\w+)\}\}/$fill{$1} \/\/ die "manual.pl: page.html asks for $1\n"/ge;
    spill("$out/$page->{name}.html", $whole);

    next if $page != $pages[0];
    my $words = $html =~ s{<h1>.*?</h1>\n}{$contents}r;
    $words =~ s{<img src="pictures/}{<img loading="lazy" src="manual/pictures/}g;
    $words =~ s{href="(?!#|https?:)}{target="_blank" rel="noopener" href="manual/}g;
    $words =~ s{(id="|href="#)}{${1}manual-}g; # the page around it has its own ids
    spill($part, $words);
}
make_path("$out/pictures");
for my $base (sort keys %picture) {
    copy($picture{$base}, "$out/pictures/$base") or die "manual.pl: $picture{$base}: $!\n";
}
