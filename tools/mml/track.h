/* Between track.c, which turns the text of a channel into events, and words.c, which reads that text. */
#ifndef MML_TRACK_H
#define MML_TRACK_H

#include "mml.h"

enum { OCTAVE_UNTOLD = -9, LOOP_DEPTH = 2 };

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
    int octave, length; /* as written: o, l; 0 = not set since a phrase that changed it */
    int transpose;      /* semitones; of a phrase */
    int emitted;        /* length that the engine has now; -1 = depends on how it got here */
    int ins, chosen;    /* instrument that the engine has now, and the one for the next note; -1 = depends, or none */
    int noise;          /* instrument for n<period>, -1 = none yet */
    long pos, bar;      /* ticks so far; start of the current bar */
    bool loose;         /* this bar has a loop or phrase, which may contain several bars */
    loop_t loop[LOOP_DEPTH];
    int depth;
    int again; /* label of the loop point */
} track_t;

#define FAIL(t, ...) mml_error((t)->m, track_piece_of(t)->file, (t)->text->line[(t)->at], __VA_ARGS__)

mml_piece_t *track_piece_of(track_t *t);
char track_peek(track_t *t); /* the next character that is not blank, '\0' at the end */
bool track_accept(track_t *t, char c);
int track_number(track_t *t); /* one that follows immediately; -1 = none */
int track_number_in(track_t *t, const char *what, int low, int high);
void track_name(track_t *t, char *to);
int track_one_length(track_t *t); /* ticks of 4, 8., %5 or nothing */
int track_length(track_t *t);     /* with ties */

#endif
