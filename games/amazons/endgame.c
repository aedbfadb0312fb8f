#include "games/amazons/endgame.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

#if defined(__CC65__) && !defined(SIM65)
#pragma bss-name("W_AMAZONS")
#endif

uint8_t endgame_best[3];
uint8_t endgame_turns;
uint8_t endgame_exact;
uint16_t endgame_positions;

#define NO_CELL 0xFF
#define WORK    ama_work.endgame

/* The region: its squares are cells 0 .. cells - 1. */
static uint8_t cells;
static uint16_t doors; /* cells beside an amazon of the other side: leaving one unshot opens the region */
static uint16_t limit; /* of positions for this number of turns */
static uint16_t share; /* the part of it that is new */

static const uint16_t cell_bit[ENDGAME_CELLS] = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
                                                 0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000};
static const uint8_t row_step[8] = {0, 0xFF, 0xFF, 0xFF, 0, 1, 1, 1};
static const uint8_t col_step[8] = {0xFF, 0xFF, 0, 1, 1, 1, 0, 0xFF};

static uint8_t depth;  /* frame in work */
static uint8_t target; /* turns looked for, from frame 0 */
static uint8_t regions; /* how many amazons have had their region looked at */

/* ---- is it closed? ------------------------------------------------------------------------------------------------ */
static uint8_t flood[8]; /* a set of squares */

/* Grows `flood` over the squares of `room` to all squares joined to it. */
static void grow(const uint8_t *room) {
    uint8_t row, bits, wide, changed;

    do {
        changed = 0;
        for (row = 0; row < 8; ++row) {
            bits = flood[row];
            if (row != 0) {
                bits |= flood[row - 1];
            }
            if (row != 7) {
                bits |= flood[row + 1];
            }
            wide = bits;
            wide <<= 1;
            wide |= bits;
            bits >>= 1;
            wide |= bits;
            wide &= room[row];
            wide |= flood[row];
            if (wide != flood[row]) {
                flood[row] = wide;
                changed = 1;
            }
        }
    } while (changed);
}

/* flood = the amazons first .. first + 3 and all free squares joined to them. */
static void flood_side(uint8_t first) {
    static uint8_t room[8];
    uint8_t i, square;

    for (i = 0; i < 8; ++i) {
        flood[i] = 0;
        room[i] = ama.occupied[i] ^ 0xFF;
    }
    for (i = 0; i < AMA_PER_SIDE; ++i) {
        square = ama.amazon[first];
        flood[square >> 3] |= hot_bit[square];
        ++first;
    }
    grow(room);
}

static uint8_t is_closed(void) {
    static uint8_t red[8];
    uint8_t row;

    flood_side(0);
    for (row = 0; row < 8; ++row) {
        red[row] = flood[row];
    }
    flood_side(AMA_PER_SIDE);
    for (row = 0; row < 8; ++row) {
        if (red[row] & flood[row]) {
            return 0;
        }
    }
    return 1;
}

/* ---- the region ------------------------------------------------------------------------------------------------------ */
/* The neighbour of a square in direction d; AMA_SQUARES beyond the edge. */
static uint8_t neighbour(uint8_t square, uint8_t d) {
    uint8_t row, col;

    row = square >> 3;
    row += row_step[d];
    col = square & 7;
    col += col_step[d];
    if (row > 7 || col > 7) {
        return AMA_SQUARES;
    }
    row <<= 3;
    return row | col;
}

/* Numbers the squares of `flood` as cells; 0 when they are too many or none is free. */
static uint8_t number_cells(void) {
    uint8_t square, any;

    cells = 0;
    any = 0;
    WORK.frames[0].free = 0;
    WORK.frames[0].amazons = 0;
    for (square = 0; square < AMA_SQUARES; ++square) {
        WORK.cell_of[square] = NO_CELL;
        if (flood[square >> 3] & hot_bit[square]) {
            if (cells == ENDGAME_CELLS) {
                return 0;
            }
            WORK.cell_of[square] = cells;
            WORK.square_of[cells] = square;
            if (ama.occupied[square >> 3] & hot_bit[square]) {
                WORK.frames[0].amazons |= cell_bit[cells];
            } else {
                WORK.frames[0].free |= cell_bit[cells];
                any = 1;
            }
            ++cells;
        }
    }
    return any;
}

