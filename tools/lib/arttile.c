/* Cutting, checking and collecting of 8x8 tiles. */
#include "tools/lib/arttile.h"

#include <stdio.h>
#include <string.h>

typedef struct {
    uint32_t rgb[TILE_AREA];
    unsigned count;
} colours_t;

static int colours_have(const colours_t *c, uint32_t rgb) {
    for (unsigned i = 0; i < c->count; ++i) {
        if (c->rgb[i] == rgb) {
            return 1;
        }
    }
    return 0;
}

/* The different colours of a tile in reading order. A transparent pixel shows entry 0 and adds none. */
static void colours_of(colours_t *c, const img_t *img, unsigned col, unsigned row) {
    c->count = 0;
    for (unsigned i = 0; i < TILE_AREA; ++i) {
        uint32_t rgb = img_at(img, col * TILE_PX + i % TILE_PX, row * TILE_PX + i / TILE_PX, IMG_CLEAR);
        if (rgb != IMG_CLEAR && !colours_have(c, rgb)) {
            c->rgb[c->count++] = rgb;
        }
    }
}

static int complain_count(const img_t *img, unsigned col, unsigned row, const colours_t *c) {
    fprintf(stderr, "%s: tile (%u,%u): %u colours, 4 allowed; the fifth is #%06X\n", img->path, col, row, c->count,
            (unsigned)c->rgb[PAL_COLOURS]);
    return -1;
}

int tile_cut(tile_t *tile, const img_t *img, unsigned col, unsigned row, const pal_t *pal, int first) {
    colours_t c;
    colours_of(&c, img, col, row);
    if (c.count > PAL_COLOURS) {
        return complain_count(img, col, row, &c);
    }
    for (unsigned i = 0; i < TILE_AREA; ++i) {
        uint32_t rgb = img_at(img, col * TILE_PX + i % TILE_PX, row * TILE_PX + i / TILE_PX, IMG_CLEAR);
        int entry = rgb == IMG_CLEAR ? 0 : pal_entry(pal, first, rgb);
        if (entry < 0) {
            fprintf(stderr, "%s: tile (%u,%u): colour #%06X is not in palette '%s'\n", img->path, col, row,
                    (unsigned)rgb, pal->name);
            return -1;
        }
        tile->px[i] = (uint8_t)entry;
    }
    return 0;
}

/* True if the palette has every colour of tile (col,row); if not, *missing is the first it lacks. */
static int pal_covers(const pal_t *pal, const img_t *img, unsigned col, unsigned row, uint32_t *missing) {
    colours_t c;
    colours_of(&c, img, col, row);
    for (unsigned i = 0; i < c.count; ++i) {
        if (pal_entry(pal, 0, c.rgb[i]) < 0) {
            *missing = c.rgb[i];
            return 0;
        }
    }
    return 1;
}

/* The number of the block's first tile that the palette cannot show, w * h if there is none. */
static unsigned first_misfit(const pal_t *pal, const img_t *img, const block_t *b, uint32_t *missing) {
    unsigned i = 0;
    while (i < b->w * b->h && pal_covers(pal, img, b->col + i % b->w, b->row + i / b->w, missing)) {
        ++i;
    }
    return i;
}

/* Each tile alone: at most four colours, and each colour in some palette. */
static int check_tile(const img_t *img, unsigned col, unsigned row, const pal_t *const *pals, unsigned count) {
    colours_t c;
    colours_of(&c, img, col, row);
    if (c.count > PAL_COLOURS) {
        return complain_count(img, col, row, &c);
    }
    for (unsigned i = 0; i < c.count; ++i) {
        unsigned p = 0;
        while (p < count && pal_entry(pals[p], 0, c.rgb[i]) < 0) {
            ++p;
        }
        if (p == count) {
            fprintf(stderr, "%s: tile (%u,%u): colour #%06X is in none of the palettes\n", img->path, col, row,
                    (unsigned)c.rgb[i]);
            return -1;
        }
    }
    return 0;
}

/* No palette has all of the block's colours: says what each one lacks, and where. */
static int complain_mix(const img_t *img, const block_t *b, const pal_t *const *pals, unsigned count) {
    fprintf(stderr, "%s: tile (%u,%u): no palette has all colours of this %ux%u block:", img->path, b->col, b->row,
            b->w * TILE_PX, b->h * TILE_PX);
    for (unsigned p = 0; p < count; ++p) {
        uint32_t missing = 0;
        unsigned i = first_misfit(pals[p], img, b, &missing);
        fprintf(stderr, "%s '%s' lacks #%06X of (%u,%u)", p == 0 ? "" : ",", pals[p]->name, (unsigned)missing,
                b->col + i % b->w, b->row + i / b->w);
    }
    fputc('\n', stderr);
    return -1;
}

int tile_block_palette(const img_t *img, const block_t *block, const pal_t *const *pals, unsigned count) {
    unsigned area = block->w * block->h;
    uint32_t missing;
    for (unsigned i = 0; i < area; ++i) {
        if (check_tile(img, block->col + i % block->w, block->row + i / block->w, pals, count) != 0) {
            return -1;
        }
    }
    for (unsigned p = 0; p < count; ++p) {
        if (first_misfit(pals[p], img, block, &missing) == area) {
            return (int)p;
        }
    }
    return complain_mix(img, block, pals, count);
}

static void flipped(tile_t *out, const tile_t *in, uint8_t flip) {
    for (unsigned i = 0; i < TILE_AREA; ++i) {
        unsigned x = i % TILE_PX, y = i / TILE_PX;
        x = flip & FLIP_H ? TILE_PX - 1 - x : x;
        y = flip & FLIP_V ? TILE_PX - 1 - y : y;
        out->px[i] = in->px[y * TILE_PX + x];
    }
}

int tileset_find(const tileset_t *set, const tile_t *tile, int flips, uint8_t *flip) {
    tile_t turned;
    for (unsigned f = 0; f < (flips ? 4u : 1u); ++f) {
        *flip = (uint8_t)(f << 6);
        flipped(&turned, tile, *flip);
        for (unsigned i = 0; i < set->count; ++i) {
            if (memcmp(&set->list[i], &turned, sizeof turned) == 0) {
                return (int)i;
            }
        }
    }
    *flip = 0;
    return -1;
}

int tileset_add(tileset_t *set, const tile_t *tile) {
    if (set->count == TILES_MAX) {
        return -1;
    }
    set->list[set->count] = *tile;
    return (int)set->count++;
}

int tile_is_blank(const tile_t *tile) {
    for (unsigned i = 0; i < TILE_AREA; ++i) {
        if (tile->px[i] != 0) {
            return 0;
        }
    }
    return 1;
}

void tile_encode(const tile_t *tile, uint8_t out[TILE_BYTES]) {
    memset(out, 0, TILE_BYTES);
    for (unsigned i = 0; i < TILE_AREA; ++i) {
        unsigned y = i / TILE_PX, bit = 7 - i % TILE_PX;
        out[y] |= (uint8_t)((tile->px[i] & 1) << bit);
        out[y + 8] |= (uint8_t)((tile->px[i] >> 1) << bit);
    }
}
