/* The engine's board (hot_ref.c on the host, hot.s in sim65 by its own test): after any puts and takes every sum equals one
 * worked out again from the stones by a plain walk of the rows. */
#include <stdlib.h>
#include <string.h>

#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "tests/tap.h"

static unsigned random_state = 12345;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1103515245u + 12345u;
    return (random_state >> 16) % n;
}

enum { DEAD, ONE, OPEN1, TWO, OPEN2, THREE, OPEN3, FOUR, OPEN4, FIVE };

/* Classes found another way: the row is read from the board, and own stones are added by brute force. */
static int row_class(uint8_t cell, uint8_t step, uint8_t side, int placed) {
    uint8_t spots[9];
    int count = 0, best = -1, ways = 0, k, made;
    uint8_t at;

    if (placed) {
        int run = 1;
        for (at = (uint8_t)(cell + step); gbh_cell[at] == side; at += step) {
            ++run;
        }
        for (at = (uint8_t)(cell - step); gbh_cell[at] == side; at -= step) {
            ++run;
        }
        if (run >= 5) {
            return FIVE;
        }
    }
    gbh_cell[cell] = side;
    for (k = 1, at = (uint8_t)(cell + step); k <= 4 && (gbh_cell[at] == side || gbh_cell[at] == GB_EMPTY); ++k, at += step) {
        if (gbh_cell[at] == GB_EMPTY) {
            spots[count++] = at;
        }
    }
    for (k = 1, at = (uint8_t)(cell - step); k <= 4 && (gbh_cell[at] == side || gbh_cell[at] == GB_EMPTY); ++k, at -= step) {
        if (gbh_cell[at] == GB_EMPTY) {
            spots[count++] = at;
        }
    }
    for (k = 0; k < count; ++k) {
        gbh_cell[spots[k]] = side;
        made = row_class(cell, step, side, 1);
        gbh_cell[spots[k]] = GB_EMPTY;
        if (made > best) {
            best = made;
            ways = 0;
        }
        ways += made == best;
    }
    if (!placed) {
        gbh_cell[cell] = GB_EMPTY;
    }
    switch (best) {
    case FIVE:
        return ways > 1 ? OPEN4 : FOUR;
    case OPEN4:
        return OPEN3;
    case FOUR:
        return THREE;
    case OPEN3:
        return OPEN2;
    case THREE:
        return TWO;
    default:
        return DEAD;
    }
}

/* The kind of a cell, from the classes of its rows. Two sets of four rows, with three or four open fours, share a sum with others: 0xFF. */
static int kind_of(uint8_t cell, uint8_t side) {
    int axis, count[FIVE + 1] = {0};

    gbh_cell[cell] = side;
    for (axis = 0; axis < 4; ++axis) {
        ++count[row_class(cell, gb_step[axis], side, 1)];
    }
    gbh_cell[cell] = GB_EMPTY;
    if (count[FIVE] || count[OPEN4] > 2) {
        return 0xFF;
    }
    if (count[OPEN4] || count[FOUR] > 1) {
        return GBH_KIND_WIN;
    }
    if (count[FOUR]) {
        return count[OPEN3] ? GBH_KIND_FOUR_THREE : GBH_KIND_FOUR;
    }
    return count[OPEN3] > 1 ? GBH_KIND_TWO_THREES : count[OPEN3] ? GBH_KIND_THREE : GBH_KIND_NONE;
}

static uint8_t copy_b[GBH_CELLS], copy_w[GBH_CELLS], copy_half[8][GBH_CELLS], copy_cell[256];

static void clear(void) {
    gbh_at = 0;
    do {
        gbh_clear_rows();
        gbh_at += 64;
    } while (gbh_at != 0);
}

static void random_position(unsigned stones) {
    unsigned i;

    clear();
    for (i = 0; i < stones; ++i) {
        do {
            gbh_at = GB_CELL(2 + random_below(11), 2 + random_below(11));
        } while (gbh_cell[gbh_at] != GB_EMPTY);
        gbh_side = (uint8_t)(1 + i % 2);
        gbh_put();
        GBH_KEEP();
    }
}

static unsigned times; /* this many times the everyday number of positions */

static void test_kinds(void) {
    unsigned n, cell;
    int ok = 1, seen[GBH_KINDS] = {0}, k;

    for (n = 0; n < 15 * times && ok; ++n) {
        random_position(10 + random_below(70));
        for (cell = 0; cell < GBH_CELLS && ok; ++cell) {
            for (gbh_side = 1; gbh_side <= 2 && gbh_cell[cell] == GB_EMPTY; ++gbh_side) {
                int walked = kind_of((uint8_t)cell, gbh_side);
                gbh_at = (uint8_t)cell;
                if (walked != 0xFF && gbh_kind() != walked) {
                    printf("# cell %u side %u: %d, walked %d\n", cell, gbh_side, gbh_kind(), walked);
                    ok = 0;
                }
                if (walked != 0xFF) {
                    ++seen[walked];
                }
            }
        }
    }
    tap_ok(ok, "what could be made on every cell equals what a plain walk of its rows finds");
    for (k = 0; k < GBH_KINDS; ++k) {
        ok &= seen[k] > 20;
    }
    tap_ok(ok, "and there were all kinds among them");
}

