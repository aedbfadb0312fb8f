/* mktext: the words of a module, from text.txt to a table for the cartridge.
 *
 *   mktext NAME SEGMENT text.txt OUT.s OUT.h
 *
 * text.txt: KEY, blanks, text to the end of the line; a line that starts with a blank continues the text as a new line
 * of it; # starts a comment line. Makes the array NAME_text[] of strings and an enum NAME_T_KEY of its indices.
 * A text line may have 28 letters: what fits between the safe margins of a television.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 28
#define KEYS_MAX 200

static const char *at_file;
static int at_line;

static void fail(const char *message) {
    fprintf(stderr, "%s:%d: %s\n", at_file, at_line, message);
    exit(1);
}

static void check_text(const char *s) {
    if (strlen(s) > WIDTH) {
        fail("more than 28 letters in a line");
    }
    for (; *s; ++s) {
        if (*s < 0x20 || *s > 0x7E) {
            fail("a letter that the font does not have");
        }
    }
}

/* Quotes end the assembler's string, so they go in as numbers. */
static void print_text(FILE *out, const char *s) {
    fprintf(out, "  .byte ");
    for (; *s; ++s) {
        fprintf(out, "$%02X,", (unsigned char)*s);
    }
}

int main(int argc, char **argv) {
    char line[512], upper_name[64];
    FILE *in, *s_out, *h_out;
    int keys = 0, i;
    if (argc != 6) {
        fprintf(stderr, "usage: mktext NAME SEGMENT text.txt OUT.s OUT.h\n");
        return 2;
    }
    at_file = argv[3];
    in = fopen(argv[3], "r");
    s_out = fopen(argv[4], "w");
    h_out = fopen(argv[5], "w");
    if (!in || !s_out || !h_out) {
        fail("cannot open, or cannot write the output");
    }
    for (i = 0; argv[1][i] && i < 63; ++i) {
        upper_name[i] = (char)toupper((unsigned char)argv[1][i]);
    }
    upper_name[i] = 0;
    fprintf(s_out, "; Made by mktext from %s.\n.segment \"%s\"\n.export _%s_text\n", argv[3], argv[2], argv[1]);
    fprintf(h_out, "/* Made by mktext from %s. */\n#ifndef TEXT_%s_H\n#define TEXT_%s_H\nenum {\n", argv[3], upper_name, upper_name);
    while (fgets(line, sizeof line, in)) {
        ++at_line;
        line[strcspn(line, "\n")] = 0;
        if (line[0] == '#' || !line[0]) {
            continue;
        }
        if (line[0] == ' ') {
            if (keys == 0) {
                fail("a continuation before the first key");
            }
            check_text(line + 1);
            fprintf(s_out, "$0A\n");
            print_text(s_out, line + 1);
        } else {
            size_t key = strcspn(line, " ");
            const char *text = line + key + strspn(line + key, " ");
            if (keys == KEYS_MAX) {
                fail("too many keys");
            }
            check_text(text);
            fprintf(h_out, "    %s_T_%.*s,\n", upper_name, (int)key, line);
            fprintf(s_out, "%stext%d:\n", keys ? "$00\n" : "", keys);
            print_text(s_out, text);
            ++keys;
        }
    }
    if (keys == 0) {
        fail("no text");
    }
    fprintf(s_out, "$00\n_%s_text:\n", argv[1]);
    for (i = 0; i < keys; ++i) {
        fprintf(s_out, "  .addr text%d\n", i);
    }
    fprintf(h_out, "    %s_TEXTS\n};\nextern const char *const %s_text[%s_TEXTS];\n#endif\n", upper_name, argv[1], upper_name);
    fclose(in);
    return fclose(s_out) | fclose(h_out);
}
