/* The C twins of hot.s: plain, and the ones the host uses. Contracts in hot.h. */
#include "games/skyscrapers/hot.h"

static uint8_t once;

void TWIN(sky_load)(uint8_t k) {
    uint8_t i, cell, step;

    cell = sky_start[k];
    step = sky_step[k];
    for (i = 0; i < sky_n; ++i) {
        sky_ln[i] = sky_lo[cell];
        sky_lt[i] = sky_top[cell];
        cell += step;
    }
}

/* Over sky_ln and sky_lt: sky_some = heights (below N) that some cell can have, once = those that exactly one cell can have, sky_tops = number of
 * cells that can have height N, 2 meaning more. */
static void scan(void) {
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
    once = sky_some & ~twice;
}

uint8_t TWIN(sky_see)(uint8_t end) {
    uint8_t i, seen, tallest;

    seen = 0;
    tallest = sky_parks;
    for (i = 0; i < end; ++i) {
        if (sky_h[i] > tallest) {
            tallest = sky_h[i];
            ++seen;
        }
    }
    return seen;
}

/* As hot.h says of sky_note_cut, except for the note. */
static uint8_t cut(uint8_t cell) {
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

uint8_t TWIN(sky_note_cut)(uint8_t cell) {
    if (cut(cell) == 0) {
        return 0;
    }
    if (sky_step_cells < SKY_STEP_MAX) {
        sky_step_cell[sky_step_cells] = cell;
        ++sky_step_cells;
    }
    return 1;
}

uint8_t TWIN(sky_next_dirty)(uint8_t bit) {
    uint8_t line;

    for (line = 0; line < sky_n2; ++line) {
        if ((sky_dirty[line] & bit) != 0) {
            sky_dirty[line] &= ~bit;
            return line;
        }
    }
    return 255;
}

void TWIN(sky_only)(uint8_t line) {
    uint8_t i, cell, step, tallest, placed;

    TWIN(sky_load)(sky_front[line]);
    scan();
    if (sky_some != sky_full || sky_tops == 0) {
        sky_bad = 1;
        return;
    }
    step = sky_step[sky_front[line]];
    cell = sky_start[sky_front[line]];
    tallest = 0;
    placed = 0;
    for (i = 0; i < sky_n; ++i) {
        if (sky_lt[i] != 0) {
            tallest = cell;
        }
        if (sky_val[cell] != 0) {
            placed |= sky_ln[i];
        }
        cell += step;
    }
    if (sky_tops == 1) {
        sky_keep = 0;
        sky_keep_t = 1;
        TWIN(sky_note_cut)(tallest);
    }
    sky_keep_t = 0;
    cell = sky_start[sky_front[line]];
    for (i = 0; i < sky_n; ++i) {
        sky_keep = sky_lo[cell] & once & ~placed;
        if (sky_keep != 0) {
            TWIN(sky_note_cut)(cell);
        }
        cell += step;
    }
}

/* Cuts the candidates that sky_keep lacks from a line, except for one cell. */
static void cut_line(uint8_t from, uint8_t step, uint8_t but) {
    uint8_t i;

    for (i = 0; i < sky_n; ++i) {
        if (from != but) {
            cut(from);
        }
        from += step;
    }
}

void TWIN(sky_place)(uint8_t cell) {
    uint8_t lo;

    lo = sky_lo[cell];
    sky_val[cell] = sky_top[cell] != 0 ? sky_n : sky_high[lo];
    --sky_left;
    sky_keep = ~lo;
    sky_keep_t = 1 ^ sky_top[cell];
    cut_line(cell - sky_col[cell], 1, cell);
    cut_line(sky_col[cell], sky_n, cell);
}

/* How many towers a clue (0 = none) requires before the tallest, which is itself one of those seen: clue - 1. */
static void ask(uint8_t end, uint8_t clue) {
    sky_ask[end] = 0xFF;
    sky_ask0[end] = 1;
    if (clue != 0) {
        sky_ask[end] = sky_alone << (clue - 1) >> 1;
        sky_ask0[end] = clue == 1;
    }
}

void TWIN(sky_list_open)(uint8_t line) {
    uint8_t i;

    ask(0, sky_clue[sky_front[line]]);
    ask(1, sky_clue[sky_back[line]]);
    TWIN(sky_load)(sky_front[line]);
    for (i = 0; i < sky_n; ++i) {
        sky_fit[i] = 0;
        sky_fit_t[i] = 0;
    }
}

void TWIN(sky_list_fresh)(uint8_t line) {
    uint8_t i, front, back, first, last;
    uint16_t at;

    front = sky_clue[sky_front[line]];
    back = sky_clue[sky_back[line]];
    first = front == 0 ? 0 : front - 1;
    last = back == 0 ? sky_n - 1 : sky_n - back;
    if (front == 1) {
        last = 0;
    }
    if (back == 1) {
        first = sky_n - 1;
    }
    i = sky_n + 1;
    i *= front;
    i += back;
    at = i;
    at *= sky_n;
    at += sky_lines_of[sky_n - SKY_MIN_N];
    for (i = 0; i < sky_n; ++i) {
        sky_fit[i] = sky_lines[at];
        ++at;
        sky_fit_t[i] = 0;
        if (i >= first && i <= last) {
            sky_fit_t[i] = 1;
        }
    }
}

void TWIN(sky_list_face)(uint8_t end) {
    uint8_t i, j;

    sky_far = end;
    sky_most = 0;
    j = sky_n;
    for (i = 0; i < sky_n; ++i) {
        --j;
        sky_seq[i] = sky_ln[end == 0 ? i : j];
        if (sky_lt[end == 0 ? i : j] != 0) {
            sky_most = i;
        }
    }
    (end == 0 ? SKY_NEAR : SKY_FAR)[1] = sky_seq[0] & 1;
}

void TWIN(sky_list_apply)(uint8_t line) {
    uint8_t i, cell, step;

    cell = sky_start[sky_front[line]];
    step = sky_step[sky_front[line]];
    for (i = 0; i < sky_n; ++i) {
        sky_keep = sky_fit[i];
        sky_keep_t = sky_fit_t[i];
        TWIN(sky_note_cut)(cell);
        cell += step;
    }
}

/* The counts that set s can show in the first k + 1 cells. */
static uint8_t counts_of(const uint8_t *table, uint8_t s, uint8_t k) {
    uint8_t left, bit, before, counts;

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
            counts = sky_alone;
        } else if (before < bit) { /* the highest of its set is seen, too */
            before = table[before];
            before <<= 1;
            counts |= before;
        } else {
            counts |= table[before];
        }
    }
    return counts;
}

