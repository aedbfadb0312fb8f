/* The music compiler: each mistake in a source is named with file and line; what is right comes out as the
 * engine reads it. */
#include "tests/tap.h"
#include "tools/mml/mml.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static char *messages, *output;
static size_t messages_size, output_size;

/* Compiles one source; leaves the messages and, if there are none, the data in `messages` and `output`. */
static bool compile(const char *file, mml_kind_t kind, const char *source) {
    mml_t m;
    FILE *err, *in, *out;
    bool good;

    free(messages);
    free(output);
    err = open_memstream(&messages, &messages_size);
    out = open_memstream(&output, &output_size);
    in = fmemopen((void *)source, strlen(source), "r");
    mml_new(&m, err);
    mml_read(&m, file, in, kind);
    good = mml_finish(&m);
    if (good) {
        mml_write_data(&m, out);
        fputs("== list\n", out);
        mml_list(&m, m.piece[0].name, out);
    }
    mml_free(&m);
    fclose(in);
    fclose(err);
    fclose(out);
    return good;
}

#define INS "@i vol 9\n"
#define SONG "#tempo 120\n" INS
#define LIST_I "@i ring 3 dies 0 slide 0 0 arp .\n"

static void test_mistakes(void) {
    static const struct {
        mml_kind_t kind;
        const char *source, *message;
    } bad[] = {
        {MML_SONG, INS "A @i c4\n", "t.mml:2: a song needs #tempo"},
        {MML_SONG, "#tempo 151\n" INS "A @i c4\n", "t.mml:1: tempo must be 30..150"},
        {MML_SONG, SONG "#tune 3\nA @i c\n", "t.mml:3: unknown directive #tune"},
        {MML_SONG, SONG "#title Tune\nA @i c\n", "t.mml:3: a title must be in quotes and has 39 letters at most"},
        {MML_SONG, SONG "A @i c\nA h\n", "t.mml:4: unknown note or command 'h'"},
        {MML_SONG, SONG "A @j c\n", "t.mml:3: unknown instrument @j"},
        {MML_SONG, SONG "A @i c5\n", "t.mml:3: length 5 is not a whole number of ticks"},
        {MML_SONG, SONG "A @i c16.\n", "t.mml:3: a dot here gives half a tick"},
        {MML_SONG, SONG "A @i c1^1^1\n", "t.mml:3: note of 144 ticks is too long (127 at most)"},
        {MML_SONG, SONG "A @i o1 g\n", "t.mml:3: note g in octave 1 is out of this channel's range"},
        {MML_SONG, SONG "T @i o8 c\n", "t.mml:3: note c in octave 8 is out of this channel's range"},
        {MML_SONG, SONG "A @i o9 c\n", "t.mml:3: o must be 0..8, not 9"},
        {MML_SONG, SONG "A @i v16 c\n", "t.mml:3: v must be 0..15, not 16"},
        {MML_SONG, SONG "A @i v c\n", "t.mml:3: v needs a number"},
        {MML_SONG, SONG "A @i [c\nA d\n", "t.mml:4: '[' without ']'"},
        {MML_SONG, SONG "A @i c]2\n", "t.mml:3: ']' without '['"},
        {MML_SONG, SONG "A @i [c]\n", "t.mml:3: a loop is played 2..255 times"},
        {MML_SONG, SONG "A @i [[[c]2]2]2\n", "t.mml:3: loops are nested too deeply (2 here at most)"},
        {MML_SONG, SONG "A @i c:\n", "t.mml:3: ':' outside a loop"},
        {MML_SONG, SONG "A @i [c:d:e]2\n", "t.mml:3: a loop has one ':' at most"},
        {MML_SONG, SONG "A @i (x)\n", "t.mml:3: unknown phrase (x)"},
        {MML_SONG, SONG "=x c\nA @i c\n", "t.mml:3: phrase (x) is never played"},
        {MML_SONG, SONG "=x c\nA @i (x)\nT @i (x)\n", "t.mml:5: phrase (x) is already used by a channel of another kind"},
        {MML_SONG, SONG "=x >c\nA @i (x) c\n", "t.mml:4: the phrase before leaves another octave: say o4 or the like"},
        {MML_SONG, SONG "=x >c\nA @i (x) > c\n", "t.mml:4: the phrase before leaves another octave"},
        {MML_SONG, SONG "=x l4 c\nA @i (x) c\n", "t.mml:4: the phrase before leaves another length: say l8 or the like"},
        {MML_SONG, SONG "=x c\nA @i (x)+30\n", "t.mml:4: a transposition must be 1..24, not 30"},
        {MML_SONG, SONG "=x o8 b\nA @i (x)+2\n", "t.mml:3: note b in octave 8 is out of this channel's range"},
        {MML_SONG, SONG "A @i c1 /r\n", "t.mml:3: a slide '/' leads to a note, not in effects and on the noise"},
        {MML_EFFECT, "#priority 1\n" INS "A @i c%3 /d%3\n", "t.mml:3: a slide '/' leads to a note"},
        {MML_SONG, SONG "A @i c1\nB @i \\8.\n", "t.mml:4: an echo is: \\length,bars, on pulse 2"},
        {MML_SONG, SONG "A \\8.,1\n", "t.mml:3: an echo is: \\length,bars, on pulse 2"},
        {MML_SONG, SONG "A @i c1\nB @i \\8.,2\n", "t.mml:4: an echo is: \\length,bars, on pulse 2"},
        {MML_SONG, SONG "drum k @i 1 @i\nA @i c\n", "t.mml:3: a drum is: drum letter @instrument period, and for the triangle"},
        {MML_SONG, SONG "drum k @i 1 @i h2\nA @i c\n", "t.mml:3: the triangle has no note h2"},
        {MML_SONG, SONG "drum k @i 1 @j a2\nA @i c\n", "t.mml:3: unknown instrument @j"},
        {MML_SONG, SONG "=x (x)\nA @i (x)\n", "t.mml:3: a phrase cannot call a phrase (x)"},
        {MML_SONG, SONG "A @i c4 c4 c4 | c1 |\n", "t.mml:3: bar has 36 ticks instead of 48"},
        {MML_SONG, SONG "A @i c1\nB @i c2\n", "t.mml:4: channel B lasts 24 ticks and loops from -1, channel A 48 and -1"},
        {MML_SONG, SONG "A @i L c1\nB @i c1\n", "t.mml:4: channel B lasts 48 ticks and loops from -1, channel A 48 and 0"},
        {MML_SONG, SONG "A @i c L\n", "t.mml:3: nothing follows the loop point"},
        {MML_SONG, SONG "A @i [c L]2\n", "t.mml:3: L is allowed once"},
        {MML_SONG, SONG "N k\n", "t.mml:3: unknown drum k"},
        {MML_SONG, SONG "N n3\n", "t.mml:3: n needs an @instrument before it"},
        {MML_SONG, SONG "drum k @i 16\nA @i c\n", "t.mml:3: a noise period is 0 (high) .. 15 (low), not 16"},
        {MML_SONG, SONG "drum l @i 1\nA @i c\n", "t.mml:3: a drum's letter is a small one other than"},
        {MML_SONG, "#tempo 99\n@i duty 1\nA c\n", "t.mml:2: an instrument needs vol"},
        {MML_SONG, "#tempo 99\n@i vol 16\nA c\n", "t.mml:2: vol must be 0..15, not 16"},
        {MML_SONG, "#tempo 99\n@i loud 16\nA c\n", "t.mml:2: expected vol, duty, arp, slide or rel, not 'loud'"},
        {MML_SONG, "#tempo 99\n@i vol 1 |\nA c\n", "t.mml:2: nothing follows the loop mark of vol"},
        {MML_SONG, SONG "@i vol 1\nA c\n", "t.mml:3: instrument @i is already defined"},
        {MML_SONG, SONG "C c\n", "t.mml:3: expected #directive, @instrument, drum, =phrase or a channel of A B T N"},
        {MML_SONG, SONG, "t.mml:1: no channel has any notes"},
        {MML_EFFECT, INS "A @i c%3\n", "t.mml:2: an effect needs #priority"},
        {MML_EFFECT, "#priority 1\n" INS "A @i ~1 c%3\n", "t.mml:3: no vibrato in effects"},
    };
    char promise[200];

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i) {
        bool good = compile("t.mml", bad[i].kind, bad[i].source);
        snprintf(promise, sizeof promise, "says \"%s\"", bad[i].message);
        if (!tap_ok(!good && strstr(messages, bad[i].message) == messages, promise)) {
            printf("# got: %s\n", messages);
        }
    }
}

