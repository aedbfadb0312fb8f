/* Compiles the text of a channel or a phrase to events. */
#include "track.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { COUNTER_OUTER = 0, COUNTER_INNER = 8, COUNTER_PHRASE = 12 };

static void put(track_t *t, int byte) {
    mml_item(t->code, IT_BYTE, byte & 0xFF);
}

static void set_length(track_t *t, int ticks) {
    if (t->emitted != ticks) {
        put(t, EV_SET_LEN + ticks);
        t->emitted = ticks;
    }
}

static void put_timed(track_t *t, int event, int ticks) {
    set_length(t, ticks);
    put(t, event);
    t->pos += ticks;
}

/* Sends the chosen instrument with the next note (or at a label), so that the note before rings out with its own. */
static void put_instrument(track_t *t) {
    if (t->chosen >= 0 && t->chosen != t->ins) {
        put(t, EV_INS);
        put(t, t->chosen);
        t->ins = t->chosen;
        t->code->plain = false;
    }
    t->chosen = -1;
}

static void note(track_t *t, int event) {
    int ticks = track_length(t);

    if (ticks > MML_LEN_MAX) {
        FAIL(t, "note of %d ticks is too long (%d at most)", ticks, MML_LEN_MAX);
        return;
    }
    if (event != EV_HOLD) {
        put_instrument(t);
    }
    put_timed(t, event, ticks);
}

static void rest(track_t *t) {
    int ticks = track_length(t);

    for (; ticks > MML_LEN_MAX; ticks -= MML_LEN_MAX) {
        put_timed(t, EV_REST, MML_LEN_MAX);
    }
    put_timed(t, EV_REST, ticks);
}

static int pitch_of(track_t *t, char letter) {
    static const int semitone[] = {9, 11, 0, 2, 4, 5, 7}; /* a b c d e f g */
    int n = (t->octave - 1) * 12 + semitone[letter - 'a'] + t->transpose;

    if (t->octave == OCTAVE_UNTOLD) {
        FAIL(t, "the phrase before leaves another octave: say o4 or the like");
        t->octave = 4;
    }
    while (track_accept(t, '+') || track_accept(t, '#')) {
        ++n;
    }
    while (track_accept(t, '-')) {
        --n;
    }
    if (t->channel == CH_TRIANGLE) {
        n += 12; /* the same period sounds an octave lower on the triangle */
    }
    if (n < MML_LOWEST || n >= MML_NOTES) {
        FAIL(t, "note %c in octave %d is out of this channel's range", letter, t->octave);
        n = MML_LOWEST;
    }
    return n;
}

/* "/g4": the sounding note slides to this one. */
static void glide(track_t *t) {
    char letter = t->at < t->text->used ? t->text->text[t->at] : '\0';
    int n, ticks;

    if (letter < 'a' || letter > 'g' || track_piece_of(t)->kind == MML_EFFECT || t->channel == CH_NOISE) {
        FAIL(t, "a slide '/' leads to a note, not in effects and on the noise");
        return;
    }
    ++t->at;
    n = pitch_of(t, letter);
    ticks = track_length(t);
    set_length(t, ticks > MML_LEN_MAX ? MML_LEN_MAX : ticks);
    put(t, EV_GLIDE);
    put(t, n);
    t->pos += ticks;
}

static void drum(track_t *t, char letter) {
    int d = mml_find_drum(t->m, t->piece, letter);

    if (d < 0) {
        FAIL(t, "unknown drum %c", letter);
        return;
    }
    mml_drum_t it = t->m->drum[d];
    it.thump = track_piece_of(t)->kind == MML_EFFECT ? -1 : it.thump; /* effects have channels of their own */
    note(t, mml_use_drum(t->m, it));
}