static void join_cells(void) {
    uint8_t cell, d, square, other, i, enemy;

    doors = 0;
    enemy = ama.side ? 0 : AMA_PER_SIDE;
    for (cell = 0; cell < cells; ++cell) {
        WORK.around[cell] = 0;
        for (d = 0; d < 8; ++d) {
            WORK.beside[d][cell] = NO_CELL;
            square = neighbour(WORK.square_of[cell], d);
            if (square == AMA_SQUARES) {
                continue;
            }
            other = WORK.cell_of[square];
            WORK.beside[d][cell] = other;
            if (other != NO_CELL) {
                WORK.around[cell] |= cell_bit[other];
                continue;
            }
            for (i = 0; i < AMA_PER_SIDE; ++i) {
                if (ama.amazon[enemy + i] == square) {
                    doors |= cell_bit[cell];
                }
            }
        }
    }
}

/* Takes the region of one amazon of the side to move. */
static uint8_t take_region(uint8_t amazon) {
    static uint8_t room[8];
    uint8_t i, first, square;

    for (i = 0; i < 8; ++i) {
        flood[i] = 0;
        room[i] = ama.occupied[i] ^ 0xFF;
    }
    first = ama.side ? AMA_PER_SIDE : 0;
    for (i = 0; i < AMA_PER_SIDE; ++i) {
        square = ama.amazon[first];
        room[square >> 3] |= hot_bit[square];
        ++first;
    }
    square = ama.amazon[amazon];
    flood[square >> 3] = hot_bit[square];
    grow(room);
    if (!number_cells()) {
        return 0;
    }
    join_cells();
    return 1;
}

/* ---- the search ------------------------------------------------------------------------------------------------------- */
static uint8_t lowest(uint16_t set) {
    uint8_t cell;

    cell = 0;
    while (!(set & cell_bit[cell])) {
        ++cell;
    }
    return cell;
}

static uint8_t count(uint16_t set) {
    uint8_t n;
    uint16_t less;

    n = 0;
    while (set) {
        less = set;
        --less;
        set &= less;
        ++n;
    }
    return n;
}

/* Free cells that the amazons can still come to. */
static uint8_t room_left(uint16_t free, uint16_t amazons) {
    uint16_t reached, todo, next;
    uint8_t cell;

    reached = amazons;
    todo = amazons;
    while (todo) {
        cell = lowest(todo);
        todo ^= cell_bit[cell];
        next = WORK.around[cell];
        next &= free;
        next |= reached;
        todo |= next ^ reached;
        reached = next;
    }
    reached &= free;
    return count(reached);
}

/* Cells that a queen on `cell` sees. */
static uint16_t sees(uint8_t cell, uint16_t free) {
    uint16_t set;
    uint8_t d, c;

    set = 0;
    for (d = 0; d < 8; ++d) {
        c = WORK.beside[d][cell];
        while (c != NO_CELL && (free & cell_bit[c])) {
            set |= cell_bit[c];
            c = WORK.beside[d][c];
        }
    }
    return set;
}

static uint8_t hash(uint16_t free, uint16_t amazons) {
    uint16_t mix;

    mix = amazons;
    mix <<= 3;
    mix ^= amazons;
    mix ^= free;
    free = mix;
    free >>= 8;
    mix ^= free;
    return (uint8_t)mix;
}

static void enter_frame(void) {
    WORK.frames[depth].from = 0xFF;
    WORK.frames[depth].land = 0;
    WORK.frames[depth].shoot = 0;
}

