/* The command line of a host command, read by getopt_long. --help prints the usage on standard output; errors are reported on standard
 * error with the usage, and ends the program with status 2. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "tools/lib/number.h"
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPTIONS_MAX 16
#define OPTIONS_HELP 255
#define OPTIONS_LONG 256

typedef struct {
    const char *name;   /* "level" is --level VALUE; a single letter, "o", is -o VALUE */
    const char **value; /* set when the option is given; to "" when it takes no value */
    int alone;          /* takes no value */
} options_t;

#define OPTIONS_NONE ((const options_t[]){{NULL, NULL, 0}})

static const char *options_usage;

_Noreturn static inline void options_wrong(void) {
    fputs(options_usage, stderr);
    exit(2);
}

/* Removes the options from the arguments: the others become argv[1] and on, and the new argc is returned. The list ends with a
 * NULL name. */
static inline int options_read(int argc, char **argv, const char *usage, const options_t *list) {
    struct option known[OPTIONS_MAX + 2] = {{"help", no_argument, NULL, OPTIONS_HELP}};
    char letters[2 * OPTIONS_MAX + 1] = "";
    int n, got;
    options_usage = usage;
    for (n = 0; list[n].name; ++n) {
        int is_long = list[n].name[1] != '\0';
        known[n + 1] = (struct option){list[n].name, list[n].alone ? no_argument : required_argument, NULL,
                                       is_long ? OPTIONS_LONG + n : list[n].name[0]};
        if (!is_long) {
            strcat(strcat(letters, list[n].name), ":");
        }
    }
    optind = 0; /* start over: a command's own options come behind its name */
    while ((got = getopt_long(argc, argv, letters, known, NULL)) != -1) {
        if (got == OPTIONS_HELP) {
            fputs(usage, stdout);
            exit(0);
        }
        for (n = 0; list[n].name && known[n + 1].val != got; ++n) {
        }
        if (!list[n].name) {
            options_wrong(); /* getopt_long has said why */
        }
        *list[n].value = optarg ? optarg : "";
    }
    memmove(argv + 1, argv + optind, (size_t)(argc - optind + 1) * sizeof *argv);
    return argc - optind + 1;
}

/* A whole number within limits. */
static inline unsigned long options_number(const char *what, const char *text, unsigned long least, unsigned long most) {
    unsigned long value;
    if (!number_read(text, least, most, &value)) {
        fprintf(stderr, "%s: not a whole number from %lu to %lu: %s\n", what, least, most, text);
        options_wrong();
    }
    return value;
}

/* The index of a name in a list. */
static inline int options_choice(const char *what, const char *text, const char *const *names, int count) {
    for (int n = 0; n < count; ++n) {
        if (strcmp(text, names[n]) == 0) {
            return n;
        }
    }
    fprintf(stderr, "%s: none of", what);
    for (int n = 0; n < count; ++n) {
        fprintf(stderr, " %s", names[n]);
    }
    fprintf(stderr, ": %s\n", text);
    options_wrong();
}

#endif
