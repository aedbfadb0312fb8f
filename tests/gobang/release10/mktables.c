/* Writes the pattern tables of release 1.0: mktables > release10_tables.h, mktables classes > release10_classes.h.
 *
 * A row is seen from an empty cell as two halves of four cells each. For one side a half matters only as far as the first stone of
 * the other side (or the edge): n free-or-own cells, n = 0..4, and which of them are own, so a half has 31 codes:
 *
 *     code = 2^n - 1 + (bit k set: the cell at distance k + 1 is own)
 *
 * On the console a half is one byte, two bits a cell (0 empty, 1 black, 2 white, 3 edge), the nearest cell lowest. code_b/code_w turn
 * the byte into each side's code; value[code of one half * 32 + code of the other] is what a stone on the cell is worth
 * in that row. The value also tells the class: see the G10_V_ limits.
 */
#include <stdio.h>
#include <string.h>

enum { DEAD, ONE, OPEN1, TWO, OPEN2, THREE, OPEN3, FOUR, OPEN4, FIVE, CLASSES };

/* The least value of each class; a class with more ways to grow is worth a little more, never as much as the next one. */
static const int base_value[CLASSES] = {0, 0, 0, 0, 1, 3, 10, 14, 30, 60};
static const int more_ways[CLASSES] = {0, 0, 0, 0, 1, 0, 1, 0, 0, 0};

/* w: nine cells, 0 free, 1 own, 2 blocked; the centre, w[4], is own. Length of the run through the centre. */
static int run(const int *w) {
    int a = 4, b = 4;
    while (a > 0 && w[a - 1] == 1) {
        --a;
    }
    while (b < 8 && w[b + 1] == 1) {
        ++b;
    }
    return b - a + 1;
}

/* The class of a row with an own stone in the centre: what further own stones can make of it. *ways: how many cells do. */
static int classify(int *w, int *ways) {
    int best = DEAD, count = 0, e, sub, made;

    *ways = 0;
    if (run(w) >= 5) {
        return FIVE;
    }
    for (e = 0; e < 9; ++e) {
        if (w[e] != 0) {
            continue;
        }
        w[e] = 1;
        made = classify(w, &sub);
        w[e] = 0;
        if (made > best) {
            best = made;
            count = 0;
        }
        count += made == best;
    }
    *ways = count;
    switch (best) {
    case FIVE:
        return count >= 2 ? OPEN4 : FOUR;
    case OPEN4:
        return OPEN3;
    case FOUR:
        return THREE;
    case OPEN3:
        return OPEN2;
    case THREE:
        return TWO;
    case OPEN2:
        return OPEN1;
    case TWO:
        return ONE;
    default:
        return DEAD;
    }
}

/* Writes the four cells of a half with this code into w, outwards from the centre. */
static void spread(int code, int *w, int direction) {
    int n = 0, k, own;

    while (code >= (2 << n) - 1) {
        ++n;
    }
    own = code - ((1 << n) - 1);
    for (k = 0; k < 4; ++k) {
        w[4 + direction * (k + 1)] = k < n ? (own >> k) & 1 : 2;
    }
}

static int value_of(int left, int right) {
    int w[9], ways, class, more;

    w[4] = 1;
    spread(left, w, -1);
    spread(right, w, 1);
    class = classify(w, &ways);
    more = more_ways[class] * (ways > 1 ? (ways > 3 ? 2 : 1) : 0);
    return base_value[class] + more;
}

/* The code, for this side, of a half given as the console's byte. */
static int code_of(int byte, int side) {
    int n, own = 0, cell;

    for (n = 0; n < 4; ++n) {
        cell = (byte >> (2 * n)) & 3;
        if (cell != 0 && cell != side) {
            break;
        }
        own |= (cell == side) << n;
    }
    return (1 << n) - 1 + own;
}

/* ---- output -------------------------------------------------------------------------------------------------------- */

static void begin(const char *name) {
    printf("static const uint8_t %s[] = {", name);
}

static void number(int i, int n) {
    printf("%s%d,", i % 16 ? "" : "\n    ", n);
}

static void end(void) {
    puts("\n};");
}

static void write_codes(const char *name, int side) {
    int i;
    begin(name);
    for (i = 0; i < 256; ++i) {
        number(i, code_of(i, side));
    }
    end();
}

static void write_values(void) {
    int i;
    begin("g10t_value");
    for (i = 0; i < 1024; ++i) {
        number(i, i / 32 < 31 && i % 32 < 31 ? value_of(i / 32, i % 32) : 0);
    }
    end();
}

int main(int argc, char **argv) {
    static const char *const names[CLASSES] = {"DEAD",  "ONE",   "OPEN1", "TWO",   "OPEN2",
                                               "THREE", "OPEN3", "FOUR",  "OPEN4", "FIVE"};
    int class;

    if (argc > 1 && strcmp(argv[1], "classes") == 0) {
        puts("enum {");
        for (class = TWO; class < CLASSES; ++class) {
            printf("    G10_V_%s = %d,\n", names[class], base_value[class]);
        }
        puts("    G10_V_END\n};");
        return 0;
    }
    write_values();
    write_codes("g10t_code_b", 1);
    write_codes("g10t_code_w", 2);
    return 0;
}
