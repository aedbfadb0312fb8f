/* The picture of the game, or of the options, that the hand points to. Its tiles come in bit by bit, a few each tick. */
#ifndef SHELL_PICTURE_H
#define SHELL_PICTURE_H

#include <stdint.h>

/* The menu's background, colours and icons, with game `first` on the top line of so many; while rendering is off. */
void picture_screen_draw(uint8_t first, uint8_t lines);
void picture_want(uint8_t item); /* another line of the menu; the one past the games is OPTIONS */
void picture_tick(void);

#endif
