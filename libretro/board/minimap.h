/* minimap: border, field, the player's mark and, in cheat mode, the walls, eight pixels a cell.
 *
 * Clock: pixel. In: player_xindex/yindex[4:0] (and xpos/ypos[5:0], not used as built), map, hcount[10:0],
 * vcount[9:0], cheat_mode. Out: pixel[7:0], 0 outside, for the hcount of the clock before. No reset; power-up
 * 0. As built: top right, the mark jumps from cell to cell, walls hide it, cells beyond 20 put it outside of
 * the border. FIX_MINIMAP_PLACE: top left. FIX_MINIMAP_MARK: the mark moves with the position, over the
 * walls, clipped.
 */
#ifndef LABKIT_MINIMAP_H
#define LABKIT_MINIMAP_H

#include "signals.h"

#define MINIMAP_BORDER 3
#define MINIMAP_SIZE (8 * MAP_SIDE + 2 * MINIMAP_BORDER)
#define MINIMAP_ROWS (MINIMAP_BORDER + 8 * 32) /* nothing is ever drawn below: 5-bit yindex */

typedef struct {
    uint16_t player_icon_x_q, player_icon_y_q; /* 11 and 10 bits */
    uint16_t map_grid_q;                       /* 9 bits */
    uint8_t map_grid_valid_q;
    uint8_t pixel_q;
} minimap_t;

typedef struct {
    uint32_t fix;
    player_t player;
    uint16_t hcount, vcount;
    uint8_t cheat_mode;
} minimap_in_t;

void labkit_minimap_tick(minimap_t *m, const minimap_in_t *in, const map_t *map);

/* Paints a whole line over a row of 1024 pixels. It is what tick gives, without the delay, once the registers have settled on a
 * player who stands still. */
void labkit_minimap_row(const minimap_in_t *in, const map_t *map, uint8_t *row);

/* True if the player's mark is at the same place. */
uint8_t labkit_minimap_same_mark(const minimap_in_t *a, const minimap_in_t *b);

/* Left edge of the border. */
static inline uint32_t minimap_x(uint32_t fix_place) {
    return fix_place ? 0 : SCREEN_WIDTH - MINIMAP_SIZE;
}

#endif
