/* Reading of sources: lines are sorted into directives, instruments, drums, phrases and channels. */
#include "mml.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void mml_error(mml_t *m, const char *file, int line, const char *format, ...) {
    va_list args;

    va_start(args, format);
    fprintf(m->err, "%s:%d: ", file, line);
    vfprintf(m->err, format, args);
    fputc('\n', m->err);
    va_end(args);
    ++m->errors;
}

void *mml_grow(void *array, int count, size_t size) {
    char *grown = realloc(array, ((size_t)count + 1) * size);

    if (!grown) {
        fputs("mml2snd: out of memory\n", stderr);
        exit(2);
    }
    memset(grown + (size_t)count * size, 0, size);
    return grown;
}

void mml_new(mml_t *m, FILE *err) {
    memset(m, 0, sizeof *m);
    m->err = err;
    m->ins_ids = 1; /* instrument 0 is silence */
}

static void free_text(mml_text_t *text) {
    free(text->text);
    free(text->line);
}

void mml_free(mml_t *m) {
    for (int i = 0; i < m->pieces; ++i) {
        mml_piece_t *p = &m->piece[i];
        for (int c = 0; c < MML_CHANNELS; ++c) {
            free_text(&p->track[c]);
            if (p->track[c].used) { /* otherwise it may belong to another piece */
                free(p->code[c].item);
            }
        }
        for (int k = 0; k < p->phrases; ++k) {
            free_text(&p->phrase[k].text);
            for (int v = 0; v < p->phrase[k].variants; ++v) {
                free(p->phrase[k].variant[v].code.item);
            }
            free(p->phrase[k].variant);
        }
        free(p->phrase);
        free(p->file);
    }
    free(m->piece);
    free(m->ins);
    free(m->drum);
}

static void add_text(mml_text_t *to, const char *s, int line) {
    size_t n = strlen(s);

    if (to->used + n + 2 > to->size) {
        to->size = 2 * to->size + n + 64;
        to->text = realloc(to->text, to->size);
        to->line = realloc(to->line, to->size * sizeof *to->line);
        if (!to->text || !to->line) {
            fputs("mml2snd: out of memory\n", stderr);
            exit(2);
        }
    }
    memcpy(to->text + to->used, s, n);
    to->text[to->used + n] = ' ';
    to->text[to->used + n + 1] = '\0';
    for (size_t i = 0; i <= n + 1; ++i) {
        to->line[to->used + i] = line;
    }
    to->used += n + 1;
}

/* "path/to/connect4.mml" -> "CONNECT4" */
static void name_of_file(const char *file, char *name) {
    const char *base = strrchr(file, '/');
    int n = 0;

    for (base = base ? base + 1 : file; *base && *base != '.' && n < MML_NAME_MAX - 1; ++base) {
        name[n++] = (char)(isalnum((unsigned char)*base) ? toupper((unsigned char)*base) : '_');
    }
    name[n] = '\0';
}

/* Copies a word of letters, digits and '_'; returns what follows it. */
static const char *take_name(const char *s, char *name) {
    int n = 0;

    while (isalnum((unsigned char)*s) || *s == '_') {
        if (n < MML_NAME_MAX - 1) {
            name[n++] = *s;
        }
        ++s;
    }
    name[n] = '\0';
    return s;
}

