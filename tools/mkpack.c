/* mkpack: makes the built-in Skyscrapers puzzles with the game's own maker, and packs the chosen ones and those of the road
 * (format: games/skyscrapers/pack.h).
 *
 *   mkpack CHOSEN ROAD sky_pack.c sky_pack.s
 *
 * sky_pack.c has C arrays, for the host and for tests; sky_pack.s pages for the cartridge: segments B_SKYSCRAPERS_PACK<p>(_RO).
 *
 * CHOSEN and ROAD have one game ID a line, '#' starts a comment. Both outputs have, for each class in the order of size and grade:
 * where its records start; then the chosen ones and those of the road, each with its side and sixteen times its grade before the record.
 */
#include "games/skyscrapers/pack.h"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HALF_BYTES 8176 /* of a page; 16 bytes of each 8 KB bank belong to the reset stub */
#define LIST_MAX 64
#define CLASSES ((SKY_MAX_N + 1 - SKY_MIN_N) * SKY_GRADES)

typedef struct {
    uint8_t bytes[SKY_PACK_COUNT * SKY_PACK_RECORD_MAX];
    int length, half;
} block;

static block classes[CLASSES], chosen, road;
static int chosen_count, road_count;

static void fail(const char *what, const char *detail) {
    fprintf(stderr, "mkpack: %s %s\n", what, detail);
    exit(1);
}

static void put_bits(uint8_t **to, const uint8_t *values, int count) {
    for (int i = 0; i < count; i += 8) {
        uint8_t byte = 0;
        for (int b = 0; b < 8 && i + b < count; ++b) {
            byte |= (uint8_t)((values[i + b] != 0) << b);
        }
        *(*to)++ = byte;
    }
}

/* Packs a puzzle; `solution` has its heights. Returns the length of the record. */
static int pack(const sky_puzzle_t *p, const uint8_t *solution, uint8_t *out) {
    uint8_t *to = out;
    int n = p->n, half = 0;
    for (int r = 0; r < n - 1; ++r) {
        for (int c = 0; c < n - 1; ++c) {
            uint8_t h = solution[r * n + c];
            if (half == 0) {
                *to = h;
            } else {
                *to++ |= (uint8_t)(h << 4);
            }
            half ^= 1;
        }
    }
    to += half;
    put_bits(&to, p->clue, 4 * n);
    put_bits(&to, p->given, n * n);
    if (to - out != sky_pack_size(p->n)) {
        fail("a record has the wrong size", "");
    }
    return (int)(to - out);
}

/* The smallest ID among its eight rotations and reflections: the same for all puzzles that differ only by these. */
static void canonical(const uint8_t *record, uint8_t n, char *least) {
    for (uint8_t turn = 0; turn < 8; ++turn) {
        char id[SKY_ID_SIZE];
        sky_unpack(record, n, turn);
        sky_id_format(&sky_made, id);
        if (turn == 0 || strcmp(id, least) < 0) {
            strcpy(least, id);
        }
    }
}

/* Fills a class with different puzzles from the seeds 1, 2 .. */
static void make_class(uint8_t n, uint8_t grade, block *b) {
    static char seen[SKY_PACK_COUNT][SKY_ID_SIZE];
    int count = 0;
    for (uint32_t seed = 1; count < SKY_PACK_COUNT; ++seed) {
        uint8_t *record = b->bytes + count * sky_pack_size(n);
        int old = 0;
        if (sky_make_all(n, grade, seed) == SKY_MAKE_OVER) {
            continue;
        }
        pack(&sky_made, sky_goal, record);
        canonical(record, n, seen[count]);
        for (int i = 0; i < count; ++i) {
            old |= strcmp(seen[i], seen[count]) == 0;
        }
        count += !old;
    }
    b->length = SKY_PACK_COUNT * sky_pack_size(n);
}

static int read_puzzles(const char *path, block *b) {
    char line[SKY_ID_SIZE + 80];
    int count = 0;
    FILE *in = fopen(path, "r");
    if (in == NULL) {
        fail("cannot open", path);
    }
    while (fgets(line, sizeof line, in) != NULL) {
        sky_puzzle_t p;
        line[strcspn(line, " #\r\n")] = '\0';
        if (*line == '\0') {
            continue;
        }
        if (sky_id_parse(line, &p) != SKY_ID_OK || sky_solve_all(&p, SKY_SET_ALL) != SKY_SOLVED) {
            fail("not a puzzle with one solution:", line);
        }
        if (++count > LIST_MAX) {
            fail("too many in", path);
        }
        b->bytes[b->length++] = (uint8_t)(p.n | sky_grade_of(sky_hardest) << 4);
        b->length += pack(&p, sky_solution, b->bytes + b->length);
    }
    fclose(in);
    return count;
}

