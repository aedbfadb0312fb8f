#include "games/skyscrapers/pack.h"

#include "games/skyscrapers/hot.h"

#include <string.h>

/* The record before it is turned, in the solver's tables, which are not in use then. */
#define OLD (sky_tab) /* solution */
#define GIVEN (sky_tab + 81)
#define SHOWN (sky_tab + 162)
static const uint8_t *from;

uint8_t sky_is_packed(uint8_t n, uint8_t grade) {
    if (grade >= SKY_EXTREME) {
        return 1;
    }
    return grade == SKY_HARD && n >= 8;
}

uint8_t sky_pack_size(uint8_t n) {
    static const uint8_t size[SKY_MAX_N + 1 - SKY_MIN_N] = {9, 15, 21, 29, 37, SKY_PACK_RECORD_MAX};

    return size[n - SKY_MIN_N];
}

/* The height that a line lacks: all heights less those that it has. */
static uint8_t last_of(uint8_t cell, uint8_t step) {
    uint8_t i, sum;

    sum = 0;
    for (i = 1; i <= sky_n; ++i) {
        sum += i;
    }
    for (i = 1; i < sky_n; ++i) {
        sum -= OLD[cell];
        cell += step;
    }
    return sum;
}

static void get_solution(void) {
    uint8_t row, col, cell, byte, half;

    half = 0;
    byte = 0;
    for (row = 0; row < sky_n - 1; ++row) {
        cell = sky_start[sky_n2 + row];
        for (col = 0; col < sky_n - 1; ++col) {
            if (half == 0) {
                byte = *from;
                ++from;
            }
            OLD[cell] = byte & 15;
            byte >>= 4;
            half ^= 1;
            ++cell;
        }
        OLD[cell] = last_of(sky_start[sky_n2 + row], 1);
    }
    for (col = 0; col < sky_n; ++col) {
        OLD[sky_start[sky_n + col]] = last_of(col, sky_n);
    }
}

static void get_bits(uint8_t *values, uint8_t count) {
    uint8_t i, byte;

    byte = 0;
    for (i = 0; i < count; ++i) {
        if ((i & 7) == 0) {
            byte = *from;
            ++from;
        }
        values[i] = byte & 1;
        byte >>= 1;
    }
}

static uint8_t turned; /* the turn at hand */

/* The cell of the record that comes to (row, col). */
static uint8_t origin(uint8_t cell) {
    uint8_t row, col, swap;

    row = sky_row[cell];
    col = sky_col[cell];
    if ((turned & 1) != 0) {
        swap = row;
        row = col;
        col = swap;
    }
    if ((turned & 2) != 0) {
        row = sky_n - 1 - row;
    }
    if ((turned & 4) != 0) {
        col = sky_n - 1 - col;
    }
    return sky_start[sky_n2 + row] + col;
}

/* The clue of the record that comes to clue k: the one that sees the same two cells first. */
static uint8_t clue_origin(uint8_t k) {
    uint8_t first, second, j, next;

    first = origin(sky_start[k]);
    next = sky_start[k] + sky_step[k];
    second = origin(next);
    for (j = 0;; ++j) {
        next = sky_start[j] + sky_step[j];
        if (sky_start[j] == first && next == second) {
            return j;
        }
    }
}

void sky_unpack(const uint8_t *record, uint8_t n, uint8_t turn) {
    uint8_t cell, k;

    sky_geo(n, 0);
    from = record;
    turned = turn;
    get_solution();
    get_bits(SHOWN, sky_n4);
    get_bits(GIVEN, sky_nn);
    memset(&sky_made, 0, sizeof sky_made);
    sky_made.n = n;
    for (cell = 0; cell < sky_nn; ++cell) {
        k = origin(cell);
        sky_goal[cell] = OLD[k];
        if (GIVEN[k] != 0) {
            sky_made.given[cell] = OLD[k];
        }
    }
    for (k = 0; k < sky_n4; ++k) {
        if (SHOWN[clue_origin(k)] != 0) {
            sky_made.clue[k] = sky_square_clue(k);
        }
    }
}

uint8_t sky_pack_order(uint8_t k, uint8_t start, uint8_t step) {
    uint8_t i;

    for (i = 0; i < k; ++i) {
        start += step;
        if (start >= SKY_PACK_COUNT) {
            start -= SKY_PACK_COUNT;
        }
    }
    return start;
}
