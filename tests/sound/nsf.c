/* nsf [levels] FILE.nsf FILE.nsfe LISTS: every track of the NSF as libgme plays it, on NTSC and PAL, whole and voice by voice. LISTS are those of
 * mml2snd -l, in the order of the songs' ids; effects follow the songs. Speaks TAP. */
#include "score.h"
#include "tests/tap.h"
#include "wav.h"

#include <gme/gme.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { RATE = 48000, SONGS_MAX = 64, MIX = -1, VOICES = 4, SYSTEM_BYTE = 0x7A, NSF_MAX = 1 << 16 };
static const char voice_of[] = "ABTN";
static const double beyond_s = 3, seam_s = 2, effect_s = 1.5, burst_s = 0.04;
static const double loud = 0.90, max_jump = 0.30, quiet_rms = 0.02, loud_rms = 0.30, silent_rms = 0.001, faded_rms = 0.01;
static const int few_notes = 8; /* too few to judge a voice by */
static const double max_spread_db = 3, max_cents = 6, max_seam_db = 1, effect_quiet = 0.5, effect_loud = 0.6;
static const double note_s = 0.12, settled_s = 0.03,
                    thump_s = 0.15; /* how much of a note is looked at; what is left out at both ends; what drums may have of a bass note */

static unsigned char nsf[NSF_MAX];
static long nsf_bytes;
static score_t *score[SONGS_MAX];
static int songs;

static void render(wav_t *w, int track, int pal, int voice, double seconds) {
    Music_Emu *emu = NULL;
    short block[2 * 1024];

    nsf[SYSTEM_BYTE] = pal ? 1 : 0;
    w->rate = RATE;
    w->count = 0;
    w->x = malloc(((size_t)(seconds * RATE) + 1024) * sizeof *w->x);
    if (!w->x || gme_open_data(nsf, nsf_bytes, &emu, RATE)) {
        fputs("nsf: libgme does not take the file\n", stderr);
        exit(2);
    }
    gme_ignore_silence(emu, 1);
    gme_mute_voices(emu, voice == MIX ? 0 : ~(1 << voice));
    for (const char *error = gme_start_track(emu, track); w->count < (long)(seconds * RATE);) {
        if (error || gme_play(emu, 2 * 1024, block)) {
            exit(2);
        }
        for (int i = 0; i < 1024; ++i) {
            w->x[w->count++] = block[2 * i] / 32768.0;
        }
    }
    gme_delete(emu);
}

static double decibel(double a, double b) {
    return 20 * log10((a + 1e-9) / (b + 1e-9));
}

static double worst_of(double a, double b) {
    return a > b ? a : b;
}

/* Frequency from the first to the last rise through the middle. */
static double frequency(const wav_t *w, long from, long to) {
    double middle = 0, first = -1, last = -1;
    int waves = 0;

    for (long i = from; i < to; ++i) {
        middle += w->x[i] / (double)(to - from);
    }
    for (long i = from + 1; i < to; ++i) {
        double a = w->x[i - 1] - middle, b = w->x[i] - middle;
        if (a < 0 && b >= 0) {
            last = (double)i - b / (b - a);
            waves += first >= 0;
            first = first < 0 ? last : first;
        }
    }
    return waves ? waves * RATE / (last - first) : 0;
}

/* How far the long, plain notes of a voice are off, in the median: vibrato comes later, but the wave of a triangle is a staircase. */
static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double off_pitch(const wav_t *w, const score_t *s, char channel, long start, int *looked_at) {
    static double cents[SCORE_NOTES];
    int count = 0;

    for (int i = 0; i < s->notes; ++i) {
        const score_note_t *n = &s->note[i];
        const score_ins_t *ins = &s->ins[n->ins];
        double skipped = channel == 'T' ? thump_s : settled_s, length = (double)n->ticks * s->tick_s - skipped - settled_s;
        long from = start + (long)(((double)n->tick * s->tick_s + skipped) * RATE), to = from + (long)(note_s * RATE);
        if (n->channel != channel || n->glide || ins->low || ins->high || ins->arps > 1 || length < note_s ||
            to >= w->count || wav_rms(w, from, to - from) < faded_rms) {
            continue;
        }
        cents[count++] = fabs(1200 * log2(frequency(w, from, to) / (440 * pow(2, (n->midi - 69) / 12.0)) + 1e-9));
    }
    *looked_at += count;
    qsort(cents, (size_t)count, sizeof *cents, by_size);
    return count > few_notes ? cents[count / 2] : 0;
}

