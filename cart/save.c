#include <string.h>
#include "cart/crc16.h"
#include "cart/lessons/lesson.h"
#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/save_area.h"

#define VERSION 2
#define HEAD_BYTES 6
#define LENGTH_AT 2
#define CRC_AT 4

/* The journal: a copy's head, the slot, a slot to be emptied with it or SAVE_NONE, the payload. Its bytes go by one index: cc65 drops the
 * second constant of (pointer + 4)[7] = x. */
#define JOURNAL (save_base + SAVE_JOURNAL_AT)
#define JOURNAL_BYTE(at) save_base[SAVE_JOURNAL_AT + (at)]
#define JOURNAL_SLOT 6
#define JOURNAL_EMPTIED 7
#define JOURNAL_HEAD 8

uint8_t save_state;
uint8_t *save_base;
static uint16_t draft_length; /* of the payload that is being put together in the journal */

static void poke_word(uint8_t *low, uint16_t word) {
    SAVE_POKE(low[0], (uint8_t)word);
    SAVE_POKE(low[1], (uint8_t)(word >> 8));
}

/* The check of a copy or of the journal: of its head, and of this many bytes behind it. */
static void check(const uint8_t *copy, uint16_t behind) {
    crc16_start();
    crc16_bytes(copy + 1, CRC_AT - 1);
    save_crc(copy + HEAD_BYTES, behind);
}

/* Whether the check that was just made is the one stored there. One call less around it saves four bytes of the C stack. */
static uint8_t agrees(const uint8_t *copy) {
    return copy[CRC_AT] == crc16_lo && copy[CRC_AT + 1] == crc16_hi;
}

/* The check that was just made, and the magic byte that makes it count. */
static void seal(uint8_t *copy) {
    SAVE_POKE(copy[CRC_AT], crc16_lo);
    SAVE_POKE(copy[CRC_AT + 1], crc16_hi);
    SAVE_POKE(copy[0], SAVE_MAGIC);
}

static uint8_t *first_copy(uint8_t slot) {
    return save_base + save_slots[slot].at;
}

/* Where the second copy begins; a slot that is kept once has only the first. */
static uint8_t *last_copy(uint8_t slot) {
    uint8_t *copy = first_copy(slot);
    if (save_slots[slot].copies == 2) {
        copy += save_slots[slot].size;
        copy += HEAD_BYTES;
    }
    return copy;
}

static uint8_t whole(const uint8_t *copy, uint8_t slot) {
    uint16_t length = save_word(copy + LENGTH_AT);
    if (copy[0] != SAVE_MAGIC || copy[1] != VERSION || length > save_slots[slot].size) {
        return 0;
    }
    check(copy, length);
    return agrees(copy);
}

/* Still to be sealed. */
static void fill_copy(uint8_t *copy, const uint8_t *from, uint16_t length) {
    SAVE_POKE(copy[0], 0);
    SAVE_POKE(copy[1], VERSION);
    poke_word(copy + LENGTH_AT, length);
    save_copy(copy + HEAD_BYTES, from, length);
}

static void write_copy(uint8_t *copy, const uint8_t *from, uint16_t length) {
    fill_copy(copy, from, length);
    check(copy, length);
    seal(copy);
}

void save_write(uint8_t slot, const uint8_t *from, uint16_t length) {
    uint8_t *first = first_copy(slot), *last = last_copy(slot);
    write_copy(first, from, length);
    if (last != first) {
        write_copy(last, from, length);
    }
}

/* ---- the journal --------------------------------------------------------------------------------------------------------- */

static uint8_t journal_is_sealed(void) {
    uint16_t length = save_word(JOURNAL + LENGTH_AT);
    uint8_t slot = JOURNAL_BYTE(JOURNAL_SLOT), emptied = JOURNAL_BYTE(JOURNAL_EMPTIED);
    if (JOURNAL_BYTE(0) != SAVE_MAGIC || JOURNAL_BYTE(1) != VERSION || slot >= save_slot_count ||
        length > save_slots[slot].size || (emptied >= save_slot_count && emptied != SAVE_NONE)) {
        return 0;
    }
    check(JOURNAL, length + (JOURNAL_HEAD - HEAD_BYTES));
    return agrees(JOURNAL);
}

