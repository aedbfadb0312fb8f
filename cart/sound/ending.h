/* The theme of a game, and how it ends: a jingle takes the place of its theme, which comes back after it. Jingles are music; with the music off a short effect
 * says the same. */
#ifndef ENDING_H
#define ENDING_H

#include <stdint.h>

enum { SOUND_WIN, SOUND_LOSE, SOUND_DRAW, SOUND_SOLVED, SOUND_GOAL, SOUND_ENDINGS };

/* Plays a game's theme; when the end is near the fuller one with the next id, from a bar line on. May be asked again and again. After a
 * jingle the plain one comes back. */
void sound_theme(uint8_t song, uint8_t end_near);

void sound_ending(uint8_t ending);

#endif
