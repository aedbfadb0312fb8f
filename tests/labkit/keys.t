#!/usr/bin/perl
# The core in RetroArch with its own default keys, on a virtual display, played by real key presses (xdotool) and watched through
# the memory that the core exposes. Arguments name the parts: keys (by itself), rewind, ahead, netplay (two RetroArchs over
# loopback for a minute), or long for all of them (make test-long).
use strict;
use warnings;
use Cwd;
use IO::Select;
use IO::Socket::INET;
use Test::More;
use Time::HiRes qw(sleep time);

$| = 1;
my $here = getcwd();
my $scratch = "$here/build/tests/labkit/keys";
my %part = map { $_ => 1 } @ARGV ? @ARGV : ('keys');
%part = map { $_ => 1 } qw(keys rewind ahead netplay) if $part{long};
my @running;

for my $tool (qw(retroarch Xvfb xdotool)) {
    if (system("command -v $tool >/dev/null 2>&1")) {
        plan skip_all => "$tool is not installed";
    }
}
system('rm', '-rf', $scratch);
system('mkdir', '-p', $scratch);

# A program in the background; its number.
sub start {
    my ($log, @command) = @_;
    my $pid = fork;
    if (!$pid) {
        open STDOUT, '>', $log and open STDERR, '>&', \*STDOUT;
        exec @command or die;
    }
    push @running, $pid;
    return $pid;
}

sub stop {
    my ($pid) = @_;
    kill 'TERM', $pid;
    waitpid $pid, 0;
    @running = grep { $_ != $pid } @running;
}
END { my $status = $?; kill 'TERM', @running; $? = $status }

my $display = ':' . (200 + $$ % 700);
start("$scratch/xvfb.log", 'Xvfb', $display, '-screen', '0', '1100x850x24', '-nolisten', 'tcp');
sleep 2;
$ENV{DISPLAY} = $display;

# RetroArch with all its keys as they are by default.
sub retroarch {
    my ($name, $port, $settings, @arguments) = @_;
    my $home = "$scratch/$name";
    system('mkdir', '-p', map {"$home/$_"} qw(save state system));
    open my $config, '>', "$home/retroarch.cfg" or die;
    print $config map {"$_\n"} (
        'video_driver = "gl"', 'video_context_driver = "x"', 'input_driver = "x"', 'input_joypad_driver = "null"', 'menu_driver = "null"',
        'audio_enable = "false"', 'video_vsync = "false"', 'config_save_on_exit = "false"', 'pause_nonactive = "false"',
        'video_window_custom_size_enable = "true"', 'video_window_width = "512"', 'video_window_height = "384"',
        'network_cmd_enable = "true"', "network_cmd_port = \"$port\"", "savefile_directory = \"$home/save\"",
        "savestate_directory = \"$home/state\"", "system_directory = \"$home/system\"", "libretro_info_path = \"$here/build\"", "libretro_directory = \"$here/build\"",
        'global_core_options = "true"', "core_options_path = \"$home/options.cfg\"", @$settings,
    );
    close $config;
    my $core = "$here/build/labkit_libretro.so";
    local @ENV{qw(LABKIT_CORE LABKIT_WITNESS)} = ($core, "$home/states");
    $core = "$here/build/tests/labkit/witness/labkit_libretro.so" if $part{netplay} && $name =~ /^(?:host|guest)$/;
    local @ENV{qw(HOME DBUS_FATAL_WARNINGS LIBGL_ALWAYS_SOFTWARE XDG_RUNTIME_DIR)} = ($home, 0, 1, $home);
    return start("$home/log", 'retroarch', '-v', '-c', "$home/retroarch.cfg", '-L', $core, @arguments);
}

sub ask {
    my ($port, $text) = @_;
    my $socket = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => $port, Proto => 'udp') or return '';
    $socket->send("$text\n");
    my $answer = '';
    $socket->recv($answer, 8192) if IO::Select->new($socket)->can_read(1);
    return $answer;
}

