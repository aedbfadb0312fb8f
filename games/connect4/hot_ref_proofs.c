/* The Connect 4 search in C: positions that need no search, the twin of hot_proofs.s. See hot.h for the
 * reasons. */
#include "games/connect4/hot_ref.h"

#define C4_ONLY_FOUR
#include "c4_tables.h"

static uint8_t reach[C4H_LINES]; /* stones one side has or may get, by line */

/* Adds (or, with value 0, removes) one cell to `reach`. */
static void reach_cell(uint8_t column, uint8_t row, uint8_t value) {
    uint8_t lines[4];
    uint8_t i;
    uint8_t b;
    lines[0] = ROW(row);
    lines[1] = c4r_rising(column, row);
    lines[2] = c4r_falling(column, row);
    lines[3] = COLUMN(column);
    for (i = 0; i < 4; ++i) {
        b = c4r_bit[i == 3 ? row : column];
        if (lines[i] == NO_LINE) {
            continue;
        }
        if (value) {
            reach[lines[i]] |= b;
        } else {
            reach[lines[i]] &= ~b;
        }
    }
}

/* Fills `reach` with the stones of a side and the free cells whose row has the parity given (0: rows 1, 3,
 * 5). */
static void reach_fill(uint8_t side, uint8_t parity) {
    uint8_t i;
    uint8_t c;
    uint8_t r;
    for (i = 0; i < C4H_LINES; ++i) {
        reach[i] = c4h_line[i * 2 + side];
    }
    for (c = 0; c < 7; ++c) {
        r = c4r_row_of_next(c);
        if ((r ^ parity) & 1) {
            ++r;
        }
        for (; r < 6; r += 2) {
            reach_cell(c, r, 1);
        }
    }
}

static uint8_t reach_four(void) {
    uint8_t i;
    for (i = 0; i < C4H_LINES; ++i) {
        if (c4_four[reach[i]]) {
            return 1;
        }
    }
    return 0;
}

/* Adds or removes the lowest cells of the columns of odd height, except one column. */
static void reach_pairs(uint8_t except, uint8_t value) {
    uint8_t c;
    for (c = 0; c < 7; ++c) {
        if (c != except && (c4h_next[c] & 0x2A)) {
            reach_cell(c, c4r_row_of_next(c), value);
        }
    }
}

/* Whether all lines of the attacker are blocked: its stones and all free cells hold no four. */
uint8_t c4r_blocked(void) {
    uint8_t i;
    uint8_t c;
    uint8_t cells;
    uint8_t defender = c4h_attacker ^ 1;
    for (i = 0; i < C4H_LINES; ++i) {
        cells = c4h_line[i * 2 + defender] ^ 0x7F;
        if (i >= 6 && i < 13) {
            cells &= 0x3F;
        }
        if (i >= 13) {
            for (c = 0; c < 7; ++c) {
                if (c4r_row_on(i, c) >= 6) {
                    cells &= ~c4r_bit[c];
                }
            }
        }
        if (c4_four[cells]) {
            return 0;
        }
    }
    return 1;
}

/* Removes the odd cells above an even free cell that wins for second: the game is over before first could get them. */
static void reach_ended(void) {
    uint8_t c;
    uint8_t wins;
    for (c = 0; c < 7; ++c) {
        wins = c4h_threat[c * C4H_PLIES + c4h_ply + 1];
        if ((wins & 0x02) && c4h_next[c] == 1) {
            reach_cell(c, 2, 0);
            reach_cell(c, 4, 0);
        } else if ((wins & 0x08) && c4h_next[c] < 8) {
            reach_cell(c, 4, 0);
        }
    }
}

uint8_t c4r_proof_first(void) {
    reach_fill(0, 0);
    reach_ended();
    reach_pairs(7, 1);
    if (reach_four()) {
        return C4H_RUNNING;
    }
    if (c4h_attacker == 0) {
        return C4H_NO;
    }
    if (c4h_whole) {
        reach_fill(1, 1);
        reach_pairs(7, 0);
        if (reach_four()) {
            return C4H_YES;
        }
    }
    return C4H_RUNNING;
}

/* Proof O with the winning cell in one column. */
static uint8_t odd_in(uint8_t column) {
    uint8_t wins = c4h_threat[column * C4H_PLIES + c4h_ply + 1] & 0x15;
    uint8_t r;
    if (!(c4h_next[column] & 0x2A)) {
        return 0;
    }
    r = c4r_row_of_next(column) + 1;
    while (r < 6 && !(wins & c4r_bit[r])) {
        r += 2;
    }
    if (r >= 6) {
        return 0;
    }
    reach_fill(1, 0);
    reach_pairs(column, 1);
    /* in this column second gets the even cells below the winning one and nothing else */
    {
        uint8_t i;
        for (i = c4r_row_of_next(column); i < 6; ++i) {
            reach_cell(column, i, (i & 1) && i < r);
        }
    }
    return !reach_four();
}

uint8_t c4r_proof_second(void) {
    uint8_t c;
    if (c4h_attacker == 0 && !c4h_whole) {
        return C4H_RUNNING;
    }
    for (c = 0; c < 7; ++c) {
        if (odd_in(c)) {
            return c4h_attacker ^ 1;
        }
    }
    return C4H_RUNNING;
}
