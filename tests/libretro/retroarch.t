#!/usr/bin/perl
# The core in RetroArch without a display: the screenshot shows the maze at 1024x768, the same as our own front end.
use strict;
use warnings;
use Compress::Zlib;
use Cwd;

my $frames = 90;
my $here = getcwd();
my $scratch = "$here/build/tests/libretro/retroarch";
system('rm', '-rf', $scratch);
system('mkdir', '-p', map {"$scratch/$_"} qw(save state shot system info));
my $count = 0;

sub ok {
    my ($truth, $promise) = @_;
    printf "%sok %d - %s\n", ($truth ? '' : 'not '), ++$count, $promise;
    return $truth;
}

if (system('command -v retroarch >/dev/null 2>&1')) {
    print "1..0 # SKIP RetroArch is not installed\n";
    exit;
}

open my $config, '>', "$scratch/retroarch.cfg" or die;
print $config map {"$_\n"} (
    (map {"${_}_driver = \"null\""} qw(video audio input input_joypad menu)),
    'audio_enable = "false"', 'video_vsync = "false"', 'config_save_on_exit = "false"',
    "savefile_directory = \"$scratch/save\"", "savestate_directory = \"$scratch/state\"",
    "screenshot_directory = \"$scratch/shot\"", "system_directory = \"$scratch/system\"",
    "libretro_directory = \"$here/build\"", "libretro_info_path = \"$here/build\"",
    'global_core_options = "true"', "core_options_path = \"$scratch/options.cfg\"",
);
close $config;
# With no session bus RetroArch closes a connection it never had; libdbus would end the program for that.
my $status = do {
    local %ENV = (%ENV, HOME => $scratch, DBUS_FATAL_WARNINGS => 0);
    system('sh', '-c', '"$@" >"$HOME/log" 2>&1', 'sh', 'timeout', '120', 'retroarch', '-c', "$scratch/retroarch.cfg", '-L', "$here/build/labkit_libretro.so",
        "--max-frames=$frames", '--max-frames-ss', "--max-frames-ss-path=$scratch/shot.png");
};
ok($status == 0, 'RetroArch starts the core without content and ends well');

# PNG to lines of RGB bytes: 8 bits, no interlace.
sub png {
    my ($file) = @_;
    open my $in, '<:raw', $file or return (0, 0, '');
    local $/;
    my $data = <$in>;
    my ($width, $height, $depth, $type) = unpack 'x16 N N C C', $data;
    my ($at, $packed) = (8, '');
    while ($at < length $data) {
        my ($length, $kind) = unpack 'N a4', substr $data, $at, 8;
        $packed .= substr $data, $at + 8, $length if $kind eq 'IDAT';
        $at += $length + 12;
    }
    my $size = $type == 6 ? 4 : 3;
    my @raw = unpack 'C*', uncompress($packed);
    my (@before, $out);
    @before = (0) x ($width * $size);
    for my $y (0 .. $height - 1) {
        my $filter = $raw[$y * ($width * $size + 1)];
        my @line = @raw[$y * ($width * $size + 1) + 1 .. ($y + 1) * ($width * $size + 1) - 1];
        for my $x (0 .. $#line) {
            my $a = $x >= $size ? $line[$x - $size] : 0;
            my ($b, $c) = ($before[$x], $x >= $size ? $before[$x - $size] : 0);
            if ($filter == 1) { $line[$x] += $a }
            elsif ($filter == 2) { $line[$x] += $b }
            elsif ($filter == 3) { $line[$x] += int(($a + $b) / 2) }
            elsif ($filter == 4) {
                my $p = $a + $b - $c;
                my ($pa, $pb, $pc) = (abs($p - $a), abs($p - $b), abs($p - $c));
                $line[$x] += $pa <= $pb && $pa <= $pc ? $a : $pb <= $pc ? $b : $c;
            }
            $line[$x] &= 255;
        }
        @before = @line;
        $out .= $size == 3 ? pack('C*', @line) : join '', map { pack 'C3', @line[4 * $_ .. 4 * $_ + 2] } 0 .. $width - 1;
    }
    return ($width, $height, $out);
}

my ($width, $height, $picture) = png("$scratch/shot.png");
ok($width == 1024 && $height == 768, 'the screenshot is 1024x768');
my %colours;
++$colours{$_} for unpack '(a3)*', $picture;
ok(keys %colours > 40, 'it shows walls, floor and ceiling in many shades');
ok($colours{"\x00\x00\xFF"} && $colours{"\xFF\xFF\x00"}, 'and the minimap with the player on it');

# RetroArch may count the frame of the screenshot one off: one of three neighbours must be equal to the byte.
my @wanted = map { my $n = $frames + $_; ('-P', "$n:$scratch/$n.ppm") } -3 .. 0;
system('build/tests/libretro/front', 'build/labkit_libretro.so', '-n', $frames + 1, @wanted);
my $equal = 0;
for my $n (map { $frames + $_ } -3 .. 0) {
    open my $in, '<:raw', "$scratch/$n.ppm" or next;
    local $/;
    my $own = <$in>;
    ++$equal if substr($own, -length $picture) eq $picture;
}
ok($equal == 1, 'it is the picture of our own front end');
print "1..$count\n";
