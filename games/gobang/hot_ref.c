/* The C twin of hot.s; see hot.h for the contract. Plain, and obviously right. */
#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "gobang_tables.h"

#ifndef HOT_ASM
uint8_t gbh_cell[256];
uint8_t gbh_half[8][256];
uint8_t gbh_black[256];
uint8_t gbh_key[256];
uint8_t gbh_log[GBH_LOG_SIZE];
uint8_t gbh_list[GBH_LIST];
uint8_t gbh_at, gbh_side, gbh_fives, gbh_five, gbh_first, gbh_last, gbh_floor, gbh_want;
uint8_t gbh_own_43, gbh_own_33, gbh_its_43, gbh_its_33;
uint16_t gbh_top, gbh_worth_b, gbh_worth_w;
#endif

/* The step of each direction. */
static const uint8_t direction[8] = {1, 255, 16, 240, 17, 239, 15, 241};

static uint8_t row_value(uint8_t half, uint8_t other, uint8_t side) {
    const uint8_t *code = side == GB_BLACK ? gbt_code_b : gbt_code_w;

    return gbt_value[code[other] * 32 + code[half]];
}

static void log_byte(uint8_t value) {
    gbh_log[gbh_top] = value;
    ++gbh_top;
}

static void log_word(uint16_t value) {
    log_byte((uint8_t)value);
    log_byte((uint8_t)(value >> 8));
}

static uint8_t half_at(uint8_t cell, uint8_t step) {
    uint8_t half = 0, k, edge = 0;

    for (k = 0; k < 4; ++k) {
        cell += step;
        if (gbh_cell[cell] == GB_EDGE) {
            edge = 1;
        }
        half |= (uint8_t)((edge ? GB_EDGE : gbh_cell[cell]) << (2 * k));
    }
    return half;
}

void TWIN(gbh_clear_rows)(void) {
    uint8_t cell = gbh_at;
    uint8_t d;

    if (cell == 0) {
        gbh_top = 0;
        gbh_worth_b = 0;
        gbh_worth_w = 0;
        for (d = 0; d != 255; ++d) { /* the edge must be known before the first half is read */
            gbh_cell[d] = (d & 15) == 15 || d >> 4 == 15 ? GB_EDGE : GB_EMPTY;
        }
        gbh_cell[255] = GB_EDGE;
    }
    do {
        gbh_black[cell] = 0;
        gbh_key[cell] = 0;
        if (gbh_cell[cell] != GB_EDGE) {
            for (d = 0; d < 8; ++d) {
                gbh_half[d][cell] = half_at(cell, direction[d]);
            }
        }
        ++cell;
    } while ((cell & 63) != 0);
}

static void note_five(uint8_t cell) {
    if (gbh_fives == 0) {
        gbh_fives = 1;
        gbh_five = cell;
    } else if (cell != gbh_five) {
        gbh_fives = 2;
    }
}

/* One row of one empty cell changes: its half in direction d becomes `now`. */
static void change(uint8_t cell, uint8_t d, uint8_t now) {
    uint8_t other = gbh_half[d ^ 1][cell];
    uint8_t was = gbh_half[d][cell];
    uint8_t value;

    log_byte(gbh_black[cell]);
    log_byte(gbh_key[cell]);
    gbh_half[d][cell] = now;
    if (row_value(now, other, gbh_side) == GB_V_FIVE) {
        note_five(cell);
    }
    value = row_value(now, other, GB_BLACK);
    gbh_black[cell] += value;
    gbh_key[cell] += value;
    gbh_worth_b += value;
    value = row_value(was, other, GB_BLACK);
    gbh_black[cell] -= value;
    gbh_key[cell] -= value;
    gbh_worth_b -= value;
    value = row_value(now, other, GB_WHITE);
    gbh_key[cell] += value;
    gbh_worth_w += value;
    value = row_value(was, other, GB_WHITE);
    gbh_key[cell] -= value;
    gbh_worth_w -= value;
}

void TWIN(gbh_put)(void) {
    uint16_t start = gbh_top;
    uint16_t worth_b = gbh_worth_b, worth_w = gbh_worth_w;
    uint8_t black = gbh_black[gbh_at], key = gbh_key[gbh_at];
    uint8_t d, k, cell, seen;

    gbh_fives = 0;
    gbh_cell[gbh_at] = gbh_side;
    gbh_black[gbh_at] = 0;
    gbh_key[gbh_at] = 0;
    gbh_worth_b -= black;
    gbh_worth_w -= (uint8_t)(key - black);
    for (d = 0; d < 8; ++d) {
        cell = gbh_at;
        seen = 0;
        for (k = 0; k < 4; ++k) {
            cell += direction[d];
            seen |= gbh_cell[cell];
            if (seen == GB_EDGE) { /* the edge, or stones of both colours between */
                break;
            }
            if (gbh_cell[cell] == GB_EMPTY) {
                change(cell, d ^ 1, (uint8_t)(gbh_half[d ^ 1][cell] ^ (gbh_side << (2 * k))));
            }
        }
    }
    log_byte(black);
    log_byte(key);
    log_word(worth_b);
    log_word(worth_w);
    log_byte(gbh_side);
    log_byte(gbh_at);
    log_byte((uint8_t)(gbh_top + 1 - start));
}

