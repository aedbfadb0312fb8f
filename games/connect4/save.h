#ifndef C4_SAVE_H
#define C4_SAVE_H

#include <stdint.h>

void c4_save_keep(void);    /* the match as it is */
uint8_t c4_save_load(void); /* 1 when one was kept and is now in c4_state.match, else a new one is there */

#endif
