/* mkglyphs: the pictures of all characters that the Chinese word lists use: letters and Chinese characters from GNU Unifont,
 * everything else drawn by us, so that every version of the font gives the same ROM. SUM is the CRC-32 of what is taken from the
 * font; the build stops if it differs.
 *
 *   mkglyphs unifont.hex[.gz] SUM punctuation.hex PAGE_SEG OUT.s OUT.txt text.zh.txt...
 *
 * Both fonts have a character a line, CODE:BITS, rows from the top, 8 or 16 pixels wide and 16 high. A glyph in the ROM is its left
 * column of 8 x 16 pixels, then its right one: 32 bytes. All letters of ASCII are one column each, at _glyph_letters. They fill two pages of
 * the ROM in order: PAGE_SEG, PAGE_SEG_RO (the letters first), PAGE_SEG2, PAGE_SEG2_RO. A text names a glyph by glyph_CODE, its address; in the
 * second page, at glyph_second, that has $4000 added. OUT.txt lists what was taken as CODE:BITS, in the same order of bytes, for the tests.
 */
#define _POSIX_C_SOURCE 200809L
#include "tools/lib/wordlist.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#define CODES 0x10000
#define ROWS 16
#define HALF_GLYPHS 255  /* 8 KB less the reset stub */
#define LETTER_GLYPHS 48 /* as much room as the letters take */
#define SECOND_PAGE 0x4000
#define LETTER_FIRST 0x20
#define LETTER_LAST 0x7E
#define CHINESE_FIRST 0x4E00
#define CHINESE_LAST 0x9FA5

static struct {
    const char *file; /* where it was first used, or NULL */
    int line;
    unsigned char bits[2 * ROWS];
    int columns; /* 0: not found in either font */
} glyphs[CODES];

static void collect(const char *path) {
    static wordlist_t list;
    wordlist_read(&list, path);
    for (int i = 0; i < list.count; ++i) {
        const char *s = list.words[i].text;
        uint32_t c;
        while ((c = word_next(&s, path, list.words[i].line))) {
            if (c >= CODES) {
                word_fail(path, list.words[i].line, "a character beyond the first plane of Unicode", list.words[i].key);
            }
            if (word_is_glyph(c) && !glyphs[c].file) {
                glyphs[c].file = path;
                glyphs[c].line = list.words[i].line;
            }
        }
    }
}

static unsigned hex(char c) {
    return c >= '0' && c <= '9' ? (unsigned)(c - '0') : c >= 'A' && c <= 'F' ? (unsigned)(c - 'A') + 10 : 16;
}

/* Rows of one or two bytes become columns: all of the left bytes, then all of the right ones. */
static void take_line(const char *path, int at, const char *line) {
    char *colon;
    unsigned long code = strtoul(line, &colon, 16);
    size_t digits = strcspn(colon + 1, "\r\n");
    int columns = digits == 2 * ROWS ? 1 : digits == 4 * ROWS ? 2 : 0;
    if (*colon != ':' || columns == 0) {
        word_fail(path, at, "not CODE:BITS with 32 or 64 digits", "");
    }
    if (code >= CODES) {
        return;
    }
    for (int i = 0; i < columns * ROWS; ++i) {
        unsigned high = hex(colon[1 + 2 * i]), low = hex(colon[2 + 2 * i]);
        if (high > 15 || low > 15) {
            word_fail(path, at, "not a hexadecimal digit", "");
        }
        glyphs[code].bits[columns == 1 ? i : (i & 1) * ROWS + i / 2] = (unsigned char)(high << 4 | low);
    }
    glyphs[code].columns = columns;
}

/* Reads a plain or a packed file. If both fonts have a character, the second one wins. */
static void read_font(const char *path, const char *hint) {
    char line[256];
    gzFile in = gzopen(path, "r");
    int at = 0, status;
    if (!in) {
        word_fail(path, 0, "cannot open", hint);
        return;
    }
    while (gzgets(in, line, sizeof line)) {
        take_line(path, ++at, line);
    }
    gzerror(in, &status);
    if (gzclose(in) != Z_OK || status < 0) {
        word_fail(path, at, "cannot read", "");
    }
}

/* Letters, and the Chinese characters that versions 15.0 and 15.1 draw alike. */
static int from_unifont(unsigned code) {
    static const unsigned unlike[] = {0x56B8, 0x5829, 0x6FF9, 0x809E, 0x891D};
    for (size_t i = 0; i < sizeof unlike / sizeof *unlike; ++i) {
        if (code == unlike[i]) {
            return 0;
        }
    }
    return (code >= LETTER_FIRST && code <= LETTER_LAST) || (code >= CHINESE_FIRST && code <= CHINESE_LAST);
}

