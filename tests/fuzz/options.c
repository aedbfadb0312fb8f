/* Options and statistics of any content and length, as an older version, a newer one or a stranger leaves them: what is loaded is in
 * range, what lies behind stays, counters only ever count. */
#include "cart/mapper.h"
#include "cart/options_page.h"
#include "cart/rng.h"
#include "cart/save_page.h"
#include "cart/sound/sound.h"
#include "cart/stats_page.h"
#include "cart/text.h"
#include "tests/fuzz/fuzz.h"

#define AREA_BYTES 0x0D00
#define COUNTERS (SAVE_STATS_BYTES / 2)
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
    memset(bytes, 0, SAVE_STATS_BYTES);
    return save_load(slot, bytes, SAVE_STATS_BYTES);
}

static void check_options(void) {
    static uint8_t before[SAVE_STATS_BYTES], after[SAVE_STATS_BYTES];
    uint16_t length = look(SAVE_OPTIONS, before), kept;
    options_load();
    FUZZ_MUST(options.music <= 1 && options.effects <= 1 && options.language < TEXT_LANGUAGES);
    FUZZ_MUST(sound_on == (options.music ? SOUND_MUSIC_ON : 0) + (options.effects ? SOUND_EFFECTS_ON : 0));
    kept = look(SAVE_OPTIONS, after);
    FUZZ_MUST(kept == (length > sizeof options ? length : sizeof options));
    FUZZ_MUST(memcmp(after, &options, sizeof options) == 0);
    FUZZ_MUST(memcmp(after + sizeof options, before + sizeof options, sizeof after - sizeof options) == 0);
    FUZZ_MUST(memcmp(options.choice, before + offsetof(options_t, choice), sizeof options.choice) == 0);
}

/* One act on a statistics slot, by three bytes. */
static void act(uint8_t slot, const uint8_t *data) {
    static uint16_t before[COUNTERS], after[COUNTERS];
    uint16_t length = look(slot, (uint8_t *)before), value = (uint16_t)(data[1] | data[2] << 8);
    uint8_t counter = data[0] >> 2;
    counter %= COUNTERS;
    switch (data[0] & 3) {
    case 0:
        stats_add(slot, counter);
        before[counter] += before[counter] != 0xFFFF;
        break;
    case 1:
        stats_add_all(slot, value);
        for (unsigned i = 0; i < 16; ++i) {
            before[i] += (value >> i & 1) && before[i] != 0xFFFF;
        }
        break;
    case 2:
        stats_best(slot, counter, value);
        if (before[counter] == 0 || value < before[counter]) {
            before[counter] = value;
        }
        break;
    default:
        stats_load(slot);
        FUZZ_MUST(memcmp(stats_counts, before, sizeof before) == 0);
        break;
    }
    FUZZ_MUST(look(slot, (uint8_t *)after) >= length);
    FUZZ_MUST(memcmp(before, after, sizeof before) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t bytes[SAVE_STATS_BYTES];
    uint8_t slot, length;
    if (size < 2) {
        return 0;
    }
    memset(save_area, 0, sizeof save_area);
    save_boot();
    slot = data[0] % SAVE_GAMES;
    length = (uint8_t)(data[1] % (save_size[slot] + 1));
    data += 2;
    size -= 2;
    length = size < length ? (uint8_t)size : length;
    memcpy(bytes, data, length);
    save_store(slot, bytes, length);
    check_options();
    for (data += length, size -= length; slot != SAVE_OPTIONS && size >= 3; data += 3, size -= 3) {
        act(slot, data);
    }
    return 0;
}
