/* Options and statistics of any content and length, as older versions, newer ones or other programs may leave them: loaded values
 * are in range, bytes behind them are kept, counters only go up. */
#include "cart/mapper.h"
#include "cart/options.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "tests/fuzz/fuzz.h"

#define AREA_BYTES 0x2000
#define RECORD_MAX 128 /* more than any record has */
#define COUNTERS 16
uint8_t save_area[AREA_BYTES];
static uint8_t sound_on;

void wram_open(void) {}
void wram_close(void) {}
void save_poke(uint8_t *cell, uint8_t value) {
    FUZZ_MUST(cell >= save_area && cell < save_area + AREA_BYTES);
    *cell = value;
}
void sound_switch(uint8_t flags) {
    sound_on = flags;
}

/* The payload of a slot, and its length. */
static uint16_t look(uint8_t slot, uint8_t *bytes) {
    memset(bytes, 0, RECORD_MAX);
    return save_load(slot, bytes, RECORD_MAX);
}

static void check_options(void) {
    static uint8_t before[RECORD_MAX], after[RECORD_MAX];
    uint16_t length = look(SAVE_OPTIONS, before), kept;
    options_load();
    FUZZ_MUST(options.music <= 1 && options.effects <= 1 && options.language < TEXT_LANGUAGES);
    FUZZ_MUST(sound_on == (options.music ? SOUND_MUSIC_ON : 0) + (options.effects ? SOUND_EFFECTS_ON : 0));
    kept = look(SAVE_OPTIONS, after);
    FUZZ_MUST(kept == (length > sizeof options ? length : sizeof options));
    FUZZ_MUST(memcmp(after, &options, sizeof options) == 0);
    FUZZ_MUST(memcmp(after + sizeof options, before + sizeof options, sizeof after - sizeof options) == 0);
}

static uint16_t counter_of(const uint8_t *record, uint8_t counter) {
    return (uint16_t)(record[SAVE_CHOICES + 2 * counter] | record[SAVE_CHOICES + 2 * counter + 1] << 8);
}

/* One action on the running game's record, from three bytes: some counters, and perhaps a best time. */
static void act(const uint8_t *data) {
    static uint8_t before[RECORD_MAX], after[RECORD_MAX];
    uint16_t length = look(game_slot, before), bits = (uint16_t)(data[1] | data[2] << 8), time = (uint16_t)(data[2] * 251u);
    uint8_t best = data[0] & 1 ? STATS_NO_BEST : (uint8_t)(data[0] >> 4);
    int finish = data[0] & 2;
    if (finish) {
        stats_finish(bits, best, time);
        FUZZ_MUST(save_length(SAVE_GAME(game_slot)) == 0);
    } else {
        stats_count(bits);
    }
    FUZZ_MUST(look(game_slot, after) >= length && memcmp(before, after, SAVE_CHOICES) == 0);
    uint16_t want[COUNTERS];
    for (uint8_t i = 0; i < COUNTERS; ++i) {
        want[i] = counter_of(before, i);
        want[i] += (bits >> i & 1) && want[i] != 0xFFFF;
    }
    if (finish && bits & STATS_BIT(STATS_LOST)) {
        want[STATS_STREAK] = 0;
    } else if (finish && bits & STATS_BIT(STATS_STREAK) && want[STATS_STREAK] > want[STATS_LONGEST]) {
        want[STATS_LONGEST] = want[STATS_STREAK];
    }
    if (finish && best < COUNTERS && (want[best] == 0 || time < want[best])) {
        want[best] = time;
    }
    for (uint8_t i = 0; i < COUNTERS; ++i) {
        FUZZ_MUST(counter_of(after, i) == want[i] && stats_get(i) == want[i]);
    }
    FUZZ_MUST(memcmp(before + SAVE_CHOICES + 2 * COUNTERS, after + SAVE_CHOICES + 2 * COUNTERS,
                     RECORD_MAX - SAVE_CHOICES - 2 * COUNTERS) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t bytes[RECORD_MAX];
    uint8_t slot, length;
    if (size < 2) {
        return 0;
    }
    memset(save_area, 0, sizeof save_area);
    save_boot();
    slot = (uint8_t)(data[0] % SAVE_SLOTS);
    if (save_slots[slot].copies == 1) {
        --slot; /* the record before the unfinished game */
    }
    game_slot = slot;
    length = (uint8_t)(data[1] % (save_slots[slot].size + 1) & ~1); /* counters have two bytes */
    data += 2;
    size -= 2;
    length = size < length ? (uint8_t)size : length;
    FUZZ_MUST(save_slots[slot].size <= RECORD_MAX);
    memcpy(bytes, data, length);
    save_store(slot, bytes, length);
    check_options();
    for (data += length, size -= length; slot >= SAVE_FIRST_RECORD && size >= 3; data += 3, size -= 3) {
        act(data);
    }
    return 0;
}
