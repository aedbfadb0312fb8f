/* The plain screen that words stand on: a title between brass rods, the colours of text. */
#ifndef PAPER_H
#define PAPER_H

void paper_draw(const char *title); /* while rendering is off */

#endif
