#include <string.h>
#include "cart/crc16.h"
#include "cart/mapper.h"
#include "cart/save_page.h"

#ifdef __CC65__
#define SAVE_AREA ((uint8_t *)0x6000)
#define POKE(cell, value) (cell) = (value)
#else /* the host's test sees every single write, and may cut the power after it */
extern uint8_t save_area[];
void save_poke(uint8_t *cell, uint8_t value);
#define SAVE_AREA save_area
#define POKE(cell, value) save_poke((uint8_t *)&(cell), (value))
#endif

#define MAGIC 0xB5
#define VERSION 1
#define HEAD_BYTES 8
#define CRC_AT 6
#define CRC_RUN 128 /* bytes in one go */
#define SIGN_BYTES 4 /* scratch at the start of the area, to find out whether there is RAM at all */

uint8_t save_state;
static uint8_t *copy_a, *copy_b; /* the two copies of the slot in hand */

static void find_slot(uint8_t slot) {
    uint8_t i;
    uint16_t size;
    copy_a = SAVE_AREA + SIGN_BYTES;
    for (i = 0; i < slot; ++i) {
        size = save_size[i] + HEAD_BYTES;
        copy_a += size;
        copy_a += size;
    }
    size = save_size[slot] + HEAD_BYTES;
    copy_b = copy_a + size;
}

static uint16_t length_of(const uint8_t *copy) {
    uint16_t high = copy[3];
    high = high << 8;
    high |= copy[2];
    return high;
}

static void crc_copy(const uint8_t *copy, uint16_t length) {
    const uint8_t *from = copy + HEAD_BYTES;
    uint16_t left = length;
    crc16_start();
    crc16_byte(MAGIC);
    crc16_bytes(copy + 1, CRC_AT - 1);
    while (left > CRC_RUN) {
        crc16_bytes(from, CRC_RUN);
        from += CRC_RUN;
        left -= CRC_RUN;
    }
    crc16_bytes(from, (uint8_t)left);
}

static uint8_t whole(const uint8_t *copy, uint8_t slot) {
    uint16_t length = length_of(copy);
    if (copy[0] != MAGIC || copy[1] != VERSION || length > save_size[slot]) {
        return 0;
    }
    crc_copy(copy, length);
    return copy[CRC_AT] == crc16_lo && copy[CRC_AT + 1] == crc16_hi;
}

#ifdef __CC65__
#define copy_payload memcpy
#else
static void copy_payload(uint8_t *to, const uint8_t *from, uint16_t length) {
    while (length != 0) {
        POKE(*to, *from);
        ++to;
        ++from;
        --length;
    }
}
#endif

/* The head of a copy that is about to be filled: no magic byte yet, and no check. */
static void write_head(uint8_t *copy, uint16_t length, uint8_t seq_lo, uint8_t seq_hi) {
    POKE(copy[0], 0);
    POKE(copy[1], VERSION);
    POKE(copy[2], (uint8_t)length);
    POKE(copy[3], (uint8_t)(length >> 8));
    POKE(copy[4], seq_lo);
    POKE(copy[5], seq_hi);
}

/* The check that was just made, and the magic byte that makes it count. */
static void seal_copy(uint8_t *copy) {
    POKE(copy[CRC_AT], crc16_lo);
    POKE(copy[CRC_AT + 1], crc16_hi);
    POKE(copy[0], MAGIC);
}

/* `from` is payload in the other copy. */
static void write_copy(uint8_t *copy, const uint8_t *from, uint16_t length, uint8_t seq_lo, uint8_t seq_hi) {
    write_head(copy, length, seq_lo, seq_hi);
    copy_payload(copy + HEAD_BYTES, from, length);
    crc_copy(copy, length);
    seal_copy(copy);
}

static void mend(uint8_t *bad, const uint8_t *good) {
    write_copy(bad, good + HEAD_BYTES, length_of(good), good[4], good[5]);
}

/* 1 when copy b was written after copy a; the counter wraps. */
static uint8_t b_is_newer(void) {
    uint16_t a, b;
    a = copy_a[5];
    a = a << 8;
    a |= copy_a[4];
    b = copy_b[5];
    b = b << 8;
    b |= copy_b[4];
    b -= a;
    return b != 0 && b < 0x8000u;
}

