#include "cart/save.h"
#include "games/connect4/play.h"

#define MATCH_HEAD 4 /* best_of, wins of both, starter */

static void walk(void) {
    save_field(&c4_state.match.best_of, MATCH_HEAD);
    save_field(&c4_state.match.game.count, 1);
    if (c4_state.match.game.count <= C4_CELLS) {
        save_field(c4_state.match.game.moves, c4_state.match.game.count);
    }
}

void c4_save_keep(void) {
    if (!c4_state.linked && save_open(SAVE_KEEP)) { /* a linked game is kept by the other console */
        walk();
        save_close();
    }
}

uint8_t c4_save_load(void) {
    uint8_t whole = 0;
    if (save_open(SAVE_READ)) {
        walk();
        whole = save_close();
    }
    if (!whole) {
        c4_match_begin(&c4_state.match, 1);
    }
    return whole && c4_match_restore(&c4_state.match);
}
