/* A recording, and the measurements that tests of sound need. Samples are -1..1, one channel. */
#ifndef WAV_H
#define WAV_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    double *x;
    long count;
    double rate; /* samples a second */
} wav_t;

bool wav_load(wav_t *w, const char *path); /* 16-bit PCM; the left channel of stereo */
void wav_free(wav_t *w);

/* Strength of one frequency in samples from..from+n, under a Hann window. */
double wav_tone(const wav_t *w, long from, long n, double hz);

/* The strongest frequency within 60 cents of `hz`. */
double wav_pitch(const wav_t *w, long from, long n, double hz);

/* First sample in from..to-1 that differs by `threshold` from the level just before it; -1 = none. */
long wav_onset(const wav_t *w, long from, long to, double threshold);

/* How much louder it becomes at `at` seconds, over `span` seconds before and after; 0 when it does not. */
double wav_attack(const wav_t *w, double at, double span);

/* How much the lengths of neighbouring waves differ at most, as a part of a wave: a restarted wave shows
 * here. */
double wav_unevenness(const wav_t *w, long from, long n, double hz);

double wav_peak(const wav_t *w, long from, long n);     /* largest distance from the middle */
double wav_rms(const wav_t *w, long from, long n);      /* about the mean */
double wav_loudness(const wav_t *w, long from, long n); /* rms as the ear has it: less of what is below 500 Hz */
double wav_jump(const wav_t *w, long from, long n);     /* largest step from sample to sample */

#endif
