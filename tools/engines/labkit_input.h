/* Input files of the labkit command. Any error in one is reported with file and line, and ends the
 * program with status 2: a test must never compare half a result. */
#ifndef LABKIT_INPUT_H
#define LABKIT_INPUT_H

#include "libretro/board/signals.h"

#include <stdbool.h>
#include <stdio.h>

#define LINE_ROOM 65536

/* A text file being read, line by line. */
typedef struct {
    const char *path;
    FILE *file;
    unsigned long number; /* of the line in `line` */
    char line[LINE_ROOM]; /* without its end */
} input_t;

void input_open(input_t *in, const char *path);

/* The next line that is not empty; false at the end of the file. */
bool input_next(input_t *in);

/* Prints "labkit: path:line: what" and exits with status 2. */
_Noreturn void input_fail(const input_t *in, const char *what);

/* Prints "labkit: what" and exits with status 2. */
_Noreturn void fail(const char *what, const char *detail);

/* ---- JSON lines: one flat object a line; these look up a key ---- */

bool json_has(const input_t *in, const char *key);
long json_int(const input_t *in, const char *key, long min, long max);
bool json_bool(const input_t *in, const char *key);

/* Copies the value to `out`. */
void json_text(const input_t *in, const char *key, char *out, size_t room);

/* The text right after "key": (for arrays), NULL if there is none. */
const char *json_find(const input_t *in, const char *key);

/* ---- maps ---- */

/* Reads a file of "name map441" lines. */
void maps_read(const char *path);

/* The map of a name; fails at the present line of `in` if there is none. */
const map_t *maps_find(const input_t *in, const char *name);

/* 441 characters 0 and 1; false if it is anything else. */
bool map_parse(const char *text, map_t *map);

/* ---- arguments ---- */

/* The argument that is the wanted kind of file: its name ends in `suffix` and, if `key` is given, its first
 * line has that JSON key (negated by a leading '!'). The order of files on the command line does not matter.
 */
const char *input_pick(int argc, char **argv, const char *suffix, const char *key, const char *what);

/* Ends the program unless there are `count` arguments. */
void input_expect(int argc, char **argv, int count);

/* A number from the command line. */
unsigned long parse_number(const char *text, const char *what, unsigned long max);

#endif