void TWIN(sky_list_ends)(void) {
    uint8_t s, k, *table;

    table = sky_far != 0 ? SKY_FAR : SKY_NEAR;
    s = sky_from;
    for (;;) {
        k = sky_ones[s] - 1;
        if (k < sky_most) {
            table[s] = counts_of(table, s, k);
        }
        if (s == sky_upto) {
            return;
        }
        ++s;
    }
}

void TWIN(sky_list_join)(void) {
    uint8_t s, rest, place, counts, reply;

    s = sky_from;
    for (;;) {
        rest = sky_full ^ s;
        place = sky_ones[s];
        counts = 0;
        reply = 0;
        if (sky_lt[place] != 0) {
            counts = sky_ask0[0];
            if (s != 0) {
                counts = SKY_NEAR[s];
                counts &= sky_ask[0];
            }
            reply = sky_ask0[1];
            if (rest != 0) {
                reply = SKY_FAR[rest];
                reply &= sky_ask[1];
            }
        }
        if (counts != 0 && reply != 0) {
            sky_fit_t[place] = 1;
        } else {
            counts = 0;
            reply = 0;
        }
        SKY_JOIN[s] = counts;
        SKY_JOIN_FAR[rest] = reply;
        if (s == sky_upto) {
            return;
        }
        ++s;
    }
}

void TWIN(sky_list_back)(void) {
    uint8_t s, k, place, left, bit, before, hit, *table, *join;

    table = sky_far != 0 ? SKY_FAR : SKY_NEAR;
    join = sky_far != 0 ? SKY_JOIN_FAR : SKY_JOIN;
    for (s = sky_upto;; --s) {
        k = sky_ones[s] - 1;
        place = sky_far != 0 ? sky_n - 1 - k : k;
        left = sky_seq[k];
        left &= s;
        if (join[s] == 0) {
            left = 0;
        }
        for (bit = 1; left != 0; bit <<= 1) {
            if ((left & bit) == 0) {
                continue;
            }
            left ^= bit;
            before = s ^ bit;
            hit = join[s];
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
                join[before] |= hit;
            }
        }
        if (s == sky_from) {
            return;
        }
    }
}

void TWIN(sky_list_ahead)(uint8_t line) {
    TWIN(sky_list_open)(line);
    sky_from = 2;
    sky_upto = sky_full;
    TWIN(sky_list_face)(0);
    TWIN(sky_list_ends)();
    TWIN(sky_list_face)(1);
    TWIN(sky_list_ends)();
    sky_from = 0;
    TWIN(sky_list_join)();
    sky_from = 1;
}

void TWIN(sky_list_home)(uint8_t line) {
    TWIN(sky_list_back)();
    TWIN(sky_list_face)(0);
    TWIN(sky_list_back)();
    TWIN(sky_list_apply)(line);
}
