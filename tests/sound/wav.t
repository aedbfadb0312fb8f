#!/usr/bin/perl
# Renders tones in MAME and in Nestopia (which restarts a pulse as the hardware does), and the title in MAME, and measures the recordings: pitch,
# tempo, level, clicks; and the cycles of each sound_tick. What the songs play is proved by notes.t and nsf.t.
#   tests/sound/wav.t [seconds]     with seconds every song is rendered in MAME, too, all of it on NTSC and so long on PAL and Dendy, and
#                                   cycles are counted for every song on every console (make test-long)
use strict;
use warnings;
use Test::More;

my $thorough = @ARGV;
my $seconds = shift // 12;
my $dir = 'build/tests/sound';
my %tv = (ntsc => {machine => 'nes', fps => 60.0988, cpu => 236.25e6 / 11 / 12},
          pal => {machine => 'nespal', fps => 50.007, cpu => 26601712.5 / 16},
          dendy => {machine => 'dendy', fps => 50.007, cpu => 26601712.5 / 15});
# The most cycles that a frame may cost. At 50 Hz every fifth frame does two steps, but a frame is 3,000 to 5,000 cycles longer
# there.
my %ceiling = (ntsc => 1800, pal => 2500, dendy => 2500);
$ENV{PATH} .= ':/usr/games';    # where Debian puts MAME
my $max_spread_db = 3;    # between the loudest and the softest song
my $beyond_s = 3;         # seconds that the recording of a whole song goes on: the loop, or the silence

sub report {    # the TAP of another program, without numbers
    for (@_) {
        if (/^(not )?ok - (.*)/) { ok(!$1, $2) }
        else { print }
    }
}

my ($NO_SONG, $DRIFTING, $APART) = (254, 37, 80);    # 254 + 1 stops; frames between effects: drifting against the bars; one by one

