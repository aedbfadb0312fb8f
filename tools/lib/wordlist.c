#include "tools/lib/wordlist.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 512
#define GLYPHS_MAX 1024
#define TILES_A_GLYPH 4
#define TILES_A_LETTER 2
#define LETTERS_MAX 26   /* CJK_LETTERS_MAX */
#define BUTTON_TILE 0x6E /* PAD_A of the font */

_Noreturn void word_fail(const char *file, int line, const char *message, const char *detail) {
    fprintf(stderr, "%s:%d: %s%s%s\n", file, line, message, *detail ? ": " : "", detail);
    exit(1);
}

static char *copy(const char *s, size_t n) {
    char *to = malloc(n + 1);
    if (!to) {
        word_fail("wordlist", 0, "out of memory", "");
    }
    memcpy(to, s, n);
    to[n] = 0;
    return to;
}

/* ---- buttons ---------------------------------------------------------------------------------------------------- */

const char word_button_letters[] = "[\\]^_`{|}";
static const struct {
    const char *name;
    int first, columns;
} buttons[] = {{"{A}", 1, 1}, {"{B}", 2, 1}, {"{START}", 3, 3}, {"{SELECT}", 6, 3}, {"{PAD}", 9, 1}};
#define BUTTONS (sizeof buttons / sizeof *buttons)

/* The text with a character for each column of a button. */
static void take_buttons(char *text, const char *file, int line) {
    char *to = text;
    while (*text) {
        size_t i = 0;
        if (*text != '{') {
            *to++ = *text++;
            continue;
        }
        while (i < BUTTONS && strncmp(text, buttons[i].name, strlen(buttons[i].name)) != 0) {
            ++i;
        }
        if (i == BUTTONS) {
            word_fail(file, line, "a button that the font does not have", text);
        }
        for (int n = 0; n < buttons[i].columns; ++n) {
            *to++ = (char)(buttons[i].first + n);
        }
        text += strlen(buttons[i].name);
    }
    *to = 0;
}

static void append(word_t *word, char mark, const char *s) {
    size_t n = strlen(word->text);
    char *text = malloc(n + strlen(s) + 2);
    if (!text) {
        word_fail("wordlist", 0, "out of memory", "");
    }
    sprintf(text, "%s%c%s", word->text, mark, s);
    free(word->text);
    word->text = text;
}

static void more(wordlist_t *list, const char *s, int line) {
    word_t *word = list->words + list->count - 1;
    size_t n;
    if (list->count == 0) {
        word_fail(list->file, line, "a continued line before the first key", "");
    }
    n = strlen(word->text);
    if (strcmp(s, "----") == 0) {
        append(word, WORD_NEW_PAGE, "");
    } else if (n && word->text[n - 1] == WORD_NEW_PAGE) {
        word->text[n - 1] = 0;
        append(word, WORD_NEW_PAGE, s);
    } else {
        append(word, '\n', s);
    }
}

static void add(wordlist_t *list, const char *s, int line) {
    size_t key = strcspn(s, " ");
    word_t *word = &list->words[list->count];
    if (list->count == WORD_KEYS_MAX) {
        word_fail(list->file, line, "too many keys", "");
    }
    word->key = copy(s, key);
    word->text = copy(s + key + strspn(s + key, " "), strlen(s + key + strspn(s + key, " ")));
    word->line = line;
    if (wordlist_find(list, word->key)) {
        word_fail(list->file, line, "a key for the second time", word->key);
    }
    ++list->count;
}

void wordlist_read(wordlist_t *list, const char *path) {
    char line[LINE_BYTES];
    int at = 0;
    FILE *in = fopen(path, "r");
    memset(list, 0, sizeof *list);
    list->file = path;
    if (!in) {
        word_fail(path, 0, "cannot open", "");
    }
    while (fgets(line, sizeof line, in)) {
        ++at;
        if (!strchr(line, '\n')) {
            word_fail(path, at, "line too long, or no newline at its end", "");
        }
        line[strcspn(line, "\n")] = 0;
        if (line[0] != '#') {
            take_buttons(line, path, at);
        }
        if (line[0] == '#' || !line[0]) {
            continue;
        } else if (line[0] == '@') {
            if (list->limit_count == WORD_KEYS_MAX) {
                word_fail(path, at, "too many limits", "");
            }
            list->limit_lines[list->limit_count] = at;
            list->limits[list->limit_count++] = copy(line, strlen(line));
        } else if (line[0] == ' ') {
            more(list, line + 1, at);
        } else {
            add(list, line, at);
        }
    }
    fclose(in);
    if (list->count == 0) {
        word_fail(path, at, "no text", "");
    }
}

const word_t *wordlist_find(const wordlist_t *list, const char *key) {
    for (int i = 0; i < list->count; ++i) {
        if (strcmp(list->words[i].key, key) == 0) {
            return &list->words[i];
        }
    }
    return NULL;
}

