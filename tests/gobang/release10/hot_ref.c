/* The C twin of hot.s; see hot.h for the contract. Plain, and obviously right. */
#include "tests/gobang/release10/hot.h"
#include "games/gobang/rules.h"
#include "release10_tables.h"

#ifndef HOT_ASM
uint8_t g10h_cell[256];
uint8_t g10h_half[8][256];
uint8_t g10h_black[256];
uint8_t g10h_key[256];
uint8_t g10h_log[G10H_LOG_SIZE];
uint8_t g10h_list[G10H_LIST];
uint8_t g10h_at, g10h_side, g10h_fives, g10h_five, g10h_first, g10h_last, g10h_floor, g10h_want;
uint8_t g10h_own_43, g10h_own_33, g10h_its_43, g10h_its_33;
uint16_t g10h_top, g10h_worth_b, g10h_worth_w;
#endif

/* The step of each direction. */
static const uint8_t direction[8] = {1, 255, 16, 240, 17, 239, 15, 241};

static uint8_t row_value(uint8_t half, uint8_t other, uint8_t side) {
    const uint8_t *code = side == GB_BLACK ? g10t_code_b : g10t_code_w;

    return g10t_value[code[other] * 32 + code[half]];
}

static void log_byte(uint8_t value) {
    g10h_log[g10h_top] = value;
    ++g10h_top;
}

static void log_word(uint16_t value) {
    log_byte((uint8_t)value);
    log_byte((uint8_t)(value >> 8));
}

static uint8_t half_at(uint8_t cell, uint8_t step) {
    uint8_t half = 0, k, edge = 0;

    for (k = 0; k < 4; ++k) {
        cell += step;
        if (g10h_cell[cell] == GB_EDGE) {
            edge = 1;
        }
        half |= (uint8_t)((edge ? GB_EDGE : g10h_cell[cell]) << (2 * k));
    }
    return half;
}

void g10h_clear_rows(void) {
    uint8_t cell = g10h_at;
    uint8_t d;

    if (cell == 0) {
        g10h_top = 0;
        g10h_worth_b = 0;
        g10h_worth_w = 0;
        for (d = 0; d != 255; ++d) { /* the edge must be known before the first half is read */
            g10h_cell[d] = (d & 15) == 15 || d >> 4 == 15 ? GB_EDGE : GB_EMPTY;
        }
        g10h_cell[255] = GB_EDGE;
    }
    do {
        g10h_black[cell] = 0;
        g10h_key[cell] = 0;
        if (g10h_cell[cell] != GB_EDGE) {
            for (d = 0; d < 8; ++d) {
                g10h_half[d][cell] = half_at(cell, direction[d]);
            }
        }
        ++cell;
    } while ((cell & 63) != 0);
}

static void note_five(uint8_t cell) {
    if (g10h_fives == 0) {
        g10h_fives = 1;
        g10h_five = cell;
    } else if (cell != g10h_five) {
        g10h_fives = 2;
    }
}

/* One row of one empty cell changes: its half in direction d becomes `now`. */
static void change(uint8_t cell, uint8_t d, uint8_t now) {
    uint8_t other = g10h_half[d ^ 1][cell];
    uint8_t was = g10h_half[d][cell];
    uint8_t value;

    log_byte(g10h_black[cell]);
    log_byte(g10h_key[cell]);
    g10h_half[d][cell] = now;
    if (row_value(now, other, g10h_side) == G10_V_FIVE) {
        note_five(cell);
    }
    value = row_value(now, other, GB_BLACK);
    g10h_black[cell] += value;
    g10h_key[cell] += value;
    g10h_worth_b += value;
    value = row_value(was, other, GB_BLACK);
    g10h_black[cell] -= value;
    g10h_key[cell] -= value;
    g10h_worth_b -= value;
    value = row_value(now, other, GB_WHITE);
    g10h_key[cell] += value;
    g10h_worth_w += value;
    value = row_value(was, other, GB_WHITE);
    g10h_key[cell] -= value;
    g10h_worth_w -= value;
}

void g10h_put(void) {
    uint16_t start = g10h_top;
    uint16_t worth_b = g10h_worth_b, worth_w = g10h_worth_w;
    uint8_t black = g10h_black[g10h_at], key = g10h_key[g10h_at];
    uint8_t d, k, cell, seen;

    g10h_fives = 0;
    g10h_cell[g10h_at] = g10h_side;
    g10h_black[g10h_at] = 0;
    g10h_key[g10h_at] = 0;
    g10h_worth_b -= black;
    g10h_worth_w -= (uint8_t)(key - black);
    for (d = 0; d < 8; ++d) {
        cell = g10h_at;
        seen = 0;
        for (k = 0; k < 4; ++k) {
            cell += direction[d];
            seen |= g10h_cell[cell];
            if (seen == GB_EDGE) { /* the edge, or stones of both colours between */
                break;
            }
            if (g10h_cell[cell] == GB_EMPTY) {
                change(cell, d ^ 1, (uint8_t)(g10h_half[d ^ 1][cell] ^ (g10h_side << (2 * k))));
            }
        }
    }
    log_byte(black);
    log_byte(key);
    log_word(worth_b);
    log_word(worth_w);
    log_byte(g10h_side);
    log_byte(g10h_at);
    log_byte((uint8_t)(g10h_top + 1 - start));
}

