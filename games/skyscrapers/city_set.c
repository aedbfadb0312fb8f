#include "art.h"
#include "cart/far.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/geo.h"

/* Tiles of the sets. Up to 6x6 an open clue's disc and one that is met are pictures of their own; above, cells and clues are blocks of
 * 2x2 tiles, so that the palette says it. What several sizes share is loaded where each has room. A picture that is longer than a
 * size needs is overwritten there by the next one. */
uint8_t city_side, city_x, city_y, city_marks, city_keys, city_panel, city_given;
uint8_t city_park_mark;
const uint8_t *city_cells, *city_parks;
uint8_t city_lefts[SKY_MAX_N], city_tops[SKY_MAX_N];
static uint8_t disc_shift, plate_shift; /* from where the lists of tiles say */
static uint8_t park_disc;               /* the first tile of the disc of a park */

#define SIZES 6
#define DE1 SIZES /* behind them the original's look */
#define FIRST_TILE 0x77
#define LOW_TILE 0x3B

/* Parks take the place of what a board with parks does not need, or what is free. */
#define PARK_SIZES 4
static void load_parks(uint8_t i) {
    static const uint8_t discs[PARK_SIZES] = {83, 237, 237, 80};
    static const uint8_t trees[PARK_SIZES] = {SKY_PARK4_BASE, SKY_PARK5_BASE, SKY_PARK6_BASE, SKY_PARK9_BASE};
    static const uint8_t *const cells[PARK_SIZES] = {sky_park4_cells, sky_park5_cells, sky_park6_cells, sky_park9_cells};
    static const far_data_t *const tiles[PARK_SIZES] = {&sky_park4_chr_far, &sky_park5_chr_far, &sky_park6_chr_far,
                                                        &sky_park9_chr_far};
    city_parks = cells[i];
    city_park_mark = trees[i];
    if (i == 2) {
        ++city_park_mark; /* with the street beside it */
    }
    vram_at(trees[i] * 16u);
    vram_load(tiles[i]);
    park_disc = discs[i];
    vram_at(park_disc * 16u);
    vram_load(&sky_disc_park_chr_far);
    if (i == 3) {
        vram_at(SKY_MARKS7_BASE * 16);
        vram_load(&sky_marks7_chr_far);
    }
}

void city_load(void) {
    static const uint8_t sides[SIZES + 1] = {5, 4, 3, 2, 2, 2, 4};
    static const uint8_t edges[SIZES + 1] = {4, 4, 4, 6, 6, 4, 8};
    static const uint8_t marks[SIZES + 1] = {249, 218, 204, 187, 187, 187, TEXT_TILE('1')};
    static const uint8_t discs[SIZES + 1] = {73, 223, 210, 59, 59, 59, 73};
    static const uint8_t keys[SIZES + 1] = {87, 244, 80, 87, 87, 87, 87};
    static const uint8_t plates[2] = {237, 204};
    static const uint8_t *const cells[SIZES + 1] = {sky_city4_cells, sky_city5_cells, sky_city6_cells, sky_city9_cells,
                                                    sky_city9_cells, sky_city9_cells, sky_de1_cells};
    static const far_data_t *const towers[SIZES + 1] = {&sky_city4_chr_far, &sky_city5_chr_far, &sky_city6_chr_far,
                                                        &sky_city9_chr_far, &sky_city9_chr_far, &sky_city9_chr_far,
                                                        &sky_de1_chr_far};
    uint8_t i = city_de1 ? DE1 : (uint8_t)(sky_n - SKY_MIN_N), k;
    city_side = sides[i];
    city_x = edges[i];
    city_y = i < 2 ? 3 : i == DE1 ? 4 : city_x;
    city_marks = marks[i];
    city_keys = keys[i];
    city_cells = cells[i];
    city_panel = i < 2 ? 26 : 24;
    city_given = sky_n < 7 ? sky_n : SKY_MAX_N;
    for (k = 0; k < sky_n; ++k) {
        city_lefts[k] = (uint8_t)(k * city_side + city_x);
        city_tops[k] = (uint8_t)(k * city_side + city_y);
    }
    vram_at(FIRST_TILE * 16);
    vram_load(towers[i]);
    if (i < 2) {
        vram_at(plates[i] * 16u);
        vram_load(&sky_plate_chr_far);
        plate_shift = (uint8_t)(plates[i] - SKY_PLATE_BASE);
    }
    if (!city_de1) {
        vram_at(city_marks * 16u);
        vram_load(i < 2 ? &sky_marks5_chr_far : i == 2 ? &sky_marks6_chr_far : &sky_marks9_chr_far);
    }
    vram_at(LOW_TILE * 16);
    if (sky_n < 7) {
        vram_load(&sky_white_chr_far);
        vram_at(discs[i] * 16u);
        vram_load(&sky_disc6_chr_far);
        disc_shift = (uint8_t)(discs[i] - SKY_DISC6_BASE);
    } else {
        vram_load(&sky_disc9_chr_far);
    }
    vram_at(city_keys * 16u);
    vram_load(&sky_keys_chr_far);
    vram_at(SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
    city_keys -= SKY_KEYS_BASE;
    if (sky_parks) {
        load_parks(i);
    }
}

const uint8_t *city_disc(uint8_t height, uint8_t open) {
    static const uint8_t park[4] = {0, 1, 2, 3};
    uint8_t at = (uint8_t)(height - 1) << 2;
    city_shift = 0;
    if (sky_parks && height == sky_n) {
        city_shift = park_disc;
        return park;
    }
    if (sky_n > 6) {
        return sky_disc9_cells + at;
    }
    if (open) {
        return sky_white_cells + at;
    }
    city_shift = disc_shift;
    return sky_disc6_cells + at;
}

const uint8_t *city_plate(uint8_t height, uint8_t met) {
    uint8_t at = (uint8_t)((uint8_t)(height - 1) << 1) + met;
    at = (uint8_t)(at + at + at);
    city_shift = plate_shift;
    return sky_plate_cells + at;
}