uint32_t word_next(const char **s, const char *file, int line) {
    const unsigned char *p = (const unsigned char *)*s;
    uint32_t c = *p;
    int tail = c >= 0xF0 ? 3 : c >= 0xE0 ? 2 : c >= 0xC0 ? 1 : 0;
    if (c == 0) {
        return 0;
    }
    if ((c < 0x20 && c != '\n' && c != WORD_NEW_PAGE && !word_is_button(c)) || (c > 0x7E && c < 0xC2) || c > 0xF4) {
        word_fail(file, line, "not UTF-8 text", *s);
    }
    c &= tail == 3 ? 0x07 : tail == 2 ? 0x0F : tail == 1 ? 0x1F : 0x7F;
    for (int i = 0; i < tail; ++i) {
        ++p;
        if ((*p & 0xC0) != 0x80) {
            word_fail(file, line, "not UTF-8 text", *s);
        }
        c = c << 6 | (*p & 0x3F);
    }
    *s = (const char *)p + 1;
    return c;
}

int word_is_glyph(uint32_t c) {
    return c > 0x7E;
}

int word_is_button(uint32_t c) {
    return c >= WORD_BUTTON_FIRST && c <= WORD_BUTTON_LAST;
}

unsigned word_byte(unsigned c) {
    return word_is_button(c) ? c - WORD_BUTTON_FIRST + BUTTON_TILE + 0x20 : c;
}

/* ---- limits ----------------------------------------------------------------------------------------------------- */

static void check_columns(const wordlist_t *list, const word_t *word, int limit) {
    const char *s = word->text;
    int columns = 0;
    uint32_t c;
    while ((c = word_next(&s, list->file, word->line))) {
        columns = c == '\n' || c == WORD_NEW_PAGE ? 0 : columns + (word_is_glyph(c) ? 2 : 1);
        if (columns > limit) {
            char detail[80];
            snprintf(detail, sizeof detail, "%.40s, at most %d", word->key, limit);
            word_fail(list->file, word->line, "too wide (columns of 8 pixels)", detail);
        }
    }
}

typedef struct {
    uint32_t seen[GLYPHS_MAX];
    int count, tiles, letters;
} budget_t;

static void count_glyph(budget_t *budget, uint32_t c) {
    if (c == '\n' || c == ' ') {
        return;
    }
    for (int i = 0; i < budget->count; ++i) {
        if (budget->seen[i] == c) {
            return;
        }
    }
    if (budget->count < GLYPHS_MAX) {
        budget->seen[budget->count++] = c;
        budget->tiles += word_is_glyph(c) ? TILES_A_GLYPH : TILES_A_LETTER;
        budget->letters += !word_is_glyph(c);
    }
}

static int matches(const char *key, const char *pattern) {
    size_t n = strlen(pattern);
    return pattern[n - 1] == '*' ? strncmp(key, pattern, n - 1) == 0 : strcmp(key, pattern) == 0;
}

static void over(const wordlist_t *list, int line, const budget_t *budget, int limit, const char *key) {
    if (budget->letters > LETTERS_MAX) {
        word_fail(list->file, line, "more than 26 letters and buttons on a screen, with", key);
    }
    if (budget->tiles > limit) {
        char detail[120];
        snprintf(detail, sizeof detail, "%d of %d, with %.60s", budget->tiles, limit, key);
        word_fail(list->file, line, "too many glyphs for the tiles of this screen", detail);
    }
}

/* All keys of the line are on one screen; of a key with pages, one page at a time is shown with the others. */
static void check_tiles(const wordlist_t *list, const word_t *word, budget_t *budget, int limit, int line) {
    budget_t before = *budget;
    const char *s = word->text;
    uint32_t c;
    while ((c = word_next(&s, list->file, word->line))) {
        if (c == WORD_NEW_PAGE) {
            *budget = before;
        } else {
            count_glyph(budget, c);
            over(list, line, budget, limit, word->key);
        }
    }
    if (strchr(word->text, WORD_NEW_PAGE)) {
        *budget = before;
    }
}

static void check_limit(const wordlist_t *list, int n) {
    static budget_t budget;
    char line[LINE_BYTES], *kind, *number, *key;
    int limit, used = 0;
    strcpy(line, list->limits[n]);
    kind = strtok(line, " ");
    number = strtok(NULL, " ");
    limit = number ? atoi(number) : 0;
    memset(&budget, 0, sizeof budget);
    if (limit <= 0 || (strcmp(kind, "@columns") != 0 && strcmp(kind, "@tiles") != 0)) {
        word_fail(list->file, list->limit_lines[n], "expected @columns N KEY... or @tiles N KEY...", "");
    }
    while ((key = strtok(NULL, " "))) {
        int found = 0;
        for (int i = 0; i < list->count; ++i) {
            if (matches(list->words[i].key, key)) {
                found = 1;
                if (strcmp(kind, "@columns") == 0) {
                    check_columns(list, &list->words[i], limit);
                } else {
                    check_tiles(list, &list->words[i], &budget, limit, list->limit_lines[n]);
                }
            }
        }
        if (!found) {
            word_fail(list->file, list->limit_lines[n], "a limit for a key that is not here", key);
        }
        ++used;
    }
    if (!used) {
        word_fail(list->file, list->limit_lines[n], "a limit without keys", "");
    }
}

void wordlist_check(const wordlist_t *list) {
    for (int i = 0; i < list->count; ++i) {
        check_columns(list, &list->words[i], WORD_COLUMNS);
    }
    for (int i = 0; i < list->limit_count; ++i) {
        check_limit(list, i);
    }
}
