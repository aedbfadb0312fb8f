/* wavcheck: compares a recording of the sound engine with the notes that mml2snd -l lists. Speaks TAP,
 * without the plan.
 *
 *   wavcheck scale NAME WAV LIST   single tones: pitch within 5 cents (or the nearest the register can hold),
 * tempo within 1 %, notes in time, no wave restarted, rests without a sound wavcheck song  NAME WAV LIST   a
 * whole song: level, no clipping, no clicks, its melody and bass where they should be wavcheck effects NAME
 * WAV COUNT   COUNT effects, one every 80 frames of NTSC: each is heard, clear of clipping, and over in time
 */
#include "wav.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NOTES_MAX = 8000 };

static const double max_cents = 5.0, max_tempo_error = 0.01;
static const double max_late = 0.040; /* s: a tick waits for its frame, and 50 Hz frames are 20 ms long */
static const double max_unevenness = 0.10; /* of a wave; the emulator's own sampling moves an edge by 0.04 */
static const double max_hiss = 0.002;      /* step from sample to sample in a rest */
static const double loud = 0.90, quiet_rms = 0.03, loud_rms = 0.30;
static const double max_jump =
    0.25; /* between samples: both pulses and the noise at their loudest; a click is more */
static const double effect_s = 80 / 60.0988, effect_quiet = 0.05, effect_loud = 0.50;

typedef struct {
    long tick, ticks;
    char channel;
    int midi;
} note_t;

static struct {
    const char *name;
    wav_t wav;
    note_t note[NOTES_MAX];
    int notes;
    double tick_s;    /* seconds of a tick */
    long loop, total; /* ticks */
    long start;       /* sample of tick 0 */
    int failed;
} song;

static void tap(int truth, const char *promise, double figure, const char *unit) {
    song.failed |= !truth;
    printf("%sok - %s: %s (%.3g %s)\n", truth ? "" : "not ", song.name, promise, figure, unit);
}

static double hz_of(int midi) {
    return 440.0 * pow(2.0, (midi - 69) / 12.0);
}

static long sample_at(double tick) {
    return song.start + (long)(tick * song.tick_s * song.wav.rate);
}

static int read_list(const char *path) {
    FILE *f = fopen(path, "r");
    int tempo, bar;

    if (!f ||
        fscanf(f, "# %*s tempo %d bar %d ticks %ld loop %ld", &tempo, &bar, &song.total, &song.loop) != 4) {
        return 0;
    }
    song.tick_s = 60.0 / tempo / 12.0;
    while (song.notes < NOTES_MAX) {
        note_t *n = &song.note[song.notes];
        if (fscanf(f, "%ld %c %d %ld", &n->tick, &n->channel, &n->midi, &n->ticks) != 4) {
            break;
        }
        ++song.notes;
    }
    fclose(f);
    return song.notes > 0;
}

/* Cents over max_cents that the nearest period may be off: half a step of the register, on the slowest CPU.
 */
static double beyond_register(const note_t *n) {
    double period = 1662607.0 / (n->channel == 'T' ? 32.0 : 16.0) / hz_of(n->midi);
    double half_step = 1200.0 * log2(1.0 + 0.5 / period);

    return half_step > max_cents ? half_step - max_cents : 0.0;
}

/* Tones: away from their ends by a frame or two, and from the silence before the next note. */
static void check_tones(void) {
    double worst_pitch = 0, worst_wave = 0, hiss = 0;

    for (int i = 0; i < song.notes; ++i) {
        const note_t *n = &song.note[i];
        long from = sample_at((double)n->tick + 1.5),
             to = sample_at((double)(n->tick + n->ticks) - (n->ticks > 12 ? 7.5 : 4.5));
        if (n->channel == 'N') {
            continue;
        }
        double hz = hz_of(n->midi), got = wav_pitch(&song.wav, from, to - from, hz);
        double cents = fabs(1200.0 * log2(got / hz)) - beyond_register(n),
               uneven = wav_unevenness(&song.wav, from, to - from, hz);
        printf("# %c %d: %.2f Hz, %.1f cents off, waves differ by %.3f\n", n->channel, n->midi, got,
               1200.0 * log2(got / hz), uneven);
        worst_pitch = cents > worst_pitch ? cents : worst_pitch;
        worst_wave = uneven > worst_wave ? uneven : worst_wave;
        from = sample_at((double)(n->tick + n->ticks) - 2.0);
        double step = wav_jump(&song.wav, from, sample_at((double)(n->tick + n->ticks) - 1.0) - from);
        hiss = step > hiss ? step : hiss;
    }
    tap(worst_pitch <= max_cents, "every tone is in tune, as far as the register goes", worst_pitch, "cents");
    tap(worst_wave <= max_unevenness, "no wave is restarted inside a tone", worst_wave, "of a wave");
    tap(hiss <= max_hiss, "rests are silent", hiss, "of full scale");
}

