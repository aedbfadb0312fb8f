/* labkit: the board of the maze without a front end, for people and for tests. Each command has its own options. */
#include "tools/engines/labkit.h"

#include "tools/engines/labkit_input.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *options, *arguments, *output;
} commands[] = {
    {"scenes", command_scenes, "tick", "[--tick] CASES.jsonl MAPS.txt", "id cycles crc32"},
    {"display", command_display, "", "DISPLAY.jsonl SCENE_CASES.jsonl MAPS.txt", "case minimap cheat crc32"},
    {"mapgen", command_mapgen, "", "MAPGEN.jsonl", "series n cycles attempts valid4 map (cycles -1: never done)"},
    {"lfsr", command_lfsr, "", "LFSR.jsonl", "mode min max values cycles (comma-separated), or mode min max never"},
    {"dist", command_dist, "", "VECTORS.csv MAPS.txt", "id distHW cyclesHW distVW cyclesVW"},
    {"game", command_game, "", "TRACES.jsonl TRACES.bin MAPS.txt", "id crc32"},
    {"trig", command_trig, "", "", "addr,sine,cosine,sineInv,cosineInv"},
    {"shot", command_shot, "o seed frames hold behaviour",
     "--seed S --frames N -o OUT.png [--hold BUTTONS] [--behaviour built|meant|extended]", "a picture of play"},
    {"trace", command_trace, "o bench signals from clocks seed behaviour column start end color picture",
     "-o OUT.vcd [--signals LIST] [--from N] [--clocks N] [--seed S] [--behaviour ...]\n"
     "                  --bench buffers|column [--column 0..255 --start Y --end Y --color C] [--picture "
     "OUT.png]",
     "signals as VCD for gtkwave: of the board, or of the report's own live tests"},
    {"bench", command_bench, "frames floor", "[--frames N]", "clocks per second of the whole board, and times real time"},
    {"verify", command_verify, "clocks seed", "[--clocks N] [--seed S]", "runs tick and advance side by side on random play"},
    {"mazes", command_mazes, "count seed", "[--count N] [--seed S]",
     "makes mazes as meant and checks each: a way, the changes in its rings"},
    {"walk", command_walk, "seconds seed", "[--seconds N] [--seed S]", "walks at random, as meant and extended, never into a wall"},
    {"states", command_states, "frames seed", "[--frames N] [--seed S]", "saves, loads and runs every frame of random play again"},
};
#define COMMANDS (sizeof commands / sizeof *commands)

/* The options of the running command, and the values that were given. */
static options_t options[OPTIONS_MAX + 1];
static const char *values[OPTIONS_MAX];

const char *command_option(const char *name, const char *preset) {
    int n;
    for (n = 0; options[n].name; ++n) {
        if (values[n] && !strcmp(options[n].name, name)) {
            return values[n];
        }
    }
    return preset;
}

static void know(const char *names) {
    static char words[128];
    int n = 0;
    char *word;
    strcpy(words, names);
    for (word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        options[n] = (options_t){word, &values[n], !strcmp(word, "tick")};
        ++n;
    }
}

static const char *usage(void) {
    char *text;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    unsigned n;
    if (!out) {
        return "labkit: no memory for the list of commands\n";
    }
    fputs("usage: labkit COMMAND ...   (golden commands work as built; one line a case; files in any order)\n", out);
    for (n = 0; n < COMMANDS; ++n) {
        fprintf(out, "  labkit %-8s %s\n                  %s\n", commands[n].name, commands[n].arguments, commands[n].output);
    }
    fclose(out);
    return text;
}

int main(int argc, char **argv) {
    unsigned n;
    output_watch("labkit");
    for (n = 0; argc > 1 && n < COMMANDS; ++n) {
        if (!strcmp(argv[1], commands[n].name)) {
            know(commands[n].options);
            argc = options_read(argc - 1, argv + 1, usage(), options);
            return commands[n].run(argc - 1, argv + 2);
        }
    }
    options_read(argc, argv, usage(), options);
    options_wrong();
}
