/* Rays to tiles in plain C: what draw.s must do, byte for byte. */
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

/* The half-tile of a ray in row r from the horizon, 0..7. */
static uint8_t half(uint8_t ray, uint8_t r) {
    uint8_t height = ray & CAST_HEIGHT;
    uint8_t below = r << 2;
    if (height <= below) {
        return 0;
    }
    height -= below;
    if (height > 4) {
        height = 4;
    }
    if ((ray & CAST_SIDE ? 1 : 0) != (ray & CAST_JOINT ? 1 : 0)) {
        height += 4;
    }
    return height;
}

void TWIN(draw_compose)(void) {
    uint8_t column, r, tile;
    uint16_t upper, lower;
    for (r = 0; r < DRAW_ROWS / 2; ++r) {
        upper = (DRAW_ROWS / 2 - 1 - r) * DRAW_COLUMNS;
        lower = (DRAW_ROWS / 2 + r) * DRAW_COLUMNS;
        for (column = 0; column < DRAW_COLUMNS; ++column) {
            tile = half(cast_ray[column + column], r);
            tile = DRAW_BASE(tile);
            tile += half(cast_ray[column + column + 1], r);
            draw_picture[upper + column] = tile;
            draw_picture[lower + column] = tile + DRAW_LOWER;
        }
    }
}
