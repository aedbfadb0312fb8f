#include "wav.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double tau = 6.283185307179586;

static uint32_t little(const unsigned char *p, int bytes) {
    uint32_t v = 0;

    while (bytes--) {
        v = v << 8 | p[bytes];
    }
    return v;
}

bool wav_load(wav_t *w, const char *path) {
    FILE *f = fopen(path, "rb");
    unsigned char h[44], frame[4];
    unsigned channels;

    memset(w, 0, sizeof *w);
    if (!f || fread(h, 1, sizeof h, f) != sizeof h || memcmp(h, "RIFF", 4) || memcmp(h + 36, "data", 4) ||
        little(h + 34, 2) != 16) {
        if (f) {
            fclose(f);
        }
        return false;
    }
    channels = little(h + 22, 2);
    w->rate = little(h + 24, 4);
    w->x = malloc((little(h + 40, 4) / 2 + 1) * sizeof *w->x);
    while (w->x && channels <= 2 && fread(frame, 2, channels, f) == channels) {
        w->x[w->count++] = (int16_t)little(frame, 2) / 32768.0;
    }
    fclose(f);
    return w->count > 0;
}

void wav_free(wav_t *w) {
    free(w->x);
}

/* A unit vector that turns by a fixed angle gives cosine and sine of equally spaced phases, far cheaper than computing each. */
typedef struct {
    double re, im, step_re, step_im;
} turning_t;

static turning_t turning(double angle) {
    turning_t t = {1.0, 0.0, cos(angle), sin(angle)};

    return t;
}

static void turn(turning_t *t) {
    double re = t->re * t->step_re - t->im * t->step_im;

    t->im = t->re * t->step_im + t->im * t->step_re;
    t->re = re;
}

double wav_tone(const wav_t *w, long from, long n, double hz) {
    double re = 0, im = 0, mean = 0;
    turning_t window = turning(tau / (double)n), tone = turning(tau * hz / w->rate);

    for (long i = 0; i < n; ++i) {
        mean += w->x[from + i] / (double)n;
    }
    for (long i = 0; i < n; ++i) {
        double x = (0.5 - 0.5 * window.re) * (w->x[from + i] - mean);
        re += x * tone.re;
        im += x * tone.im;
        turn(&window);
        turn(&tone);
    }
    return 4.0 * sqrt(re * re + im * im) / (double)n;
}

double wav_pitch(const wav_t *w, long from, long n, double hz) {
    double best = 0, at = 0;

    for (double range = 60, middle = 0, step = 10; step >= 0.1; range = step, middle = at, step /= 10) {
        for (double cents = middle - range; cents <= middle + range; cents += step) {
            double t = wav_tone(w, from, n, hz * pow(2.0, cents / 1200.0));
            if (t > best) {
                best = t;
                at = cents;
            }
        }
    }
    return hz * pow(2.0, at / 1200.0);
}

long wav_onset(const wav_t *w, long from, long to, double threshold) {
    for (long i = from > 0 ? from : 1; i < to && i < w->count; ++i) {
        if (fabs(w->x[i] - w->x[from > 0 ? from - 1 : 0]) > threshold) {
            return i;
        }
    }
    return -1;
}

/* Where the wave rises through its middle, between samples, after it was clearly below: a triangle's stairs may waver at the middle. */
static double next_rise(const wav_t *w, long *i, long end, double middle, double clearly) {
    bool below = false;

    for (++*i; *i < end; ++*i) {
        double a = w->x[*i - 1] - middle, b = w->x[*i] - middle;
        below = below || a < -clearly;
        if (below && a < 0 && b >= 0) {
            return (double)*i - b / (b - a);
        }
    }
    return -1;
}

double wav_unevenness(const wav_t *w, long from, long n, double hz) {
    double middle = 0, last = -1, length = 0, worst = 0, clearly = wav_rms(w, from, n) / 4;
    long i = from;

    for (long k = 0; k < n; ++k) {
        middle += w->x[from + k] / (double)n;
    }
    for (;;) {
        double rise = next_rise(w, &i, from + n, middle, clearly);
        if (rise < 0) {
            return worst;
        }
        if (last >= 0) {
            double now = rise - last;
            if (length > 0) {
                double part = fabs(now - length) * hz / w->rate;
                worst = part > worst ? part : worst;
            }
            length = now;
        }
        last = rise;
    }
}

double wav_attack(const wav_t *w, double at, double span) {
    long n = (long)(span * w->rate), middle = (long)(at * w->rate);
    double before = 0, after = 0;

    if (middle - n < 1 || middle + n >= w->count) {
        return 0;
    }
    for (long i = 0; i < n; ++i) { /* steps from sample to sample: the bass does not drown what is struck */
        double b = w->x[middle - 1 - i] - w->x[middle - 2 - i], a = w->x[middle + i] - w->x[middle + i - 1];
        before += b * b;
        after += a * a;
    }
    return after > before ? sqrt(after) - sqrt(before) : 0;
}

double wav_peak(const wav_t *w, long from, long n) {
    double peak = 0;

    for (long i = from; i < from + n; ++i) {
        peak = fabs(w->x[i]) > peak ? fabs(w->x[i]) : peak;
    }
    return peak;
}

double wav_rms(const wav_t *w, long from, long n) {
    double sum = 0, squares = 0;

    for (long i = from; i < from + n; ++i) {
        sum += w->x[i];
        squares += w->x[i] * w->x[i];
    }
    return sqrt(fabs(squares / (double)n - sum / (double)n * (sum / (double)n)));
}

double wav_loudness(const wav_t *w, long from, long n) {
    double keep = exp(-tau * 500.0 / w->rate), y = 0, squares = 0;

    for (long i = from > 0 ? from : 1; i < from + n; ++i) {
        y = keep * (y + w->x[i] - w->x[i - 1]);
        squares += y * y;
    }
    return sqrt(squares / (double)n);
}

double wav_jump(const wav_t *w, long from, long n) {
    double jump = 0;

    for (long i = from > 0 ? from : 1; i < from + n; ++i) {
        jump = fabs(w->x[i] - w->x[i - 1]) > jump ? fabs(w->x[i] - w->x[i - 1]) : jump;
    }
    return jump;
}
