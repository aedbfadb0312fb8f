/* The C twin of policy.s. */
#include "games/amazons/policy.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

#ifndef HOT_ASM
uint8_t ama_last_to, ama_last_arrow;
uint8_t ama_policy_limit, ama_policy_count, ama_policy_walked;
uint8_t ama_policy_who[4];
uint8_t ama_policy_hidden;
#endif

#define DIRECTIONS 8
static const uint8_t step[DIRECTIONS] = {239, 240, 241, 255, 1, 15, 16, 17}; /* -17 -16 -15 -1 1 15 16 17 */
#define OWN 0xFF                                                             /* in the walls: one of our own amazons */

static const uint8_t place[64] = {0, 1, 2, 3, 3, 2, 1, 0, 1, 4, 5, 6, 6, 5, 4, 1, 2, 5, 7, 8, 8, 7,
                                  5, 2, 3, 6, 8, 9, 9, 8, 6, 3, 3, 6, 8, 9, 9, 8, 6, 3, 2, 5, 7, 8,
                                  8, 7, 5, 2, 1, 4, 5, 6, 6, 5, 4, 1, 0, 1, 2, 3, 3, 2, 1, 0};
static const uint8_t reach_class[28] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4,  5,  5,  6,  7,
                                        7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10};

static const uint8_t *weights; /* of the phase */
static uint8_t us;             /* first amazon of the side to move */
static uint8_t liberties[8], reach[8];
static uint16_t best_arrow;
static uint8_t next_row;  /* its first square */
static uint8_t landings;  /* how many there are */
static uint8_t link_next; /* the landing to take next; NO_LANDING: none of this class */
static uint8_t class_now; /* its class */
static uint8_t enough;    /* 1: all later classes are empty */

#define NO_LANDING 255

static uint8_t least(uint8_t a, uint8_t b) {
    return a < b ? a : b;
}

/* 16 bits of two maps or lists. */
static uint16_t get(uint16_t low, uint16_t high, uint8_t i) {
    uint16_t word;

    word = AMA_WORK(high, i);
    word <<= 8;
    word |= AMA_WORK(low, i);
    return word;
}

static void put(uint16_t low, uint16_t high, uint8_t i, uint16_t word) {
    AMA_WORK(low, i) = (uint8_t)word;
    word >>= 8;
    AMA_WORK(high, i) = (uint8_t)word;
}

static uint8_t apart(uint8_t a, uint8_t b) {
    return a > b ? a - b : b - a;
}

/* How near two squares are: 0 .. 3; 4 when the second is none. */
static uint8_t last_class(uint8_t square, uint8_t last) {
    uint8_t rows, columns;

    if (last == AMA_HOT_NONE) {
        return 4;
    }
    rows = apart(square >> 3, last >> 3);
    columns = apart(square & 7, last & 7);
    if (columns > rows) {
        rows = columns;
    }
    return rows < 2 ? 0 : least(rows - 1, 3);
}

/* ---- maps ---------------------------------------------------------------------------------------------------------- */
static void clear_maps(void) {
    uint16_t i;
    uint8_t s;

    for (i = AMA_AT_WALL; i < AMA_AT_ARROW_LO; ++i) {
        ama_work.bytes[i] = 1;
    }
    for (i = AMA_AT_ARROW_LO; i < AMA_AT_LANDING_LO; ++i) {
        ama_work.bytes[i] = 0;
    }
    for (s = 0; s < AMA_SQUARES; ++s) {
        if (ama_hot_free[s >> 3] & ama_hot_bit[s]) {
            AMA_WORK(AMA_AT_WALL, AMA_MAP(s)) = 0;
        }
    }
}

