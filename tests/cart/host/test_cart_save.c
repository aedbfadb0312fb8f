/* The battery save: the power cut after every single byte of every kind of change, also while the next power-on repairs it; every
 * flipped bit; both copies bad; no RAM at all; the saves of earlier releases. The console's own save.c, with its writes counted.
 * */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "cart/crc16.h"
#include "cart/mapper.h"
#include "cart/save.h"
#include "cart/save_area.h"
#include "tests/tap.h"

#define RAM_BYTES 0x2000
#define SIGN_BYTES 4
#define HEAD_BYTES 6
#define JOURNAL_END (SAVE_JOURNAL_AT + 608)
#define SLOT_MAX 640

uint8_t save_area[RAM_BYTES];
static uint8_t no_ram, open_now;
static unsigned closed_writes, outside_writes;
static long pokes, cut_after; /* cut_after < 0: the power stays on */
static jmp_buf power_off;

void wram_open(void) {
    open_now = 1;
}
void wram_close(void) {
    open_now = 0;
}

void save_poke(uint8_t *cell, uint8_t value) {
    if (cut_after >= 0 && pokes == cut_after) {
        longjmp(power_off, 1);
    }
    ++pokes;
    closed_writes += !open_now;
    outside_writes += cell < save_area || cell >= save_area + RAM_BYTES;
    if (!no_ram) {
        *cell = value;
    }
}

/* ---- changes, each of which may be cut short ------------------------------------------------------------------------------- */

static int slot_in_hand;
static const uint8_t *bytes_in_hand;
static uint16_t length_in_hand;

static void do_store(void) {
    save_store((uint8_t)slot_in_hand, bytes_in_hand, length_in_hand);
}
static void do_update(void) {
    save_update((uint8_t)slot_in_hand, 3, bytes_in_hand, (uint8_t)length_in_hand);
}
static void do_finish(void) { /* a game is counted and dropped */
    save_begin((uint8_t)slot_in_hand);
    save_put16(SAVE_CHOICES, 0x1234);
    save_commit(SAVE_GAME(slot_in_hand));
}
static void begin_slices(void) {
    game_slot = SAVE_LABYRINTH;
    save_open(SAVE_KEEP);
    save_field((void *)bytes_in_hand, length_in_hand);
    save_close_later();
}
static void do_slices(void) { /* a game is kept little by little */
    begin_slices();
    while (!save_slice()) {
    }
}

/* Runs something and cuts the power after `after` bytes; returns 1 if it was cut. */
static int cut(void (*change)(void), long after) {
    pokes = 0;
    cut_after = after;
    if (setjmp(power_off)) {
        cut_after = -1;
        open_now = 0; /* the board forgets too */
        return 1;
    }
    change();
    cut_after = -1;
    return 0;
}

static void fill(uint8_t *to, unsigned length, unsigned seed) {
    srand(seed);
    for (unsigned i = 0; i < length; ++i) {
        to[i] = (uint8_t)(rand() >> 4);
    }
}

static int holds(int slot, const uint8_t *want, uint16_t length) {
    static uint8_t got[SLOT_MAX];
    return save_load((uint8_t)slot, got, sizeof got) == length && memcmp(got, want, length) == 0;
}

static uint8_t old_bytes[SAVE_SLOTS][SLOT_MAX], new_bytes[SLOT_MAX], before[RAM_BYTES];

/* A full save in every slot. */
static void prepare(void) {
    memset(save_area, 0, sizeof save_area);
    save_boot();
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        fill(old_bytes[slot], save_slots[slot].size, 100u + (unsigned)slot);
        save_store((uint8_t)slot, old_bytes[slot], save_slots[slot].size);
    }
    memcpy(before, save_area, sizeof before);
}

static int is_old(int slot) {
    return holds(slot, old_bytes[slot], save_slots[slot].size);
}

/* Slots other than these two that have changed. */
static unsigned others_harmed(int changed, int emptied) {
    unsigned bad = 0;
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        bad += slot != changed && slot != emptied && !is_old(slot);
    }
    return bad;
}

/* ---- power cuts --------------------------------------------------------------------------------------------------------------- */

static unsigned torn, harmed, cuts, unhealed;

/* One change, cut after each of its bytes; then the boot that repairs it is cut after each of its bytes, too. `want` is what
 * the slot holds after the change. */
