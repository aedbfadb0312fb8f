/* The city: the board as towers on an island, with its clues on the kerb. Parts of the view; every function that draws returns 0 when the
 * queue is full, and is to be called again. Tiles, unless PX. */
#ifndef SKY_CITY_H
#define SKY_CITY_H

#include <stdint.h>
#include "cart/twin.h"

/* The four palettes of the screen. The discs of small cells and the keys of the pad change theirs. */
enum { CITY_PAL, SKY_PAL, PAD_PAL, SEA_PAL };
/* The same with the original's look: grid and words; what is lit red or green; given digits. */
enum { DE1_PLAIN, DE1_RED, DE1_GREEN, DE1_GIVEN };

#define CITY_BLANK 0  /* the dark of kerb and panel */
#define CITY_SEA 0xFD /* then one with a wave, then the sky; at the same tiles in the sprites' table */
#define CITY_WAVE 0xFE
#define CITY_SKY 0xFF
#define CITY_SPLIT \
    190 /* picture line. From 192 on tiles come from the sprites' table; that line itself shows only sea and sky, so it does not matter where in it */
#define DE1_SPLIT 198 /* the same for the original's look: its displays are above that line */
/* The displays and lamps at the foot of the original's board: three rows, from columns of a block on. */
#define DE1_STRIP_ROW 22
#define DE1_HEX_X 8
#define DE1_LAMPS_X 16
#define DE1_LAMPS_END 26
#define FOOT_ROW 24 /* the four rows of skyline or words */
#define FOOT_X 2
#define FOOT_W 28

extern uint8_t city_de1; /* 1: the board has the look of the original's, a DE1; it has only 4x4, and no parks */

/* city_set.c: what differs from size to size. */
extern uint8_t city_side;                 /* of a cell */
extern uint8_t city_x, city_y;            /* the first cell */
extern uint8_t city_lefts[], city_tops[]; /* all columns, all rows */
extern uint8_t city_marks;                /* first tile of the pencil marks */
extern uint8_t city_keys;                 /* of the pad's two keys that are no heights */
extern uint8_t city_panel;                /* column of the panel; it goes to column 29 */
extern const uint8_t *city_cells;         /* towers: lot, built ones, given ones */
extern const uint8_t *city_parks;         /* a park of the player's, a given one */
extern uint8_t city_park_mark;            /* tile of its pencil mark, up to 6x6 */
extern uint8_t city_given;                /* picture of the given tower of height 1, less 1 */
void city_load(void);                     /* for sky_n, while rendering is off */
/* The tiles of what is shown as `height` as a disc of 2x2, on a clue that is open or met and on the pad, or as a plate of 3x1; city_shift goes with them. */
const uint8_t *city_disc(uint8_t height, uint8_t open);
const uint8_t *city_plate(uint8_t height, uint8_t met);

/* city.c */
void city_enter(void);
uint8_t city_again(void);      /* draws another puzzle of this size, while the picture is on: 1 when it has begun */
uint8_t city_touch(void);      /* draws what has just been changed; 1: there was something */
void city_tick(uint8_t looks); /* looks at this many cells and clues, or more */
void city_forget_under(uint8_t x, uint8_t y, uint8_t w, uint8_t h); /* the cells that the pad has covered are redrawn */
extern uint8_t city_wrongs;       /* how many cells are marked because their height is in a line twice */
uint8_t city_wrong(uint8_t cell); /* 1: this one is */

/* A block of tiles, row by row, to (city_at_x, city_at_y), with city_shift added to each. */
uint8_t city_block(const uint8_t *tiles, uint8_t w, uint8_t h);
extern uint8_t city_shift;

/* rows.s */
ZP(const uint8_t *, sky_rows_from);
ZP(uint16_t, sky_rows_to);
ZP(uint8_t, sky_rows_w);
ZP(uint8_t, sky_rows_h);
ZP(uint8_t, sky_rows_shift);
void sky_rows(void);
void city_cell_at(uint8_t cell); /* these two set the next two: the first tile */
void city_clue_at(uint8_t clue);
extern uint8_t city_at_x, city_at_y;

/* Palettes of blocks of 2x2 tiles: noted, and then sent for an area. */
void city_shade(uint8_t bx, uint8_t by, uint8_t palette);
uint8_t city_send_shades(uint8_t bx, uint8_t by, uint8_t w, uint8_t h);

/* view.c */
void city_blank_sky(void);                          /* the tile at the VRAM address: nothing */
void city_shade_de1(uint8_t down, uint8_t palette); /* the original's look: rows of two blocks, from city_at_x, city_at_y on */
#define CITY_TEXT(id) game_text(skyscrapers_text, id) /* the table is in the main page */

/* foot.c */
void foot_enter(void);
void foot_tick(void);
uint8_t foot_line(void); /* the line that the skyline shows: 0 .. N-1 rows, N .. 2N-1 columns */

/* de1.c, for panel.c: the foot of the original's board. */
void sky_de1_enter(void);
void sky_de1_tick(uint8_t heights); /* left for the cell under the cursor */

/* dusk.c: the city by day, and how it gets dark when it is done. */
void dusk_day(void); /* or the colours of the original's board, which has no evening */
void dusk_tick(void);

/* pad_view.c: the pad beside the cell. */
uint8_t pad_view_tick(void); /* 1: it has opened or closed in this tick, which is work enough */
void pad_view_sprites(void);
uint8_t pad_view_open(void); /* 1 while any of it is on the screen */
void pad_view_enter(void);

#endif