/* The rays of an amazon: who sees what, and what an arrow would cut off. */
static void walk_amazon(uint8_t i) {
    uint8_t d, at, start, ours, left;

    ours = (i & 4) == us;
    start = AMA_MAP(ama_hot_amazon[i]);
    for (d = 0; d < DIRECTIONS; ++d) {
        left = 0;
        at = start;
        do {
            ++left;
            at += step[d];
        } while (AMA_WORK(AMA_AT_WALL, at) == 0);
        if (left > 1) {
            ++liberties[i];
        }
        reach[i] += left - 1;
        at = start;
        for (--left; left != 0; --left) {
            at += step[d];
            AMA_WORK(ours ? AMA_AT_CUT_OUR : AMA_AT_CUT_THEIR, at) += left;
            ++AMA_WORK(ours ? AMA_AT_SEEN_OUR : AMA_AT_SEEN_THEIR, at);
        }
    }
}

static void add_arrow(uint8_t at, uint16_t value) {
    value += get(AMA_AT_ARROW_LO, AMA_AT_ARROW_HI, at);
    put(AMA_AT_ARROW_LO, AMA_AT_ARROW_HI, at, value);
}

/* What an arrow beside this amazon gets for it. */
static void spread_amazon(uint8_t i) {
    uint8_t d, ours;
    uint16_t value;

    ours = (i & 4) == us;
    value = weights[(ours ? AMA_P_ARROW_NEAR_US : AMA_P_ARROW_NEAR_THEM) + liberties[i]];
    value -= 128;
    for (d = 0; d < DIRECTIONS; ++d) {
        add_arrow((uint8_t)(AMA_MAP(ama_hot_amazon[i]) + step[d]), value);
    }
}

static uint8_t ones(uint8_t bits) {
    uint8_t n;

    for (n = 0; bits != 0; ++n) {
        bits &= bits - 1;
    }
    return n;
}

/* Neighbours of a square that are in a mask. */
static uint8_t around(uint8_t square, const uint8_t *mask) {
    static const uint8_t beside[8] = {0x02, 0x05, 0x0A, 0x14, 0x28, 0x50, 0xA0, 0x40};
    uint8_t row, n, wide;

    row = square >> 3;
    n = ones(mask[row] & beside[square & 7]);
    wide = beside[square & 7] | ama_hot_bit[square];
    --row;
    n += row > 7 ? 0 : ones(mask[row] & wide);
    row += 2;
    n += row > 7 ? 0 : ones(mask[row] & wide);
    return n;
}

/* How many queen moves a side needs to reach a square: 0 for one, 1 for two, 2 for more. */
static uint8_t moves_to(uint8_t square, uint16_t seen, uint8_t side) {
    if (AMA_WORK(seen, AMA_MAP(square)) != 0) {
        return 0;
    }
    return ama_hot_two[(side ? 8 : 0) + (square >> 3)] & ama_hot_bit[square] ? 1 : 2;
}

static void score_arrow(uint8_t s, uint8_t free, uint8_t threat, uint8_t theirs) {
    uint8_t at;
    uint16_t sum;

    at = AMA_MAP(s);
    sum = weights[AMA_P_ARROW_CLASS + theirs * 3 + moves_to(s, AMA_AT_SEEN_OUR, us != 0)];
    sum += weights[AMA_P_ARROW_SEEN + least(AMA_WORK(AMA_AT_SEEN_THEIR, at), 3)];
    sum += weights[AMA_P_ARROW_FREE + free];
    sum += weights[AMA_P_ARROW_PLACE + place[s]];
    sum += weights[AMA_P_ARROW_REACH + threat];
    sum += weights[AMA_P_ARROW_BLOCKS + least(AMA_WORK(AMA_AT_CUT_THEIR, at), 11)];
    sum += weights[AMA_P_ARROW_HINDERS + least(AMA_WORK(AMA_AT_CUT_OUR, at), 11)];
    sum += weights[AMA_P_ARROW_LAST + last_class(s, ama_last_to)];
    add_arrow(at, sum);
    sum = get(AMA_AT_ARROW_LO, AMA_AT_ARROW_HI, at);
    if (sum > best_arrow) {
        best_arrow = sum;
    }
}

