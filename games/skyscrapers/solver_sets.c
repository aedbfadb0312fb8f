/* SETS and FISH: k rows of a small table of bits that have only k columns between them own these columns.
 *   SETS: rows = open cells of a line, columns = heights.   FISH: rows = rows (columns) of the board that lack a height,
 *   columns = columns (rows) where it may be.
 * All sets of rows are looked at, so the hidden form (the complement) is found, too. */
#include "games/skyscrapers/solver_int.h"

#define SLICE 16 /* sets per slice */

static uint16_t mask[SKY_MAX_N]; /* row -> columns */
static uint8_t key[SKY_MAX_N];   /* row -> cell (SETS) or row of the board (FISH) */
static uint8_t rows;
static uint16_t low[16], high[32]; /* union of the rows in the low 4 and the high 5 bits of a set */
static uint16_t set, sets;         /* the current set; 1 << rows */
static uint16_t columns;           /* its union */
static uint8_t line;               /* SETS: the line. FISH: 2 * (height - 1) + (0: by rows, 1: by columns) */

static uint8_t ones(uint16_t m) {
    uint8_t lo, hi;

    lo = (uint8_t)m;
    hi = (uint8_t)(m >> 8);
    return sky_ones[lo] + sky_ones[hi];
}

/* Fills dst[] with the unions of `count` rows from `first` on. */
static void unions(uint16_t *dst, uint8_t first, uint8_t count) {
    uint8_t i, j, size;

    dst[0] = 0;
    size = 1;
    for (i = 0; i < count; ++i) {
        for (j = 0; j < size; ++j) {
            dst[size + j] = dst[j] | mask[first + i];
        }
        size <<= 1;
    }
}

static void begin_table(void) {
    uint8_t few;

    few = rows < 4 ? rows : 4;
    unions(low, 0, few);
    unions(high, few, rows - few);
    set = 0;
    sets = 1;
    sets <<= rows;
}

/* Looks for the next set that owns its columns; 1 found, 0 none left, 2 slice over. Sets sky_bad if one has too few. */
static uint8_t next_owner(void) {
    uint8_t count, have, slice, hi;

    for (slice = 0; slice < SLICE; ++slice) {
        ++set;
        if (set >= sets) {
            return 0;
        }
        hi = (uint8_t)(set >> 4);
        columns = low[(uint8_t)set & 15];
        columns |= high[hi];
        count = ones(set);
        have = ones(columns);
        if (have < count) {
            sky_bad = 1;
            return 0;
        }
        if (have == count && count < rows) {
            return 1;
        }
    }
    return 2;
}

/* SETS: rows of the table = open cells of the line. */
static void begin_line(void) {
    uint8_t i, cell, step;

    cell = sky_start[sky_front[line]];
    step = sky_step[sky_front[line]];
    rows = 0;
    for (i = 0; i < sky_n; ++i) {
        if (sky_val[cell] == 0) {
            key[rows] = cell;
            mask[rows] = sky_candidates(cell);
            ++rows;
        }
        cell += step;
    }
    begin_table();
}

static void own_heights(void) {
    uint8_t i, top, lo;
    uint16_t rest;

    lo = (uint8_t)columns & sky_full;
    columns >>= sky_n - 1;
    top = (uint8_t)columns;
    rest = set;
    for (i = 0; i < rows; ++i) {
        if (((uint8_t)rest & 1) == 0) {
            sky_strike(key[i], ~lo, top ^ 1);
        }
        rest >>= 1;
    }
}

static uint8_t working; /* a table is half done */
static uint8_t row;     /* FISH: the next row to be added to the table */

uint8_t sky_rule_sets(void) {
    uint8_t found;

    if (sky_restart != 0 || working == 0) {
        line = sky_next_dirty(SKY_D_SETS);
        if (line == 255) {
            working = 0;
            return SKY_QUIET;
        }
        begin_line();
        working = 1;
    }
    found = next_owner();
    if (found == 0) {
        working = 0;
    } else if (found == 1) {
        own_heights();
        if (sky_step_cells != 0) {
            sky_dirty[line] |= SKY_D_SETS;
            sky_step_clue = sky_front[line];
            return SKY_HIT;
        }
    }
    return SKY_MORE;
}

/* FISH: the cell in row i, column j of the board, or of the board with rows and columns exchanged. */
static uint8_t cell_at(uint8_t i, uint8_t j) {
    uint8_t cell;

    cell = (line & 1) == 0 ? sky_start[sky_n2 + i] : i;
    cell += (line & 1) == 0 ? j : sky_start[sky_n2 + j];
    return cell;
}

/* Adds row i of the board to the table, if it lacks height h. */
static void add_row(uint8_t i, uint8_t h) {
    uint8_t j, cell;
    uint16_t bit;

    mask[rows] = 0;
    bit = 1;
    for (j = 0; j < sky_n; ++j) {
        cell = cell_at(i, j);
        if (sky_val[cell] == h) {
            return;
        }
        if (sky_may(cell, h) != 0) {
            mask[rows] |= bit;
        }
        bit <<= 1;
    }
    key[rows] = i;
    ++rows;
}

static void own_places(uint8_t h) {
    uint8_t i, j;
    uint16_t rest, places;

    rest = set;
    for (i = 0; i < rows; ++i) {
        if (((uint8_t)rest & 1) == 0) {
            places = columns;
            for (j = 0; j < sky_n; ++j) {
                if (((uint8_t)places & 1) != 0) {
                    sky_deny(cell_at(key[i], j), h);
                }
                places >>= 1;
            }
        }
        rest >>= 1;
    }
}

uint8_t sky_rule_fish(void) {
    uint8_t found, h;

    if (sky_restart != 0) {
        line = 0;
        working = 0;
    }
    h = (line >> 1) + 1;
    if (working == 0) {
        if (line == sky_n2) {
            return SKY_QUIET;
        }
        rows = 0;
        row = 0;
        working = 1;
    }
    if (row < sky_n) {
        add_row(row, h);
        ++row;
        if (row == sky_n) {
            begin_table();
        }
        return SKY_MORE;
    }
    found = next_owner();
    if (found == 0) {
        ++line;
        working = 0;
    } else if (found == 1) {
        own_places(h);
        if (sky_step_cells != 0) {
            sky_step_height = h;
            return SKY_HIT;
        }
    }
    return SKY_MORE;
}
