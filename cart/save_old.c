/* Saves of 0.1.0 and 1.0.0: the same area, laid out otherwise. There, eleven slots of two copies each follow one another, and a
 * copy has a head of 8 bytes:
 *
 *     +0 magic  +1 version 1  +2 length (2)  +4 sequence (2)  +6 CRC-16 of all of it (2)
 *
 * Nothing of it may be lost, whenever the power goes: the new save is made in the work RAM behind the old one, which no game needs yet and
 * the battery keeps, too. Once it is sealed there, it is copied over the old one; and again at the next power-on, if the seal is still there. */
#include "cart/crc16.h"
#include "cart/options.h"
#include "cart/save.h"
#include "cart/save_area.h"

#define OLD_VERSION 1
#define OLD_HEAD 8
#define OLD_SEQUENCE 4
#define OLD_CRC 6
#define OLD_GAMES 5
#define OLD_SLOTS (1 + 2 * OLD_GAMES)
#define OLD_CHOICES 6
#define OLD_CHOICE_AT 4 /* in the options: music, effects, boots (2), choices of all games, language */
#define OLD_LANGUAGE_AT (OLD_CHOICE_AT + OLD_GAMES * OLD_CHOICES)

#define STAGE (SAVE_AREA + SAVE_AREA_BYTES)
#define SEAL (STAGE + SAVE_AREA_BYTES) /* the sign, then a CRC of the stage (2) */
#define SIGN_BYTES 4

static const uint16_t old_size[OLD_SLOTS] = {40, 48, 48, 48, 48, 48, 64, 200, 256, 600, 160};
/* Both the statistics and the unfinished games were in this order. */
static const uint8_t record_of[OLD_GAMES] = {SAVE_CONNECT4, SAVE_AMAZONS, SAVE_GOBANG, SAVE_SKYSCRAPERS, SAVE_LABYRINTH};

static const uint8_t sign[SIGN_BYTES] = {'M', 'O', 'V', 'E'};

/* ---- finishing --------------------------------------------------------------------------------------------------------------- */

static void check_stage(void) {
    crc16_start();
    save_crc(STAGE, SAVE_AREA_BYTES);
}

void save_old_finish(void) {
    /* not memcmp: its time depends on what is in the work RAM, and power-on shall take the same from any RAM */
    if (SEAL[0] != sign[0] || SEAL[1] != sign[1] || SEAL[2] != sign[2] || SEAL[3] != sign[3]) {
        return;
    }
    check_stage();
    if (SEAL[SIGN_BYTES] == crc16_lo && SEAL[SIGN_BYTES + 1] == crc16_hi) {
        save_copy(SAVE_AREA, STAGE, SAVE_AREA_BYTES);
    }
    SAVE_POKE(SEAL[0], 0);
}

static void seal_stage(void) {
    check_stage();
    SAVE_POKE(SEAL[SIGN_BYTES], crc16_lo);
    SAVE_POKE(SEAL[SIGN_BYTES + 1], crc16_hi);
    save_copy(SEAL, sign, SIGN_BYTES);
}

/* ---- reading the old one ------------------------------------------------------------------------------------------------- */

static uint8_t old_whole(const uint8_t *copy, uint8_t slot) {
    uint16_t length = save_word(copy + 2);
    if (copy[0] != SAVE_MAGIC || copy[1] != OLD_VERSION || length > old_size[slot]) {
        return 0;
    }
    crc16_start();
    crc16_bytes(copy, OLD_CRC);
    save_crc(copy + OLD_HEAD, length);
    return copy[OLD_CRC] == crc16_lo && copy[OLD_CRC + 1] == crc16_hi;
}

/* The copy of a slot that was written last, or 0. */
static const uint8_t *old_copy(uint8_t slot) {
    const uint8_t *a = SAVE_AREA + 4, *b;
    uint16_t size, newer;
    uint8_t i;
    for (i = 0;; ++i) {
        size = old_size[i] + OLD_HEAD;
        b = a + size;
        if (i == slot) {
            break;
        }
        a = b + size;
    }
    if (!old_whole(a, slot)) {
        return old_whole(b, slot) ? b : 0;
    }
    if (!old_whole(b, slot)) {
        return a;
    }
    newer = save_word(b + OLD_SEQUENCE);
    newer -= save_word(a + OLD_SEQUENCE); /* it wraps */
    return newer != 0 && newer < 0x8000u ? b : a;
}

/* ---- making the new one -------------------------------------------------------------------------------------------------- */

static const uint8_t *options_copy; /* payload of the old options, or 0 */
static uint8_t options_length;

