#!/usr/bin/perl
# The manual as a page: all of MANUAL.md is in it, every link has its target, every picture is there.
use strict;
use warnings;
use Test::More;

sub slurp {
    my ($file) = @_;
    open my $in, '<', $file or die "$file: $!\n";
    local $/;
    return <$in>;
}

my ($source, $page) = (slurp('MANUAL.md'), slurp('build/manual/index.html'));
my @headings = $source =~ /^##+ (.+)$/mg;
cmp_ok(scalar @headings, '>=', 7, scalar(@headings) . ' headings');
ok($page =~ qr{<h[23] id="[a-z0-9-]+">\Q$_\E</h[23]>}, "heading: $_") for @headings;
my %id = map { $_ => 1 } $page =~ / id="(.*?)"/g;
is_deeply([grep { !$id{$_} } $page =~ /href="#(.*?)"/g], [], 'links lead to headings');
my @pictures = $page =~ /<img src="(.*?)"/g;
my @asked = $source =~ /!\[/g;
is(scalar @pictures, scalar @asked, scalar(@asked) . ' pictures, as in MANUAL.md');
is_deeply([grep { !-s "build/manual/$_" } @pictures], [], 'and each is a file');
my @rows = grep { /[^|\s:-]/ } $source =~ /^(\|.*\|)$/mg; # neither rulers nor empty headings
my @cells = $page =~ /<tr>/g;
is(scalar @cells, scalar @rows, scalar(@rows) . ' rows in tables, none of them empty');
unlike($page, qr{(?:src|href)="https?:}, 'nothing comes from elsewhere');
done_testing();
