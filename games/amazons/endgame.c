#include "games/amazons/endgame.h"
#include "games/amazons/fill.h"
#include "games/amazons/flood.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

uint8_t ama_endgame_best[3];
uint8_t ama_endgame_turns;
uint16_t ama_endgame_positions;
uint8_t ama_endgame_closed, ama_endgame_least, ama_endgame_most;

#define WORK ama_work.endgame

/* The region: its squares are cells 0 .. cells - 1. */
static uint8_t cells;
static uint16_t doors; /* cells next to an amazon of the other side: the region opens if one is left without an arrow */
static uint16_t limit; /* hash of positions for this number of turns */
static uint16_t share; /* the part of it that is new */
static uint8_t whose;  /* the side whose regions are looked at, or that with COUNTING */
#define COUNTING 2

static const uint16_t cell_bit[AMA_ENDGAME_CELLS] = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
                                                     0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000};
static const uint8_t row_step[8] = {0, 0xFF, 0xFF, 0xFF, 0, 1, 1, 1};
static const uint8_t col_step[8] = {0xFF, 0xFF, 0, 1, 1, 1, 0, 0xFF};

static uint8_t depth;       /* of the frame in work */
static ama_work_frame_t *f; /* that frame */
static uint8_t target;      /* turns looked for, from frame 0 */
static uint8_t regions;     /* how many amazons have had their region looked at */
static uint8_t joined;      /* cells whose neighbours are known */

/* What a step does. Steps are small, so there are many before the search begins. */
enum { FLOOD_RED, FLOOD_BLUE, NEXT_REGION, FLOOD_REGION, NUMBER, JOIN, READY, SOLVE };
static uint8_t phase;

/* ---- the region -------------------------------------------------------------------------------------------------- */
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

