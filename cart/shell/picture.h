/* The picture of the game, or of the options, that the hand points to. Its tiles come in bit by bit, a few each tick. */
#ifndef SHELL_PICTURE_H
#define SHELL_PICTURE_H

#include <stdint.h>

void picture_screen_draw(void);   /* the menu's background and colours; while rendering is off */
void picture_want(uint8_t item);  /* another line of the menu; the one past the games is OPTIONS */
void picture_tick(void);

#endif
