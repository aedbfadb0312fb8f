/* Packing the Connect 4 book: hash, displace, check. See c4book.h and games/connect4/book.h. */
#include "tools/lib/c4book.h"

#include "c4_tables.h"
#include "games/connect4/book.h"
#include "tools/lib/c4model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_SLOT_PAGE 65
#define MAX_PAGES 255
#define FILL 0.90 /* slots in use: with fewer free ones some bucket finds no room */

typedef struct {
    uint8_t hash[5];
    uint8_t column;
    uint8_t late;
    unsigned bucket;
} entry_t;

static void hash_board(uint64_t first, uint64_t second, uint8_t hash[5]) {
    int c, r, side;
    memset(hash, 0, 5);
    for (c = 0; c < 7; ++c) {
        for (r = 0; r < 6; ++r) {
            uint64_t cell = 1ULL << (c * 7 + r);
            if ((first | second) & cell) {
                side = (second & cell) != 0;
                hash[0] ^= c4_zobrist0[(r * 7 + c) * 2 + side];
                hash[1] ^= c4_zobrist1[(r * 7 + c) * 2 + side];
                hash[2] ^= c4_zobrist2[(r * 7 + c) * 2 + side];
                hash[3] ^= c4_zobrist3[(r * 7 + c) * 2 + side];
                hash[4] ^= c4_zobrist4[(r * 7 + c) * 2 + side];
            }
        }
    }
}

void c4_book_name(const c4_board_t *b, uint8_t hash[5], int *flip) {
    uint8_t mirror[5];
    hash_board(b->first, b->second, hash);
    hash_board(c4b_mirror_set(b->first), c4b_mirror_set(b->second), mirror);
    *flip = memcmp(mirror, hash, 5) < 0;
    if (*flip) {
        memcpy(hash, mirror, 5);
    }
}

static entry_t *collect(const c4_keys_t *decided, size_t *count) {
    uint64_t *keys = c4k_sorted(decided, count);
    entry_t *e = calloc(*count + 1, sizeof *e);
    size_t i;
    if (!e) {
        perror("mkbook");
        exit(1);
    }
    for (i = 0; i < *count; ++i) {
        uint64_t key = keys[i] & ((1ULL << 49) - 1);
        c4_board_t b = c4b_from_key(key);
        int flip, column = c4k_get(decided, key) & 7;
        c4_book_name(&b, e[i].hash, &flip);
        e[i].column = (uint8_t)(flip ? 6 - column : column);
        e[i].late = b.count >= C4M_LATE;
        e[i].bucket = (unsigned)(e[i].hash[1] & 63) * 256 + e[i].hash[0];
    }
    free(keys);
    return e;
}

static unsigned slot_of(const entry_t *e, unsigned d, unsigned pages) {
    unsigned low = (e->hash[2] + d) & 0xFF;
    unsigned high = (e->hash[3] ^ ((e->hash[4] + d) & 0xFF));
    return ((high * pages + (e->hash[1] * pages >> 8)) >> 8) * 256 + low;
}

/* Puts a whole bucket into free slots; 0 when no displacement works. */
static int place(const entry_t *e, size_t n, unsigned pages, uint8_t *slots, uint8_t *displacement) {
    unsigned d, at[256];
    size_t i, j;
    for (d = 0; d < 256; ++d) {
        for (i = 0; i < n; ++i) {
            at[i] = slot_of(&e[i], d, pages);
            for (j = 0; j < i && at[j] != at[i]; ++j) {
            }
            if (slots[at[i]] != 0xFF || j < i) {
                break;
            }
        }
        if (i == n) {
            for (i = 0; i < n; ++i) {
                slots[at[i]] = (uint8_t)((e[i].hash[4] >> 3) << 3 | e[i].column);
            }
            *displacement = (uint8_t)d;
            return 1;
        }
    }
    return 0;
}

static int by_bucket(const void *a, const void *b) {
    const entry_t *x = a, *y = b;
    return x->bucket != y->bucket ? (x->bucket < y->bucket ? -1 : 1) : memcmp(x->hash, y->hash, 5);
}

/* Places the largest buckets first; 0 when one finds no room. */
static int place_all(const entry_t *e, size_t count, unsigned pages, uint8_t *file) {
    size_t size, i, n;
    for (size = 64; size > 0; --size) {
        for (i = 0; i < count; i += n) {
            for (n = 1; i + n < count && e[i + n].bucket == e[i].bucket; ++n) {
            }
            if (n == size && !place(e + i, n, pages, file + FIRST_SLOT_PAGE * 256, file + 256 + e[i].bucket)) {
                return 0;
            }
        }
    }
    return 1;
}

/* Writes the whole hashes of the late positions to page 0; 0 when there are too many. */
static int list_late(const entry_t *e, size_t count, uint8_t *file) {
    size_t i, at = C4_BOOK_LATE + 1;
    for (i = 0; i < count; ++i) {
        if (!e[i].late) {
            continue;
        }
        if (at + 5 > 256) {
            return 0;
        }
        memcpy(file + at, e[i].hash, 5);
        at += 5;
        ++file[C4_BOOK_LATE];
    }
    return 1;
}

int c4_book_pack(const c4_keys_t *decided, const char *name) {
    static uint8_t file[(FIRST_SLOT_PAGE + MAX_PAGES) * 256];
    size_t count, length;
    entry_t *e = collect(decided, &count);
    unsigned pages = (unsigned)((double)count / 256 / FILL) + 1;
    FILE *f;
    qsort(e, count, sizeof *e, by_bucket);
    do {
        memset(file, 0, sizeof file);
        memset(file + FIRST_SLOT_PAGE * 256, 0xFF, sizeof file - FIRST_SLOT_PAGE * 256);
    } while (pages <= MAX_PAGES && !place_all(e, count, pages, file) && ++pages);
    if (pages > MAX_PAGES || !list_late(e, count, file)) {
        fprintf(stderr, "mkbook: %zu entries do not fit\n", count);
        return 1;
    }
    memcpy(file, "C4\2", 3);
    file[3] = (uint8_t)pages;
    file[4] = (uint8_t)count;
    file[5] = (uint8_t)(count >> 8);
    file[6] = (uint8_t)(count >> 16);
    length = (FIRST_SLOT_PAGE + pages) * 256;
    f = fopen(name, "wb");
    if (!f || fwrite(file, 1, length, f) != length || fclose(f) != 0) {
        perror(name);
        return 1;
    }
    printf("%s: %zu entries, %d of them late, %zu bytes\n", name, count, file[C4_BOOK_LATE], length);
    free(e);
    return 0;
}
