/* The parts of the host command `gobang`. Each takes the arguments after its own name and returns the exit status. */
#ifndef ENGINES_GOBANG_H
#define ENGINES_GOBANG_H

#include <stdint.h>

int gobang_pbrain(int argc, char **argv); /* the Gomocup (Piskvork) protocol */
int gobang_match(int argc, char **argv);  /* games between levels */

/* original, easy, hard, top -> GB_LEVEL_...; -1 for anything else. */
int gobang_level(const char *name);

/* Thinks to the end on the present position. */
uint8_t gobang_think(uint8_t level, uint16_t seed);

#endif
