#include <string.h>
#include "cart/save.h"
#include "cart/stats.h"

uint16_t stats_counts[SAVE_STATS_BYTES / 2];
static uint16_t length; /* of what the slot holds: it may have more counters than this version knows, and they stay */

void stats_load(uint8_t slot) {
    memset(stats_counts, 0, sizeof stats_counts);
    length = save_load(slot, stats_counts);
}

static void set(uint8_t counter, uint16_t value) {
    uint16_t needed = counter;
    needed = needed * 2 + 2;
    if (length < needed) {
        length = needed;
    }
    stats_counts[counter] = value;
}

static void count(uint8_t counter) {
    if (stats_counts[counter] != 0xFFFF) {
        set(counter, stats_counts[counter] + 1);
    }
}

void stats_add(uint8_t slot, uint8_t counter) {
    stats_load(slot);
    count(counter);
    save_store(slot, stats_counts, length);
}

void stats_add_all(uint8_t slot, uint16_t counters) {
    uint8_t counter;
    stats_load(slot);
    for (counter = 0; counters != 0; ++counter) {
        if ((uint8_t)counters & 1) {
            count(counter);
        }
        counters >>= 1;
    }
    save_store(slot, stats_counts, length);
}

void stats_best(uint8_t slot, uint8_t counter, uint16_t value) {
    stats_load(slot);
    if (stats_counts[counter] == 0 || value < stats_counts[counter]) {
        set(counter, value);
        save_store(slot, stats_counts, length);
    }
}
