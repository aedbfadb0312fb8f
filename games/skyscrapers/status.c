#include "games/skyscrapers/status.h"

uint8_t sky_lit[SKY_MAX_N];

uint8_t sky_skyline(uint8_t k) {
    uint8_t i, cell, tallest, seen;

    cell = sky_start[k];
    tallest = 0;
    seen = 0;
    for (i = 0; i < sky_n; ++i) {
        sky_lit[i] = 0;
        if (sky_game.entry[cell] > tallest) {
            tallest = sky_game.entry[cell];
            sky_lit[i] = 1;
            ++seen;
        }
        cell += sky_step[k];
    }
    return seen;
}

uint8_t sky_clue_state(uint8_t k) {
    uint8_t i, cell, h, tallest, seen, clue;

    clue = sky_game.puzzle.clue[k];
    if (clue == 0) {
        return SKY_CLUE_OPEN;
    }
    cell = sky_start[k];
    tallest = 0;
    seen = 0;
    for (i = 0; i < sky_n; ++i) {
        h = sky_game.entry[cell];
        if (h == 0) {
            return seen > clue ? SKY_CLUE_BROKEN : SKY_CLUE_OPEN;
        }
        if (h > tallest) {
            tallest = h;
            ++seen;
        }
        if (h == sky_n) {
            break;
        }
        cell += sky_step[k];
    }
    return seen == clue ? SKY_CLUE_MET : SKY_CLUE_BROKEN;
}

uint8_t sky_clash(uint8_t cell) {
    uint8_t i, h, in_row, in_col;

    h = sky_game.entry[cell];
    if (h == 0) {
        return 0;
    }
    in_row = cell - sky_col[cell];
    in_col = sky_col[cell];
    for (i = 0; i < sky_n; ++i) {
        if (in_row != cell && sky_game.entry[in_row] == h) {
            return 1;
        }
        if (in_col != cell && sky_game.entry[in_col] == h) {
            return 1;
        }
        ++in_row;
        in_col += sky_n;
    }
    return 0;
}

uint8_t sky_open_cells(void) {
    uint8_t cell, count;

    count = 0;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0) {
            ++count;
        }
    }
    return count;
}

uint8_t sky_won(void) {
    uint8_t i;

    for (i = 0; i < sky_nn; ++i) {
        if (sky_game.entry[i] == 0) {
            return 0;
        }
    }
    for (i = 0; i < sky_nn; ++i) {
        if (sky_clash(i) != 0) {
            return 0;
        }
    }
    for (i = 0; i < sky_n4; ++i) {
        if (sky_game.puzzle.clue[i] != 0 && sky_clue_state(i) != SKY_CLUE_MET) {
            return 0;
        }
    }
    return 1;
}
