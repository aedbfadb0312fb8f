#include <string.h>
#include "art.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"

#define BLINK 0x10
#define WRONG 0x80 /* in a cell's picture: its height is in the line twice */
/* A palette of its own: a small cell that the machine has filled; in the original's look a given one. */
#define SHADED 0x20
#define LIT 0x7E /* a cell that a hint shows, while it is lit */
#define UNKNOWN 0x7F
#define SMALL 7 /* from this size on cells are blocks of 2x2 tiles */
#define CELL_TILES_MAX 25
#define LOOKS_HURRY 8
#define DE1_CLUE_ABOVE 5 /* pictures: none and 1 to 4, beside the board, above it with its frame, below it */
#define DE1_CLUE_BELOW 10

uint8_t city_at_x, city_at_y, city_shift, city_wrongs;
static uint8_t shown[SKY_CELLS], shown_clue[SKY_CLUES];
static uint16_t shown_marks[SKY_CELLS];
static uint8_t shades[64];
static uint8_t next_look;
static uint8_t seen, hurry; /* sky_changes; redraws that are wanted soon */

/* ---- tiles and palettes ----------------------------------------------------------------------------------------------------------- */

uint8_t city_block(const uint8_t *from, uint8_t w, uint8_t h) {
    if (!ppuq_room(h, (uint8_t)(w * h))) {
        if (!ppu_blank) {
            return 0;
        }
        ppuq_flush();
    }
    sky_rows_from = from;
    sky_rows_to = city_at_y;
    sky_rows_to <<= 5;
    sky_rows_to += NT_ADDR(0, 0, 0);
    sky_rows_to += city_at_x;
    sky_rows_w = w;
    sky_rows_h = h;
    sky_rows_shift = city_shift;
    sky_rows();
    return 1;
}

void city_shade(uint8_t bx, uint8_t by, uint8_t palette) {
    static const uint8_t all[4] = {0x00, 0x55, 0xAA, 0xFF}, masks[4] = {0x03, 0x0C, 0x30, 0xC0};
    uint8_t at = by & 0xFE, which = (uint8_t)(by << 1) & 2, old;
    at = (uint8_t)(at << 2);
    at |= bx >> 1;
    if (bx & 1) {
        ++which;
    }
    old = shades[at];
    old ^= all[palette];
    old &= (uint8_t)~masks[which];
    old ^= all[palette];
    shades[at] = old;
}

uint8_t city_send_shades(uint8_t bx, uint8_t by, uint8_t w, uint8_t h) {
    uint8_t first = bx >> 1, last = (uint8_t)(bx + w - 1) >> 1, row = by >> 1, end = (uint8_t)(by + h - 1) >> 1, at;
    w = (uint8_t)(last - first + 1);
    h = (uint8_t)(end - row + 1);
    if (!ppu_blank && !ppuq_room(h, (uint8_t)(w * h))) {
        return 0;
    }
    for (; row <= end; ++row) {
        at = (uint8_t)(row << 3) + first;
        ppuq_row(NT_ATTR(0) + at, shades + at, w);
    }
    return 1;
}

/* ---- cells -------------------------------------------------------------------------------------------------------------------------- */

void city_cell_at(uint8_t cell) {
    city_at_x = city_lefts[sky_col[cell]];
    city_at_y = city_tops[sky_row[cell]];
}

/* Each height has its place in the cell. */
static void put_marks(uint8_t *tiles, uint16_t marks) {
    static const uint8_t places4[4] = {6, 8, 16, 18}, places_de1[4] = {5, 6, 9, 10}, places5[5] = {4, 5, 6, 8, 9},
                         places6[6] = {0, 1, 2, 3, 4, 5};
    const uint8_t *place = city_de1 ? places_de1 : sky_n == 4 ? places4 : sky_n == 5 ? places5 : places6;
    uint8_t i, tile_base, bits;
    marks = sky_set_shown(marks);
    if (sky_n < SMALL) {
        for (i = 0; i < sky_n; ++i) {
            if (marks & 1) {
                tiles[place[i]] = sky_parks && i == (uint8_t)(sky_n - 1) ? city_park_mark : (uint8_t)(city_marks + i);
            }
            marks >>= 1;
        }
        return;
    }
    tile_base = city_marks; /* a tile shows four heights of the nine: 1 2 4 5, then 2 3 5 6, 4 5 7 8 and 5 6 8 9 */
    for (i = 0; i < 4; ++i) {
        bits = (uint8_t)marks & 3;
        bits |= (uint8_t)(marks >> 1) & 12;
        tiles[i] = (uint8_t)(tile_base + bits);
        tile_base += 16;
        marks >>= i == 1 ? 2 : 1;
    }
}

