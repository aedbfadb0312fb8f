/* A song as mml2snd -l lists it: what tests of sound compare with. */
#ifndef SCORE_H
#define SCORE_H

#include <stdbool.h>

enum { SCORE_NAME = 32, SCORE_INS = 64, SCORE_ARPS = 16, SCORE_NOTES = 8000 };

typedef struct {
    char name[SCORE_NAME];
    int ring;                  /* steps that it may be heard after the key-off */
    int dies;                  /* steps until it is silent by itself, 0 = it sounds on */
    int low, high;             /* what its slides add to the period, least and most */
    int arp[SCORE_ARPS], arps; /* semitones; the first is 0 */
} score_ins_t;

typedef struct {
    long tick, ticks;
    char channel; /* A B T N, or K: a drum's part on the triangle */
    int midi;     /* of N the noise period */
    int ins;
    bool glide; /* slides to it from the one before */
} score_note_t;

typedef struct {
    char name[SCORE_NAME];
    int tempo;
    double tick_s;    /* seconds of a tick */
    long total, loop; /* ticks; loop = -1: it ends */
    score_ins_t ins[SCORE_INS];
    int instruments;
    score_note_t note[SCORE_NOTES];
    int notes;
} score_t;

/* Reads a list; says on stderr why it cannot. To be freed by the caller; NULL = failed. */
score_t *score_load(const char *path);

#endif
