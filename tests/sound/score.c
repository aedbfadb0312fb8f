#include "score.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int find_ins(const score_t *s, const char *name) {
    for (int i = 0; i < s->instruments; ++i) {
        if (!strcmp(s->ins[i].name, name)) {
            return i;
        }
    }
    return -1;
}

static bool read_instrument(score_t *s, const char *line) {
    score_ins_t *ins = &s->ins[s->instruments];
    int at = 0;

    if (s->instruments == SCORE_INS || sscanf(line, "@%31s ring %d dies %d slide %d %d arp%n", ins->name, &ins->ring,
                                              &ins->dies, &ins->low, &ins->high, &at) != 5) {
        return false;
    }
    ++s->instruments;
    ins->arps = 1;
    for (int n; ins->arps < SCORE_ARPS && sscanf(line + at, " %d%n", &ins->arp[ins->arps], &n) == 1; at += n) {
        ++ins->arps;
    }
    return true;
}

static bool read_note(score_t *s, const char *line) {
    score_note_t *n = &s->note[s->notes];
    char ins[SCORE_NAME], slash = 0;

    if (s->notes == SCORE_NOTES ||
        sscanf(line, "%ld %c %d %ld @%31s %c", &n->tick, &n->channel, &n->midi, &n->ticks, ins, &slash) < 5) {
        return false;
    }
    ++s->notes;
    n->ins = find_ins(s, ins);
    n->glide = slash == '/';
    return n->ins >= 0;
}

score_t *score_load(const char *path) {
    FILE *f = fopen(path, "r");
    score_t *s = calloc(1, sizeof *s);
    char line[256];
    int bar;
    bool good = f && s && fgets(line, sizeof line, f) &&
                sscanf(line, "# %31s tempo %d bar %d ticks %ld loop %ld", s->name, &s->tempo, &bar, &s->total, &s->loop) == 5;

    while (good && fgets(line, sizeof line, f)) {
        good = *line == '@' ? read_instrument(s, line) : read_note(s, line);
    }
    if (f) {
        fclose(f);
    }
    if (!good) {
        fprintf(stderr, "cannot read the list %s\n", path);
        free(s);
        return NULL;
    }
    s->tick_s = 60.0 / s->tempo / 12.0;
    return s;
}
