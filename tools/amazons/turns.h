/* All turns of a position, each with the entries of the policy's table (games/amazons/policy.h) whose sum is its score. The
 * engine adds these up from maps; for fitting the table they are listed one by one. tests/amazons/host/test_amazons_turns.c
 * compares the sums with the engine's scores. */
#ifndef AMAZONS_TURNS_H
#define AMAZONS_TURNS_H

#include <stdint.h>

#define TURNS_MAX 4000
#define TURNS_ENTRIES 40
#define TURNS_NONE 64 /* no square */

typedef struct {
    uint64_t free; /* bit: square */
    uint8_t amazon[8];
    uint8_t side;                /* to move */
    uint8_t last_to, last_arrow; /* of the turn before, or TURNS_NONE */
} turns_position_t;

typedef struct {
    uint8_t from, to, arrow;
    uint8_t count;
    uint8_t entry[TURNS_ENTRIES];
} turns_turn_t;

/* The game in `ama`, at AMA_CHOOSE. */
turns_position_t turns_position(void);

/* Arrows on the board. */
unsigned turns_arrows(const turns_position_t *p);

/* How many there are. */
unsigned turns_list(const turns_position_t *p, turns_turn_t *turns);

#endif
