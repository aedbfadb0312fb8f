#!/usr/bin/perl
# table.pl: every speed and size of the project in one table, Markdown on standard output, from stories and commands that it runs;
# their reports are kept in build/bench. Times on the console are emulated and the same on any machine; those of labkit are of
# this machine. BENCH_POSITIONS (50; Connect 4 has twice as many) and BENCH_PUZZLES (4) say how much is measured;
# BENCH_ONLY="skyscrapers sizes" measures only these again and takes the others from the reports.
use strict;
use warnings;

my $positions = $ENV{BENCH_POSITIONS} // 50;
my $puzzles = $ENV{BENCH_PUZZLES} // 4;
my $out = "build/bench";
my %only = map { $_ => 1 } split " ", $ENV{BENCH_ONLY} // "";
mkdir $out;
my $failed = 0;

# Output lines of a command, which must succeed and, if it speaks TAP, break no promise.
sub run {
    my ($name, $command) = @_;
    if (%only && !$only{$name}) {
        open my $in, "<", "$out/$name.txt" or die "$out/$name.txt: $!\n";
        return <$in>;
    }
    print STDERR "$name ...\n";
    my @lines = `$command 2>$out/$name.err`;
    my $status = $?;
    open my $to, ">", "$out/$name.txt" or die "$out/$name.txt: $!\n";
    print $to @lines;
    close $to;
    if ($status || grep { /^not ok/ } @lines) {
        print STDERR "$name failed, see $out/$name.txt\n";
        $failed = 1;
    }
    return @lines;
}

sub row { print "| ", join(" | ", @_), " |\n" }
sub thousands { my ($n) = @_; 1 while $n =~ s/^(\d+)(\d{3})/$1,$2/; return $n }

# Levels of an AI, from the lines of its story: before each its moves were compared with the host's.
sub levels {
    my ($game, @lines) = @_;
    my $same = "";
    for (@lines) {
        $same = $1 ? "not the host's" : "the host's" if /^(not )?ok .*: the host's move in every position/;
        next unless /: (\w+): worst of (\d+) moves ([\d.]+) s, mean ([\d.]+) s, (\d+) (\w+) a second/;
        row("$game, " . ucfirst $1, "a move, $same ($2)", "$4 s", "$3 s", $5 ? thousands($5) . " $6/s" : ""); # it has no search tree
    }
}

