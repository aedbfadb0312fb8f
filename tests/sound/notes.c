/* notes LISTS < log: compares what the engine wrote to the APU (sim65/sound_log.c) with the notes that mml2snd -l lists, in the
 * files LISTS, one a song in the order of their ids. Every frame in which a channel sounds must belong to a listed note, or its
 * ring-out, and have its pitch; every note must sound when its tick comes. Speaks TAP. */
#include "score.h"
#include "tests/tap.h"
#include "tools/mml/mml.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 5, RECORD = 13, SONGS_MAX = 64, FRAMES_MAX = 8000, TICKS_MAX = 8000 };
enum { PLAYED = 2 };                  /* frames from a tick to its notes: engine.s */
enum { TWO_DRUMS = 14 };              /* frames of a bass note that two of them may hide */
enum { THUMP_FRAMES = 10 };           /* a drum has the triangle at most this long */
enum { ONSET_FRAMES = 4 };            /* an instrument may begin softly, but not later */
static const double vibrato = 0.0187; /* 32 cents, as a part of the period */
static const double cpu_hz[] = {236.25e6 / 11 / 12, 26601712.5 / 16, 26601712.5 / 15};
static const double frames_a_second[] = {60.0988, 50.007, 50.007};

static score_t *song[SONGS_MAX];
static int songs;
static unsigned char frame[FRAMES_MAX][RECORD];
static int due[TICKS_MAX]; /* frame in which the notes of a tick are played */
static long ticks_due;
static struct { unsigned runs, wrong, missed, late; } total;

/* A note in the round in which it is played at `frame`: where it begins and where the next event is. */
typedef struct {
    const score_note_t *n, *before; /* before: what it slides from */
    int from, to;
} playing_t;

static int when(const score_t *s, long tick, long round) {
    long t = tick + round * (s->loop < 0 ? 0 : s->total - s->loop);

    return t < ticks_due ? due[t] : FRAMES_MAX;
}

static double period(int tv, char channel, int midi) {
    return mml_period(cpu_hz[tv], midi - 24 + (channel == 'T' || channel == 'K' ? 12 : 0));
}

/* What vibrato may do: the engine's table has a row for each 128 units, tools/mml/tables.c. */
static double bend(double base) {
    return 1 + (floor((base + 40) / 128) + 0.5) * 128 * vibrato;
}

/* Could this note have this period? */
static bool fits(const score_t *s, int tv, const playing_t *p, int got) {
    const score_ins_t *ins = &s->ins[p->n->ins];

    for (int a = 0; a < ins->arps; ++a) {
        double base = period(tv, p->n->channel, p->n->midi + ins->arp[a]), from = base, to = base;
        if (p->n->glide) {
            double other = period(tv, p->n->channel, p->before->midi + ins->arp[a]);
            from = fmin(from, other);
            to = fmax(to, other);
        }
        if (got >= from - bend(from) + ins->low && got <= to + bend(to) + ins->high) {
            return true;
        }
    }
    return false;
}

static bool heard(int c, int f) {
    static const int level[] = {0, 3, 6, 9};

    return c == 2 ? frame[f][6] == 0xFF : (frame[f][level[c]] & 15) != 0;
}

static int period_at(int c, int f) {
    return c == 3 ? frame[f][10] & 15 : frame[f][c * 3 + 1] + 256 * (frame[f][c * 3 + 2] & 7);
}

static bool right_noise(const score_t *s, const playing_t *p, int f) {
    const score_ins_t *ins = &s->ins[p->n->ins];

    for (int a = 0; a < ins->arps; ++a) {
        if (((p->n->midi + ins->arp[a]) & 15) == period_at(3, f)) {
            return true;
        }
    }
    return false;
}

/* Marks the frames of one note in which its channel may be heard and is right. Returns whether it is heard when it begins. */
static bool mark(const score_t *s, int tv, int frames, int c, const playing_t *p, char *right) {
    int end = p->to + s->ins[p->n->ins].ring + (c == 2 ? THUMP_FRAMES : 1);
    bool begun = p->from + THUMP_FRAMES >= frames || p->to - p->from < (c == 2 ? TWO_DRUMS : ONSET_FRAMES);

    for (int f = p->from; f < end && f < frames; ++f) {
        bool good = c == 3 ? right_noise(s, p, f) : fits(s, tv, p, period_at(c, f));
        right[f] |= good;
        begun = begun || (good && heard(c, f) && f < p->from + (c == 2 ? TWO_DRUMS : ONSET_FRAMES));
    }
    return begun;
}

