/* Lists the notes of a compiled piece with their ticks, as the engine will play them, for tests of harmony and sound. */
#include "mml.h"

#include <string.h>

enum { NO_NOTE = -1 };

typedef struct {
    int note, ins;
    bool glide;
    long tick, ticks;
} sounding_t;

static const mml_drum_t *find_drum(const mml_t *m, int id) {
    int i = 0;

    while (m->drum[i].id != id) {
        ++i;
    }
    return &m->drum[i];
}

static const char *name_of(const mml_t *m, int id) {
    for (int i = 0; i < m->instruments; ++i) {
        if (m->ins[i].id == id) {
            return m->ins[i].name;
        }
    }
    return "silence";
}

static void print_note(const mml_t *m, int channel, const sounding_t *s, FILE *out) {
    int value = s->note + 24; /* MIDI: C1 is 24 */
    int ins = s->ins;

    if (channel == CH_TRIANGLE) {
        value -= 12;
    }
    if (channel == CH_NOISE) {
        value = find_drum(m, s->note)->pitch;
        ins = m->ins[find_drum(m, s->note)->ins].id;
    }
    fprintf(out, "%ld %c %d %ld @%s%s\n", s->tick, "ABTN"[channel], value, s -> ticks, name_of(m, ins), s -> glide ? " /" : "");
    if (channel == CH_NOISE && find_drum(m, s->note)->thump >= 0) {
        fprintf(out, "%ld K %d 0 @%s\n", s->tick, find_drum(m, s->note)->tone + 12, m->ins[find_drum(m, s->note)->thump].name);
    }
}

static void list_channel(const mml_t *m, const mml_piece_t *p, int channel, FILE *out) {
    mml_reader_t reader;
    sounding_t s = {NO_NOTE, 0, false, 0, 0};
    mml_event_t e;

    mml_reader(&reader, p, channel);
    do {
        e = mml_next(&reader);
        if (e.kind == EV_HOLD) {
            s.ticks += e.ticks;
            continue;
        }
        if (s.note != NO_NOTE) {
            print_note(m, channel, &s, out);
        }
        s = (sounding_t){e.kind == EV_REST ? NO_NOTE : e.value, reader.ins, e.kind == EV_GLIDE, e.tick, e.ticks};
    } while (e.kind != EV_END);
}

/* What an instrument may do to a listed note. */
static void list_instrument(const mml_ins_t *ins, FILE *out) {
    int sum = 0, low = 0, high = 0, steps = 0;
    bool arp[256] = {false};

    for (int i = 1; i < ins->used; ++steps) {
        int byte = ins->stream[i++];
        if (byte & STEP_BEND) {
            arp[ins->stream[i++]] = true;
            sum += (int8_t)ins->stream[i++];
            i += (byte & STEP_HOLD) != 0;
        }
        low = sum < low ? sum : low;
        high = sum > high ? sum : high;
    }
    fprintf(out, "@%s ring %d dies %d slide %d %d arp", ins->name, steps, ins->release ? 0 : steps, low, high);
    for (int a = 0; a < 256; ++a) {
        if (arp[a]) {
            fprintf(out, " %d", (int8_t)a);
        }
    }
    fputs(" .\n", out);
}

void mml_list(const mml_t *m, const char *name, FILE *out) {
    for (int i = 0; i < m->pieces; ++i) {
        const mml_piece_t *p = &m->piece[i];
        if (strcmp(p->name, name)) {
            continue;
        }
        fprintf(out, "# %s tempo %d bar %d ticks %ld loop %ld\n", p->name, p->tempo, p->bar, p->code[0].ticks,
                p->code[0].loop_ticks);
        for (int k = 0; k < m->instruments; ++k) {
            if (m->ins[k].id >= 0) {
                list_instrument(&m->ins[k], out);
            }
        }
        for (int c = 0; c < MML_CHANNELS; ++c) {
            if (mml_owner(p, c)) {
                list_channel(m, p, c, out);
            }
        }
    }
}
