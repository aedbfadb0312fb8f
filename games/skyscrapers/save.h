/* The unfinished puzzle in the battery RAM: grade, time, whether help was used, then slot.h's bytes. */
#ifndef SKY_SAVE_H
#define SKY_SAVE_H

#include <stdint.h>

void sky_save_keep(void);
uint8_t sky_save_load(void); /* 1 when a puzzle was kept and is now in rules and play */

#endif
