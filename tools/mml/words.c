/* Reads the text of a channel: characters, numbers, names and lengths. */
#include "track.h"

#include <ctype.h>

mml_piece_t *track_piece_of(track_t *t) {
    return &t->m->piece[t->piece];
}

char track_peek(track_t *t) {
    while (t->at < t->text->used && isspace((unsigned char)t->text->text[t->at])) {
        ++t->at;
    }
    return t->at < t->text->used ? t->text->text[t->at] : '\0';
}

bool track_accept(track_t *t, char c) {
    bool found = t->at < t->text->used && t->text->text[t->at] == c;

    t->at += found;
    return found;
}

/* A number that follows immediately; -1 = none. */
int track_number(track_t *t) {
    const char *s = t->text->text;
    int v = 0;

    if (t->at >= t->text->used || !isdigit((unsigned char)s[t->at])) {
        return -1;
    }
    while (t->at < t->text->used && isdigit((unsigned char)s[t->at])) {
        v = v < 100000 ? v * 10 + (s[t->at] - '0') : v;
        ++t->at;
    }
    return v;
}

/* A required number in low..high; returns `low` after an error. */
int track_number_in(track_t *t, const char *what, int low, int high) {
    int v = track_number(t);

    if (v < low || v > high) {
        if (v < 0) {
            FAIL(t, "%s needs a number", what);
        } else {
            FAIL(t, "%s must be %d..%d, not %d", what, low, high, v);
        }
        return low;
    }
    return v;
}

void track_name(track_t *t, char *to) {
    const char *s = t->text->text;
    int n = 0;

    while (t->at < t->text->used && (isalnum((unsigned char)s[t->at]) || s[t->at] == '_')) {
        if (n < MML_NAME_MAX - 1) {
            to[n++] = s[t->at];
        }
        ++t->at;
    }
    to[n] = '\0';
}

/* One length: 4, 8., %5 or nothing (the default). In ticks. */
int track_one_length(track_t *t) {
    int ticks, dot, n;

    if (track_accept(t, '%')) {
        return track_number_in(t, "%", 1, 9999);
    }
    n = track_number(t);
    if (n < 0 && t->length == 0) {
        FAIL(t, "the phrase before leaves another length: say l8 or the like");
        return MML_WHOLE / 8;
    }
    if (n < 0) {
        ticks = t->length;
    } else if (n == 0 || MML_WHOLE % n) {
        FAIL(t, "length %d is not a whole number of ticks (%d to a whole note)", n, MML_WHOLE);
        return t->length;
    } else {
        ticks = MML_WHOLE / n;
    }
    for (dot = ticks; track_accept(t, '.');) {
        if (dot % 2) {
            FAIL(t, "a dot here gives half a tick");
            return ticks;
        }
        dot /= 2;
        ticks += dot;
    }
    return ticks;
}

/* A length with its ties: 4^16. */
int track_length(track_t *t) {
    int ticks = track_one_length(t);

    while (track_accept(t, '^')) {
        ticks += track_one_length(t);
    }
    return ticks;
}
