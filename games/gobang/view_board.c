/* The board on the screen: its tiles, and the stones. */
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define BOARD_X (gb_sword ? 4 : 2) /* tiles */
#define BOARD_Y 2
#define STONES_A_TICK 2

#define FALL_TICKS 8
#define SPARK_TICKS 8
#define DULL_A_TICK 3 /* tiles */

static uint8_t stones_shown; /* moves whose stones are drawn on the board */
static uint8_t falling;      /* ticks until the newest stone is on the board, 0: none is on its way */
static uint8_t sparks;       /* ticks that the light of its landing is still seen */
static uint8_t dull;         /* 1: the game is won, and all stones are dull */
static uint8_t dull_at;      /* tiles that have changed so far */

/* ---- tiles ------------------------------------------------------------------------------------------------------------- */

/* Every second point of a dull stone is wood: brown in black ones, bare in white ones. */
static void dull_bytes(uint8_t *tile) {
    uint8_t row, mask = 0x55, low, high, white, black;
    for (row = 0; row < 8; ++row) {
        low = tile[row];
        high = tile[row + 8];
        white = low & high;
        white &= mask;
        black = low | high;
        black = (uint8_t)~black & mask;
        high &= (uint8_t)~white;
        tile[row + 8] = high | black;
        mask ^= 0xFF;
    }
}

void gb_four_load(uint8_t place) {
    uint8_t *to;
    uint16_t addr = GB_FOURS_FIRST + place;
    addr <<= 4;
    to = ppuq_open(addr, GB_TILE_BYTES);
    gb_four_bytes(gb_four[place], to);
    if (dull) {
        dull_bytes(to);
    }
    ppuq_publish();
}

/* A tile of one or two stones. */
static void load_tile(uint8_t tile) {
    uint8_t i, *to;
    uint16_t addr = GOB_BASE + tile, from = tile;
    addr <<= 4;
    from <<= 4;
    to = ppuq_open(addr, GB_TILE_BYTES);
    for (i = 0; i < GB_TILE_BYTES; ++i) {
        to[i] = gob_chr[from + i]; /* this look only: the other keeps its stones as they are */
    }
    if (dull) {
        dull_bytes(to);
    }
    ppuq_publish();
}

/* After the end the stones lose their gloss, a few tiles a tick; they get it back if the end is taken back. */
static void draw_gloss(void) {
    uint8_t i, won = gb_win_count != 0 && stones_shown == gb_count && !gb_sword;
    if (won != dull) {
        dull = won;
        dull_at = 0;
    }
    for (i = 0; i < DULL_A_TICK && dull_at < GOB_TILES + GB_FOURS && ppuq_room(1, GB_TILE_BYTES); ++i) {
        if (dull_at < GOB_TILES) {
            load_tile(dull_at);
        } else {
            gb_four_load((uint8_t)(dull_at - GOB_TILES));
        }
        ++dull_at;
    }
}

/* ---- stones ------------------------------------------------------------------------------------------------------------ */

static uint8_t tile_at(uint8_t tx, uint8_t ty) {
    uint8_t tile = gb_board_tile(tx, ty);
    if (tile == 0) {
        const uint8_t *map = gb_sword ? gob_sword_grid_map : gob_grid_map;
        tile = map[ty * (uint16_t)GB_TILES_ACROSS + tx];
    }
    return tile;
}

/* The four tiles that a point touches, as the rules have it now. */
static uint8_t draw_point(uint8_t cell) {
    static uint8_t pair[2];
    uint8_t tx = GB_X(cell), ty = GB_Y(cell), row;
    uint16_t addr;
    if (!ppuq_room(3, 4 + GB_TILE_BYTES) && !ppu_blank) {
        return 0;
    }
    tx = GB_TILE(tx);
    ty = GB_TILE(ty);
    addr = NT_ADDR(0, BOARD_X, BOARD_Y) + ty * 32u + tx;
    for (row = 0; row < 2; ++row) {
        pair[0] = tile_at(tx, ty);
        pair[1] = tile_at((uint8_t)(tx + 1), ty);
        ppuq_row(addr, pair, 2);
        ++ty;
        addr += 32;
    }
    return 1;
}

