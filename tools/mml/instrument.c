/* Instruments and drums. The four envelopes of an instrument are merged into one stream of steps, so that the
 * engine follows one position a channel and not four. */
#include "mml.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { NEXT = -1 };
enum { E_VOL, E_DUTY, E_ARP, E_SLIDE, E_REL, ENVELOPES };
static const struct {
    const char *name;
    int low, high;
} envelope[ENVELOPES] = {{"vol", 0, 15}, {"duty", 0, 3}, {"arp", -48, 48}, {"slide", -127, 127}, {"rel", 0, 15}};

typedef struct {
    mml_t *m;
    const char *file;
    int line;
    mml_seq_t seq[ENVELOPES];
    bool rings; /* dies away by itself and has no release: a key-off changes nothing */
} parser_t;

static bool parse_value(parser_t *p, int e, const char *word) {
    mml_seq_t *s = &p->seq[e];
    char *end;
    long v = strtol(word, &end, 10);

    if (*end) {
        mml_error(p->m, p->file, p->line, "unknown word '%s' in an instrument", word);
    } else if (v < envelope[e].low || v > envelope[e].high) {
        mml_error(p->m, p->file, p->line, "%s must be %d..%d, not %ld", envelope[e].name, envelope[e].low, envelope[e].high, v);
    } else if (s->count == MML_SEQ_MAX) {
        mml_error(p->m, p->file, p->line, "%s is too long (%d values at most)", envelope[e].name, MML_SEQ_MAX);
    } else {
        s->value[s->count++] = (int)v;
        return true;
    }
    return false;
}

static bool parse_word(parser_t *p, int *e, const char *word) {
    for (int k = 0; k < ENVELOPES; ++k) {
        if (!strcmp(word, envelope[k].name)) {
            if (p->seq[k].count) {
                mml_error(p->m, p->file, p->line, "%s is given twice", word);
                return false;
            }
            *e = k;
            return true;
        }
    }
    if (*e < 0) {
        mml_error(p->m, p->file, p->line, "expected vol, duty, arp, slide or rel, not '%s'", word);
        return false;
    }
    if (!strcmp(word, "|")) {
        if (*e == E_REL || p->seq[*e].loop >= 0) {
            mml_error(p->m, p->file, p->line, *e == E_REL ? "a release cannot loop" : "two loop marks in one envelope");
            return false;
        }
        p->seq[*e].loop = p->seq[*e].count;
        return true;
    }
    return parse_value(p, *e, word);
}

/* Fills in what was left out; afterwards every envelope has a value and a loop. */
static bool complete(parser_t *p) {
    const mml_seq_t *vol = &p->seq[E_VOL];

    p->rings = !p->seq[E_REL].count && vol->count && vol->loop < 0 && vol->value[vol->count - 1] == 0;
    if (!p->seq[E_VOL].count) {
        mml_error(p->m, p->file, p->line, "an instrument needs vol");
        return false;
    }
    for (int e = 0; e < ENVELOPES; ++e) {
        mml_seq_t *s = &p->seq[e];
        bool still = e == E_SLIDE && s->loop < 0; /* a slide that is over stops; all else holds its last value */
        if (s->count == 0 || (still && s->count < MML_SEQ_MAX)) {
            s->value[s->count++] = 0;
        }
        if (s->loop < 0) {
            s->loop = s->count - 1;
        }
        if (s->loop >= s->count) {
            mml_error(p->m, p->file, p->line, "nothing follows the loop mark of %s", envelope[e].name);
            return false;
        }
    }
    return true;
}

static int value_at(const mml_seq_t *s, int step) {
    if (step >= s->count) {
        step = s->loop + (step - s->loop) % (s->count - s->loop);
    }
    return s->value[step];
}

static int gcd(int a, int b) {
    while (b) {
        int r = a % b;
        a = b;
        b = r;
    }
    return a;
}

static void put(mml_ins_t *ins, int byte) {
    if (ins->used <= MML_STREAM_MAX) {
        ins->stream[ins->used] = (uint8_t)byte;
    }
    ++ins->used; /* goes on counting: the caller compares with the limit */
}

/* One step. `jump` is where to go on: NEXT, or a position, the step's own to stay. An instrument that bends
 * does so in each step, also by 0: the engine leaves the pitch alone in all others. A jump back is a bend,
 * too: that is the only form it has. */
static void put_step(mml_ins_t *ins, int duty, int vol, bool bends, int arp, int slide, int jump) {
    bends = bends || (jump != NEXT && jump != ins->used);
    put(ins, duty << 6 | vol | (bends ? STEP_BEND : 0) | (jump != NEXT ? STEP_HOLD : 0));
    if (bends) {
        put(ins, arp & 0xFF);
        put(ins, slide & 0xFF);
    }
    if (bends && jump != NEXT) {
        put(ins, jump);
    }
}

/* Merges the envelopes: the common loop starts where the last of them loops, and is the least common multiple
 * long. */
