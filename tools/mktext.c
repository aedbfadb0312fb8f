/* mktext: makes tables for the cartridge from the texts of a module, English (text.txt) and Chinese (text.zh.txt).
 *
 *   mktext NAME ARRAY_SEG WORDS_SEG ZH_SEG PAIRS.txt text.txt text.zh.txt OUT.s OUT.h
 *
 * tools/lib/wordlist.h has the format. Makes the array NAME_text[] in ARRAY_SEG, addresses of texts in WORDS_SEG (far: only cart/text.h
 * reads them), and an enum NAME_T_KEY of its indices. Before each text is the address of its Chinese twin in ZH_SEG. Both lists
 * must have the same keys; a game's Chinese list has TITLE, LINE and PLAYERS, too, for the menu.
 *
 * English: ASCII, 0 at the end, $0A between lines, $0C between pages; a button is the number of its tile, plus $20 as for all letters; from
 * WORD_PAIR_FIRST on a byte is a pair of letters (mkpairs). Chinese: ASCII, but a byte from $80 on is the high byte of the address of a glyph (mkglyphs), its low
 * byte follows; a button is a letter that the texts do not use.
 */
#include "tools/lib/wordlist.h"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define NAME_BYTES 32
static const char *const menu_keys[] = {"TITLE", "LINE", "PLAYERS"}; /* columns of games.txt */
#define MENU_KEYS 3

static wordlist_t english, chinese;
static unsigned pairs[WORD_PAIRS]; /* the first letter high */
static int pair_count;

static void read_pairs(const char *path) {
    FILE *in = fopen(path, "r");
    if (!in) {
        word_fail(path, 0, "cannot open", "");
        return;
    }
    while (pair_count < WORD_PAIRS && fscanf(in, "%4x", &pairs[pair_count]) == 1) {
        ++pair_count;
    }
    fclose(in);
}

static int is_menu_key(const char *key) {
    for (int i = 0; i < MENU_KEYS; ++i) {
        if (strcmp(key, menu_keys[i]) == 0) {
            return 1;
        }
    }
    return 0;
}

static void check_pages(const wordlist_t *list) {
    for (int i = 0; i < list->count; ++i) {
        const word_t *word = &list->words[i];
        if (strchr(word->text, WORD_NEW_PAGE) && strncmp(word->key, "HELP_", 5) != 0 && strncmp(word->key, "CREDITS_", 8) != 0) {
            word_fail(list->file, word->line, "only help and credits have pages", word->key);
        }
    }
}

static void check_english(void) {
    for (int i = 0; i < english.count; ++i) {
        const word_t *word = &english.words[i];
        size_t width = 0;
        for (const char *s = word->text; *s; ++s) {
            width = *s == '\n' || *s == WORD_NEW_PAGE ? 0 : width + 1;
            if (width > WORD_COLUMNS) {
                word_fail(english.file, word->line, "more than 28 letters in a line", word->key);
            }
            if (*s != '\n' && *s != WORD_NEW_PAGE && !word_is_button((unsigned char)*s) && (*s < 0x20 || *s > 0x7E)) {
                word_fail(english.file, word->line, "a letter that the font does not have", word->key);
            }
        }
        if (!wordlist_find(&chinese, word->key)) {
            word_fail(english.file, word->line, "a key without its line in text.zh.txt", word->key);
        }
    }
    if (english.limit_count) {
        word_fail(english.file, english.limit_lines[0], "limits belong into text.zh.txt", "");
    }
}

static void check_chinese(int is_game) {
    for (int i = 0; i < chinese.count; ++i) {
        const word_t *word = &chinese.words[i];
        if (!wordlist_find(&english, word->key) && !(is_game && is_menu_key(word->key))) {
            word_fail(chinese.file, word->line, "a key that text.txt does not have", word->key);
        }
    }
    for (int i = 0; is_game && i < MENU_KEYS; ++i) {
        if (!wordlist_find(&chinese, menu_keys[i])) {
            word_fail(chinese.file, 1, "the menu needs a key", menu_keys[i]);
        }
    }
    wordlist_check(&chinese);
}

/* The byte of the two letters, or 0. */
static unsigned find_pair(const unsigned char *s) {
    unsigned wanted = word_byte(s[0]) << 8 | word_byte(s[1]);
    for (int i = 0; i < pair_count; ++i) {
        if (pairs[i] == wanted) {
            return (unsigned)i + WORD_PAIR_FIRST;
        }
    }
    return 0;
}

