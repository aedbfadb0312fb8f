/* The picture of the game, or of the options, that the hand points to. Its tiles come in bit by bit, a few each tick. */
#ifndef SHELL_PICTURE_H
#define SHELL_PICTURE_H

#include <stdint.h>

void picture_screen_draw(void);   /* the menu's background and colours; while rendering is off */
void picture_want(uint8_t item);  /* another line of the menu; the one past the games is OPTIONS */
void picture_tick(void);

/* The icon of a line of the menu, when item `first` is on the top line. Its palette shares a byte with the line above or below. */
#define MENU_LINES 6
#define PICTURE_ICON_PACKETS 3
#define PICTURE_ICON_BYTES 5
void picture_icon(uint8_t line, uint8_t first);

#endif
