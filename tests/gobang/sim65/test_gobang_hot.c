/* hot.s and hot_scan.s against their C twin: after every put, take, scan and evaluation on random positions all state is equal.
 *
 * With arguments (an operation and a number of calls) it only does those calls, for tests/gobang/console.t to count cycles. */
#include <stdlib.h>
#include <string.h>

#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "tests/tap.h"

extern uint8_t ref_cell[256], ref_half[8][GBH_CELLS], ref_sum_b[GBH_CELLS], ref_sum_w[GBH_CELLS], ref_list[GBH_LIST];
extern uint8_t ref_at, ref_side, ref_fives, ref_five, ref_ply, ref_log, ref_blind, ref_limits, ref_first, ref_last, ref_want;
extern uint16_t ref_worth_b, ref_worth_w;
extern int16_t ref_value;
extern uint8_t ref_kinds_b[GBH_KINDS], ref_kinds_w[GBH_KINDS], ref_hash[3];
void ref_clear_rows(void);
void ref_put(void);
void ref_take(void);
void ref_forget(void);
uint8_t ref_scan(void);
uint8_t ref_scan_answers(void);
uint8_t ref_scan_fours(void);
uint8_t ref_kind(void);
void ref_find_fives(void);
void ref_evaluate(void);

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
    ref_want = gbh_want;
    ref_blind = gbh_blind;
    ref_limits = gbh_limits;
}

/* Everything but the halves of edge cells, which mean nothing. */
static uint8_t same(void) {
    uint8_t cell, d;

    if (memcmp(ref_cell, gbh_cell, 256) || memcmp(ref_sum_b, gbh_sum_b, GBH_CELLS) ||
        memcmp(ref_sum_w, gbh_sum_w, GBH_CELLS) || memcmp(ref_kinds_b + 1, gbh_kinds_b + 1, GBH_KINDS - 1) ||
        memcmp(ref_kinds_w + 1, gbh_kinds_w + 1, GBH_KINDS - 1)) {
        return 0;
    }
    if (ref_ply != gbh_ply || ref_worth_b != gbh_worth_b || ref_worth_w != gbh_worth_w || memcmp(ref_hash, gbh_hash, 3)) {
        return 0;
    }
    for (cell = 0; cell < GBH_CELLS; ++cell) {
        if (gbh_cell[cell] == GB_EDGE) {
            continue;
        }
        for (d = 0; d < 8; ++d) {
            if (ref_half[d][cell] != gbh_half[d][cell]) {
                return 0;
            }
        }
    }
    return 1;
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
    memset(gbh_hash, 0, 3);
    memset(ref_hash, 0, 3);
}

static void keep_both(void) {
    GBH_KEEP();
    ref_ply = 0;
    ref_log = 0;
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

static uint8_t put_both(uint8_t i) {
    choose_cell();
    gbh_side = 1 + (i & 1);
    give_inputs();
    gbh_put();
    ref_put();
    return gbh_fives == ref_fives && (gbh_fives == 0 || gbh_five == ref_five);
}

/* Lines long enough that the log of the assembly runs full; with all axes, and with each diagonal left out. */
static uint8_t puts_are_equal(uint8_t games) {
    uint8_t game, i, taken;
    uint8_t full = 0;

    for (game = 0; game < games; ++game) {
        gbh_blind = game & 3;
        clear(1);
        for (i = 0; i < 110; ++i) {
            if (!put_both(i)) {
                return 0;
            }
            if (gbh_ply > 20) {
                if (!same()) {
                    return 0;
                }
                full |= gbh_log > 90;
                for (taken = 6 + (random_byte() & 15); taken > 0; --taken) {
                    gbh_take();
                    ref_take();
                    if (gbh_at != ref_at) {
                        return 0;
                    }
                }
                if (!same()) {
                    return 0;
                }
                keep_both();
            }
        }
    }
    gbh_blind = 0;
    return full;
}

static uint8_t scans_are_equal(uint8_t games) {
    uint8_t game, i, n;
    uint16_t answers = 0, fours = 0;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 80; ++i) {
            put_both(i);
            keep_both();
            gbh_first = GB_CELL(0, random_byte() & 3);
            gbh_last = GB_CELL(15, 11 + (random_byte() & 3));
            gbh_want = 1 + (random_byte() & 15);
            gbh_side = 1 + (random_byte() & 1);
            give_inputs();
            n = gbh_scan();
            if (n != ref_scan() || memcmp(gbh_list, ref_list, n)) {
                return 0;
            }
            n = gbh_scan_answers();
            if (n != ref_scan_answers() || memcmp(gbh_list, ref_list, n)) {
                return 0;
            }
            answers += n;
            n = gbh_scan_fours();
            if (n != ref_scan_fours() || memcmp(gbh_list, ref_list, n)) {
                return 0;
            }
            fours += n;
        }
    }
    return answers > 500 && fours > 200;
}

