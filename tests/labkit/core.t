#!/usr/bin/perl
# The labkit core in the test front end: what it says about itself, states, options, input, sound, save RAM, pictures.
use strict;
use warnings;
use Test::More import => ['ok', 'done_testing'];

$| = 1;
my $core = 'build/labkit_libretro.so';
my $front = "build/tests/libretro/front $core";
my $scratch = 'build/tests/labkit/core';
system('mkdir', '-p', $scratch);

# Runs the front end; output and status.
sub front {
    my ($arguments) = @_;
    my $output = `$front $arguments 2>&1`;
    my $status = $? >> 8;
    print map {"# $_\n"} split /\n/, $output if $status;
    return ($output, $status);
}

sub slurp {
    my ($file) = @_;
    open my $in, '<:raw', $file or return '';
    local $/;
    return scalar <$in>;
}

# ---- what it says about itself, and the info file says the same ----
my ($text) = front('-s -n 1');
my %code = map { /^(\w+) (.*)$/ ? ($1, $2) : () } split /\n/, $text;
my %info = slurp('build/labkit_libretro.info') =~ /^(\w+) = "(.*)"$/mg;
ok($code{name} eq $info{corename}, 'info: the name');
ok($code{version} eq $info{display_version}, 'info: the version');
ok($code{extensions} eq $info{supported_extensions}, 'info: the extension of content');
ok($code{no_game} == 1 && $info{supports_no_game} eq 'true', 'info: starts without content');
ok($code{need_fullpath} == 0 && $info{needs_fullpath} eq 'false', 'info: no full path');
ok($code{options_form} == 2 && $info{core_options_version} eq '2.0', 'info: options of version 2');
ok($code{descriptors} > 10 && $info{input_descriptors} eq 'true', 'info: input descriptors');
ok($code{maps} == 1 && $info{memory_descriptors} eq 'true', 'info: memory map');
ok($code{saveram} > 0 && $info{libretro_saves} eq 'true', 'info: save RAM');
ok($code{state} > 0 && $info{savestate_features} eq 'deterministic', 'info: deterministic states');
ok(defined $info{$_}, "info: has $_") for qw(display_name authors categories license single_purpose description);
ok($code{size} =~ /^1024x768 max 1024x768 aspect 1\.333/, '1024x768, 4:3');
ok(abs($code{fps} - 65e6 / (1344 * 806)) < 1e-6, '65 MHz / (1344 x 806) pictures a second');

# ---- options in all three forms are the same ----
my @options = $text =~ /^option (.*)$/mg;
for my $version (0, 1) {
    my ($old) = front("-s -n 1 -V $version");
    my @same = $old =~ /^option (.*)$/mg;
    ok($old =~ /options_form $version/ && "@same" eq "@options", "options of version $version are the same " . @options);
}

# ---- states ----
my $play = "-I 5:up:1:60 -I 40:left:1:50 -I 70:start:1 -I 90:select:1 -I 100:r2:1 -I 110:up+right:1:60 -I 180:x:1 -I 185:up:1 -I 190:start:1";
for my $mode ('extended', 'meant', 'built') {
    my (undef, $status) = front("-n 240 -t 8 $play -o labkit_behaviour=$mode");
    ok($status == 0, "$mode: save, run 8, load, run 8 again: equal, 30 times");
}
my (undef, $twice) = front("-n 40 -t 5 $play -2");
ok($twice == 0, 'unloaded, closed and started again');
my ($first) = front("-n 150 $play -k -w $scratch/a.state");
my ($again) = front("-n 150 $play -k -w $scratch/b.state");
ok($first eq $again && slurp("$scratch/a.state") eq slurp("$scratch/b.state") && length slurp("$scratch/a.state"), 'two runs are the same');

# ---- pictures in other ways ----
my $walk = "-n 30 -I 5:up:1:20";
my ($plain) = front("$walk -k -w $scratch/c.state");
my ($lent) = front("$walk -k -f");
ok($plain eq $lent, "into a frame buffer that the front end lends");
my (undef, $sixteen) = front("$walk -k -5");
ok($sixteen == 0, "in 16 bits when there are no 32");
front("$walk -e 6 -w $scratch/d.state");
ok(slurp("$scratch/c.state") eq slurp("$scratch/d.state"), "run-ahead without pictures leaves the same state");

