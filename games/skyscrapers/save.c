#include "cart/pad.h"
#include "cart/save.h"
#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/save.h"
#include "games/skyscrapers/slot.h"
#include "games/skyscrapers/solver.h"
#include "gates.h"

#define HEAD 7 /* grade, helped, seconds (2), source, seed (2) */

/* The solver's table is idle while a save is written or read: nothing else has room for half a kilobyte. */
#define bytes sky_tab
#define BYTES_MAX (HEAD + SKY_SLOT_MAX)

void sky_save_keep(void) {
    uint16_t length;
    if (pad_demo) {
        return;
    }
    bytes[0] = sky_now.grade;
    bytes[1] = sky_now.helped;
    bytes[2] = (uint8_t)sky_now.seconds;
    bytes[3] = (uint8_t)(sky_now.seconds >> 8);
    bytes[4] = sky_now.source;
    bytes[5] = (uint8_t)sky_now.seed;
    bytes[6] = (uint8_t)((uint16_t)sky_now.seed >> 8);
    length = sky_slot_write(bytes + HEAD);
    save_store(SAVE_SKYSCRAPERS_GAME, bytes, length + HEAD);
}

void sky_save_drop(void) {
    if (!pad_demo) {
        save_store(SAVE_SKYSCRAPERS_GAME, bytes, 0);
    }
}

uint8_t sky_save_load(void) {
    uint16_t length = save_load(SAVE_SKYSCRAPERS_GAME, bytes, BYTES_MAX);
    if (length <= HEAD || length > BYTES_MAX || bytes[0] >= SKY_GRADES || bytes[4] >= SKY_SOURCES) {
        return 0;
    }
    sky_now.grade = bytes[0];
    sky_now.helped = bytes[1] & 1;
    sky_now.seconds = bytes[3];
    sky_now.seconds = sky_now.seconds << 8;
    sky_now.seconds |= bytes[2];
    sky_now.source = bytes[4];
    sky_now.seed = bytes[6];
    sky_now.seed = sky_now.seed << 8;
    sky_now.seed |= bytes[5];
    return sky_slot_read(bytes + HEAD, length - HEAD);
}
