/* Compiles the text of a channel or a phrase to events. */
#include "mml.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { LOOP_DEPTH = 2, COUNTER_OUTER = 0, COUNTER_INNER = 8, COUNTER_PHRASE = 12 };

typedef struct {
    int start, after;    /* labels: first event; behind the loop, -1 = no break */
    long pos, break_pos; /* ticks where the body and where its broken-off part begin */
} loop_t;

typedef struct {
    mml_t *m;
    int piece, channel;
    const mml_text_t *text;
    size_t at;
    mml_code_t *code;
    bool phrase;
    int octave, length; /* as written: o, l */
    int emitted;        /* length the engine has now; -1 = depends on the way here */
    int noise;          /* instrument for n<period>, -1 = none yet */
    long pos, bar;      /* ticks so far; where the present bar began */
    bool loose;         /* a loop or phrase stands in this bar: it may hold several */
    loop_t loop[LOOP_DEPTH];
    int depth;
    int again; /* label of the loop point */
} track_t;

static mml_piece_t *piece_of(track_t *t) {
    return &t->m->piece[t->piece];
}

#define FAIL(t, ...) mml_error((t)->m, piece_of(t)->file, (t)->text->line[(t)->at], __VA_ARGS__)

static char peek(track_t *t) {
    while (t->at < t->text->used && isspace((unsigned char)t->text->text[t->at])) {
        ++t->at;
    }
    return t->at < t->text->used ? t->text->text[t->at] : '\0';
}

static bool accept(track_t *t, char c) {
    bool found = t->at < t->text->used && t->text->text[t->at] == c;

    t->at += found;
    return found;
}