/* An instrument whose envelopes loop in 7, 11 and 13 steps would need 1001 of them. */
static void test_too_long(void) {
    compile("t.mml", MML_SONG,
            "#tempo 99\n@i vol | 1 2 3 4 5 6 7 duty | 0 1 2 3 0 1 2 3 0 1 2 arp | 0 1 2 3 4 5 6 7 8 9 10 11 "
            "12\nA @i c\n");
    tap_ok(strstr(messages, "t.mml:2: instrument @i is too long") != NULL, "an instrument that does not fit is refused");
}

static const char *list(void) {
    const char *at = strstr(output, "== list\n");

    return at ? at + 8 : messages;
}

static void test_output(void) {
    tap_ok(compile("dir/my-song.mml", MML_SONG, SONG "A @i o4 l4 c r8 e8 [g]2 |\nT @i o2 c1\n"), "a right song compiles");
    tap_ok(strstr(output, "song_MY_SONG:") != NULL, "the file's name is the song's");
    tap_ok(!strcmp(list(), "# MY_SONG tempo 120 bar 48 ticks 48 loop -1\n" LIST_I
                           "0 A 60 12 @i\n18 A 64 6 @i\n24 A 67 12 @i\n36 A 67 12 @i\n0 T 36 48 @i\n"),
           "notes, rests and loops last as written");
    tap_ok(strstr(output, ".word 26171\n") != NULL, "120 quarters a minute are 24 ticks a second, 26171/65536 of one a step");
    tap_ok(strstr(output, ".byte $62,$01,$8C,$24,$86,$60,$28") != NULL, "events are bytes as sound.inc lists them");
    compile("t.mml", MML_SONG, SONG "=p e8 f8\nA @i [c4 : (p)]3 L _4\n");
    tap_ok(!strcmp(list(), "# T tempo 120 bar 48 ticks 72 loop 60\n" LIST_I "0 A 60 12 @i\n12 A 64 6 @i\n18 A 65 6 @i\n"
                           "24 A 60 12 @i\n36 A 64 6 @i\n42 A 65 6 @i\n48 A 60 24 @i\n"),
           "a loop is left at ':' in its last round; phrases play; a hold prolongs");
    compile("t.mml", MML_SONG, "#tempo 99\n@i vol 9 8 rel 4\nA @i c\n");
    tap_ok(strstr(output, "; i\n        .byte $10,$09,$18,$04,$10\n") != NULL,
           "an instrument holds its last step and its release ends silent");
    compile("t.mml", MML_SONG, "#tempo 99\n@i vol 9 0\nA @i c\n");
    tap_ok(strstr(output, "; i\n        .byte $10,$09,$10\n") != NULL,
           "an instrument that dies away and has no release rings on");
    compile("t.mml", MML_SONG, "#tempo 99\n@i vol 9 arp | 0 4 7\nA @i c\n");
    tap_ok(strstr(output, "; i\n        .byte $10,$29,$00,$00,$29,$04,$00,$39,$07,$00,$01") != NULL, "an arpeggio goes round");
}

