/* The unfinished game in the battery RAM: a head of four bytes and the moves. */
#ifndef GB_SAVE_H
#define GB_SAVE_H

#include <stdint.h>

void gb_save_keep(void);    /* the game as it stands; an ended one empties the slot */
uint8_t gb_save_load(void); /* 1 when a game was kept and is now in rules and play */

#endif
