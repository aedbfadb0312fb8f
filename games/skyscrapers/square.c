#include "games/skyscrapers/square.h"

#include "games/skyscrapers/hot.h"

uint8_t sky_goal[SKY_CELLS];

/* A counter, which keeps the period long, and three bytes that it stirs. */
static uint8_t counter, s0, s1, s2;

uint8_t sky_random(void) {
    ++counter;
    s0 ^= s2;
    s0 ^= counter;
    s1 += s0;
    s2 += s1 >> 1;
    s2 ^= s0;
    return s2;
}

void sky_seed(uint32_t seed, uint8_t salt) {
    uint8_t i;

    counter = (uint8_t)seed;
    seed >>= 8;
    s0 = (uint8_t)seed;
    seed >>= 8;
    s1 = (uint8_t)seed;
    seed >>= 8;
    s2 = (uint8_t)seed;
    for (i = 0; i < 16; ++i) {
        sky_random();
    }
    s1 ^= salt;
    for (i = 0; i < 16; ++i) {
        sky_random();
    }
}

uint8_t sky_below(uint8_t k) {
    uint16_t product;

    product = sky_random();
    product *= k;
    return (uint8_t)(product >> 8);
}

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

/* In the lines that start at a and b (steps of `step`), exchanges heights from place `at` on until neither line has a
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

/* Of the 576 squares of four, which are 84 except for turning, these give a Hard puzzle in six to ten cases of ten, whatever is taken
 * away first. A byte is a row, two bits a height. */
// clang-format off
static const uint8_t promising[] = {
    0xE4, 0x39, 0x4E, 0x93,   0xE4, 0x4E, 0x39, 0x93,   0xE4, 0x4E, 0x93, 0x39,   0xE4, 0x1E, 0xB1, 0x4B,
    0xE4, 0x1E, 0x4B, 0xB1,   0xE4, 0x93, 0x39, 0x4E,   0xE4, 0x93, 0x4E, 0x39,   0xE4, 0x4B, 0xB1, 0x1E,
    0xB4, 0xE1, 0x1B, 0x4E,   0xB4, 0xD2, 0x2D, 0x4B,   0xB4, 0xD2, 0x4B, 0x2D,   0xB4, 0x63, 0x1E, 0xC9,
    0xB4, 0x4B, 0x2D, 0xD2,   0xB4, 0x1B, 0x4E, 0xE1,   0xD8, 0x72, 0x2D, 0x87,   0xD8, 0x72, 0x87, 0x2D,
    0xD8, 0x36, 0x8D, 0x63,   0xD8, 0x36, 0x63, 0x8D,   0xD8, 0x63, 0x8D, 0x36,   0xD8, 0x87, 0x2D, 0x72,
    0x78, 0xD2, 0x27, 0x8D,   0x78, 0x1E, 0x87, 0xE1,   0x78, 0x93, 0x2D, 0xC6,   0x78, 0x87, 0x1E, 0xE1,
    0x78, 0x27, 0xD2, 0x8D,   0x9C, 0x63, 0xC6, 0x39,   0x9C, 0x27, 0xC9, 0x72,   0x9C, 0x27, 0x72, 0xC9,
    0x9C, 0x4B, 0x36, 0xE1,   0x6C, 0x93, 0x36, 0xC9,   0x6C, 0x87, 0xD2, 0x39,   0xE1, 0xB4, 0x1B, 0x4E,
    0xB1, 0xD8, 0x27, 0x4E,   0xB1, 0x6C, 0x1B, 0xC6,   0xB1, 0x1B, 0x6C, 0xC6,   0xC9, 0x27, 0x9C, 0x72
};
// clang-format on
#define ROWS 4

void sky_square_promising(void) {
    uint8_t which, turn, cell, row, col, h;

    which = sky_below(sizeof promising / ROWS);
    which *= ROWS;
    turn = sky_random();
    for (cell = 0; cell < ROWS * ROWS; ++cell) {
        row = cell >> 2;
        col = cell & 3;
        if ((turn & 1) != 0) {
            h = row;
            row = col;
            col = h;
        }
        if ((turn & 2) != 0) {
            row ^= 3;
        }
        if ((turn & 4) != 0) {
            col ^= 3;
        }
        row += which;
        h = promising[row];
        while (col != 0) {
            h >>= 2;
            --col;
        }
        h &= 3;
        sky_goal[cell] = h + 1;
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