static void check_times(void) {
    double worst = 0, first = -1, last = 0, first_tick = 0, last_tick = 0;

    for (int i = 0; i < song.notes; ++i) {
        long due = sample_at((double)song.note[i].tick), slack = (long)(0.06 * song.wav.rate);
        long at = wav_onset(&song.wav, due - slack, due + slack, 0.02);
        double late = at < 0 ? 1.0 : (double)(at - due) / song.wav.rate;
        worst = fabs(late) > worst ? fabs(late) : worst;
        if (first < 0) {
            first = (double)at;
            first_tick = (double)song.note[i].tick;
        }
        if ((double)song.note[i].tick > last_tick) {
            last = (double)at;
            last_tick = (double)song.note[i].tick;
        }
    }
    double ratio = (last - first) / song.wav.rate / ((last_tick - first_tick) * song.tick_s);
    tap(fabs(ratio - 1.0) <= max_tempo_error, "tempo", 100.0 * (ratio - 1.0), "% slow");
    tap(worst <= max_late, "every note is in time", 1000.0 * worst, "ms");
}

/* A long note must be stronger at its pitch than beside it: a quarter tone, or as far as the time window can
 * tell apart. */
static double share_of_notes(char channel, double shortest_s) {
    int seen = 0, found = 0;

    for (int i = 0; i < song.notes; ++i) {
        const note_t *n = &song.note[i];
        double hz = hz_of(n->midi), length = (double)n->ticks * song.tick_s;
        long from = sample_at((double)n->tick) + (long)(0.04 * song.wav.rate);
        long count = (long)((length > 0.5 ? 0.5 : length) * 0.7 * song.wav.rate);
        if (n->channel != channel || length < shortest_s || from + count >= song.wav.count) {
            continue;
        }
        double aside = fmax(hz * 0.0293, 2.2 * song.wav.rate / (double)count);
        ++seen;
        found +=
            wav_tone(&song.wav, from, count, hz) > 1.2 * fmax(wav_tone(&song.wav, from, count, hz + aside),
                                                              wav_tone(&song.wav, from, count, hz - aside));
    }
    return seen ? 100.0 * found / seen : 100.0;
}

static void check_song(void) {
    long end =
        sample_at((double)song.total) < song.wav.count ? sample_at((double)song.total) : song.wav.count;
    long length = end - song.start;
    double peak = wav_peak(&song.wav, song.start, length), rms = wav_rms(&song.wav, song.start, length);
    double tune = share_of_notes('A', 0.2), bass = share_of_notes('T', 0.25);

    double jump = wav_jump(&song.wav, song.start, length);

    tap(peak <= loud, "nothing clips", peak, "of full scale");
    tap(jump <= max_jump, "nothing clicks", jump, "of full scale between samples");
    tap(rms >= quiet_rms && rms <= loud_rms, "level", rms, "rms");
    tap(tune >= 90.0, "the tune is there, in tune and in time", tune, "% of its long notes");
    tap(bass >= 90.0, "so is the bass", bass, "% of its long notes");
}

/* Effect n starts within three frames of n * effect_s. */
static int check_effects(int count) {
    double softest = 1, loudest = 0, longest = 0;

    for (int i = 1; i <= count; ++i) {
        long from = (long)(i * effect_s * song.wav.rate), n = (long)((effect_s - 0.02) * song.wav.rate),
             end = 0;
        double peak = 0;
        if (from + n > song.wav.count) {
            tap(0, "the recording is long enough", i, "effects");
            return 1;
        }
        for (long k = 1; k < n; ++k) {
            double level = fabs(song.wav.x[from + k] - song.wav.x[from]);
            peak = level > peak ? level : peak;
            end = fabs(song.wav.x[from + k] - song.wav.x[from + k - 1]) > max_hiss ? k : end;
        }
        softest = peak < softest ? peak : softest;
        loudest = peak > loudest ? peak : loudest;
        longest = (double)end / song.wav.rate > longest ? (double)end / song.wav.rate : longest;
    }
    tap(softest >= effect_quiet, "every effect is heard", softest, "of full scale, the softest");
    tap(loudest <= effect_loud, "none is too loud", loudest, "of full scale, the loudest");
    tap(longest < effect_s - 0.03, "all of them end", longest, "s, the longest");
    return song.failed;
}

int main(int argc, char **argv) {
    long first;

    if (argc != 5) {
        fputs("usage: wavcheck scale|song NAME WAV LIST | effects NAME WAV COUNT\n", stderr);
        return 2;
    }
    song.name = argv[2];
    if (!strcmp(argv[1], "effects") && wav_load(&song.wav, argv[3])) {
        int failed = check_effects(atoi(argv[4]));
        wav_free(&song.wav);
        return failed;
    }
    if (!wav_load(&song.wav, argv[3]) || !read_list(argv[4])) {
        fprintf(stderr, "wavcheck: cannot read %s or %s\n", argv[3], argv[4]);
        return 2;
    }
    first = wav_onset(&song.wav, (long)(0.1 * song.wav.rate), song.wav.count, 0.01);
    if (first < 0) {
        tap(0, "any sound", 0, "");
        return 1;
    }
    song.start = first;
    if (!strcmp(argv[1], "scale")) {
        check_times();
        check_tones();
    } else {
        check_song();
    }
    wav_free(&song.wav);
    return song.failed;
}
