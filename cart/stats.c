#include "cart/stats.h"
#include "cart/game.h"

static uint8_t place_of(uint8_t counter) {
    return (uint8_t)(SAVE_CHOICES + counter + counter);
}

static void count(uint16_t counters) {
    uint8_t place = SAVE_CHOICES;
    uint16_t value;
    for (; counters != 0; counters >>= 1) {
        if ((uint8_t)counters & 1) {
            value = save_get16(place);
            if (value != 0xFFFF) {
                save_put16(place, value + 1);
            }
        }
        place += 2;
    }
}

uint16_t stats_get(uint8_t counter) {
    return save_read16(game_slot, place_of(counter));
}

void stats_count(uint16_t counters) {
    if (!save_stays() && save_begin(game_slot)) {
        count(counters);
        save_commit(SAVE_NONE);
    }
}

static void keep_best(uint8_t counter, uint16_t time) {
    uint8_t place = place_of(counter);
    uint16_t best = save_get16(place);
    if (best == 0 || time < best) {
        save_put16(place, time);
    }
}

/* A lost game ends a streak of wins, a draw does not. */
static void keep_streak(uint16_t counters) {
    uint16_t row;
    if (counters & STATS_BIT(STATS_LOST)) {
        save_put16(SAVE_CHOICES + 2 * STATS_STREAK, 0);
    } else if (counters & STATS_BIT(STATS_STREAK)) {
        row = save_get16(SAVE_CHOICES + 2 * STATS_STREAK);
        if (row > save_get16(SAVE_CHOICES + 2 * STATS_LONGEST)) {
            save_put16(SAVE_CHOICES + 2 * STATS_LONGEST, row);
        }
    }
}

void stats_finish(uint16_t counters, uint8_t best, uint16_t time) {
    if (!save_stays() && save_begin(game_slot)) {
        count(counters);
        keep_streak(counters);
        if (best != STATS_NO_BEST) {
            keep_best(best, time);
        }
        save_commit(SAVE_GAME(game_slot));
    }
}
