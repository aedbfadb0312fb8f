/* Text output and packing for the art tool. */
#include "tools/lib/artout.h"

#include <ctype.h>
#include <string.h>

void out_bytes(FILE *s, const char *name, const char *what, const uint8_t *bytes, size_t count) {
    fprintf(s, "\n; %s\n        .export _%s\n_%s:\n", what, name, name);
    for (size_t i = 0; i < count; ++i) {
        fprintf(s, "%s$%02X", i % 16 == 0 ? "        .byte " : ",", bytes[i]);
        if (i % 16 == 15 || i + 1 == count) {
            fputc('\n', s);
        }
    }
}

/* How often the byte at 'in' repeats, at most 127. */
static size_t run_length(const uint8_t *in, const uint8_t *end) {
    size_t n = 1;
    while (n < 127 && in + n < end && in[n] == in[0]) {
        ++n;
    }
    return n;
}

size_t out_pack(const uint8_t *in, size_t count, uint8_t *out) {
    const uint8_t *end = in + count;
    uint8_t *o = out, *literal = NULL; /* literal: the length byte of the open piece */
    while (in < end) {
        size_t run = run_length(in, end);
        if (run >= 3) { /* a pair is no shorter as a run */
            *o++ = (uint8_t)(0x80 | run);
            *o++ = *in;
            in += run;
            literal = NULL;
            continue;
        }
        if (literal == NULL || *literal == 127) {
            literal = o++;
            *literal = 0;
        }
        ++*literal;
        *o++ = *in++;
    }
    *o++ = 0;
    return (size_t)(o - out);
}

size_t out_pack_tiles(const uint8_t *in, size_t count, uint8_t *out) {
    uint8_t *o = out;
    for (size_t i = 0; i < count; i += 8) {
        uint8_t *same = o++, above = 0;
        *same = 0;
        for (size_t row = 0; row < 8; ++row) {
            if (in[i + row] == above) {
                *same |= (uint8_t)(0x80 >> row);
            } else {
                *o++ = above = in[i + row];
            }
        }
    }
    return (size_t)(o - out);
}

void out_constant(FILE *h, FILE *inc, const char *name, const char *suffix, unsigned value) {
    char text[80];
    snprintf(text, sizeof text, "%s_%s", name, suffix);
    for (char *c = text; *c != '\0'; ++c) {
        *c = (char)toupper((unsigned char)*c);
    }
    fprintf(h, "#define %s %u\n", text, value);
    fprintf(inc, "%s = %u\n", text, value);
}