/* A stone that was just put falls the last few pixels; 1: it is still falling. */
static uint8_t falls(void) {
    uint8_t machine = gb_state.player[(gb_count - 1) & 1] != GB_PERSON; /* a person still holds the button that put the stone */
    if (stones_shown + 1 != gb_count || gb_state.state >= GB_ST_LOOK || options.quick || (machine && gb_play_hurried())) {
        falling = 0;
        return 0;
    }
    if (falling == 0) {
        falling = FALL_TICKS;
        sparks = SPARK_TICKS;
        return 1;
    }
    --falling;
    return falling != 0;
}

uint8_t gb_board_falls(void) {
    return stones_shown < gb_count;
}

/* Draws new stones in the order played; stones that were taken back are still in the move list, behind its end. */
void gb_board_tick(void) {
    uint8_t i;
    if (falls()) {
        return;
    }
    for (i = 0; i < STONES_A_TICK && stones_shown != gb_count; ++i) {
        if (stones_shown < gb_count) {
            if (!draw_point(gb_moves[stones_shown])) {
                return;
            }
            ++stones_shown;
        } else {
            if (!draw_point(gb_moves[stones_shown - 1])) {
                return;
            }
            --stones_shown;
            sparks = 0;
        }
    }
    draw_gloss();
}

void gb_board_stone(void) {
    static const uint8_t heights[FALL_TICKS + 1] = {0, 1, 2, 4, 6, 9, 12, 15, 18};
    uint8_t cell;
    if (falling != 0) {
        cell = gb_moves[gb_count - 1];
        oam_meta((uint8_t)(gb_view_x(cell) - 8), (uint8_t)(gb_view_y(cell) - 8 - heights[falling]),
                 gob_stone_frames[(gb_count - 1) & 1], 0);
        gb_marks_count(GB_Y(cell), GB_MARKS_UPPER(2) + GB_MARKS_LOWER(2));
    }
}

/* The two sparks part. */
void gb_board_lights(void) {
    uint8_t cell, x, y;
    if (falling == 0) {
        if (sparks == 0) {
            return;
        }
        --sparks;
    }
    if (gb_count == 0) {
        return;
    }
    cell = gb_moves[gb_count - 1];
    if (!gb_marks_take(cell)) {
        return;
    }
    x = gb_view_x(cell);
    y = gb_view_y(cell);
    if (falling != 0) {
        oam_meta((uint8_t)(x - 4), (uint8_t)(y - 1), gob_mark_frames[falling > 3 ? GOB_MARK_SHADOW : GOB_MARK_SHADOW_2], 0);
    } else if (gb_marks_take(cell)) {
        oam_meta((uint8_t)(x + 2 - sparks + SPARK_TICKS), (uint8_t)(y - 3), gob_mark_frames[GOB_MARK_SPARK_2], 0);
        oam_meta((uint8_t)(x - 9 + sparks - SPARK_TICKS), (uint8_t)(y - 3), gob_mark_frames[GOB_MARK_SPARK_2], 0);
    }
}

void gb_board_enter(void) {
    uint8_t i;
    vram_at(GOB_BASE * 16);
    if (gb_sword) {
        vram_load(&gob_sword_chr_far);
        vram_load(&gob_sword_grid_chr_far);
        vram_load(&gob_sword_scene_chr_far);
    } else {
        vram_load(&gob_chr_far);
        vram_load(&gob_grid_chr_far);
        vram_load(&gob_turn_chr_far);
        vram_load(&gob_scene_chr_far);
    }
    dull = 0;
    dull_at = GOB_TILES + GB_FOURS;
    falling = 0;
    sparks = 0;
    gb_fours_clear();
    vram_at(0x2000);
    vram_unpack(gb_sword ? &gob_sword_scene_map_far : &gob_scene_map_far);
    for (i = 0; i < gb_count; ++i) {
        draw_point(gb_moves[i]);
    }
    stones_shown = gb_count;
}
