#!/usr/bin/perl
# make music-report: fifteen figures of every theme, from the compiler's lists and the engine's register writes, compared with
# those of 17 tracks of classics and good homebrew; + marks an aim that is met (a calm theme's in brackets). A report, not a test:
# it can say that a tune is not empty, but not that it is good.
use strict;
use warnings;

my ($RECORD, $HEAD, $FPS) = (13, 5, 60.0988);
my @themes = qw(TITLE MENU CONNECT4 AMAZONS GOBANG SKYSCRAPERS LABYRINTH NEAR);
my ($dir, %id, %log, %level) = ('build/tests/sound');

open my $ids, '<', 'build/gen/sound_ids.inc' or die "no build/gen/sound_ids.inc: run make music-report\n";
while (<$ids>) { $id{$1} = $2 if /^SONG_(\w+) = (\d+)/ }
open my $in, '-|', 'sim65', 'build/tests/sim65/sound_log.prg' or die "sim65: $!\n";
binmode $in;
while (read($in, my $head, $HEAD) == $HEAD) {    # of all runs the long ones on NTSC
    my ($tv, $song, undef, $frames) = unpack 'CCCv', $head;
    read $in, my $data, $frames * $RECORD;
    $log{$song} = [map { [unpack 'C*', $_] } unpack "(a$RECORD)*", $data] if $tv == 0 && $frames > 1000;
}
for (`$dir/nsf levels build/boardcart.nsf build/boardcart.nsfe @{[map {"$dir/$_.list"} sort { $id{$a} <=> $id{$b} } grep { $_ ne 'COUNT' } keys %id]}`) {
    $level{$1} = [split ' ', $2] if /^levels (\w+) (.*)/;    # pulse 1, pulse 2, triangle, noise; loudest less softest four bars: dB
}

sub percent { my ($part, $whole) = @_; return $whole ? sprintf '%.0f', 100 * $part / $whole : 0 }

