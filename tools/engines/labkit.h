/* The commands of build/host/labkit; each takes the arguments after its name, without options, and returns the exit status. */
#ifndef LABKIT_COMMANDS_H
#define LABKIT_COMMANDS_H

#include "libretro/board/board.h"

int command_scenes(int argc, char **argv);
int command_display(int argc, char **argv);
int command_dist(int argc, char **argv);
int command_trig(int argc, char **argv);
int command_game(int argc, char **argv);
int command_lfsr(int argc, char **argv);
int command_mapgen(int argc, char **argv);
int command_shot(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_verify(int argc, char **argv);
int command_mazes(int argc, char **argv);
int command_walk(int argc, char **argv);
int command_states(int argc, char **argv);
int command_trace(int argc, char **argv);

/* A behaviour by its name (built, meant, extended), with its default clock; ends the program if there is no such name. */
void command_behaviour(const char *text, pins_t *pins);

/* The value of an option, or its default. */
const char *command_option(const char *name, const char *preset);

#endif