/* The next arrow of frame f: makes frame depth + 1; 0 when there is none. */
static uint8_t next_child(void) {
    work_frame_t *f;
    uint16_t free;

    f = &WORK.frames[depth];
    while (f->shoot == 0) {
        while (f->land == 0) {
            do {
                ++f->from;
                if (f->from == cells) {
                    return 0;
                }
            } while (!(f->amazons & cell_bit[f->from]));
            f->land = sees(f->from, f->free);
        }
        f->to = lowest(f->land);
        f->land ^= cell_bit[f->to];
        free = f->free;
        free ^= cell_bit[f->to];
        free |= cell_bit[f->from];
        f->shoot = sees(f->to, free);
        if (doors & cell_bit[f->from]) {
            f->shoot &= cell_bit[f->from];
        }
    }
    free = f->shoot;
    --free;
    free &= f->shoot; /* shoot without its lowest cell */
    WORK.frames[depth + 1].free = f->free ^ cell_bit[f->to];
    WORK.frames[depth + 1].free |= cell_bit[f->from];
    WORK.frames[depth + 1].free ^= f->shoot ^ free;
    WORK.frames[depth + 1].amazons = f->amazons ^ cell_bit[f->from];
    WORK.frames[depth + 1].amazons |= cell_bit[f->to];
    f->shoot = free;
    return 1;
}

/* Whether frame depth + 1 may still make `turns` turns. */
static uint8_t hopeful(uint8_t turns) {
    uint16_t free, amazons;
    uint8_t h;

    free = WORK.frames[depth + 1].free;
    amazons = WORK.frames[depth + 1].amazons;
    if (room_left(free, amazons) < turns) {
        return 0;
    }
    h = hash(free, amazons);
    return !(WORK.fail_turns[h] && WORK.fail_turns[h] <= turns && WORK.fail_free[h] == free && WORK.fail_amazons[h] == amazons);
}

static void remember_failure(uint8_t turns) {
    uint8_t h;

    h = hash(WORK.frames[depth].free, WORK.frames[depth].amazons);
    WORK.fail_free[h] = WORK.frames[depth].free;
    WORK.fail_amazons[h] = WORK.frames[depth].amazons;
    WORK.fail_turns[h] = turns;
}

static void next_target(void) {
    depth = 0;
    enter_frame();
}

static void found(void) {
    uint16_t arrow;

    /* the arrow is what was free, or left, and is neither free nor an amazon now */
    arrow = WORK.frames[0].free | WORK.frames[0].amazons;
    arrow ^= WORK.frames[1].free | WORK.frames[1].amazons;
    endgame_best[0] = WORK.square_of[WORK.frames[0].from];
    endgame_best[1] = WORK.square_of[WORK.frames[0].to];
    endgame_best[2] = WORK.square_of[lowest(arrow)];
    endgame_turns = target;
}

/* Starts on the next region of the side to move that can be solved; 0 when there is none left. */
static uint8_t next_region(void) {
    uint16_t h;

    while (regions != AMA_PER_SIDE) {
        ++regions;
        if (take_region(ama.side ? regions + AMA_PER_SIDE - 1 : regions - 1)) {
            for (h = 0; h < ENDGAME_FAILS; ++h) {
                WORK.fail_turns[h] = 0;
            }
            target = room_left(WORK.frames[0].free, WORK.frames[0].amazons);
            next_target();
            return 1;
        }
    }
    return 0;
}

uint8_t endgame_begin(uint16_t positions) {
    endgame_turns = 0;
    endgame_exact = 1;
    endgame_positions = 0;
    share = positions >> 1;
    limit = share;
    if (!is_closed()) {
        return 0;
    }
    regions = 0;
    return next_region();
}

/* The work for this number of turns is spent: one turn less, with half as much work again; 1 when that is not worth it. */
static uint8_t lower_limit(void) {
    endgame_exact = 0;
    share >>= 1;
    limit += share;
    --target;
    if (share < 64 || target == 0) {
        return 1;
    }
    next_target();
    return 0;
}

uint8_t endgame_step(void) {
    uint8_t turns;

    turns = target - depth; /* still to make in this frame */
    if (!next_child()) {
        if (depth == 0) {
            --target;
            if (target == 0) {
                return !next_region();
            }
            next_target();
            return 0;
        }
        remember_failure(turns);
        --depth;
        return 0;
    }
    if (endgame_positions >= limit) {
        return lower_limit();
    }
    ++endgame_positions;
    --turns;
    if (turns == 0) {
        found();
        return 1;
    }
    if (hopeful(turns)) {
        ++depth;
        enter_frame();
    }
    return 0;
}
