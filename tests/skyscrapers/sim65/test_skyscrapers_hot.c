/* The inner loops in assembly against their C twins, on random boards of all sizes: results, everything they write, and
 * guards around it. Cycle ceilings: tests/skyscrapers/cycles.t. */
#include "games/skyscrapers/hot.h"
#include "tests/tap.h"

#include <string.h>

/* Both write the same variables, so the state is kept, restored and compared as a whole. */
typedef struct {
    uint8_t lo[SKY_CELLS], top[SKY_CELLS], val[SKY_CELLS], queue[SKY_CELLS], dirty[SKY_LINES];
    uint8_t tab[1024];
    uint8_t ln[SKY_MAX_N], lt[SKY_MAX_N], seq[SKY_MAX_N], fit[SKY_MAX_N], fit_t[SKY_MAX_N];
    uint8_t step_cell[SKY_STEP_MAX], step_cells;
    uint8_t left, queued, bad, most, some, tops;
} state_t;

static state_t before, by_asm, by_c;
static uint16_t random_state = 0xACE1;
static uint16_t wrong;

static uint8_t random_byte(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if ((random_state & 1) != 0) {
            random_state >>= 1;
            random_state ^= 0xB400;
        } else {
            random_state >>= 1;
        }
    }
    return (uint8_t)random_state;
}

static void save(state_t *s) {
    memset(s, 0, sizeof *s);
    memcpy(s->lo, sky_lo, sizeof s->lo);
    memcpy(s->top, sky_top, sizeof s->top);
    memcpy(s->val, sky_val, sizeof s->val);
    memcpy(s->queue, sky_queue, sizeof s->queue);
    memcpy(s->dirty, sky_dirty, sizeof s->dirty);
    memcpy(s->tab, sky_tab, sizeof s->tab);
    memcpy(s->ln, sky_ln, SKY_MAX_N);
    memcpy(s->lt, sky_lt, SKY_MAX_N);
    memcpy(s->seq, sky_seq, SKY_MAX_N);
    memcpy(s->fit, sky_fit, SKY_MAX_N);
    memcpy(s->fit_t, sky_fit_t, SKY_MAX_N);
    memcpy(s->step_cell, sky_step_cell, SKY_STEP_MAX);
    s->step_cells = sky_step_cells;
    s->left = sky_left;
    s->queued = sky_queued;
    s->bad = sky_bad != 0;
    s->most = sky_most;
    s->some = sky_some;
    s->tops = sky_tops;
}

static void restore(const state_t *s) {
    memcpy(sky_lo, s->lo, sizeof s->lo);
    memcpy(sky_top, s->top, sizeof s->top);
    memcpy(sky_val, s->val, sizeof s->val);
    memcpy(sky_queue, s->queue, sizeof s->queue);
    memcpy(sky_dirty, s->dirty, sizeof s->dirty);
    memcpy(sky_tab, s->tab, sizeof s->tab);
    memcpy(sky_ln, s->ln, SKY_MAX_N);
    memcpy(sky_lt, s->lt, SKY_MAX_N);
    memcpy(sky_seq, s->seq, SKY_MAX_N);
    memcpy(sky_fit, s->fit, SKY_MAX_N);
    memcpy(sky_fit_t, s->fit_t, SKY_MAX_N);
    memcpy(sky_step_cell, s->step_cell, SKY_STEP_MAX);
    sky_step_cells = s->step_cells;
    sky_left = s->left;
    sky_queued = s->queued;
    sky_bad = s->bad;
    sky_most = s->most;
    sky_some = s->some;
    sky_tops = s->tops;
}

/* Heights that some cells cannot have any more, some of them down to one or (rarely) none. */
static void random_board(uint8_t n) {
    uint8_t cell, kind;

    sky_geo(n, random_byte() & 1);
    sky_alone = sky_parks + 1;
    sky_full = 0xFF >> (9 - n);
    kind = random_byte() & 3;
    for (cell = 0; cell < sky_nn; ++cell) {
        sky_lo[cell] = random_byte() & sky_full;
        if (kind != 0) {
            sky_lo[cell] |= random_byte() & sky_full;
        }
        sky_top[cell] = random_byte() & 1;
        sky_val[cell] = 0;
        if (kind == 3 && (random_byte() & 3) == 0 && sky_ones[sky_lo[cell]] + sky_top[cell] == 1) {
            sky_val[cell] = sky_top[cell] != 0 ? n : sky_high[sky_lo[cell]];
        }
    }
    for (cell = 0; cell < SKY_LINES; ++cell) {
        sky_dirty[cell] = random_byte();
    }
    for (cell = 0; cell < sky_n4; ++cell) {
        sky_clue[cell] = 0;
        if ((random_byte() & 1) != 0) {
            sky_clue[cell] = random_byte() % n + 1;
        }
    }
    sky_left = sky_nn;
    sky_queued = 0;
    sky_bad = 0;
    sky_step_cells = random_byte() & 15;
    sky_most = 0;
}

