#include <string.h>
#include "cart/fade.h"
#include "cart/ppuq.h"

#define BLACK 0x0F

uint8_t pal_now[32];
static uint8_t light, dirty;

void pal_load(const uint8_t *colours, uint8_t first, uint8_t count) {
    memcpy(pal_now + first, colours, count);
    dirty = 1;
}

void pal_set(uint8_t index, uint8_t colour) {
    if (pal_now[index] != colour) {
        pal_now[index] = colour;
        dirty = 1;
    }
}

/* A colour's row is its brightness: a step of fading is a row down, and below the lowest there is black. */
static uint8_t faded(uint8_t colour, uint8_t dark) {
    uint8_t down = (uint8_t)(dark << 4);
    if (colour < down) {
        return BLACK;
    }
    colour -= down;
    if (colour == 0x0D) {
        return BLACK; /* blacker than black: some televisions lose their sync */
    }
    return colour;
}

void fade_queue(void) {
    uint8_t i, dark, *to;
    if (!dirty) {
        return;
    }
    to = ppuq_open(PAL_ADDR, 32);
    if (to == 0) {
        return; /* next tick */
    }
    dark = (uint8_t)(FADE_LIGHT - light);
    if (dark == 0) {
        memcpy(to, pal_now, 32);
    } else {
        for (i = 0; i < 32; ++i) {
            to[i] = faded(pal_now[i], dark);
        }
    }
    to[16] = to[0]; /* the same cell of the PPU: the backdrop */
    ppuq_publish();
    dirty = 0;
}

void fade_black(void) {
    light = FADE_BLACK;
    dirty = 1;
}

uint8_t fade_step(uint8_t target) {
    if (light == target) {
        return 1;
    }
    if (light < target) {
        ++light;
    } else {
        --light;
    }
    dirty = 1;
    return 0;
}
