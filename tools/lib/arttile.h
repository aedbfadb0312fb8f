/* Tiles: cutting them from a picture, checking their colours, collecting them without repeats.
 *
 * All checks print one line on stderr that names the file, the tile as (column,row) in units of 8 pixels and
 * the colour as #RRGGBB, and return -1.
 */
#ifndef ARTTILE_H
#define ARTTILE_H

#include "tools/lib/artimg.h"
#include "tools/lib/artpal.h"

enum { TILES_MAX = 256, TILE_BYTES = 16, FLIP_H = 0x40, FLIP_V = 0x80 };

typedef struct {
    uint8_t px[TILE_AREA]; /* palette entries 0-3, row by row */
} tile_t;

typedef struct {
    tile_t list[TILES_MAX];
    unsigned count;
} tileset_t;

/* Cuts tile (col,row) in the colours of one palette, from entry 'first' (0; 1 for sprites) on. */
int tile_cut(tile_t *tile, const img_t *img, unsigned col, unsigned row, const pal_t *pal, int first);

typedef struct {
    unsigned col, row, w, h; /* tiles; parts beyond the picture's edge do not count */
} block_t;

/* Chooses, among 'count' palettes, the first that has every colour of the block: its index, or -1. */
int tile_block_palette(const img_t *img, const block_t *block, const pal_t *const *pals, unsigned count);

/* The index of an equal tile, or -1. With 'flips' a mirrored one counts too: *flip gets FLIP_H | FLIP_V. */
int tileset_find(const tileset_t *set, const tile_t *tile, int flips, uint8_t *flip);

/* Appends; -1 (no message) when the set holds TILES_MAX. Otherwise the index. */
int tileset_add(tileset_t *set, const tile_t *tile);

int tile_is_blank(const tile_t *tile);

/* The 16 bytes the PPU reads: eight rows of bit 0, then eight rows of bit 1, leftmost pixel in bit 7. */
void tile_encode(const tile_t *tile, uint8_t out[TILE_BYTES]);

#endif