static void score_landing(uint8_t s, uint8_t free, uint8_t threat, uint8_t theirs) {
    uint8_t at, own;
    uint16_t sum;

    at = AMA_MAP(s);
    own = around(s, ama_hot_stand + (us ? 8 : 0));
    AMA_WORK(AMA_AT_FREE, at) = free;
    AMA_WORK(AMA_AT_OUR, at) = own;
    sum = weights[AMA_P_TO_CLASS + theirs * 3 + least(AMA_WORK(AMA_AT_SEEN_OUR, at) - 1, 2)];
    sum += weights[AMA_P_TO_FREE + free];
    sum += weights[AMA_P_TO_REACH + threat];
    sum += weights[AMA_P_TO_PLACE + place[s]];
    sum += weights[AMA_P_TO_NEAR_US + least(own, 2)];
    sum += weights[AMA_P_TO_NEAR_THEM + least(around(s, ama_hot_stand + (us ? 0 : 8)), 2)];
    sum += weights[AMA_P_TO_LAST_TO + last_class(s, ama_last_to)];
    sum += weights[AMA_P_TO_LAST_ARROW + last_class(s, ama_last_arrow)];
    put(AMA_AT_LAND_LO, AMA_AT_LAND_HI, at, sum);
}

/* The hidden entries, first and last of each range, by what is hidden. */
static const uint8_t hidden[] = {
    255,
    AMA_P_TO_CLASS,
    AMA_P_TO_NEAR_THEM - 1,
    AMA_P_TO_REACH,
    AMA_P_TO_LAST_TO - 1,
    AMA_P_ARROW_CLASS,
    AMA_P_ARROW_NEAR_THEM - 1,
    AMA_P_ARROW_REACH,
    AMA_P_ARROW_HINDERS - 1,
    255,
    AMA_P_ARROW_CLASS,
    AMA_P_ARROW_LAST - 1,
    255,
};

/* A copy of the table with the hidden entries cleared. */
static void hide(void) {
    uint8_t i, at, thing;

    for (i = 0; i < AMA_P_ENTRIES; ++i) {
        AMA_WORK(AMA_AT_TABLE, i) = weights[i];
    }
    at = 0;
    for (thing = ama_policy_hidden; thing != 0; --thing) {
        while (hidden[at] != 255) {
            ++at;
        }
        ++at;
    }
    for (; hidden[at] != 255; at += 2) {
        thing = at;
        ++thing;
        for (i = hidden[at]; i <= hidden[thing]; ++i) {
            AMA_WORK(AMA_AT_TABLE, i) = 128;
        }
    }
    weights = ama_work.bytes + AMA_AT_TABLE;
}

void TWIN(ama_policy_maps)(void) {
    uint8_t i;

    us = ama_hot_side ? 0 : 4;
    i = 56 - ama_hot_count;
    weights = ama_policy_weights + least(i >> 3, AMA_PHASES - 1) * AMA_P_ENTRIES;
    if (ama_policy_hidden != AMA_SEES_ALL) {
        hide();
    }
    clear_maps();
    for (i = 0; i < AMA_AMAZONS; ++i) {
        liberties[i] = 0;
        reach[i] = 0;
        walk_amazon(i);
        spread_amazon(i);
    }
    for (i = 0; i < 4; ++i) {
        AMA_WORK(AMA_AT_WALL, AMA_MAP(ama_hot_amazon[us + i])) = OWN;
    }
    best_arrow = 0;
    next_row = 0;
}

static void score_square(uint8_t s) {
    uint8_t wall, free, threat, theirs;

    wall = AMA_WORK(AMA_AT_WALL, AMA_MAP(s));
    if (wall != 0 && wall != OWN) {
        return;
    }
    free = around(s, ama_hot_free);
    threat = around(s, ama_hot_one + (us ? 0 : 8));
    theirs = moves_to(s, AMA_AT_SEEN_THEIR, us == 0);
    score_arrow(s, free, threat, theirs);
    if (AMA_WORK(AMA_AT_SEEN_OUR, AMA_MAP(s)) != 0) {
        score_landing(s, free, threat, theirs);
    }
}

uint8_t TWIN(ama_policy_row)(void) {
    uint8_t column;

    for (column = 0; column < 8; ++column) {
        score_square(next_row);
        ++next_row;
    }
    return next_row == AMA_SQUARES;
}