typedef struct {
    double peak, jump, softest, loudest, off, seam, after;
    int looked_at, mute_voices;
} figures_t;

static void check_voices(const score_t *s, int track, int pal, double seconds, long start, figures_t *f) {
    for (int v = 0; v < VOICES; ++v) {
        int notes = 0;
        wav_t w;
        for (int i = 0; i < s->notes; ++i) {
            notes += s->note[i].channel == voice_of[v];
        }
        render(&w, track, pal, v, seconds);
        f->mute_voices += notes > 0 && wav_rms(&w, start, w.count - start) < silent_rms;
        if (v < 3) {
            double off = off_pitch(&w, s, voice_of[v], start, &f->looked_at);
            if (off > max_cents) {
                printf("# %s %c: %.1f cents off\n", s->name, voice_of[v], off);
            }
            f->off = worst_of(f->off, off);
            f->jump = worst_of(f->jump, wav_jump(&w, start, w.count - start));
        }
        wav_free(&w);
    }
}

static void check_song(int track, int pal, figures_t *f, double *loudness) {
    const score_t *s = score[track];
    double length = (double)s->total * s->tick_s;
    wav_t w;

    render(&w, track, pal, MIX, length + beyond_s);
    long start = wav_onset(&w, 1, w.count, 0.005), end = start + (long)(length * RATE), seam = (long)(seam_s * RATE);
    double rms = wav_rms(&w, start, end - start);
    f->peak = worst_of(f->peak, wav_peak(&w, start, w.count - start));
    f->softest = rms < f->softest ? rms : f->softest;
    f->loudest = worst_of(f->loudest, rms);
    if (s->loop < 0) {
        f->after = worst_of(f->after, wav_rms(&w, end + RATE, w.count - end - RATE));
    } else {
        long first = start + (long)((double)s->loop * s->tick_s * RATE);
        f->seam = worst_of(f->seam, fabs(decibel(wav_loudness(&w, end, seam), wav_loudness(&w, first, seam))));
    }
    *loudness = wav_loudness(&w, start, end - start);
    wav_free(&w);
    check_voices(s, track, pal, length < 25 ? length : 25, start, f);
}

/* Returns the loudness of the loudest song. */
static double check_songs(int pal) {
    figures_t f = {0, 0, 1, 0, 0, 0, 0, 0, 0};
    double loudness[SONGS_MAX], least = 1, most = 0;
    const char *tv = pal ? "PAL" : "NTSC";

    for (int i = 0; i < songs; ++i) {
        check_song(i, pal, &f, &loudness[i]);
        printf("# %s, %s: loudness %.1f dB\n", score[i]->name, tv, decibel(loudness[i], 1));
        least = loudness[i] < least ? loudness[i] : least;
        most = worst_of(most, loudness[i]);
    }
    printf("# %s: peak %.2f, largest step %.3f, rms %.3f to %.3f, %d notes %.1f cents off, seam %.2f dB, %.4f after the end\n",
           tv, f.peak, f.jump, f.softest, f.loudest, f.looked_at, f.off, f.seam, f.after);
    tap_ok(f.peak <= loud && f.jump <= max_jump, pal ? "PAL: nothing clips or clicks" : "NTSC: nothing clips or clicks");
    tap_ok(f.softest >= quiet_rms && f.loudest <= loud_rms, "every song has a sound level");
    tap_ok(decibel(most, least) <= max_spread_db, "all songs are within 3 dB of each other");
    printf("# %.1f dB\n", decibel(most, least));
    tap_eq((unsigned)f.mute_voices, 0, "every voice that has notes is heard");
    tap_ok(f.looked_at > 500 && f.off <= max_cents, "voice by voice, long notes are in tune");
    tap_ok(f.seam <= max_seam_db && f.after <= silent_rms, "loops begin again as loud as they began; jingles end in silence");
    return most;
}