static void cut_everywhere(void (*change)(void), const uint8_t *want, uint16_t length, int emptied, int cut_the_boot) {
    static uint8_t at_cut[RAM_BYTES];
    int slot = slot_in_hand, was_cut = 1;
    for (long k = 0; was_cut; ++k) {
        memcpy(save_area, before, sizeof before);
        was_cut = cut(change, k);
        memcpy(at_cut, save_area, sizeof at_cut);
        int boot_cut = 1;
        for (long j = cut_the_boot ? 0 : -1; boot_cut; ++j) {
            memcpy(save_area, at_cut, sizeof at_cut);
            boot_cut = cut(save_boot, j);
            if (boot_cut) {
                save_boot();
            }
            ++cuts;
            int changed = holds(slot, want, length) && (emptied < 0 || save_length((uint8_t)emptied) == 0);
            int unchanged = is_old(slot) && (emptied < 0 || is_old(emptied));
            torn += was_cut ? !changed && !unchanged : !changed;
            unhealed += save_state != SAVE_GOOD;
        }
        harmed += others_harmed(slot, emptied);
    }
}

static void store_and_cut(int slot, uint16_t length, int cut_the_boot) {
    slot_in_hand = slot;
    bytes_in_hand = new_bytes;
    length_in_hand = length;
    cut_everywhere(do_store, new_bytes, length, -1, cut_the_boot);
}

static void finish_and_cut(int slot, int cut_the_boot) {
    static uint8_t want[SLOT_MAX];
    memcpy(want, old_bytes[slot], save_slots[slot].size);
    want[SAVE_CHOICES] = 0x34;
    want[SAVE_CHOICES + 1] = 0x12;
    slot_in_hand = slot;
    cut_everywhere(do_finish, want, save_slots[slot].size, SAVE_GAME(slot), cut_the_boot);
}

static void update_and_cut(int slot) {
    static uint8_t want[SLOT_MAX];
    memcpy(want, old_bytes[slot], save_slots[slot].size);
    memcpy(want + 3, new_bytes, 5);
    slot_in_hand = slot;
    bytes_in_hand = new_bytes;
    length_in_hand = 5;
    cut_everywhere(do_update, want, save_slots[slot].size, -1, 0);
}

static void test_power_cuts(void) {
    prepare();
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        fill(new_bytes, SLOT_MAX, 500u + (unsigned)slot);
        store_and_cut(slot, save_slots[slot].size, 0);
        store_and_cut(slot, 0, 0);
        store_and_cut(slot, (uint16_t)(save_slots[slot].size / 3), 0);
        if (save_slots[slot].copies == 2) {
            update_and_cut(slot);
        }
    }
    for (int slot = SAVE_FIRST_RECORD; slot < SAVE_SLOTS; slot += 2) {
        finish_and_cut(slot, 0);
    }
    printf("# %u cuts\n", cuts);
    tap_eq(torn, 0, "after a cut at any byte of any change, the old or the new state is there, whole");
    tap_eq(harmed, 0, "and no other slot is touched");
    tap_eq(unhealed, 0, "and nothing is reported as damaged");
    torn = cuts = 0;
    fill(new_bytes, SLOT_MAX, 900);
    store_and_cut(SAVE_CONNECT4_GAME, save_slots[SAVE_CONNECT4_GAME].size, 1);
    store_and_cut(SAVE_OPTIONS, save_slots[SAVE_OPTIONS].size, 1);
    finish_and_cut(SAVE_CONNECT4, 1);
    slot_in_hand = SAVE_LABYRINTH_GAME;
    length_in_hand = 80;
    bytes_in_hand = new_bytes;
    cut_everywhere(do_slices, new_bytes, length_in_hand, -1, 1);
    printf("# %u double cuts\n", cuts);
    tap_eq(torn, 0, "the same when the power-on that puts it right is cut at any byte");
}