# Plays song number $song of a ROM; leaves the WAV and returns worst and mean cycles, frames, music ticks.
sub render {
    my ($set, $tv, $song, $seconds, $effects, $wav, $every) = @_;
    my $t = $tv{$tv};
    my $out = "$dir/run.$$";
    system('mkdir', '-p', $out);
    unlink $wav;
    local %ENV = (%ENV, LABELS => "$dir/${set}_$tv.lbl", SONG => $song, FRAMES => int($seconds * $t->{fps}) + 25, CPU_HZ => $t->{cpu},
                  SFX => $effects, EVERY => $every // $DRIFTING, DIR => $out, XDG_RUNTIME_DIR => $out);
    # setarch -R: MAME 0.251 may crash at exit with an autoboot script otherwise
    system("setarch -R mame $t->{machine} -cart $dir/${set}_$tv.nes -video none -sound none -nothrottle -autoboot_delay 0 "
         . "-autoboot_script tests/sound/render.lua -seconds_to_run 600 -cfg_directory $out -nvram_directory $out -state_directory $out "
         . "-wavwrite $wav -samplerate 48000 >$out/log 2>&1");
    open my $f, '<', "$out/cycles" or return;
    my @figures = split ' ', <$f>;
    close $f;
    system('rm', '-rf', $out);
    return @figures;
}

# Plays a ROM in Nestopia through the libretro front end; leaves the WAV.
sub render_nestopia {
    my ($rom, $tv, $frames, $wav) = @_;
    my ($core) = glob '/usr/lib/*/libretro/nestopia_libretro.so';
    unlink $wav;
    return unless $core && !system('build/tests/libretro/front', $core, $rom, '-n', $frames, '-N', '-o', "nestopia_favored_system=$tv", '-a', "$wav.raw");
    open my $in, '<:raw', "$wav.raw" or return;
    my $samples = do { local $/; <$in> };
    close $in;
    unlink "$wav.raw";
    open my $out, '>:raw', $wav or return;
    print $out pack('A4VA8VvvVVvvA4V', 'RIFF', 36 + length $samples, 'WAVEfmt ', 16, 1, 2, 48000, 192000, 4, 16, 'data', length $samples), $samples;
    return close $out;
}

# How long a song is, from the list of its notes.
sub seconds_of {
    my ($name) = @_;
    open my $list, '<', "$dir/$name.list" or die "no $dir/$name.list: run make test-sound\n";
    my ($tempo, $ticks) = <$list> =~ /tempo (\d+) bar \d+ ticks (\d+)/ or die "$dir/$name.list has no head\n";
    return $ticks / 12 * 60 / $tempo;
}

my (@songs, $effects);
open my $ids, '<', 'build/gen/sound_ids.inc' or die "no build/gen/sound_ids.inc: run make first\n";
while (<$ids>) {
    $effects = $1 if /^SFX_COUNT = (\d+)/;
    $songs[$2] = $1 if /^SONG_(\w+) = (\d+)/ && $1 ne 'COUNT';
}
close $ids;

for my $tv (sort keys %tv) {
    my @r = render('scale', $tv, 0, 22.5, 0, "$dir/scale_$tv.wav");
    ok(@r, "MAME plays the scale on $tv");
    report(`$dir/wavcheck scale $tv $dir/scale_$tv.wav $dir/scale.list`);
    my $plays = render_nestopia("$dir/scale_$tv.nes", $tv, int(22.5 * $tv{$tv}{fps}) + 25, "$dir/nestopia_$tv.wav");
    ok($plays, "Nestopia plays the scale on $tv");
    report(`$dir/wavcheck scale nestopia-$tv $dir/nestopia_$tv.wav $dir/scale.list`) if $plays;
}
my %loudness;
for my $tv ($thorough ? sort keys %tv : ()) {
    for my $song (0 .. $#songs) {
        my $wav = lc "$dir/song_$songs[$song]_$tv.wav";
        my $whole = seconds_of($songs[$song]) + $beyond_s;
        render('songs', $tv, $song, $tv eq 'ntsc' || $whole < $seconds ? $whole : $seconds, 0, $wav);
        my @lines = `$dir/wavcheck song \L$songs[$song]\E-$tv $wav $dir/$songs[$song].list`;
        report(@lines);
        ($loudness{$songs[$song]}) = map { /loudness \(([\d.e-]+)/ } @lines if $tv eq 'ntsc';
    }
}
if ($thorough) {
    my @softest_first = sort { $loudness{$a} <=> $loudness{$b} } keys %loudness;
    my ($softest, $loudest) = @softest_first[0, -1];
    my $spread = 20 * log($loudness{$loudest} / $loudness{$softest}) / log 10;
    ok($spread <= $max_spread_db, sprintf 'songs are balanced: %s is %.1f dB louder than %s', lc $loudest, $spread, lc $softest);
    render('songs', 'ntsc', $NO_SONG, ($effects + 1) * $APART / 60.0988, $effects, "$dir/effects.wav", $APART);
    report(`$dir/wavcheck effects effects $dir/effects.wav $effects $loudness{$loudest}`);
}

# The cartridge itself: the title plays its tune.
for my $tv ($thorough ? sort keys %tv : 'ntsc') {
    my ($out, $wav) = ("$dir/run.$$", "$dir/cart_$tv.wav");
    unlink $wav;
    system("mkdir -p $out; XDG_RUNTIME_DIR=$out mame $tv{$tv}{machine} -cart build/boardcart.nes -video none -sound none -nothrottle "
         . "-seconds_to_run 14 -cfg_directory $out -nvram_directory $out -wavwrite $wav -samplerate 48000 >$out/log 2>&1; rm -rf $out");
    report(`$dir/wavcheck song cartridge-$tv $wav $dir/TITLE.list`);
}

for my $tv (sort keys %tv) {
    my ($worst, $mean) = (0, 0);
    for my $song (0 .. $#songs) {
        next if !$thorough && $songs[$song] !~ ($tv eq 'ntsc' ? qr/CONNECT4|AMAZONS_END|MENU|NEAR/ : qr/CONNECT4/);
        my @r = render('songs', $tv, $song, $seconds + 12, $effects, "$dir/effects_$tv.wav");
        $worst = $r[0] // 1e9 if ($r[0] // 1e9) > $worst;
        $mean = $r[1] // 1e9 if ($r[1] // 1e9) > $mean;
    }
    ok($worst <= $ceiling{$tv}, "songs with effects on $tv: sound_tick takes at most $worst cycles, $mean on average (ceiling $ceiling{$tv})");
}
done_testing();
