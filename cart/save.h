/* The battery RAM, $6000-$6CFF. Everything kept over power-off is in slots. games/games.txt says how large those of the games are,
 * and tools/mkcart lays them out, the same in every ROM:
 *
 *     +0      4 bytes to find out whether there is any RAM
 *     +4      the journal
 *     then    for each game its record, twice (its choices, then its statistics), and its unfinished game, once
 *     at the end, downwards: the slots of the shell, each twice, then one more for each game that asks for it
 *
 * A copy of a slot:  +0 magic  +1 version  +2 length (2)  +4 CRC-16 (2)  +6 payload. The CRC covers version, length and payload.
 *
 * A change is first written to the journal, whole, and sealed by a CRC of its own; then it is carried out, and the seal is broken.
 * Power may go at any moment: before the seal the old state is there, and after it the next power-on carries the change out again.
 * A slot that is kept twice survives a flipped bit: the good copy mends the other. Only save.c touches this memory.
 */
#ifndef SAVE_H
#define SAVE_H

#include <stdint.h>
#include "gates.h"
#include "save_slots.h"

extern uint8_t game_slot; /* the record of the running game (game.h) */

#define SAVE_CHOICES 8 /* bytes at the beginning of a game's record: what was last chosen on its setup screen */
/* the slot of the unfinished game follows that of the record */
#define SAVE_GAME(record) ((uint8_t)((record) + 1))
#define SAVE_NONE 0xFF

typedef struct {
    uint16_t at;   /* offset of the first copy in the battery RAM */
    uint16_t size; /* of its payload, at most */
    uint8_t copies;
} save_slot_t;
extern const save_slot_t save_slots[];
extern const uint8_t save_slot_count;

/* What was found at power-on. */
extern uint8_t save_state;
enum { SAVE_GOOD, SAVE_NO_RAM, SAVE_DAMAGED, SAVE_GAME_LOST };

/* Looks at all slots and mends them. A save of an earlier release is taken over (save_old.c). */
FAR(B_SHELL, void, save_boot, (void));

/* Length of the slot's payload, 0 when there is none. */
FAR(B_SHELL, uint16_t, save_length, (uint8_t slot));

/* Copies the slot's payload to `to`, at most `most` bytes; returns how many. */
FAR(B_SHELL, uint16_t, save_load, (uint8_t slot, void *to, uint16_t most));

/* The slot holds these `length` bytes from now on, and nothing else; 0 empties it. Without battery RAM: nothing. */
FAR(B_SHELL, void, save_store, (uint8_t slot, const void *from, uint16_t length));

/* The unfinished game of the running game, field by field. One walk over its fields both keeps and reads it, so that the two cannot disagree:
 *
 *     static void walk(void) { save_field(&state.seed, 2); ... }
 *     if (save_open(SAVE_KEEP)) { walk(); save_close(); }
 *     if (save_open(SAVE_READ)) { walk(); fine = save_close(); }
 *
 * save_open is 0 when there is nothing to read, or nothing is to be kept: without RAM, or in a demo. save_rest is for a list at the end: how
 * many bytes of it there are, `bytes` when it is being kept. save_close says whether all that was read was there, and no more. */
enum { SAVE_KEEP, SAVE_READ };
FAR(B_SHELL, uint8_t, save_open, (uint8_t way));
FAR(B_SHELL, void, save_field, (void *field, uint16_t bytes));
FAR(B_SHELL, uint16_t, save_rest, (uint16_t bytes));
FAR(B_SHELL, uint8_t, save_close, (void));

/* For a game that has no time to spare: save_close_later starts saving, and save_slice continues, about 2,000 cycles at a time; 1 when there is
 * nothing left to do. What was begun is finished before anything else is read or changed. */
FAR(B_SHELL, void, save_close_later, (void));
FAR(B_SHELL, uint8_t, save_slice, (void));
FAR(B_SHELL, void, save_drop, (void)); /* there is no longer an unfinished game */

/* Changes `length` bytes of the slot from offset `at` on. The others stay as they are, including those that only a later version knows. */
FAR(B_SHELL, void, save_update, (uint8_t slot, uint8_t at, const void *from, uint8_t length));

/* The number at an offset of the slot, 0 if it does not reach so far. */
FAR(B_SHELL, uint16_t, save_read16, (uint8_t slot, uint8_t at));

/* The same as save_update for one number after the other, as one change; for stats.c. save_commit may empty a second slot in the same step. */
uint8_t save_stays(void); /* 1: the end of this game is not counted and drops no save: it is a demo or a lesson */
uint8_t save_begin(uint8_t slot); /* 0 without RAM */
uint16_t save_get16(uint8_t at);
void save_put16(uint8_t at, uint16_t value);
void save_commit(uint8_t emptied); /* a slot, or SAVE_NONE */

#endif
