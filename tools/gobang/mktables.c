/* Writes the Gobang pattern tables: mktables c > gobang_tables.h, mktables asm > gobang_tables.inc.
 *
 * A row is seen from an empty cell as two halves of four cells each. For one side a half matters only as far as the first stone of
 * the other side (or the edge): n free-or-own cells, n = 0..4, and which of them are own, so a half has 31 codes:
 *
 *     code = 2^n - 1 + (bit k set: the cell at distance k + 1 is own)
 *
 * On the console a half is one byte, two bits a cell (0 empty, 1 black, 2 white, 3 edge), the nearest cell lowest. code_b/code_w turn
 * the byte into each side's code; value[code of one half * 32 + code of the other] is what a stone on the cell is worth
 * in that row. The value also tells the class: see the GB_V_ limits.
 *
 * Original's table is by ternary halves (81 x 81), since its shapes look past blocking stones, and its edge counts as empty.
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

/* ---- Original ------------------------------------------------------------------------------------------------------ */

/* The shapes of the seed's recognisers, best first; a shape counts wherever it lies in the nine cells. The report prints only the
 * first and gives names and scores of the others. What each name stands for was taken from the author's published design, which
 * was read for that and not copied, and is written here as patterns: a plain name is the shape open at both ends, "f" its half-open form that still gains by the next stone (for a four also the forms with a gap), "s" the form shut close
 * at one end. *: own, _: empty, o: other. */
static const char *const shapes[9][6] = {
    {"*****"},
    {"_****_"},
    {"o****_", "_****o", "*_***", "***_*", "**_**"},
    {"_***_", "_**_*_", "_*_**_"},
    {"o_***", "***_o"},
    {"_**_", "_*_*_"},
    {"o***_", "_***o"},
    {"o_**", "**_o"},
    {"o**_", "_**o"},
};

static int has_shape(const char *cells, const char *shape) {
    return strstr(cells, shape) != NULL;
}

/* Rank 0..9 (9: none) of the best shape for ternary halves (distance 1 is the lowest digit; 0 empty, 1 own, 2 other). */
static int original_rank(int left, int right) {
    char cells[10] = "____*____";
    int k, rank, i;

    for (k = 1; k <= 4; ++k, left /= 3, right /= 3) {
        cells[4 - k] = "_*o"[left % 3];
        cells[4 + k] = "_*o"[right % 3];
    }
    for (rank = 0; rank < 9; ++rank) {
        for (i = 0; i < 6 && shapes[rank][i]; ++i) {
            if (has_shape(cells, shapes[rank][i])) {
                return rank;
            }
        }
    }
    return 9;
}

/* ---- output -------------------------------------------------------------------------------------------------------- */

static int assembler;

static void begin(const char *name) {
    printf(assembler ? "%s:" : "static const uint8_t %s[] = {", name);
}

static void item(int i, const char *text) {
    if (assembler) {
        printf(i % 16 ? "," : "\n    .byte ");
    } else if (i % 16 == 0) {
        printf("\n    ");
    }
    printf(assembler ? "%s" : "%s,", text);
}

static void number(int i, int n) {
    char text[12];
    sprintf(text, "%d", n);
    item(i, text);
}

static void end(void) {
    printf(assembler ? "\n" : "\n};\n");
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
    begin("gbt_value");
    for (i = 0; i < 1024; ++i) {
        number(i, i / 32 < 31 && i % 32 < 31 ? value_of(i / 32, i % 32) : 0);
    }
    end();
}

/* Where in gbt_value the row of a half's code begins, by the half's byte. */
static void write_rows(const char *name, int side, int high) {
    char text[40];
    int i;

    begin(name);
    for (i = 0; i < 256; ++i) {
        sprintf(text, "%c(gbt_value+%d)", high ? 0x3E : 0x3C, code_of(i, side) * 32);
        item(i, text);
    }
    end();
}

static void write_original(void) {
    int i;
    begin("gbt_original");
    for (i = 0; i < 81 * 81; ++i) {
        number(i, original_rank(i / 81, i % 81));
    }
    end();
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";
    int class;
    static const char *const names[CLASSES] = {"DEAD",  "ONE",   "OPEN1", "TWO",   "OPEN2",
                                               "THREE", "OPEN3", "FOUR",  "OPEN4", "FIVE"};

    if (value_of(15, 15) != 0) {
        fputs("mktables: an empty row must be worth nothing: gbh_clear_rows() relies on it\n", stderr);
        return 1;
    }
    assembler = strcmp(what, "asm") == 0 || strcmp(what, "original-asm") == 0;
    if (strcmp(what, "asm") == 0) {
        write_values();
        write_codes("gbt_code_b", 1);
        write_codes("gbt_code_w", 2);
        write_rows("gbt_row_b_lo", 1, 0);
        write_rows("gbt_row_b_hi", 1, 1);
        write_rows("gbt_row_w_lo", 2, 0);
        write_rows("gbt_row_w_hi", 2, 1);
        begin("gbt_pair");
        for (class = 0; class < 9; ++class) {
            number(class, value_of(15 + class, 15));
        }
        end();
        for (class = TWO; class < CLASSES; ++class) {
            printf("GB_V_%s = %d\n", names[class], base_value[class]);
        }
    } else if (strcmp(what, "c") == 0) {
        write_values();
        write_codes("gbt_code_b", 1);
        write_codes("gbt_code_w", 2);
    } else if (strcmp(what, "classes") == 0) {
        puts("enum {");
        for (class = TWO; class < CLASSES; ++class) {
            printf("    GB_V_%s = %d,\n", names[class], base_value[class]);
        }
        puts("    GB_V_END\n};");
    } else if (strcmp(what, "original") == 0 || strcmp(what, "original-asm") == 0) {
        write_original();
    } else {
        fprintf(stderr, "usage: mktables c|classes|asm|original|original-asm\n");
        return 2;
    }
    return 0;
}