/* Small cells that the machine has filled have a palette of their own; on the larger ones view.c puts a badge. */
static void shade_cell(uint8_t palette) {
    city_shade(city_at_x >> 1, city_at_y >> 1, palette);
    city_send_shades(city_at_x >> 1, city_at_y >> 1, 1, 1);
}

static uint8_t no_room(uint8_t packets, uint8_t bytes) {
    return !ppu_blank && !ppuq_room(packets, bytes);
}

static uint8_t draw(uint8_t cell, uint8_t picture, uint16_t marks) {
    static uint8_t with_marks[CELL_TILES_MAX];
    uint8_t all = (uint8_t)(city_side * city_side);
    const uint8_t *tiles = city_cells;
    uint16_t skip = picture;
    city_cell_at(cell);
    if (city_de1) {
        if (no_room(5, 17)) {
            return 0;
        }
        city_shade_de1(2, picture == LIT ? DE1_RED : picture & SHADED ? DE1_GIVEN : DE1_PLAIN);
    } else if (sky_n >= SMALL) {
        if (no_room(3, 5)) {
            return 0;
        }
        shade_cell(picture != LIT && (picture & SHADED) ? SEA_PAL : CITY_PAL);
    }
    if (picture == LIT) {
        memset(with_marks, city_de1 ? SKY_DE1_LAMP_BASE : CITY_BLANK, all);
        tiles = with_marks;
    } else if (marks != 0) {
        memcpy(with_marks, tiles, all);
        put_marks(with_marks, marks);
        tiles = with_marks;
    } else {
        skip &= (uint8_t) ~(WRONG | SHADED);
        if (sky_parks && skip == sky_n) {
            tiles = city_parks;
            skip = 0;
        } else if (sky_parks && skip == (uint8_t)(sky_n + city_given)) {
            tiles = city_parks;
            skip = 1;
        }
        skip = skip * all;
        tiles += skip;
    }
    city_shift = 0;
    return city_block(tiles, city_side, city_side);
}

/* The cells of a step blink. */
static uint8_t is_lit(uint8_t cell) {
    uint8_t i;
    if (sky_state.state != SKY_ST_SHOW || !(frame_count & BLINK)) {
        return 0;
    }
    if (sky_state.shows == SKY_SHOW_STUCK) {
        return sky_game.entry[cell] == 0;
    }
    for (i = 0; i < sky_state.lit_count; ++i) {
        if (sky_state.lit[i] == cell) {
            return 1;
        }
    }
    return 0;
}

static uint8_t picture_of(uint8_t cell) {
    uint8_t picture = sky_shown(sky_game.entry[cell]);
    if (is_lit(cell)) {
        return LIT;
    }
    if (picture == 0) {
        return 0;
    }
    if (sky_game.puzzle.given[cell] != 0) {
        if (city_de1) {
            picture |= SHADED;
        } else {
            picture += city_given;
        }
    }
    if (sky_game.more[cell] & SKY_MACHINE) {
        picture |= SHADED;
    }
    if (game_choice[SKY_CHOICE_ERRORS] && sky_clash(cell)) {
        picture |= WRONG;
    }
    return picture;
}

uint8_t city_wrong(uint8_t cell) {
    return shown[cell] & WRONG;
}

static uint8_t draw_cell(uint8_t cell) {
    uint8_t picture = picture_of(cell), before = shown[cell];
    uint16_t marks = picture == 0 ? sky_marks(cell) : 0;
    if (picture == before && marks == shown_marks[cell]) {
        return 1;
    }
    before ^= picture;
    if ((before != WRONG || marks != shown_marks[cell]) && !draw(cell, picture, marks)) {
        return 0;
    }
    if (shown[cell] & WRONG) {
        --city_wrongs;
    }
    if (picture & WRONG) {
        ++city_wrongs;
    }
    shown[cell] = picture;
    shown_marks[cell] = marks;
    return 1;
}

