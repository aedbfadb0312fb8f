/* The C twin of hot.s and hot_scan.s, written as plainly as possible; see hot.h for the contract. */
#include <string.h>

#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "gobang_tables.h"

#ifndef HOT_ASM
uint8_t gbh_cell[256];
uint8_t gbh_half[8][GBH_CELLS];
uint8_t gbh_sum_b[GBH_CELLS];
uint8_t gbh_sum_w[GBH_CELLS];
uint8_t gbh_list[GBH_LIST];
uint8_t gbh_at, gbh_side, gbh_fives, gbh_five, gbh_ply, gbh_log, gbh_blind, gbh_limits, gbh_first, gbh_last, gbh_want;
uint16_t gbh_worth_b, gbh_worth_w;
uint8_t gbh_kinds_b[GBH_KINDS], gbh_kinds_w[GBH_KINDS];
uint8_t gbh_hash[3];
int16_t gbh_value;
#endif

/* The step of each direction. */
static const uint8_t direction[8] = {1, 255, 16, 240, 17, 239, 15, 241};

/* What a put changed: enough to take it back. */
typedef struct {
    uint8_t cell, side, sum_b, sum_w, kinds_b[GBH_KINDS], kinds_w[GBH_KINDS];
    uint16_t worth_b, worth_w;
} frame_t;
static frame_t frames[GBH_PLIES];

static uint8_t half_at(uint8_t cell, uint8_t step) {
    uint8_t half = 0, k, edge = 0;

    for (k = 0; k < 4; ++k) {
        cell += step;
        if (gbh_cell[cell] == GB_EDGE) {
            edge = 1;
        }
        half |= (uint8_t)((edge ? GB_EDGE : gbh_cell[cell]) << (2 * k));
    }
    return half;
}

static void clear_whole(void) {
    unsigned cell;

    gbh_ply = 0;
    gbh_log = 0;
    gbh_worth_b = 0;
    gbh_worth_w = 0;
    memset(gbh_kinds_b, 0, sizeof gbh_kinds_b);
    memset(gbh_kinds_w, 0, sizeof gbh_kinds_w);
    for (cell = 0; cell < 256; ++cell) { /* the edge must be known before the first half is read */
        gbh_cell[cell] = (cell & 15) == 15 || cell >> 4 == 15 ? GB_EDGE : GB_EMPTY;
    }
}

void TWIN(gbh_clear_rows)(void) {
    uint8_t cell = gbh_at;
    uint8_t d;

    if (cell == 0) {
        clear_whole();
    }
    for (; cell < GBH_CELLS; ++cell) {
        gbh_sum_b[cell] = 0;
        gbh_sum_w[cell] = 0;
        if (gbh_cell[cell] != GB_EDGE) {
            for (d = 0; d < 8; ++d) {
                gbh_half[d][cell] = half_at(cell, direction[d]);
            }
        }
        if ((cell & 63) == 63) {
            return;
        }
    }
}

/* Both colours' classes of a row, given as its two halves: black in the low three bits, white in the next three; then a bit each for five. */
static uint8_t row_class(uint8_t half, uint8_t other) {
    return gbt_class[gbt_kind[other] * 64 + gbt_kind[half]];
}

/* The sum of a cell changes, and with it values and kinds. */
static void change_sum(uint8_t cell, uint8_t side, uint8_t now) {
    uint8_t *sum = side == GB_BLACK ? gbh_sum_b + cell : gbh_sum_w + cell;
    uint8_t *kinds = side == GB_BLACK ? gbh_kinds_b : gbh_kinds_w;
    uint16_t *own = side == GB_BLACK ? &gbh_worth_b : &gbh_worth_w;
    uint16_t *its = side == GB_BLACK ? &gbh_worth_w : &gbh_worth_b;
    uint8_t was = *sum;

    *own = (uint16_t)(*own + gbt_on_move[now] - gbt_on_move[was]);
    *its = (uint16_t)(*its - gbt_off_move[now] + gbt_off_move[was]);
    --kinds[gbt_kind_of[was]];
    ++kinds[gbt_kind_of[now]];
    *sum = now;
}

static void note_five(uint8_t cell) {
    if (gbh_fives == 0) {
        gbh_fives = 1;
        gbh_five = cell;
    } else if (cell != gbh_five) {
        gbh_fives = 2;
    }
}

