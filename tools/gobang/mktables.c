/* Writes the tables of the Gobang engine: mktables c KNOWLEDGE > gobang_tables.h, mktables asm KNOWLEDGE > gobang_tables.inc. KNOWLEDGE is
 * games/gobang/knowledge.txt, which tools/gobang/fit.c makes: what a combination of rows is worth, and how likely a move it is.
 *
 * A row is seen from an empty cell as two halves of four cells each, each a byte, two bits a cell (0 empty, 1 black, 2 white, 3
 * edge), the nearest cell lowest. Halves that are the same to both colours are of one kind (57 kinds). Two kinds give the class
 * of the row for both colours: what a stone on the cell makes of the row. The weights of a cell's four classes add up to one byte
 * that says which four they were; only some sets that win at once share a sum. The weights were found by hill climbing.
 *
 * Original has a table by its own kinds of halves, written in ternary, since its shapes look past blocking stones and its edge
 * counts as empty.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a row can be made into. */
enum { DEAD, ONE, OPEN1, TWO, OPEN2, THREE, OPEN3, FOUR, OPEN4, FIVE, SHAPES };

/* The classes that count, as the console writes them: bit 2 says that the kind of the cell may change with it. */
enum { C_NONE = 0, C_OPEN2 = 1, C_THREE = 2, C_OPEN3 = 4, C_FOUR = 5, C_OPEN4 = 6, C_FIVE = 7, CLASSES = 8 };
static const int class_of[SHAPES] = {0, 0, 0, 0, C_OPEN2, C_THREE, C_OPEN3, C_FOUR, C_OPEN4, C_FIVE};
/* A five needs no weight: fives are handled before sums are looked at. */
static const int weight[CLASSES] = {0, 109, 204, 0, 3, 246, 127, 0};
/* Roughly how often a row is of each class: of two sets with the same sum the likelier one is meant. */
static const double often[CLASSES] = {1, .35, .2, 0, .2, .08, .03, 0};
static const int classes_used[] = {C_NONE, C_OPEN2, C_THREE, C_OPEN3, C_FOUR, C_OPEN4};

enum { KIND_NONE, KIND_THREE, KIND_TWO_THREES, KIND_FOUR, KIND_FOUR_THREE, KIND_WIN }; /* GBH_KIND_... of hot.h */

#define HALVES 81    /* ternary numbers of four digits */
#define KINDS_MAX 64 /* of halves; also the length of a row in the class table */
static int half_kind[256], kinds;
static int example[KINDS_MAX]; /* one half of each kind */
static int kind_of_sum[256];

/* What was learned, by sum, and by the states of the evaluation. */
static int on_move[256], off_move[256], makes[256], prevents[256], threats[50], wealth[512];

/* ---- classes of rows -------------------------------------------------------------------------------------------------- */

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

/* The shape of a row with an own stone in the centre: what more own stones can make of it. */
static int shape(int *w) {
    static const int before[SHAPES] = {DEAD, DEAD, DEAD, ONE, OPEN1, TWO, OPEN2, THREE, OPEN3, FOUR};
    int best = DEAD, count = 0, e, made;

    if (run(w) >= 5) {
        return FIVE;
    }
    for (e = 0; e < 9; ++e) {
        if (w[e] != 0) {
            continue;
        }
        w[e] = 1;
        made = shape(w);
        w[e] = 0;
        if (made > best) {
            best = made;
            count = 0;
        }
        count += made == best;
    }
    return best == FIVE && count >= 2 ? OPEN4 : before[best];
}

/* The four cells of a half as seen by one colour, written outwards from the middle of w. */
static void view(int half, int colour, int *w, int direction) {
    int cut = 0, k, v;

    for (k = 0; k < 4; ++k) {
        v = (half >> (2 * k)) & 3;
        cut |= v != 0 && v != colour;
        w[4 + direction * (k + 1)] = cut ? 2 : v == colour;
    }
}

static void find_half_kinds(void) {
    int seen[KINDS_MAX][2][9], w[2][9], half, i;

    memset(seen, 0, sizeof seen);
    memset(w, 0, sizeof w);
    for (half = 0; half < 256; ++half) {
        view(half, 1, w[0], 1);
        view(half, 2, w[1], 1);
        for (i = 0; i < kinds && memcmp(seen[i], w, sizeof w) != 0; ++i) {
        }
        if (i == kinds) {
            memcpy(seen[i], w, sizeof w);
            example[kinds++] = half;
        }
        half_kind[half] = i;
    }
}

/* Both colours' classes of the row of two kinds of halves: black in the low three bits, white in the next three, then a bit each for
 * five (GBH_FIVE_B, GBH_FIVE_W of hot.h). */
