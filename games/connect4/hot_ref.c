/* The Connect 4 search in C, the twin of hot.s. See hot.h for the contract and the reasons. */
#include "games/connect4/hot_ref.h"

#define C4_NO_FOUR
#include "c4_tables.h"

#include <string.h>

#ifndef HOT_ASM
uint8_t c4h_line[2 * C4H_LINES];
uint8_t c4h_next[7];
uint8_t c4h_cell[7];
uint8_t c4h_open;
uint8_t c4h_ply, c4h_base, c4h_attacker, c4h_limit, c4h_whole, c4h_left, c4h_moves;
uint8_t c4h_threat[7 * C4H_PLIES];
uint8_t c4h_hash[5 * C4H_PLIES];
uint8_t c4h_strong[C4H_PLIES], c4h_weak[C4H_PLIES], c4h_safe[C4H_PLIES], c4h_forced[C4H_PLIES];
uint8_t c4h_column[C4H_PLIES];
uint8_t c4h_table[C4H_TABLE];
#endif

const uint8_t c4r_bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};
static const uint8_t trial[7] = {3, 2, 4, 1, 5, 0, 6};        /* columns in the order of trial */
static const uint8_t trial_bit[7] = {32, 8, 2, 1, 4, 16, 64}; /* column -> its bit in a mask */

/* The diagonals of a cell, NO_LINE when shorter than four. */
uint8_t c4r_rising(uint8_t column, uint8_t row) {
    uint8_t d = (uint8_t)(row + 3 - column); /* 0..5 when long enough; wraps when not */
    return d < 6 ? 13 + d : NO_LINE;
}

uint8_t c4r_falling(uint8_t column, uint8_t row) {
    uint8_t d = (uint8_t)(row + column - 3);
    return d < 6 ? 19 + d : NO_LINE;
}

/* Row of a diagonal's cell in a column; 6 and more: not on the board. */
uint8_t c4r_row_on(uint8_t line, uint8_t column) {
    if (line < 19) {
        return (uint8_t)(column + line - 16);
    }
    return (uint8_t)(line - 16 - column);
}

void TWIN(c4h_clear)(void) {
    uint8_t i;
    memset(c4h_line, 0, sizeof c4h_line);
    for (i = 0; i < 7; ++i) {
        c4h_next[i] = 1;
        c4h_cell[i] = i;
        c4h_threat[i * C4H_PLIES] = 0;
        c4h_threat[i * C4H_PLIES + 1] = 0;
    }
    for (i = 0; i < 5; ++i) {
        c4h_hash[i * C4H_PLIES] = 0;
    }
    c4h_open = 0x7F;
    c4h_ply = 0;
    c4h_base = 0;
}

void TWIN(c4h_forget)(uint8_t q) {
    memset(c4h_table + (uint16_t)q * 768, 0, 768);
}

uint8_t c4r_row_of_next(uint8_t column) {
    uint8_t r = 0;
    uint8_t b = c4h_next[column];
    while (b != 1) {
        b >>= 1;
        ++r;
    }
    return r;
}

/* Marks new winning cells of a row or diagonal in the maps of the side that now moves. */
static void scatter(uint8_t line, uint8_t cells, uint8_t row) {
    uint8_t c;
    uint16_t at = c4h_ply + 2;
    for (c = 0; c < 7; ++c) {
        if (cells & c4r_bit[c]) {
            if (line >= 13) {
                row = c4r_row_on(line, c);
            }
            if (row < 6) {
                c4h_threat[at] |= c4r_bit[row];
            }
        }
        at += C4H_PLIES;
    }
}

static void put_line(uint8_t line, uint8_t position, uint8_t row) {
    uint8_t i;
    uint8_t cells;
    if (line == NO_LINE) {
        return;
    }
    i = line * 2 + (c4h_ply & 1);
    cells = c4_new[position * 128 + c4h_line[i]];
    c4h_line[i] |= c4r_bit[position];
    if (cells == 0) {
        return;
    }
    if (line >= 6 && line < 13) {
        if (row < 5) { /* else there is no cell above */
            c4h_threat[(line - 6) * C4H_PLIES + c4h_ply + 2] |= cells & 0x3F;
        }
    } else {
        scatter(line, cells & ~c4h_line[i ^ 1], row);
    }
}

