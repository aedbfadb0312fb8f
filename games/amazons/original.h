/* The original board's AI: every (amazon, move, arrow) one ply deep, scored by the squares its own amazons
 * then see. */
#ifndef AMAZONS_ORIGINAL_H
#define AMAZONS_ORIGINAL_H

#include <stdint.h>
#include "gates.h"

/* Starts on the game in `ama` (at AMA_CHOOSE, so there is a turn). */
FAR(B_AMAZONS_VALUE, void, ama_original_begin, (void));

/* Scores at most one turn; 1 when all were scored and ama_original_best is set. */
FAR(B_AMAZONS_VALUE, uint8_t, ama_original_step, (void));

/* From, to, arrow. */
extern uint8_t ama_original_best[3];

#endif
