/* Columns of the view to tiles in plain C: what draw.s must do, byte for byte. */
#include "games/labyrinth/view.h"
#include "games/labyrinth/draw.h"

/* The half-tile of a column in row r from the horizon, 0..7. */
static uint8_t half(uint8_t seen, uint8_t r) {
    uint8_t height = seen & LAB_VIEW_HEIGHT;
    uint8_t below = r << 2;
    if (height <= below) {
        return 0;
    }
    height -= below;
    if (height > 4) {
        height = 4;
    }
    if (seen & LAB_VIEW_SIDE) {
        height += 4;
    }
    return height;
}

/* The light of a block that this column of the view stands for, where the floor has at least `least`. */
static uint8_t light(uint8_t column, uint8_t least) {
    uint8_t height = lab_view_column[column] & LAB_VIEW_HEIGHT;
    if (height >= LAB_DRAW_NEAR_FROM) {
        return LAB_DRAW_NEAR;
    }
    if (height >= LAB_DRAW_MIDDLE_FROM && least < LAB_DRAW_MIDDLE) {
        return LAB_DRAW_MIDDLE;
    }
    return least;
}

static void shade(void) {
    static const uint8_t least[6] = {LAB_DRAW_NEAR, LAB_DRAW_MIDDLE, LAB_DRAW_FAR,
                                     LAB_DRAW_FAR,  LAB_DRAW_MIDDLE, LAB_DRAW_NEAR};
    uint8_t row, i, left, right, byte;
    for (row = 0; row < 3; ++row) {
        for (i = 0; i < 8; ++i) {
            left = (uint8_t)(8 * i + 1);
            right = (uint8_t)(8 * i + 5);
            byte = light(right, least[2 * row + 1]);
            byte = (uint8_t)(byte << 2) | light(left, least[2 * row + 1]);
            byte = (uint8_t)(byte << 2) | light(right, least[2 * row]);
            byte = (uint8_t)(byte << 2) | light(left, least[2 * row]);
            lab_draw_shades[8 * row + i] = byte;
        }
    }
}

void TWIN(lab_draw_compose)(void) {
    uint8_t column, r, tile;
    uint16_t upper, lower;
    for (r = 0; r < LAB_DRAW_ROWS / 2; ++r) {
        upper = (LAB_DRAW_ROWS / 2 - 1 - r) * LAB_DRAW_COLUMNS;
        lower = (LAB_DRAW_ROWS / 2 + r) * LAB_DRAW_COLUMNS;
        for (column = 0; column < LAB_DRAW_COLUMNS; ++column) {
            tile = half(lab_view_column[column + column], r);
            tile = LAB_DRAW_BASE(tile);
            tile += half(lab_view_column[column + column + 1], r);
            lab_draw_picture[upper + column] = tile;
            lab_draw_picture[lower + column] = tile + LAB_DRAW_LOWER;
        }
    }
    shade();
}