static void carry_out(void) {
    uint8_t emptied = JOURNAL_BYTE(JOURNAL_EMPTIED);
    save_write(JOURNAL_BYTE(JOURNAL_SLOT), SAVE_DRAFT, save_word(JOURNAL + LENGTH_AT));
    if (emptied != SAVE_NONE) {
        save_write(emptied, SAVE_DRAFT, 0);
    }
    SAVE_POKE(JOURNAL_BYTE(0), 0);
}

/* ---- the same in slices, for a slot that is kept once ---------------------------------------------------------------------- */

#define SLICE_BYTES 12
enum { SLICE_NONE, SLICE_JOURNAL, SLICE_FILL, SLICE_COPY };
static uint8_t slice_stage, slice_lo, slice_hi; /* the check so far */
static uint8_t slice_done;                      /* bytes behind the head that are in it */

static void begin_check(const uint8_t *copy) {
    check(copy, 0);
    slice_lo = crc16_lo;
    slice_hi = crc16_hi;
    slice_done = 0;
}

/* 1 when the check over this many bytes behind the head is whole, ready to be sealed. */
static uint8_t go_on_checking(const uint8_t *copy, uint16_t behind) {
    uint8_t count = SLICE_BYTES;
    if (behind - slice_done < SLICE_BYTES) {
        count = (uint8_t)(behind - slice_done);
    }
    crc16_lo = slice_lo;
    crc16_hi = slice_hi;
    crc16_bytes(copy + HEAD_BYTES + slice_done, count);
    slice_lo = crc16_lo;
    slice_hi = crc16_hi;
    slice_done += count;
    return slice_done == behind;
}

static void do_slice(void) {
    uint8_t *copy = first_copy(JOURNAL_BYTE(JOURNAL_SLOT));
    switch (slice_stage) {
    case SLICE_JOURNAL:
        if (go_on_checking(JOURNAL, draft_length + (JOURNAL_HEAD - HEAD_BYTES))) {
            seal(JOURNAL);
            slice_stage = SLICE_FILL;
        }
        break;
    case SLICE_FILL:
        fill_copy(copy, SAVE_DRAFT, draft_length);
        begin_check(copy);
        slice_stage = SLICE_COPY;
        break;
    default:
        if (go_on_checking(copy, draft_length)) {
            seal(copy);
            SAVE_POKE(JOURNAL_BYTE(0), 0);
            slice_stage = SLICE_NONE;
        }
    }
}

uint8_t save_slice(void) {
    if (slice_stage != SLICE_NONE) {
        wram_open();
        do_slice();
        wram_close();
    }
    return slice_stage == SLICE_NONE;
}

static void finish_slices(void) {
    while (!save_slice()) {
    }
}

/* From here on the journal is open: its payload is draft_length bytes of SAVE_DRAFT. */
static void open_journal(uint8_t slot) {
    finish_slices();
    wram_open();
    SAVE_POKE(JOURNAL_BYTE(0), 0);
    SAVE_POKE(JOURNAL_BYTE(JOURNAL_SLOT), slot);
}

static void head_journal(uint8_t emptied) {
    SAVE_POKE(JOURNAL_BYTE(1), VERSION);
    poke_word(JOURNAL + LENGTH_AT, draft_length);
    SAVE_POKE(JOURNAL_BYTE(JOURNAL_EMPTIED), emptied);
}

void save_commit(uint8_t emptied) {
    head_journal(emptied);
    check(JOURNAL, draft_length + (JOURNAL_HEAD - HEAD_BYTES));
    seal(JOURNAL);
    carry_out();
    wram_close();
}

/* ---- power-on ------------------------------------------------------------------------------------------------------------ */

