/* The engine's board (hot_ref.c on the host, hot.s in sim65 by its own test): after any puts and takes every sum equals one
 * worked out anew from the stones by a plain walk of the rows. */
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

/* A second opinion on classes: the row is read from the board, own stones are added by brute force. */
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

static int judged(uint8_t cell, uint8_t side) {
    int axis, answer = 0, class;

    gbh_cell[cell] = side;
    for (axis = 0; axis < 4; ++axis) {
        class = row_class(cell, gb_step[axis], side, 1);
        if (class == FIVE) {
            answer = 0xF0;
            break;
        }
        answer += class == OPEN4 ? 0x20 : class == FOUR ? 0x10 : class == OPEN3 ? 1 : 0;
    }
    gbh_cell[cell] = GB_EMPTY;
    return answer;
}

static uint8_t copy_black[256], copy_key[256], copy_half[8][256], copy_cell[256];

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
        gbh_top = 0;
    }
}

static void test_judge(void) {
    unsigned n, cell;
    int ok = 1, fives = 1;

    for (n = 0; n < 60 && ok; ++n) {
        random_position(10 + random_below(70));
        for (cell = 0; cell < 240 && ok; ++cell) {
            if (gbh_cell[cell] != GB_EMPTY) {
                continue;
            }
            for (gbh_side = 1; gbh_side <= 2; ++gbh_side) {
                gbh_at = (uint8_t)cell;
                if (gbh_judge() != judged((uint8_t)cell, gbh_side)) {
                    printf("# cell %u side %u: %02x, walked %02x\n", cell, gbh_side, gbh_judge(),
                           judged((uint8_t)cell, gbh_side));
                    ok = 0;
                }
                fives += gbh_judge() == 0xF0;
            }
        }
    }
    tap_ok(ok, "fours and open threes of every cell equal those found by a plain walk");
    tap_ok(fives > 20, "and there were fives among them");
}

static void test_take(void) {
    unsigned n, i, puts;
    uint16_t worth_b, worth_w;
    int ok = 1;

    for (n = 0; n < 400; ++n) {
        random_position(random_below(80));
        worth_b = gbh_worth_b;
        worth_w = gbh_worth_w;
        memcpy(copy_black, gbh_black, 256);
        memcpy(copy_key, gbh_key, 256);
        memcpy(copy_half, gbh_half, sizeof copy_half);
        memcpy(copy_cell, gbh_cell, 256);
        puts = 1 + random_below(12);
        for (i = 0; i < puts; ++i) {
            do {
                gbh_at = (uint8_t)random_below(240);
            } while (gbh_cell[gbh_at] != GB_EMPTY);
            gbh_side = (uint8_t)(1 + random_below(2));
            gbh_put();
        }
        for (i = 0; i < puts; ++i) {
            gbh_take();
        }
        ok &= gbh_top == 0 && worth_b == gbh_worth_b && worth_w == gbh_worth_w && !memcmp(copy_black, gbh_black, 256) &&
              !memcmp(copy_key, gbh_key, 256) && !memcmp(copy_half, gbh_half, sizeof copy_half) &&
              !memcmp(copy_cell, gbh_cell, 256);
    }
    tap_ok(ok, "takes bring back every byte that the puts changed");
}

/* The sums after puts in one order equal those after the same stones in another order. */
static void test_order(void) {
    uint8_t stones[60], sides[60];
    unsigned n, i, count, j;
    int ok = 1;

    for (n = 0; n < 100; ++n) {
        random_position(count = 10 + random_below(50));
        for (i = 0, j = 0; i < 240; ++i) {
            if (gbh_cell[i] != GB_EMPTY && gbh_cell[i] != GB_EDGE) {
                stones[j] = (uint8_t)i;
                sides[j++] = gbh_cell[i];
            }
        }
        memcpy(copy_black, gbh_black, 256);
        memcpy(copy_key, gbh_key, 256);
        unsigned worth = gbh_worth_b * 65536u + gbh_worth_w;
        clear();
        for (i = count; i-- > 0;) {
            gbh_at = stones[i];
            gbh_side = sides[i];
            gbh_put();
            gbh_top = 0;
        }
        ok &= worth == gbh_worth_b * 65536u + gbh_worth_w && !memcmp(copy_black, gbh_black, 256) &&
              !memcmp(copy_key, gbh_key, 256);
    }
    tap_ok(ok, "the sums do not depend on the order of the stones");
}

int main(void) {
    test_judge();
    test_take();
    test_order();
    return tap_done();
}
