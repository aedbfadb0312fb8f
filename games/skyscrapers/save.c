#include "cart/save.h"
#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/slot.h"
#include "games/skyscrapers/solver.h"

/* A save is put together in the solver's table, which is not in use then: nothing else has half a kilobyte. */
#define board_bytes sky_tab

/* How the puzzle is being played, and then the board as slot.h packs it: this many bytes. */
static uint16_t walk(uint16_t length) {
    save_field(&sky_state.grade, 1);
    save_field(&sky_state.helped, 1);
    save_field(&sky_state.seconds, 2);
    save_field(&sky_state.source, 1);
    save_field(&sky_state.seed, 2); /* seeds have 16 bits */
    length = save_rest(length);
    if (length <= SKY_SLOT_MAX) {
        save_field(board_bytes, length);
    }
    return length;
}

void sky_save_keep(void) {
    if (save_open(SAVE_KEEP)) {
        walk(sky_slot_write(board_bytes));
        save_close();
    }
}

uint8_t sky_save_load(void) {
    uint16_t length;
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    length = walk(0);
    if (!save_close() || sky_state.grade >= SKY_GRADES || sky_state.source >= SKY_SOURCES) {
        return 0;
    }
    sky_state.helped &= SKY_HINT_HELPED | SKY_SOLVER_HELPED;
    return sky_slot_read(board_bytes, length);
}
