#!/usr/bin/perl
# The manual as pages: all of MANUAL.md is in it, every link has its target, every picture is there. The Chinese one has the same parts,
# and what it quotes from the screen is on the screen.
use strict;
use warnings;
use utf8;
use open qw(:std :encoding(UTF-8));
use Test::More;

sub slurp {
    my ($file) = @_;
    open my $in, '<', $file or die "$file: $!\n";
    local $/;
    return <$in>;
}

my ($english, $chinese) = (slurp('MANUAL.md'), slurp('tools/manual/MANUAL.zh.md'));
my %page = map { /(\w+)\.html$/ => slurp($_) } glob 'build/manual/*.html';
is("@{[sort keys %page]}", 'cable index labkit zh', 'the pages');
my %id = map { my $name = $_; $name => { map { $_ => 1 } $page{$name} =~ / id="(.*?)"/g } } keys %page;
for my $name (sort keys %page) {
    my @lost;
    for ($page{$name} =~ /href="([^"]*)"/g) {
        next if /^data:/;
        my ($file, $anchor) = /^([^#]*)(?:#(.*))?$/;
        my ($of) = $file eq '' ? $name : $file =~ /^(\w+)\.html$/;
        push @lost, $_ if !defined $of || !$page{$of} || defined $anchor && !$id{$of}{$anchor};
    }
    is_deeply(\@lost, [], "$name: links lead to pages and headings");
    my @pictures = $page{$name} =~ /<img src="(.*?)"/g;
    is_deeply([grep { !-s "build/manual/$_" } @pictures], [], "$name: each of " . @pictures . ' pictures is a file');
    unlike($page{$name}, qr{(?:src|href)="https?:}, "$name: nothing comes from elsewhere");
}
my ($hints) = $english =~ /^\| hint \| meaning \|\n(.*?)\n\n/ms;
my %rule = slurp('games/skyscrapers/text.txt') =~ /^(RULE_\w+) (.*)$/mg;
my %named = map { $_ => 1 } $hints =~ /^\| ([A-Z][^|]+?) \|/mg;
is_deeply([sort keys %named], [sort { $a cmp $b } keys %{{reverse %rule}}], 'the table of hints has their words on the screen');
my %headings;
for (['index', $english], ['zh', $chinese]) {
    my ($name, $source) = @$_;
    my @headings = $source =~ /^##+ (.+)$/mg;
    ok($page{$name} =~ qr{<h[23] id="[a-z0-9-]+">\Q$_\E</h[23]>}, "$name: heading: $_") for @headings;
    my (@pictures, @asked) = $page{$name} =~ /<img src="(.*?)"/g;
    @asked = $source =~ /!\[/g;
    is(scalar @pictures, scalar @asked, "$name: " . @asked . ' pictures, as in its source');
    my @rows = grep { /[^|\s:-]/ } $source =~ /^(\|.*\|)$/mg; # neither rulers nor empty headings
    my @cells = $page{$name} =~ /<tr>/g;
    is(scalar @cells, scalar @rows, "$name: " . @rows . ' rows in tables, none of them empty');
    $headings{$name} = join '', $source =~ /^(##+) /mg;
}
is($headings{zh}, $headings{index}, 'the Chinese manual has the same chapters');
my @ids = map { [$page{$_} =~ /<h[23] id="(.*?)"/g] } qw(index zh);
is_deeply($ids[1], $ids[0], 'with the same names to link to');
is(join(' ', map { s/zh-//r } $page{zh} =~ m{pictures/([\w-]+)}g), join(' ', $page{index} =~ m{pictures/([\w-]+)}g), 'and the same pictures, in Chinese');

my $screens = join '', map { slurp($_) } glob('cart/*/text.zh.txt games/*/text.zh.txt');
my %quoted = map { $_ => 1 } $chinese =~ /「(.*?)」/g;
cmp_ok(scalar keys %quoted, '>', 100, 'it quotes the screen: ' . keys(%quoted) . ' words');
is_deeply([grep { index($screens, $_) < 0 } sort keys %quoted], [], 'all of them are on the screen');
done_testing();