void TWIN(c4h_put)(uint8_t column) {
    uint8_t row = c4r_row_of_next(column);
    uint8_t z = c4h_cell[column] * 2 + (c4h_ply & 1);
    uint8_t i;
    uint16_t at = c4h_ply;
    for (i = 0; i < 7; ++i) {
        c4h_threat[at + 2] = c4h_threat[at];
        at += C4H_PLIES;
    }
    put_line(ROW(row), column, row);
    put_line(COLUMN(column), row, row);
    put_line(c4r_rising(column, row), column, row);
    put_line(c4r_falling(column, row), column, row);
    at = c4h_ply;
    c4h_hash[at + 1] = c4h_hash[at] ^ c4_zobrist0[z];
    c4h_hash[at + 45] = c4h_hash[at + 44] ^ c4_zobrist1[z];
    c4h_hash[at + 89] = c4h_hash[at + 88] ^ c4_zobrist2[z];
    c4h_hash[at + 133] = c4h_hash[at + 132] ^ c4_zobrist3[z];
    c4h_hash[at + 177] = c4h_hash[at + 176] ^ c4_zobrist4[z];
    c4h_next[column] <<= 1;
    c4h_cell[column] += 7;
    if (c4h_next[column] == 0x40) {
        c4h_open &= ~trial_bit[column];
    }
    c4h_column[c4h_ply] = column;
    ++c4h_ply;
}

static void take_line(uint8_t line, uint8_t position) {
    if (line != NO_LINE) {
        c4h_line[line * 2 + (c4h_ply & 1)] ^= c4r_bit[position];
    }
}

void TWIN(c4h_take)(void) {
    uint8_t column;
    uint8_t row;
    --c4h_ply;
    column = c4h_column[c4h_ply];
    c4h_next[column] >>= 1;
    c4h_cell[column] -= 7;
    c4h_open |= trial_bit[column];
    row = c4r_row_of_next(column);
    take_line(ROW(row), column);
    take_line(COLUMN(column), row);
    take_line(c4r_rising(column, row), column);
    take_line(c4r_falling(column, row), column);
}

uint8_t TWIN(c4h_look)(void) {
    uint8_t i;
    uint8_t c;
    uint8_t other;
    uint8_t forced = 0;
    uint8_t doubled = 0;
    c4h_moves = c4h_open;
    for (i = 0; i < 7; ++i) {
        c = trial[i];
        if (c4h_threat[c * C4H_PLIES + c4h_ply] & c4h_next[c]) {
            c4h_moves = c4r_bit[i];
            return C4H_LOOK_WIN;
        }
        other = c4h_threat[c * C4H_PLIES + c4h_ply + 1];
        if (other & c4h_next[c]) {
            doubled |= forced;
            forced |= c4r_bit[i];
        }
        if (other & (uint8_t)(c4h_next[c] << 1)) {
            c4h_moves &= ~c4r_bit[i];
        }
    }
    if (forced) {
        c4h_moves &= forced;
    }
    if (doubled || c4h_moves == 0) {
        return C4H_LOOK_LOST;
    }
    return forced ? C4H_LOOK_FORCED : C4H_LOOK_OPEN;
}

/* How many winning cells that are free and on the board bit `position`, added to the mover's stones in a line,
 * makes. */
static uint8_t makes_in(uint8_t line, uint8_t position) {
    uint8_t side = c4h_ply & 1;
    uint8_t cells;
    uint8_t c;
    uint8_t n = 0;
    if (line == NO_LINE) {
        return 0;
    }
    cells = c4_new[position * 128 + c4h_line[line * 2 + side]];
    cells &= ~c4h_line[line * 2 + (side ^ 1)];
    if (line >= 6 && line < 13) {
        return (cells & 0x3F) != 0; /* there is one cell above */
    }
    for (c = 0; c < 7; ++c) {
        if ((cells & c4r_bit[c]) && (line < 6 || c4r_row_on(line, c) < 6)) {
            ++n;
        }
    }
    return n;
}

uint8_t TWIN(c4h_makes)(uint8_t column) {
    uint8_t row = c4r_row_of_next(column);
    uint8_t n = makes_in(ROW(row), column);
    n += makes_in(COLUMN(column), row);
    n += makes_in(c4r_rising(column, row), column);
    n += makes_in(c4r_falling(column, row), column);
    return n < 2 ? n : 2;
}

/* ---- the table of answers ---------------------------------------------------------------------------------------- */

static uint8_t *slot(void) {
    uint16_t way = c4h_ply % 3;
    return c4h_table + way * 1024 + c4h_hash[c4h_ply];
}

static uint8_t recall(void) {
    const uint8_t *s = slot();
    if (s[0] != c4h_hash[C4H_PLIES + c4h_ply] || s[256] != c4h_hash[2 * C4H_PLIES + c4h_ply] ||
        s[512] != c4h_hash[3 * C4H_PLIES + c4h_ply] || (s[768] & 0x7F) != (c4h_hash[4 * C4H_PLIES + c4h_ply] & 0x7F)) {
        return C4H_RUNNING;
    }
    return (s[768] & 0x80) ? C4H_YES : C4H_NO;
}

