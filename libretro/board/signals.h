/* Signals that more than one module of the board carries, with the widths of the hardware. */
#ifndef LABKIT_SIGNALS_H
#define LABKIT_SIGNALS_H

#include <stdint.h>

#define MAP_SIDE 21
#define MAP_CELLS (MAP_SIDE * MAP_SIDE)
#define MAP_CENTRE 10    /* x and y of the goal */
#define CELL_STEPS 64    /* positions in a cell, each way */
#define ANGLE_STEPS 4096 /* 0 = east, 1024 = north, counter-clockwise */

#define SCREEN_WIDTH 1024
#define SCREEN_HEIGHT 768

/* map[440:0], bit 21*y + x is 1 for a wall. A byte for each bit, because the renderer looks up several every microsecond. */
typedef struct {
    uint8_t bit[MAP_CELLS];
} map_t;

/* A bit outside of the vector reads 0, as the logic simulation has it (the design does reach out of the map).
 * Indices are 32-bit unsigned in the hardware description: what is left of zero becomes very large. */
static inline uint8_t map_at(const map_t *map, uint32_t index) {
    return index < MAP_CELLS ? map->bit[index] : 0;
}

/* A value cut to a register of `width` bits, read as signed. */
static inline int32_t sign_extend(uint32_t value, unsigned width) {
    uint32_t sign = 1u << (width - 1);
    return (int32_t)(((value & ((sign << 1) - 1)) ^ sign) - sign);
}

/* Where the player is. */
typedef struct {
    uint8_t xindex, yindex; /* 5 bits: cell */
    uint8_t xpos, ypos;     /* 6 bits: place in the cell */
    uint16_t angle;         /* 12 bits */
    uint8_t xfrac, yfrac;   /* FIX_WALK: 1/256 of a place */
} player_t;

#endif
