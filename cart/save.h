/* The battery RAM. Everything kept over power-off is in slots; each slot has two copies, and each copy a head:
 *
 *     +0 magic  +1 version  +2 length (2)  +4 sequence (2)  +6 CRC-16 (2)  +8 payload
 *
 * The CRC covers the head before it and the payload. A copy is written with its magic byte first gone and put back last, and
 * never while the other copy is not whole: power may go at any moment, and one of the two, old or new, is there.
 * At power-on a copy that does not check is mended from the other. Only save.c touches this memory.
 */
#ifndef SAVE_H
#define SAVE_H

#include <stdint.h>

/* The order and the sizes (save_layout.c) are a promise to saves that people have: add at the end only. */
enum {
    SAVE_OPTIONS,
    SAVE_CONNECT4_STATS,
    SAVE_AMAZONS_STATS,
    SAVE_GOBANG_STATS,
    SAVE_SKYSCRAPERS_STATS,
    SAVE_LABYRINTH_STATS,
    SAVE_GAMES, /* the slots before may grow at their end from version to version, those of games are replaced whole */
    SAVE_CONNECT4_GAME = SAVE_GAMES,
    SAVE_AMAZONS_GAME,
    SAVE_GOBANG_GAME,
    SAVE_SKYSCRAPERS_GAME,
    SAVE_LABYRINTH_GAME,
    SAVE_SLOTS
};

#define SAVE_STATS_BYTES 48
#define STATS_BIT(counter) (1u << (counter)) /* for stats_add_all: counters 0..15 of a slot */
extern const uint16_t save_size[SAVE_SLOTS]; /* payload bytes a slot can hold */

/* What was found at power-on. */
extern uint8_t save_state;
enum { SAVE_GOOD, SAVE_NO_RAM, SAVE_DAMAGED };

/* save_load and save_store are called through the gate: gates.h; in the shell's own page: save_page.h. */

#endif