/* Fives by looking through the rows of the board, against a walk. */
static void test_fives(void) {
    int ok = 1, found = 0;

    for (unsigned n = 0; n < 50 * times; ++n) {
        random_position(20 + random_below(60));
        for (gbh_side = 1; gbh_side <= 2; ++gbh_side) {
            int cells = 0, first = -1;
            for (int cell = 0; cell < GBH_CELLS; ++cell) {
                int five = 0;
                for (int axis = 0; axis < 4 && gbh_cell[cell] == GB_EMPTY; ++axis) {
                    gbh_cell[cell] = gbh_side;
                    five |= row_class((uint8_t)cell, gb_step[axis], gbh_side, 1) == FIVE;
                    gbh_cell[cell] = GB_EMPTY;
                }
                cells += five;
                first = five && first < 0 ? cell : first;
            }
            gbh_fives = 0;
            for (gbh_at = 0; gbh_at < GBH_CELLS; gbh_at += 16) {
                gbh_find_fives();
            }
            ok &= gbh_fives == (cells > 2 ? 2 : cells) && (!cells || gbh_five == first);
            found += cells;
        }
    }
    tap_ok(ok && found > 20, "the fives of every row are found");
}

/* Do the counts of kinds and the values agree with the sums of the cells? */
static int adds_up(void) {
    uint8_t kinds[2][GBH_KINDS] = {{0}};

    for (int cell = 0; cell < GBH_CELLS; ++cell) {
        gbh_at = (uint8_t)cell;
        for (gbh_side = 1; gbh_side <= 2; ++gbh_side) {
            ++kinds[gbh_side - 1][gbh_kind()];
        }
    }
    return !memcmp(kinds[0] + 1, gbh_kinds_b + 1, GBH_KINDS - 1) && !memcmp(kinds[1] + 1, gbh_kinds_w + 1, GBH_KINDS - 1);
}

static void test_take(void) {
    unsigned n, i, puts;
    uint16_t worth_b, worth_w;
    int ok = 1, sums = 1;

    for (n = 0; n < 100 * times; ++n) {
        random_position(random_below(80));
        worth_b = gbh_worth_b;
        worth_w = gbh_worth_w;
        memcpy(copy_b, gbh_sum_b, sizeof copy_b);
        memcpy(copy_w, gbh_sum_w, sizeof copy_w);
        memcpy(copy_half, gbh_half, sizeof copy_half);
        memcpy(copy_cell, gbh_cell, 256);
        puts = 1 + random_below(GBH_PLIES);
        for (i = 0; i < puts; ++i) {
            do {
                gbh_at = (uint8_t)random_below(240);
            } while (gbh_cell[gbh_at] != GB_EMPTY);
            gbh_side = (uint8_t)(1 + random_below(2));
            gbh_put();
        }
        sums &= adds_up();
        for (i = 0; i < puts; ++i) {
            gbh_take();
        }
        ok &= gbh_ply == 0 && worth_b == gbh_worth_b && worth_w == gbh_worth_w &&
              !memcmp(copy_b, gbh_sum_b, sizeof copy_b) && !memcmp(copy_w, gbh_sum_w, sizeof copy_w) &&
              !memcmp(copy_half, gbh_half, sizeof copy_half) && !memcmp(copy_cell, gbh_cell, 256) && adds_up();
    }
    tap_ok(ok, "takes bring back every byte that the puts changed");
    tap_ok(sums, "the counts are those of the cells");
}

/* The sums after puts in one order equal those after the same stones in another order. */
static void test_order(void) {
    uint8_t stones[60], sides[60];
    unsigned n, i, count, j;
    int ok = 1;

    for (n = 0; n < 25 * times; ++n) {
        random_position(count = 10 + random_below(50));
        for (i = 0, j = 0; i < 240; ++i) {
            if (gbh_cell[i] != GB_EMPTY && gbh_cell[i] != GB_EDGE) {
                stones[j] = (uint8_t)i;
                sides[j++] = gbh_cell[i];
            }
        }
        memcpy(copy_b, gbh_sum_b, sizeof copy_b);
        memcpy(copy_w, gbh_sum_w, sizeof copy_w);
        unsigned worth = gbh_worth_b * 65536u + gbh_worth_w;
        clear();
        for (i = count; i-- > 0;) {
            gbh_at = stones[i];
            gbh_side = sides[i];
            gbh_put();
            GBH_KEEP();
        }
        ok &= worth == gbh_worth_b * 65536u + gbh_worth_w && !memcmp(copy_b, gbh_sum_b, sizeof copy_b) &&
              !memcmp(copy_w, gbh_sum_w, sizeof copy_w);
    }
    tap_ok(ok, "the sums do not depend on the order of the stones");
}

int main(int argc, char **argv) {
    times = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
    test_kinds();
    test_fives();
    test_take();
    test_order();
    return tap_done();
}
