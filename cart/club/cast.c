/* Portraits: a sheet of tiles for each of the cast, in which those that two moods share are only once. */
#include "art.h"
#include "cart/club/cast.h"
#include "cart/game.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define TILE_BYTES 16
#define TILES_A_TICK 3
#define MIXED 0xFF /* tiles of more than one mood are shown */

typedef struct {
    const uint8_t *tiles, *cells, *colours;
} portrait_t;
static const portrait_t portraits[CAST_COUNT] = {
    {cast_pip_chr, cast_pip_cells, cast_pip_pal},    {cast_mo_chr, cast_mo_cells, cast_mo_pal},
    {cast_huli_chr, cast_huli_cells, cast_huli_pal}, {cast_wu_chr, cast_wu_cells, cast_wu_pal},
    {cast_tock_chr, cast_tock_cells, cast_tock_pal}, {cast_bitsy_chr, cast_bitsy_cells, cast_bitsy_pal},
};

static uint8_t shown, wanted; /* moods */
static uint8_t next;          /* the next tile for cast_mood */

static const uint8_t *cells_of(uint8_t who, uint8_t mood) {
    return portraits[who].cells + (uint8_t)(mood * CAST_TILES);
}

static uint8_t send(uint8_t who, uint8_t cell, uint8_t tile) {
    return ppuq_row(tile * (uint16_t)TILE_BYTES, portraits[who].tiles + cell * (uint16_t)TILE_BYTES, TILE_BYTES);
}

void cast_load(uint8_t who, uint8_t mood, uint8_t tile) {
    const uint8_t *cells = cells_of(who, mood);
    for (next = 0; next != CAST_TILES; ++next) {
        send(who, cells[next], (uint8_t)(tile + next));
    }
    next = 0;
    shown = mood;
    wanted = mood;
}

uint8_t cast_mood(uint8_t who, uint8_t mood, uint8_t tile) {
    const uint8_t *from, *to = cells_of(who, mood);
    uint8_t left = TILES_A_TICK;
    if (mood != wanted) {
        if (next != 0) {
            shown = MIXED;
        }
        wanted = mood;
        next = 0;
    }
    from = cells_of(who, shown == MIXED ? mood : shown);
    for (; mood != shown && next != CAST_TILES; ++next) {
        if (shown == MIXED || from[next] != to[next]) {
            if (left == 0 || !send(who, to[next], (uint8_t)(tile + next))) {
                return 0;
            }
            --left;
        }
    }
    next = 0;
    shown = mood;
    return 1;
}

void cast_palette(uint8_t who, uint8_t *colours) {
    const uint8_t *from = portraits[who].colours;
    colours[0] = from[1];
    colours[1] = from[2];
    colours[2] = from[3];
}

/* Connect 4 numbers its levels in the order of the cast; in the other two Original is first, and later levels were added at the end. */
uint8_t cast_of_level(uint8_t level) {
    static const uint8_t at[CAST_COUNT] = {CAST_BITSY, CAST_MO, CAST_WU, CAST_TOCK, CAST_PIP, CAST_HULI};
    return game_slot == SAVE_CONNECT4 ? level : at[level];
}