/* Numbers the squares of ama_flood as cells; 0 when they are too many or none is free. */
static uint8_t number_cells(void) {
    uint8_t square, any;

    cells = 0;
    any = 0;
    WORK.frames[0].free = 0;
    WORK.frames[0].amazons = 0;
    for (square = 0; square < AMA_SQUARES; ++square) {
        WORK.cell_of[square] = AMA_FILL_NO_CELL;
        if (ama_flood[square >> 3] & ama_hot_bit[square]) {
            if (cells == AMA_ENDGAME_CELLS) {
                return 0;
            }
            WORK.cell_of[square] = cells;
            WORK.square_of[cells] = square;
            if (ama.occupied[square >> 3] & ama_hot_bit[square]) {
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

/* Whether an amazon of the other side is on the square. */
static uint8_t is_enemy(uint8_t square) {
    uint8_t i, enemy;

    enemy = whose & 1 ? 0 : AMA_PER_SIDE;
    for (i = 0; i < AMA_PER_SIDE; ++i) {
        if (ama.amazon[enemy] == square) {
            return 1;
        }
        ++enemy;
    }
    return 0;
}

/* Finds the neighbours of a cell. */
static void join_cell(uint8_t cell) {
    uint8_t d, square, other, at;
    uint16_t set;

    set = 0;
    at = cell;
    for (d = 0; d < 8; ++d) {
        other = AMA_FILL_NO_CELL;
        square = neighbour(WORK.square_of[cell], d);
        if (square != AMA_SQUARES) {
            other = WORK.cell_of[square];
            if (other != AMA_FILL_NO_CELL) {
                set |= cell_bit[other];
            } else if (is_enemy(square)) {
                doors |= cell_bit[cell];
            }
        }
        ama_fill_beside[at] = other;
        at += AMA_FILL_CELLS;
    }
    ama_fill_around_lo[cell] = (uint8_t)set;
    set >>= 8;
    ama_fill_around_hi[cell] = (uint8_t)set;
}

/* Starts the flood of the next region: over free squares and all amazons of the side to move, because they may move away. */
static void flood_region(void) {
    uint8_t i, first, square;

    ama_flood_nothing();
    first = whose & 1 ? AMA_PER_SIDE : 0;
    for (i = 0; i < AMA_PER_SIDE; ++i) {
        square = ama.amazon[first];
        WORK.area[square >> 3] |= ama_hot_bit[square];
        if (i == regions) {
            ama_flood[square >> 3] = ama_hot_bit[square];
        }
        ++first;
    }
    ++regions;
}

/* ---- the search -------------------------------------------------------------------------------------------------- */
static uint8_t lowest(uint16_t set) {
    uint8_t cell;

    cell = 0;
    while (!(set & cell_bit[cell])) {
        ++cell;
    }
    return cell;
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
    f = &WORK.frames[depth];
    f->from = 0xFF;
    f->land = 0;
    f->shoot = 0;
}

/* The next landing of the frame, and where it can shoot; 0 when there is none. */
static uint8_t next_landing(void) {
    while (f->land == 0) {
        do {
            ++f->from;
            if (f->from == cells) {
                return 0;
            }
        } while (!(f->amazons & cell_bit[f->from]));
        ama_fill_free = f->free;
        ama_fill_sees(f->from);
        f->land = ama_fill_seen;
    }
    f->to = lowest(f->land);
    f->land ^= cell_bit[f->to];
    ama_fill_free = f->free;
    ama_fill_free ^= cell_bit[f->to];
    ama_fill_free |= cell_bit[f->from];
    ama_fill_sees(f->to);
    if (doors & cell_bit[f->from]) {
        ama_fill_seen &= cell_bit[f->from];
    }
    f->shoot = ama_fill_seen;
    return 1;
}

/* The next turn of the frame: ama_fill_free and ama_fill_amazons are the position after it; 0 when there is none. */
static uint8_t next_child(void) {
    uint16_t rest;

    while (f->shoot == 0) {
        if (!next_landing()) {
            return 0;
        }
    }
    rest = f->shoot;
    --rest;
    rest &= f->shoot; /* without its lowest cell */
    ama_fill_free = f->free;
    ama_fill_free ^= cell_bit[f->to];
    ama_fill_free |= cell_bit[f->from];
    ama_fill_free ^= f->shoot;
    ama_fill_free ^= rest;
    ama_fill_amazons = f->amazons;
    ama_fill_amazons ^= cell_bit[f->from];
    ama_fill_amazons |= cell_bit[f->to];
    f->shoot = rest;
    return 1;
}

/* Whether that position may still make `turns` turns. */
static uint8_t hopeful(uint8_t turns) {
    uint8_t h;

    if (ama_fill_room() < turns) {
        return 0;
    }
    h = hash(ama_fill_free, ama_fill_amazons);
    return WORK.fail_turns[h] == 0 || WORK.fail_turns[h] > turns || WORK.fail_free[h] != ama_fill_free ||
           WORK.fail_amazons[h] != ama_fill_amazons;
}

static void remember_failure(uint8_t turns) {
    uint8_t h;

    h = hash(f->free, f->amazons);
    WORK.fail_free[h] = f->free;
    WORK.fail_amazons[h] = f->amazons;
    WORK.fail_turns[h] = turns;
}

static void next_target(void) {
    depth = 0;
    enter_frame();
}

/* The sequence is complete; ama_fill_free and ama_fill_amazons are the position at its end. */
static void found(void) {
    uint16_t arrow, after;

    if (depth == 0) {
        after = ama_fill_free;
        after |= ama_fill_amazons;
    } else {
        after = WORK.frames[1].free;
        after |= WORK.frames[1].amazons;
    }
    arrow = WORK.frames[0].free; /* the arrow is the only cell that was free or an amazon's before the first turn and is neither afterwards */
    arrow |= WORK.frames[0].amazons;
    arrow ^= after;
    ama_endgame_best[0] = WORK.square_of[WORK.frames[0].from];
    ama_endgame_best[1] = WORK.square_of[WORK.frames[0].to];
    ama_endgame_best[2] = WORK.square_of[lowest(arrow)];
    ama_endgame_turns = target;
}

/* ---- counting ---------------------------------------------------------------------------------------------------- */
/* Counts the free squares of ama_flood; 0 when an earlier amazon has the same region. */
static uint8_t is_new_region(void) {
    uint8_t i, square, at, fresh, bits;

    at = whose & 1 ? AMA_PER_SIDE : 0;
    fresh = 1;
    for (i = 1; i < regions; ++i) {
        square = ama.amazon[at];
        if (ama_flood[square >> 3] & ama_hot_bit[square]) {
            fresh = 0;
        }
        ++at;
    }
    WORK.room = 0;
    WORK.unsure = 0;
    for (i = 0; i < 8; ++i) {
        bits = ama_flood[i];
        bits &= ama.occupied[i];
        bits ^= ama_flood[i];
        for (; bits != 0; bits >>= 1) {
            WORK.room += bits & 1;
        }
    }
    return fresh;
}

/* The region is done, with this many turns found. */
static void count_region(uint8_t turns) {
    ama_endgame_least += turns;
    if (doors) {
        ama_endgame_most += WORK.room;
    } else if (WORK.unsure) {
        ama_endgame_most += WORK.unsure;
    } else {
        ama_endgame_most += turns;
    }
    phase = NEXT_REGION;
}

/* Starts to solve the region that was joined. */
static void ready(void) {
    uint8_t h;

    h = 0;
    do { /* all 256 */
        WORK.fail_turns[h] = 0;
        ++h;
    } while (h != 0);
    if (whose & COUNTING) {
        share = WORK.share;
        limit = ama_endgame_positions + share;
    }
    ama_fill_free = WORK.frames[0].free;
    ama_fill_amazons = WORK.frames[0].amazons;
    target = ama_fill_room();
    next_target();
}

/* The budget for this number of turns is used up: tries one turn less, with half as much again; 1 when that is not worth it. */
static uint8_t lower_limit(void) {
    if (WORK.unsure == 0) {
        WORK.unsure = target;
    }
    share >>= 1;
    limit += share;
    --target;
    if (share < 64 || target == 0) {
        if (whose & COUNTING) {
            count_region(0);
            return 0;
        }
        return 1;
    }
    next_target();
    return 0;
}

/* One position of the search; 1 when it is done. */
static uint8_t solve(void) {
    uint8_t turns;

    turns = target - depth; /* still to make in this frame */
    if (!next_child()) {
        if (depth == 0) {
            --target;
            if (target == 0) {
                count_region(0); /* when not counting, this leads to the next one */
            } else {
                next_target();
            }
            return 0;
        }
        remember_failure(turns);
        --depth;
        --f;
        return 0;
    }
    if (ama_endgame_positions >= limit) {
        return lower_limit();
    }
    ++ama_endgame_positions;
    --turns;
    if (turns == 0) {
        if (whose & COUNTING) {
            count_region(target);
            return 0;
        }
        found();
        return 1;
    }
    if (hopeful(turns)) {
        ++depth;
        WORK.frames[depth].free = ama_fill_free;
        WORK.frames[depth].amazons = ama_fill_amazons;
        enter_frame();
    }
    return 0;
}

void ama_endgame_count(uint8_t side, uint16_t positions) {
    ama_endgame_begin(positions);
    whose = side | COUNTING;
    WORK.share = share;
    ama_endgame_least = 0;
    ama_endgame_most = 0;
}

void ama_endgame_begin(uint16_t positions) {
    whose = ama.side;
    ama_endgame_closed = 0;
    ama_endgame_turns = 0;
    ama_endgame_positions = 0;
    share = positions >> 1;
    limit = share;
    regions = 0;
    ama_flood_side(0);
    phase = FLOOD_RED;
}

/* One step on the way to the search; 1 when there is nothing to search. */
static uint8_t prepare(void) {
    switch (phase) {
    case FLOOD_RED:
        if (!ama_flood_grow()) {
            ama_flood_keep_red();
            ama_flood_side(AMA_PER_SIDE);
            phase = FLOOD_BLUE;
        }
        break;
    case FLOOD_BLUE:
        if (!ama_flood_grow()) {
            if (!ama_flood_apart()) {
                return 1;
            }
            ama_endgame_closed = 1;
            phase = NEXT_REGION;
        }
        break;
    case NEXT_REGION:
        if (regions == AMA_PER_SIDE) {
            return 1;
        }
        flood_region();
        phase = FLOOD_REGION;
        break;
    case FLOOD_REGION:
        if (!ama_flood_grow()) {
            phase = whose & COUNTING && !is_new_region() ? NEXT_REGION : NUMBER;
        }
        break;
    case NUMBER:
        phase = JOIN;
        joined = 0;
        doors = 0;
        if (!number_cells()) {
            phase = NEXT_REGION;
            ama_endgame_most += WORK.room; /* none, or too many to look at */
        }
        break;
    case JOIN:
        join_cell(joined);
        ++joined;
        if (joined == cells) {
            phase = READY;
        }
        break;
    default:
        ready();
        phase = SOLVE;
    }
    return 0;
}

uint8_t ama_endgame_step(void) {
    return phase == SOLVE ? solve() : prepare();
}
