/* Connect 4: the rules. See rules.h. */
#include "games/connect4/rules.h"

#include <string.h>

/* The four directions of a line as steps of column and row; the backward step is the negative, modulo 256. */
static const uint8_t step_col[4] = {1, 0, 1, 1};
static const uint8_t step_row[4] = {0, 1, 1, 0xFF};

void c4_init(c4_game_t *game) {
    memset(game, 0, sizeof *game);
}

uint8_t c4_turn(const c4_game_t *game) {
    return (game->count & 1) ? C4_SECOND : C4_FIRST;
}

uint8_t c4_legal(const c4_game_t *game, uint8_t column) {
    if (game->over || column >= C4_COLS) {
        return 0;
    }
    return game->height[column] < C4_ROWS;
}

/* Stones of the same side in a row from (col, row), which is not counted, in one sense. Steps below zero wrap
 * to large values, so one comparison a coordinate finds the edge. */
static uint8_t run(const c4_game_t *game, uint8_t col, uint8_t row, uint8_t dcol, uint8_t drow) {
    uint8_t n = 0;
    uint8_t side = game->cell[row * C4_COLS + col];
    for (;;) {
        col += dcol;
        row += drow;
        if (col >= C4_COLS || row >= C4_ROWS || game->cell[row * C4_COLS + col] != side) {
            return n;
        }
        ++n;
    }
}

static uint8_t has_line(const c4_game_t *game, uint8_t col, uint8_t row) {
    uint8_t d;
    uint8_t n;
    for (d = 0; d < 4; ++d) {
        n = run(game, col, row, step_col[d], step_row[d]);
        n += run(game, col, row, (uint8_t)(0 - step_col[d]), (uint8_t)(0 - step_row[d]));
        if (n >= 3) {
            return 1;
        }
    }
    return 0;
}

uint8_t c4_play(c4_game_t *game, uint8_t column) {
    uint8_t row;
    if (!c4_legal(game, column)) {
        return C4_EV_ILLEGAL;
    }
    row = game->height[column];
    game->cell[row * C4_COLS + column] = c4_turn(game);
    game->height[column] = row + 1;
    game->moves[game->count] = column;
    game->last_row = row;
    ++game->count;
    if (has_line(game, column, row)) {
        game->over = C4_EV_WON;
    } else if (game->count == C4_CELLS) {
        game->over = C4_EV_DRAW;
    }
    return C4_EV_PLACED | game->over;
}

uint8_t c4_would_win(c4_game_t *game, uint8_t column, uint8_t side) {
    uint8_t row = game->height[column], wins;
    if (row == C4_ROWS) {
        return 0;
    }
    game->cell[row * C4_COLS + column] = side;
    wins = has_line(game, column, row);
    game->cell[row * C4_COLS + column] = C4_EMPTY;
    return wins;
}

uint8_t c4_undo(c4_game_t *game) {
    uint8_t column;
    uint8_t row;
    if (game->count == 0) {
        return C4_NO_CELL;
    }
    --game->count;
    column = game->moves[game->count];
    row = game->height[column] - 1;
    game->height[column] = row;
    game->cell[row * C4_COLS + column] = C4_EMPTY;
    game->over = 0;
    if (game->count) {
        game->last_row = game->height[game->moves[game->count - 1]] - 1;
    }
    return column;
}

/* Marks `n` stones from (col, row) on, that one not included. */
static void mark_run(uint8_t *mask, uint8_t col, uint8_t row, uint8_t dcol, uint8_t drow, uint8_t n) {
    while (n) {
        col += dcol;
        row += drow;
        mask[row * C4_COLS + col] = 1;
        --n;
    }
}

uint8_t c4_winning_cells(const c4_game_t *game, uint8_t *mask) {
    uint8_t d;
    uint8_t col;
    uint8_t row;
    uint8_t ahead;
    uint8_t behind;
    uint8_t marked;
    memset(mask, 0, C4_CELLS);
    if (game->over != C4_EV_WON) {
        return 0;
    }
    col = game->moves[game->count - 1];
    row = game->last_row;
    mask[row * C4_COLS + col] = 1;
    marked = 1;
    for (d = 0; d < 4; ++d) {
        ahead = run(game, col, row, step_col[d], step_row[d]);
        behind = run(game, col, row, (uint8_t)(0 - step_col[d]), (uint8_t)(0 - step_row[d]));
        if (ahead + behind < 3) {
            continue;
        }
        mark_run(mask, col, row, step_col[d], step_row[d], ahead);
        mark_run(mask, col, row, (uint8_t)(0 - step_col[d]), (uint8_t)(0 - step_row[d]), behind);
        marked += ahead;
        marked += behind;
    }
    return marked;
}