/* A slot that nobody has written: the RAM as it left the factory, one value throughout its head. */
static uint8_t untouched(const uint8_t *copy) {
    uint8_t i, first = copy[0];
    for (i = 1; i < HEAD_BYTES; ++i) {
        if (copy[i] != first) {
            return 0;
        }
    }
    return 1;
}

static void boot_slot(uint8_t slot) {
    uint8_t good_a, good_b;
    find_slot(slot);
    good_a = whole(copy_a, slot);
    good_b = whole(copy_b, slot);
    if (good_a && good_b) {
        if (b_is_newer()) {
            mend(copy_a, copy_b);
        } else if (copy_a[4] != copy_b[4] || copy_a[5] != copy_b[5]) {
            mend(copy_b, copy_a);
        }
    } else if (good_a) {
        mend(copy_b, copy_a);
    } else if (good_b) {
        mend(copy_a, copy_b);
    } else {
        if (!untouched(copy_a) || !untouched(copy_b)) {
            save_state = SAVE_DAMAGED;
        }
        write_copy(copy_a, copy_a, 0, 0, 0);
        write_copy(copy_b, copy_b, 0, 0, 0);
    }
}

/* Open bus gives back the last byte on it, so two cells are written before either is read. */
static uint8_t ram_is_there(void) {
    volatile uint8_t *cell = SAVE_AREA;
    uint8_t round, other;
    for (round = 0x35; round != 0; round = (uint8_t)(round << 1)) {
        other = round ^ 0xFF;
        POKE(cell[0], round);
        POKE(cell[1], other);
        if (cell[0] != round || cell[1] != other) {
            return 0;
        }
    }
    return 1;
}

void save_boot(void) {
    uint8_t slot;
    save_state = SAVE_GOOD;
    wram_open();
    if (!ram_is_there()) {
        save_state = SAVE_NO_RAM;
    } else {
        for (slot = 0; slot < SAVE_SLOTS; ++slot) {
            boot_slot(slot);
        }
    }
    wram_close();
}

/* The copy to read from, or 0. */
static const uint8_t *good_copy(uint8_t slot) {
    if (save_state == SAVE_NO_RAM) {
        return 0;
    }
    find_slot(slot);
    if (whole(copy_a, slot)) {
        return copy_a;
    }
    return whole(copy_b, slot) ? copy_b : 0;
}

uint16_t save_length(uint8_t slot) {
    const uint8_t *copy = good_copy(slot);
    return copy == 0 ? 0 : length_of(copy);
}

uint16_t save_load(uint8_t slot, void *to, uint16_t size) {
    const uint8_t *from = good_copy(slot);
    uint16_t length;
    if (from == 0) {
        return 0;
    }
    length = length_of(from);
    if (size > length) {
        size = length;
    }
    memcpy(to, from + HEAD_BYTES, size);
    return length;
}

void save_store(uint8_t slot, const void *from, uint16_t length) {
    uint8_t *first, *second, seq_lo, seq_hi;
    uint16_t all = length;
    if (save_state == SAVE_NO_RAM || length > save_size[slot]) {
        return;
    }
    find_slot(slot);
    first = copy_a;
    second = copy_b;
    if (!whole(copy_b, slot)) { /* then b must not be the one that is left alone */
        first = copy_b;
        second = copy_a;
    }
    if (length != 0 && slot < SAVE_GAMES && whole(second, slot) && length_of(second) > length) {
        all = length_of(second); /* what lies behind is a newer version's */
    }
    seq_lo = (uint8_t)(second[4] + 1);
    seq_hi = second[5];
    if (seq_lo == 0) {
        ++seq_hi;
    }
    wram_open();
    write_head(first, all, seq_lo, seq_hi);
    copy_payload(first + HEAD_BYTES, from, length);
    copy_payload(first + HEAD_BYTES + length, second + HEAD_BYTES + length, all - length);
    crc_copy(first, all);
    seal_copy(first);
    write_head(second, all, seq_lo, seq_hi);
    copy_payload(second + HEAD_BYTES, from, length); /* what lies behind is there */
    seal_copy(second); /* the same bytes: the same check */
    wram_close();
}
