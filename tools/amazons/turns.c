#include "tools/amazons/turns.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"

#include <stdlib.h>
#include <string.h>

#define BIT(square) ((uint64_t)1 << (square))
#define DIRECTIONS 8
static const int rows[DIRECTIONS] = {-1, -1, -1, 0, 0, 1, 1, 1}, columns[DIRECTIONS] = {-1, 0, 1, -1, 1, -1, 0, 1};

/* What all turns of a position share. */
static struct {
    const turns_position_t *at;
    uint64_t seen[8];                    /* squares each amazon sees */
    uint64_t one[2], two[2], amazons[2]; /* for each side: squares within one queen move, within two; its amazons */
    uint8_t cuts[2][AMA_SQUARES];        /* squares of a side's rays that an arrow there would cut off */
    uint8_t liberties[8];                /* free neighbours of each amazon */
    uint8_t arrow_count[AMA_SQUARES];    /* entries of an arrow on a square that do not depend on who shoots it */
    uint8_t arrow[AMA_SQUARES][TURNS_ENTRIES];
} node;

static unsigned ones(uint64_t mask) {
    return (unsigned)__builtin_popcountll(mask);
}

static unsigned least(unsigned a, unsigned b) {
    return a < b ? a : b;
}

static int step(int square, int d) {
    int row = square / 8 + rows[d], column = square % 8 + columns[d];
    return row < 0 || row > 7 || column < 0 || column > 7 ? -1 : row * 8 + column;
}

static uint64_t around(int square) {
    uint64_t mask = 0;
    for (int d = 0; d < DIRECTIONS; ++d) {
        int s = step(square, d);
        mask |= s < 0 ? 0 : BIT(s);
    }
    return mask;
}

static uint64_t rays(int square, uint64_t free) {
    uint64_t mask = 0;
    for (int d = 0; d < DIRECTIONS; ++d) {
        for (int s = step(square, d); s >= 0 && (free & BIT(s)); s = step(s, d)) {
            mask |= BIT(s);
        }
    }
    return mask;
}

static unsigned apart(unsigned a, unsigned b) {
    return (unsigned)abs((int)a / 8 - (int)b / 8) > (unsigned)abs((int)a % 8 - (int)b % 8)
               ? (unsigned)abs((int)a / 8 - (int)b / 8)
               : (unsigned)abs((int)a % 8 - (int)b % 8);
}

static unsigned last_class(unsigned square, unsigned last) {
    unsigned far = last == TURNS_NONE ? 0 : apart(square, last);
    return last == TURNS_NONE ? 4 : far < 2 ? 0 : least(far - 1, 3);
}

/* One of ten classes of squares that are alike by symmetry. */
static unsigned place(unsigned square) {
    static const uint8_t class[4][4] = {{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}};
    unsigned row = square / 8, column = square % 8;
    return class[row > 3 ? 7 - row : row][column > 3 ? 7 - column : column];
}

static unsigned reach_class(unsigned reach) {
    return reach <= 12 ? reach / 2 : reach <= 15 ? 7 : reach <= 18 ? 8 : reach <= 22 ? 9 : 10;
}

/* How many queen moves a side needs to reach a square: 0 for one, 1 for two, 2 for more. */
static unsigned moves_to(unsigned square, unsigned side) {
    return node.one[side] & BIT(square) ? 0 : node.two[side] & BIT(square) ? 1 : 2;
}

static void cut(unsigned amazon) {
    for (int d = 0; d < DIRECTIONS; ++d) {
        unsigned left = 0;
        int s = node.at->amazon[amazon];
        for (int t = step(s, d); t >= 0 && (node.at->free & BIT(t)); t = step(t, d)) {
            ++left;
        }
        for (; left != 0; --left) {
            s = step(s, d);
            node.cuts[amazon / 4][s] += (uint8_t)left;
        }
    }
}

static void look(const turns_position_t *p) {
    memset(&node, 0, sizeof node);
    node.at = p;
    for (unsigned i = 0; i < 8; ++i) {
        node.seen[i] = rays(p->amazon[i], p->free);
        node.one[i / 4] |= node.seen[i];
        node.amazons[i / 4] |= BIT(p->amazon[i]);
        node.liberties[i] = (uint8_t)ones(around(p->amazon[i]) & p->free);
        cut(i);
    }
    for (unsigned side = 0; side < 2; ++side) {
        node.two[side] = node.one[side];
        for (int s = 0; s < AMA_SQUARES; ++s) {
            node.two[side] |= node.one[side] & BIT(s) ? rays(s, p->free) : 0;
        }
    }
}

static void add(uint8_t *entry, uint8_t *count, unsigned what) {
    entry[(*count)++] = (uint8_t)what;
}

