/* The reader of chr/art.txt; the format is described at the top of that file. */
#include "tools/lib/artjob.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPACE " \t\r\n"

static int complain(const job_book_t *book, unsigned line, const char *format, ...) {
    va_list args;
    fprintf(stderr, "%s:%u: ", book->path, line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return -1;
}

/* A decimal or 0x number; returns 1 if the whole word is one, at most 'max'. */
static int number(const char *word, unsigned max, unsigned *out) {
    char *end;
    unsigned long n;
    if (word == NULL || word[0] < '0' || word[0] > '9') {
        return 0;
    }
    n = strtoul(word, &end, 0);
    *out = (unsigned)n;
    return *end == '\0' && n <= max;
}

static int name_ok(const char *word) {
    return word != NULL && strlen(word) < JOB_NAME_LEN;
}

static int job_index(const job_book_t *book, const char *name) {
    for (unsigned i = 0; i < book->count; ++i) {
        if (strcmp(book->list[i].name, name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static int add_use(job_book_t *book, job_t *job, const char *name) {
    int i = job_index(book, name);
    if (i < 0 || book->list[i].kind == JOB_SPRITE || job->kind != JOB_SCREEN || job->use_count == JOB_USES) {
        return complain(book, job->line, "use=%s: want a tiles or screen line above this screen (at most %d)", name, JOB_USES);
    }
    job->uses[job->use_count++] = (unsigned)i;
    return 0;
}

static int parse_cell(job_t *job, const char *value) {
    char used;
    job->cells = 1;
    return sscanf(value, "%ux%u%c", &job->cell_w, &job->cell_h, &used) == 2 && job->cell_w >= 1 && job->cell_h >= 1 &&
           job->cell_w <= 16 && job->cell_h <= 16;
}

/* key=value */
static int parse_option(job_book_t *book, job_t *job, char *word) {
    char *value = strchr(word, '=');
    int good = 0;
    *value++ = '\0';
    if (strcmp(word, "use") == 0) {
        return add_use(book, job, value);
    }
    if (strcmp(word, "base") == 0 && strncmp(value, "after:", 6) == 0) {
        job->after = job_index(book, value + 6);
        good = job->after >= 0;
    } else if (strcmp(word, "base") == 0) {
        good = number(value, TILES_MAX - 1, &job->base);
    } else if (strcmp(word, "dedup") == 0) {
        good = strcmp(value, "yes") == 0 || strcmp(value, "no") == 0;
        job->dedup = value[0] == 'y';
    } else if (strcmp(word, "pack") == 0) {
        good = strcmp(value, "no") == 0 && job->kind == JOB_SCREEN;
        job->plain = 1;
    } else if (strcmp(word, "chr") == 0) {
        job->packed = strcmp(value, "packed") == 0;
        job->near = strcmp(value, "near") == 0;
        good = job->packed || job->near;
    } else if (strcmp(word, "count") == 0) {
        good = number(value, TILES_MAX, &job->count) && job->count > 0 && job->kind != JOB_SCREEN;
    } else if (strcmp(word, "attr") == 0) {
        good = number(value, 3, &job->attr) && job->kind == JOB_SPRITE;
    } else if (strcmp(word, "cell") == 0) {
        good = job->kind == JOB_TILES && parse_cell(job, value);
    } else if (strcmp(word, "seg") == 0) {
        good = name_ok(value);
        snprintf(job->segment, sizeof job->segment, "%.*s", JOB_NAME_LEN - 1, value);
    } else if (strcmp(word, "far") == 0) {
        good = strcmp(value, "seg") == 0;
        job->far_in_segment = 1;
    } else if (strcmp(word, "chrseg") == 0) {
        good = name_ok(value);
        snprintf(job->chr_segment, sizeof job->chr_segment, "%.*s", JOB_NAME_LEN - 1, value);
    }
    return good ? 0 : complain(book, job->line, "option %s=%s is not known here or out of range", word, value);
}

/* "w h" of a sprite line, in pixels. */
static int parse_frame(job_book_t *book, job_t *job, const char *w, const char *h) {
    if (!number(w, 128, &job->cell_w) || !number(h, 128, &job->cell_h) || job->cell_w % TILE_PX != 0 ||
        job->cell_h % TILE_PX != 0 || job->cell_w == 0 || job->cell_h == 0) {
        return complain(book, job->line, "frame size '%s %s': want two multiples of 8 up to 128", w == NULL ? "" : w,
                        h == NULL ? "" : h);
    }
    job->cell_w /= TILE_PX;
    job->cell_h /= TILE_PX;
    return 0;
}

static int parse_words(job_book_t *book, job_t *job, const pal_book_t *pals) {
    unsigned max = job->kind == JOB_SPRITE ? 1 : JOB_PALS;
    char *word = strtok(NULL, SPACE);
    for (; word != NULL; word = strtok(NULL, SPACE)) {
        const pal_t *pal = pal_find(pals, word);
        if (word[0] == '#') {
            break;
        }
        if (strchr(word, '=') != NULL) {
            if (parse_option(book, job, word) != 0) {
                return -1;
            }
        } else if (job->kind == JOB_SPRITE && job->pal_count == 1) {
            if (parse_frame(book, job, word, strtok(NULL, SPACE)) != 0) {
                return -1;
            }
        } else if (pal == NULL) {
            return complain(book, job->line, "%s: unknown palette '%s'", job->file, word);
        } else if (job->pal_count == max) {
            return complain(book, job->line, "%s: palette '%s' is one too many", job->file, word);
        } else {
            job->pals[job->pal_count++] = pal;
        }
    }
    return 0;
}

static int parse_job(job_book_t *book, const pal_book_t *pals, job_kind_t kind, unsigned line) {
    job_t *job = &book->list[book->count];
    const char *name = strtok(NULL, SPACE), *file = strtok(NULL, SPACE);
    if (book->count == JOBS_MAX || !name_ok(name) || !name_ok(file) || job_index(book, name) >= 0) {
        return complain(book, line, "want a new name and a file, each under %d letters", JOB_NAME_LEN);
    }
    memset(job, 0, sizeof *job);
    job->kind = kind;
    job->line = line;
    strcpy(job->name, name);
    strcpy(job->file, file);
    job->dedup = kind != JOB_TILES;
    job->cell_w = job->cell_h = 1;
    job->after = -1;
    if (parse_words(book, job, pals) != 0) {
        return -1;
    }
    if (job->pal_count == 0 || job->segment[0] == '\0') {
        return complain(book, line, "%s: a palette and seg= are needed", job->file);
    }
    for (unsigned i = 1; i < job->pal_count; ++i) {
        if (job->pals[i]->nes[0] != job->pals[0]->nes[0]) {
            return complain(book, line, "%s: palettes '%s' and '%s' differ in colour 0, the one backdrop", job->file,
                            job->pals[0]->name, job->pals[i]->name);
        }
    }
    ++book->count;
    return 0;
}

/* Names that the tool itself uses for constants. */
static int reserved(const char *name) {
    static const char *const words[] = {"BASE", "TILES", "FRAMES", "WIDTH", "HEIGHT", "CELL_TILES"};
    for (unsigned i = 0; i < sizeof words / sizeof *words; ++i) {
        if (strcmp(words[i], name) == 0) {
            return 1;
        }
    }
    return 0;
}

/* "id NAME index", for the line above. */
static int parse_id(job_book_t *book, unsigned line) {
    const char *name = strtok(NULL, SPACE), *index = strtok(NULL, SPACE);
    job_t *job = book->count == 0 ? NULL : &book->list[book->count - 1];
    unsigned n;
    if (job == NULL || job->kind == JOB_SCREEN || job->id_count == JOB_IDS_MAX || !name_ok(name) || reserved(name) ||
        !number(index, TILES_MAX - 1, &n)) {
        return complain(book, line, "want 'id NAME index' with a free name below a tiles or sprite line");
    }
    strcpy(job->ids[job->id_count].name, name);
    job->ids[job->id_count++].index = n;
    return 0;
}

static int parse_line(job_book_t *book, const pal_book_t *pals, char *text, unsigned line) {
    const char *word = strtok(text, SPACE);
    if (word == NULL || word[0] == '#') {
        return 0;
    }
    if (strcmp(word, "tiles") == 0) {
        return parse_job(book, pals, JOB_TILES, line);
    }
    if (strcmp(word, "screen") == 0) {
        return parse_job(book, pals, JOB_SCREEN, line);
    }
    if (strcmp(word, "sprite") == 0) {
        return parse_job(book, pals, JOB_SPRITE, line);
    }
    if (strcmp(word, "id") == 0) {
        return parse_id(book, line);
    }
    return complain(book, line, "'%s': want tiles, screen, sprite or id", word);
}

int job_load(job_book_t *book, const pal_book_t *pals, const char *path) {
    char text[256];
    unsigned line = 0;
    int bad = 0;
    FILE *f = fopen(path, "r");
    if (f == NULL) {
        perror(path);
        return -1;
    }
    book->count = 0;
    snprintf(book->path, sizeof book->path, "%s", path);
    while (!bad && fgets(text, sizeof text, f) != NULL) {
        bad = parse_line(book, pals, text, ++line);
    }
    fclose(f);
    return bad;
}