static int row_class(int a, int b) {
    int w[9], class[2], colour;

    for (colour = 0; colour < 2; ++colour) {
        w[4] = 1;
        view(example[a], colour + 1, w, -1);
        view(example[b], colour + 1, w, 1);
        class[colour] = class_of[shape(w)];
    }
    return class[0] | class[1] << 3 | (class[0] == C_FIVE) << 6 | (class[1] == C_FIVE) << 7;
}

static int kind_of_set(const int *set) {
    int i, threes = 0, fours = 0, open_fours = 0;

    for (i = 0; i < 4; ++i) {
        threes += set[i] == C_OPEN3;
        fours += set[i] == C_FOUR;
        open_fours += set[i] == C_OPEN4;
    }
    if (open_fours || fours > 1) {
        return KIND_WIN;
    }
    if (fours) {
        return threes ? KIND_FOUR_THREE : KIND_FOUR;
    }
    return threes > 1 ? KIND_TWO_THREES : threes ? KIND_THREE : KIND_NONE;
}

static void find_sums(void) {
    double best[256] = {0}, f;
    int n, i, sum, set[4];

    for (n = 0; n < 6 * 6 * 6 * 6; ++n) {
        int rest = n;
        sum = 0;
        f = 1;
        for (i = 0; i < 4; ++i, rest /= 6) {
            set[i] = classes_used[rest % 6];
            sum += weight[set[i]];
            f *= often[set[i]];
        }
        if (f > best[sum & 255]) {
            best[sum & 255] = f;
            kind_of_sum[sum & 255] = kind_of_set(set);
        }
    }
}

/* How a search of fours ranks a cell; 0: no four. */
static int four_rank(int sum) {
    int kind = kind_of_sum[sum];
    return kind < KIND_FOUR ? 0 : 1 + makes[sum] / 2 + 64 * (kind - KIND_FOUR);
}

/* ---- what was learned ------------------------------------------------------------------------------------------------- */

static void refuse(const char *path, const char *what) {
    fprintf(stderr, "mktables: %s: %s\n", path, what);
    exit(1);
}

static void read_numbers(FILE *f, const char *path, int *to, int count, int least, int most) {
    int i, c;

    while ((c = getc(f)) == '#' || c == '\n') {
        while (c != '\n' && c != EOF) {
            c = getc(f);
        }
    }
    ungetc(c, f);
    for (i = 0; i < count; ++i) {
        if (fscanf(f, "%d", &to[i]) != 1) {
            refuse(path, "too few numbers");
        }
        if (to[i] < least || to[i] > most) {
            refuse(path, "a number is too great or too small");
        }
    }
    while ((c = getc(f)) == ' ' || c == '\r') {
    }
    if (c != '\n') {
        refuse(path, "a line is too long");
    }
}

static void read_knowledge(const char *path) {
    FILE *f = fopen(path, "r");

    if (!f) {
        refuse(path, "cannot be read");
    }
    read_numbers(f, path, on_move, 256, 0, 255);
    read_numbers(f, path, off_move, 256, 0, 255);
    read_numbers(f, path, makes, 256, 0, 127);
    read_numbers(f, path, prevents, 256, 0, 127);
    read_numbers(f, path, threats, 50, -2000, 2000);
    read_numbers(f, path, wealth, 512, -127, 127);
    fclose(f);
}

/* ---- Original ------------------------------------------------------------------------------------------------------ */

/* The shapes that the original design recognises, best first; a shape counts anywhere in the nine cells. The report prints only
 * the first and gives names and scores of the others. What each name stands for was taken from the author's published design,
 * which was read for that and not copied, and is written here as patterns: a plain name is the shape open at both ends, "f" its
 * half-open form that still gains by the next stone (for a four also the forms with a gap), "s" the form shut close at one end.
 * *: own, _: empty, o: other. */
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

static void begin(const char *name, const char *type) {
    if (assembler) {
        printf("%s:", name);
    } else {
        printf("static const %s %s[] = {", type, name);
    }
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
    sprintf(text, "%d", assembler ? n & 255 : n);
    item(i, text);
}

static void end(void) {
    printf(assembler ? "\n" : "\n};\n");
}

static void write_table(const char *name, const int *from, int count) {
    int i;
    begin(name, count > 256 ? "int8_t" : "uint8_t");
    for (i = 0; i < count; ++i) {
        number(i, from[i]);
    }
    end();
}

static void write_by(const char *name, int count, int (*of)(int)) {
    int i;
    begin(name, "uint8_t");
    for (i = 0; i < count; ++i) {
        number(i, of(i));
    }
    end();
}

