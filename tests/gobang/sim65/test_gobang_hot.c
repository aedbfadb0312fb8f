/* hot.s against its C twin: after every put, take, scan and judge on random positions all state is equal.
 *
 * With arguments (an operation and a number of calls) it only does those calls, for tests/sim65/gobang_cycles.t to count cycles. */
#include <stdlib.h>
#include <string.h>

#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "tests/tap.h"

extern uint8_t ref_cell[256], ref_half[8][256], ref_black[256], ref_key[256], ref_log[GBH_LOG_SIZE], ref_list[GBH_LIST];
extern uint8_t ref_at, ref_side, ref_fives, ref_five, ref_first, ref_last, ref_floor, ref_want;
extern uint16_t ref_top, ref_worth_b, ref_worth_w;
void ref_clear_rows(void);
void ref_put(void);
void ref_take(void);
uint8_t ref_scan(void);
uint8_t ref_scan_side(void);
uint8_t ref_judge(void);
uint8_t ref_survey(uint8_t count);
uint8_t ref_keep_fours(uint8_t count);
extern uint8_t ref_own_43, ref_own_33, ref_its_43, ref_its_33;

static uint16_t random_state = 0x1234;

static uint8_t random_byte(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (random_state & 1) {
            random_state >>= 1;
            random_state ^= 0xB400;
        } else {
            random_state >>= 1;
        }
    }
    return (uint8_t)random_state;
}

static void give_inputs(void) {
    ref_at = gbh_at;
    ref_side = gbh_side;
    ref_first = gbh_first;
    ref_last = gbh_last;
    ref_floor = gbh_floor;
    ref_want = gbh_want;
}

/* Everything but the halves of edge cells, which mean nothing. */
static uint8_t same(void) {
    uint8_t cell, d;

    if (memcmp(ref_cell, gbh_cell, 256) || memcmp(ref_black, gbh_black, 256) || memcmp(ref_key, gbh_key, 256)) {
        return 0;
    }
    if (ref_top != gbh_top || ref_worth_b != gbh_worth_b || ref_worth_w != gbh_worth_w || ref_at != gbh_at ||
        ref_side != gbh_side) {
        return 0;
    }
    for (cell = 0; cell < 0xF0; ++cell) {
        if (gbh_cell[cell] == GB_EDGE) {
            continue;
        }
        for (d = 0; d < 8; ++d) {
            if (ref_half[d][cell] != gbh_half[d][cell]) {
                return 0;
            }
        }
    }
    return memcmp(ref_log, gbh_log, gbh_top) == 0;
}

static void clear(uint8_t twin) {
    gbh_at = 0;
    do {
        ref_at = gbh_at;
        gbh_clear_rows();
        if (twin) {
            ref_clear_rows();
        }
        gbh_at += 64;
    } while (gbh_at != 0);
    ref_at = 0;
}

/* Chooses a free cell, most often near the middle, where rows meet. */
static void choose_cell(void) {
    do {
        gbh_at = random_byte();
        if (gbh_at & 0x80) {
            gbh_at = GB_CELL(4 + (gbh_at & 7), 4 + (random_byte() & 7));
        }
    } while (gbh_cell[gbh_at] != GB_EMPTY);
}

static void put_both(void) {
    give_inputs();
    gbh_put();
    ref_put();
}

static uint8_t puts_are_equal(uint8_t games) {
    uint8_t game, i, taken;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 110; ++i) {
            choose_cell();
            gbh_side = 1 + (i & 1);
            put_both();
            if (gbh_fives != ref_fives || (gbh_fives && gbh_five != ref_five)) {
                return 0;
            }
            if ((i & 7) == 7) {
                if (!same()) {
                    return 0;
                }
                for (taken = random_byte() & 7; taken > 0; --taken) {
                    gbh_take();
                    ref_take();
                }
                if (!same()) {
                    return 0;
                }
                gbh_top = 0;
                ref_top = 0;
            }
        }
    }
    return 1;
}

static uint8_t scans_are_equal(uint8_t games) {
    uint8_t game, i, n;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 80; ++i) {
            choose_cell();
            gbh_side = 1 + (i & 1);
            put_both();
            gbh_top = 0;
            ref_top = 0;
            gbh_first = GB_CELL(0, random_byte() & 3);
            gbh_last = GB_CELL(15, 11 + (random_byte() & 3));
            gbh_floor = 1 + (random_byte() & 15);
            gbh_want = 1 + (random_byte() & 15);
            gbh_side = 1 + (random_byte() & 1);
            give_inputs();
            n = gbh_scan();
            if (n != ref_scan() || memcmp(gbh_list, ref_list, n)) {
                return 0;
            }
            n = gbh_scan_side();
            if (n != ref_scan_side() || memcmp(gbh_list, ref_list, n)) {
                return 0;
            }
        }
    }
    return 1;
}

