/* Long work in the rest of the frames: making a puzzle (begun by supply.h), the next step of the solver, checking, watching it solved. */
#ifndef SKY_WORK_H
#define SKY_WORK_H

#include <stdint.h>

void sky_work_begin(uint8_t work);            /* SKY_WORK_* */
void sky_work_think(void);                    /* the think of the play screen */
void sky_work_tick(void);                     /* state WORK: what to do when it is done */
void sky_show_tick(void);                     /* state SHOW: a step stands on the screen */

#endif