/* Is this what pulse 2 (or pulse 1) is given after the instrument's line? */
static bool lists(const char *notes) {
    const char *at = strstr(list(), notes);

    return at && at[strlen(notes)] == '\0';
}

static void test_arranging(void) {
    compile("t.mml", MML_SONG, SONG "=p o4 c4 e4\nA @i (p) (p)+7 (p)-12\n");
    tap_ok(lists("0 A 60 12 @i\n12 A 64 12 @i\n24 A 67 12 @i\n36 A 71 12 @i\n48 A 48 12 @i\n60 A 52 12 @i\n"),
           "a phrase is transposed by semitones, up or down");
    compile("t.mml", MML_SONG, SONG "=p o4 l4 c e\nA @i (p) o5 v3 g4 a4 |\nB @i v5 \\8,1\n");
    tap_ok(lists("6 B 60 12 @i\n18 B 64 12 @i\n30 B 79 12 @i\n42 B 81 6 @i\n"),
           "an echo has the notes of pulse 1, later, and is cut at its end");
    tap_ok(strstr(output, "$63,$50,$86,$60,$62,$01,$66\n") != NULL, "it has a volume of its own and shares the phrase");
    compile("t.mml", MML_SONG, SONG "A @i o4 c2 /g2 |\n");
    tap_ok(lists("0 A 60 24 @i\n24 A 67 24 @i /\n"), "a slide is listed");
    compile("t.mml", MML_SONG, "#tempo 99\n@i vol 9 rel 0\n@j vol 8 rel 0\nA @i c4 @j r4 d4 @i @j e4 |\n");
    tap_ok(strstr(output, ".byte $62,$01,$8C,$24,$60,$62,$02,$26,$28,$6B") != NULL,
           "an instrument comes with its first note, and only when it is another one");
    compile("t.mml", MML_SONG, SONG "@w vol 5 0\ndrum k @i 12 @w a2\nN @i k4 n12,4\n");
    tap_ok(lists("0 N 12 12 @i\n0 K 45 0 @w\n12 N 12 12 @i\n"), "a drum may have a part on the triangle");
}

