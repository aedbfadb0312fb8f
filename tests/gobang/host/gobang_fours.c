/* See gobang_fours.h. The board is seen as its 572 windows of five cells: a window with four own stones and a free cell is a five to
 * make there, one with three own stones and two free cells a four on either. */
#include "tests/gobang/host/gobang_fours.h"

#include <string.h>

static uint8_t b[256];
static uint8_t windows[572][5];

static void find_windows(void) {
    static const int dx[4] = {1, 0, 1, -1}, dy[4] = {0, 1, 1, 1};
    int count = 0;

    for (int way = 0; way < 4; ++way) {
        for (int y = 0; y + 4 * dy[way] < 15; ++y) {
            for (int x = 0; x < 15; ++x) {
                int end = x + 4 * dx[way];
                if (end < 0 || end > 14) {
                    continue;
                }
                for (int i = 0; i < 5; ++i) {
                    windows[count][i] = (uint8_t)((y + i * dy[way]) * 16 + x + i * dx[way]);
                }
                ++count;
            }
        }
    }
}

/* Marks the free cells of every window with `own` stones of the side and none of the other; returns how many cells. */
static int mark(int side, int own, uint8_t *marked) {
    int cells = 0;

    memset(marked, 0, 256);
    for (int w = 0; w < 572; ++w) {
        int have = 0, against = 0;
        for (int i = 0; i < 5; ++i) {
            have += b[windows[w][i]] == side;
            against += b[windows[w][i]] == 3 - side;
        }
        if (have != own || against) {
            continue;
        }
        for (int i = 0; i < 5; ++i) {
            uint8_t cell = windows[w][i];
            if (b[cell] == 0 && !marked[cell]) {
                marked[cell] = 1;
                ++cells;
            }
        }
    }
    return cells;
}

#define SEEN (1 << 20)
static struct {
    uint64_t key;
    int most;
} seen[SEEN]; /* positions known not to be won with `most` stones */

static uint64_t hash(int side) {
    uint64_t h = 1469598103934665603ull + (uint64_t)side;
    for (int i = 0; i < 240; ++i) {
        h = (h ^ b[i]) * 1099511628211ull;
    }
    return h ? h : 1;
}

static int wins(int side, int most);

/* `side` has just put a stone that is no five; the other side had no five to make. Does `side` win with `most` further stones? */
static int holds(int side, int most) {
    uint8_t target[256];
    int count = mark(side, 4, target);

    if (count == 0 || most < 1) {
        return 0;
    }
    if (count > 1) {
        return 1;
    }
    int cell = (int)((uint8_t *)memchr(target, 1, 256) - target);
    b[cell] = (uint8_t)(3 - side);
    int won = wins(side, most);
    b[cell] = 0;
    return won;
}

/* Does `side`, to move, win by fours with at most `most` own stones? */
static int wins(int side, int most) {
    uint8_t list[256], threat[256];

    if (mark(side, 4, list) > 0) {
        return most >= 1;
    }
    int threats = mark(3 - side, 4, threat);
    if (most < 2 || threats > 1 || mark(side, 3, list) == 0) {
        return 0;
    }
    uint64_t key = hash(side);
    if (seen[key % SEEN].key == key && seen[key % SEEN].most >= most) {
        return 0;
    }
    for (int cell = 0; cell < 240; ++cell) {
        if (!list[cell] || (threats == 1 && !threat[cell])) {
            continue;
        }
        b[cell] = (uint8_t)side;
        int won = holds(side, most - 1);
        b[cell] = 0;
        if (won) {
            return 1;
        }
    }
    seen[key % SEEN].key = key;
    seen[key % SEEN].most = most;
    return 0;
}

int fours_shortest(const uint8_t *board, int side, int most) {
    find_windows();
    memcpy(b, board, 256);
    for (int n = 1; n <= most; ++n) {
        if (wins(side, n)) {
            return n;
        }
    }
    return 0;
}

int fours_threat(const uint8_t *board, int side) {
    uint8_t list[256], five[256];

    find_windows();
    memcpy(b, board, 256);
    if (mark(side, 4, five) > 0) {
        return 1;
    }
    mark(side, 3, list);
    for (int cell = 0; cell < 240; ++cell) {
        if (list[cell]) {
            b[cell] = (uint8_t)side;
            int fives = mark(side, 4, five);
            b[cell] = 0;
            if (fives > 1) {
                return 1;
            }
        }
    }
    return 0;
}

int fours_move_wins(const uint8_t *board, int side, uint8_t cell, int most) {
    uint8_t five[256], threat[256];

    find_windows();
    memcpy(b, board, 256);
    if (mark(side, 4, five) > 0) {
        return five[cell];
    }
    if (mark(3 - side, 4, threat) > 0 && !threat[cell]) {
        return 0;
    }
    b[cell] = (uint8_t)side;
    return mark(3 - side, 4, threat) == 0 && holds(side, most - 1);
}
