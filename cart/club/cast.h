/* The cast: the five opponents that the levels of the machine are, weakest first, and the board itself, who plays Original. Each has a
 * portrait of 48x48 pixels in three moods, three colours, a name and four lines. */
#ifndef CLUB_CAST_H
#define CLUB_CAST_H

#include <stdint.h>
#include "gates.h"

enum { CAST_PIP, CAST_MO, CAST_HULI, CAST_WU, CAST_TOCK, CAST_BITSY, CAST_COUNT };
enum { CAST_THINKING, CAST_GLAD, CAST_BEATEN };
#define CAST_NOBODY 0xFF

#define CAST_SIDE 6 /* tiles */
#define CAST_TILES 36

/* While rendering is off: the portrait as CAST_TILES tiles of the background, in reading order, from `tile` on. A screen has one portrait. */
FAR(B_GLYPHS2, void, cast_load, (uint8_t who, uint8_t mood, uint8_t tile));

/* While rendering is on: the tiles that differ, a few at a time. Call it every tick until it returns 1; after that it costs little. */
FAR(B_GLYPHS2, uint8_t, cast_mood, (uint8_t who, uint8_t mood, uint8_t tile));

/* Three colours, those after the backdrop, into a palette in RAM. */
FAR(B_GLYPHS2, void, cast_palette, (uint8_t who, uint8_t *colours));

/* Which of the cast plays this level: a player as in turns.h less one, which is the game's own number of the level. */
FAR(B_GLYPHS2, uint8_t, cast_of_level, (uint8_t level));

/* Name and lines, for text.h. Those of the start and of a turning point are one row of at most 24 letters or 11 glyphs; the last two are two
 * rows of at most 15 letters or 7 glyphs, to be drawn while rendering is off. */
enum { CAST_NAME, CAST_START, CAST_TURN, CAST_LOST, CAST_WON, CAST_LINES };
typedef const char *cast_text_t;
FAR(B_CLUB, cast_text_t, cast_line, (uint8_t who, uint8_t line));

#endif
