#include "cart/fade.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"

/* A city that is done: evening, night, and then the lights go on in a wave along the diagonals. The wave is a change of palettes, block by
 * block; tiles stay as they are. The palette of the pad is the lit one. */
#define EVENING_AT 8
#define NIGHT_AT 24
#define WAVE_AT 36
#define WAVE_TICKS 4

static const uint8_t day[16] = {0x0C, 0x29, 0x16, 0x30, 0x0C, 0x16, 0x21, 0x38,
                                0x0C, 0x30, 0x00, 0x27, 0x0C, 0x1C, 0x2C, 0x30};
static const uint8_t evening[16] = {0x0F, 0x18, 0x05, 0x37, 0x0F, 0x05, 0x26, 0x38,
                                    0x0F, 0x18, 0x05, 0x37, 0x0F, 0x03, 0x13, 0x37};
static const uint8_t night[16] = {0x0F, 0x0B, 0x04, 0x03, 0x0F, 0x16, 0x04, 0x27,
                                  0x0F, 0x1A, 0x07, 0x38, 0x0F, 0x01, 0x11, 0x38};

/* The original's board: in all of them the last one is white, for its frame. */
static const uint8_t de1[16] = {0x0F, 0x00, 0x10, 0x30, 0x0F, 0x06, 0x16, 0x30,
                                0x0F, 0x0A, 0x2A, 0x30, 0x0F, 0x00, 0x10, 0x10};

static uint8_t next; /* diagonal of the wave */

void dusk_day(void) {
    pal_load(city_de1 ? de1 : day, 0, sizeof day);
    next = 0;
}

static void light_diagonal(void) {
    uint8_t bx = city_x - 2, by = (uint8_t)(city_tops[sky_n - 1] + city_side) >> 1,
            end = (uint8_t)(city_lefts[sky_n - 1] + city_side) >> 1, y;
    bx >>= 1;
    for (; bx <= end; ++bx) {
        y = (uint8_t)(next + ((uint8_t)(city_x - 2) >> 1) + ((uint8_t)(city_y - 1) >> 1) - bx);
        if (y <= by && y >= (uint8_t)(city_y - 1) >> 1) {
            city_shade(bx, y, PAD_PAL);
            city_send_shades(bx, y, 1, 1);
        }
    }
    ++next;
}

void dusk_tick(void) {
    uint16_t clock = sky_state.clock;
    if (city_de1) {
        return;
    }
    if (clock == EVENING_AT) {
        pal_load(evening, 0, sizeof evening);
    } else if (clock == NIGHT_AT) {
        pal_load(night, 0, sizeof night);
    } else if (clock >= WAVE_AT && next < 24 && ((uint8_t)clock & (WAVE_TICKS - 1)) == 0) {
        light_diagonal();
    }
}