static void merge(const parser_t *p, mml_ins_t *ins) {
    int start = 0, length = 1, jump = -1, end = 0;
    bool bends = false;

    for (int e = 0; e < E_REL; ++e) {
        int n = p->seq[e].count - p->seq[e].loop;
        start = p->seq[e].loop > start ? p->seq[e].loop : start;
        length = length / gcd(length, n) * n;
    }
    for (int i = 0; i < p->seq[E_ARP].count; ++i) {
        bends = bends || p->seq[E_ARP].value[i];
    }
    put(ins, 0);
    for (int i = 0; i < start + length && ins->used <= MML_STREAM_MAX; ++i) {
        int at = ins->used;
        if (i == start) {
            jump = at;
        }
        end = i;
        put_step(ins, value_at(&p->seq[E_DUTY], i), value_at(&p->seq[E_VOL], i), bends || value_at(&p->seq[E_SLIDE], i),
                 value_at(&p->seq[E_ARP], i), value_at(&p->seq[E_SLIDE], i), i == start + length - 1 ? jump : NEXT);
    }
    if (p->rings) {
        return; /* release position 0: the engine only moves on to later ones */
    }
    ins->stream[0] = (uint8_t)ins->used;
    for (int i = 0; i < p->seq[E_REL].count; ++i) {
        put_step(ins, value_at(&p->seq[E_DUTY], end), p->seq[E_REL].value[i], bends, value_at(&p->seq[E_ARP], end), 0, NEXT);
    }
    put_step(ins, 0, 0, false, 0, 0, ins->used);
}

void mml_instrument(mml_t *m, int piece, const char *file, int line, const char *name, const char *text) {
    parser_t p = {m, file, line, {{{0}, 0, 0}}, false};
    char word[MML_NAME_MAX];
    int e = -1, n;
    mml_ins_t *ins;

    for (int k = 0; k < ENVELOPES; ++k) {
        p.seq[k].loop = -1;
    }
    if (!*name || mml_find_instrument(m, piece, name) >= 0) {
        mml_error(m, file, line, *name ? "instrument @%s is already defined" : "an instrument needs a name", name);
        return;
    }
    for (; sscanf(text, "%31s%n", word, &n) == 1; text += n) {
        if (!parse_word(&p, &e, word)) {
            return;
        }
    }
    if (!complete(&p)) {
        return;
    }
    m->ins = mml_grow(m->ins, m->instruments, sizeof *m->ins);
    ins = &m->ins[m->instruments++];
    strcpy(ins->name, name);
    ins->piece = piece;
    ins->id = -1;
    merge(&p, ins);
    if (ins->used > MML_STREAM_MAX) {
        mml_error(m, file, line, "instrument @%s is too long: its envelopes need more than %d bytes", name, MML_STREAM_MAX);
    }
}

void mml_drum(mml_t *m, int piece, const char *file, int line, const char *text) {
    char letter, name[MML_NAME_MAX];
    int pitch, ins;

    if (sscanf(text, " %c @%31[A-Za-z0-9_] %d", &letter, name, &pitch) != 3) {
        mml_error(m, file, line, "a drum is: drum letter @instrument period");
        return;
    }
    ins = mml_find_instrument(m, piece, name);
    if (ins < 0) {
        mml_error(m, file, line, "unknown instrument @%s", name);
    } else if (pitch < 0 || pitch > 15) {
        mml_error(m, file, line, "a noise period is 0 (high) .. 15 (low), not %d", pitch);
    } else if (!islower((unsigned char)letter) || strchr("rlvqno", letter)) {
        mml_error(m, file, line, "a drum's letter is a small one other than r l v q n o");
    } else if (mml_find_drum(m, piece, letter) >= 0) {
        mml_error(m, file, line, "drum %c is already defined", letter);
    } else {
        m->drum = mml_grow(m->drum, m->drums, sizeof *m->drum);
        m->drum[m->drums++] = (mml_drum_t){letter, piece, ins, pitch, -1};
    }
}

int mml_find_instrument(const mml_t *m, int piece, const char *name) {
    for (int i = 0; i < m->instruments; ++i) {
        if ((m->ins[i].piece == piece || m->ins[i].piece < 0) && !strcmp(m->ins[i].name, name)) {
            return i;
        }
    }
    return -1;
}

int mml_find_drum(const mml_t *m, int piece, char letter) {
    for (int i = 0; i < m->drums; ++i) {
        if ((m->drum[i].piece == piece || m->drum[i].piece < 0) && m->drum[i].letter == letter) {
            return i;
        }
    }
    return -1;
}

int mml_use_instrument(mml_t *m, int index) {
    if (m->ins[index].id < 0) {
        m->ins[index].id = m->ins_ids++;
    }
    return m->ins[index].id;
}

int mml_use_noise(mml_t *m, int ins, int pitch) {
    int found = -1;

    for (int i = 0; i < m->drums; ++i) {
        if (m->drum[i].ins == ins && m->drum[i].pitch == pitch) {
            found = i;
        }
        if (found == i && m->drum[i].id >= 0) {
            return m->drum[i].id;
        }
    }
    if (found < 0) {
        found = m->drums++;
        m->drum = mml_grow(m->drum, found, sizeof *m->drum);
        m->drum[found] = (mml_drum_t){0, -1, ins, pitch, -1};
    }
    mml_use_instrument(m, ins);
    m->drum[found].id = m->drum_ids++;
    return m->drum[found].id;
}
