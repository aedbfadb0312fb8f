/* The save as its own page sees it; from other pages these are far calls (gates.h). */
#ifndef SAVE_PAGE_H
#define SAVE_PAGE_H

#include "cart/save.h"

/* Looks at all slots and mends them. */
void save_boot(void);

/* Copies the slot's payload to `to`, the first `size` bytes of it at most. Returns its length, 0 when there is none; it can be more
 * than `size`: a newer version's, or no good. */
uint16_t save_load(uint8_t slot, void *to, uint16_t size);

/* Length of the slot's payload, 0 when there is none. */
uint16_t save_length(uint8_t slot);

/* Keeps `length` bytes (0 empties the slot). Bytes of options and statistics that lie behind them stay: they are a newer version's.
 * Without battery RAM: nothing. */
void save_store(uint8_t slot, const void *from, uint16_t length);

#endif
