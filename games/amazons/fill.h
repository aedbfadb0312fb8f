/* The inner loops of closed endgames: regions of up to 16 cells, sets of cells as 16 bits. fill.s is the 6502 version, fill_ref.c
 * its C twin for the host; a sim65 test compares them. They are in the page of endgame.c and use no other page.
 */
#ifndef AMAZONS_FILL_H
#define AMAZONS_FILL_H

#include <stdint.h>
#include "cart/twin.h"

#define AMA_FILL_CELLS 16
#define AMA_FILL_NO_CELL 0xFF

/* The region, set by the caller. */
extern uint8_t ama_fill_around_lo[AMA_FILL_CELLS],
    ama_fill_around_hi[AMA_FILL_CELLS];             /* neighbours of a cell as a set: cells 0..7, 8..15 */
extern uint8_t ama_fill_beside[8 * AMA_FILL_CELLS]; /* [direction * AMA_FILL_CELLS + cell]: next cell or AMA_FILL_NO_CELL */

/* The position, set by the caller. */
ZP(uint16_t, ama_fill_free);    /* free cells */
ZP(uint16_t, ama_fill_amazons); /* cells of the amazons */

/* Result of ama_fill_sees. */
ZP(uint16_t, ama_fill_seen);

/* Number of free cells that are joined to an amazon, over free cells and amazons. */
TWINS(uint8_t, ama_fill_room, (void));

/* ama_fill_seen = free cells that a queen on this cell can move to. */
TWINS(void, ama_fill_sees, (uint8_t cell));

#endif
