/* The table that everything lies on. While rendering is off. */
#ifndef SKY_SCENE_H
#define SKY_SCENE_H

#include <stdint.h>

/* Rows of the two lines of words below the board: what is said, and what the buttons do. */
#define SKY_MESSAGE_ROW 25
#define SKY_KEYS_ROW 26

/* Loads its tiles, lays planks all over the screen and leaves the lines of words free. */
void sky_scene_draw(void);

#endif