# The lines of skyscrapers_times.lua, and before them those of skyscrapers_worst.lua: the seeds of the maker that take longest.
sub skyscrapers {
    my (%longest, %solved);
    for (@_) {
        next unless /: (\dx\d \w+), seed\s+\d+:\s+\d+ steps,\s+([\d.]+) s/;
        $longest{$1} = $2 if $2 > ($longest{$1} // 0);
    }
    for (@_) {
        next unless /Towers' puzzle solved\s+(\dx\d) (\w+)\s+\d+ times\s+mean\s+([\d.]+) s\s+worst\s+([\d.]+) s/;
        my ($class, $mean, $worst) = ("$1, $2", $3, $4);
        my $over = /^not/ ? "over " : ""; # abandoned at the limit
        $solved{$class} = [$over . $mean, $over . $worst];
    }
    for (@_) {
        next unless /(made|from the pack)\s+(\dx\d) (\w+)\s+(\d+) times\s+mean\s+([\d.]+) s\s+worst\s+([\d.]+) s/;
        my ($mean, $worst) = @{ $solved{"$2, $3"} // ["?", "?"] };
        my $made_worst = $longest{"$2 $3"} // $6;
        row("Skyscrapers $2, $3", "$1; one of Towers' solved ($4)", "$5 s; $mean s", "$made_worst s; $worst s", "");
    }
}

sub labyrinth {
    my %of;
    for (@_) {
        my ($system) = /^ok \d+ - (\w+): / or next;
        $of{$system}{mean} //= $1 if /by the pad: ([\d.]+) pictures a second/;
        $of{$system}{slow} //= $1 if /by the pad: (\d+) in the slowest second/;
    }
    my %tv = (nes => "NTSC", nespal => "PAL", dendy => "Dendy");
    for my $system (qw(nes nespal dendy)) {
        row("Labyrinth, $tv{$system}", "pictures a second", $of{$system}{mean} // "?", $of{$system}{slow} // "?", "");
    }
}

sub labkit {
    for (@_) {
        row("labkit, $1", "pixel clocks, this machine", "", "", "$2 million/s, $3 times real time")
            if /^(.*?)\s{2,}([\d.]+) million pixel clocks\/s,\s+([\d.]+) times real time/;
    }
}

# The steps of a game's levels: 400 games between neighbours; 64 % is 100 Elo, 91 % is 400.
sub ladder {
    my ($game, $match, @levels) = @_;
    for my $n (1 .. $#levels) {
        my ($rate) = join("", run("ladder_\L$game\E_$n" =~ s/ //gr, sprintf $match, @levels[$n, $n - 1])) =~ /([\d.]+) ?%/;
        my $elo = $rate > 0 && $rate < 100 ? sprintf("%+.0f Elo", 400 * log($rate / (100 - $rate)) / log(10)) : "all";
        row("$game, \u$levels[$n] against \u$levels[$n - 1]", "games (400)", "$rate %", "", $elo);
    }
}

sub sizes {
    my @lines = @_;
    for (@lines) {
        row("boardcart.nes", "ROM in use", "", "", thousands($1) . " of " . thousands($2) . " bytes") if /ROM: (\d+) of (\d+) bytes/;
        row("RAM of the shell", "bytes", "", "", "$1 of $2") if /^\s*RAM\s+\S+\s+(\d+) of\s+(\d+)/;
    }
    for my $file ("build/connect4.nes", "build/labkit_libretro.so") {
        row($file =~ s{.*/}{}r, "bytes", "", "", thousands(-s $file)) if -e $file;
    }
}

row("what", "of what (how many)", "mean", "worst", "rate or size");
row("---", "---", "---:", "---:", "---:");
my $many = "AI_POSITIONS=$positions STORY_SECONDS=7200";
levels("Connect 4", run("connect4", "$many tests/mame/run tests/connect4/mame/connect4_levels.lua nes"));
levels("Connect 4, off its book, late and hard", run("connect4_hard", "AI_POSITIONS=8 STORY_SECONDS=7200 tests/mame/run tests/connect4/mame/connect4_hard.lua nes"));
levels("Amazons", run("amazons", "$many tests/mame/run tests/amazons/mame/amazons_levels.lua nes"));
levels("Gobang", run("gobang", "GOBANG_POSITIONS=$positions STORY_SECONDS=7200 tests/mame/run tests/gobang/mame/gobang_ai.lua nes"));
skyscrapers(run("seeds", "SKY_PUZZLES=5 SKY_LARGEST=9 STORY_SECONDS=7200 tests/mame/run tests/skyscrapers/mame/skyscrapers_worst.lua nes"),
    run("skyscrapers", "SKY_PUZZLES=$puzzles SKY_LARGEST=9 STORY_SECONDS=7200 tests/mame/run tests/skyscrapers/mame/skyscrapers_times.lua nes"));
labyrinth(run("labyrinth", "STORY_SECONDS=7200 tests/mame/run tests/labyrinth/mame/labyrinth_walk.lua"));
my @five = qw(beginner easy medium hard top);
ladder("Connect 4", "build/host/connect4_match %s %s 400", @five[0 .. 3], "expert", "top");
ladder("Amazons", "build/host/amazons_match %s %s 400", @five);
ladder("Gobang", "build/host/gobang_spar %s %s --games 400", @five);
labkit(run("labkit", "build/host/labkit bench --frames 1000"));
sizes(run("sizes", "tools/sizes.pl build/boardcart"));
exit $failed;
