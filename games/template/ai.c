#include "games/template/ai.h"

static uint8_t heap, level, seed, at;
static uint8_t loses[TP_HEAP_MOST + 1]; /* 1: who has to take from so many loses against best play */

void tp_think_begin(const tp_game_t *game, uint8_t wanted, uint8_t chance) {
    heap = game->left;
    level = wanted;
    seed = chance;
    at = 0;
}

static uint8_t most(uint8_t left) {
    return left < TP_TAKE_MOST ? left : TP_TAKE_MOST;
}

/* What to take from a heap so that the rest loses; 0 when nothing does. */
static uint8_t best(uint8_t left) {
    uint8_t take;
    for (take = 1; take <= most(left); ++take) {
        if (loses[left - take]) {
            return take;
        }
    }
    return 0;
}

uint8_t tp_think_step(void) {
    uint8_t take;
    if (level == TP_EASY) {
        return (uint8_t)(seed % most(heap) + 1);
    }
    take = best(at);
    if (at != heap) {
        loses[at] = take == 0;
        ++at;
        return 0;
    }
    return take != 0 ? take : 1;
}