# What a list and a log say about one song.
sub measure {
    my ($name) = @_;
    my (%note, %bar, %f);
    local $_;
    open my $list, '<', "$dir/$name.list" or die "$dir/$name.list: $!\n";
    my ($tempo, $ticks) = <$list> =~ /tempo (\d+) bar \d+ ticks (\d+)/;
    while (<$list>) { push @{$note{$2}}, [$1, $3, $4] if /^(\d+) ([ABTN]) (\d+) (\d+)/ }
    my ($bars, $seconds) = ($ticks / 48, $ticks / 12 * 60 / $tempo);
    for my $c (qw(A T N)) {
        push @{$bar{$c}[int $_->[0] / 48]}, [$_->[0] % 48, $_->[1]] for @{$note{$c}};
    }
    my $key = sub { my ($c, $b, $pitch) = @_; join ' ', map { $pitch ? "@$_" : $_->[0] } @{$bar{$c}[$b] // []} };
    my @tune = @{$note{A}};
    $f{'1 loop, s'} = sprintf '%.1f', $seconds;
    my (@sections, $most);
    for (my $b = 0; $b < $bars; $b += 8) {    # eight bars are a new section if less than half of them were in an earlier one
        my @block = map { $key->('A', $_, 1) } $b .. ($b + 8 <= $bars ? $b + 7 : $bars - 1);
        my ($same) = grep { my $o = $_; 2 * grep({ ($o->[0][$_] // '') eq $block[$_] } 0 .. $#block) >= @block } @sections;
        if ($same) { $same->[1] += @block } else { push @sections, [\@block, scalar @block] }
    }
    ($most) = sort { $b <=> $a } map { $_->[1] } @sections;
    $f{'2 sections; largest, %'} = @sections . '; ' . percent($most, $bars);
    my (%rhythm, %bass, %drums);
    $rhythm{$key->('A', $_)}++ for grep { $bar{A}[$_] } 0 .. $bars - 1;
    $f{'3 commonest rhythm, %'} = percent((sort { $b <=> $a } values %rhythm)[0], $bars);
    my ($off, $short) = (0, 0);
    for my $i (0 .. $#tune - 1) {
        my ($at, $next) = ($tune[$i][0], $tune[$i + 1][0]);
        $off += $at % 12 != 0 && $next > $at - $at % 12 + 12;
        $short += $next - $at <= 3;
    }
    $f{'4 syncopated, %'} = percent($off, scalar @tune);
    $f{'5 sixteenths, %'} = percent($short, $#tune);
    $f{'6 tune, notes/s'} = sprintf '%.1f', @tune / $seconds;
    $f{'7 all, notes/s'} = sprintf '%.1f', (map { my $n = 0; $n += @{$note{$_} // []} for qw(A B T N); $n / $seconds } 1)[0];
    $bass{$key->('T', $_)}++ for grep { $bar{T}[$_] } 0 .. $bars - 1;
    my $away = grep { my $root = $bar{T}[$_->[0] / 48][0][1]; ($_->[1] - $root) % 12 } @{$note{T}};
    $f{'8 bass/bar; not first, %; rhythms'} = sprintf '%.1f; %d; %d', @{$note{T}} / $bars, percent($away, scalar @{$note{T}}), scalar keys %bass;
    timbre($name, \%f, int $seconds * $FPS);
    my ($run, $longest, $fills, $last) = (0, 0, 0, '');
    for my $b (0 .. $bars - 1) {
        my $k = $key->('N', $b, 1);
        $fills += $k ne $last if $b % 4 == 3;
        $run = $k eq $last ? $run + 1 : 1;
        $longest = $run if $run > $longest;
        $last = $k;
    }
    $f{'11 same drums; fills, %'} = "$longest; " . percent($fills, int $bars / 4);
    my @l = @{$level{$name} // [0, 0, 0, 0, 0]};
    my ($lead, $second) = $l[0] > $l[1] ? @l[0, 1] : @l[1, 0];
    my $cover = $f{cover}[$l[0] > $l[1] ? 1 : 0];
    $f{'12 noise - lead, dB'} = sprintf '%.1f', $l[3] - $lead;
    $f{'13 second - lead, dB; heard, %'} = sprintf '%.1f; %d', $second - $lead, $cover;
    $f{'14 loud - soft, dB'} = sprintf '%.1f', $l[4];
    intervals(\%note, \%f, $bars);
    return \%f;
}

# Duty cycles and how notes begin, from the registers.
sub timbre {
    my ($name, $f, $frames) = @_;
    my (@duty, %shape, $moving, $notes, $now);
    for my $c (0, 3) {
        $now = undef;
        my $sounds = grep { $_->[$c] & 15 } @{$log{$id{$name}}}[0 .. $frames];
        push @{$f->{cover}}, percent($sounds, $frames + 1);
        for my $r (@{$log{$id{$name}}}[0 .. $frames]) {
            my ($v, $d) = ($r->[$c] & 15, $r->[$c] >> 6);
            $duty[$d == 3 ? 1 : $d]++ if $v;
            if (!$now || $v > ($now->{v}[-1] // 0) + 1) {
                if ($now && @{$now->{v}} > 3) { ++$notes; $moving += keys %{$now->{d}} > 1; $shape{join ' ', $now->{first}, @{$now->{v}}[0 .. 3]}++ }
                $now = {v => [], d => {}, first => $d};
            }
            if ($v) { push @{$now->{v}}, $v; $now->{d}{$d} = 1 }
        }
    }
    my $all = ($duty[0] // 0) + ($duty[1] // 0) + ($duty[2] // 0);
    $f->{'9 duty 12/25/50, %'} = join '/', map { percent($duty[$_] // 0, $all) } 0 .. 2;
    $f->{'10 timbres; moving duty, %'} = scalar(grep { $_ >= 3 } values %shape) . '; ' . percent($moving // 0, $notes);
}

# Tune against bass: half steps and tritones on strong beats, octaves and fifths that move in parallel.
sub intervals {
    my ($note, $f, $bars) = @_;
    my $at = sub { my ($c, $t) = @_; my ($n) = grep { $_->[0] <= $t && $t < $_->[0] + $_->[2] } @{$note->{$c}}; $n && $n->[1] };
    my ($strong, $harsh, $moves, $parallel, @last) = (0, 0, 0, 0);
    for my $beat (0 .. 4 * $bars - 1) {
        my ($a, $b) = map { $at->($_, 12 * $beat + 1) } qw(A T);
        if (!$a || !$b) { @last = (); next }
        my $i = ($a - $b) % 12;
        if ($beat % 2 == 0) { ++$strong; $harsh += $i == 1 || $i == 6 || $i == 11 }
        if (@last && $a != $last[0] && $b != $last[1]) { ++$moves; $parallel += ($i == 0 || $i == 7) && $i == ($last[0] - $last[1]) % 12 }
        @last = ($a, $b);
    }
    $f->{'15 harsh; parallel, %'} = percent($harsh, $strong) . '; ' . percent($parallel, $moves);
}

# Row, what the anchors measured, the aim, and the aim of a calm theme where it is another: a range for each figure of the row.
my @rows = (
    ['1 loop, s', '38', '45..100'],
    ['2 sections; largest, %', '', '3..; ..60'],
    ['3 commonest rhythm, %', '', '..25'],
    ['4 syncopated, %', '', '12..35'],
    ['5 sixteenths, %', '15/21/39', '12..', '6..'],
    ['6 tune, notes/s', '2.7/3.6/4.2', '2.5..4.5', '1.8..3'],
    ['7 all, notes/s', '12.5/16.8/20.6', '12..22', '9..14'],
    ['8 bass/bar; not first, %; rhythms', '7.1/8.1/9.8', '6..; 33..; 4..', '4..; 33..; 4..'],
    ['9 duty 12/25/50, %', '12 in 13 of 17', '5..; 10..; ..60'],
    ['10 timbres; moving duty, %', '4/6/10; 0-100', '6..; 10..'],
    ['11 same drums; fills, %', '', '..4; 60..'],
    ['12 noise - lead, dB', '-8.6/-7.0/-6.0', '-9..-5', '-12..-6'],
    ['13 second - lead, dB; heard, %', '-3.4/-2.0/-0.6', '-6..-1; 60..'],
    ['14 loud - soft, dB', '1.0-7.4', '1.5..'],
    ['15 harsh; parallel, %', '0/3/11', '..12; ..20']);
my %calm = map { $_ => 1 } qw(MENU GOBANG SKYSCRAPERS LABYRINTH);

sub met {
    my ($figures, $aims) = @_;
    my @figure = split m{[;/] ?}, $figures;
    for my $aim (split /; /, $aims) {
        my ($least, $most) = $aim =~ /^(.*)\.\.(.*)$/;
        my $figure = shift @figure;
        return 0 if $least ne '' && $figure < $least || $most ne '' && $figure > $most;
    }
    return 1;
}

my %figures = map { $_ => measure($_) } @themes;
my ($form, %passed) = ("%-34s %-15s %-31s" . ' %12s' x @themes . "\n");
printf $form, 'figure', 'anchors', 'aim (of a calm theme)', map { $calm{$_} ? "($_)" : $_ } @themes;
for (@rows) {
    my ($row, $anchors, $aim, $calm) = @$_;
    my @cells;
    for my $theme (@themes) {
        my $good = met($figures{$theme}{$row}, $calm{$theme} && $calm || $aim);
        $passed{$theme} += $good;
        push @cells, $figures{$theme}{$row} . ($good ? ' +' : '  ');
    }
    printf $form, $row, $anchors, $aim . ($calm ? " ($calm)" : ''), @cells;
}
printf $form, 'met, of 15', '8-13', '13', map { "$passed{$_}  " } @themes;