/* A change in slices, interrupted by another change after each number of slices. */
static void test_slices(void) {
    unsigned bad = 0, slices = 0;
    fill(new_bytes, SLOT_MAX, 901);
    bytes_in_hand = new_bytes;
    length_in_hand = 80;
    for (unsigned done = 0; done == slices; ++done) {
        prepare();
        begin_slices();
        for (slices = 0; slices <= done && !save_slice(); ++slices) {
        }
        save_store(SAVE_OPTIONS, new_bytes, 5);
        bad += !holds(SAVE_OPTIONS, new_bytes, 5) || !holds(SAVE_LABYRINTH_GAME, new_bytes, 80);
        bad += others_harmed(SAVE_OPTIONS, SAVE_LABYRINTH_GAME);
        prepare();
        begin_slices();
        for (slices = 0; slices <= done && !save_slice(); ++slices) {
        }
        bad += !holds(SAVE_LABYRINTH_GAME, new_bytes, 80); /* requested before the first one is finished */
        slices = slices > done ? done : slices;
    }
    tap_eq(bad, 0, "a change in slices is finished before another one, and before it is read");
}

/* ---- damage ------------------------------------------------------------------------------------------------------------------- */

/* The slot of an unfinished game that this byte belongs to, or -1. */
static int game_at(unsigned at) {
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        if (save_slots[slot].copies == 1 && at >= save_slots[slot].at &&
            at < (unsigned)save_slots[slot].at + HEAD_BYTES + save_slots[slot].size) {
            return slot;
        }
    }
    return -1;
}

static void test_flipped_bits(void) {
    unsigned lost = 0, silent = 0, unmended = 0;
    prepare();
    for (unsigned bit = SIGN_BYTES * 8; bit < SAVE_AREA_BYTES * 8; ++bit) {
        int game = game_at(bit / 8);
        memcpy(save_area, before, sizeof before);
        save_area[bit / 8] ^= (uint8_t)(1 << bit % 8);
        save_boot();
        lost += others_harmed(game, -1);
        silent += save_state != (game < 0 ? SAVE_GOOD : SAVE_GAME_LOST);
        silent += game >= 0 && save_length((uint8_t)game) != 0;
        if (game < 0 && bit / 8 >= JOURNAL_END) {
            unmended += memcmp(save_area + JOURNAL_END, before + JOURNAL_END, 612) != 0;
        }
    }
    tap_eq(lost, 0, "one flipped bit anywhere loses nothing but the unfinished game that it is in");
    tap_eq(silent, 0, "that one is dropped, and it is said; other flips are mended without a word");
    tap_eq(unmended, 0, "to the byte");
}

static void test_both_bad(void) {
    unsigned at = save_slots[SAVE_AMAZONS].at + HEAD_BYTES + 3u;
    static uint8_t got[SLOT_MAX];
    prepare();
    save_area[at] ^= 1;
    save_area[at + save_slots[SAVE_AMAZONS].size + HEAD_BYTES] ^= 1;
    save_boot();
    tap_eq(save_state, SAVE_DAMAGED, "both copies bad: it is said");
    tap_eq(save_load(SAVE_AMAZONS, got, sizeof got), 0, "the slot is empty: defaults");
    tap_eq(others_harmed(SAVE_AMAZONS, -1), 0, "the others are kept");
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
    tap_eq(save_begin(SAVE_CONNECT4), 0, "and there is no way to change anything");
    tap_eq(save_load(0, got, sizeof got), 0, "saving does nothing, quietly");
    no_ram = 0;
}

/* ---- lengths ------------------------------------------------------------------------------------------------------------------ */

static void test_lengths(void) {
    uint8_t got[SLOT_MAX + 1];
    unsigned outside = 0, dropped = 0;
    prepare();
    save_store(SAVE_OPTIONS, new_bytes, (uint16_t)(save_slots[SAVE_OPTIONS].size + 1));
    tap_ok(is_old(SAVE_OPTIONS), "a save too long for its slot is refused");
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        for (uint16_t most = 0; most < save_slots[slot].size; ++most) {
            memset(got, 0xEE, sizeof got);
            outside += save_load((uint8_t)slot, got, most) != most || got[most] != 0xEE;
        }
    }
    tap_eq(outside, 0, "no slot's content, whatever its length, is written outside the room for it");
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) { /* a record that a later version has extended */
        save_update((uint8_t)slot, 0, new_bytes, 5);
        dropped += save_load((uint8_t)slot, got, sizeof got) != save_slots[slot].size;
        dropped += memcmp(got, new_bytes, 5) != 0 || memcmp(got + 5, old_bytes[slot] + 5, save_slots[slot].size - 5u) != 0;
    }
    tap_eq(dropped, 0, "bytes behind those that this version knows are kept");
    tap_eq(outside_writes, 0, "nothing was ever written outside the RAM");
    tap_eq(closed_writes, 0, "nor while it was write-protected");
}

