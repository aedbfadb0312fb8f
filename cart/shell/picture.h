/* The pictures of the games, 4x4 tiles each: on the menu, and at the head of the help. */
#ifndef PICTURE_H
#define PICTURE_H

#include <stdint.h>
#include "gates.h"

#define PICTURE_SIDE 4   /* tiles */
#define PICTURE_TILES 16 /* at most: equal ones are there once */

/* While rendering is off: a game's picture in nametable 0, its tiles from `tile` on. The number of its palette, in the menu's order: text,
 * wood, c4board, menu_blue. */
FAR(B_TITLE, uint8_t, picture_put, (uint8_t index, uint16_t corner, uint8_t tile));

#endif
