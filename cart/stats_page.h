/* Statistics as their own page sees them; from other pages these are far calls (gates.h). Counters of 16 bits in a slot. */
#ifndef STATS_PAGE_H
#define STATS_PAGE_H

#include "cart/save.h"

extern uint16_t stats_counts[SAVE_STATS_BYTES / 2]; /* of the slot last loaded */

void stats_load(uint8_t slot);
void stats_add(uint8_t slot, uint8_t counter);                   /* one more, up to 65,535 */
void stats_add_all(uint8_t slot, uint16_t counters);             /* one more of each STATS_BIT, in one save: all or none */
void stats_best(uint8_t slot, uint8_t counter, uint16_t value);  /* keeps the smallest; 0 counts as none yet */

#endif
