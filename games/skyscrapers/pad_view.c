#include "art.h"
#include "cart/ppuq.h"
#include "cart/ui.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"

/* The pad is beside its cell, never over it, on the grid of the palettes: a white key is a height that fits, a dim one a height that is
 * in this row or column already. It covers cells only, never clues. */
#define PAD_W 6 /* tiles */

static uint8_t drawn, pad_x, pad_y, rows;
static uint16_t fits; /* of the keys that are not drawn yet */

uint8_t pad_view_open(void) {
    return drawn != 0;
}

static void place_pad(void) {
    uint8_t end = (uint8_t)(city_side * sky_n), low, height;
    rows = (uint8_t)((uint8_t)(sky_n + 4) / 3);
    height = (uint8_t)(rows + rows);
    city_cell_at(sky_state.editing ? sky_own_cell() : sky_state.cursor);
    low = (uint8_t)(city_y + end);
    end += city_x;
    pad_x = (uint8_t)(city_at_x + city_side + 1) & 0xFE;
    if ((uint8_t)(pad_x + PAD_W) > end) {
        pad_x = (uint8_t)(city_at_x - PAD_W) & 0xFE;
    }
    pad_y = city_at_y < 4 ? 4 : (uint8_t)(city_at_y - 1) & 0xFE;
    if (pad_y < city_y) {
        pad_y += 2;
    }
    while ((uint8_t)(pad_y + height) > low) {
        pad_y -= 2;
    }
}

/* A row of keys: four tiles each, of the discs and then of the other two keys. */
static void put_keys(uint8_t key) {
    static uint8_t line[2 * PAD_W];
    const uint8_t *tiles;
    uint8_t i, at;
    for (at = 0; at < PAD_W; at += 2) {
        if (key < sky_n) {
            tiles = city_disc((uint8_t)(key + 1), 0);
            i = city_shift;
        } else {
            tiles = sky_keys_cells + (uint8_t)((uint8_t)(key - sky_n) << 2);
            i = city_keys;
        }
        if (key < (uint8_t)(sky_n + 2)) {
            line[at] = (uint8_t)(tiles[0] + i);
            line[at + 1] = (uint8_t)(tiles[1] + i);
            line[at + PAD_W] = (uint8_t)(tiles[2] + i);
            line[at + PAD_W + 1] = (uint8_t)(tiles[3] + i);
        } else {
            line[at] = CITY_BLANK;
            line[at + 1] = CITY_BLANK;
            line[at + PAD_W] = CITY_BLANK;
            line[at + PAD_W + 1] = CITY_BLANK;
        }
        ++key;
    }
    city_shift = 0;
    city_block(line, PAD_W, 2);
}

/* A row of keys in the tick that opens the pad, then two a tick: more would take longer than a frame. */
static void draw_rows(void) {
    uint8_t i, key = (uint8_t)(drawn + drawn + drawn), palette, bx = pad_x >> 1, by, count, most = drawn == 0 ? 1 : 2;
    if (!ppuq_room(6, 4 * PAD_W + 4)) {
        return;
    }
    city_at_x = pad_x;
    for (count = 0; count < most && drawn < rows; ++count) {
        city_at_y = (uint8_t)(pad_y + drawn + drawn);
        by = city_at_y >> 1;
        put_keys(key);
        for (i = 0; i < 3; ++i) {
            palette = key >= sky_n || ((uint8_t)fits & 1) ? PAD_PAL : SEA_PAL;
            fits >>= 1;
            city_shade((uint8_t)(bx + i), by, palette);
            ++key;
        }
        ++drawn;
    }
    city_send_shades(bx, (uint8_t)(by + 1 - count), 3, count);
}

static uint8_t take_pad_away(void) {
    uint8_t i, row, bx = pad_x >> 1, by = pad_y >> 1;
    if (!ppuq_room(3, 6)) {
        return 0;
    }
    for (row = 0; row < rows; ++row) {
        for (i = 0; i < 3; ++i) {
            city_shade((uint8_t)(bx + i), (uint8_t)(by + row), CITY_PAL);
        }
    }
    return city_send_shades(bx, by, 3, rows);
}

uint8_t pad_view_tick(void) {
    if (sky_state.state == SKY_ST_PAD || sky_state.state == SKY_ST_EDIT_PAD) {
        if (drawn == 0) {
            fits = sky_state.editing ? 0x1FF : sky_set_shown(sky_possible(sky_state.cursor) & ~sky_gone(sky_state.cursor));
            place_pad();
        }
        if (drawn < rows || drawn == 0) {
            draw_rows();
            return 1;
        }
    } else if (drawn != 0 && take_pad_away()) {
        drawn = 0;
        city_forget_under(pad_x, pad_y, PAD_W, (uint8_t)(rows + rows));
        return 1;
    }
    return 0;
}

void pad_view_enter(void) {
    drawn = 0;
}

void pad_view_sprites(void) {
    uint8_t row = 0, column = sky_hand;
    while (column >= 3) {
        column -= 3;
        ++row;
    }
    column = (uint8_t)(pad_x + column + column);
    row = (uint8_t)(pad_y + row + row);
    ui_box((uint8_t)(column << 3) - 2, (uint8_t)(row << 3) - 2, 20, 1);
}
