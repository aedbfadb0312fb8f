/* A screen of words: a title between brass rods, on the ground of the game that is chosen or of the cart. */
#ifndef PAPER_H
#define PAPER_H

#include "cart/text.h"
#include "gates.h"

#define PAPER_TITLE_ROW TEXT_CHOICE(3, 2)
#define PAPER_RULE_ROW 4                   /* the rod below the title */
#define PAPER_KEYS_ROW TEXT_CHOICE(26, 25) /* what the keys do: the last words of the safe area */

enum { PAPER_WOOD, PAPER_HOLES, PAPER_GRASS, PAPER_WINDOWS, PAPER_POINTS, PAPER_BRICKS, PAPER_GROUNDS };
#define PAPER_WEAVE FONT_NO_SAVE /* its tile: it takes the place of font pictures that such a screen does not show */

void paper_draw(const char *title);               /* while rendering is off */
FAR(B_TITLE, void, paper_room, (void));           /* its ground, frame and wall (shell/room.c) */
FAR(B_ART, void, paper_ground, (uint8_t ground)); /* the font on it (ground.c, in the font's page) */

#endif
