/* mml2snd: compiles songs (*.mml) and effects (*.sfx) to data for the sound engine. Notation:
 * cart/sound/README.md. */
#include "mml/mml.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: mml2snd [-o data.s] [-h ids.h] [-i ids.inc] [-t tracks] [-k kit] [-l NAME] file.mml|file.sfx ...\n"
    "  -k  instruments and drums for all files     -l  list the notes of one piece on standard output\n";

typedef struct {
    const char *data, *header, *include, *tracks, *list;
} options_t;

static void read_file(mml_t *m, const char *path, mml_kind_t kind) {
    FILE *in = fopen(path, "r");

    if (!in) {
        perror(path);
        exit(2);
    }
    mml_read(m, path, in, kind);
    fclose(in);
}

static mml_kind_t kind_of(const char *path) {
    const char *dot = strrchr(path, '.');

    if (dot && !strcmp(dot, ".mml")) {
        return MML_SONG;
    }
    if (dot && !strcmp(dot, ".sfx")) {
        return MML_EFFECT;
    }
    fprintf(stderr, "mml2snd: %s: neither .mml nor .sfx\n", path);
    exit(2);
}

static void read_arguments(mml_t *m, int argc, char **argv, options_t *o) {
    for (int i = 1; i < argc; ++i) {
        if (argv[i][0] != '-') {
            read_file(m, argv[i], kind_of(argv[i]));
            continue;
        }
        if (!strchr("ohitkl", argv[i][1]) || !argv[i][1] || argv[i][2] || i + 1 == argc) {
            fputs(usage, stderr);
            exit(2);
        }
        switch (argv[i++][1]) {
        case 'o':
            o->data = argv[i];
            break;
        case 'h':
            o->header = argv[i];
            break;
        case 'i':
            o->include = argv[i];
            break;
        case 't':
            o->tracks = argv[i];
            break;
        case 'l':
            o->list = argv[i];
            break;
        default:
            read_file(m, argv[i], MML_KIT);
        }
    }
}

static FILE *create(const char *path) {
    FILE *out = fopen(path, "w");

    if (!out) {
        perror(path);
        exit(2);
    }
    return out;
}

static void finish(FILE *out, const char *path) {
    if (fclose(out)) {
        perror(path);
        exit(2);
    }
}

int main(int argc, char **argv) {
    mml_t m;
    options_t o = {NULL, NULL, NULL, NULL, NULL};
    FILE *out;
    bool good;

    mml_new(&m, stderr);
    read_arguments(&m, argc, argv, &o);
    good = mml_finish(&m);
    if (good && o.data) {
        mml_write_data(&m, out = create(o.data));
        finish(out, o.data);
    }
    if (good && o.header) {
        mml_write_ids(&m, out = create(o.header), false);
        finish(out, o.header);
    }
    if (good && o.include) {
        mml_write_ids(&m, out = create(o.include), true);
        finish(out, o.include);
    }
    if (good && o.tracks) {
        mml_write_tracks(&m, out = create(o.tracks));
        finish(out, o.tracks);
    }
    if (good && o.list) {
        mml_list(&m, o.list, stdout);
    }
    mml_free(&m);
    return good ? 0 : 1;
}
