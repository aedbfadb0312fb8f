#include "cart/think.h"
#include "games/template/ai.h"

static uint8_t heap, level, at, move;
static uint16_t seed;
static uint8_t loses[TP_HEAP_MOST + 1]; /* 1: the player who has to take from this many loses against best play */

void tp_think_begin(const tp_game_t *game, uint8_t wanted, uint16_t chance) {
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
    if (level == TP_EASY) {
        move = (uint8_t)(seed % most(heap) + 1);
        return 1;
    }
    move = best(at);
    if (at != heap) {
        loses[at] = move == 0;
        ++at;
        return 0;
    }
    if (move == 0) {
        move = 1; /* every heap that it can leave wins for the other */
    }
    return 1;
}

uint8_t tp_think_move(void) {
    return move;
}

THINK_RUN(tp_think_run, tp_think_step)
