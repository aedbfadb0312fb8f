/* The parts of the host command `gobang`. Each gets its name and the arguments after it, and returns the exit status. */
#ifndef ENGINES_GOBANG_H
#define ENGINES_GOBANG_H

#include <stdint.h>

int gobang_pbrain(int argc, char **argv); /* the Gomocup (Piskvork) protocol */
int gobang_match(int argc, char **argv);  /* games between levels */

/* beginner, easy, medium, hard, top, original -> GB_LEVEL_...; -1 for anything else. */
int gobang_level(const char *name);

/* Reads the options after a command's name: --level, --seed and, unless `why` is NULL, --why. */
void gobang_options(int argc, char **argv, uint8_t *level, uint16_t *seed, const char **say_why);

/* Thinks about the present position until the move is known. */
uint8_t gobang_think(uint8_t level, uint16_t seed);

#endif
