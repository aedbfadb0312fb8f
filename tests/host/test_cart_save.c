/* The battery save: power cut after every single byte of every kind of save, also while the damage is being mended; every
 * flipped bit; both copies bad; no RAM at all. The console's own save.c, with its writes counted. */
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include "cart/mapper.h"
#include "cart/save_page.h"
#include "tests/host/tap.h"

#define AREA_BYTES 0x0D00
#define SIGN_BYTES 4
#define HEAD_BYTES 8
#define SLOT_MAX 640

uint8_t save_area[AREA_BYTES];
static uint8_t no_ram, open_now;
static unsigned closed_writes, outside_writes;
static long pokes, cut_after; /* cut_after < 0: the power stays on */
static jmp_buf power_off;

void wram_open(void) { open_now = 1; }
void wram_close(void) { open_now = 0; }

void save_poke(uint8_t *cell, uint8_t value) {
    if (cut_after >= 0 && pokes == cut_after) {
        longjmp(power_off, 1);
    }
    ++pokes;
    closed_writes += !open_now;
    outside_writes += cell < save_area || cell >= save_area + AREA_BYTES;
    if (!no_ram) {
        *cell = value;
    }
}

/* Runs a save (or a boot, when from is NULL) with the power going after `after` bytes; 1 when it was cut. */
static int store_cut(int slot, const uint8_t *from, uint16_t length, long after) {
    pokes = 0;
    cut_after = after;
    if (setjmp(power_off)) {
        cut_after = -1;
        open_now = 0; /* the board forgets too */
        return 1;
    }
    if (from) {
        save_store((uint8_t)slot, from, length);
    } else {
        save_boot();
    }
    cut_after = -1;
    return 0;
}

static void fill(uint8_t *bytes, unsigned n, unsigned seed) {
    srand(seed);
    for (unsigned i = 0; i < n; ++i) {
        bytes[i] = (uint8_t)rand();
    }
}

static int holds(int slot, const uint8_t *want, uint16_t length) {
    static uint8_t got[SLOT_MAX];
    return save_load((uint8_t)slot, got, sizeof got) == length && memcmp(got, want, length) == 0;
}

static uint8_t old_bytes[SAVE_SLOTS][SLOT_MAX], new_bytes[SLOT_MAX], before[AREA_BYTES];

/* Whether the slot is as it must be after `length` of the new bytes were stored over the full old ones. */
static int holds_new(int slot, uint16_t length) {
    static uint8_t want[SLOT_MAX];
    if (slot >= SAVE_GAMES || length == 0) {
        return holds(slot, new_bytes, length);
    }
    memcpy(want, old_bytes[slot], save_size[slot]);
    memcpy(want, new_bytes, length);
    return holds(slot, want, save_size[slot]);
}

/* A full save in every slot. */
static void prepare(void) {
    memset(save_area, 0, sizeof save_area);
    save_boot();
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        fill(old_bytes[slot], save_size[slot], 100u + (unsigned)slot);
        save_store((uint8_t)slot, old_bytes[slot], save_size[slot]);
    }
    memcpy(before, save_area, sizeof before);
}

static unsigned others_harmed(int changed) {
    unsigned bad = 0;
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        bad += slot != changed && !holds(slot, old_bytes[slot], save_size[slot]);
    }
    return bad;
}

static unsigned torn, harmed, cuts, unhealed;

/* One kind of save, cut after each of its bytes; then the boot that mends it is cut after each of its bytes as well. */
static void cut_everywhere(int slot, uint16_t length, int cut_the_boot) {
    static uint8_t at_cut[AREA_BYTES];
    for (long k = 0;; ++k) {
        int was_cut;
        memcpy(save_area, before, sizeof before);
        was_cut = store_cut(slot, new_bytes, length, k);
        memcpy(at_cut, save_area, sizeof at_cut);
        for (long j = cut_the_boot ? 0 : -1;; ++j) {
            int boot_cut;
            memcpy(save_area, at_cut, sizeof at_cut);
            boot_cut = store_cut(0, NULL, 0, j);
            if (boot_cut) {
                save_boot();
            }
            ++cuts;
            torn += !holds(slot, old_bytes[slot], save_size[slot]) && !holds_new(slot, length);
            torn += !was_cut && !holds_new(slot, length);
            unhealed += save_state != SAVE_GOOD;
            if (!boot_cut) {
                break;
            }
        }
        harmed += others_harmed(slot);
        if (!was_cut) {
            break;
        }
    }
}