void city_forget_under(uint8_t x, uint8_t y, uint8_t w, uint8_t h) {
    uint8_t row, column, cell = 0, first = 0xFF;
    w += x;
    h += y;
    for (row = 0; row < sky_n; ++row) {
        if (city_tops[row] >= h || (uint8_t)(city_tops[row] + city_side) <= y) {
            cell += sky_n;
            continue;
        }
        for (column = 0; column < sky_n; ++column) {
            if (city_lefts[column] < w && (uint8_t)(city_lefts[column] + city_side) > x) {
                if (shown[cell] & WRONG) {
                    --city_wrongs;
                }
                shown[cell] = UNKNOWN;
                if (first == 0xFF) {
                    first = cell;
                }
            }
            ++cell;
        }
    }
    next_look = first;
    hurry = (uint8_t)(sky_nn + sky_n4);
}

/* ---- clues ---------------------------------------------------------------------------------------------------------------------------- */

void city_clue_at(uint8_t clue) {
    uint8_t k = clue, big = sky_n < 6 && !city_de1;
    while (k >= sky_n) {
        k -= sky_n;
    }
    if (clue < sky_n2) {
        city_at_x = (uint8_t)(city_lefts[k] + big);
        city_at_y = (uint8_t)(city_tops[sky_n - 1] + city_side);
        if (clue < sky_n) {
            city_at_y = (uint8_t)(city_y - 2 + big);
        }
    } else {
        city_at_y = (uint8_t)(city_tops[k] + big);
        city_at_x = (uint8_t)(city_lefts[sky_n - 1] + city_side);
        if (clue < (uint8_t)(sky_n2 + sky_n)) {
            city_at_x = (uint8_t)(city_x - 2);
        }
    }
    if (city_de1) { /* in the middle of the line, at the frame or a tile from it */
        if (clue < sky_n2) {
            ++city_at_x;
        } else {
            ++city_at_y;
            city_at_x += clue < (uint8_t)(sky_n2 + sky_n) ? 0xFF : 1;
        }
    }
}

/* A clue's picture is its height and its state, 4 * height + state; 0 is the bare kerb. A broken one blinks. */
static uint8_t clue_picture(uint8_t clue) {
    uint8_t value = sky_game.puzzle.clue[clue], state;
    if (value == 0) {
        return 0;
    }
    state = sky_clue_state(clue);
    if (frame_count & BLINK) {
        if (sky_state.state == SKY_ST_SHOW && clue == sky_state.lit_clue) {
            state ^= SKY_CLUE_MET; /* the other way round, so that it is seen */
        }
        if (state == SKY_CLUE_BROKEN) {
            return 0;
        }
    }
    return (uint8_t)((value << 2) | state);
}

static uint8_t city_clue(uint8_t clue) {
    static const uint8_t shade[3] = {PAD_PAL, CITY_PAL, SKY_PAL};
    static const uint8_t lights[3] = {DE1_PLAIN, DE1_GREEN, DE1_RED};
    static const uint8_t bare[4] = {CITY_BLANK, CITY_BLANK, CITY_BLANK, CITY_BLANK};
    uint8_t picture = clue_picture(clue), height = picture >> 2, state = picture & 3;
    uint8_t plate = sky_n < 6 && clue < sky_n2;
    const uint8_t *tiles = bare;
    if (picture == shown_clue[clue]) {
        return 1;
    }
    if (no_room((uint8_t)(city_de1 + 3), city_de1 ? 8 : 5)) {
        return 0;
    }
    city_clue_at(clue);
    city_shift = 0;
    if (city_de1) {
        height += clue < sky_n ? DE1_CLUE_ABOVE : clue < sky_n2 ? DE1_CLUE_BELOW : 0;
        city_block(sky_de1_clue_cells + (uint8_t)(height << 2), 2, 2);
        city_shade_de1(clue < sky_n2 ? 1 : 2, lights[state]);
    } else if (plate) {
        if (height != 0) {
            tiles = city_plate(height, state == SKY_CLUE_MET);
        }
        city_block(tiles, 3, 1);
    } else {
        if (height != 0) {
            tiles = city_disc(height, state != SKY_CLUE_MET);
        }
        city_block(tiles, 2, 2);
        if (sky_n >= SMALL) {
            shade_cell(height != 0 ? shade[state] : CITY_PAL);
        }
    }
    shown_clue[clue] = picture;
    return 1;
}

