#include "games/skyscrapers/square.h"

#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/rng.h"
#include "games/skyscrapers/place.h"
uint8_t sky_goal[SKY_CELLS];

void sky_square_begin(void) {
    uint8_t i, j, h, cell, row, col;

    for (i = 0; i < sky_n; ++i) {
        sky_h[i] = i + 1;
    }
    for (i = sky_n - 1; i != 0; --i) {
        j = sky_below(i + 1);
        h = sky_h[i];
        sky_h[i] = sky_h[j];
        sky_h[j] = h;
    }
    cell = 0;
    for (row = 0; row < sky_n; ++row) {
        i = row;
        for (col = 0; col < sky_n; ++col) {
            sky_goal[cell] = sky_h[i];
            ++cell;
            ++i;
            if (i == sky_n) {
                i = 0;
            }
        }
    }
}

/* In the lines that start at a and b (steps of `step`), exchanges heights from place `at` on until no line has a
 * height twice. */
static void switch_cycle(uint8_t a, uint8_t b, uint8_t step, uint8_t at) {
    uint8_t i, first, taken, ca, cb;

    ca = a;
    cb = b;
    for (i = 0; i < at; ++i) {
        ca += step;
        cb += step;
    }
    first = sky_goal[ca];
    for (;;) {
        taken = sky_goal[cb];
        sky_goal[cb] = sky_goal[ca];
        sky_goal[ca] = taken;
        if (taken == first) {
            return;
        }
        /* The first line has `taken` twice now, here and where it was before. */
        at = ca;
        ca = a;
        cb = b;
        while (sky_goal[ca] != taken || ca == at) {
            ca += step;
            cb += step;
        }
    }
}

void sky_square_stir(void) {
    uint8_t i, j, at, columns;

    columns = sky_random() & 1;
    i = sky_below(sky_n);
    j = sky_below(sky_n - 1);
    if (j >= i) {
        ++j;
    }
    at = sky_below(sky_n);
    if (columns != 0) {
        switch_cycle(i, j, sky_n, at);
    } else {
        switch_cycle(sky_start[sky_n2 + i], sky_start[sky_n2 + j], 1, at);
    }
}

uint8_t sky_square_clue(uint8_t k) {
    uint8_t i, cell;

    cell = sky_start[k];
    for (i = 0; i < sky_n; ++i) {
        sky_h[i] = sky_goal[cell];
        cell += sky_step[k];
    }
    return sky_see(sky_n);
}