/* ---- landings ------------------------------------------------------------------------------------------------------ */
static uint8_t alone; /* squares that only the present amazon sees */

/* The landings of an amazon, without the part of the score that they share. */
static void list_landings(uint8_t start) {
    uint8_t d, at, away, free, own;
    uint16_t sum;

    alone = 0;
    for (d = 0; d < DIRECTIONS; ++d) {
        away = 0;
        for (at = start + step[d]; AMA_WORK(AMA_AT_WALL, at) == 0; at += step[d]) {
            if (AMA_WORK(AMA_AT_SEEN_OUR, at) == 1) {
                ++alone;
            }
            if (landings == AMA_LANDINGS) {
                break;
            }
            sum = get(AMA_AT_LAND_LO, AMA_AT_LAND_HI, at);
            if (away == 0) { /* the square that it leaves is then free, and it is not its own neighbour */
                free = AMA_WORK(AMA_AT_FREE, at);
                own = AMA_WORK(AMA_AT_OUR, at);
                sum -= weights[AMA_P_TO_FREE + free];
                sum += weights[AMA_P_TO_FREE + 1 + free];
                sum -= weights[AMA_P_TO_NEAR_US + least(own, 2)];
                sum += weights[AMA_P_TO_NEAR_US + least(own - 1, 2)];
            }
            sum += weights[AMA_P_TO_FAR + least(away, 2)];
            ++away;
            AMA_WORK(AMA_AT_LANDING_TO, landings) = at;
            put(AMA_AT_LANDING_LO, AMA_AT_LANDING_HI, landings, sum);
            ++landings;
        }
    }
}

static uint16_t landing_score(uint8_t n) {
    return get(AMA_AT_LANDING_LO, AMA_AT_LANDING_HI, n);
}

/* The part of the score that all landings of an amazon share. */
static uint16_t amazon_score(uint8_t i) {
    uint8_t from;
    uint16_t sum;

    from = ama_hot_amazon[i];
    sum = weights[AMA_P_FROM_FREE + liberties[i]];
    sum += weights[AMA_P_FROM_PLACE + place[from]];
    sum += weights[AMA_P_FROM_REACH + reach_class[reach[i]]];
    sum += weights[AMA_P_FROM_ALONE + reach_class[alone]];
    sum += weights[AMA_P_FROM_LAST_TO + last_class(from, ama_last_to)];
    sum += weights[AMA_P_FROM_LAST_ARROW + last_class(from, ama_last_arrow)];
    return sum;
}

/* Puts every landing into the class of its score: this many quarters of a logarithm below the best. */
static void sort_landings(uint16_t best) {
    uint8_t i, class;
    uint16_t below;

    for (i = 0; i < AMA_CLASSES; ++i) {
        AMA_WORK(AMA_AT_HEAD, i) = NO_LANDING;
    }
    for (i = 0; i < landings; ++i) {
        below = best;
        below -= landing_score(i);
        below >>= 2;
        class = below < AMA_CLASSES ? (uint8_t)below : AMA_CLASSES - 1;
        AMA_WORK(AMA_AT_LANDING_NEXT, i) = AMA_WORK(AMA_AT_HEAD, class);
        AMA_WORK(AMA_AT_HEAD, class) = i;
    }
}

void TWIN(ama_policy_landings)(void) {
    uint8_t k, n;
    uint16_t best, sum, same;

    landings = 0;
    best = 0;
    for (k = 0; k < 4; ++k) {
        n = landings;
        ama_policy_who[k] = n;
        list_landings(AMA_MAP(ama_hot_amazon[us + k]));
        same = amazon_score(us + k);
        for (; n < landings; ++n) {
            sum = landing_score(n);
            sum += same;
            if (sum > best) {
                best = sum;
            }
            put(AMA_AT_LANDING_LO, AMA_AT_LANDING_HI, n, sum);
        }
    }
    sort_landings(best);
    sum = weights[AMA_P_ARROW_FAR];
    for (k = 1; k < 4; ++k) {
        if (weights[AMA_P_ARROW_FAR + k] > sum) {
            sum = weights[AMA_P_ARROW_FAR + k];
        }
    }
    best_arrow += sum;
    best_arrow -= AMA_POLICY_SLACK;
    ama_policy_count = 0;
    ama_policy_walked = 0;
    class_now = 0;
    enough = 0;
    link_next = AMA_WORK(AMA_AT_HEAD, 0);
}