/* ---- rounds --------------------------------------------------------------------------------------------------------------------------- */

/* What an act has changed is drawn at once: its cell, and the clues of its row and column. */
static uint8_t look_at_touched(void) {
    uint8_t cell = sky_touched, row = sky_row[cell], column = sky_col[cell];
    return draw_cell(cell) && city_clue((uint8_t)(sky_n2 + row)) && city_clue((uint8_t)(sky_n2 + sky_n + row)) &&
           city_clue(column) && city_clue((uint8_t)(sky_n + column));
}

static void look_at_lit(void) {
    uint8_t i;
    for (i = 0; i < sky_state.lit_count; ++i) {
        if (!draw_cell(sky_state.lit[i])) {
            return;
        }
    }
    if (sky_state.lit_clue != SKY_NO_CLUE) {
        city_clue(sky_state.lit_clue);
    }
}

uint8_t city_touch(void) {
    if (sky_touched == SKY_UNTOUCHED) {
        return 0;
    }
    if (look_at_touched()) {
        sky_touched = SKY_UNTOUCHED;
    }
    return 1;
}

void city_tick(uint8_t looks) {
    uint8_t fine, all = (uint8_t)(sky_nn + sky_n4);
    if (sky_changes != seen) { /* other cells may clash with it now, or several have changed */
        seen = sky_changes;
        hurry = all;
    }
    if (hurry != 0) {
        looks = hurry > LOOKS_HURRY ? LOOKS_HURRY : hurry;
        hurry -= looks;
    }
    if (sky_state.state == SKY_ST_SHOW) {
        look_at_lit();
    }
    for (; looks != 0; --looks) {
        if (next_look < sky_nn) {
            fine = draw_cell(next_look);
        } else {
            fine = city_clue((uint8_t)(next_look - sky_nn));
        }
        if (!fine) {
            hurry += looks;
            return;
        }
        ++next_look;
        if (next_look >= all) {
            next_look = 0;
        }
    }
}

/* The sea with its waves, the island, and the box of the panel are drawn by view.c; this draws what is on them. */
static void shade_island(void) {
    uint8_t i, row, bx, by;
    bx = (uint8_t)(city_x + city_side * sky_n + 2) >> 1; /* behind the island */
    by = (uint8_t)(city_y + city_side * sky_n + 2) >> 1;
    for (row = (uint8_t)(city_y - (sky_n < 6 ? 1 : 2)) >> 1; row < by; ++row) {
        for (i = (uint8_t)(city_x - 2) >> 1; i < bx; ++i) {
            city_shade(i, row, CITY_PAL);
        }
    }
    if (sky_n < 6) { /* the first digit of the number is on the kerb */
        city_shade(12, 11, SEA_PAL);
    }
}

static void nothing_shown(void) {
    memset(shown, UNKNOWN, sizeof shown);
    memset(shown_clue, UNKNOWN, sizeof shown_clue);
    memset(shown_marks, 0, sizeof shown_marks);
    next_look = 0;
    city_wrongs = 0;
    hurry = (uint8_t)(sky_nn + sky_n4);
    seen = sky_changes;
    sky_touched = SKY_UNTOUCHED;
}

uint8_t city_again(void) {
    if (!ppuq_room(6, 48)) {
        return 0;
    }
    if (!city_de1) {
        shade_island();
        city_send_shades(0, 0, 16, 12);
    }
    nothing_shown();
    return 1;
}

void city_enter(void) {
    uint8_t i;
    memset(shades, city_de1 ? DE1_PLAIN : 0xFF, sizeof shades);
    if (!city_de1) {
        shade_island();
        for (i = 1; i < 15; ++i) {
            city_shade(i, 12, SKY_PAL);
            city_shade(i, 13, SKY_PAL);
        }
    }
    city_send_shades(0, 0, 16, 15);
    nothing_shown();
    for (i = 0; i < sky_nn; ++i) {
        draw_cell(i);
    }
    for (i = 0; i < sky_n4; ++i) {
        city_clue(i);
    }
}
