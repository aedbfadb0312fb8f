/* The picture of the game that the hand points to. Its tiles come in bit by bit, a few each tick. */
#ifndef SHELL_PICTURE_H
#define SHELL_PICTURE_H

#include <stdint.h>

void picture_screen_draw(void);   /* the menu's background and colours; while rendering is off */
void picture_want(uint8_t item);  /* another game was chosen, or none of them (an item past the games) */
void picture_tick(void);

#endif