# The core's memory, as numbers; empty until it runs.
sub memory {
    my ($port, $length) = @_;
    my ($bytes) = ask($port, 'READ_CORE_MEMORY 0 ' . ($length // 64)) =~ /^READ_CORE_MEMORY 0 ((?:[0-9A-Fa-f]{2} ?)+)/;
    return map {hex} split ' ', $bytes // '';
}

sub wait_for {
    my ($port) = @_;
    for (1 .. 60) {
        my @m = memory($port);
        return 1 if @m && $m[6];
        sleep 0.5;
    }
    return 0;
}

sub number {
    my ($at, @m) = @_;
    return $m[$at] | $m[$at + 1] << 8 | $m[$at + 2] << 16 | $m[$at + 3] << 24;
}
sub steps { number(20, memory($_[0])) }
sub seconds { number(16, memory($_[0])) }
sub seed { sprintf '%08X', number(12, memory($_[0])) }

# The RetroArch that gets the keys, by its port.
my $port = 40000 + $$ % 10000;
my $focused = $port;

sub focus {
    ($focused) = @_;
    my ($window) = split /\n/, `xdotool search --name RetroArch`;
    system("xdotool windowfocus $window 2>/dev/null");
    sleep 0.3;
}

# Waits for this many pictures, forward or back; one may be long on a busy machine.
sub pictures {
    my ($count) = @_;
    my @from = memory($focused);
    for (1 .. 100) {
        my @now = memory($focused);
        last if @from && @now && abs(number(32, @now) - number(32, @from)) >= $count;
        sleep 0.05;
    }
}

# As long as a finger holds a key.
sub press {
    my ($key, $held) = @_;
    system("xdotool keydown $key");
    sleep($held // 0.2);
    pictures(4);
    system("xdotool keyup $key");
    sleep 0.2;
    pictures(4);
}

# ---- the keys ----
my ($pid, $walked, @m);
if ($part{keys}) {
    $pid = retroarch('keys', $port, []);
    ok(wait_for($port), 'RetroArch starts the core on a display');
    focus($port);
    my @before = memory($port);
    press('space'), press('space');
    press('m'), press('n');
    my @after = memory($port);
    ok($after[10] == 0 && $after[8] == $before[8], 'Space and M are RetroArch\'s own: no window, no switch');
    $walked = steps($port);
    press('Up', 0.5);
    ok(steps($port) > $walked, 'Up walks');
    $walked = steps($port);
    press('z', 0.5);
    ok(steps($port) > $walked, 'so does B, on the key Z, backwards');
    press('Tab');
    ok((memory($port))[9] == 1, 'Tab flips cheat mode');
    press('Tab');

    my $maze = seed($port);
    press('s');
    ok((memory($port))[10] == 1, 'X, on the key S, opens the seed window');
    my $time = seconds($port);
    press('a');
    @m = memory($port);
    ok($m[9] == 0 && $m[10] == 1 && $m[11] == 1, 'typing an A neither switches cheat mode nor leaves the window');
    press('z');
    ok((memory($port))[10] == 0 && seed($port) eq $maze, 'B leaves it, the maze is the same');
    press('s');
    $time = seconds($port);
    sleep 1;
    ok(seconds($port) == $time, 'the clock is stopped in the window');
    press('Scroll_Lock');
    press($_) for qw(a b c d e f 1 2);
    press('Return');
    ok(seed($port) eq 'ABCDEF12', 'in Game Focus a whole seed can be typed, and Return goes') or print '# ', seed($port), "\n";
    press('Scroll_Lock');
    ok((memory($port))[11] == 0, 'and the run is no cheat');
    press('s');
    press('7');
    press('x');
    ok(seed($port) eq '7BCDEF12', 'A, on the key X, goes, too') or print '# ', seed($port), "\n";
    press('a');
    ok((memory($port))[10] == 2, 'Y, on the key A, shows the best times');
    press('z');
    my $minimap = (memory($port))[8];
    press('Shift_R');
    ok((memory($port))[8] != $minimap, 'Select, on the right Shift, switches the minimap');
    $maze = seed($port);
    press('Return');
    ok(seed($port) ne $maze, 'Start, on Return, makes a new maze');
    stop($pid);
}

if ($part{rewind}) {
    $pid = retroarch('rewind', $port, ['rewind_enable = "true"', 'rewind_buffer_size = "104857600"', 'rewind_granularity = "1"']);
    wait_for($port);
    focus($port);
    press('Left', 1.5);
    my $angle = (memory($port))[4] | (memory($port))[5] << 8;
    sleep 1;
    print '# before: angle ', $angle, ' picture ', number(32, memory($port)), "\n";
    press('r', 3);
    @m = memory($port);
    print '# after: angle ', $m[4] | $m[5] << 8, ' picture ', number(32, @m), "\n";
    ok(($m[4] | $m[5] << 8) != $angle, 'rewinding turns back');
    my $frames = number(32, @m);
    sleep 1;
    ok(number(32, memory($port)) > $frames, 'and the game goes on from there');
    stop($pid);

}

if ($part{ahead}) {
    $pid = retroarch('ahead', $port, ['run_ahead_enabled = "true"', 'run_ahead_frames = "2"', 'run_ahead_secondary_instance = "false"']);
    wait_for($port);
    focus($port);
    $walked = steps($port);
    press('Up', 1);
    ok(steps($port) > $walked, 'with two frames of run-ahead one walks');
    stop($pid);
    open my $log, '<', "$scratch/ahead/log" or die;
    ok(!grep({ /runahead|run-ahead/i && /fail|unsupported|disabl|error/i } <$log>), 'and RetroArch has nothing to complain of');

}

# The last state of each picture, as the witness (witness.c) wrote it down.
sub states {
    my ($side) = @_;
    open my $in, '<', "$scratch/$side/states" or return ();
    return map { /^(\d+) ([0-9a-f]{8})$/ ? ($1, $2) : () } <$in>;
}

if ($part{netplay}) {
    open my $board, '>', "$scratch/maze.board" or die;
    print $board "board = labyrinth\nseed = 1234ABCD\n";
    close $board;
    my ($host, $guest) = ($port + 1, $port + 2);
    my @net = ('netplay_ip_port = "' . ($port + 3) . '"', 'netplay_public_announce = "false"', 'netplay_nat_traversal = "false"',
        'netplay_check_frames = "60"', 'netplay_start_as_spectator = "false"');
    my @pids = retroarch('host', $host, \@net, '-H', "$scratch/maze.board");
    ok(wait_for($host), 'netplay: the host starts, with content');
    sleep 2;
    push @pids, retroarch('guest', $guest, \@net, '-C', '127.0.0.1', "$scratch/maze.board");
    ok(wait_for($guest), 'netplay: the guest joins');
    sleep 5;
    my $first = number(32, memory($host));
    my $end = time + 60;
    focus($host);
    my @keys = qw(Up Left Up Right);
    while (time < $end) {
        my $key = shift @keys;
        push @keys, $key;
        press($key, 1.5);
    }
    my $walks = steps($host);
    my $last = number(32, memory($host));
    sleep 3; # until both know all buttons of the other
    stop($_) for reverse @pids;
    my (%host, %guest);
    %host = states('host');
    %guest = states('guest');
    my @both = grep { $_ >= $first && $_ <= $last && $guest{$_} } sort { $a <=> $b } keys %host;
    my @different = grep { $host{$_} ne $guest{$_} } @both;
    my $changes = grep { $host{$both[$_]} ne $host{$both[$_ - 1]} } 1 .. $#both;
    print '# pictures ', $first, ' to ', $last, ': ', scalar @both, ' states on both sides, ', scalar @different, ' different, ', "$walks steps walked\n";
    print "# first difference: picture $different[0]\n" if @different;
    ok(@both > 0 && @both == $last - $first + 1, 'netplay: both sides have every picture of a minute');
    ok($walks > 100 && $changes == $#both, 'in which one walked, and each state was another one');
    ok(@both && !@different, 'and the whole states are equal at every picture');
    my $trouble = 0;
    for my $side (qw(host guest)) {
        open my $in, '<', "$scratch/$side/log" or die;
        $trouble += grep {/desync|mismatch|checksum|Netplay.*(?:fail|error)/i} <$in>;
    }
    ok(!$trouble, 'RetroArch\'s own checksums of the states, once a second, found no difference to log');
}
done_testing();