static uint8_t judges_are_equal(uint8_t games) {
    uint8_t game, i;
    uint16_t fives = 0;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 90; ++i) {
            choose_cell();
            gbh_side = 1 + (i & 1);
            put_both();
            gbh_top = 0;
            ref_top = 0;
        }
        for (gbh_at = 0; gbh_at < 0xF0; ++gbh_at) {
            if (gbh_cell[gbh_at] != GB_EMPTY) {
                continue;
            }
            for (gbh_side = 1; gbh_side < 3; ++gbh_side) {
                give_inputs();
                i = gbh_judge();
                if (i != ref_judge()) {
                    return 0;
                }
                if (i == 0xF0) {
                    ++fives;
                }
            }
        }
    }
    return fives > 5;
}

/* Surveys of full lists, after stones that leave many threats standing. */
static uint8_t surveys_are_equal(uint8_t games) {
    uint8_t game, i, n, found, left;
    uint8_t seen[3];

    memset(seen, 0, sizeof seen);
    gbh_first = GB_CELL(0, 0);
    gbh_last = GB_CELL(15, 14);
    gbh_floor = 1;
    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 60; ++i) {
            choose_cell();
            gbh_side = 1 + (i & 1);
            put_both();
            gbh_top = 0;
            ref_top = 0;
            gbh_want = 1 + (random_byte() & 15);
            gbh_side = 1 + (random_byte() & 1);
            give_inputs();
            n = gbh_scan();
            ref_scan();
            found = gbh_survey(n);
            if (found != ref_survey(n) || gbh_side != ref_side || gbh_own_43 != ref_own_43 || gbh_own_33 != ref_own_33 ||
                gbh_its_43 != ref_its_43 || gbh_its_33 != ref_its_33 || (found == 1 && gbh_at != ref_at)) {
                return 0;
            }
            if (seen[found] < 255) {
                ++seen[found];
            }
            left = gbh_keep_fours(n);
            if (left != ref_keep_fours(n) || memcmp(gbh_list, ref_list, left)) {
                return 0;
            }
        }
    }
    return seen[0] > 20 && seen[1] > 20 && seen[2] > 20;
}

/* A middle game of 32 stones in the centre; the calls go round its free cells. */
static void count_cycles(const char *what, unsigned calls) {
    uint8_t i;

    clear(0);
    random_state = 99;
    for (i = 0; i < 32; ++i) {
        do {
            gbh_at = GB_CELL(3 + (random_byte() & 7), 3 + (random_byte() & 7));
        } while (gbh_cell[gbh_at] != GB_EMPTY);
        gbh_side = 1 + (i & 1);
        gbh_put();
        gbh_top = 0;
    }
    gbh_first = GB_CELL(0, 1);
    gbh_last = GB_CELL(15, 12);
    gbh_floor = *what == 'f' ? GB_V_FOUR : 1;
    gbh_want = *what == 'f' ? 16 : 6;
    gbh_at = GB_CELL(3, 3);
    while (calls != 0) {
        --calls;
        do {
            ++gbh_at;
        } while (gbh_cell[gbh_at] != GB_EMPTY || (gbh_at & 15) < 3 || (gbh_at & 15) > 11 || gbh_at < 0x30 || gbh_at > 0xBF);
        gbh_side = 1 + (calls & 1);
        switch (*what) {
        case 'p':
            gbh_put();
            gbh_take();
            break; /* put and take */
        case 's':
            gbh_scan();
            break;
        case 'f':
            gbh_scan_side();
            break; /* fours */
        case 'j':
            gbh_judge();
            break;
        case 'c':
            clear(0);
            break;
        default:
            break;
        }
    }
}

int main(int argc, char **argv) {
    if (argc > 2) {
        count_cycles(argv[1], (unsigned)atoi(argv[2]));
        return 0;
    }
    tap_ok(puts_are_equal(8), "puts and takes leave the same board, sums, worths and log");
    tap_ok(scans_are_equal(4), "scans list the same cells in the same order");
    tap_ok(judges_are_equal(8), "every cell is judged the same, fives among them");
    tap_ok(surveys_are_equal(6), "surveys of candidate lists agree, with and without wins and dangers");
    return tap_done();
}
