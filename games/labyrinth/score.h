/* How good a walk was: its time against the shortest way at full pace, so that it does not depend on luck with the maze. */
#ifndef LABYRINTH_SCORE_H
#define LABYRINTH_SCORE_H

#include <stdint.h>
#include "gates.h"

#define LAB_SCORE_WORST 999
enum { LAB_MEDAL_NONE, LAB_MEDAL_BRONZE, LAB_MEDAL_SILVER, LAB_MEDAL_GOLD };
/* At most this many per cent. */
#define LAB_SCORE_GOLD 225
#define LAB_SCORE_SILVER 350
#define LAB_SCORE_BRONZE 600

/* Cells from the start of the maze to its centre. */
uint8_t lab_score_way(void);

/* Per cent of the time that `cells` take at 2.8 cells a second. Nobody beats that, since turning takes time. */
FAR(B_LABYRINTH_DRAW, uint16_t, lab_score_percent, (uint16_t seconds, uint16_t cells));
FAR(B_LABYRINTH_DRAW, uint8_t, lab_score_medal, (uint16_t percent));

#endif