static void test_sizes(void) {
    static const double cpu[] = {1789772.7, 1662607.0, 1773447.5};
    double worst = 0;

    for (int t = 0; t < 3; ++t) {
        for (int n = MML_LOWEST; n < 60; ++n) { /* A1..B5 */
            double hz = cpu[t] / (16.0 * (mml_period(cpu[t], n) + 1));
            double cents = fabs(1200.0 * log2(hz / (440.0 * pow(2.0, (n - 45) / 12.0))));
            worst = cents > worst ? cents : worst;
        }
    }
    printf("# worst of A1..B5 on three consoles: %.1f cents\n", worst);
    tap_ok(worst < 9.0, "periods are the nearest the register can hold");
}

/* The engine's names for events must have the compiler's values. */
static void test_same_events(void) {
    static const struct {
        const char *name;
        unsigned value;
    } pair[] = {{"SND_REST ", EV_REST},        {"SND_HOLD ", EV_HOLD},       {"SND_INS ", EV_INS},
                {"SND_VOL ", EV_VOL},          {"SND_GATE ", EV_GATE},       {"SND_VIB ", EV_VIB},
                {"SND_CALL ", EV_CALL},        {"SND_RETURN ", EV_RETURN},   {"SND_LOOP ", EV_LOOP},
                {"SND_BREAK ", EV_BREAK},      {"SND_JUMP ", EV_JUMP},       {"SND_END ", EV_END},
                {"SND_GLIDE ", EV_GLIDE},      {"SND_SET_LEN ", EV_SET_LEN}, {"SND_NOTES ", MML_NOTES},
                {"SND_STEP_BEND ", STEP_BEND}, {"SND_STEP_HOLD ", STEP_HOLD}};
    FILE *f = fopen("cart/sound/sound.inc", "r");
    unsigned found = 0, value;
    char line[200];

    while (f && fgets(line, sizeof line, f)) {
        for (size_t i = 0; i < sizeof pair / sizeof pair[0]; ++i) {
            if (!strncmp(line, pair[i].name, strlen(pair[i].name)) && sscanf(strchr(line, '='), "= $%x", &value) == 1) {
                found += value == pair[i].value;
            }
        }
    }
    if (f) {
        fclose(f);
    }
    tap_eq(found, sizeof pair / sizeof pair[0], "compiler and engine agree on every event");
}

