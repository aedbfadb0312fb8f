/* The C twins of hot.s: plain, and the ones the host uses. Contracts in hot.h. */
#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/place.h"

void sky_load_ref(uint8_t k) {
    uint8_t i, cell, step;

    cell = sky_start[k];
    step = sky_step[k];
    for (i = 0; i < sky_n; ++i) {
        sky_ln[i] = sky_lo[cell];
        sky_lt[i] = sky_top[cell];
        cell += step;
    }
}

void sky_scan_ref(void) {
    uint8_t i, m, twice;

    sky_some = 0;
    sky_tops = 0;
    twice = 0;
    for (i = 0; i < sky_n; ++i) {
        m = sky_ln[i];
        twice |= sky_some & m;
        sky_some |= m;
        if (sky_lt[i] != 0 && sky_tops < 2) {
            ++sky_tops;
        }
    }
    sky_once = sky_some & ~twice;
}

uint8_t sky_see_ref(uint8_t end) {
    uint8_t i, seen, tallest;

    seen = 0;
    tallest = 0;
    for (i = 0; i < end; ++i) {
        if (sky_h[i] > tallest) {
            tallest = sky_h[i];
            ++seen;
        }
    }
    return seen;
}

uint8_t sky_cut_ref(uint8_t cell) {
    uint8_t lo, top, count;

    lo = sky_lo[cell] & sky_keep;
    top = sky_top[cell] & sky_keep_t;
    if (lo == sky_lo[cell] && top == sky_top[cell]) {
        return 0;
    }
    sky_lo[cell] = lo;
    sky_top[cell] = top;
    sky_dirty[sky_row[cell]] = 0xFF;
    sky_dirty[sky_n + sky_col[cell]] = 0xFF;
    count = sky_ones[lo] + top;
    if (count == 0) {
        sky_bad = 1;
    } else if (count == 1) {
        sky_queue[sky_queued] = cell;
        ++sky_queued;
    }
    return 1;
}

uint8_t sky_note_cut_ref(uint8_t cell) {
    if (sky_cut_ref(cell) == 0) {
        return 0;
    }
    if (sky_step_cells < SKY_STEP_MAX) {
        sky_step_cell[sky_step_cells] = cell;
        ++sky_step_cells;
    }
    return 1;
}

uint8_t sky_next_dirty_ref(uint8_t bit) {
    uint8_t line;

    for (line = 0; line < sky_n2; ++line) {
        if ((sky_dirty[line] & bit) != 0) {
            sky_dirty[line] &= ~bit;
            return line;
        }
    }
    return 255;
}

void sky_only_ref(uint8_t line) {
    uint8_t i, cell, step;

    sky_load_ref(sky_front[line]);
    sky_scan_ref();
    if (sky_some != sky_full || sky_tops == 0) {
        sky_bad = 1;
        return;
    }
    cell = sky_start[sky_front[line]];
    step = sky_step[sky_front[line]];
    for (i = 0; i < sky_n; ++i) {
        sky_keep = sky_ln[i] & sky_once;
        sky_keep_t = 0;
        if (sky_keep != 0) {
            sky_note_cut_ref(cell);
        } else if (sky_tops == 1 && sky_lt[i] != 0) {
            sky_keep_t = 1;
            sky_note_cut_ref(cell);
        }
        cell += step;
    }
}

/* Cuts the candidates that sky_keep lacks from a line, but for one cell. */
static void cut_line(uint8_t from, uint8_t step, uint8_t but) {
    uint8_t i;

    for (i = 0; i < sky_n; ++i) {
        if (from != but) {
            sky_cut_ref(from);
        }
        from += step;
    }
}

void sky_place_ref(uint8_t cell) {
    uint8_t lo;

    lo = sky_lo[cell];
    sky_val[cell] = sky_top[cell] != 0 ? sky_n : sky_high[lo];
    --sky_left;
    sky_keep = ~lo;
    sky_keep_t = 1 ^ sky_top[cell];
    cut_line(cell - sky_col[cell], 1, cell);
    cut_line(sky_col[cell], sky_n, cell);
}

/* What a clue (0 = none) asks of the towers before the tallest, which is itself one of those seen. */
static void ask(uint8_t end, uint8_t clue) {
    sky_ask[end] = 0xFF;
    sky_ask0[end] = 1;
    if (clue == 1) {
        sky_ask[end] = 0;
    } else if (clue != 0) {
        sky_ask[end] = 1 << (clue - 2);
        sky_ask0[end] = 0;
    }
}

