#include "games/amazons/review.h"
#include "games/amazons/ai.h"
#include "games/amazons/rules.h"
#include "games/amazons/search.h"

#define ALL 127

ama_review_t ama_review;

/* The turns after the position stay in the game's list, to undo and replay them. */
void ama_review_go(uint8_t turns) {
    const uint8_t *next;

    while (ama.turns > turns) {
        ama_undo();
    }
    while (ama.turns < turns) {
        next = ama.moves + (uint8_t)(ama.turns * 3);
        ama_play(next[0], next[1], next[2]);
    }
}

void ama_review_begin(uint8_t loser) {
    ama_review.loser = loser;
    ama_review.total = ama.turns;
    ama_review.drop = 0;
    ama_review.turning = AMA_NO_TURNING;
    ama_review.value = 0;
    ama_review_go(0);
}

/* The position is worth `value` to the side to move: how much did the turn before it lose? */
static void compare(uint8_t value) {
    uint8_t drop, i;

    drop = ama_review.value + value; /* at most 254 */
    if (ama.turns != 0 && ama.side != ama_review.loser && drop > ALL && drop - ALL > ama_review.drop) {
        ama_review.drop = drop - ALL;
        ama_review.turning = ama.turns - 1;
        for (i = 0; i < 3; ++i) {
            ama_review.better[i] = ama_review.best[i];
        }
    }
    ama_review.value = value;
}

void ama_review_note(void) {
    uint8_t i;

    compare(ama_search_value);
    for (i = 0; i < 3; ++i) {
        ama_review.best[i] = ama_turn[i];
    }
}

uint8_t ama_review_step(void) {
    if (ama.turns == ama_review.total) {
        return 1;
    }
    ama_review_go(ama.turns + 1);
    if (ama.step == AMA_OVER) {
        compare(0);
        return 1;
    }
    return 0;
}
