#include <string.h>
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/play.h"

#define FIRST_TILE 0x20
#define SIDE 8 /* tiles */
#define TILE_BYTES 16
#define MAP_X_PX 16
#define MAP_Y_PX 144
#define PALETTE 1
#define TILES_A_TICK 2
enum { GROUND, WALL, TRAIL, MARK }; /* colours */

uint8_t lab_trail[LAB_TRAIL_BYTES];
static uint8_t bits[SIDE * SIDE * TILE_BYTES];
static uint8_t dirty[SIDE * SIDE]; /* 1: stands in the list of tiles to send */
static uint8_t due[SIDE * SIDE];   /* that list, in a ring */
static uint8_t due_first, due_end;
static uint8_t cell_px, origin; /* pixels to a cell; from the edge of the map to the first cell */
static const uint8_t mask_of[8] = {0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01};

static void soil(uint8_t tile) {
    if (!dirty[tile]) {
        dirty[tile] = 1;
        due[due_end] = tile;
        due_end = (uint8_t)(due_end + 1) & (SIDE * SIDE - 1);
    }
}

/* Paints the pixels of `mask` in `rows` lines from (tile column, y) on. The work of a step into a new cell: no call a pixel. */
static void paint(uint8_t column, uint8_t y, uint8_t rows, uint8_t mask, uint8_t colour) {
    uint8_t keep = (uint8_t)~mask, low = 0, high = 0, line, tile, *row;
    if (colour & 1) {
        low = mask;
    }
    if (colour & 2) {
        high = mask;
    }
    for (; rows != 0; --rows) {
        tile = (uint8_t)(y & 0xF8);
        tile += column;
        line = y & 7;
        row = bits + tile * (uint16_t)TILE_BYTES;
        row += line;
        row[0] = (uint8_t)(row[0] & keep) | low;
        row[8] = (uint8_t)(row[8] & keep) | high;
        soil(tile);
        ++y;
    }
}

/* A rectangle of pixels, at most 4 wide. */
static void block(uint8_t x, uint8_t y, uint8_t wide, uint8_t high, uint8_t colour) {
    static const uint8_t left_edge[5] = {0x00, 0x80, 0xC0, 0xE0, 0xF0};
    uint8_t column = x >> 3, shift = x & 7, mask = left_edge[wide], over;
    over = 8;
    over -= shift;
    over = (uint8_t)(mask << over); /* what reaches into the next tile */
    mask = mask >> shift;
    paint(column, y, high, mask, colour);
    if (shift != 0 && over != 0) {
        paint((uint8_t)(column + 1), y, high, over, colour);
    }
}

static uint8_t place_of(uint8_t cell) {
    return (uint8_t)(cell * cell_px) + origin;
}

static void cell(uint8_t x, uint8_t y, uint8_t colour) {
    block(place_of(x), place_of(y), cell_px, cell_px, colour);
}

/* Where to go: a cross, so that it is not taken for the player. */
static void goal(void) {
    uint8_t at = place_of(lab_maze_centre), middle = (uint8_t)(at + 1), wide = (uint8_t)(cell_px - 2);
    block(at, middle, cell_px, wide, MARK);
    block(middle, at, wide, cell_px, MARK);
}

static uint8_t trail_at(uint8_t x, uint8_t y) {
    return (uint8_t)(y * 3 + (uint8_t)(x >> 3));
}

void lab_map_clear(void) {
    memset(lab_trail, 0, sizeof lab_trail);
}

void lab_map_enter(uint8_t x, uint8_t y) {
    lab_trail[trail_at(x, y)] |= mask_of[x & 7];
    cell(x, y, MARK);
}

void lab_map_leave(uint8_t x, uint8_t y) {
    cell(x, y, TRAIL);
}

/* Sizes, and black all around a maze that does not fill the map. */
static void frame_and_scale(void) {
    uint8_t wide, rest, column, mask;
    cell_px = 3;
    if (lab_maze_size == LAB_MAZE_SMALL) {
        cell_px = 4;
    }
    wide = (uint8_t)(lab_maze_size * cell_px);
    origin = SIDE * 8;
    origin -= wide;
    rest = origin;
    origin = origin >> 1;
    rest -= origin;
    memset(bits, 0, sizeof bits);
    if (rest != 0) {
        mask = 0xFF;
        mask = mask >> origin;
        paint(0, 0, SIDE * 8, mask ^ 0xFF, WALL);
        mask = 0xFF;
        mask = (uint8_t)(mask << rest);
        paint(SIDE - 1, 0, SIDE * 8, mask ^ 0xFF, WALL);
        for (column = 0; column < SIDE; ++column) {
            paint(column, 0, origin, 0xFF, WALL);
            paint(column, (uint8_t)(SIDE * 8 - rest), rest, 0xFF, WALL);
        }
    }
}

void lab_map_load(uint8_t walls) {
    uint8_t x, y, i;
    frame_and_scale();
    for (y = 0; y < lab_maze_size; ++y) {
        for (x = 0; x < lab_maze_size; ++x) {
            if (lab_trail[trail_at(x, y)] & mask_of[x & 7]) {
                cell(x, y, TRAIL);
            } else if (walls && lab_maze_rows[LAB_MAZE_AT(x, y)] != 0) {
                cell(x, y, WALL);
            }
        }
    }
    goal();
    lab_map_enter(lab_state.cell_x, lab_state.cell_y);
    for (i = 0; i < SIDE * SIDE; ++i) {
        ppuq_row(0x1000u + (FIRST_TILE + i) * 16u, bits + i * (uint16_t)TILE_BYTES, TILE_BYTES);
        dirty[i] = 0;
    }
    due_first = due_end;
}

void lab_map_tick(void) {
    uint8_t sent, tile;
    for (sent = 0; sent < TILES_A_TICK && due_first != due_end; ++sent) { /* never all 64 at once: a step changes 8 at most */
        tile = due[due_first];
        if (!ppuq_row(0x1000u + (FIRST_TILE + tile) * 16u, bits + tile * (uint16_t)TILE_BYTES, TILE_BYTES)) {
            return;
        }
        dirty[tile] = 0;
        due_first = (uint8_t)(due_first + 1) & (SIDE * SIDE - 1);
    }
}

void lab_map_draw(void) {
    static uint8_t row[1 + SIDE * 4];
    uint8_t y, i, tile = FIRST_TILE, *part;
    row[0] = SIDE;
    for (y = 0; y < SIDE; ++y) {
        part = row + 1;
        for (i = 0; i < SIDE; ++i) {
            part[0] = 0;
            part[1] = tile;
            part[2] = PALETTE;
            part[3] = (uint8_t)(i << 3);
            part += 4;
            ++tile;
        }
        oam_meta(MAP_X_PX, (uint8_t)((uint8_t)(y << 3) + MAP_Y_PX), row, 0);
    }
}
