/* The console's colours and the named palettes of chr/palettes.txt.
 *
 * A palette is four colour numbers of the 2C02 ($00-$3F); entry 0 is the backdrop (background) or transparent
 * (sprites). Pictures are drawn in true colour, so a pixel is matched by the RGB value of the table nes_rgb.
 */
#ifndef ARTPAL_H
#define ARTPAL_H

#include <stdint.h>

enum { PAL_MAX = 128, PAL_NAME_LEN = 32, PAL_COLOURS = 4 };

typedef struct {
    char name[PAL_NAME_LEN];
    uint8_t nes[PAL_COLOURS];
} pal_t;

typedef struct {
    pal_t list[PAL_MAX];
    unsigned count;
} pal_book_t;

/* 0xRRGGBB of every colour number, as the NESdev wiki prints them for the 2C02. */
extern const uint32_t nes_rgb[64];

/* Reads palettes.txt. Returns 0, or -1 after a message on stderr that names file and line. */
int pal_load(pal_book_t *book, const char *path);

/* The palette of that name, or NULL. */
const pal_t *pal_find(const pal_book_t *book, const char *name);

/* The first entry of a palette, from 'first' on, that has that RGB, or -1. Entry 0 of a sprite is never visible, so sprites
 * search from 1: black may then be both "transparent" and an outline. */
int pal_entry(const pal_t *pal, int first, uint32_t rgb);

#endif
