/* wavcheck: compares a recording of the sound engine with the notes that mml2snd -l lists. Speaks TAP,
 * without the plan.
 *
 *   wavcheck scale NAME WAV LIST
 *       single tones: pitch within 5 cents (or the nearest the register can hold), tempo within 1 %, notes
 *       in time, no wave restarted, rests without a sound
 *   wavcheck song NAME WAV LIST
 *       a song: level, no clipping, no clicks, melody and bass where they should be and in tune, tempo
 *       within 1 %; where the recording goes beyond its end: it loops, or it is over
 *   wavcheck effects NAME WAV COUNT MUSIC
 *       COUNT effects, one every 80 frames of NTSC: each is heard, also over music of the given loudness,
 *       clear of clipping, and over in time
 */
#include "score.h"
#include "wav.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double max_cents = 5.0, max_tempo_error = 0.01;
static const double max_late = 0.040;      /* s: a tick waits for its frame, and 50 Hz frames are 20 ms long */
static const double max_unevenness = 0.10; /* of a wave; the emulator's own sampling moves an edge by 0.04 */
static const double max_hiss = 0.002;      /* step from sample to sample in a rest */
static const double loud = 0.90, quiet_rms = 0.03, loud_rms = 0.30;
static const double max_jump = 0.30;  /* between samples: both pulses and the noise at their loudest; a click is more */
static const double min_shown = 90.0; /* % of the long notes; a drum or a voice an octave away may hide one */
static const double note_s = 0.33, bass_s = 0.6;  /* longest part of a note that is looked at: vibrato comes later */
static const int few_notes = 5, few_in_all = 16;  /* of one pitch, of a channel: too few to judge it */
static const double drum_s = 0.10;                /* so long a drum may have the triangle */
static const double seam_s = 0.5, max_seam = 1.3; /* the loudness after a loop, as a part of that of the first
                                                     round; an echo may come over */
static const double last_echo_s = 0.5, silent_rms = 0.001;
static const double least_over_music = 0.50, burst_s = 0.04; /* rms of an effect's loudest moment, as a part of the music's */
static const double effect_s = 80 / 60.0988, effect_quiet = 0.05, effect_loud = 0.50;

static struct {
    const char *name;
    wav_t wav;
    score_t *score;
    long start; /* sample of tick 0 */
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
    return song.start + (long)(tick * song.score->tick_s * song.wav.rate);
}

/* Cents over max_cents that the nearest period may be off: half a step of the register, on the slowest CPU.
 */
static double beyond_register(const score_note_t *n) {
    double period = 1662607.0 / (n->channel == 'T' ? 32.0 : 16.0) / hz_of(n->midi);
    double half_step = 1200.0 * log2(1.0 + 0.5 / period);

    return half_step > max_cents ? half_step - max_cents : 0.0;
}

