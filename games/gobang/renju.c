/* The Renju limits on black: no row of six or more, no two fours at once, no two open threes at once; five in a row beats them all.
 *
 * A three counts only if a further black stone, itself allowed, makes it a straight four (four in a row, both ends of which complete
 * exactly five). "Itself allowed" asks the same question one stone deeper, so the check keeps its own small stack: a level is
 * one black stone tried on the board. Deeper than LEVELS the stone counts as allowed; no such position is known from play.
 */
#include "games/gobang/rules.h"

#define LEVELS 8

static uint8_t *cells;             /* the board in question */
static uint8_t level_cell[LEVELS]; /* the stone tried at this level */
static uint8_t level_axis[LEVELS]; /* the row that is searched for threes */
static uint8_t level_next[LEVELS]; /* 0..8: next cell of that row to try, from four before the stone to four after it */
static uint8_t level_threes[LEVELS]; /* rows found to be open threes */

/* The length of black's run through `cell` along `step`, which counts as black whatever it holds. */
static uint8_t run_length(uint8_t cell, uint8_t step) {
    uint8_t length = 1;
    uint8_t at;

    for (at = cell + step; cells[at] == GB_BLACK; at += step) {
        ++length;
    }
    for (at = cell - step; cells[at] == GB_BLACK; at -= step) {
        ++length;
    }
    return length;
}

/* Would a black stone on the first free cell in this direction complete exactly five through `cell`? */
static uint8_t completes(uint8_t cell, uint8_t walk, uint8_t step) {
    uint8_t at = cell;

    while (cells[at] == GB_BLACK) {
        at += walk;
    }
    return cells[at] == GB_EMPTY && run_length(at, step) == 5;
}

/* Is black's run through the stone at `cell` a straight four? */
static uint8_t straight_four(uint8_t cell, uint8_t step) {
    return run_length(cell, step) == 4 && completes(cell, step, step) && completes(cell, (uint8_t)(0 - step), step);
}

/* The number of fours of this row that the stone at `cell` takes part in: cells that complete five, the two of a straight four as one. */
static uint8_t count_fours(uint8_t cell, uint8_t step) {
    uint8_t fours;

    if (straight_four(cell, step)) {
        return 1;
    }
    fours = completes(cell, step, step);
    if (completes(cell, (uint8_t)(0 - step), step)) {
        ++fours;
    }
    return fours;
}

/* Judges the stone at `cell` (already on the board) by everything but threes. Returns GB_OK and sets *decided when five was made. */
static uint8_t judge_rows(uint8_t cell, uint8_t *decided) {
    uint8_t axis, length;
    uint8_t fours = 0;
    uint8_t longest = 0;

    *decided = 1;
    for (axis = 0; axis < 4; ++axis) {
        length = run_length(cell, gb_step[axis]);
        if (length == 5) {
            return GB_OK;
        }
        if (length > longest) {
            longest = length;
        }
        fours += count_fours(cell, gb_step[axis]);
    }
    if (longest > 5) {
        return GB_LONG_ROW;
    }
    if (fours > 1) {
        return GB_DOUBLE_FOUR;
    }
    *decided = 0;
    return GB_OK;
}

/* Puts the stone of a new level on the board and prepares its search for threes. */
static void enter(uint8_t level, uint8_t cell) {
    cells[cell] = GB_BLACK;
    level_cell[level] = cell;
    level_axis[level] = 0;
    level_next[level] = 0;
    level_threes[level] = 0;
}

/* Finds the next cell of the level's row that makes a straight four together with the level's stone, leaving the row when it has none
 * left. Returns the cell or GB_NO_CELL when all four rows are done. */
static uint8_t next_straight_four(uint8_t level) {
    uint8_t step, at, cell, k;

    cell = level_cell[level];
    for (; level_axis[level] < 4; ++level_axis[level], level_next[level] = 0) {
        step = gb_step[level_axis[level]];
        if (count_fours(cell, step) != 0) {
            continue; /* a four is not a three */
        }
        while (level_next[level] < 9) {
            k = level_next[level];
            ++level_next[level];
            for (at = cell; k < 4 && cells[at] != GB_EDGE; ++k) {
                at -= step;
            }
            for (; k > 4 && cells[at] != GB_EDGE; --k) {
                at += step;
            }
            if (cells[at] != GB_EMPTY) {
                continue;
            }
            cells[at] = GB_BLACK;
            k = straight_four(cell, step); /* of the run that holds the level's stone */
            if (k && run_length(at, step) != 4) {
                k = 0;
            }
            cells[at] = GB_EMPTY;
            if (k) {
                return at;
            }
        }
    }
    return GB_NO_CELL;
}

uint8_t gb_renju_five(uint8_t *board, uint8_t cell) {
    uint8_t axis;

    cells = board;
    for (axis = 0; axis < 4; ++axis) {
        if (run_length(cell, gb_step[axis]) == 5) {
            return 1;
        }
    }
    return 0;
}

uint8_t gb_renju_check(uint8_t *board, uint8_t cell) {
    uint8_t level = 0;
    uint8_t answer, decided, at;

    cells = board;
    enter(0, cell);
    answer = judge_rows(cell, &decided);
    for (;;) {
        if (!decided) {
            at = next_straight_four(level);
            if (at != GB_NO_CELL && level + 1 < LEVELS) {
                ++level;
                enter(level, at);
                answer = judge_rows(at, &decided);
                continue;
            }
            answer = GB_OK;
            if (level_threes[level] > 1) {
                answer = GB_DOUBLE_THREE;
            }
        }
        cells[level_cell[level]] = GB_EMPTY;
        if (level == 0) {
            return answer;
        }
        --level;
        decided = 0;
        if (answer == GB_OK) { /* the row below is an open three: on to the next row */
            ++level_threes[level];
            ++level_axis[level];
            level_next[level] = 0;
            if (level_threes[level] > 1) {
                level_axis[level] = 4;
            }
        }
    }
}