/* A number that follows at once; -1 = none. */
static int number(track_t *t) {
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

/* A number that must be there and lie in low..high; `low` when it does not. */
static int number_in(track_t *t, const char *what, int low, int high) {
    int v = number(t);

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

static void name(track_t *t, char *to) {
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
static int one_length(track_t *t) {
    int ticks, dot, n;

    if (accept(t, '%')) {
        return number_in(t, "%", 1, 9999);
    }
    n = number(t);
    if (n < 0) {
        ticks = t->length;
    } else if (n == 0 || MML_WHOLE % n) {
        FAIL(t, "length %d is not a whole number of ticks (%d to a whole note)", n, MML_WHOLE);
        return t->length;
    } else {
        ticks = MML_WHOLE / n;
    }
    for (dot = ticks; accept(t, '.');) {
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
static int length(track_t *t) {
    int ticks = one_length(t);

    while (accept(t, '^')) {
        ticks += one_length(t);
    }
    return ticks;
}

static void put(track_t *t, int byte) {
    mml_item(t->code, IT_BYTE, byte & 0xFF);
}

static void set_length(track_t *t, int ticks) {
    if (t->emitted != ticks) {
        put(t, EV_SET_LEN + ticks - 1);
        t->emitted = ticks;
    }
}

static void put_timed(track_t *t, int event, int ticks) {
    set_length(t, ticks);
    put(t, event);
    t->pos += ticks;
}

static void note(track_t *t, int event) {
    int ticks = length(t);

    if (ticks > MML_LEN_MAX) {
        FAIL(t, "note of %d ticks is too long (%d at most)", ticks, MML_LEN_MAX);
        return;
    }
    put_timed(t, event, ticks);
}

static void rest(track_t *t) {
    int ticks = length(t);

    for (; ticks > MML_LEN_MAX; ticks -= MML_LEN_MAX) {
        put_timed(t, EV_REST, MML_LEN_MAX);
    }
    put_timed(t, EV_REST, ticks);
}

static void pitch(track_t *t, char letter) {
    static const int semitone[] = {9, 11, 0, 2, 4, 5, 7}; /* a b c d e f g */
    int n = (t->octave - 1) * 12 + semitone[letter - 'a'];

    while (accept(t, '+') || accept(t, '#')) {
        ++n;
    }
    while (accept(t, '-')) {
        --n;
    }
    if (t->channel == CH_TRIANGLE) {
        n += 12; /* the same period sounds an octave lower there */
    }
    if (n < MML_LOWEST || n >= MML_NOTES) {
        FAIL(t, "note %c in octave %d is out of this channel's range", letter, t->octave);
        n = MML_LOWEST;
    }
    note(t, n);
}

static void drum(track_t *t, char letter) {
    int d = mml_find_drum(t->m, t->piece, letter);

    if (d < 0) {
        FAIL(t, "unknown drum %c", letter);
        return;
    }
    note(t, mml_use_noise(t->m, t->m->drum[d].ins, t->m->drum[d].pitch));
}

static void raw_noise(track_t *t) {
    int period = number_in(t, "n", 0, 15);
    bool timed = accept(t, ','); /* n5,8: a length may follow a comma */
    int event = EV_REST;

    if (t->noise < 0) {
        FAIL(t, "n needs an @instrument before it");
    } else {
        event = mml_use_noise(t->m, t->noise, period);
    }
    if (timed) {
        note(t, event);
    } else {
        put_timed(t, event, t->length);
    }
}

static void instrument(track_t *t) {
    char word[MML_NAME_MAX];
    int i;

    name(t, word);
    i = mml_find_instrument(t->m, t->piece, word);
    if (i < 0) {
        FAIL(t, "unknown instrument @%s", word);
    } else if (t->channel == CH_NOISE) {
        t->noise = i; /* reaches the engine with the drum */
    } else {
        put(t, EV_INS);
        put(t, mml_use_instrument(t->m, i));
    }
}

static void vibrato(track_t *t) {
    int depth = number_in(t, "~", 0, 3);
    int delay = accept(t, ',') ? number_in(t, "vibrato delay", 0, 60) : 0;

    if (piece_of(t)->kind == MML_EFFECT || t->channel == CH_NOISE) {
        FAIL(t, "no vibrato in effects and on the noise");
        return;
    }
    put(t, EV_VIB);
    put(t, depth ? delay / 4 * 16 + depth * 4 : 0);
}

static void bar_line(track_t *t) {
    long got = t->pos - t->bar;
    int want = piece_of(t)->bar;

    if (got != want && !(t->loose && got > 0 && got % want == 0)) {
        FAIL(t, "bar has %ld ticks instead of %d", got, want);
    }
    t->bar = t->pos;
    t->loose = false;
}

static int counter(const track_t *t, int depth) {
    return t->phrase ? COUNTER_PHRASE : depth ? COUNTER_INNER : COUNTER_OUTER;
}

static void loop_begin(track_t *t) {
    int most = t->phrase || piece_of(t)->kind == MML_EFFECT ? 1 : LOOP_DEPTH;

    if (t->depth >= most) {
        FAIL(t, "loops are nested too deeply (%d here at most)", most);
        return;
    }
    t->loop[t->depth++] = (loop_t){t->m->labels, -1, t->pos, -1};
    mml_item(t->code, IT_LABEL, t->m->labels++);
    t->emitted = -1;
}

static void loop_break(track_t *t) {
    loop_t *l = t->depth ? &t->loop[t->depth - 1] : NULL;

    if (!l || l->after >= 0) {
        FAIL(t, l ? "a loop has one ':' at most" : "':' outside a loop");
        return;
    }
    l->after = t->m->labels++;
    l->break_pos = t->pos;
    put(t, EV_BREAK);
    put(t, counter(t, t->depth - 1));
    mml_item(t->code, IT_WORD, l->after);
}

static void loop_end(track_t *t) {
    int times = number(t);
    loop_t *l;
    long body;

    if (!t->depth) {
        FAIL(t, "']' without '['");
        return;
    }
    l = &t->loop[--t->depth];
    if (times < 2 || times > 255) {
        FAIL(t, "a loop is played 2..255 times");
        return;
    }
    body = t->pos - l->pos;
    if (body == 0) {
        FAIL(t, "a loop must last");
    }
    put(t, EV_LOOP);
    put(t, counter(t, t->depth));
    put(t, times);
    mml_item(t->code, IT_WORD, l->start);
    t->pos += body * (times - 1);
    if (l->after >= 0) {
        t->pos -= body - (l->break_pos - l->pos);
        mml_item(t->code, IT_LABEL, l->after);
        t->emitted = -1;
    }
    t->loose = true;
}

static void compile(track_t *t);

static void call(track_t *t) {
    mml_piece_t *p = piece_of(t);
    mml_phrase_t *ph = NULL;
    char word[MML_NAME_MAX];

    name(t, word);
    for (int i = 0; i < p->phrases; ++i) {
        ph = strcmp(p->phrase[i].name, word) ? ph : &p->phrase[i];
    }
    if (!accept(t, ')') || !ph || t->phrase) {
        FAIL(t, t->phrase ? "a phrase cannot call a phrase (%s)" : "unknown phrase (%s)", word);
        return;
    }
    if (ph->state == PH_NEW) {
        track_t inner = {
            .m = t->m, .piece = t->piece, .channel = t->channel, .text = &ph->text, .code = &ph->code, .phrase = true};
        ph->channel = t->channel;
        ph->code.label = t->m->labels++;
        compile(&inner);
        ph->state = PH_DONE;
    }
    if (ph->channel != t->channel && (ph->channel > CH_PULSE2 || t->channel > CH_PULSE2)) {
        FAIL(t, "phrase (%s) is already used by a channel of another kind", word);
    }
    put(t, EV_CALL);
    mml_item(t->code, IT_WORD, ph->code.label);
    t->pos += ph->code.ticks;
    t->emitted = -1;
    t->loose = true;
}

static void loop_point(track_t *t) {
    if (t->phrase || t->depth || t->code->loop_ticks >= 0 || piece_of(t)->kind == MML_EFFECT) {
        FAIL(t, "L stands once in a song's channel, outside loops and phrases");
        return;
    }
    t->code->loop_ticks = t->pos;
    t->again = t->m->labels++;
    mml_item(t->code, IT_LABEL, t->again);
    t->emitted = -1;
}

static void octave(track_t *t, int to) {
    if (to < 0 || to > 8) {
        FAIL(t, "octave %d does not exist", to);
        return;
    }
    t->octave = to;
}

/* clang-format off */
static void symbol(track_t *t, char c) {
    switch (c) {
    case 'o': octave(t, number_in(t, "o", 0, 8)); break;
    case '>': octave(t, t->octave + 1); break;
    case '<': octave(t, t->octave - 1); break;
    case 'l': t->length = length(t); break;
    case 'v': put(t, EV_VOL); put(t, number_in(t, "v", 0, 15) << 4); break;
    case 'q': put(t, EV_GATE); put(t, number_in(t, "q", 0, 127)); break;
    case 'r': rest(t); break;
    case '_': note(t, EV_HOLD); break;
    case '@': instrument(t); break;
    case '~': vibrato(t); break;
    case '|': bar_line(t); break;
    case '[': loop_begin(t); break;
    case ':': loop_break(t); break;
    case ']': loop_end(t); break;
    case '(': call(t); break;
    case 'L': loop_point(t); break;
    default: FAIL(t, "unknown note or command '%c'", c);
    }
}
/* clang-format on */

static void compile(track_t *t) {
    char c;

    t->octave = 4;
    t->length = MML_WHOLE / 8;
    t->emitted = -1;
    t->noise = -1;
    t->code->loop_ticks = -1;
    while ((c = peek(t)) != '\0') {
        ++t->at;
        if (t->channel == CH_NOISE && c == 'n') {
            raw_noise(t);
        } else if (t->channel == CH_NOISE && islower((unsigned char)c) && !strchr("rlvqo", c)) {
            drum(t, c);
        } else if (t->channel != CH_NOISE && c >= 'a' && c <= 'g') {
            pitch(t, c);
        } else {
            symbol(t, c);
        }
    }
    --t->at; /* the last character has a line */
    if (t->depth) {
        FAIL(t, "'[' without ']'");
    }
    t->code->ticks = t->pos;
    if (t->phrase) {
        put(t, EV_RETURN);
    } else if (t->code->loop_ticks >= 0) {
        put(t, EV_JUMP);
        mml_item(t->code, IT_WORD, t->again);
        if (t->pos == t->code->loop_ticks) {
            FAIL(t, "nothing follows the loop point");
        }
    } else {
        put(t, EV_END);
    }
}

void mml_compile_track(mml_t *m, int piece, int channel) {
    mml_piece_t *p = &m->piece[piece];
    track_t t = {.m = m, .piece = piece, .channel = channel, .text = &p->track[channel], .code = &p->code[channel]};

    if (t.text->used) {
        t.code->label = m->labels++;
        compile(&t);
    }
}
