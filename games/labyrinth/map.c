#include <string.h>
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/play.h"

#define FIRST_TILE 0x20
#define SIDE 8                /* tiles */
#define TILE_BYTES 16
#define CELL_PX 3
#define MAP_X_PX 16
#define MAP_Y_PX 144
#define PALETTE 1
#define TILES_A_TICK 2
enum { GROUND, WALL, TRAIL, PLAYER }; /* colours */

uint8_t lab_trail[LAB_TRAIL_BYTES];
static uint8_t bits[SIDE * SIDE * TILE_BYTES];
static uint8_t dirty[SIDE * SIDE];
static uint8_t dirty_count;
static const uint8_t mask_of[8] = {0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01};

static void pixel(uint8_t x, uint8_t y, uint8_t colour) {
    uint8_t tile = (uint8_t)((y & 0xF8) | (uint8_t)(x >> 3)), mask = mask_of[x & 7];
    uint8_t *row = bits + tile * (uint16_t)TILE_BYTES + (y & 7);
    if (colour & 1) {
        row[0] |= mask;
    } else {
        row[0] &= (uint8_t)~mask;
    }
    if (colour & 2) {
        row[8] |= mask;
    } else {
        row[8] &= (uint8_t)~mask;
    }
    if (!dirty[tile]) {
        dirty[tile] = 1;
        ++dirty_count;
    }
}

static void cell(uint8_t x, uint8_t y, uint8_t colour) {
    uint8_t dx, dy, px, py;
    px = (uint8_t)(x * CELL_PX);
    py = (uint8_t)(y * CELL_PX);
    for (dy = 0; dy < CELL_PX; ++dy) {
        for (dx = 0; dx < CELL_PX; ++dx) {
            pixel((uint8_t)(px + dx), (uint8_t)(py + dy), colour);
        }
    }
}

static uint8_t trail_at(uint8_t x, uint8_t y) {
    return (uint8_t)(y * 3 + (uint8_t)(x >> 3));
}

void lab_map_clear(void) {
    memset(lab_trail, 0, sizeof lab_trail);
}

void lab_map_enter(uint8_t x, uint8_t y) {
    lab_trail[trail_at(x, y)] |= mask_of[x & 7];
    cell(x, y, PLAYER);
}

void lab_map_leave(uint8_t x, uint8_t y) {
    cell(x, y, TRAIL);
}

void lab_map_load(uint8_t walls) {
    uint8_t x, y, i;
    memset(bits, 0, sizeof bits);
    for (y = 0; y < MAZE_SIZE; ++y) {
        for (x = 0; x < MAZE_SIZE; ++x) {
            if (lab_trail[trail_at(x, y)] & mask_of[x & 7]) {
                cell(x, y, TRAIL);
            } else if (walls && maze_rows[MAZE_AT(x, y)] != 0) {
                cell(x, y, WALL);
            }
        }
    }
    cell(MAZE_CENTRE, MAZE_CENTRE, PLAYER); /* where to go */
    lab_map_enter(lab.cell_x, lab.cell_y);
    for (i = 0; i < SIDE * SIDE; ++i) {
        ppuq_row(0x1000u + (FIRST_TILE + i) * 16u, bits + i * (uint16_t)TILE_BYTES, TILE_BYTES);
        dirty[i] = 0;
    }
    dirty_count = 0;
}

void lab_map_tick(void) {
    static uint8_t at;
    uint8_t sent = 0, looked;
    for (looked = 0; looked < SIDE * SIDE && dirty_count != 0 && sent < TILES_A_TICK; ++looked) {
        if (dirty[at]) {
            if (!ppuq_row(0x1000u + (FIRST_TILE + at) * 16u, bits + at * (uint16_t)TILE_BYTES, TILE_BYTES)) {
                return;
            }
            dirty[at] = 0;
            --dirty_count;
            ++sent;
        }
        at = (uint8_t)(at + 1) & (SIDE * SIDE - 1);
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
