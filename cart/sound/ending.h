/* The end of a game: a jingle takes the place of its theme, which comes back after it. Jingles are music; with the music off a short effect
 * says the same. */
#ifndef ENDING_H
#define ENDING_H

#include <stdint.h>

enum { SOUND_WIN, SOUND_LOSE, SOUND_DRAW, SOUND_SOLVED, SOUND_GOAL, SOUND_ENDINGS };

void sound_ending(uint8_t ending);

#endif