/* ---- saves of earlier releases --------------------------------------------------------------------------------------------------- */

static int read_file(const char *path) {
    FILE *f = fopen(path, "rb");
    memset(save_area, 0, sizeof save_area);
    if (!f || fread(save_area, 1, sizeof save_area, f) != sizeof save_area) {
        return 0;
    }
    fclose(f);
    return 1;
}

/* Slots one after the other, each with as many bytes as it holds. */
static unsigned snapshot(uint8_t *to) {
    unsigned at = 0;
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        at += save_load((uint8_t)slot, to + at, SLOT_MAX);
    }
    return at;
}

static void test_old_save(const char *path) {
    static uint8_t old_save[RAM_BYTES], want[4096], got[4096];
    char promise[200];
    unsigned length, bad = 0, k = 0;
    int was_cut = 1;
    snprintf(promise, sizeof promise, "%s can be read", path);
    tap_ok(read_file(path), promise);
    memcpy(old_save, save_area, sizeof old_save);
    save_boot();
    length = snapshot(want);
    bad += save_state != SAVE_GOOD;
    for (int slot = 0; slot < SAVE_SLOTS; ++slot) {
        int is_new = slot == SAVE_CLUB || slot == SAVE_GHOST || slot == SAVE_ROAD;
        bad += (save_length((uint8_t)slot) == 0) != is_new; /* these files have something in every slot that there was then */
    }
    snprintf(promise, sizeof promise, "%s: every slot is taken over", path);
    tap_eq(bad, 0, promise);
    for (k = 0, bad = 0; was_cut; ++k) {
        memcpy(save_area, old_save, sizeof old_save);
        was_cut = cut(save_boot, k);
        if (was_cut) {
            save_boot();
        }
        bad += save_state != SAVE_GOOD || snapshot(got) != length || memcmp(got, want, length) != 0;
    }
    snprintf(promise, sizeof promise, "%s: the same when the power goes at any of %u bytes on the way", path, k);
    tap_eq(bad, 0, promise);
}

/* A copy in an old save with different bytes from `at` on. */
static void change_old(uint8_t *copy, uint8_t at, const char *bytes, uint8_t count) {
    memcpy(copy + 8 + at, bytes, count);
    if (copy[2] < at + count) {
        copy[2] = (uint8_t)(at + count);
    }
    crc16_start();
    crc16_bytes(copy, 6);
    crc16_bytes(copy + 8, copy[2]);
    copy[6] = crc16_lo;
    copy[7] = crc16_hi;
}

/* Connect 4 had four levels: 1 to 4 in its fourth and fifth choice, 5 the link; its sixth to ninth counter were won from them. */
static void test_old_levels(void) {
    uint8_t got[SLOT_MAX] = {0};
    int copy;
    read_file("tests/golden/cart/save-1.0.0.sav");
    for (copy = 0; copy < 2; ++copy) {
        change_old(save_area + 4 + copy * 48, 4 + 3, "\1\5", 2);
        change_old(save_area + 4 + copy * 48, 4 + 6, "\1\2", 2); /* Amazons: Original against Easy */
        change_old(save_area + 100 + copy * 56, 10, "\7\0\10\0\11\0\0\1", 8);
    }
    save_boot();
    save_load(SAVE_CONNECT4, got, SLOT_MAX);
    tap_ok(save_state == SAVE_GOOD && memcmp(got + 3, "\2\7", 2) == 0,
           "a level of 1.0 has the number that it has now, and so has the link");
    tap_ok(memcmp(got + SAVE_CHOICES + 10, "\0\0\7\0\10\0\11\0\0\1", 10) == 0, "and so have the games won from it");
    save_load(SAVE_AMAZONS, got, SLOT_MAX);
    tap_ok(memcmp(got, "\6\2", 2) == 0, "so have the levels of Amazons, of which Original is the last");
}

int main(void) {
    cut_after = -1;
    test_power_cuts();
    test_slices();
    test_flipped_bits();
    test_both_bad();
    test_fresh_and_none();
    test_lengths();
    test_old_save("tests/golden/cart/save-0.1.0.sav");
    test_old_save("tests/golden/cart/save-1.0.0.sav");
    test_old_levels();
    return tap_done();
}
