/* Columns of the view to tiles in plain C: what draw.s must do, byte for byte. */
#include "games/labyrinth/view.h"
#include "games/labyrinth/draw.h"

/* The half-tile of a column in row r from the horizon, 0..11. */
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

/* The light of a block, from this column of the view, where the floor has at least `least`. */
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

/* Rows 8 to 11 of tiles, and 12 and 13, whose light the first two of the lower half have, too. */
static void shade(void) {
    uint8_t row, i, pair;
    for (row = 0; row < 2; ++row) {
        for (i = 0; i < 8; ++i) {
            pair = light((uint8_t)(8 * i + 5), row == 0 ? LAB_DRAW_MIDDLE : LAB_DRAW_FAR);
            pair = (uint8_t)(pair << 2) | light((uint8_t)(8 * i + 1), row == 0 ? LAB_DRAW_MIDDLE : LAB_DRAW_FAR);
            lab_draw_shades[8 * row + i] = (uint8_t)(pair << 4) | pair;
        }
    }
}

void TWIN(lab_draw_compose)(void) {
    uint8_t column, r, tile;
    for (r = 0; r < LAB_DRAW_ROWS; ++r) {
        for (column = 0; column < LAB_DRAW_COLUMNS; ++column) {
            tile = half(lab_view_column[column + column], r);
            tile = LAB_DRAW_BASE(tile);
            tile += half(lab_view_column[column + column + 1], r);
            lab_draw_picture[(LAB_DRAW_ROWS - 1 - r) * LAB_DRAW_COLUMNS + column] = tile;
        }
    }
    shade();
}
