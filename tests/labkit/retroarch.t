#!/usr/bin/perl
# The core in RetroArch without a display: the screenshot shows the maze at 1024x768, the same as our own front end.
use strict;
use warnings;
use Cwd;
use Test::More;

$| = 1;
my $frames = 90;
my $here = getcwd();
my $scratch = "$here/build/tests/labkit/retroarch";
system('rm', '-rf', $scratch);
system('mkdir', '-p', map {"$scratch/$_"} qw(save state shot system info));

if (system('command -v retroarch >/dev/null 2>&1')) {
    plan skip_all => "RetroArch is not installed";
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

my ($width, $height) = split " ", `identify -format "%w %h" '$scratch/shot.png'`;
my $picture = `convert '$scratch/shot.png' -depth 8 rgb:-`;
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
done_testing();
