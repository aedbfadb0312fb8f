/* Beside and below the board: the cell under the cursor, the time, the number of the puzzle; what is said; the bar. */
#ifndef SKY_PANEL_H
#define SKY_PANEL_H

#include <stdint.h>

void sky_panel_enter(void); /* while rendering is off */
void sky_panel_tick(void);

/* The two lines of words, which every state has. */
void sky_words_enter(void);
void sky_words_tick(void);

/* How far the maker is. */
void sky_bar_enter(void);
void sky_bar_tick(void);

#endif
