#!/usr/bin/perl
# mktext, mkpairs and mkglyphs: their output for good lists, and an error with file and line for every fault in a list. The glyphs
# of the cartridge are compared with the fonts, which are read by other code here.
use strict;
use warnings;
use File::Path qw(make_path);
use Test::More;

my $dir = 'build/tests/words';
make_path($dir);

sub spew { my ($name, $text) = @_; open my $out, '>', "$dir/$name" or die; print $out $text; close $out; return "$dir/$name" }
sub slurp { my ($name) = @_; open my $in, '<', $name or die "$name: $!"; local $/; my $text = <$in>; return $text }
sub run { my $said = `@_ 2>&1`; return ($? >> 8, $said) }

# One list of each language, and what mktext says to them.
sub mktext {
    my ($english, $chinese, $name, $pairs) = @_;
    my $en = spew('text.txt', $english);
    my $zh = spew('text.zh.txt', $chinese);
    return run("build/tools/mktext", $name // 'shell', 'B_A_RO', 'B_WORDS', 'B_ZH', spew('pairs.txt', $pairs // ''), $en, $zh, "$dir/out.s", "$dir/out.h");
}

my ($status, $said) = mktext("# words\nYES YES\nHELP_1 ONE\n ----\n TWO\n", "# 字\nYES 是 A\nHELP_1 一\n ----\n 二\n");
is($status, 0, "good lists are taken") or diag $said;
my $s = slurp("$dir/out.s");
like($s, qr/\.addr zh_YES\ntext0:\n  \.byte \$59,\$45,\$53,\$00\n/, "an English text follows the address of its twin");
like($s, qr/zh_YES:\n  \.global glyph_662F\n  \.dbyt glyph_662F\n  \.byte \$20\n  \.byte \$41\n  \.byte \$00\n/, "Chinese is addresses of glyphs, and letters");
like($s, qr/\$4F,\$4E,\$45,\$0C,\$54,\$57,\$4F,\$00/, "an English page ends with a form feed");
like($s, qr/glyph_4E00\n  \.byte \$0C\n  \.global glyph_4E8C/, "a Chinese one, too");
like(slurp("$dir/out.h"), qr/SHELL_T_YES,\n\s+SHELL_T_HELP_1,/, "keys become an enum in their order");

($status, $said) = mktext("KEY {A} {SELECT}\n", "KEY {B}{START}\n");
is($status, 0, "buttons are taken") or diag $said;
like(slurp("$dir/out.s"), qr/text0:\n  \.byte \$8E,\$20,\$93,\$94,\$95,\$00\n/, "an English one is the font's tiles");
like(slurp("$dir/out.s"), qr/zh_KEY:\n  \.byte \$5C\n  \.byte \$5D\n  \.byte \$5E\n  \.byte \$5F\n/, "a Chinese one letters that no text has");

# Pairs of letters.
($status, $said) = mktext("YES YESY EY\n", "YES 是\n", 'shell', "4559\n5945\n5359\n");
is($status, 0, "pairs are taken") or diag $said;
like(slurp("$dir/out.s"), qr/text0:\n  \.byte \$98,\$99,\$20,\$97,\$00\n/, "a pair is one byte");
sub mkpairs { my @lists = map { spew("pairs$_.txt", $_[$_]) } 0 .. $#_; return run('build/tools/mkpairs', 'B_W', "$dir/pairs.txt", "$dir/pairs.s", @lists) }
($status, $said) = mkpairs("ONE ABABABZCC\n", "ONE {A}ABX{A}\n CCQ\n");
is($status, 0, "lists are taken for pairs") or diag $said;
is(slurp("$dir/pairs.txt"), "4142\n4343\n", "the pair that is there most often comes first, one that is there once is none");
($status, $said) = mkpairs("ONE ABZAB\n", "A BA\n B\nTWO AB\n A\n");
like(slurp("$dir/pairs.s"), qr/word_first:\n  \.byte \$41\nword_second:\n  \.byte \$42\n$/, "and is in the tables; lines have no pair between them");

my @bad = (
    # what, English, Chinese, what is said
    ["a key without Chinese", "YES YES\nNO NO\n", "YES 是\n", 'text.txt:2: a key without its line'],
    ["a key without English", "YES YES\n", "YES 是\nNO 否\n", 'text.zh.txt:2: a key that text.txt does not have'],
    ["a key twice", "YES YES\n", "YES 是\nYES 是\n", 'text.zh.txt:2: a key for the second time'],
    ["a line too wide for the screen", "YES YES\n", "YES " . ("是" x 15) . "\n", 'text.zh.txt:1: too wide'],
    ["a line too wide for its field", "YES YES\n", "\@columns 4 YES\nYES 是是 A\n", 'text.zh.txt:2: too wide'],
    ["more glyphs than tiles", "YES YES\n", "\@tiles 8 YES\nYES 一二三\n", 'text.zh.txt:1: too many glyphs'],
    ["more glyphs on a later page", "HELP_1 A\n", "\@tiles 8 HELP_1\nHELP_1 一二\n ----\n 一二三\n", 'text.zh.txt:1: too many glyphs'],
    ["more letters than a screen has places for", "YES YES\n", "\@tiles 90 YES\nYES ABCDEFGHIJKLM0123456789+-.?\n", 'text.zh.txt:1: more than 26 letters'],
    ["a button that is none", "YES {C} YES\n", "YES 是\n", 'text.txt:1: a button that the font does not have'],
    ["a letter that stands for a button", "YES YES\n", "YES [是\n", 'text.zh.txt:1: a letter whose place a button has'],
    ["a limit without its key", "YES YES\n", "\@tiles 8 NO\nYES 是\n", 'text.zh.txt:1: a limit for a key that is not here'],
    ["a limit that is none", "YES YES\n", "\@tiles YES\nYES 是\n", 'text.zh.txt:1: expected'],
    ["an English page where there are none", "YES YES\n ----\n NO\n", "YES 一\n", 'text.txt:1: only help and credits'],
    ["a page where there are none", "YES YES\n", "YES 一\n ----\n 二\n", 'text.zh.txt:1: only help and credits'],
    ["broken UTF-8", "YES YES\n", "YES \xE6\x98\n", 'text.zh.txt:1: not UTF-8'],
    ["a list that begins in the middle", " YES\n", "YES 是\n", 'text.txt:1: a continued line'],
    ["an empty list", "# nothing\n", "YES 是\n", 'text.txt:1: no text'],
    ["29 English letters", "YES " . ("A" x 29) . "\n", "YES 是\n", 'text.txt:1: more than 28 letters'],
    ["an English letter that is none", "YES J\xC3\xA4\n", "YES 是\n", 'text.txt:1: a letter that the font'],
);
for (@bad) {
    my ($what, $english, $chinese, $wanted) = @$_;
    my ($bad_status, $bad_said) = mktext($english, $chinese);
    ok($bad_status == 1 && index($bad_said, $wanted) >= 0, "$what is an error in its place") or diag "status $bad_status: $bad_said";
}
($status, $said) = mktext("\@tiles 8 YES\nYES YES\n", "YES 是\n");
ok($status == 1 && $said =~ /text\.txt:1: limits belong/, "limits belong in the Chinese list");
($status, $said) = mktext("YES YES\n", "\@tiles 8 YES\nYES 一二二一\n");
is($status, 0, "a glyph counts once however often it is used") or diag $said;
($status, $said) = mktext("YES YES\n", "YES 是\n", 'chess');
ok($status == 1 && $said =~ /the menu needs a key: TITLE/, "a game must have its words for the menu");

# Glyphs.
my $font = spew('font.hex', join '', map { sprintf("%04X:%s\n", $_, sprintf('%02X', $_) x 16) } 0x20 .. 0x7E);
my $rows = join '', map { sprintf '%02X%02X', $_, 0x80 + $_ } 0 .. 15;
my $drawn = spew('drawn.hex', "3002:$rows\n00E9:" . ('00' x 16) . "\n");
my $sum = '00000000';
sub mkglyphs {
    my ($fonts, $chinese) = @_;
    my $zh = spew('glyphs.zh.txt', $chinese);
    return run("build/tools/mkglyphs", $fonts, $sum, $drawn, 'B_G', "$dir/g.s", "$dir/g.txt", $zh);
}
spew('font.hex', slurp($font) . "4E00:$rows\n3002:" . ('FF' x 32) . "\n3001:$rows\n");
($status, $said) = mkglyphs($font, "YES 一\n");
ok($status == 1 && $said =~ /font\.hex:0: this font draws other characters than Unifont 15.*Its sum is: (\w{8})$/, "a font with other characters is an error");
$sum = $1;
($status, $said) = mkglyphs($font, "YES 一。\n");
is($status, 0, "a font with that sum and a list are taken") or diag $said;
my $left = join ',', map { sprintf '$%02X', $_ } 0 .. 15, 0x80 .. 0x8F;
like(slurp("$dir/g.s"), qr/glyph_4E00 := \* \+ 0\n  \.byte \Q$left\E\n/, "a glyph is its left column, then its right one");
like(slurp("$dir/g.s"), qr/glyph_3002 := \* \+ 0\n  \.byte \Q$left\E\n/, "punctuation is as we have drawn it");
system "gzip -kf $font";
($status, $said) = mkglyphs("$font.gz", "YES 一\n");
is($status, 0, "a packed font is read, too") or diag $said;
for (["a character that the font lacks", "# one\nYES 二\n", 'glyphs.zh.txt:2: a character that the font does not have: U+4E8C'],
     ["a character of 8 pixels", "YES \xC3\xA9\n", 'glyphs.zh.txt:1: a character that is not 16 pixels wide: U+00E9'],
     ["punctuation that is only in the font", "YES 、\n", 'glyphs.zh.txt:1: a character that not all versions of the font draw alike: draw it in chr/punctuation.hex: U+3001'],
     ["a character beyond the plane", "YES \xF0\x9F\x98\x80\n", 'glyphs.zh.txt:1: a character beyond']) {
    my ($bad_status, $bad_said) = mkglyphs($font, $_->[1]);
    ok($bad_status == 1 && index($bad_said, $_->[2]) >= 0, "$_->[0] is an error in its place") or diag "status $bad_status: $bad_said";
}
spew('bad.hex', "0041:12345\n");
($status, $said) = mkglyphs("$dir/bad.hex", "YES 一\n");
ok($status == 1 && $said =~ /bad\.hex:1: not CODE:BITS/, "a font that is none is an error");
($status, $said) = mkglyphs("$dir/none.hex", "YES 一\n");
ok($status == 1 && $said =~ /none\.hex:0: cannot open: the package unifont has it/, "a font that is not there is an error");

# The cartridge's own.
my ($path) = grep { -e } '/usr/share/unifont/unifont.hex', '/usr/share/unifont/unifont.hex.gz';
my %wanted;
for my $file ($path, 'chr/punctuation.hex') {
    open my $in, '-|', $file =~ /gz$/ ? "gzip -dc $file" : "cat $file" or die;
    while (<$in>) { chomp; my ($code, $bits) = split /:/; $wanted{$code} = $bits }
    close $in;
}
my ($count, @wrong) = (0);
for (split /\n/, slurp('build/gen/glyphs.txt')) {
    my ($code, $bits) = split /:/;
    my $want = $wanted{$code};
    $want = join('', map { substr $want, $_ * 4, 2 } 0 .. 15) . join('', map { substr $want, $_ * 4 + 2, 2 } 0 .. 15) if length $want == 64;
    push @wrong, $code if $bits ne $want;
    $count++;
}
ok($count > 300 && !@wrong, "$count glyphs of the cartridge are those of the fonts") or diag "@wrong";
my $rom = slurp('build/boardcart.nes');
my @lost = grep { my ($bits) = /:(.*)/; index($rom, pack 'H*', $bits) < 0 } split /\n/, slurp('build/gen/glyphs.txt');
ok(!@lost, "and all are in the ROM") or diag scalar(@lost) . " are not";

# English texts of the cartridge: the lists are read back from the bytes and the tables in the ROM.
my @pair = map { pack 'H*', $_ } split /\n/, slurp('build/gen/pairs.txt');
my $first_bytes = join '', map { substr $_, 0, 1 } @pair;
my $second_bytes = join '', map { substr $_, 1, 1 } @pair;
ok(@pair == 105 && index($rom, $first_bytes . $second_bytes) >= 0, "the tables of " . @pair . " pairs are in the ROM");
my %button = ('{A}' => "\x8E", '{B}' => "\x8F", '{START}' => "\x90\x91\x92", '{SELECT}' => "\x93\x94\x95", '{PAD}' => "\x96");
my ($plain, $packed, @differ) = (0, 0);
for my $list (glob('cart/shell/text.txt cart/club/text.txt cart/lessons/text.txt games/*/text.txt')) {
    my @texts;
    for (split /\n/, slurp($list)) {
        next if /^#/ || /^$/;
        s/(\{\w+\})/$button{$1}/g;
        if (s/^ //) { $texts[-1] .= "\n$_" } else { s/^\S+ *//; push @texts, $_ }
    }
    s/\n----\n/\f/g for @texts;
    my ($name) = $list =~ m{(\w+)/text};
    for (slurp("build/gen/text_$name.s") =~ /^text\d+:\n  \.byte (.*)/gm) {
        my @bytes = map { hex } /\$(\w\w)/g;
        my $text = shift @texts;
        $plain += 1 + length $text;
        $packed += @bytes;
        pop @bytes;
        push @differ, $text if join('', map { $_ < 0x97 ? chr : $pair[$_ - 0x97] } @bytes) ne $text;
        push @differ, "not in the ROM: $text" if $name ne 'template' && index($rom, join('', map { chr } @bytes) . "\0") < 0;
    }
    push @differ, @texts;
}
ok(!@differ, "$plain bytes of English are in the ROM as $packed") or diag join "\n", @differ[0 .. 5];
cmp_ok($packed, '<', 0.7 * $plain, "which is less than 70 in 100");

# Buttons are drawn: their letters are not alone in the words for keys. (In the Labyrinth the compass uses the tiles of the
# buttons.)
my @letters;
my $compass = qr/^(FOUND_KEYS|ASK_NEW)$/;
for my $list (glob('cart/shell/text*.txt games/*/text*.txt')) {
    my $key = '';
    for (split /\n/, slurp($list)) {
        next if /^[\@#]/;
        s/^(\S+) ?// and $key = $1;
        my $taken = $list =~ /zh/ ? /(?<![A-Z.{])[AB](?![A-Z.}])/ : /(?<![A-Z{])B(?![A-Z}])/ || ($key =~ /KEYS|NEXT|ASK|SURE|STOP|BACK$|MENU_|_TAKE/ && /(?<![A-Z{])A(?![A-Z}])/);
        push @letters, "$list $key" if $taken && !($list =~ /labyrinth/ && $key =~ $compass);
    }
}
is("@letters", '', "no button is written as a letter");
# The glyphs of the pause menu follow the game's sprites in this order: hand, on and off, title, the shell's own, the game's own.
sub glyphs {
    my ($list, $keys) = @_;
    my $count = 0;
    for (split /\n/, slurp($list)) { $count += length($1) / 3 if /^(?:$keys) ([^ -~]+)$/ }
    return $count;
}
my $ours = glyphs('cart/shell/text.zh.txt', 'PAUSED|ON|OFF|RESUME|MORE|TO_MENU|HELP|LESSONS|MUSIC|EFFECTS|SETUP');
for my $folder (glob 'games/*') {
    next unless -e "$folder/text.zh.txt";
    my $room = slurp("$folder/game.c") =~ /GAME_MANY_SPRITES/ ? 0x100 - 0x88 : 0x100 - 0x60;
    my $tiles = 4 + 4 * ($ours + glyphs("$folder/text.zh.txt", 'PAUSE_\w+'));
    ok($tiles <= $room, "$folder: the pause menu takes $tiles of $room tiles");
}
done_testing();