/* A source with a few characters changed is either refused with a message or compiled; the sanitizers watch.
 */
static void test_noise(void) {
    static const char whole[] =
        "#tempo 120\n#bar 4/4\n@i vol 9 8 | 7 rel 3 arp 0 4\n@d vol 9 0\ndrum k @d 3\n=p c8 [d8]2 e4.\n"
        "A L @i o4 l8 q1 ~2,8 [c4 : (p)+2 r8]2 e4.^8 _8 | v12 c2 /e2 |\nB L @i \\8.,3\nN L @d k4 n3,4 [k8]3 r8 k1^1\n";
    static const char spice[] = "[]:()@~|=#^_%+-.LrnABTNk0123456789 /\\,\n";
    unsigned long seed = 1;
    unsigned refused = 0, compiled = 0, silent = 0;

    for (int round = 0; round < 3000; ++round) {
        char source[sizeof whole];
        memcpy(source, whole, sizeof whole);
        for (int k = 0; k < 1 + round % 4; ++k) {
            seed = (seed * 1103515245UL + 12345UL) & 0x7FFFFFFFUL;
            source[(seed >> 8) % (sizeof whole - 1)] = spice[(seed >> 20) % (sizeof spice - 1)];
        }
        if (compile("t.mml", MML_SONG, source)) {
            ++compiled;
        } else {
            ++refused;
            silent += messages_size == 0;
        }
    }
    printf("# %u compiled, %u refused\n", compiled, refused);
    tap_ok(compiled > 20 && refused > 100 && silent == 0, "3,000 damaged sources are compiled or refused with a message");
}

static void test_ids(void) {
    mml_t m;
    FILE *out, *in;
    static const struct {
        const char *file, *text;
        mml_kind_t kind;
    } piece[] = {{"ape.sfx", "#priority 9\n" INS "A @i c%1\n", MML_EFFECT},
                 {"zoo.sfx", "#priority 2\n" INS "A @i c%1\n", MML_EFFECT},
                 {"yak.mml", "#tempo 60\n" INS "A @i c1\n", MML_SONG},
                 {"bee.mml", "#tempo 60\n" INS "A @i c1\n", MML_SONG}};

    free(output);
    out = open_memstream(&output, &output_size);
    mml_new(&m, stderr);
    for (size_t i = 0; i < sizeof piece / sizeof *piece; ++i) {
        in = fmemopen((void *)piece[i].text, strlen(piece[i].text), "r");
        mml_read(&m, piece[i].file, in, piece[i].kind);
        fclose(in);
    }
    mml_finish(&m);
    mml_write_ids(&m, out, true);
    mml_write_ids(&m, out, false);
    mml_free(&m);
    fclose(out);
    tap_ok(strstr(output, "SFX_ZOO = 0\nSFX_APE = 1\nSONG_COUNT = 2\nSFX_COUNT = 2\n") != NULL, "effect ids rise with priority");
    tap_ok(strstr(output, "SONG_YAK = 0\nSONG_BEE = 1\n") != NULL, "songs keep the order in which they were given");
    tap_ok(strstr(output, "#define SONG_LIST SONG_NAME(YAK) SONG_NAME(BEE)\n#define SFX_LIST SFX_NAME(ZOO) SFX_NAME(APE)\n") != NULL,
           "the lists of names have the same order");
}

int main(void) {
    test_mistakes();
    test_too_long();
    test_output();
    test_arranging();
    test_sizes();
    test_same_events();
    test_ids();
    test_noise();
    free(messages);
    free(output);
    return tap_done();
}
