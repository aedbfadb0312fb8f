#include <string.h>
#include "cart/save_page.h"
#include "cart/stats_page.h"

uint16_t stats_counts[SAVE_STATS_BYTES / 2];

void stats_load(uint8_t slot) {
    memset(stats_counts, 0, sizeof stats_counts);
    save_load(slot, stats_counts, sizeof stats_counts);
}

/* Keeps the first `counters` of them; the slot may have more, and they stay. */
static void keep(uint8_t slot, uint8_t counters) {
    save_store(slot, stats_counts, counters * 2u);
}

static void count(uint8_t counter) {
    if (stats_counts[counter] != 0xFFFF) {
        ++stats_counts[counter];
    }
}

void stats_add(uint8_t slot, uint8_t counter) {
    stats_load(slot);
    count(counter);
    keep(slot, (uint8_t)(counter + 1));
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
    if (counter != 0) { /* none would empty the slot */
        keep(slot, counter);
    }
}

void stats_best(uint8_t slot, uint8_t counter, uint16_t value) {
    stats_load(slot);
    if (stats_counts[counter] == 0 || value < stats_counts[counter]) {
        stats_counts[counter] = value;
        keep(slot, (uint8_t)(counter + 1));
    }
}