static uint8_t fives_are_equal(uint8_t games) {
    uint8_t game, i;
    uint16_t fives = 0;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 90; ++i) {
            put_both(i);
            keep_both();
        }
        for (gbh_side = 1; gbh_side < 3; ++gbh_side) {
            gbh_fives = 0;
            ref_fives = 0;
            for (gbh_at = 0; gbh_at < GBH_CELLS; gbh_at += 16) {
                give_inputs();
                gbh_find_fives();
                ref_find_fives();
            }
            if (gbh_fives != ref_fives || (gbh_fives && gbh_five != ref_five)) {
                return 0;
            }
            fives += gbh_fives;
        }
    }
    return fives > 5;
}

/* Values for both sides, with and without the limits; kinds of cells, some of them forgotten. */
static uint8_t values_are_equal(uint8_t games) {
    uint8_t game, i;
    uint8_t negative = 0, positive = 0;

    for (game = 0; game < games; ++game) {
        clear(1);
        for (i = 0; i < 70; ++i) {
            put_both(i);
            keep_both();
            gbh_limits = i & 2;
            for (gbh_side = 1; gbh_side < 3; ++gbh_side) {
                give_inputs();
                gbh_evaluate();
                ref_evaluate();
                if (gbh_value != ref_value) {
                    return 0;
                }
                negative |= gbh_value < 0;
                positive |= gbh_value > 255;
            }
            if ((i & 15) == 15) {
                choose_cell();
                gbh_side = 1 + (random_byte() & 1);
                give_inputs();
                if (gbh_kind() != ref_kind()) {
                    return 0;
                }
                gbh_forget();
                ref_forget();
                if (!same()) {
                    return 0;
                }
            }
        }
    }
    gbh_limits = 0;
    return negative && positive;
}

/* A middle game of 32 stones in the centre; the calls go round its free cells. */
static void count_cycles(const char *what, unsigned calls) {
    uint8_t i;

    gbh_blind = GBH_BLIND_NONE;
    clear(0);
    random_state = 99;
    for (i = 0; i < 32; ++i) {
        do {
            gbh_at = GB_CELL(3 + (random_byte() & 7), 3 + (random_byte() & 7));
        } while (gbh_cell[gbh_at] != GB_EMPTY);
        gbh_side = 1 + (i & 1);
        gbh_put();
        GBH_KEEP();
    }
    gbh_first = GB_CELL(0, 1);
    gbh_last = GB_CELL(15, 12);
    gbh_want = 6;
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
        case 'a':
            gbh_scan_answers();
            break;
        case 'e':
            gbh_evaluate();
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
    gbh_limits = 0;
    tap_ok(puts_are_equal(8), "puts and takes leave the same board, sums, worths, kinds and hash, with the log full and not");
    tap_ok(scans_are_equal(4), "scans list the same cells in the same order");
    tap_ok(fives_are_equal(8), "the same fives are found");
    tap_ok(values_are_equal(4), "positions have the same value, also after cells were forgotten");
    return tap_done();
}