void sky_list_open_ref(uint8_t line) {
    uint8_t i;

    ask(0, sky_clue[sky_front[line]]);
    ask(1, sky_clue[sky_back[line]]);
    sky_load_ref(sky_front[line]);
    for (i = 0; i < sky_n; ++i) {
        sky_fit[i] = 0;
        sky_fit_t[i] = 0;
    }
}

void sky_list_face_ref(uint8_t end) {
    uint8_t i, j;

    sky_far = end;
    sky_want = sky_ask[end];
    sky_want0 = sky_ask0[end];
    sky_wish = sky_ask[end ^ 1];
    sky_wish0 = sky_ask0[end ^ 1];
    j = sky_n;
    for (i = 0; i < sky_n; ++i) {
        --j;
        sky_seq[i] = sky_ln[end == 0 ? i : j];
    }
}

void sky_list_apply_ref(uint8_t line) {
    uint8_t i, cell, step;

    cell = sky_start[sky_front[line]];
    step = sky_step[sky_front[line]];
    for (i = 0; i < sky_n; ++i) {
        sky_keep = sky_fit[i];
        sky_keep_t = sky_fit_t[i];
        sky_note_cut_ref(cell);
        cell += step;
    }
}

void sky_list_ends_ref(void) {
    uint8_t s, k, left, bit, before, counts, *table;

    table = sky_far != 0 ? SKY_FAR : SKY_NEAR;
    s = sky_from;
    for (;;) {
        k = sky_ones[s] - 1;
        left = sky_seq[k];
        left &= s;
        counts = 0;
        for (bit = 1; left != 0; bit <<= 1) {
            if ((left & bit) == 0) {
                continue;
            }
            left ^= bit;
            before = s ^ bit;
            if (before == 0) {
                counts = 1;
            } else if (before < bit) {      /* the highest of its set is seen as well */
                before = table[before];
                before <<= 1;
                counts |= before;
            } else {
                counts |= table[before];
            }
        }
        table[s] = counts;
        if (s == sky_upto) {
            return;
        }
        ++s;
    }
}

void sky_list_join_ref(void) {
    uint8_t s, rest, cell, fits, reply, *table, *other;

    table = sky_far != 0 ? SKY_FAR : SKY_NEAR;
    other = sky_far != 0 ? SKY_NEAR : SKY_FAR;
    s = sky_from;
    for (;;) {
        rest = sky_full ^ s;
        cell = sky_ones[s];
        if (sky_far != 0) {
            cell = sky_n - 1 - cell;
        }
        fits = 0;
        if (sky_lt[cell] != 0) {
            fits = sky_want0;
            if (s != 0) {
                fits = table[s];
                fits &= sky_want;
            }
            reply = sky_wish0;
            if (rest != 0) {
                reply = other[rest];
                reply &= sky_wish;
            }
            if (reply == 0) {
                fits = 0;
            }
            if (fits != 0) {
                sky_fit_t[cell] = 1;
            }
        }
        SKY_JOIN[s] = fits;
        if (s == sky_upto) {
            return;
        }
        ++s;
    }
}

void sky_list_back_ref(void) {
    uint8_t s, k, place, left, bit, before, hit, *table;

    table = sky_far != 0 ? SKY_FAR : SKY_NEAR;
    for (s = sky_upto;; --s) {
        k = sky_ones[s] - 1;
        place = sky_far != 0 ? sky_n - 1 - k : k;
        left = sky_seq[k];
        left &= s;
        if (SKY_JOIN[s] == 0) {
            left = 0;
        }
        for (bit = 1; left != 0; bit <<= 1) {
            if ((left & bit) == 0) {
                continue;
            }
            left ^= bit;
            before = s ^ bit;
            hit = SKY_JOIN[s];
            if (before == 0) {
                sky_fit[place] |= bit;
                continue;
            }
            if (before < bit) {
                hit >>= 1;
            }
            hit &= table[before];
            if (hit != 0) {
                sky_fit[place] |= bit;
                SKY_JOIN[before] |= hit;
            }
        }
        if (s == sky_from) {
            return;
        }
    }
}
