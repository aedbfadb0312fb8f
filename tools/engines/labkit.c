/* labkit: the board of the maze without a front end, for people and referees. */
#include "tools/engines/labkit.h"

#include "tools/engines/labkit_input.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *arguments, *output;
} commands[] = {
    {"scenes", command_scenes, "[--tick] CASES.jsonl MAPS.txt", "id cycles crc32"},
    {"display", command_display, "DISPLAY.jsonl SCENE_CASES.jsonl MAPS.txt", "case minimap cheat crc32"},
    {"mapgen", command_mapgen, "MAPGEN.jsonl", "series n cycles attempts valid4 map (cycles -1: never done)"},
    {"lfsr", command_lfsr, "LFSR.jsonl", "mode min max values cycles (comma-separated), or mode min max never"},
    {"dist", command_dist, "VECTORS.csv MAPS.txt", "id distHW cyclesHW distVW cyclesVW"},
    {"game", command_game, "TRACES.jsonl TRACES.bin MAPS.txt", "id crc32"},
    {"trig", command_trig, "", "addr,sine,cosine,sineInv,cosineInv"},
    {"shot", command_shot, "--seed S --frames N -o OUT.png [--hold BUTTONS] [--behaviour built|meant|extended]",
     "a picture of play"},
    {"trace", command_trace,
     "-o OUT.vcd [--signals LIST] [--from N] [--clocks N] [--seed S] [--behaviour ...]\n"
     "                  --bench buffers|column [--column 0..255 --start Y --end Y --color C] [--picture "
     "OUT.png]",
     "signals as VCD for gtkwave: of the board, or of the report's own live tests"},
    {"bench", command_bench, "[--frames N]", "clocks per second of the whole board, and times real time"},
    {"verify", command_verify, "[--clocks N] [--seed S]", "runs tick and advance side by side on random play"},
    {"mazes", command_mazes, "[--count N] [--seed S]", "makes mazes as meant and checks each: a way, the changes in its rings"},
    {"walk", command_walk, "[--seconds N] [--seed S]", "walks at random, as meant and extended, never into a wall"},
    {"states", command_states, "[--frames N] [--seed S]", "saves, loads and runs every frame of random play again"},
};

/* "--name value" pairs; anything else ends the program. */
const char *command_option(int argc, char **argv, const char *name, const char *preset) {
    int n;
    for (n = 0; n + 1 < argc; n += 2) {
        if (!strcmp(argv[n], name)) {
            return argv[n + 1];
        }
    }
    return preset;
}

void command_only(int argc, char **argv, const char *const *names) {
    int n, k;
    for (n = 0; n < argc; n += 2) {
        for (k = 0; names[k] && strcmp(names[k], argv[n]) != 0; ++k) {
        }
        if (!names[k]) {
            fail("unknown argument", argv[n]);
        }
        if (n + 1 == argc) {
            fail("no value for", argv[n]);
        }
    }
}

static int usage(void) {
    unsigned n;
    fputs("usage: labkit COMMAND ...   (golden commands work as built; one line a case; files in any order)\n", stderr);
    for (n = 0; n < sizeof commands / sizeof *commands; ++n) {
        fprintf(stderr, "  labkit %-8s %s\n                  %s\n", commands[n].name, commands[n].arguments, commands[n].output);
    }
    return 2;
}

int main(int argc, char **argv) {
    unsigned n;
    output_watch("labkit");
    for (n = 0; argc > 1 && n < sizeof commands / sizeof *commands; ++n) {
        if (!strcmp(argv[1], commands[n].name)) {
            return commands[n].run(argc - 2, argv + 2);
        }
    }
    return usage();
}