static void remember(uint8_t answer) {
    uint8_t *s = slot();
    s[0] = c4h_hash[C4H_PLIES + c4h_ply];
    s[256] = c4h_hash[2 * C4H_PLIES + c4h_ply];
    s[512] = c4h_hash[3 * C4H_PLIES + c4h_ply];
    s[768] = c4h_hash[4 * C4H_PLIES + c4h_ply] & 0x7F;
    if (answer) {
        s[768] |= 0x80;
    }
}

/* ---- the search -------------------------------------------------------------------------------------------------- */

void TWIN(c4h_ask)(uint8_t attacker, uint8_t deadline) {
    c4h_base = c4h_ply;
    c4h_attacker = attacker;
    c4h_limit = deadline - 1;
    c4h_whole = deadline == 41 + attacker;
    /* so that answers to different questions do not collide, the deadline is mixed into the hash during a question */
    c4h_hash[C4H_PLIES + c4h_ply] ^= deadline;
}

/* Sorts the safe moves into groups. */
static void lay_out(void) {
    uint8_t i;
    uint8_t made;
    for (i = 0; i < 7; ++i) {
        if (!(c4h_moves & c4r_bit[i])) {
            continue;
        }
        made = TWIN(c4h_makes)(trial[i]);
        if (made == 0) {
            continue;
        }
        c4h_safe[c4h_ply] ^= c4r_bit[i];
        if (made == 1) {
            c4h_weak[c4h_ply] |= c4r_bit[i];
        } else {
            c4h_strong[c4h_ply] |= c4r_bit[i];
        }
    }
}

/* Steps 1 to 7: the answer, or C4H_RUNNING with the moves laid out. */
static uint8_t visit(void) {
    uint8_t defending = (c4h_ply & 1) ^ c4h_attacker;
    uint8_t found = TWIN(c4h_look)();
    uint8_t answer;
    if (found == C4H_LOOK_WIN) {
        return defending ^ 1;
    }
    if (c4h_ply >= c4h_limit) {
        return C4H_NO;
    }
    if (found == C4H_LOOK_LOST) {
        return defending;
    }
    c4h_strong[c4h_ply] = 0;
    c4h_weak[c4h_ply] = 0;
    c4h_safe[c4h_ply] = c4h_moves;
    c4h_forced[c4h_ply] = found == C4H_LOOK_FORCED;
    if (found == C4H_LOOK_FORCED) {
        return C4H_RUNNING;
    }
    answer = recall();
    if (answer != C4H_RUNNING) {
        return answer;
    }
    if (c4r_blocked()) {
        return C4H_NO;
    }
    answer = (c4h_ply & 1) ? c4r_proof_second() : c4r_proof_first();
    if (answer == C4H_RUNNING) {
        lay_out();
    }
    return answer;
}

/* The move of a group that is nearest to the centre, if there is one. */
static uint8_t play_from(uint8_t *group) {
    uint8_t i;
    for (i = 0; i < 7; ++i) {
        if (*group & c4r_bit[i]) {
            *group ^= c4r_bit[i];
            TWIN(c4h_put)(trial[i]);
            return 1;
        }
    }
    return 0;
}

/* Makes the next move of this ply; 0 when there is none left. */
static uint8_t advance(void) {
    return play_from(c4h_strong + c4h_ply) || play_from(c4h_weak + c4h_ply) || play_from(c4h_safe + c4h_ply);
}

uint8_t TWIN(c4h_run)(void) {
    uint8_t answer;
    uint8_t attacking;
    for (;;) {
        if (c4h_left == 0) {
            return C4H_RUNNING;
        }
        --c4h_left;
        answer = visit();
        for (;;) {
            attacking = (c4h_ply & 1) == c4h_attacker;
            if (answer == C4H_RUNNING) {
                if (advance()) {
                    break; /* to the node below */
                }
                answer = attacking ^ 1;
                remember(answer);
            }
            if (c4h_ply == c4h_base) {
                TWIN(c4h_stop)();
                return answer;
            }
            TWIN(c4h_take)();
            attacking ^= 1;
            if (c4h_forced[c4h_ply]) {
                continue;
            }
            if (answer == attacking) {
                remember(answer);
            } else {
                answer = C4H_RUNNING;
            }
        }
    }
}

void TWIN(c4h_stop)(void) {
    while (c4h_ply != c4h_base) {
        TWIN(c4h_take)();
    }
    c4h_hash[C4H_PLIES + c4h_ply] ^= c4h_limit + 1;
}