/* Takes a pair wherever one begins: no other choice needs fewer bytes. Written as numbers, because quotes would end the
 * assembler's string. */
static void print_english(FILE *out, const word_t *word) {
    fprintf(out, "  .byte ");
    for (const unsigned char *s = (const unsigned char *)word->text; *s; ++s) {
        unsigned byte = find_pair(s);
        s += byte != 0;
        fprintf(out, "$%02X,", byte ? byte : word_byte(s[0]));
    }
    fprintf(out, "$00\n");
}

static void print_chinese(FILE *out, const word_t *word) {
    const char *s = word->text;
    uint32_t c;
    while ((c = word_next(&s, chinese.file, word->line))) {
        if (word_is_button(c)) {
            c = (unsigned char)word_button_letters[c - WORD_BUTTON_FIRST];
        } else if (c < 0x7F && strchr(word_button_letters, (int)c)) {
            word_fail(chinese.file, word->line, "a letter whose place a button has", word->key);
        }
        if (word_is_glyph(c)) {
            fprintf(out, "  .global glyph_%04X\n  .dbyt glyph_%04X\n", (unsigned)c, (unsigned)c);
        } else {
            fprintf(out, "  .byte $%02X\n", (unsigned)c);
        }
    }
    fprintf(out, "  .byte $00\n");
}

static void print_tables(FILE *out, char **argv) {
    const char *name = argv[1];
    fprintf(out, "; Made by mktext from %s and %s.\n.export _%s_text\n.segment \"%s\"\n_%s_text:\n", argv[6], argv[7],
            name, argv[2], name);
    for (int i = 0; i < english.count; ++i) {
        fprintf(out, "  .addr text%d\n", i);
    }
    fprintf(out, ".segment \"%s\"\n", argv[3]);
    for (int i = 0; i < english.count; ++i) {
        fprintf(out, "  .addr zh_%s\ntext%d:\n", english.words[i].key, i);
        print_english(out, &english.words[i]);
    }
    fprintf(out, ".segment \"%s\"\n", argv[4]);
    for (int i = 0; i < chinese.count; ++i) {
        const word_t *word = &chinese.words[i];
        fprintf(out, "zh_%s:\n", word->key);
        if (is_menu_key(word->key) && !wordlist_find(&english, word->key)) {
            fprintf(out, ".export %s_zh_%s := zh_%s\n", name, word->key, word->key);
        }
        print_chinese(out, word);
    }
}

static void print_enum(FILE *out, const char *name, const char *from) {
    char upper[NAME_BYTES];
    int i;
    for (i = 0; i < NAME_BYTES - 1 && name[i]; ++i) {
        upper[i] = (char)toupper((unsigned char)name[i]);
    }
    upper[i] = 0;
    fprintf(out, "/* Made by mktext from %s. */\n#ifndef TEXT_%s_H\n#define TEXT_%s_H\nenum {\n", from, upper, upper);
    for (i = 0; i < english.count; ++i) {
        fprintf(out, "    %s_T_%s,\n", upper, english.words[i].key);
    }
    fprintf(out, "    %s_TEXTS\n};\nextern const char *const %s_text[%s_TEXTS];\n#endif\n", upper, name, upper);
}

int main(int argc, char **argv) {
    FILE *s_out, *h_out;
    if (argc != 10) {
        fprintf(stderr, "usage: mktext NAME ARRAY_SEG WORDS_SEG ZH_SEG PAIRS.txt text.txt text.zh.txt OUT.s OUT.h\n");
        return 2;
    }
    read_pairs(argv[5]);
    wordlist_read(&english, argv[6]);
    wordlist_read(&chinese, argv[7]);
    check_pages(&english);
    check_pages(&chinese);
    check_english();
    check_chinese(strcmp(argv[1], "shell") != 0 && strcmp(argv[1], "club") != 0 && strcmp(argv[1], "lessons") != 0);
    s_out = fopen(argv[8], "w");
    h_out = fopen(argv[9], "w");
    if (!s_out || !h_out) {
        word_fail(argv[8], 0, "cannot write the output", "");
        return 1;
    }
    print_tables(s_out, argv);
    print_enum(h_out, argv[1], argv[6]);
    return fclose(s_out) | fclose(h_out);
}