static void test_power_cuts(void) {
    prepare();
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        fill(new_bytes, SLOT_MAX, 500u + (unsigned)slot);
        cut_everywhere(slot, save_size[slot], 0);
        cut_everywhere(slot, 0, 0);
        cut_everywhere(slot, (uint16_t)(save_size[slot] / 3), 0);
    }
    printf("# %u cuts\n", cuts);
    tap_eq(torn, 0, "after a cut at any byte of any save, the old or the new state is there, whole");
    tap_eq(harmed, 0, "and no other slot is touched");
    tap_eq(unhealed, 0, "and nothing is reported as damaged");
    torn = cuts = 0;
    fill(new_bytes, SLOT_MAX, 900);
    cut_everywhere(SAVE_CONNECT4_STATS, save_size[SAVE_CONNECT4_STATS], 1);
    cut_everywhere(SAVE_OPTIONS, save_size[SAVE_OPTIONS], 1);
    printf("# %u double cuts\n", cuts);
    tap_eq(torn, 0, "the same when the mending itself is cut at any byte");
}

static void test_flipped_bits(void) {
    unsigned lost = 0, unmended = 0;
    prepare();
    for (unsigned bit = SIGN_BYTES * 8; bit < AREA_BYTES * 8; ++bit) {
        memcpy(save_area, before, sizeof before);
        save_area[bit / 8] ^= (uint8_t)(1 << bit % 8);
        save_boot();
        for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
            lost += !holds(slot, old_bytes[slot], save_size[slot]);
        }
        lost += save_state != SAVE_GOOD;
    }
    tap_eq(lost, 0, "one flipped bit anywhere loses nothing");
    /* Everything that belongs to a slot is as it was; bytes between slots are nobody's. */
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        memcpy(save_area, before, sizeof before);
        unsigned at = SIGN_BYTES;
        for (int s = 0; s < slot; ++s) {
            at += 2u * (save_size[s] + HEAD_BYTES);
        }
        save_area[at + 9] ^= 4;
        save_boot();
        unmended += memcmp(save_area + SIGN_BYTES, before + SIGN_BYTES, AREA_BYTES - SIGN_BYTES) != 0;
    }
    tap_eq(unmended, 0, "and the bad copy is mended to the byte");
}

static void test_both_bad(void) {
    unsigned at = SIGN_BYTES + HEAD_BYTES + 3;
    static uint8_t got[SLOT_MAX];
    prepare();
    save_area[at] ^= 1;
    save_area[at + save_size[0] + HEAD_BYTES] ^= 1;
    save_boot();
    tap_eq(save_state, SAVE_DAMAGED, "both copies bad: it is said");
    tap_eq(save_load(0, got, sizeof got), 0, "the slot is empty: defaults");
    tap_eq(others_harmed(0), 0, "the others are kept");
    save_boot();
    tap_eq(save_state, SAVE_GOOD, "and the next power-on finds everything in order");
}

static void test_fresh_and_none(void) {
    static uint8_t got[SLOT_MAX];
    memset(save_area, 0xFF, sizeof save_area);
    save_boot();
    tap_eq(save_state, SAVE_GOOD, "RAM fresh from the factory is no damage");
    fill(save_area, sizeof save_area, 3);
    save_boot();
    tap_eq(save_state, SAVE_DAMAGED, "RAM full of noise is");
    no_ram = 1;
    memset(save_area, 0x60, sizeof save_area);
    save_boot();
    tap_eq(save_state, SAVE_NO_RAM, "without RAM it is noticed");
    save_store(0, new_bytes, 4);
    tap_eq(save_load(0, got, sizeof got), 0, "and saving does nothing, quietly");
    no_ram = 0;
}