static void raw_noise(track_t *t) {
    int period = track_number_in(t, "n", 0, 15);
    bool timed = track_accept(t, ','); /* n5,8: a length may follow a comma */
    int event = EV_REST;

    if (t->noise < 0) {
        FAIL(t, "n needs an @instrument before it");
    } else {
        event = mml_use_drum(t->m, (mml_drum_t){0, -1, t->noise, period, -1, 0, -1});
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

    track_name(t, word);
    i = mml_find_instrument(t->m, t->piece, word);
    if (i < 0) {
        FAIL(t, "unknown instrument @%s", word);
    } else if (t->channel == CH_NOISE) {
        t->noise = i; /* reaches the engine with the drum */
    } else {
        t->chosen = mml_use_instrument(t->m, i);
    }
}

/* A command with one operand that echoes do not take over. */
static void put_setting(track_t *t, int event, int value) {
    put(t, event);
    put(t, value);
    t->code->plain = false;
}

static void vibrato(track_t *t) {
    int depth = track_number_in(t, "~", 0, 3);
    int delay = track_accept(t, ',') ? track_number_in(t, "vibrato delay", 0, 60) : 0;

    if (track_piece_of(t)->kind == MML_EFFECT || t->channel == CH_NOISE) {
        FAIL(t, "no vibrato in effects and on the noise");
        return;
    }
    put_setting(t, EV_VIB, depth ? delay / 4 * 16 + depth * 4 : 0);
}

static void bar_line(track_t *t) {
    long got = t->pos - t->bar;
    int want = track_piece_of(t)->bar;

    if (got != want && !(t->loose && got > 0 && got % want == 0)) {
        FAIL(t, "bar has %ld ticks instead of %d", got, want);
    }
    t->bar = t->pos;
    t->loose = false;
}

/* The engine may arrive here from several places. */
static void forget(track_t *t) {
    t->emitted = -1;
    t->ins = -1;
}

static int counter(const track_t *t, int depth) {
    return t->phrase ? COUNTER_PHRASE : depth ? COUNTER_INNER : COUNTER_OUTER;
}

static void loop_begin(track_t *t) {
    int most = t->phrase || track_piece_of(t)->kind == MML_EFFECT ? 1 : LOOP_DEPTH;

    if (t->depth >= most) {
        FAIL(t, "loops are nested too deeply (%d here at most)", most);
        return;
    }
    put_instrument(t);
    t->loop[t->depth++] = (loop_t){t->m->labels, -1, t->pos, -1};
    mml_item(t->code, IT_LABEL, t->m->labels++);
    forget(t);
}

static void loop_break(track_t *t) {
    loop_t *l = t->depth ? &t->loop[t->depth - 1] : NULL;

    if (!l || l->after >= 0) {
        FAIL(t, l ? "a loop has one ':' at most" : "':' outside a loop");
        return;
    }
    put_instrument(t);
    l->after = t->m->labels++;
    l->break_pos = t->pos;
    put(t, EV_BREAK);
    put(t, counter(t, t->depth - 1));
    mml_item(t->code, IT_WORD, l->after);
}

static void loop_end(track_t *t) {
    int times = track_number(t);
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
    put_instrument(t);
    put(t, EV_LOOP);
    put(t, counter(t, t->depth));
    put(t, times);
    mml_item(t->code, IT_WORD, l->start);
    t->pos += body * (times - 1);
    if (l->after >= 0) {
        t->pos -= body - (l->break_pos - l->pos);
        mml_item(t->code, IT_LABEL, l->after);
        forget(t);
    }
    t->loose = true;
}

static void compile(track_t *t);

static mml_phrase_t *find_phrase(mml_piece_t *p, const char *word) {
    for (; p; p = p->base) {
        for (int i = 0; i < p->phrases; ++i) {
            if (!strcmp(p->phrase[i].name, word)) {
                return &p->phrase[i];
            }
        }
    }
    return NULL;
}

/* The phrase this many semitones higher, compiled when it is first needed. */
static const mml_variant_t *variant_of(track_t *t, mml_phrase_t *ph, int transpose) {
    mml_variant_t *v;

    for (int i = 0; i < ph->variants; ++i) {
        if (ph->variant[i].transpose == transpose) {
            return &ph->variant[i];
        }
    }
    ph->variant = mml_grow(ph->variant, ph->variants, sizeof *ph->variant);
    v = &ph->variant[ph->variants++];
    v->transpose = transpose;
    v->channel = t->channel;
    v->code.label = t->m->labels++;
    track_t inner = {
        .m = t->m, .piece = t->piece, .channel = t->channel, .text = &ph->text, .code = &v->code, .phrase = true, .transpose = transpose};
    compile(&inner);
    return v;
}

/* A number with its sign, that may follow a phrase; 0 = none. */
static int semitones(track_t *t) {
    bool up = track_accept(t, '+'), down = !up && track_accept(t, '-');

    return up || down ? (up ? 1 : -1) * track_number_in(t, "a transposition", 1, 24) : 0;
}

static void call(track_t *t) {
    char word[MML_NAME_MAX];
    const mml_variant_t *v;
    mml_phrase_t *ph;

    track_name(t, word);
    ph = find_phrase(track_piece_of(t), word);
    if (!track_accept(t, ')') || !ph || t->phrase) {
        FAIL(t, t->phrase ? "a phrase cannot call a phrase (%s)" : "unknown phrase (%s)", word);
        return;
    }
    v = variant_of(t, ph, semitones(t));
    if (v->channel != t->channel && (v->channel > CH_PULSE2 || t->channel > CH_PULSE2)) {
        FAIL(t, "phrase (%s) is already used by a channel of another kind", word);
    }
    put_instrument(t);
    put(t, EV_CALL);
    mml_item(t->code, IT_WORD, v->code.label);
    t->pos += v->code.ticks;
    forget(t);
    t->loose = true;
    t->octave = v->code.octave == t->octave ? t->octave : OCTAVE_UNTOLD;
    t->length = v->code.length == t->length ? t->length : 0;
}

/* "\8.,4": for four bars what pulse 1 plays, a dotted eighth later; instrument and volume are this channel's own. */
static void echo(track_t *t) {
    int late = track_one_length(t), bars = track_accept(t, ',') ? track_number_in(t, "an echo's number of bars", 1, 99) : 0;
    mml_reader_t reader;
    long end = t->pos + (long)bars * track_piece_of(t)->bar - late;
    mml_event_t e;

    if (t->channel != CH_PULSE2 || t->phrase || t->depth || track_piece_of(t)->kind == MML_EFFECT || bars == 0 ||
        track_piece_of(t)->code[CH_PULSE1].ticks < end || end <= t->pos) {
        FAIL(t, "an echo is: \\length,bars, on pulse 2 of a song, outside loops and phrases, while pulse 1 plays");
        return;
    }
    put_timed(t, EV_REST, late);
    mml_reader(&reader, track_piece_of(t), CH_PULSE1);
    reader.from = t->pos - late;
    reader.to = end;
    while ((e = mml_next(&reader)).tick < end) {
        long from = e.tick < reader.from ? reader.from : e.tick, to = e.tick + e.ticks < end ? e.tick + e.ticks : end;
        if (to <= from) {
            continue;
        }
        put_instrument(t);
        if (e.kind == EV_CALL) {
            put(t, EV_CALL);
            mml_item(t->code, IT_WORD, e.value);
            t->pos += e.ticks;
            forget(t);
        } else if (e.kind == EV_GLIDE && e.tick >= reader.from) {
            set_length(t, (int)(to - from));
            put(t, EV_GLIDE);
            put(t, e.value);
            t->pos += to - from;
        } else {
            put_timed(t, e.tick < reader.from ? EV_REST : e.kind, (int)(to - from));
        }
    }
    t->loose = true;
}

static void loop_point(track_t *t) {
    if (t->phrase || t->depth || t->code->loop_ticks >= 0 || track_piece_of(t)->kind == MML_EFFECT) {
        FAIL(t, "L is allowed once in a song's channel, outside loops and phrases");
        return;
    }
    put_instrument(t);
    t->code->loop_ticks = t->pos;
    t->again = t->m->labels++;
    mml_item(t->code, IT_LABEL, t->again);
    forget(t);
}

static void octave(track_t *t, int to) {
    if (t->octave == OCTAVE_UNTOLD && (to < 0 || to > 8)) {
        FAIL(t, "the phrase before leaves another octave: say o4 or the like");
        t->octave = 4;
        return;
    }
    if (to < 0 || to > 8) {
        FAIL(t, "octave %d does not exist", to);
        return;
    }
    t->octave = to;
}

/* clang-format off */
static void symbol(track_t *t, char c) {
    switch (c) {
    case 'o': octave(t, track_number_in(t, "o", 0, 8)); break;
    case '>': octave(t, t->octave + 1); break;
    case '<': octave(t, t->octave - 1); break;
    case 'l': t->length = track_length(t); break;
    case 'v': put_setting(t, EV_VOL, track_number_in(t, "v", 0, 15) << 4); break;
    case 'q': put_setting(t, EV_GATE, track_number_in(t, "q", 0, 126)); break;
    case 'r': rest(t); break;
    case '_': note(t, EV_HOLD); break;
    case '@': instrument(t); break;
    case '~': vibrato(t); break;
    case '|': bar_line(t); break;
    case '[': loop_begin(t); break;
    case ':': loop_break(t); break;
    case ']': loop_end(t); break;
    case '(': call(t); break;
    case '/': glide(t); break;
    case '\\': echo(t); break;
    case 'L': loop_point(t); break;
    default: FAIL(t, "unknown note or command '%c'", c);
    }
}
/* clang-format on */

static void compile(track_t *t) {
    char c;

    t->octave = 4;
    t->length = MML_WHOLE / 8;
    t->emitted = t->ins = t->chosen = -1;
    t->noise = -1;
    t->code->loop_ticks = -1;
    t->code->plain = true;
    while ((c = track_peek(t)) != '\0') {
        ++t->at;
        if (t->channel == CH_NOISE && c == 'n') {
            raw_noise(t);
        } else if (t->channel == CH_NOISE && islower((unsigned char)c) && !strchr("rlvqo", c)) {
            drum(t, c);
        } else if (t->channel != CH_NOISE && c >= 'a' && c <= 'g') {
            note(t, pitch_of(t, c));
        } else {
            symbol(t, c);
        }
    }
    --t->at; /* the last character has a line number */
    if (t->depth) {
        FAIL(t, "'[' without ']'");
    }
    t->code->ticks = t->pos;
    t->code->octave = t->octave;
    t->code->length = t->length;
    put_instrument(t);
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