static void look_at_arrow(unsigned a) {
    unsigned us = node.at->side, they = us ^ 1, seen = 0;
    uint8_t *entry = node.arrow[a], *count = &node.arrow_count[a];
    add(entry, count, AMA_P_ARROW_CLASS + moves_to(a, they) * 3 + moves_to(a, us));
    for (unsigned i = 0; i < 8; ++i) {
        if (around((int)a) & BIT(node.at->amazon[i])) {
            add(entry, count, (i / 4 == us ? AMA_P_ARROW_NEAR_US : AMA_P_ARROW_NEAR_THEM) + node.liberties[i]);
        }
        seen += i / 4 == they && (node.seen[i] & BIT(a)) != 0;
    }
    add(entry, count, AMA_P_ARROW_SEEN + least(seen, 3));
    add(entry, count, AMA_P_ARROW_FREE + ones(around((int)a) & node.at->free));
    add(entry, count, AMA_P_ARROW_PLACE + place(a));
    add(entry, count, AMA_P_ARROW_REACH + ones(around((int)a) & node.one[they]));
    add(entry, count, AMA_P_ARROW_BLOCKS + least(node.cuts[they][a], 11));
    add(entry, count, AMA_P_ARROW_HINDERS + least(node.cuts[us][a], 11));
    add(entry, count, AMA_P_ARROW_LAST + last_class(a, node.at->last_to));
}

/* Entries of an amazon's landing that do not depend on the arrow. */
static turns_turn_t landing(unsigned amazon, unsigned to) {
    unsigned us = node.at->side, they = us ^ 1, from = node.at->amazon[amazon], others = 0;
    uint64_t other_seen = 0;
    turns_turn_t t = {(uint8_t)from, (uint8_t)to, 0, 0, {0}};
    for (unsigned i = us * 4; i < us * 4 + 4; ++i) {
        others += i != amazon && (node.seen[i] & BIT(to));
        other_seen |= i != amazon ? node.seen[i] : 0;
    }
    add(t.entry, &t.count, AMA_P_FROM_FREE + node.liberties[amazon]);
    add(t.entry, &t.count, AMA_P_FROM_PLACE + place(from));
    add(t.entry, &t.count, AMA_P_FROM_REACH + reach_class(ones(node.seen[amazon])));
    add(t.entry, &t.count, AMA_P_FROM_ALONE + reach_class(ones(node.seen[amazon] & ~other_seen)));
    add(t.entry, &t.count, AMA_P_FROM_LAST_TO + last_class(from, node.at->last_to));
    add(t.entry, &t.count, AMA_P_FROM_LAST_ARROW + last_class(from, node.at->last_arrow));
    add(t.entry, &t.count, AMA_P_TO_FREE + ones(around((int)to) & (node.at->free | BIT(from))));
    add(t.entry, &t.count, AMA_P_TO_CLASS + moves_to(to, they) * 3 + least(others, 2));
    add(t.entry, &t.count, AMA_P_TO_NEAR_THEM + least(ones(around((int)to) & node.amazons[they]), 2));
    add(t.entry, &t.count, AMA_P_TO_NEAR_US + least(ones(around((int)to) & node.amazons[us] & ~BIT(from)), 2));
    add(t.entry, &t.count, AMA_P_TO_FAR + least(apart(from, to) - 1, 2));
    add(t.entry, &t.count, AMA_P_TO_PLACE + place(to));
    add(t.entry, &t.count, AMA_P_TO_REACH + ones(around((int)to) & node.one[they]));
    add(t.entry, &t.count, AMA_P_TO_LAST_TO + last_class(to, node.at->last_to));
    add(t.entry, &t.count, AMA_P_TO_LAST_ARROW + last_class(to, node.at->last_arrow));
    return t;
}

static turns_turn_t shot(turns_turn_t t, unsigned arrow) {
    unsigned far = apart(t.to, arrow);
    t.arrow = (uint8_t)arrow;
    memcpy(t.entry + t.count, node.arrow[arrow], node.arrow_count[arrow]);
    t.count += node.arrow_count[arrow];
    if (far == 1) { /* t.entry[6] counts the free neighbours of the landing */
        add(t.entry, &t.count, AMA_P_ARROW_OWN_FREE + t.entry[6] - AMA_P_TO_FREE);
    }
    add(t.entry, &t.count, AMA_P_ARROW_FAR + least(far - 1, 3));
    if (arrow == t.from) {
        add(t.entry, &t.count, AMA_P_ARROW_BACK);
    }
    return t;
}

unsigned turns_list(const turns_position_t *p, turns_turn_t *turns) {
    unsigned count = 0;
    look(p);
    for (unsigned a = 0; a < AMA_SQUARES; ++a) {
        look_at_arrow(a);
    }
    for (unsigned i = p->side * 4u; i < p->side * 4u + 4; ++i) {
        uint64_t free = p->free | BIT(p->amazon[i]);
        for (unsigned to = 0; to < AMA_SQUARES; ++to) {
            if (node.seen[i] & BIT(to)) {
                turns_turn_t t = landing(i, to);
                uint64_t arrows = rays((int)to, free & ~BIT(to));
                for (unsigned a = 0; a < AMA_SQUARES && count < TURNS_MAX; ++a) {
                    if (arrows & BIT(a)) {
                        turns[count++] = shot(t, a);
                    }
                }
            }
        }
    }
    return count;
}

turns_position_t turns_position(void) {
    turns_position_t p = {0, {0}, ama.side, TURNS_NONE, TURNS_NONE};
    for (unsigned row = 0; row < 8; ++row) {
        p.free |= (uint64_t)(uint8_t)~ama.occupied[row] << (8 * row);
    }
    memcpy(p.amazon, ama.amazon, sizeof p.amazon);
    if (ama.turns != 0) {
        p.last_to = ama.moves[ama.turns * 3 - 2];
        p.last_arrow = ama.moves[ama.turns * 3 - 1];
    }
    return p;
}

unsigned turns_arrows(const turns_position_t *p) {
    return 56 - ones(p->free);
}