static void test_bounds(void) {
    prepare();
    save_store(SAVE_OPTIONS, new_bytes, (uint16_t)(save_size[SAVE_OPTIONS] + 1));
    tap_ok(holds(SAVE_OPTIONS, old_bytes[SAVE_OPTIONS], save_size[SAVE_OPTIONS]), "a save too long for its slot is refused");
    tap_eq(outside_writes, 0, "nothing was ever written outside the save area");
    tap_eq(closed_writes, 0, "nor while the RAM was write-protected");
}

/* Every slot, of every length, into a destination of every size: nothing behind it is written. */
static void test_destinations(void) {
    static uint8_t got[SLOT_MAX + 1];
    unsigned wrong = 0;
    prepare();
    for (uint8_t slot = 0; slot < SAVE_SLOTS; ++slot) {
        for (uint16_t length = 0; length <= save_size[slot]; length += 7) {
            save_store(slot, old_bytes[slot], 0);
            save_store(slot, old_bytes[slot], length);
            for (uint16_t size = 0; size <= SLOT_MAX; size += 5) {
                uint16_t taken = size < length ? size : length;
                memset(got, 0xC3, sizeof got);
                wrong += save_load(slot, got, size) != length || memcmp(got, old_bytes[slot], taken) != 0 || got[taken] != 0xC3;
            }
        }
    }
    tap_eq(wrong, 0, "a load writes no byte behind its destination, and tells the length of the slot");
}

/* A newer version has more options and counters than this one, which stores the first `length` bytes. */
static void test_newer_version(void) {
    unsigned lost = 0;
    prepare();
    fill(new_bytes, SLOT_MAX, 77);
    for (int slot = 0; slot < SAVE_GAMES; ++slot) {
        for (uint16_t length = 1; length <= save_size[slot]; ++length) {
            for (int bad = 0; bad < 3; ++bad) { /* neither copy is damaged, or one of them */
                memcpy(save_area, before, sizeof before);
                unsigned at = SIGN_BYTES;
                for (int s = 0; s < slot; ++s) {
                    at += 2u * (save_size[s] + HEAD_BYTES);
                }
                if (bad) {
                    save_area[at + (unsigned)(bad - 1) * (save_size[slot] + HEAD_BYTES) + HEAD_BYTES] ^= 1;
                }
                save_store((uint8_t)slot, new_bytes, length);
                lost += !holds_new(slot, length);
                save_boot();
                lost += !holds_new(slot, length) || save_state != SAVE_GOOD;
            }
        }
        save_store((uint8_t)slot, new_bytes, 0);
        lost += save_length((uint8_t)slot) != 0;
    }
    tap_eq(lost, 0, "what a newer version keeps behind options and counters is there after this one has stored its own");
    save_store(SAVE_GOBANG_GAME, new_bytes, 9);
    tap_ok(holds(SAVE_GOBANG_GAME, new_bytes, 9), "an unfinished game is replaced whole");
}

static void test_sequence_wraps(void) {
    unsigned bad = 0;
    prepare();
    for (unsigned n = 0; n < 70000; ++n) {
        uint8_t bytes[2] = {(uint8_t)n, (uint8_t)(n >> 8)};
        save_store(SAVE_CONNECT4_GAME, bytes, 2);
        if (n % 997 == 0) {
            save_boot();
            bad += !holds(SAVE_CONNECT4_GAME, bytes, 2);
        }
    }
    tap_eq(bad, 0, "70,000 saves of one slot: the newest is always the one found");
}

int main(void) {
    cut_after = -1;
    test_power_cuts();
    test_flipped_bits();
    test_both_bad();
    test_fresh_and_none();
    test_destinations();
    test_newer_version();
    test_bounds();
    test_sequence_wraps();
    return tap_done();
}
