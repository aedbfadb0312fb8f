/* Statistics: counters of 16 bits in a slot of the save. */
#ifndef STATS_H
#define STATS_H

#include "cart/save.h"
#include "gates.h"

extern uint16_t stats_counts[SAVE_STATS_BYTES / 2]; /* of the slot last loaded */

void stats_load(uint8_t slot);
FAR(B_SHELL, void, stats_add, (uint8_t slot, uint8_t counter));                   /* one more, up to 65,535 */
FAR(B_SHELL, void, stats_add_all, (uint8_t slot, uint16_t counters));             /* one more of each STATS_BIT, in one save: all or none */
FAR(B_SHELL, void, stats_best, (uint8_t slot, uint8_t counter, uint16_t value));  /* keeps the smallest; 0 counts as none yet */

#endif
