/* Writes the tables of the Connect 4 search, for C (argument "h") or for ca65 (argument "inc"), to stdout.
 *
 *   c4_zobrist    five planes of 84 bytes: hash bytes of (cell * 2 + side); plane 0 picks the bucket of the table
 *   c4_new        seven tables of 128: cells of a line that become winning when bit p joins the stones `mask`
 *   c4_four       128: not 0 when the stones `mask` of a line hold four in a row
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int as_c;

/* splitmix64: public-domain mixing constants; any fixed generator would do, as long as the tables stay the same. */
static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

static int has_four(unsigned mask) {
    return (mask & mask >> 1 & mask >> 2 & mask >> 3) != 0;
}

/* Free cells of a seven-cell line that complete a four. */
static unsigned wins(unsigned mask) {
    unsigned out = 0, i;
    for (i = 0; i < 7; ++i) {
        if (!(mask >> i & 1) && has_four(mask | 1u << i)) {
            out |= 1u << i;
        }
    }
    return out;
}

static void table(const char *name, const unsigned char *bytes, int count) {
    int i;
    if (as_c) {
        printf("static const uint8_t %s[%d] = {", name, count);
    } else {
        printf("%s:", name);
    }
    for (i = 0; i < count; ++i) {
        if (i % 16 == 0) {
            printf(as_c ? "\n    " : "\n    .byte ");
        }
        printf(as_c ? "0x%02X," : (i % 16 ? ",$%02X" : "$%02X"), bytes[i]);
    }
    printf(as_c ? "\n};\n" : "\n");
}

int main(int argc, char **argv) {
    static unsigned char zobrist[5][84], fresh[7 * 128], four[128];
    uint64_t state = 0xC4;
    unsigned i, p, mask;
    if (argc != 2 || (strcmp(argv[1], "h") != 0 && strcmp(argv[1], "inc") != 0)) {
        fprintf(stderr, "usage: mkc4tab h|inc\n");
        return 2;
    }
    as_c = argv[1][0] == 'h';
    for (i = 0; i < 84; ++i) {
        uint64_t z = next(&state);
        for (p = 0; p < 5; ++p) {
            zobrist[p][i] = (unsigned char)(z >> (8 * p));
        }
    }
    for (mask = 0; mask < 128; ++mask) {
        four[mask] = (unsigned char)has_four(mask);
        for (p = 0; p < 7; ++p) {
            unsigned before = mask & ~(1u << p);
            fresh[p * 128 + mask] = (unsigned char)(wins(before | 1u << p) & ~wins(before));
        }
    }
    printf(as_c ? "/* Made by mkc4tab. */\n" : "; Made by mkc4tab.\n");
    if (as_c) {
        printf("#ifndef C4_ONLY_FOUR /* cc65 warns about a table that is not used */\n");
    }
    table("c4_new", fresh, sizeof fresh);
    for (p = 0; p < 5; ++p) {
        char name[16];
        snprintf(name, sizeof name, "c4_zobrist%u", p);
        table(name, zobrist[p], 84);
    }
    if (as_c) {
        printf("#endif\n#ifndef C4_NO_FOUR\n");
    }
    table("c4_four", four, sizeof four);
    if (as_c) {
        printf("#endif\n");
    }
    return 0;
}
