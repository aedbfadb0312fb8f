/* mkpairs: chooses the pairs of letters that become one byte in the English texts of the cartridge.
 *
 *   mkpairs WORDS_SEG OUT.txt OUT.s text.txt...
 *
 * It takes the most frequent pair, then the most frequent one in what is left, until all bytes from WORD_PAIR_FIRST on are used.
 * OUT.txt has a pair in each line, as the four hexadecimal digits of its bytes, for mktext; OUT.s has the tables that
 * cart/words.s reads, in the page of the texts.
 */
#include "tools/lib/wordlist.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_BYTES 65536

static unsigned char text[TEXT_BYTES]; /* the text of all lists, with 0 between them; later 1 where a letter was merged into a pair */
static int length;
static unsigned count[256][256];

static void collect(const char *path) {
    static wordlist_t list;
    wordlist_read(&list, path);
    for (int i = 0; i < list.count; ++i) {
        for (const char *s = list.words[i].text; *s; ++s) {
            if (length > TEXT_BYTES - 2) {
                word_fail(path, list.words[i].line, "more text than mkpairs has room for", "");
            }
            text[length++] = *s == '\n' || *s == WORD_NEW_PAGE ? 0 : (unsigned char)word_byte((unsigned char)*s);
        }
        text[length++] = 0;
    }
}

static int is_letter(unsigned char c) {
    return c >= ' ' && c < WORD_PAIR_FIRST;
}

/* "AAA" counts as one pair. */
static void count_pairs(void) {
    memset(count, 0, sizeof count);
    for (int i = 0; i + 1 < length; ++i) {
        if (is_letter(text[i]) && is_letter(text[i + 1])) {
            ++count[text[i]][text[i + 1]];
            i += text[i] == text[i + 1] && text[i + 2] == text[i];
        }
    }
}

/* Removes the most frequent pair from the text; returns how often it occurred. */
static unsigned take_pair(unsigned char *pair) {
    int first = 0, second = 0;
    count_pairs();
    for (int a = 0; a < 256; ++a) {
        for (int b = 0; b < 256; ++b) {
            if (count[a][b] > count[first][second]) {
                first = a;
                second = b;
            }
        }
    }
    pair[0] = (unsigned char)first;
    pair[1] = (unsigned char)second;
    for (int i = 0; i + 1 < length; ++i) {
        if (text[i] == first && text[i + 1] == second) {
            text[i] = text[i + 1] = 0;
        }
    }
    return count[first][second];
}

int main(int argc, char **argv) {
    unsigned char pairs[WORD_PAIRS][2];
    int taken = 0;
    FILE *list, *s_out;
    if (argc < 5) {
        fprintf(stderr, "usage: mkpairs WORDS_SEG OUT.txt OUT.s text.txt...\n");
        return 2;
    }
    for (int i = 4; i < argc; ++i) {
        collect(argv[i]);
    }
    while (taken < WORD_PAIRS && take_pair(pairs[taken]) > 1) {
        ++taken;
    }
    list = fopen(argv[2], "w");
    s_out = fopen(argv[3], "w");
    if (!list || !s_out) {
        word_fail(argv[2], 0, "cannot write the output", "");
        return 1;
    }
    fprintf(s_out, "; Made by mkpairs.\nWORD_PAIR_FIRST = $%02X\n.exportzp WORD_PAIR_FIRST\n.export word_first, word_second\n.segment \"%s\"\n",
            WORD_PAIR_FIRST, argv[1]);
    for (int half = 0; half < 2; ++half) {
        fprintf(s_out, "%s:\n", half ? "word_second" : "word_first");
        for (int i = 0; i < taken; ++i) {
            fprintf(s_out, "  .byte $%02X\n", pairs[i][half]);
        }
    }
    for (int i = 0; i < taken; ++i) {
        fprintf(list, "%02X%02X\n", pairs[i][0], pairs[i][1]);
    }
    return fclose(list) | fclose(s_out);
}
