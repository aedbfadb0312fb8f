/* mkglyphs: the pictures of all characters that the Chinese word lists use, from GNU Unifont.
 *
 *   mkglyphs unifont.hex[.gz] PAGE_SEG OUT.s OUT.txt text.zh.txt...
 *
 * unifont.hex has a character a line, CODE:BITS, rows from the top, 8 or 16 pixels wide and 16 high. A glyph in the ROM is its left
 * column of 8 x 16 pixels, then its right one: 32 bytes. All letters of ASCII are one column each, at _glyph_letters. They fill two pages of
 * the ROM in order: PAGE_SEG, PAGE_SEG_RO (the letters first), PAGE_SEG2, PAGE_SEG2_RO. A text names a glyph by glyph_CODE, its address; in the
 * second page, at glyph_second, that has $4000 added. OUT.txt lists what was taken as CODE:BITS, in the same order of bytes, for the tests.
 */
#define _POSIX_C_SOURCE 200809L
#include "tools/lib/wordlist.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CODES 0x10000
#define ROWS 16
#define HALF_GLYPHS 255  /* 8 KB less the reset stub */
#define LETTER_GLYPHS 48 /* as much room as the letters take */
#define SECOND_PAGE 0x4000
#define LETTER_FIRST 0x20
#define LETTER_LAST 0x7E

static struct {
    const char *file; /* where it was first used, or NULL */
    int line;
    unsigned char bits[2 * ROWS];
    int columns; /* 0: not found in the font */
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

static void read_font(const char *path) {
    char line[256], command[512];
    size_t n = strlen(path);
    int packed = n > 3 && strcmp(path + n - 3, ".gz") == 0, at = 0;
    FILE *in;
    snprintf(command, sizeof command, "gzip -dc '%s'", path);
    in = packed ? popen(command, "r") : fopen(path, "r");
    if (!in) {
        word_fail(path, 0, "cannot open; the package unifont has it", "");
        return;
    }
    while (fgets(line, sizeof line, in)) {
        take_line(path, ++at, line);
    }
    if (packed ? pclose(in) : fclose(in)) {
        word_fail(path, at, "cannot read", "");
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
                  glyphs[code].columns ? "a character that is not 16 pixels wide" : "a character that the font does not have",
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
    if (argc < 6) {
        fprintf(stderr, "usage: mkglyphs unifont.hex[.gz] PAGE_SEG OUT.s OUT.txt text.zh.txt...\n");
        return 2;
    }
    for (int i = 5; i < argc; ++i) {
        collect(argv[i]);
    }
    read_font(argv[1]);
    s_out = fopen(argv[3], "w");
    list = fopen(argv[4], "w");
    if (!s_out || !list) {
        word_fail(argv[3], 0, "cannot write the output", "");
        return 1;
    }
    print_all(s_out, list, argv[2]);
    return fclose(s_out) | fclose(list);
}
