/* The background of every screen of words: the ground in the colours of its game, in brass rods on a wooden wall. It takes only tiles that Chinese
 * words leave alone. */
#include "art.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/paper.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define LAST_ROW 29
#define LAST_COLUMN 31
#define INSIDE_W 28
#define INSIDE_H 26

#define GROUND_COLOUR 1 /* of the palette of text */
#define ATTR_W 8
#define ATTR_H 8

/* Colour and weave of each game, by its slot; the cart's own screens, and games that are not here, are of wood. */
typedef struct {
    uint8_t slot, colour, ground;
} place_t;
static const place_t places[] = {{SAVE_CONNECT4, 0x01, PAPER_HOLES},
                                 {SAVE_AMAZONS, 0x0B, PAPER_GRASS},
                                 {SAVE_SKYSCRAPERS, 0x0C, PAPER_WINDOWS},
                                 {SAVE_GOBANG, 0x08, PAPER_POINTS},
                                 {SAVE_LABYRINTH, 0x06, PAPER_BRICKS}};
#define PLACES (sizeof places / sizeof places[0])

static uint8_t is_the_carts(void) {
    return screen_id == SCREEN_OPTIONS || screen_id == SCREEN_CREDITS || screen_id == SCREEN_SOUNDS;
}

/* The ground of the place that the screen is at; its colour is set. */
static uint8_t ground_here(void) {
    const place_t *place = places;
    uint8_t i, ground = PAPER_WOOD;
    for (i = 0; i != PLACES; ++i) {
        if (place->slot == game_slot && !is_the_carts()) {
            pal_now[GROUND_COLOUR] = place->colour;
            ground = place->ground;
        }
        ++place;
    }
    return ground;
}

/* Palette 1 for the areas along the edge of the picture, two by two a byte. */
static void lay_wood(void) {
    static const uint8_t first[3] = {0x15, 0x11, 0x55}, middle[3] = {0x05, 0x00, 0x55}, last[3] = {0x45, 0x44, 0x55};
    uint16_t addr = NT_ATTR(0);
    uint8_t row, kind;
    for (row = 0; row != ATTR_H; ++row) {
        kind = 1;
        if (row == 0) {
            kind = 0;
        } else if (row == ATTR_H - 1) {
            kind = 2;
        }
        ppuq_byte(addr, first[kind]);
        ppuq_fill(addr + 1, middle[kind], ATTR_W - 2);
        ppuq_byte(addr + (ATTR_W - 1), last[kind]);
        addr += ATTR_W;
    }
}

/* A woven band above the words, and one below. */
static void lay_weave(void) {
    ppuq_fill(NT_ADDR(0, 2, 2), PAPER_WEAVE, INSIDE_W);
    ppuq_fill(NT_ADDR(0, 2, 1 + INSIDE_H), PAPER_WEAVE, INSIDE_W);
}

static void lay_wall(void) {
    uint16_t addr = NT_ADDR(0, 0, 0);
    uint8_t row;
    for (row = 0; row <= LAST_ROW; ++row) {
        if (row == 0 || row == LAST_ROW) {
            ppuq_fill(addr, FONT_SOLID, 32);
        } else {
            ppuq_byte(addr, FONT_SOLID);
            ppuq_byte(addr + LAST_COLUMN, FONT_SOLID);
        }
        addr += 32;
    }
}

/* It has no locals: paper_ground and frame_draw go deep into the C stack. */
void paper_room(void) {
    paper_ground(ground_here());
    text_ground = 0xFF;
    lay_wood();
    frame_draw(0, 2, 2, INSIDE_W, INSIDE_H);
    lay_weave();
    lay_wall();
}