static int class_at(int i) {
    return i / 64 < kinds && i % 64 < kinds ? row_class(i / 64, i % 64) : 0;
}
static int weight_black(int class) {
    return weight[class & 7];
}
static int weight_white(int class) {
    return weight[(class >> 3) & 7];
}
static int bucket(int threes) {
    return threes > 6 ? 3 : threes > 2 ? 2 : threes > 0;
}

/* Where the row of a half's kind begins in gbt_class, by the half's byte. */
static void write_rows(const char *name, char part) {
    char text[40];
    int i;

    begin(name, "");
    for (i = 0; i < 256; ++i) {
        sprintf(text, "%c(gbt_class+%d)", part, half_kind[i] * 64);
        item(i, text);
    }
    end();
}

static int random_byte(int i) {
    static uint64_t state = 88172645463325252u;
    (void)i;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (int)(state >> 20) & 255;
}

/* Needed by both languages: where the three bytes of a stone's hash begin in gbt_random, for each colour. */
static void write_constants(void) {
    static const struct {
        const char *name;
        int value;
    } list[] = {{"GBT_RANDOM_B0", 0},   {"GBT_RANDOM_B1", 85},  {"GBT_RANDOM_B2", 171},
                {"GBT_RANDOM_W0", 256}, {"GBT_RANDOM_W1", 200}, {"GBT_RANDOM_W2", 30}};
    unsigned i;
    for (i = 0; i < sizeof list / sizeof *list; ++i) {
        printf(assembler ? "%s = %d\n" : "#define %s %d\n", list[i].name, list[i].value);
    }
}

static void write_threats(void) {
    int i;
    if (assembler) {
        int high[50];
        for (i = 0; i < 50; ++i) {
            high[i] = threats[i] >> 8;
        }
        write_table("gbt_threats_lo", threats, 50);
        write_table("gbt_threats_hi", high, 50);
        return;
    }
    begin("gbt_threats", "int16_t");
    for (i = 0; i < 50; ++i) {
        number(i, threats[i]);
    }
    end();
}

static void write_engine(void) {
    write_constants();
    write_by("gbt_class", kinds * 64, class_at);
    write_table("gbt_kind", half_kind, 256);
    if (assembler) {
        write_rows("gbt_row_lo", '<');
        write_rows("gbt_row_hi", '>');
    }
    write_by("gbt_weight_b", 256, weight_black);
    write_by("gbt_weight_w", 256, weight_white);
    write_table("gbt_on_move", on_move, 256);
    write_table("gbt_off_move", off_move, 256);
    write_table("gbt_makes", makes, 256);
    write_table("gbt_prevents", prevents, 256);
    write_table("gbt_kind_of", kind_of_sum, 256);
    write_by("gbt_four", 256, four_rank);
    write_by("gbt_random", 256 + 240, random_byte);
    write_table("gbt_wealth", wealth, 512);
    write_threats();
    write_by("gbt_bucket", 226, bucket);
}

/* Most halves give the same result with every other half, because what is behind a stone of the other side hardly matters. They
 * are numbered by kind. */
static void write_original(void) {
    static int kind[HALVES], first[HALVES];
    int count = 0, i, k, n = 0;
    for (i = 0; i < HALVES; ++i) {
        kind[i] = count;
        for (k = 0; k < count && kind[i] == count; ++k) {
            int other = 0;
            while (other < HALVES && original_rank(i, other) == original_rank(first[k], other)) {
                ++other;
            }
            if (other == HALVES) {
                kind[i] = k;
            }
        }
        if (kind[i] == count) {
            first[count++] = i;
        }
    }
    printf(assembler ? "%s = %d\n" : "#define %s %d\n", "GBT_ORIGINAL_KINDS", count);
    begin("gbt_original_kind", "uint8_t");
    for (i = 0; i < HALVES; ++i) {
        number(i, kind[i]);
    }
    end();
    begin("gbt_original", "uint8_t");
    for (i = 0; i < count; ++i) {
        for (k = 0; k < count; ++k) {
            number(n++, original_rank(first[i], first[k]));
        }
    }
    end();
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "";

    assembler = strcmp(what, "asm") == 0 || strcmp(what, "original-asm") == 0;
    if (argc == 3 && (strcmp(what, "asm") == 0 || strcmp(what, "c") == 0)) {
        read_knowledge(argv[2]);
        find_half_kinds();
        find_sums();
        write_engine();
    } else if (argc == 2 && (strcmp(what, "original") == 0 || strcmp(what, "original-asm") == 0)) {
        write_original();
    } else {
        fprintf(stderr, "usage: mktables c|asm KNOWLEDGE\n       mktables original|original-asm\n");
        return 2;
    }
    return 0;
}