static uint8_t old_option(uint8_t at) {
    return options_copy != 0 && at < options_length ? options_copy[at] : 0;
}

static void take_options(void) {
    uint8_t i, *draft = SAVE_DRAFT;
    const uint8_t *copy = old_copy(0);
    options_copy = 0;
    if (copy == 0) {
        return;
    }
    options_copy = copy + OLD_HEAD;
    options_length = copy[2];
    for (i = 0; i < OLD_CHOICE_AT; ++i) {
        SAVE_POKE(draft[i], old_option(i));
    }
    SAVE_POKE(draft[OLD_CHOICE_AT], old_option(OLD_LANGUAGE_AT));
    save_write(SAVE_OPTIONS, draft, sizeof(options_t));
}

/* The two choices of who plays: a person, Easy, Medium, Hard, Perfect or the link, in the other two games a person, Original, Easy, Hard or Top.
 * Now there are more: from the weakest on, then Expert and Original, the link last. */
#define PLACES 6
static const uint8_t connect4_place[PLACES] = {0, 2, 3, 4, 5, 7}, place[PLACES] = {0, 6, 2, 4, 5, 5};

static void place_players(uint8_t *choice, const uint8_t *to) {
    uint8_t i;
    for (i = 0; i < 2; ++i) {
        if (choice[i] < PLACES) {
            SAVE_POKE(choice[i], to[choice[i]]);
        }
    }
}

/* Connect 4 has a new weakest level: the counters of games won move up by one. The draft of its record with this many
 * bytes of statistics; how many they are then. */
#define CONNECT4_PLAYERS 3 /* the first choice of the two */
#define CONNECT4_LEVELS 10 /* the first byte of the counters of its levels */

static uint8_t raise_levels(uint8_t *draft, uint8_t length) {
    uint8_t i;
    if (length <= CONNECT4_LEVELS) {
        return length;
    }
    draft += SAVE_CHOICES;
    for (i = length; i > CONNECT4_LEVELS; --i) {
        SAVE_POKE(draft[i + 1], draft[i - 1]);
    }
    SAVE_POKE(draft[CONNECT4_LEVELS], 0);
    SAVE_POKE(draft[CONNECT4_LEVELS + 1], 0);
    return (uint8_t)(length + 2);
}

/* Choices and statistics become one record. */
static void take_record(uint8_t game) {
    uint8_t *draft = SAVE_DRAFT;
    uint8_t i, slot = record_of[game], choices = (uint8_t)(OLD_CHOICE_AT + game * OLD_CHOICES);
    const uint8_t *copy = old_copy((uint8_t)(1 + game));
    uint16_t length = 0;
    for (i = 0; i < OLD_CHOICES; ++i) {
        SAVE_POKE(draft[i], old_option((uint8_t)(choices + i)));
    }
    for (; i < SAVE_CHOICES; ++i) {
        SAVE_POKE(draft[i], 0);
    }
    if (copy != 0) {
        length = save_word(copy + 2);
        if (length > save_slots[slot].size - SAVE_CHOICES) {
            length = save_slots[slot].size - SAVE_CHOICES;
        }
        save_copy(draft + SAVE_CHOICES, copy + OLD_HEAD, length);
    }
    if (slot == SAVE_CONNECT4) {
        place_players(draft + CONNECT4_PLAYERS, connect4_place);
        length = raise_levels(draft, (uint8_t)length);
    } else if (slot == SAVE_AMAZONS || slot == SAVE_GOBANG) {
        place_players(draft, place);
    }
    save_write(slot, draft, length + SAVE_CHOICES);
}

static void take_game(uint8_t game) {
    const uint8_t *copy = old_copy((uint8_t)(1 + OLD_GAMES + game));
    uint16_t length;
    if (copy != 0) {
        length = save_word(copy + 2);
        save_write(SAVE_GAME(record_of[game]), copy + OLD_HEAD, length);
    }
}

static uint8_t is_there(void) {
    uint8_t slot;
    for (slot = 0; slot < OLD_SLOTS; ++slot) {
        if (old_copy(slot) != 0) {
            return 1;
        }
    }
    return 0;
}

void save_old_take(void) {
    uint8_t game, *cell;
    if (!is_there()) {
        return;
    }
    for (cell = STAGE; cell != SEAL; ++cell) {
        SAVE_POKE(*cell, 0);
    }
    save_base = STAGE;
    take_options();
    for (game = 0; game < OLD_GAMES; ++game) {
        take_record(game);
        take_game(game);
    }
    save_base = SAVE_AREA;
    seal_stage();
    save_old_finish();
}