static void check_effects(int count, double music) {
    double softest = 10, loudest = 0, left = 0;

    for (int i = 0; i < count; ++i) {
        wav_t w;
        double strongest = 0;
        long burst = (long)(burst_s * RATE);
        render(&w, songs + i, 0, MIX, effect_s);
        for (long k = 0; k + burst < w.count; k += burst / 4) {
            strongest = worst_of(strongest, wav_loudness(&w, k, burst));
        }
        if (strongest / music < effect_quiet) {
            printf("# effect %d has %.2f of the music's level\n", i, strongest / music);
        }
        softest = strongest / music < softest ? strongest / music : softest;
        loudest = worst_of(loudest, wav_peak(&w, 0, w.count));
        left = worst_of(left, wav_rms(&w, w.count - burst, burst));
        wav_free(&w);
    }
    printf("# the softest has %.2f of the loudest song's level; peak of the loudest %.2f; %.4f left at the end\n",
           softest, loudest, left);
    tap_ok(softest >= effect_quiet && loudest <= effect_loud && left <= silent_rms,
           "every effect is heard over the music, none is too loud, all end");
}

static int check_titles(const char *file) {
    Music_Emu *emu = NULL;
    gme_info_t *info = NULL;
    int named = 0, tracks;

    if (gme_open_file(file, &emu, gme_info_only)) {
        return -1;
    }
    tracks = gme_track_count(emu);
    for (int i = 0; i < tracks && !gme_track_info(emu, &info, i); ++i) {
        long ms = i < songs ? (long)((double)score[i]->total * score[i]->tick_s * 1000) : 0;
        named += info->song[0] && info->length >= ms && info->length > 0;
        if (i < songs) {
            printf("# %2d %-22s %5.1f s\n", i + 1, info->song, info->length / 1000.0);
        }
        gme_free_info(info);
    }
    gme_delete(emu);
    return named == tracks ? tracks : -1;
}

/* For tests/sound/report.pl: the level of each voice in dB, and how much louder the loudest four bars are than the softest. */
static void print_levels(int track) {
    const score_t *s = score[track];
    double length = (double)s->total * s->tick_s, least = 1, most = 0;
    long part = (long)(4 * 48 * s->tick_s * RATE);
    wav_t w;

    printf("levels %s", s->name);
    for (int v = 0; v < VOICES; ++v) {
        render(&w, track, 0, v, length);
        printf(" %.1f", decibel(wav_rms(&w, 0, w.count), 1));
        wav_free(&w);
    }
    render(&w, track, 0, MIX, length);
    for (long from = 0; from + part <= w.count; from += part) {
        double rms = wav_rms(&w, from, part);
        least = rms < least ? rms : least;
        most = worst_of(most, rms);
    }
    printf(" %.1f\n", decibel(most, least));
    wav_free(&w);
}

int main(int argc, char **argv) {
    bool levels = argc > 1 && !strcmp(argv[1], "levels");
    argc -= levels;
    argv += levels;
    FILE *f = argc > 3 ? fopen(argv[1], "rb") : NULL;
    int tracks;

    if (!f || (nsf_bytes = (long)fread(nsf, 1, NSF_MAX, f)) < 128 || argc - 3 > SONGS_MAX) {
        fputs("usage: nsf [levels] FILE.nsf FILE.nsfe LISTS\n", stderr);
        return 2;
    }
    fclose(f);
    for (int i = 3; i < argc; ++i) {
        if (!(score[songs++] = score_load(argv[i]))) {
            return 2;
        }
    }
    for (int i = 0; levels && i < songs; ++i) {
        print_levels(i);
    }
    if (levels) {
        return 0;
    }
    tracks = check_titles(argv[2]);
    tap_ok(tracks > songs && nsf[6] == tracks, "the NSFe has the name and length of every track of the NSF");
    check_effects(tracks - songs, check_songs(0));
    check_songs(1);
    for (int i = 0; i < songs; ++i) {
        free(score[i]);
    }
    return tap_done();
}
