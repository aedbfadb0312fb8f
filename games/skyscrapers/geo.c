#include "games/skyscrapers/geo.h"

uint8_t sky_n, sky_parks, sky_nn, sky_n2, sky_n4;
uint8_t sky_row[SKY_CELLS], sky_col[SKY_CELLS];
uint8_t sky_start[SKY_CLUES], sky_step[SKY_CLUES], sky_line_of[SKY_CLUES];
uint8_t sky_front[SKY_LINES], sky_back[SKY_LINES];

/* Enters clue k, the end of a line that is seen from `start` in steps of `step`. */
static void set_clue(uint8_t k, uint8_t line, uint8_t start, uint8_t step) {
    sky_line_of[k] = line;
    sky_start[k] = start;
    sky_step[k] = step;
}

void sky_geo(uint8_t n, uint8_t parks) {
    uint8_t r, c, cell, last, back;

    sky_n = n;
    sky_parks = parks;
    sky_n2 = n + n;
    sky_n4 = sky_n2 + sky_n2;
    cell = 0;
    for (r = 0; r < n; ++r) {
        for (c = 0; c < n; ++c) {
            sky_row[cell] = r;
            sky_col[cell] = c;
            ++cell;
        }
    }
    sky_nn = cell;
    last = cell - n; /* first cell of the lowest row */
    back = 0 - n;    /* one row up, modulo 256 */
    cell = 0;        /* first cell of row r */
    for (r = 0; r < n; ++r) {
        set_clue(r, n + r, r, n);
        set_clue(n + r, n + r, last + r, back);
        set_clue(sky_n2 + r, r, cell, 1);
        sky_front[r] = sky_n2 + r;
        sky_front[n + r] = r;
        sky_back[n + r] = n + r;
        cell += n;
        set_clue(sky_n2 + n + r, r, cell - 1, 255);
        sky_back[r] = sky_n2 + n + r;
    }
}
