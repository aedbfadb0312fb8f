/* Every rule by itself, over all possible lines: a line is the top row of an otherwise empty board, with the clues that see it
 * and some of its towers. Whatever the rule strikes out, the line itself must remain possible; a rule is sound if that holds for
 * all lines. LIST leaves exactly the heights that occur in some line. Covers all lines up to 6 cells and a sample of longer ones,
 * with and without parks. */
#include "games/skyscrapers/hot.h"
#include "tests/tap.h"
#include "tools/lib/sky_all.h"

#include <stdlib.h>
#include <string.h>

static const uint8_t along[] = {SKY_R_ONE,  SKY_R_CLIMB, SKY_R_FACE, SKY_R_AWAY, SKY_R_TWO,  SKY_R_GAP, SKY_R_GAPS,
                                SKY_R_ONLY, SKY_R_LIMIT, SKY_R_REST, SKY_R_FEW,  SKY_R_SETS, SKY_R_LIST};

static uint8_t side, parks;
static uint8_t line[362880][SKY_MAX_N]; /* all of this side */
static int lines;
static int lost[SKY_RULES], tried;

static void all_lines(uint8_t *h, uint8_t at) {
    if (at == side) {
        memcpy(line[lines++], h, side);
        return;
    }
    for (uint8_t x = 1; x <= side; ++x) {
        if (memchr(h, x, at) == NULL) {
            h[at] = x;
            all_lines(h, at + 1);
        }
    }
}

/* The towers seen, by a count of its own. */
static uint8_t seen(const uint8_t *h, int from_back) {
    uint8_t count = 0;
    for (int i = 0; i < side; ++i) {
        int hidden = parks && h[i] == 1;
        for (int j = 0; j < side; ++j) {
            hidden |= (from_back ? j > i : j < i) && h[j] > h[i];
        }
        count += !hidden;
    }
    return count;
}

/* One rule, and what follows when a cell has one height left, on a line whose cells in `filled` are filled. */
static void try_rule(const uint8_t *h, unsigned filled, unsigned clues, uint8_t rule) {
    sky_puzzle_t p;
    memset(&p, 0, sizeof p);
    p.n = side;
    p.parks = parks;
    p.clue[2 * side] = clues & 1 ? seen(h, 0) : 0;
    p.clue[3 * side] = clues & 2 ? seen(h, 1) : 0;
    for (uint8_t i = 0; i < side; ++i) {
        p.given[i] = filled >> i & 1 ? h[i] : 0;
    }
    sky_solve_all(&p, SKY_BIT(SKY_R_LAST) | SKY_BIT(rule));
    ++tried;
    int bad = sky_bad != 0;
    for (uint8_t i = 0; i < side; ++i) {
        bad |= !(sky_candidates(i) >> (h[i] - 1) & 1);
    }
    if (bad && lost[rule]++ == 0) {
        printf("# rule %d, %dx%d%s, filled %x, clues %x:", rule, side, side, parks ? " with parks" : "", filled, clues);
        for (uint8_t i = 0; i < side; ++i) {
            printf(" %d", h[i]);
        }
        printf("\n");
    }
}

static void test_sound(int step) {
    int wrong = 0;
    tried = 0;
    for (int l = 0; l < lines; l += step) {
        for (unsigned filled = 0; filled < 1u << side; filled += side < 6 ? 1 : 1 + (unsigned)rand() % 40) {
            for (size_t r = 0; r < sizeof along; ++r) {
                try_rule(line[l], filled, 1 + filled % 3, along[r]);
            }
        }
    }
    for (size_t r = 0; r < sizeof along; ++r) {
        wrong += lost[along[r]];
        lost[along[r]] = 0;
    }
    char promise[100];
    sprintf(promise, "%dx%d%s: no rule strikes out what is true, %d times", side, side, parks ? " with parks" : "", tried);
    tap_eq(wrong, 0, promise);
}

/* Every pair of clues of an open line: what LIST leaves, and what there is. */
static void test_exact(void) {
    int wrong = 0;
    static uint16_t there[SKY_MAX_N + 1][SKY_MAX_N + 1][SKY_MAX_N];
    memset(there, 0, sizeof there);
    for (int l = 0; l < lines; ++l) {
        uint8_t front = seen(line[l], 0), back = seen(line[l], 1);
        for (int i = 0; i < side; ++i) {
            uint16_t bit = (uint16_t)(1u << (line[l][i] - 1));
            there[front][back][i] |= bit;
            there[front][0][i] |= bit;
            there[0][back][i] |= bit;
        }
    }
    for (uint8_t front = 0; front <= side - parks; ++front) {
        for (uint8_t back = front == 0; back <= side - parks; ++back) {
            sky_puzzle_t p;
            memset(&p, 0, sizeof p);
            p.n = side;
            p.parks = parks;
            p.clue[2 * side] = front;
            p.clue[3 * side] = back;
            sky_solve_all(&p, SKY_BIT(SKY_R_LIST));
            for (uint8_t i = 0; i < side; ++i) {
                wrong += sky_candidates(i) != there[front][back][i];
            }
        }
    }
    tap_eq(wrong, 0, "LIST leaves what some line has, for every pair of clues");
}

int main(void) {
    static const int steps[] = {1, 1, 1, 31, 1009, 10007};
    uint8_t h[SKY_MAX_N] = {0};
    for (side = SKY_MIN_N; side <= SKY_MAX_N; ++side) {
        lines = 0;
        all_lines(h, 0);
        for (parks = 0; parks < 2; ++parks) {
            test_exact();
            test_sound(steps[side - SKY_MIN_N]);
        }
    }
    return tap_done();
}