/* Marks the notes that are listed under one letter, in all rounds; a later note ends the ring-out of the one before it. Returns how many
 * are not heard. */
static int mark_all(const score_t *s, int tv, int frames, int c, char letter, char *right) {
    int missed = 0;

    for (long round = 0; round < (s->loop < 0 ? 1 : 9); ++round) {
        playing_t p = {NULL, NULL, 0, 0};
        for (int i = 0; i < s->notes; ++i) {
            const score_note_t *n = &s->note[i];
            if (n->channel != letter || (round && n->tick < s->loop)) {
                continue;
            }
            p = (playing_t){n, p.n, when(s, n->tick, round), when(s, n->tick + n->ticks, round)};
            if (p.from >= frames) {
                break;
            }
            if (letter != 'K') {
                memset(right + p.from, 0, FRAMES_MAX - (size_t)p.from);
            }
            missed += !mark(s, tv, frames, c, &p, right);
        }
    }
    return missed;
}

static void check_channel(const score_t *s, int tv, int frames, int c, const char *what) {
    static char right[FRAMES_MAX];
    int missed, wrong = 0, first = -1;

    memset(right, 0, sizeof right);
    missed = mark_all(s, tv, frames, c, "ABTN"[c], right);
    if (c == 2) {
        missed += mark_all(s, tv, frames, c, 'K', right);
    }
    for (int f = 0; f < frames; ++f) {
        if (heard(c, f) && !right[f]) {
            ++wrong;
            first = first < 0 ? f : first;
        }
    }
    if (wrong || missed) {
        printf("# %s, channel %c: %d wrong frames, the first at %d (period %d); %d notes not heard\n", what, "ABTN"[c],
               wrong, first, first < 0 ? 0 : period_at(c, first), missed);
    }
    total.wrong += (unsigned)wrong;
    total.missed += (unsigned)missed;
}

static void find_ticks(int frames) {
    int last = -1;

    ticks_due = 0;
    for (int f = 0; f < frames; ++f) {
        int now = frame[f][11] + 256 * frame[f][12];
        if (last >= 0 && now != last && ticks_due < TICKS_MAX) {
            due[ticks_due++] = f + PLAYED;
        }
        last = now;
    }
}

static void check_tempo(const score_t *s, int tv, const char *what) {
    double want = s->tempo * 12 / 60.0 / frames_a_second[tv] * (due[ticks_due - 1] - due[0]);

    if (fabs((double)(ticks_due - 1) - want) > 1 + 0.002 * want) {
        printf("# %s: %ld ticks in %d frames, due %.1f\n", what, ticks_due - 1, due[ticks_due - 1] - due[0], want);
        ++total.late;
    }
}

static bool check_run(void) {
    static const char *const tvs[] = {"ntsc", "pal", "dendy"};
    unsigned char head[HEAD];
    char what[100];

    if (fread(head, 1, HEAD, stdin) != HEAD || head[1] >= songs || head[2] >= songs || head[0] > 2) {
        return false;
    }
    int frames = head[3] + 256 * head[4];
    if (frames > FRAMES_MAX || fread(frame, RECORD, (size_t)frames, stdin) != (size_t)frames) {
        return false;
    }
    const score_t *s = song[head[1]];
    snprintf(what, sizeof what, "%s after %s, %s", s->name, song[head[2]]->name, tvs[head[0]]);
    find_ticks(frames);
    for (int c = 0; c < 4; ++c) {
        check_channel(s, head[0], frames, c, what);
    }
    check_tempo(s, head[0], what);
    ++total.runs;
    return true;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc && songs < SONGS_MAX; ++i) {
        if (!(song[songs++] = score_load(argv[i]))) {
            return 2;
        }
    }
    while (check_run()) {
    }
    tap_eq(total.runs, (unsigned)(songs * (songs - 1) + 3 * songs),
           "every song is begun after every other one, and played to its second round on three TVs");
    tap_eq(total.wrong, 0, "no frame has a wrong note: each is in a listed note or its ring-out, at its pitch");
    tap_eq(total.missed, 0, "every listed note is heard when it is due");
    tap_eq(total.late, 0, "every song keeps its tempo within 0.2 % on every TV");
    for (int i = 0; i < songs; ++i) {
        free(song[i]);
    }
    return tap_done();
}
