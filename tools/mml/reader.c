/* Walks through compiled code as the engine does: it follows loops and phrases, and returns the events that take time one by one.
 * */
#include "mml.h"

#include <string.h>

void mml_reader(mml_reader_t *r, const mml_piece_t *p, int channel) {
    memset(r, 0, sizeof *r);
    r->piece = p;
    r->code = &p->code[channel];
}

static size_t find_label(const mml_code_t *code, int label) {
    size_t i = 0;

    while (i < code->used && !(code->item[i].kind == IT_LABEL && code->item[i].value == label)) {
        ++i;
    }
    return i;
}

static const mml_code_t *find_phrase(const mml_piece_t *p, int label) {
    for (; p; p = p->base) {
        for (int i = 0; i < p->phrases; ++i) {
            for (int v = 0; v < p->phrase[i].variants; ++v) {
                if (p->phrase[i].variant[v].code.label == label) {
                    return &p->phrase[i].variant[v].code;
                }
            }
        }
    }
    return NULL;
}

/* Enters a phrase; true if it should be read as one event instead. */
static bool enter(mml_reader_t *r, int label, mml_event_t *event) {
    const mml_code_t *phrase = find_phrase(r->piece, label);

    if (phrase->plain && r->tick >= r->from && r->tick + phrase->ticks <= r->to) {
        *event = (mml_event_t){EV_CALL, label, r->tick, phrase->ticks};
        r->tick += phrase->ticks;
        ++r->at;
        return true;
    }
    r->caller = r->code;
    r->back = r->at + 1;
    r->code = phrase;
    r->at = 0;
    return false;
}

static void go_round(mml_reader_t *r, const mml_item_t *it) {
    int *c = &r->counter[it[1].value];

    *c = (*c ? *c : it[2].value) - 1;
    r->at = *c ? find_label(r->code, it[3].value) : r->at + 3;
}

static void leave(mml_reader_t *r, const mml_item_t *it) {
    int *c = &r->counter[it[1].value];
    bool last = *c == 1;

    *c -= last;
    r->at = last ? find_label(r->code, it[2].value) : r->at + 2;
}

static mml_event_t timed(mml_reader_t *r, int kind, int value) {
    mml_event_t event = {kind, value, r->tick, r->len};

    r->tick += r->len;
    return event;
}

mml_event_t mml_next(mml_reader_t *r) {
    mml_event_t event;

    for (;;) {
        const mml_item_t *it = &r->code->item[r->at++];
        int e = it->value;
        if (it->kind == IT_LABEL) {
            continue;
        }
        if (e > EV_SET_LEN) {
            r->len = e - EV_SET_LEN;
        } else if (e <= EV_HOLD) {
            return timed(r, e, e);
        } else if (e == EV_GLIDE) {
            ++r->at;
            return timed(r, e, it[1].value);
        } else if (e == EV_END || e == EV_JUMP) {
            return (mml_event_t){EV_END, 0, r->tick, 0};
        } else if (e == EV_CALL) {
            if (enter(r, it[1].value, &event)) {
                return event;
            }
        } else if (e == EV_RETURN) {
            r->code = r->caller;
            r->at = r->back;
        } else if (e == EV_LOOP) {
            go_round(r, it);
        } else if (e == EV_BREAK) {
            leave(r, it);
        } else {
            r->ins = e == EV_INS ? it[1].value : r->ins;
            ++r->at; /* one operand */
        }
    }
}
