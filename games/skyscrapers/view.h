/* What is seen. Reads rules and play, draws what has changed. Every _enter is called while rendering is off. */
#ifndef SKY_VIEW_H
#define SKY_VIEW_H

#include <stdint.h>

/* view.c: the board. */
void sky_view_enter(void);
void sky_view_tick(void);

/* panel.c, for view.c: beside and below the board. */
void sky_panel_enter(void); /* the cell under the cursor, the time, the number of the puzzle */
void sky_panel_tick(void);
void sky_words_enter(void); /* the two lines of words, which every state has */
void sky_words_tick(void);
void sky_bar_enter(void); /* how far the maker is */
void sky_bar_tick(void);
void sky_scene_draw(void); /* the table that everything lies on: planks all over the screen but for the lines of words */

/* skyline.c: the towers of one line from the side, those that its clue sees with their lights on. A screen of its own. */
void sky_skyline_open(void); /* goes there from the board */
void sky_skyline_enter(void);
void sky_skyline_tick(void);

#endif
