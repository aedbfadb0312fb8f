/* The plain screen that words stand on: a title between brass rods, the colours of text. */
#ifndef PAPER_H
#define PAPER_H

#include "cart/text.h"
#include "gates.h"

#define PAPER_KEYS_ROW TEXT_CHOICE(26, 25) /* what the keys do: the last words of the safe area */

void paper_draw(const char *title);     /* while rendering is off */
FAR(B_TITLE, void, paper_room, (void)); /* its frame and wall (shell/room.c) */

#endif
