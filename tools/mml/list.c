/* Plays a compiled piece on paper: the notes with their ticks, as the engine will play them. For tests of
 * harmony and of sound. */
#include "mml.h"

#include <string.h>

enum { STACK = 1, COUNTERS = 16, NO_NOTE = -1 };

typedef struct {
    const mml_code_t *code;
    size_t at;
} place_t;

static size_t find_label(const mml_code_t *code, int label) {
    size_t i = 0;

    while (i < code->used && !(code->item[i].kind == IT_LABEL && code->item[i].value == label)) {
        ++i;
    }
    return i;
}

static const mml_code_t *find_phrase(const mml_piece_t *p, int label) {
    for (int i = 0; i < p->phrases; ++i) {
        if (p->phrase[i].code.label == label) {
            return &p->phrase[i].code;
        }
    }
    return NULL;
}

static void print_note(const mml_t *m, int channel, int event, long tick, int ticks, FILE *out) {
    int value = event + 24; /* MIDI: C1 is 24 */

    if (channel == CH_TRIANGLE) {
        value -= 12;
    }
    if (channel == CH_NOISE) {
        for (int i = 0; i < m->drums; ++i) {
            if (m->drum[i].id == event) {
                value = m->drum[i].pitch;
            }
        }
    }
    fprintf(out, "%ld %c %d %d\n", tick, "ABTN"[channel], value, ticks);
}

static void list_channel(const mml_t *m, const mml_piece_t *p, int channel, FILE *out) {
    place_t here = {&p->code[channel], 0}, back = {NULL, 0};
    int counter[COUNTERS] = {0}, len = 0, note = NO_NOTE, note_ticks = 0;
    long tick = 0, start = 0;

    for (;;) {
        const mml_item_t *it = &here.code->item[here.at++];
        int e = it->value;
        if (it->kind == IT_LABEL) {
            continue;
        }
        if (e >= EV_SET_LEN) {
            len = e - EV_SET_LEN + 1;
        } else if (e == EV_HOLD) {
            note_ticks += len;
            tick += len;
        } else if (e <= EV_REST || e == EV_END || e == EV_JUMP) {
            if (note != NO_NOTE) {
                print_note(m, channel, note, start, note_ticks, out);
            }
            if (e > EV_REST) {
                return;
            }
            note = e == EV_REST ? NO_NOTE : e;
            start = tick;
            note_ticks = len;
            tick += len;
        } else if (e == EV_CALL) {
            back = (place_t){here.code, here.at + 1};
            here = (place_t){find_phrase(p, it[1].value), 0};
        } else if (e == EV_RETURN) {
            here = back;
        } else if (e == EV_LOOP) {
            int *c = &counter[it[1].value];
            *c = (*c ? *c : it[2].value) - 1;
            here.at = *c ? find_label(here.code, it[3].value) : here.at + 3;
        } else if (e == EV_BREAK) {
            int *c = &counter[it[1].value];
            bool leave = *c == 1;
            *c -= leave;
            here.at = leave ? find_label(here.code, it[2].value) : here.at + 2;
        } else {
            here.at += 1; /* one operand */
        }
    }
}

void mml_list(const mml_t *m, const char *name, FILE *out) {
    for (int i = 0; i < m->pieces; ++i) {
        const mml_piece_t *p = &m->piece[i];
        if (strcmp(p->name, name)) {
            continue;
        }
        fprintf(out, "# %s tempo %d bar %d ticks %ld loop %ld\n", p->name, p->tempo, p->bar, p->code[0].ticks,
                p->code[0].loop_ticks);
        for (int c = 0; c < MML_CHANNELS; ++c) {
            if (p->track[c].used) {
                list_channel(m, p, c, out);
            }
        }
    }
}