/* ---- arrows -------------------------------------------------------------------------------------------------------- */
static uint16_t list_score(uint8_t position) {
    return get(AMA_AT_SCORE_LO, AMA_AT_SCORE_HI, AMA_WORK(AMA_AT_ORDER, position));
}

/* Inserts a turn into the list, after those that are as good; the last one drops out. */
static void keep(uint8_t landing, uint8_t at, uint16_t score) {
    uint8_t i, entry;

    if (ama_policy_count < ama_policy_limit) {
        i = ama_policy_count;
        entry = i;
        ++ama_policy_count;
    } else {
        i = ama_policy_limit - 1;
        if (score <= list_score(i)) {
            return;
        }
        entry = AMA_WORK(AMA_AT_ORDER, i);
    }
    while (i != 0 && list_score(i - 1) < score) {
        AMA_WORK(AMA_AT_ORDER, i) = AMA_WORK(AMA_AT_ORDER, i - 1);
        --i;
    }
    AMA_WORK(AMA_AT_ORDER, i) = entry;
    AMA_WORK(AMA_AT_LAND, entry) = landing;
    AMA_WORK(AMA_AT_ARROW, entry) = at;
    put(AMA_AT_SCORE_LO, AMA_AT_SCORE_HI, entry, score);
}

/* All arrows from a landing, the amazon having left `from`. */
static void shoot(uint8_t landing, uint8_t from) {
    uint8_t d, at, start, away, own_free;
    uint16_t base, sum;

    start = AMA_WORK(AMA_AT_LANDING_TO, landing);
    AMA_WORK(AMA_AT_WALL, from) = 0;
    AMA_WORK(AMA_AT_WALL, start) = 1;
    own_free = 0;
    for (d = 0; d < DIRECTIONS; ++d) {
        at = start + step[d];
        if (AMA_WORK(AMA_AT_WALL, at) == 0) {
            ++own_free;
        }
    }
    base = landing_score(landing);
    for (d = 0; d < DIRECTIONS; ++d) {
        away = 0;
        for (at = start + step[d]; AMA_WORK(AMA_AT_WALL, at) == 0; at += step[d]) {
            sum = get(AMA_AT_ARROW_LO, AMA_AT_ARROW_HI, at);
            sum += base;
            sum += weights[AMA_P_ARROW_FAR + least(away, 3)];
            if (away == 0) {
                sum += weights[AMA_P_ARROW_OWN_FREE + own_free];
                sum -= 128;
            }
            ++away;
            if (at == from) {
                sum += weights[AMA_P_ARROW_BACK];
                sum -= 128;
            }
            keep(landing, at, sum);
        }
    }
    AMA_WORK(AMA_AT_WALL, from) = OWN;
    AMA_WORK(AMA_AT_WALL, start) = 0;
}

uint8_t TWIN(ama_policy_arrows)(void) {
    uint8_t landing, k;
    uint16_t most;

    while (link_next == NO_LANDING) {
        ++class_now;
        if (enough || class_now == AMA_CLASSES) {
            return 1;
        }
        link_next = AMA_WORK(AMA_AT_HEAD, class_now);
    }
    landing = link_next;
    link_next = AMA_WORK(AMA_AT_LANDING_NEXT, landing);
    most = landing_score(landing);
    most += best_arrow;
    if (ama_policy_count == ama_policy_limit && most <= list_score(ama_policy_limit - 1)) {
        enough = 1;
        return 0;
    }
    for (k = 3; landing < ama_policy_who[k]; --k) {
    }
    ++ama_policy_walked;
    shoot(landing, AMA_MAP(ama_hot_amazon[us + k]));
    return 0;
}