/* Accepts what was taken from Unifont if its checksum is right. */
static void check_unifont(const char *path, const char *wanted) {
    uLong sum = crc32(0, NULL, 0);
    char text[16];
    for (unsigned c = 0; c < CODES; ++c) {
        if (from_unifont(c)) {
            sum = crc32(sum, glyphs[c].bits, sizeof glyphs[c].bits);
        } else {
            glyphs[c].columns = 0;
        }
    }
    sprintf(text, "%08lX", sum);
    if (strcmp(text, wanted) != 0) {
        word_fail(path, 0,
                  "this font draws other characters than Unifont 15 (Debian 12 and 13), so the ROM would have other bytes; make UNIFONT=file takes another. "
                  "Its sum is",
                  text);
    }
}

static void print_bits(FILE *s_out, FILE *list, unsigned code, int columns) {
    fprintf(s_out, "  .byte ");
    fprintf(list, "%04X:", code);
    for (int i = 0; i < columns * ROWS; ++i) {
        fprintf(s_out, "%s$%02X", i ? "," : "", glyphs[code].bits[i]);
        fprintf(list, "%02X", glyphs[code].bits[i]);
    }
    fprintf(s_out, "\n");
    fprintf(list, "\n");
}

static void print_glyph(FILE *s_out, FILE *list, unsigned code, unsigned page) {
    char name[16];
    sprintf(name, "U+%04X", code);
    if (glyphs[code].columns != 2) {
        word_fail(glyphs[code].file, glyphs[code].line,
                  glyphs[code].columns ? "a character that is not 16 pixels wide"
                  : from_unifont(code)
                      ? "a character that the font does not have"
                      : "a character that not all versions of the font draw alike: draw it in chr/punctuation.hex",
                  name);
    }
    fprintf(s_out, ".export glyph_%04X := * + %u\n", code, page);
    print_bits(s_out, list, code, 2);
}

static void print_all(FILE *s_out, FILE *list, const char *page) {
    static const char *const half[] = {"", "_RO", "2", "2_RO"};
    static const int room[] = {HALF_GLYPHS, HALF_GLYPHS - LETTER_GLYPHS, HALF_GLYPHS, HALF_GLYPHS};
    int taken = 0, at = 0;
    fprintf(s_out, "; Made by mkglyphs.\n.segment \"%s2\"\n.export glyph_second\nglyph_second:\n", page);
    fprintf(s_out, ".segment \"%s_RO\"\n.export _glyph_letters\n_glyph_letters:\n", page);
    for (unsigned c = LETTER_FIRST; c <= LETTER_LAST; ++c) {
        if (glyphs[c].columns != 1) {
            word_fail("mkglyphs", 0, "the font lacks a letter of ASCII", "");
        }
        print_bits(s_out, list, c, 1);
    }
    fprintf(s_out, ".segment \"%s\"\n", page);
    for (unsigned c = LETTER_LAST + 1; c < CODES; ++c) {
        if (!glyphs[c].file) {
            continue;
        }
        if (taken == room[at]) {
            if (++at == 4) {
                word_fail(glyphs[c].file, glyphs[c].line, "more characters than two pages of the ROM hold", "");
            }
            fprintf(s_out, ".segment \"%s%s\"\n", page, half[at]);
            taken = 0;
        }
        print_glyph(s_out, list, c, at < 2 ? 0 : SECOND_PAGE);
        ++taken;
    }
}

int main(int argc, char **argv) {
    FILE *s_out, *list;
    if (argc < 8) {
        fprintf(stderr, "usage: mkglyphs unifont.hex[.gz] SUM punctuation.hex PAGE_SEG OUT.s OUT.txt text.zh.txt...\n");
        return 2;
    }
    for (int i = 7; i < argc; ++i) {
        collect(argv[i]);
    }
    read_font(argv[1], "the package unifont has it");
    check_unifont(argv[1], argv[2]);
    read_font(argv[3], "");
    s_out = fopen(argv[5], "w");
    list = fopen(argv[6], "w");
    if (!s_out || !list) {
        word_fail(argv[5], 0, "cannot write the output", "");
        return 1;
    }
    print_all(s_out, list, argv[4]);
    return fclose(s_out) | fclose(list);
}