/* Tones: away from their ends by a frame or two, and from the silence before the next note. */
static void check_tones(void) {
    double worst_pitch = 0, worst_wave = 0, hiss = 0;

    for (int i = 0; i < song.score->notes; ++i) {
        const score_note_t *n = &song.score->note[i];
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

    for (int i = 0; i < song.score->notes; ++i) {
        long due = sample_at((double)song.score->note[i].tick), slack = (long)(0.06 * song.wav.rate);
        long at = wav_onset(&song.wav, due - slack, due + slack, 0.02);
        double late = at < 0 ? 1.0 : (double)(at - due) / song.wav.rate;
        worst = fabs(late) > worst ? fabs(late) : worst;
        if (first < 0) {
            first = (double)at;
            first_tick = (double)song.score->note[i].tick;
        }
        if ((double)song.score->note[i].tick > last_tick) {
            last = (double)at;
            last_tick = (double)song.score->note[i].tick;
        }
    }
    double ratio = (last - first) / song.wav.rate / ((last_tick - first_tick) * song.score->tick_s);
    tap(fabs(ratio - 1.0) <= max_tempo_error, "tempo", 100.0 * (ratio - 1.0), "% slow");
    tap(worst <= max_late, "every note is in time", 1000.0 * worst, "ms");
}

/* How long a note can be heard. */
static double heard_s(const score_note_t *n) {
    double length = (double)n->ticks * song.score->tick_s;
    int dies = song.score->ins[n->ins].dies;

    return dies ? fmin(length, dies / 60.0) : length;
}

typedef struct {
    int seen, shown;
} notes_t;

/* A long note must be stronger at its pitch than beside it: a quarter tone, or as far as the time window can
 * tell apart. */
static int stands_out(long from, long count, double hz) {
    double aside = fmax(hz * 0.0293, 2.2 * song.wav.rate / (double)count);

    return wav_tone(&song.wav, from, count, hz) >
           1.2 * fmax(wav_tone(&song.wav, from, count, hz + aside), wav_tone(&song.wav, from, count, hz - aside));
}

/* Long notes of a channel, `later` ticks after their place in the list; those of the loop only
 * if later. */
static notes_t look_for_notes(char channel, double shortest_s, long later) {
    notes_t found = {0, 0};

    for (int i = 0; i < song.score->notes; ++i) {
        const score_note_t *n = &song.score->note[i];
        double hz = hz_of(n->midi), length = heard_s(n);
        double skipped = 0.04 + (channel == 'T' ? drum_s : 0);
        long from = sample_at((double)(n->tick + later)) + (long)(skipped * song.wav.rate);
        long count = (long)(fmin(length * 0.7 - skipped + 0.04, note_s) * song.wav.rate);
        if (n->channel != channel || length < shortest_s || from + count >= song.wav.count ||
            (later && n->tick < song.score->loop)) {
            continue;
        }
        ++found.seen;
        found.shown += stands_out(from, count, hz);
    }
    return found;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Cents that a pitch is off in the middle of its long notes, the register's share taken away; 0 if there are
 * too few. One note alone is read with all the other voices around it. */
static double off_pitch(char channel, int midi, double shortest_s, double longest_s) {
    double cents[SCORE_NOTES], allowed = 0;
    int count = 0;

    for (int i = 0; i < song.score->notes; ++i) {
        const score_note_t *n = &song.score->note[i];
        double hz = hz_of(midi), length = heard_s(n);
        double skipped = 0.04 + (channel == 'T' ? drum_s : 0);
        long from = sample_at((double)n->tick) + (long)(skipped * song.wav.rate);
        long samples = (long)(fmin(length * 0.7 - skipped + 0.04, longest_s) * song.wav.rate);
        if (n->channel == channel && n->midi == midi && length >= shortest_s && from + samples < song.wav.count) {
            cents[count++] = 1200.0 * log2(wav_pitch(&song.wav, from, samples, hz) / hz);
            allowed = beyond_register(n);
        }
    }
    if (count < few_notes) {
        return 0;
    }
    qsort(cents, (size_t)count, sizeof *cents, by_size);
    return fmax(fabs(cents[count / 2]) - allowed, 0);
}

static double percent(int part, int whole) {
    return whole ? 100.0 * part / whole : 100.0;
}

static void check_notes(char channel, double shortest_s, double longest_s, const char *shown, const char *in_tune) {
    notes_t n = look_for_notes(channel, shortest_s, 0);
    double worst = 0;

    tap(n.seen < few_in_all || percent(n.shown, n.seen) >= min_shown, shown, percent(n.shown, n.seen), "% of its long notes");
    for (int midi = 0; midi < 128; ++midi) {
        worst = fmax(worst, off_pitch(channel, midi, shortest_s, longest_s));
    }
    tap(worst <= max_cents, in_tune, worst, "cents, its worst pitch");
}

/* How well the beginnings of notes fit a tempo `ratio` times as slow as it should be, from `offset` seconds
 * on. */
static double tempo_fit(double ratio, double offset) {
    double sum = 0;
    long last = -1;

    for (int i = 0; i < song.score->notes; ++i) {
        if (song.score->note[i].tick != last) {
            last = song.score->note[i].tick;
            sum += wav_attack(&song.wav, offset + ratio * (double)last * song.score->tick_s, 0.02);
        }
    }
    return sum;
}

static void check_tempo(void) {
    double best = 0, best_ratio = 0;

    for (double ratio = 0.97; ratio < 1.0301; ratio += 0.0005) {
        for (double offset = -0.03; offset < 0.0301; offset += 0.005) {
            double fit = tempo_fit(ratio, (double)song.start / song.wav.rate + offset);
            if (fit > best) {
                best = fit;
                best_ratio = ratio;
            }
        }
    }
    tap(fabs(best_ratio - 1.0) <= max_tempo_error, "tempo", 100.0 * (best_ratio - 1.0), "% slow");
}

/* The recording goes on after the song's last tick. */
static void check_end(void) {
    long end = sample_at((double)song.score->total), seam = (long)(seam_s * song.wav.rate);

    if (song.score->loop < 0) {
        long from = end + (long)(last_echo_s * song.wav.rate);
        if (from + seam < song.wav.count) {
            double rms = wav_rms(&song.wav, from, song.wav.count - from);
            tap(rms <= silent_rms, "it ends", rms, "rms after it");
        }
    } else if (end + seam < song.wav.count) {
        double now = wav_loudness(&song.wav, end, seam),
               first = wav_loudness(&song.wav, sample_at((double)song.score->loop), seam);
        notes_t tune = look_for_notes('A', 0.2, song.score->total - song.score->loop),
                bass = look_for_notes('T', 0.25, song.score->total - song.score->loop);
        tap(now / first < max_seam && first / now < max_seam, "the loop is as loud as the first time", now / first, "times");
        tap(tune.seen + bass.seen < few_in_all || percent(tune.shown + bass.shown, tune.seen + bass.seen) >= min_shown,
            "and has the same notes", percent(tune.shown + bass.shown, tune.seen + bass.seen), "% of the long ones");
    }
}

static void check_song(void) {
    long end = sample_at((double)song.score->total) < song.wav.count ? sample_at((double)song.score->total) : song.wav.count;
    long length = end - song.start;
    double peak = wav_peak(&song.wav, song.start, length), rms = wav_rms(&song.wav, song.start, length);
    double jump = wav_jump(&song.wav, song.start, song.wav.count - song.start);

    tap(peak <= loud, "nothing clips", peak, "of full scale");
    tap(jump <= max_jump, "nothing clicks", jump, "of full scale between samples");
    tap(rms >= quiet_rms && rms <= loud_rms, "level", rms, "rms");
    tap(1, "loudness", wav_loudness(&song.wav, song.start, length), "rms over 500 Hz");
    check_notes('A', 0.2, note_s, "the tune is there, in time", "the tune is in tune");
    check_notes('T', 0.35, bass_s, "the bass is there, in time", "the bass is in tune");
    check_tempo();
    check_end();
}

/* Effect n starts within three frames of n * effect_s. */
static int check_effects(int count, double music_rms) {
    double softest = 1, loudest = 0, longest = 0, drowned = 10;

    for (int i = 1; i <= count; ++i) {
        long from = (long)(i * effect_s * song.wav.rate), n = (long)((effect_s - 0.02) * song.wav.rate), end = 0;
        long burst = (long)(burst_s * song.wav.rate);
        double peak = 0, strongest = 0;
        if (from + n > song.wav.count) {
            tap(0, "the recording is long enough", i, "effects");
            return 1;
        }
        for (long k = 1; k < n; ++k) {
            double level = fabs(song.wav.x[from + k] - song.wav.x[from]);
            peak = level > peak ? level : peak;
            end = fabs(song.wav.x[from + k] - song.wav.x[from + k - 1]) > max_hiss ? k : end;
        }
        for (long k = 0; k + burst < n; k += burst / 4) {
            strongest = fmax(strongest, wav_loudness(&song.wav, from + k, burst));
        }
        printf("# effect %d: peak %.3f, strongest %.0f ms %.3f rms, %.2f s\n", i, peak, 1000 * burst_s, strongest,
               (double)end / song.wav.rate);
        drowned = fmin(drowned, strongest / music_rms);
        softest = peak < softest ? peak : softest;
        loudest = peak > loudest ? peak : loudest;
        longest = (double)end / song.wav.rate > longest ? (double)end / song.wav.rate : longest;
    }
    tap(softest >= effect_quiet, "every effect is heard", softest, "of full scale, the softest");
    tap(drowned >= least_over_music, "also over the music", drowned, "of the loudest song's level, the softest");
    tap(loudest <= effect_loud, "none is too loud", loudest, "of full scale, the loudest");
    tap(longest < effect_s - 0.03, "all of them end", longest, "s, the longest");
    return song.failed;
}

int main(int argc, char **argv) {
    long first;

    if (argc != 5 && (argc != 6 || strcmp(argv[1], "effects"))) {
        fputs("usage: wavcheck scale|song NAME WAV LIST | effects NAME WAV COUNT MUSIC\n", stderr);
        return 2;
    }
    song.name = argv[2];
    if (argc == 6 && wav_load(&song.wav, argv[3])) {
        int failed = check_effects(atoi(argv[4]), atof(argv[5]));
        wav_free(&song.wav);
        return failed;
    }
    if (!wav_load(&song.wav, argv[3]) || !(song.score = score_load(argv[4]))) {
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
    free(song.score);
    return song.failed;
}