/* A slot that nobody has written: the RAM as it left the factory, one value throughout its head; or power went when it was first laid out, before
 * its seal. Any other slot without a seal is in the journal. */
static uint8_t untouched(const uint8_t *copy) {
    uint8_t i, first = copy[0];
    for (i = 1; first != 0 && i < HEAD_BYTES; ++i) {
        if (copy[i] != first) {
            return 0;
        }
    }
    return 1;
}

static void boot_slot(uint8_t slot) {
    uint8_t *first = first_copy(slot), *last = last_copy(slot);
    if (whole(first, slot)) {
        if (memcmp(first, last, HEAD_BYTES) != 0 || !whole(last, slot)) {
            write_copy(last, first + HEAD_BYTES, save_word(first + LENGTH_AT));
        }
    } else if (whole(last, slot)) {
        write_copy(first, last + HEAD_BYTES, save_word(last + LENGTH_AT));
    } else {
        if (!untouched(first) || !untouched(last)) {
            if (first != last) {
                save_state = SAVE_DAMAGED;
            } else if (save_state == SAVE_GOOD) {
                save_state = SAVE_GAME_LOST;
            }
        }
        save_write(slot, SAVE_DRAFT, 0);
    }
}

static void boot_slots(void) {
    uint8_t slot;
    save_old_finish();
    if (journal_is_sealed()) {
        carry_out();
    }
    if (!whole(first_copy(SAVE_OPTIONS), SAVE_OPTIONS) && !whole(last_copy(SAVE_OPTIONS), SAVE_OPTIONS)) {
        save_old_take(); /* every save of this layout has options */
    }
    for (slot = 0; slot < save_slot_count; ++slot) {
        boot_slot(slot);
    }
}

void save_boot(void) {
    slice_stage = SLICE_NONE;
    save_state = SAVE_GOOD;
    save_base = SAVE_AREA;
    wram_open();
    if (save_ram_is_there()) {
        boot_slots();
    } else {
        save_state = SAVE_NO_RAM;
    }
    wram_close();
}

/* ---- reading and changing slots ------------------------------------------------------------------------------------------ */

/* The copy to read from, or 0. */
static const uint8_t *good_copy(uint8_t slot) {
    const uint8_t *copy;
    if (save_state == SAVE_NO_RAM) {
        return 0;
    }
    finish_slices();
    copy = first_copy(slot);
    if (whole(copy, slot)) {
        return copy;
    }
    copy = last_copy(slot);
    return whole(copy, slot) ? copy : 0;
}

uint16_t save_length(uint8_t slot) {
    const uint8_t *copy = good_copy(slot);
    return copy == 0 ? 0 : save_word(copy + LENGTH_AT);
}

uint16_t save_load(uint8_t slot, void *to, uint16_t most) {
    const uint8_t *from = good_copy(slot);
    uint16_t length;
    if (from == 0) {
        return 0;
    }
    length = save_word(from + LENGTH_AT);
    if (length > most) {
        length = most;
    }
    memcpy(to, from + HEAD_BYTES, length);
    return length;
}

uint16_t save_read16(uint8_t slot, uint8_t at) {
    const uint8_t *from = good_copy(slot);
    if (from == 0 || (uint16_t)(at + 2) > save_word(from + LENGTH_AT)) {
        return 0;
    }
    return save_word(from + HEAD_BYTES + at);
}

void save_store(uint8_t slot, const void *from, uint16_t length) {
    if (save_state == SAVE_NO_RAM || length > save_slots[slot].size) {
        return;
    }
    open_journal(slot);
    save_copy(SAVE_DRAFT, from, length);
    draft_length = length;
    save_commit(SAVE_NONE);
}

