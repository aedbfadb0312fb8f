/* The rules of rules.h, all but the Renju limits (renju.c). */
#include "games/gobang/rules.h"

uint8_t gb_cell[256];
uint8_t gb_moves[GB_CELLS];
uint8_t gb_count;
uint8_t gb_renju;
uint8_t gb_result;
uint8_t gb_win_cell[GB_WIN_MAX];
uint8_t gb_win_count;

/* The view reads this from another page, so it is where every page can see it. */
#ifdef NES_CART
_Pragma("rodata-name(push, \"RODATA\")")
#endif
const uint8_t gb_step[4] = {1, 16, 17, 15};
#ifdef NES_CART
_Pragma("rodata-name(pop)")
#endif

void gb_new(uint8_t renju) {
    uint8_t cell = 0;

    do {
        gb_cell[cell] = (GB_X(cell) == GB_SIZE || GB_Y(cell) == GB_SIZE) ? GB_EDGE : GB_EMPTY;
        ++cell;
    } while (cell != 0);
    gb_count = 0;
    gb_renju = renju;
    gb_result = GB_PLAYING;
    gb_win_count = 0;
}

uint8_t gb_to_move(void) {
    return (gb_count & 1) ? GB_WHITE : GB_BLACK;
}

uint8_t gb_check(uint8_t cell) {
    if (gb_cell[cell] == GB_EDGE) {
        return GB_OFF_BOARD;
    }
    if (gb_result != GB_PLAYING) {
        return GB_GAME_OVER;
    }
    if (gb_cell[cell] != GB_EMPTY) {
        return GB_OCCUPIED;
    }
    if (gb_renju && (gb_count & 1) == 0) {
        return gb_renju_check(gb_cell, cell);
    }
    return GB_OK;
}

/* Collects the winning rows through the stone just played into gb_win_cell. */
static void find_wins(uint8_t cell) {
    uint8_t side = gb_cell[cell];
    uint8_t axis, step, first, at, length;

    gb_win_count = 0;
    for (axis = 0; axis < 4; ++axis) {
        step = gb_step[axis];
        first = cell;
        while (gb_cell[(uint8_t)(first - step)] == side) {
            first -= step;
        }
        length = 0;
        for (at = first; gb_cell[at] == side; at += step) {
            ++length;
        }
        if (length < 5) {
            continue;
        }
        for (at = first; gb_cell[at] == side; at += step) {
            if (at != cell) {
                gb_win_cell[gb_win_count] = at;
                ++gb_win_count;
            }
        }
    }
    if (gb_win_count != 0) {
        gb_win_cell[gb_win_count] = cell;
        ++gb_win_count;
    }
}

/* Under Renju rules black may be left without a legal cell; that is a draw like a full board. */
static uint8_t black_is_stuck(void) {
    uint8_t cell = 0;

    do {
        if (gb_cell[cell] == GB_EMPTY && gb_renju_check(gb_cell, cell) == GB_OK) {
            return 0;
        }
        ++cell;
    } while (cell != 0);
    return 1;
}

uint8_t gb_play(uint8_t cell) {
    uint8_t answer = gb_check(cell);
    uint8_t side;

    if (answer != GB_OK) {
        return answer;
    }
    side = gb_to_move();
    gb_cell[cell] = side;
    gb_moves[gb_count] = cell;
    ++gb_count;
    find_wins(cell);
    if (gb_win_count != 0) {
        gb_result = side;
    } else if (gb_count == GB_CELLS) {
        gb_result = GB_DRAW;
    } else if (gb_renju && side == GB_WHITE && black_is_stuck()) {
        gb_result = GB_DRAW;
    }
    return GB_OK;
}

uint8_t gb_undo(void) {
    if (gb_count == 0) {
        return 0;
    }
    --gb_count;
    gb_cell[gb_moves[gb_count]] = GB_EMPTY;
    gb_result = GB_PLAYING;
    gb_win_count = 0;
    return 1;
}

uint8_t gb_load(uint8_t renju, const uint8_t *moves, uint8_t count) {
    uint8_t i;

    gb_new(renju);
    for (i = 0; i < count; ++i) {
        if (gb_play(moves[i]) != GB_OK) {
            break;
        }
    }
    return i;
}
