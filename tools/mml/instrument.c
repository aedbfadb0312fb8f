/* Instruments and drums. The four envelopes of an instrument are merged into one stream of steps, so that the engine follows one
 * position for each channel instead of four. */
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
    bool rings; /* dies away by itself and has no release, so a key-off changes nothing */
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

/* Fills in defaults; afterwards every envelope has a value and a loop. */
static bool complete(parser_t *p) {
    const mml_seq_t *vol = &p->seq[E_VOL];

    p->rings = !p->seq[E_REL].count && vol->count && vol->loop < 0 && vol->value[vol->count - 1] == 0;
    if (!p->seq[E_VOL].count) {
        mml_error(p->m, p->file, p->line, "an instrument needs vol");
        return false;
    }
    for (int e = 0; e < ENVELOPES; ++e) {
        mml_seq_t *s = &p->seq[e];
        bool still = e == E_SLIDE && s->loop < 0; /* a finished slide stops; all others hold their last value */
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
    ++ins->used; /* keeps counting: the caller compares with the limit */
}

/* One step. `jump` is where to continue: NEXT, or a position, the step's own to stay. An instrument that bends does so in every
 * step, if only by 0, because for all other instruments the engine leaves the pitch alone. A jump back is always written as a
 * bend, the only form it has. */
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
    put(ins, STEP_HOLD); /* silence to the engine: no note was struck yet */
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
        return; /* release position 0: the engine only moves to later ones */
    }
    ins->release = ins->used;
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

/* "a2", "f+3": the triangle's number for it, -1 = no such note. */
static int tone_of(const char *s) {
    static const int semitone[] = {9, 11, 0, 2, 4, 5, 7}; /* a b c d e f g */
    int n = *s >= 'a' && *s <= 'g' ? semitone[*s - 'a'] : -100;

    for (++s; *s == '+' || *s == '-'; ++s) {
        n += *s == '+' ? 1 : -1;
    }
    n += *s >= '0' && *s <= '8' && !s[1] ? (*s - '0') * 12 : -200;
    return n < MML_LOWEST || n >= MML_NOTES ? -1 : n;
}

void mml_drum(mml_t *m, int piece, const char *file, int line, const char *text) {
    char name[MML_NAME_MAX], thump[MML_NAME_MAX], tone[8];
    mml_drum_t d = {0, piece, -1, 0, -1, 0, -1};
    int words = sscanf(text, " %c @%31[A-Za-z0-9_] %d @%31[A-Za-z0-9_] %7s", &d.letter, name, &d.pitch, thump, tone);

    if (words != 3 && words != 5) {
        mml_error(m, file, line, "a drum is: drum letter @instrument period, and for the triangle @instrument note");
        return;
    }
    d.ins = mml_find_instrument(m, piece, name);
    d.thump = words == 5 ? mml_find_instrument(m, piece, thump) : -1;
    d.tone = words == 5 ? tone_of(tone) : 0;
    if (d.ins < 0 || (words == 5 && d.thump < 0)) {
        mml_error(m, file, line, "unknown instrument @%s", d.ins < 0 ? name : thump);
    } else if (d.pitch < 0 || d.pitch > 15) {
        mml_error(m, file, line, "a noise period is 0 (high) .. 15 (low), not %d", d.pitch);
    } else if (d.tone < 0) {
        mml_error(m, file, line, "the triangle has no note %s", tone);
    } else if (!islower((unsigned char)d.letter) || strchr("rlvqno", d.letter)) {
        mml_error(m, file, line, "a drum's letter is a small one other than r l v q n o");
    } else if (mml_find_drum(m, piece, d.letter) >= 0) {
        mml_error(m, file, line, "drum %c is already defined", d.letter);
    } else {
        m->drum = mml_grow(m->drum, m->drums, sizeof *m->drum);
        m->drum[m->drums++] = d;
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

int mml_use_drum(mml_t *m, mml_drum_t drum) {
    int found = -1;

    for (int i = 0; i < m->drums; ++i) {
        const mml_drum_t *d = &m->drum[i];
        if (d->ins == drum.ins && d->pitch == drum.pitch && d->thump == drum.thump && (d->thump < 0 || d->tone == drum.tone)) {
            found = i;
        }
        if (found == i && d->id >= 0) {
            return d->id;
        }
    }
    if (found < 0) {
        found = m->drums++;
        m->drum = mml_grow(m->drum, found, sizeof *m->drum);
        m->drum[found] = drum;
        m->drum[found].letter = 0;
        m->drum[found].piece = -1;
    }
    mml_use_instrument(m, drum.ins);
    if (drum.thump >= 0) {
        mml_use_instrument(m, drum.thump);
    }
    m->drum[found].id = m->drum_ids++;
    return m->drum[found].id;
}