/* One row of one empty cell changes: its half in direction d becomes `now`. */
static void change_half(uint8_t cell, uint8_t d, uint8_t now) {
    uint8_t other = gbh_half[d ^ 1][cell];
    uint8_t was = row_class(gbh_half[d][cell], other);
    uint8_t becomes = row_class(now, other);

    gbh_half[d][cell] = now;
    if (was == becomes) {
        return;
    }
    if (becomes & (gbh_side == GB_BLACK ? GBH_FIVE_B : GBH_FIVE_W)) {
        note_five(cell);
    }
    if ((was ^ becomes) & 0x07) {
        change_sum(cell, GB_BLACK, (uint8_t)(gbh_sum_b[cell] - gbt_weight_b[was] + gbt_weight_b[becomes]));
    }
    if ((was ^ becomes) & 0x38) {
        change_sum(cell, GB_WHITE, (uint8_t)(gbh_sum_w[cell] - gbt_weight_w[was] + gbt_weight_w[becomes]));
    }
}

/* Updates all cells that see the stone at `at`, when it is put or taken. */
static void walk_rays(uint8_t side) {
    uint8_t d, k, cell, seen;

    for (d = 0; d < 8; ++d) {
        if ((d >> 1 == 2 && (gbh_blind & GBH_BLIND_FALLING)) || (d >> 1 == 3 && (gbh_blind & GBH_BLIND_RISING))) {
            continue;
        }
        cell = gbh_at;
        seen = 0;
        for (k = 0; k < 4; ++k) {
            cell += direction[d];
            seen |= gbh_cell[cell];
            if (seen == GB_EDGE) { /* the edge, or stones of both colours in between */
                break;
            }
            if (gbh_cell[cell] == GB_EMPTY) {
                change_half(cell, d ^ 1, (uint8_t)(gbh_half[d ^ 1][cell] ^ (side << (2 * k))));
            }
        }
    }
}

static void change_hash(uint8_t side) {
    const uint8_t *at = gbt_random + gbh_at;

    gbh_hash[0] ^= side == GB_BLACK ? at[GBT_RANDOM_B0] : at[GBT_RANDOM_W0];
    gbh_hash[1] ^= side == GB_BLACK ? at[GBT_RANDOM_B1] : at[GBT_RANDOM_W1];
    gbh_hash[2] ^= side == GB_BLACK ? at[GBT_RANDOM_B2] : at[GBT_RANDOM_W2];
}

void TWIN(gbh_put)(void) {
    frame_t *f = &frames[gbh_ply];

    ++gbh_ply;
    f->cell = gbh_at;
    f->side = gbh_side;
    f->sum_b = gbh_sum_b[gbh_at];
    f->sum_w = gbh_sum_w[gbh_at];
    f->worth_b = gbh_worth_b;
    f->worth_w = gbh_worth_w;
    memcpy(f->kinds_b, gbh_kinds_b, GBH_KINDS);
    memcpy(f->kinds_w, gbh_kinds_w, GBH_KINDS);
    gbh_fives = 0;
    change_hash(gbh_side);
    change_sum(gbh_at, GB_BLACK, 0);
    change_sum(gbh_at, GB_WHITE, 0);
    gbh_cell[gbh_at] = gbh_side;
    walk_rays(gbh_side);
}

void TWIN(gbh_take)(void) {
    const frame_t *f = &frames[--gbh_ply];

    gbh_at = f->cell;
    change_hash(f->side);
    walk_rays(f->side);
    gbh_cell[gbh_at] = GB_EMPTY;
    gbh_sum_b[gbh_at] = f->sum_b;
    gbh_sum_w[gbh_at] = f->sum_w;
    gbh_worth_b = f->worth_b;
    gbh_worth_w = f->worth_w;
    memcpy(gbh_kinds_b, f->kinds_b, GBH_KINDS);
    memcpy(gbh_kinds_w, f->kinds_w, GBH_KINDS);
}

void TWIN(gbh_forget)(void) {
    change_sum(gbh_at, gbh_side, 0);
}

/* ---- scans ---------------------------------------------------------------------------------------------------------- */

static uint8_t own_sum(uint8_t cell) {
    return gbh_side == GB_BLACK ? gbh_sum_b[cell] : gbh_sum_w[cell];
}

