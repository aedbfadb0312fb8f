/* The built-in puzzles: every one of them, unpacked in all eight ways, has the solution packed with it and its grade. */
#include "games/skyscrapers/pack.h"
#include "tests/tap.h"

#include <string.h>

#include "sky_pack.c"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"

static int latin(void) {
    for (int c = 0; c < sky_nn; ++c) {
        if (sky_goal[c] < 1 || sky_goal[c] > sky_n) {
            return 0;
        }
        for (int d = 0; d < c; ++d) {
            if (sky_goal[c] == sky_goal[d] && (sky_row[c] == sky_row[d] || sky_col[c] == sky_col[d])) {
                return 0;
            }
        }
    }
    return 1;
}

static void test_class(uint8_t n, uint8_t grade) {
    const uint8_t *records = sky_pack_class[(n - SKY_MIN_N) * SKY_GRADES + grade];
    int wrong = 0, same = 0;
    char promise[100];
    for (int i = 0; i < SKY_PACK_COUNT; ++i) {
        static char id[8][SKY_ID_SIZE];
        const uint8_t *record = records + i * sky_pack_size(n);
        for (uint8_t turn = 0; turn < 8; ++turn) {
            sky_unpack(record, n, turn);
            sky_id_format(&sky_made, id[turn]);
            wrong += !latin() || sky_made.n != n;
            for (uint8_t t = 0; t < turn; ++t) {
                same += strcmp(id[t], id[turn]) == 0;
            }
            if (turn == (i & 7)) {
                uint8_t answer = sky_solve_all(&sky_made, SKY_SET_ALL);
                wrong += answer != SKY_SOLVED || memcmp(sky_solution, sky_goal, (size_t)n * n) != 0;
                wrong += sky_grade_of(sky_hardest) != grade;
            }
        }
    }
    sprintf(promise, "61 puzzles %dx%d of grade %d: one solution, the packed one, and the grade", n, n, grade);
    tap_eq(wrong, 0, promise);
    sprintf(promise, "turning makes them look new (%d of %d do not)", same, SKY_PACK_COUNT * 28);
    tap_ok(same * 10 < SKY_PACK_COUNT * 28, promise);
}

/* A puzzle turned by hand: the transposed one has columns for rows. */
static void test_turns(void) {
    static const uint8_t record[9] = {0x21, 0x23, 0x43, 0x43, 0x01, 0x01, 0x10, 0x02, 0x00};
    char id[SKY_ID_SIZE];
    sky_unpack(record, 4, 0);
    sky_id_format(&sky_made, id);
    tap_ok(strcmp(id, "4:4////////////1///,a2n") == 0, "a record is read as it is written down");
    sky_unpack(record, 4, 1);
    sky_id_format(&sky_made, id);
    tap_ok(strcmp(id, "4:////1////4///////,d2k") == 0, "mirrored along the diagonal");
    sky_unpack(record, 4, 2);
    sky_id_format(&sky_made, id);
    tap_ok(strcmp(id, "4:////4///////////1,m2b") == 0, "upside down");
}

static void test_order(void) {
    int seen[SKY_PACK_COUNT] = {0}, missing = 0;
    for (uint8_t k = 0; k < SKY_PACK_COUNT; ++k) {
        ++seen[sky_pack_order(k, 17, 23)];
    }
    for (int i = 0; i < SKY_PACK_COUNT; ++i) {
        missing += seen[i] != 1;
    }
    tap_eq(missing, 0, "the order visits every puzzle once");
}

static void test_chosen(void) {
    const uint8_t *at = sky_chosen;
    int wrong = 0;
    for (int i = 0; i < sky_chosen_count; ++i) {
        uint8_t n = *at++ & 15;
        sky_unpack(at, n, 0);
        at += sky_pack_size(n);
        wrong += sky_solve_all(&sky_made, SKY_FAST_ALL) != SKY_SOLVED || memcmp(sky_solution, sky_goal, (size_t)n * n) != 0;
    }
    tap_ok(wrong == 0 && sky_chosen_count >= 20, "the chosen puzzles have one solution each");
}

/* Ten puzzles a district, from 4x4 to 9x9, each once, with its grade and its side; none is easier by a grade than the one before. */
static void test_road(void) {
    static char ids[64][SKY_ID_SIZE];
    const uint8_t *at = sky_road;
    int wrong = 0, same = 0, falling = 0;
    uint8_t before = 0;
    for (int i = 0; i < sky_road_count; ++i) {
        uint8_t n = *at & 15, grade = *at++ >> 4;
        sky_unpack(at, n, 0);
        at += sky_pack_size(n);
        wrong += n != SKY_MIN_N + i / 10;
        wrong += sky_solve_all(&sky_made, SKY_SET_ALL) != SKY_SOLVED || memcmp(sky_solution, sky_goal, (size_t)n * n) != 0;
        wrong += sky_grade_of(sky_hardest) != grade;
        falling += i % 10 != 0 && grade < before;
        before = grade;
        sky_id_format(&sky_made, ids[i]);
        for (int other = 0; other < i; ++other) {
            same += strcmp(ids[other], ids[i]) == 0;
        }
    }
    tap_eq(sky_road_count, 60, "the road has six districts of ten puzzles");
    tap_eq(wrong, 0, "each of its district's size, with one solution and the grade that is shown there");
    tap_eq(same, 0, "none comes twice");
    tap_eq(falling, 0, "within a district none is of an easier grade than the one before");
}

int main(void) {
    test_turns();
    test_road();
    test_order();
    test_chosen();
    for (uint8_t n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        for (uint8_t grade = 0; grade < SKY_GRADES; ++grade) {
            if (SKY_HAS_PACK(grade)) {
                test_class(n, grade);
            }
        }
    }
    return tap_done();
}
