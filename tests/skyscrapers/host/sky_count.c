#include "tests/skyscrapers/host/sky_count.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t h[9];
} filling;
typedef struct {
    filling *all;
    int count;
} list;
typedef struct {
    uint16_t mask[81];
    list line[18];
} board;

static int side;
static int parks;                      /* 1: a 1 is a park, and not seen */
static list with_clues[2][10][10][10]; /* [parks][side][front][back], a clue 0 = any; made when first asked for */
static int limit_now, found_now;
static uint8_t *solution_now;

static int seen(const uint8_t *h, int n, int from_back) {
    int count = 0, top = 0;
    for (int i = 0; i < n; ++i) {
        int x = h[from_back ? n - 1 - i : i];
        if (parks && x == 1) {
            continue;
        }
        if (x > top) {
            top = x;
            ++count;
        }
    }
    return count;
}

static void grow(uint8_t *h, int at, int n, int front, int back, list *out, size_t *room) {
    if (at == n) {
        if ((front && seen(h, n, 0) != front) || (back && seen(h, n, 1) != back)) {
            return;
        }
        if ((size_t)out->count == *room) {
            *room = *room ? *room * 2 : 64;
            out->all = realloc(out->all, *room * sizeof *out->all);
        }
        memcpy(out->all[out->count++].h, h, 9);
        return;
    }
    for (int x = 1; x <= n; ++x) {
        if (memchr(h, x, (size_t)at) == NULL) {
            h[at] = (uint8_t)x;
            grow(h, at + 1, n, front, back, out, room);
        }
    }
}

static list fillings(int n, int front, int back) {
    list *l = &with_clues[parks][n][front][back];
    if (l->all == NULL) {
        uint8_t h[9] = {0};
        size_t room = 64;
        l->all = malloc(room * sizeof *l->all);
        grow(h, 0, n, front, back, l, &room);
    }
    return *l;
}

static int cell_of(int line, int i) {
    return line < side ? line * side + i : i * side + line - side;
}

/* Copies the fillings that the cells allow to a new array; 0 if none is left. */
static int filter(board *b, int line) {
    list *l = &b->line[line];
    filling *kept = malloc((size_t)(l->count ? l->count : 1) * sizeof *kept);
    int count = 0;
    uint16_t may[9] = {0};
    for (int f = 0; f < l->count; ++f) {
        int fits = 1;
        for (int i = 0; i < side && fits; ++i) {
            fits = b->mask[cell_of(line, i)] >> l->all[f].h[i] & 1;
        }
        if (fits) {
            kept[count++] = l->all[f];
            for (int i = 0; i < side; ++i) {
                may[i] |= (uint16_t)(1u << l->all[f].h[i]);
            }
        }
    }
    l->all = kept;
    l->count = count;
    for (int i = 0; i < side; ++i) {
        b->mask[cell_of(line, i)] &= may[i];
    }
    return count;
}

/* Removes a height that is certain in a cell from the other cells of its lines; 0 if a cell has none left. */
static int singles(board *b) {
    for (int c = 0; c < side * side; ++c) {
        uint16_t m = b->mask[c];
        if (m == 0) {
            return 0;
        }
        if (m & (m - 1)) {
            continue;
        }
        for (int i = 0; i < side; ++i) {
            int in_row = c / side * side + i, in_col = c % side + i * side;
            b->mask[in_row] &= in_row == c ? m : (uint16_t)~m;
            b->mask[in_col] &= in_col == c ? m : (uint16_t)~m;
        }
    }
    return 1;
}

static int narrow(board *b, const int *has_clue) {
    uint16_t before[81];
    do {
        memcpy(before, b->mask, sizeof before);
        if (!singles(b)) {
            return 0;
        }
        for (int l = 0; l < 2 * side; ++l) {
            if (has_clue[l]) {
                filling *old = b->line[l].all;
                int left = filter(b, l);
                free(old);
                if (!left) {
                    return 0;
                }
            }
        }
    } while (memcmp(before, b->mask, sizeof before) != 0);
    return 1;
}

static void copy_lists(board *b, const int *has_clue) {
    for (int l = 0; l < 2 * side; ++l) {
        if (has_clue[l]) {
            size_t size = (size_t)(b->line[l].count ? b->line[l].count : 1) * sizeof(filling);
            filling *mine = malloc(size);
            memcpy(mine, b->line[l].all, (size_t)b->line[l].count * sizeof(filling));
            b->line[l].all = mine;
        }
    }
}

static void drop_lists(board *b, const int *has_clue) {
    for (int l = 0; l < 2 * side; ++l) {
        if (has_clue[l]) {
            free(b->line[l].all);
        }
    }
}

/* Takes over the lists of b. */
static void search(board *b, const int *has_clue) {
    int best = -1, fewest = 99;
    if (narrow(b, has_clue)) {
        for (int c = 0; c < side * side; ++c) {
            int k = __builtin_popcount(b->mask[c]);
            if (k > 1 && k < fewest) {
                fewest = k;
                best = c;
            }
        }
        if (best < 0) {
            ++found_now;
            for (int c = 0; c < side * side; ++c) {
                solution_now[c] = (uint8_t)__builtin_ctz(b->mask[c]);
            }
        }
        for (int h = 1; best >= 0 && h <= side && found_now < limit_now; ++h) {
            if (b->mask[best] >> h & 1) {
                board child = *b;
                copy_lists(&child, has_clue);
                child.mask[best] = (uint16_t)(1u << h);
                search(&child, has_clue);
            }
        }
    }
    drop_lists(b, has_clue);
}

int sky_count(const sky_puzzle_t *p, int limit, uint8_t *solution) {
    static board b;
    int n = p->n, has_clue[18];
    side = n;
    parks = p->parks;
    limit_now = limit;
    found_now = 0;
    solution_now = solution;
    for (int c = 0; c < n * n; ++c) {
        b.mask[c] = p->given[c] ? (uint16_t)(1u << p->given[c]) : (uint16_t)((1u << (n + 1)) - 2);
    }
    for (int l = 0; l < 2 * n; ++l) {
        int front = l < n ? p->clue[2 * n + l] : p->clue[l - n];
        int back = l < n ? p->clue[3 * n + l] : p->clue[l];
        has_clue[l] = front || back;
        if (has_clue[l]) {
            b.line[l] = fillings(n, front, back);
        }
    }
    copy_lists(&b, has_clue);
    search(&b, has_clue);
    return found_now;
}