static void compare(void) {
    if (memcmp(&by_asm, &by_c, sizeof by_c) != 0) {
        ++wrong;
    }
}

#define BOTH(asm_call, c_call) \
    save(&before);             \
    asm_call;                  \
    save(&by_asm);             \
    restore(&before);          \
    c_call;                    \
    save(&by_c);               \
    compare()

static uint8_t got, want;

static void check_result(void) {
    if (got != want) {
        ++wrong;
    }
}

static void test_board(uint8_t n) {
    uint8_t cell, line, bit;

    random_board(n);
    line = random_byte() % sky_n2;
    cell = random_byte() % sky_nn;
    sky_keep = random_byte();
    sky_keep_t = random_byte() & 1;
    BOTH(got = sky_note_cut(cell), want = sky_note_cut_ref(cell));
    check_result();
    bit = 1 << (random_byte() & 7);
    BOTH(got = sky_next_dirty(bit), want = sky_next_dirty_ref(bit));
    check_result();
    BOTH(sky_load(sky_front[line]), sky_load_ref(sky_front[line]));
    BOTH(sky_load(sky_back[line]), sky_load_ref(sky_back[line]));
    sky_lo[cell] = 0;
    sky_top[cell] = 1;
    if ((random_byte() & 3) != 0) {
        sky_lo[cell] = 1;
        sky_top[cell] = 0;
    }
    BOTH(sky_place(cell), sky_place_ref(cell));
    for (cell = 0; cell < n; ++cell) {
        sky_h[cell] = random_byte() % n + 1;
    }
    got = sky_see(n);
    want = sky_see_ref(n);
    check_result();
}

/* sky_only() may leave any line loaded: only the board counts. */
static void test_only(uint8_t n) {
    uint8_t line;

    random_board(n);
    line = random_byte() % sky_n2;
    save(&before);
    sky_only(line);
    save(&by_asm);
    restore(&before);
    sky_only_ref(line);
    save(&by_c);
    memcpy(by_c.ln, by_asm.ln, SKY_MAX_N);
    memcpy(by_c.lt, by_asm.lt, SKY_MAX_N);
    if (by_c.tops == 2) {
        by_asm.tops = 2;
    }
    compare();
}

/* A whole listing, with each part done by both twins. */
static void test_list(uint8_t n) {
    uint8_t line;

    random_board(n);
    line = random_byte() % sky_n2;
    BOTH(sky_list_fresh(line), sky_list_fresh_ref(line));
    BOTH(sky_list_open(line), sky_list_open_ref(line));
    memset(sky_tab, 0, sizeof sky_tab);
    BOTH(sky_list_face(0), sky_list_face_ref(0));
    sky_from = 1;
    sky_upto = sky_full;
    BOTH(sky_list_ends(), sky_list_ends_ref());
    BOTH(sky_list_face(1), sky_list_face_ref(1));
    BOTH(sky_list_ends(), sky_list_ends_ref());
    sky_from = 0;
    BOTH(sky_list_join(), sky_list_join_ref());
    sky_from = 1;
    BOTH(sky_list_back(), sky_list_back_ref());
    BOTH(sky_list_face(0), sky_list_face_ref(0));
    BOTH(sky_list_back(), sky_list_back_ref());
    BOTH(sky_list_apply(line), sky_list_apply_ref(line));
    BOTH(sky_list_ahead(line); sky_list_home(line), sky_list_ahead_ref(line); sky_list_home_ref(line));
}

int main(void) {
    uint16_t i;
    uint8_t n;

    for (n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        wrong = 0;
        for (i = 0; i < 80; ++i) {
            test_board(n);
        }
        tap_eq(wrong, 0, "cut, next_dirty, load, scan, place, see: assembly as C, 80 random boards");
        wrong = 0;
        for (i = 0; i < 80; ++i) {
            test_only(n);
        }
        tap_eq(wrong, 0, "only: assembly as C, 80 random boards");
        wrong = 0;
        for (i = 0; i < (n < 8 ? 40 : 12); ++i) {
            test_list(n);
        }
        tap_eq(wrong, 0, "the listing, each part: assembly as C, random lines");
    }
    return tap_done();
}
