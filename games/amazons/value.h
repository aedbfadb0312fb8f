/* What a position is worth: a chance of winning, learned from games of the engine against itself (value_weights.c). value.s is the 6502 version, value_ref.c the same in C; a sim65 test compares them.
 */
#ifndef AMAZONS_VALUE_H
#define AMAZONS_VALUE_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

#define AMA_VALUE_WON 32767 /* the side to move cannot move */
#define AMA_VALUE_LOST 0    /* only the side to move can */

/* It is the chance of ama_hot_side, which has just moved. The counts are mine less theirs, except for the two "both" ones: */
#define AMA_VALUE_COUNTS 12
enum {
    AMA_N_ONE_TWO,  /* squares I reach in one queen move and they in two */
    AMA_N_ONE,      /* in one, they in more than two moves */
    AMA_N_TWO,      /* in two, they in more */
    AMA_N_BOTH_ONE, /* both in one */
    AMA_N_BOTH_TWO, /* both in two */
    AMA_N_THREE,    /* in three, they in three or more */
    AMA_N_KING_1,   /* first in one king step, in two, in three */
    AMA_N_KING_2,
    AMA_N_KING_3,
    AMA_N_NEARER_1, /* nearer by one king step, by two, by more; squares not reached in five steps count as six */
    AMA_N_NEARER_2,
    AMA_N_NEARER_3
};
/* In addition each amazon counts by its free neighbours and by the number of squares that it sees, and so does being on the move.
 * There is a row of weights for each number of arrows on the board: */
#define AMA_VALUE_ROW 48
#define AMA_VALUE_ROWS 57
#define AMA_VALUE_SHIFT 12    /* log-odds are in 1/128 after a shift to the right by 12 bits; negative: to the left */
#define AMA_VALUE_TEMPO_LO 13 /* 16 bits from here on, low bytes first */
#define AMA_VALUE_TEMPO_HI 14
#define AMA_VALUE_LIBERTY_LO 15 /* 9 */
#define AMA_VALUE_LIBERTY_HI 24
#define AMA_VALUE_REACH_LO 33 /* 7 classes */
#define AMA_VALUE_REACH_HI 40
extern const uint8_t ama_value_weights[AMA_VALUE_ROWS * AMA_VALUE_ROW];
#define AMA_VALUE_CHANCES 512 /* chances of 0, 1/64, 2/64 ... log-odds */
extern const uint8_t ama_value_chance_lo[AMA_VALUE_CHANCES], ama_value_chance_hi[AMA_VALUE_CHANCES];

/* The first part of it: the counts from AMA_N_KING_1 on. */
TWINS(void, ama_value_kings, (void));

/* The rest, and the sum. */
FAR(B_AMAZONS_VALUE, uint16_t, ama_value, (void));
uint16_t TWIN(ama_value)(void);

#ifndef HOT_ASM /* the twins only */
/* The inputs of the last evaluation: the counts, and for each amazon its free neighbours and the class of its reach. */
#define AMA_VALUE_LIBERTIES 9
#define AMA_VALUE_CLASSES 7
int ama_twin_count(uint8_t count);
void ama_twin_amazon(uint8_t square, uint8_t *liberties, uint8_t *class);
#endif

#endif