static uint8_t its_sum(uint8_t cell) {
    return gbh_side == GB_BLACK ? gbh_sum_w[cell] : gbh_sum_b[cell];
}

/* How a scan ranks a cell; 0 or more gets on the list. */
static int as_move(uint8_t cell) {
    uint8_t own = own_sum(cell), its = its_sum(cell);

    return (own | its) == 0 ? -1 : gbt_makes[own] + gbt_prevents[its];
}

static int as_answer(uint8_t cell) {
    return gbt_four[own_sum(cell)] | gbt_four[its_sum(cell)] ? as_move(cell) : -1;
}

static int as_four(uint8_t cell) {
    uint8_t rank = gbt_four[own_sum(cell)];

    return rank ? rank : -1;
}

/* Keeps the best `want` of the cells offered in board order. */
static uint8_t scan_by(int (*rank)(uint8_t cell)) {
    int by[GBH_LIST], value;
    uint8_t count = 0, at;
    unsigned cell;

    for (cell = gbh_first; cell <= gbh_last; ++cell) {
        value = rank((uint8_t)cell);
        if (value < 0 || (count == gbh_want && value <= by[count - 1])) {
            continue;
        }
        if (count < gbh_want) {
            ++count;
        }
        for (at = (uint8_t)(count - 1); at > 0 && by[at - 1] < value; --at) {
            by[at] = by[at - 1];
            gbh_list[at] = gbh_list[at - 1];
        }
        by[at] = value;
        gbh_list[at] = (uint8_t)cell;
    }
    return count;
}

uint8_t TWIN(gbh_scan)(void) {
    return scan_by(as_move);
}

uint8_t TWIN(gbh_scan_answers)(void) {
    return scan_by(as_answer);
}

uint8_t TWIN(gbh_scan_fours)(void) {
    return scan_by(as_four);
}

uint8_t TWIN(gbh_kind)(void) {
    return gbt_kind_of[own_sum(gbh_at)];
}

void TWIN(gbh_find_fives)(void) {
    uint8_t cell, axis, mask = gbh_side == GB_BLACK ? GBH_FIVE_B : GBH_FIVE_W;

    for (cell = gbh_at; gbh_cell[cell] != GB_EDGE; ++cell) {
        for (axis = 0; axis < 4 && gbh_cell[cell] == GB_EMPTY; ++axis) {
            if (row_class(gbh_half[2 * axis + 1][cell], gbh_half[2 * axis][cell]) & mask) {
                note_five(cell);
                break;
            }
        }
    }
}

/* ---- evaluation ----------------------------------------------------------------------------------------------------- */

/* Which double threats a side has: 0 none, 1 a four, 2 two open threes, 3 both of these, 4 a four with an open three. */
static uint8_t threats_of(const uint8_t *kinds, uint8_t limits) {
    if (kinds[GBH_KIND_FOUR_THREE]) {
        return 4;
    }
    if (kinds[GBH_KIND_TWO_THREES] && !limits) {
        return kinds[GBH_KIND_FOUR] ? 3 : 2;
    }
    return kinds[GBH_KIND_FOUR] ? 1 : 0;
}

/* How many fours (0..3) and open threes (none, 1-2, 3-6, more) a side could make. */
static uint8_t wealth_of(const uint8_t *kinds) {
    uint8_t fours = (uint8_t)(kinds[GBH_KIND_FOUR] + kinds[GBH_KIND_FOUR_THREE]);

    return (uint8_t)(4 * (fours > 3 ? 3 : fours) + gbt_bucket[kinds[GBH_KIND_THREE]]);
}

void TWIN(gbh_evaluate)(void) {
    uint8_t black = gbh_side == GB_BLACK;
    const uint8_t *own = black ? gbh_kinds_b : gbh_kinds_w;
    const uint8_t *its = black ? gbh_kinds_w : gbh_kinds_b;
    uint8_t threatened = its[GBH_KIND_WIN] != 0;
    int value = (int16_t)(black ? gbh_worth_b : gbh_worth_w);

    value += gbt_threats[5 * threats_of(own, black && gbh_limits) + threats_of(its, !black && gbh_limits) + 25 * threatened];
    value += gbt_wealth[256 * threatened + 16 * wealth_of(own) + wealth_of(its)];
    gbh_value = (int16_t)value;
}
