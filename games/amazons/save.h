/* The unfinished game in the battery RAM: a head and the turns. */
#ifndef AMA_SAVE_H
#define AMA_SAVE_H

#include <stdint.h>

void ama_save_keep(void);    /* the game as it stands; an ended one empties the slot */
uint8_t ama_save_load(void); /* 1 when a game was kept and is now in rules and play */

#endif