/* 24 bytes a line; `after` ends a line that is not the last. */
static void print_bytes(const block *b, const char *before, const char *after) {
    for (int i = 0; i < b->length; ++i) {
        int last = i == b->length - 1;
        printf("%s%u", i % 24 == 0 ? before : ",", b->bytes[i]);
        if (last || i % 24 == 23) {
            printf("%s\n", last ? "" : after);
        }
    }
}

static void print_c(void) {
    puts("/* Made by mkpack. */\n#include <stdint.h>\n");
    for (int c = 0; c < CLASSES; ++c) {
        if (classes[c].length != 0) {
            printf("static const uint8_t class_%d[] = {\n", c);
            print_bytes(&classes[c], "    ", ",");
            puts("};");
        }
    }
    puts("const uint8_t *const sky_pack_class[] = {");
    for (int c = 0; c < CLASSES; ++c) {
        printf(classes[c].length != 0 ? "    class_%d,\n" : "    0,\n", c);
    }
    printf("};\nconst uint8_t sky_chosen[] = {\n");
    print_bytes(&chosen, "    ", ",");
    printf("};\nconst uint8_t sky_chosen_count = %d;\nconst uint8_t sky_road[] = {\n", chosen_count);
    print_bytes(&road, "    ", ",");
    printf("};\nconst uint8_t sky_road_count = %d;\n", road_count);
}

static int room[8], halves;

/* Puts a block into the first half page with room for it. */
static void place(block *b) {
    int h = 0;
    while (h < halves && room[h] < b->length) {
        ++h;
    }
    if (h == halves) {
        room[halves++] = HALF_BYTES;
    }
    room[h] -= b->length;
    b->half = h;
}

static void print_block(const block *b, const char *name) {
    printf("\n        .segment \"B_SKYSCRAPERS_PACK%d%s\"\n%s:\n", b->half / 2 + 1, b->half % 2 != 0 ? "_RO" : "", name);
    print_bytes(b, "        .byte ", "");
}

/* Writes the pages of records and, next to the code that supplies puzzles, a table with address and page of each class (0 if
 * there is none). */
static void print_asm(void) {
    char name[16];
    puts("; Made by mkpack.\n        .export _sky_pack_at, _sky_pack_page, _sky_chosen_at, _sky_chosen_page, _sky_chosen_count, _sky_road_at, _sky_road_page");
    for (int size = CLASSES - 1; size >= 0; --size) { /* largest records first */
        if (classes[size].length != 0) {
            place(&classes[size]);
        }
    }
    place(&chosen);
    place(&road);
    for (int c = 0; c < CLASSES; ++c) {
        if (classes[c].length != 0) {
            sprintf(name, "class_%d", c);
            print_block(&classes[c], name);
        }
    }
    print_block(&chosen, "chosen");
    print_block(&road, "road");
    puts("\n        .segment \"B_SKYSCRAPERS_RO\"\n_sky_pack_at:");
    for (int c = 0; c < CLASSES; ++c) {
        printf(classes[c].length != 0 ? "        .addr class_%d\n" : "        .addr 0\n", c);
    }
    puts("_sky_pack_page:");
    for (int c = 0; c < CLASSES; ++c) {
        printf(classes[c].length != 0 ? "        .byte <.bank(class_%d)\n" : "        .byte 0\n", c);
    }
    printf("_sky_chosen_at: .addr chosen\n_sky_chosen_page: .byte <.bank(chosen)\n_sky_chosen_count: .byte %d\n"
           "_sky_road_at: .addr road\n_sky_road_page: .byte <.bank(road)\n",
           chosen_count);
}

/* Redirects standard output to a file. */
static void print_to(const char *path) {
    if (freopen(path, "w", stdout) == NULL) {
        fail("cannot write", path);
    }
}

int main(int argc, char **argv) {
    if (argc != 5) {
        fail("usage: mkpack CHOSEN ROAD sky_pack.c sky_pack.s", "");
    }
    for (int c = 0; c < CLASSES; ++c) {
        uint8_t n = (uint8_t)(SKY_MIN_N + c / SKY_GRADES), grade = (uint8_t)(c % SKY_GRADES);
        if (SKY_HAS_PACK(grade)) {
            make_class(n, grade, &classes[c]);
        }
    }
    chosen_count = read_puzzles(argv[1], &chosen);
    road_count = read_puzzles(argv[2], &road);
    print_to(argv[3]);
    print_c();
    print_to(argv[4]);
    print_asm();
    return 0;
}