static void directive(mml_t *m, mml_piece_t *p, const char *file, int line, const char *s) {
    char name[MML_NAME_MAX];
    int a = 0, b = 0;

    s = take_name(s, name);
    if (!strcmp(name, "title")) {
        if (sscanf(s, " \"%39[^\"]\"", p->title) != 1) {
            mml_error(m, file, line, "a title must be in quotes and has %d letters at most", MML_TITLE_MAX - 1);
        }
    } else if (!strcmp(name, "tempo") && p->kind == MML_SONG) {
        if (sscanf(s, "%d", &a) != 1 || a < 30 || a > MML_TEMPO_MAX) {
            mml_error(m, file, line, "tempo must be 30..%d quarters a minute", MML_TEMPO_MAX);
        } else {
            p->tempo = a;
        }
    } else if (!strcmp(name, "like") && p->kind == MML_SONG) {
        take_name(s + strspn(s, " "), name);
        for (int i = 0; name[i]; ++i) {
            p->like[i] = (char)toupper((unsigned char)name[i]);
        }
    } else if (!strcmp(name, "bar") && p->kind == MML_SONG) {
        if (sscanf(s, "%d/%d", &a, &b) != 2 || a < 1 || b < 1 || MML_WHOLE % b) {
            mml_error(m, file, line, "bar must be like 4/4");
        } else {
            p->bar = a * (MML_WHOLE / b);
        }
    } else if (!strcmp(name, "priority") && p->kind == MML_EFFECT) {
        if (sscanf(s, "%d", &a) != 1 || a < 1 || a > 255) {
            mml_error(m, file, line, "priority must be 1..255");
        } else {
            p->priority = a;
        }
    } else {
        mml_error(m, file, line, "unknown directive #%s", name);
    }
}

static mml_phrase_t *find_phrase(mml_piece_t *p, const char *name, int line) {
    for (int i = 0; i < p->phrases; ++i) {
        if (!strcmp(p->phrase[i].name, name)) {
            return &p->phrase[i];
        }
    }
    p->phrase = mml_grow(p->phrase, p->phrases, sizeof *p->phrase);
    strcpy(p->phrase[p->phrases].name, name);
    p->phrase[p->phrases].line = line;
    return &p->phrase[p->phrases++];
}

/* "AB text" adds text to both channels. Returns false if the line names no channel. */
static bool channel_line(mml_piece_t *p, const char *s, int line) {
    static const char letters[] = "ABTN";
    size_t n = strspn(s, letters);

    if (n == 0 || !isspace((unsigned char)s[n])) {
        return false;
    }
    for (size_t i = 0; i < n; ++i) {
        add_text(&p->track[strchr(letters, s[i]) - letters], s + n, line);
    }
    return true;
}

static void read_line(mml_t *m, mml_piece_t *p, int piece, const char *file, int line, char *s) {
    char name[MML_NAME_MAX];
    const char *rest;

    s[strcspn(s, ";\r\n")] = '\0';
    s += strspn(s, " \t");
    if (!*s) {
        return;
    }
    if (*s == '#' && p) {
        directive(m, p, file, line, s + 1);
    } else if (*s == '@') {
        rest = take_name(s + 1, name);
        mml_instrument(m, piece, file, line, name, rest);
    } else if (!strncmp(s, "drum ", 5)) {
        mml_drum(m, piece, file, line, s + 5);
    } else if (*s == '=' && p && p->kind == MML_SONG) {
        rest = take_name(s + 1, name);
        add_text(&find_phrase(p, name, line)->text, rest, line);
    } else if (!p || !channel_line(p, s, line)) {
        mml_error(m, file, line, "expected #directive, @instrument, drum, =phrase or a channel of A B T N");
    }
}

void mml_read(mml_t *m, const char *file, FILE *in, mml_kind_t kind) {
    char buffer[1024];
    int line = 0, piece = -1;
    mml_piece_t *p = NULL;

    if (kind != MML_KIT) {
        piece = m->pieces++;
        m->piece = mml_grow(m->piece, piece, sizeof *m->piece);
        p = &m->piece[piece];
        p->file = mml_grow(NULL, 0, strlen(file) + 1);
        strcpy(p->file, file);
        name_of_file(file, p->name);
        strcpy(p->title, p->name);
        p->kind = kind;
        p->order = piece;
        p->bar = MML_WHOLE;
    }
    while (fgets(buffer, sizeof buffer, in)) {
        ++line;
        if (!strchr(buffer, '\n') && !feof(in)) {
            mml_error(m, file, line, "line is too long");
            return;
        }
        read_line(m, p, piece, file, line, buffer);
    }
    if (p && kind == MML_SONG && !p->tempo) {
        mml_error(m, file, line, "a song needs #tempo");
    }
    if (p && kind == MML_EFFECT && !p->priority) {
        mml_error(m, file, line, "an effect needs #priority");
    }
}
