#include "games/amazons/settle.h"
#include "games/amazons/endgame.h"
#include "games/amazons/rules.h"

#define POSITIONS 600 /* for each region */

uint8_t ama_settled, ama_settled_closed, ama_settled_turns[2];
static uint8_t counting, most; /* the side being counted; the most turns of the first side */

void ama_settle_begin(void) {
    ama_settled = AMA_UNSETTLED;
    ama_settled_closed = 0;
    counting = AMA_RED;
    ama_endgame_count(AMA_RED, POSITIONS);
}

/* Both sides are counted; the side to move wins with at least one turn more than the other has. */
static void decide(uint8_t red_most, uint8_t blue_most) {
    uint8_t red = ama_settled_turns[AMA_RED], blue = ama_settled_turns[AMA_BLUE];

    if (ama.side == AMA_RED) {
        ++blue_most;
    } else {
        ++red_most;
    }
    if (red >= blue_most) {
        ama_settled = AMA_RED;
    } else if (blue >= red_most) {
        ama_settled = AMA_BLUE;
    }
}

uint8_t ama_settle_step(void) {
    if (!ama_endgame_step()) {
        return 0;
    }
    if (!ama_endgame_closed) {
        return 1;
    }
    ama_settled_turns[counting] = ama_endgame_least;
    if (counting == AMA_RED) {
        most = ama_endgame_most;
        counting = AMA_BLUE;
        ama_endgame_count(AMA_BLUE, POSITIONS);
        return 0;
    }
    ama_settled_closed = 1;
    decide(most, ama_endgame_most);
    return 1;
}
