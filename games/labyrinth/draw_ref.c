/* Rays to tiles in plain C: what draw.s must do, byte for byte. */
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

/* The half-tile of a ray in row r from the horizon, 0..7. */
static uint8_t half(uint8_t ray, uint8_t r) {
    uint8_t height = ray & LAB_CAST_HEIGHT;
    uint8_t below = r << 2;
    if (height <= below) {
        return 0;
    }
    height -= below;
    if (height > 4) {
        height = 4;
    }
    if ((ray & LAB_CAST_SIDE ? 1 : 0) != (ray & LAB_CAST_JOINT ? 1 : 0)) {
        height += 4;
    }
    return height;
}

void TWIN(lab_draw_compose)(void) {
    uint8_t column, r, tile;
    uint16_t upper, lower;
    for (r = 0; r < LAB_DRAW_ROWS / 2; ++r) {
        upper = (LAB_DRAW_ROWS / 2 - 1 - r) * LAB_DRAW_COLUMNS;
        lower = (LAB_DRAW_ROWS / 2 + r) * LAB_DRAW_COLUMNS;
        for (column = 0; column < LAB_DRAW_COLUMNS; ++column) {
            tile = half(lab_cast_ray[column + column], r);
            tile = LAB_DRAW_BASE(tile);
            tile += half(lab_cast_ray[column + column + 1], r);
            lab_draw_picture[upper + column] = tile;
            lab_draw_picture[lower + column] = tile + LAB_DRAW_LOWER;
        }
    }
}