uint8_t save_begin(uint8_t slot) {
    const uint8_t *copy = good_copy(slot);
    uint8_t *rest, *end;
    if (save_state == SAVE_NO_RAM) {
        return 0;
    }
    open_journal(slot);
    draft_length = 0;
    if (copy != 0) {
        draft_length = save_word(copy + LENGTH_AT);
        save_copy(SAVE_DRAFT, copy + HEAD_BYTES, draft_length);
    }
    end = SAVE_DRAFT + save_slots[slot].size;
    for (rest = SAVE_DRAFT + draft_length; rest != end; ++rest) {
        SAVE_POKE(*rest, 0);
    }
    return 1;
}

/* ---- walking over an unfinished game --------------------------------------------------------------------------------------- */

static uint8_t reading, failed;
static const uint8_t *next_byte; /* to be read, */
static uint16_t bytes_left;      /* and how many there are: to be read, or of room */

uint8_t save_open(uint8_t way) {
    uint8_t slot = SAVE_GAME(game_slot);
    const uint8_t *copy;
    reading = way;
    failed = 0;
    if (lesson_phase != LESSON_NONE) {
        bytes_left = lesson_open(way);
        return 1;
    }
    if (way == SAVE_READ) {
        copy = good_copy(slot);
        if (copy == 0) {
            return 0;
        }
        next_byte = copy + HEAD_BYTES;
        bytes_left = save_word(copy + LENGTH_AT);
        return bytes_left != 0;
    }
    if (pad_demo || save_state == SAVE_NO_RAM) {
        return 0;
    }
    open_journal(slot);
    draft_length = 0;
    bytes_left = save_slots[slot].size;
    return 1;
}

void save_field(void *field, uint16_t bytes) {
    if (bytes > bytes_left) {
        failed = 1;
        return;
    }
    bytes_left -= bytes;
    if (lesson_phase != LESSON_NONE) {
        lesson_field(field, bytes);
    } else if (reading) {
        memcpy(field, next_byte, bytes);
        next_byte += bytes;
    } else {
        save_copy(SAVE_DRAFT + draft_length, field, bytes);
        draft_length += bytes;
    }
}

uint16_t save_rest(uint16_t bytes) {
    return reading ? bytes_left : bytes;
}

/* 1: a lesson took it, so it does not go into the save. */
static uint8_t close_lesson(void) {
    if (lesson_phase == LESSON_NONE) {
        return 0;
    }
    lesson_close();
    return 1;
}

uint8_t save_close(void) {
    if (reading) {
        return !failed && bytes_left == 0;
    }
    if (close_lesson()) {
        return 1;
    }
    if (failed) {
        wram_close(); /* it does not fit: the old one stays */
    } else {
        save_commit(SAVE_NONE);
    }
    return !failed;
}

void save_close_later(void) {
    if (close_lesson()) {
        return;
    }
    if (!failed) {
        head_journal(SAVE_NONE);
        begin_check(JOURNAL);
        slice_stage = SLICE_JOURNAL;
    }
    wram_close();
}

uint8_t save_stays(void) {
    if (lesson_phase != LESSON_NONE) {
        lesson_over();
        return 1;
    }
    return pad_demo;
}

void save_drop(void) {
    if (!save_stays()) {
        save_store(SAVE_GAME(game_slot), SAVE_AREA, 0);
    }
}

/* ---- changing parts of a slot ------------------------------------------------------------------------------------------------ */

/* The payload reaches at least to here. */
static void reach(uint8_t end) {
    if (draft_length < end) {
        draft_length = end;
    }
}

void save_update(uint8_t slot, uint8_t at, const void *from, uint8_t length) {
    uint8_t end = (uint8_t)(at + length);
    if (end > save_slots[slot].size || !save_begin(slot)) {
        return;
    }
    save_copy(SAVE_DRAFT + at, from, length);
    reach(end);
    save_commit(SAVE_NONE);
}

uint16_t save_get16(uint8_t at) {
    return save_word(SAVE_DRAFT + at);
}

void save_put16(uint8_t at, uint16_t value) {
    poke_word(SAVE_DRAFT + at, value);
    reach((uint8_t)(at + 2));
}