void g10h_take(void) {
    const uint8_t *end = g10h_log + g10h_top;
    const uint8_t *from;
    uint8_t d, k, cell, seen;

    g10h_top -= end[-1];
    from = g10h_log + g10h_top;
    g10h_at = end[-2];
    g10h_side = end[-3];
    g10h_worth_w = (uint16_t)(end[-5] | end[-4] << 8);
    g10h_worth_b = (uint16_t)(end[-7] | end[-6] << 8);
    g10h_cell[g10h_at] = GB_EMPTY;
    g10h_key[g10h_at] = end[-8];
    g10h_black[g10h_at] = end[-9];
    for (d = 0; d < 8; ++d) {
        cell = g10h_at;
        seen = 0;
        for (k = 0; k < 4; ++k) {
            cell += direction[d];
            seen |= g10h_cell[cell];
            if (seen == GB_EDGE) { /* the edge, or stones of both colours between */
                break;
            }
            if (g10h_cell[cell] == GB_EMPTY) {
                g10h_half[d ^ 1][cell] ^= (uint8_t)(g10h_side << (2 * k));
                g10h_black[cell] = *from++;
                g10h_key[cell] = *from++;
            }
        }
    }
}

/* Keeps the best `want` of the cells offered in board order. by: the sum of each kept cell. */
static uint8_t scan_by(uint8_t (*sum)(uint8_t cell)) {
    uint8_t by[G10H_LIST];
    uint8_t count = 0, at, value;
    unsigned cell;

    for (cell = g10h_first; cell <= g10h_last; ++cell) {
        value = sum((uint8_t)cell);
        if (value < g10h_floor || (count == g10h_want && value <= by[count - 1])) {
            continue;
        }
        if (count < g10h_want) {
            ++count;
        }
        for (at = (uint8_t)(count - 1); at > 0 && by[at - 1] < value; --at) {
            by[at] = by[at - 1];
            g10h_list[at] = g10h_list[at - 1];
        }
        by[at] = value;
        g10h_list[at] = (uint8_t)cell;
    }
    return count;
}

static uint8_t sum_key(uint8_t cell) {
    return g10h_key[cell];
}

static uint8_t sum_side(uint8_t cell) {
    return g10h_side == GB_BLACK ? g10h_black[cell] : (uint8_t)(g10h_key[cell] - g10h_black[cell]);
}

uint8_t g10h_scan(void) {
    return scan_by(sum_key);
}

uint8_t g10h_scan_side(void) {
    return scan_by(sum_side);
}

uint8_t g10h_judge(void) {
    uint8_t axis, value, answer = 0;

    for (axis = 0; axis < 4; ++axis) {
        value = row_value(g10h_half[2 * axis][g10h_at], g10h_half[2 * axis + 1][g10h_at], g10h_side);
        if (value >= G10_V_FIVE) {
            return G10H_FIVE;
        }
        if (value >= G10_V_OPEN4) {
            answer += G10H_TWO_FOURS;
        } else if (value >= G10_V_FOUR) {
            answer += G10H_FOUR;
        } else if (value >= G10_V_OPEN3) {
            ++answer;
        }
    }
    return answer;
}

/* What a side makes at `at`. */
static uint8_t judge_for(uint8_t side) {
    uint8_t mover = g10h_side, answer;

    g10h_side = side;
    answer = g10h_judge();
    g10h_side = mover;
    return answer;
}

uint8_t g10h_survey(uint8_t count) {
    uint8_t i, own, its, found = 0;

    g10h_own_43 = 0;
    g10h_own_33 = 0;
    g10h_its_43 = 0;
    g10h_its_33 = 0;
    for (i = 0; i < count; ++i) {
        g10h_at = g10h_list[i];
        own = judge_for(g10h_side);
        if (own >= G10H_TWO_FOURS) {
            return 1;
        }
        g10h_own_43 += own > G10H_FOUR;
        g10h_own_33 += own > 1 && own < G10H_FOUR;
        its = judge_for(GB_BLACK + GB_WHITE - g10h_side);
        if (its >= G10H_TWO_FOURS) {
            found = 2;
        } else {
            g10h_its_43 += its > G10H_FOUR;
            g10h_its_33 += its > 1 && its < G10H_FOUR;
        }
    }
    return found;
}

uint8_t g10h_keep_fours(uint8_t count) {
    uint8_t i, kept = 0;

    for (i = 0; i < count; ++i) {
        g10h_at = g10h_list[i];
        if (judge_for(GB_BLACK) >= G10H_FOUR || judge_for(GB_WHITE) >= G10H_FOUR) {
            g10h_list[kept] = g10h_at;
            ++kept;
        }
    }
    return kept;
}