void TWIN(gbh_take)(void) {
    const uint8_t *end = gbh_log + gbh_top;
    const uint8_t *from;
    uint8_t d, k, cell, seen;

    gbh_top -= end[-1];
    from = gbh_log + gbh_top;
    gbh_at = end[-2];
    gbh_side = end[-3];
    gbh_worth_w = (uint16_t)(end[-5] | end[-4] << 8);
    gbh_worth_b = (uint16_t)(end[-7] | end[-6] << 8);
    gbh_cell[gbh_at] = GB_EMPTY;
    gbh_key[gbh_at] = end[-8];
    gbh_black[gbh_at] = end[-9];
    for (d = 0; d < 8; ++d) {
        cell = gbh_at;
        seen = 0;
        for (k = 0; k < 4; ++k) {
            cell += direction[d];
            seen |= gbh_cell[cell];
            if (seen == GB_EDGE) { /* the edge, or stones of both colours between */
                break;
            }
            if (gbh_cell[cell] == GB_EMPTY) {
                gbh_half[d ^ 1][cell] ^= (uint8_t)(gbh_side << (2 * k));
                gbh_black[cell] = *from++;
                gbh_key[cell] = *from++;
            }
        }
    }
}

/* Keeps the best `want` of the cells offered in board order. by: the sum of each kept cell. */
static uint8_t scan_by(uint8_t (*sum)(uint8_t cell)) {
    uint8_t by[GBH_LIST];
    uint8_t count = 0, at, value;
    unsigned cell;

    for (cell = gbh_first; cell <= gbh_last; ++cell) {
        value = sum((uint8_t)cell);
        if (value < gbh_floor || (count == gbh_want && value <= by[count - 1])) {
            continue;
        }
        if (count < gbh_want) {
            ++count;
        }
        for (at = (uint8_t)(count - 1); at > 0 && by[at - 1] < value; --at) {
            by[at] = by[at - 1];
            gbh_list[at] = gbh_list[at - 1];
        }
        by[at] = value;
        gbh_list[at] = (uint8_t)cell;
    }
    return count;
}

static uint8_t sum_key(uint8_t cell) {
    return gbh_key[cell];
}

static uint8_t sum_side(uint8_t cell) {
    return gbh_side == GB_BLACK ? gbh_black[cell] : (uint8_t)(gbh_key[cell] - gbh_black[cell]);
}

uint8_t TWIN(gbh_scan)(void) {
    return scan_by(sum_key);
}

uint8_t TWIN(gbh_scan_side)(void) {
    return scan_by(sum_side);
}

uint8_t TWIN(gbh_judge)(void) {
    uint8_t axis, value, answer = 0;

    for (axis = 0; axis < 4; ++axis) {
        value = row_value(gbh_half[2 * axis][gbh_at], gbh_half[2 * axis + 1][gbh_at], gbh_side);
        if (value >= GB_V_FIVE) {
            return GBH_FIVE;
        }
        if (value >= GB_V_OPEN4) {
            answer += GBH_TWO_FOURS;
        } else if (value >= GB_V_FOUR) {
            answer += GBH_FOUR;
        } else if (value >= GB_V_OPEN3) {
            ++answer;
        }
    }
    return answer;
}

/* What a side makes at `at`. */
static uint8_t judge_for(uint8_t side) {
    uint8_t mover = gbh_side, answer;

    gbh_side = side;
    answer = TWIN(gbh_judge)();
    gbh_side = mover;
    return answer;
}

uint8_t TWIN(gbh_survey)(uint8_t count) {
    uint8_t i, own, its, found = 0;

    gbh_own_43 = 0;
    gbh_own_33 = 0;
    gbh_its_43 = 0;
    gbh_its_33 = 0;
    for (i = 0; i < count; ++i) {
        gbh_at = gbh_list[i];
        own = judge_for(gbh_side);
        if (own >= GBH_TWO_FOURS) {
            return 1;
        }
        gbh_own_43 += own > GBH_FOUR;
        gbh_own_33 += own > 1 && own < GBH_FOUR;
        its = judge_for(GB_BLACK + GB_WHITE - gbh_side);
        if (its >= GBH_TWO_FOURS) {
            found = 2;
        } else {
            gbh_its_43 += its > GBH_FOUR;
            gbh_its_33 += its > 1 && its < GBH_FOUR;
        }
    }
    return found;
}

uint8_t TWIN(gbh_keep_fours)(uint8_t count) {
    uint8_t i, kept = 0;

    for (i = 0; i < count; ++i) {
        gbh_at = gbh_list[i];
        if (judge_for(GB_BLACK) >= GBH_FOUR || judge_for(GB_WHITE) >= GBH_FOUR) {
            gbh_list[kept] = gbh_at;
            ++kept;
        }
    }
    return kept;
}