# ---- every option while running ----
my $frame = 3;
my @changes;
for (@options) {
    my ($key) = /^(\S+)/;
    my %values = (labkit_clock => [65, 27, 'auto'], labkit_behaviour => ['built', 'meant', 'extended'], labkit_start => ['held', 'clock'],
        labkit_volume => [10, 100], labkit_deadzone => [30, 10]);
    my @values = @{$values{$key} // ['enabled', 'disabled', 'auto']};
    push @changes, map { '-c ' . ($frame += 2) . ":$key=$_" } @values;
}
my (undef, $changed) = front("-n 220 -t 5 $play @changes");
ok($changed == 0, scalar(@changes) . ' changes of options while running, replays still equal');

# ---- input: pad, stick and keyboard do the same ----
sub place {
    my ($out) = front("-n 60 $_[0] -d sys:0:6");
    my ($place) = $out =~ /^sys 0000 (.*)$/m;
    return $place // '';
}
my ($still, $pad, $stick, $key) = (place(''), place('-I 20:left:1:20'), place('-I 20:lx=-32767:1:20'), place('-I 20:key=276:1:20'));
ok($still ne $pad && $pad eq $stick && $pad eq $key, 'd-pad, stick and arrow keys turn alike');
my ($up, $half) = (place('-I 20:up:1:20'), place('-I 20:ly=-18000:1:20'));
ok($up ne $still && $half ne $still && $half ne $up, 'a stick pushed half-way walks slower');
my @strange = map { place("-I 20:ly=-18000:1:20 -o labkit_deadzone='$_'") } '9:', 'x', '99';
ok("@strange" eq "$half $half $half", 'a dead zone that the core does not have is the preset one');

# ---- start as one clock, or held by a finger ----
my @held = map { (front("-n 60 -o labkit_behaviour=built -o labkit_start=$_ -I 30:start:1:20 -d sys:18:4"))[0] } qw(clock held);
ok($held[0] =~ /^sys 0018 02 00/m, 'as one clock, start is one press however long it is held');
ok($held[1] !~ /^sys 0018 0[0-2] 00/m, 'as a level, the board as built goes on as long as it is held');

# ---- sound: in the extended behaviour, with a volume, from both sides ----
sub sound {
    my ($arguments) = @_;
    front("-n 300 -a $scratch/sound.raw $arguments");
    my @samples = unpack 's<*', slurp("$scratch/sound.raw");
    my ($peak, $apart) = (0, 0);
    for (my $n = 0; $n < @samples; $n += 2) {
        $peak = abs $samples[$n] if abs $samples[$n] > $peak;
        $peak = abs $samples[$n + 1] if abs $samples[$n + 1] > $peak;
        $apart += $samples[$n] != $samples[$n + 1];
    }
    return ($peak, $apart, @samples / 2);
}
my $strolls = '-I 10:up:1:120 -I 140:left:1:30 -I 175:up:1:110';
my ($peak, $apart, $length) = sound("$strolls -o labkit_volume=100");
ok($length == int(300 * 48000 * 1344 * 806 / 65e6), 'every sample of 300 pictures is delivered');
ok($peak >= 8231, "at full volume the peak is at least -12 dBFS ($peak)");
ok($apart > $length / 4, 'left and right differ');
my ($quieter) = sound("$strolls -o labkit_volume=20");
ok($quieter > 0 && $quieter < $peak / 4, "at 20 % it is quieter ($quieter)");
ok((sound("$strolls -o labkit_sound=disabled"))[0] == 0, 'with sound off it is silent');
ok((sound("$strolls -o labkit_behaviour=$_"))[0] == 0, "$_ it is silent") for qw(built meant);

# ---- a picture answers, and shows that one turns ----
# Finds the first picture after the press that differs; only the view may change.
sub answer {
    my ($button, $at, $options) = @_;
    my ($out) = front('-n ' . ($at + 8) . " -K -o labkit_hud=disabled -I 10:select:1 -I $at:$button:1:8 $options");
    my @crc = map { (split)[2] } $out =~ /^(picture .*)$/mg;
    for my $n ($at .. $#crc) {
        return $n - $at if $crc[$n] ne $crc[$at - 1];
    }
    return 99;
}
my @late = map { answer('left', $_, ''), answer('right', $_, '') } 40 .. 44;
print "# pictures from a press to its answer: @late\n";
ok(!grep({ $_ > 1 } @late), 'extended at 65 MHz: the picture after the press answers it');
my ($turning) = front('-n 620 -K -o labkit_hud=disabled -I 20:left:1:600');
my @crc = map { (split)[2] } $turning =~ /^(picture .*)$/mg;
my $same = grep { $crc[$_] eq $crc[$_ - 1] } 21 .. 619;
print "# $same of 599 pictures of turning are like the one before\n";
ok($same <= 30, 'extended: of 600 pictures of turning at most 5 % are identical to the one before');

# ---- content, languages, messages ----
sub board {
    my ($text) = @_;
    open my $out, '>', "$scratch/maze.board" or die;
    print $out $text;
    close $out;
    my $output = `$front $scratch/maze.board -n 10 -d sys:c:4 -d sys:1c:4 2>&1`;
    return ($output, $? >> 8);
}
my ($named, $fine) = board("# a maze\nboard = labyrinth\nseed = 1234ABCD\nbehaviour = meant\n");
ok($fine == 0 && $named =~ /cd ab 34 12/i && $named =~ /7f dc 00 00/i, 'a .board file names maze and behaviour') or print "# $named\n";
for (["board = chess\n", 'only board'], ["seed = 12\n", 'names no board'], ["board = labyrinth\nseed = xyz\n", 'line 2: a seed'], ["\0\1\2", 'few lines of text'],
    ["board = labyrinth\ncolour = red\n", 'only board, seed'])
{
    my ($said, $refused) = board($_->[0]);
    ok($refused && $said =~ /\Q$_->[1]\E/, "a wrong one is refused in words: $_->[1]") or print "# $said\n";
}
my ($english) = front('-s -n 1');
my ($chinese) = front('-s -n 1 -g 12');
my ($options) = $chinese =~ /^translated (\d+)/m;
ok($english =~ /^translated 0$/m && $options == @options, "in Chinese all $options options are translated");
my ($one_picture) = front('-n 30 -k');
my ($other_picture) = front('-n 30 -k -g 12');
ok($one_picture ne $other_picture, 'and so is the text over the picture');
my $made = `libretro/mkhan.pl /usr/share/unifont/unifont.hex chr/punctuation.hex < libretro/words.c`;
ok($made eq slurp('libretro/han.c'), 'the Chinese letters are those of the font');
front("-n 20 -o labkit_behaviour=built -w $scratch/built.state");
my $said = `$front -l $scratch/built.state -n 5 2>&1`;
ok($said =~ /This state plays as built at 27 MHz; the options say extended at 65 MHz/, 'a state that differs from the options says so');
my $old = pack('a4 V V V', 'LBKS', 1, 394235, 0) . "\0" x 400000;
open my $state, '>:raw', "$scratch/old.state" or die;
print $state $old;
close $state;
my $refusal = `$front -l $scratch/old.state -n 5 2>&1`;
ok($refusal =~ /another version of labkit \(form 1/, 'a state of 1.0 is refused in words') or print "# $refusal\n";
my ($dupes) = front('-n 10 -e 6 -k');
my ($whole) = front('-n 10 -e 6 -k -D');
ok($whole =~ /picture/ && $dupes ne $whole, 'a front end that takes no dupes gets whole pictures');

# ---- save RAM ----
unlink "$scratch/save.srm";
my ($one) = front("-n 5 -r $scratch/save.srm -d sys:c:4");
my ($two) = front("-n 5 -r $scratch/save.srm -d sys:c:4");
ok($one ne $two, 'the next start of the core makes another maze');
ok(slurp("$scratch/save.srm") =~ /^LABKIT02\x02\0\0\0/, 'the save RAM counts the starts');

# ---- pictures: tests/golden/labkit/pictures.txt has the arguments and the CRC-32 after them ----
open my $golden, '<', 'tests/golden/labkit/pictures.txt' or die;
while (<$golden>) {
    next if /^#/ || !/\S/;
    my ($want, $arguments) = /^(\w+) (.*)$/ or die "line $.";
    my ($out) = front("-k $arguments");
    my ($got) = $out =~ /^picture \d+ (\w+)$/m;
    ok(($got // '') eq $want, "picture after: $arguments") or print '# got ', $got // 'none', "\n";
}
done_testing();
