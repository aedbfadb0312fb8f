/* The C twin of value.s. */
#include "games/amazons/value.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

#define STEPS 5 /* king steps that are followed */

#define SETS (STEPS * 8)
static uint8_t level[2 * SETS]; /* squares a side reaches in exactly 1 .. 5 king steps */
static uint8_t left[2 * SETS];  /* and those it has not reached then */
static uint8_t me, they;
static int n[AMA_VALUE_COUNTS];

int ama_twin_count(uint8_t count) {
    return n[count];
}

static uint8_t ones(uint8_t bits) {
    static const uint8_t of[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    uint8_t high;

    high = bits >> 4;
    return of[bits & 15] + of[high];
}

/* Squares that two masks share. */
static int common(const uint8_t *a, const uint8_t *b) {
    uint8_t row, bits, sum;

    sum = 0;
    for (row = 0; row < 8; ++row) {
        bits = a[row];
        bits &= b[row];
        sum += ones(bits);
    }
    return sum;
}

/* ---- queen moves -------------------------------------------------------------------------------------------------- */
/* Open squares one queen move from the second level. */
static int third(const uint8_t *second, const uint8_t *open) {
    static uint8_t reached[8];

    ama_twin_spread(second, reached);
    return common(reached, open);
}

static void count_queens(void) {
    static uint8_t open[8];
    const uint8_t *my1, *my2, *their1, *their2;
    int one_two, two_one, both1, both2;
    uint8_t row, any;

    my1 = ama_hot_one + (me ? 8 : 0);
    my2 = ama_hot_two + (me ? 8 : 0);
    their1 = ama_hot_one + (they ? 8 : 0);
    their2 = ama_hot_two + (they ? 8 : 0);
    one_two = common(my1, their2); /* or in one */
    two_one = common(my2, their1);
    both1 = common(my1, their1);
    both2 = common(my2, their2); /* in one or two */
    n[AMA_N_ONE_TWO] = one_two - two_one;
    n[AMA_N_ONE] = common(my1, my1) - one_two - common(their1, their1) + two_one;
    n[AMA_N_TWO] = common(my2, my2) - common(my1, my1) + one_two - common(their2, their2) + common(their1, their1) - two_one;
    n[AMA_N_BOTH_ONE] = both1;
    n[AMA_N_BOTH_TWO] = both2 - one_two - two_one + both1;
    n[AMA_N_THREE] = 0;
    any = 0;
    for (row = 0; row < 8; ++row) {
        open[row] = my2[row];
        open[row] |= their2[row];
        open[row] ^= ama_hot_free[row];
        any |= open[row];
    }
    if (any) {
        n[AMA_N_THREE] = third(my2, open);
        n[AMA_N_THREE] -= third(their2, open);
    }
}

/* ---- king steps --------------------------------------------------------------------------------------------------- */
/* One step of a side from `source` into what it has left. */
static void king_step(const uint8_t *source, const uint8_t *room, uint8_t *reached, uint8_t *rest) {
    uint8_t row, beside, bits, wide;

    for (row = 0; row < 8; ++row) {
        bits = source[row];
        beside = row;
        if (row != 0) {
            --beside;
            bits |= source[beside];
        }
        beside = row;
        if (row != 7) {
            ++beside; /* cc65 takes the high byte of row + 1 from anywhere */
            bits |= source[beside];
        }
        wide = bits;
        wide <<= 1;
        wide |= bits;
        bits >>= 1;
        wide |= bits;
        wide &= room[row];
        reached[row] = wide;
        rest[row] = room[row] ^ wide;
    }
}

/* The set of a side for step k. */
static uint8_t *set_of(uint8_t *sets, uint8_t side, uint8_t k) {
    k <<= 3;
    if (side) {
        k += SETS;
    }
    return sets + k;
}

/* How many squares `a` reaches earlier than `b`, by the step in which it does: in early[0..4]; by two steps or more, by three, in the
 * next two. */
static int early[STEPS + 2];

static void count_nearer(uint8_t a, uint8_t b) {
    uint8_t k;

    early[STEPS] = 0;
    early[STEPS + 1] = 0;
    for (k = 0; k < STEPS; ++k) {
        early[k] = common(set_of(level, a, k), set_of(left, b, k));
        if (k < STEPS - 1) {
            early[STEPS] += common(set_of(level, a, k), set_of(left, b, k + 1));
        }
        if (k < STEPS - 2) {
            early[STEPS + 1] += common(set_of(level, a, k), set_of(left, b, k + 2));
        }
    }
}

static void add_nearer(int sign) {
    int all;
    uint8_t k;

    all = 0;
    for (k = 0; k < STEPS; ++k) {
        all += early[k];
    }
    for (k = 0; k < 3; ++k) {
        n[AMA_N_KING_1 + k] += sign * early[k];
    }
    n[AMA_N_NEARER_1] += sign * (all - early[STEPS]);
    n[AMA_N_NEARER_2] += sign * (early[STEPS] - early[STEPS + 1]);
    n[AMA_N_NEARER_3] += sign * early[STEPS + 1];
}

void TWIN(ama_value_kings)(void) {
    uint8_t side, k;

    me = ama_hot_side;
    they = me ^ 1;
    for (side = 0; side < 2; ++side) {
        king_step(ama_hot_stand + (side ? 8 : 0), ama_hot_free, set_of(level, side, 0), set_of(left, side, 0));
        for (k = 1; k < STEPS; ++k) {
            king_step(set_of(level, side, k - 1), set_of(left, side, k - 1), set_of(level, side, k), set_of(left, side, k));
        }
    }
    for (k = AMA_N_KING_1; k < AMA_VALUE_COUNTS; ++k) {
        n[k] = 0;
    }
    count_nearer(me, they);
    add_nearer(1);
    count_nearer(they, me);
    add_nearer(-1);
}

/* ---- the sum ------------------------------------------------------------------------------------------------------- */
static int word(const uint8_t *low, uint8_t distance) {
    uint16_t w;

    w = low[distance];
    w <<= 8;
    w |= low[0];
    return (int16_t)w;
}

void ama_twin_amazon(uint8_t square, uint8_t *its_liberties, uint8_t *its_class) {
    static const uint8_t reach_class[28] = {0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5,
                                            5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
    static const uint8_t step[8] = {239, 240, 241, 255, 1, 15, 16, 17};
    uint8_t d, at, liberties, reach;

    liberties = 0;
    reach = 0;
    for (d = 0; d < 8; ++d) {
        at = AMA_MAP(square);
        at += step[d];
        if (AMA_WORK(AMA_AT_WALL, at) == 0) {
            ++liberties;
        }
        while (AMA_WORK(AMA_AT_WALL, at) == 0) {
            ++reach;
            at += step[d];
        }
    }
    *its_liberties = liberties;
    *its_class = reach_class[reach];
}

/* Evaluates the free neighbours and the reach of the amazons. */
static int amazon_worth(uint8_t square, const uint8_t *row) {
    static uint8_t free, class;

    ama_twin_amazon(square, &free, &class);
    return word(row + AMA_VALUE_LIBERTY_LO + free, AMA_VALUE_LIBERTY_HI - AMA_VALUE_LIBERTY_LO) +
           word(row + AMA_VALUE_REACH_LO + class, AMA_VALUE_REACH_HI - AMA_VALUE_REACH_LO);
}

static void build_walls(void) {
    uint8_t i;

    for (i = 0; i < 160; ++i) {
        AMA_WORK(AMA_AT_WALL, i) = 1;
    }
    for (i = 0; i < AMA_SQUARES; ++i) {
        if (ama_hot_free[i >> 3] & ama_hot_bit[i]) {
            AMA_WORK(AMA_AT_WALL, AMA_MAP(i)) = 0;
        }
    }
}

static uint16_t chance(int odds) {
    uint16_t size, c;

    size = odds < 0 ? (uint16_t)-odds : (uint16_t)odds;
    size >>= 1;
    if (size > AMA_VALUE_CHANCES - 1) {
        size = AMA_VALUE_CHANCES - 1;
    }
    c = ama_value_chance_hi[size];
    c <<= 8;
    c |= ama_value_chance_lo[size];
    return odds < 0 ? AMA_VALUE_WON - c : c;
}

/* A shift that rounds down, also below zero. */
static int shifted(int v, uint8_t shift) {
    if (shift & 0x80) {
        for (; shift != 0; ++shift) {
            v += v;
        }
        return v;
    }
    for (; shift != 0; --shift) {
        v = v < 0 ? -((1 - v) >> 1) : v >> 1;
    }
    return v;
}

static uint16_t weigh(void) {
    const uint8_t *row;
    uint8_t i;
    int v, w;

    i = 56 - ama_hot_count;
    row = ama_value_weights + i * AMA_VALUE_ROW;
    v = word(row + AMA_VALUE_TEMPO_LO, 1);
    for (i = 0; i < AMA_VALUE_COUNTS; ++i) {
        w = row[i];
        if (w > 127) {
            w -= 256;
        }
        v += w * n[i];
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        w = amazon_worth(ama_hot_amazon[i], row);
        if ((i >> 2) == me) {
            v += w;
        } else {
            v -= w;
        }
    }
    return chance(shifted(v, row[AMA_VALUE_SHIFT]));
}

uint16_t TWIN(ama_value)(void) {
    uint8_t row, mine, theirs;

    me = ama_hot_side;
    they = me ^ 1;
    TWIN(ama_hot_levels)();
    mine = 0;
    theirs = 0;
    for (row = 0; row < 8; ++row) {
        mine |= ama_hot_one[me ? row + 8 : row];
        theirs |= ama_hot_one[they ? row + 8 : row];
    }
    if (theirs == 0) {
        return AMA_VALUE_WON;
    }
    if (mine == 0) {
        return AMA_VALUE_LOST;
    }
    count_queens();
    build_walls();
    return weigh();
}
