/* mml2snd: compiler from the music notation of cart/sound/README.md to the data of the sound engine
 * (cart/sound/sound.inc).
 *
 * Order of use: mml_new, mml_read for each file (the kit first), mml_finish, then the writers. Every mistake
 * in a source is reported as "file:line: message" on `err` and counted in `errors`; the writers may only be
 * called while that is 0. */
#ifndef MML_H
#define MML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    MML_CHANNELS = 4,
    MML_WHOLE = 48,       /* ticks of a whole note */
    MML_LEN_MAX = 127,    /* ticks of one event */
    MML_NOTES = 96,       /* period table: C1..B8 on a pulse */
    MML_LOWEST = 9,       /* A1: lower periods do not fit the register */
    MML_TEMPO_MAX = 150,  /* any faster, and a double frame could bring two ticks (engine.s) */
    MML_STREAM_MAX = 255, /* bytes of an instrument */
    MML_SEQ_MAX = 96,     /* values of one envelope */
    MML_NAME_MAX = 32,
    MML_TITLE_MAX = 40,
    MML_HALF_PAGE = 8192 - 16 /* bytes of segment B_SOUND_RO: the end of each half belongs to the reset stub */
};

/* Events; the same values as in cart/sound/sound.inc (a test compares them). */
enum {
    EV_REST = 0x60,
    EV_HOLD,
    EV_INS,
    EV_VOL,
    EV_GATE,
    EV_VIB,
    EV_CALL,
    EV_RETURN,
    EV_LOOP,
    EV_BREAK,
    EV_JUMP,
    EV_END,
    EV_GLIDE,
    EV_SET_LEN = 0x80,
    STEP_BEND = 0x20,
    STEP_HOLD = 0x10
};

enum { CH_PULSE1, CH_PULSE2, CH_TRIANGLE, CH_NOISE };

typedef enum { MML_KIT, MML_SONG, MML_EFFECT } mml_kind_t;

/* Source text of one channel or phrase, collected from many lines; line[i] is the line of text[i]. */
typedef struct {
    char *text;
    int *line;
    size_t used, size;
} mml_text_t;

/* Code: bytes, words that name a label, and the labels themselves. */
typedef struct {
    enum { IT_BYTE, IT_WORD, IT_LABEL } kind;
    int value;
} mml_item_t;
typedef struct {
    mml_item_t *item;
    size_t used, size;
    long ticks;         /* from start to end, loops and phrases played out */
    long loop_ticks;    /* of these, before the loop point; -1 = the channel ends */
    int label;          /* where it starts */
    bool plain;         /* notes and rests only: no instrument, volume, gate or vibrato is set */
    int octave, length; /* as they are at its end */
} mml_code_t;

/* One envelope: values, and the index where it starts over (the last value, if none was given). */
typedef struct {
    int value[MML_SEQ_MAX];
    int count, loop;
} mml_seq_t;

typedef struct {
    char name[MML_NAME_MAX];
    int piece; /* owner; -1 = the kit, known everywhere */
    int id;    /* number in the data, -1 = not used */
    uint8_t stream[MML_STREAM_MAX + 1];
    int used;    /* bytes of stream */
    int release; /* position in it, 0 = keeps ringing */
} mml_ins_t;

typedef struct {
    char letter;           /* 0 = made by n<period> */
    int piece, ins, pitch; /* ins: index into mml_t.ins */
    int thump, tone;       /* its part on the triangle: instrument, -1 = none, and note */
    int id;
} mml_drum_t;

/* A phrase as it is played, this many semitones higher than written; `channel`: the one it was compiled for. */
typedef struct {
    int transpose, channel;
    mml_code_t code;
} mml_variant_t;

typedef struct {
    char name[MML_NAME_MAX];
    mml_text_t text;
    int line;
    mml_variant_t *variant;
    int variants;
} mml_phrase_t;

/* A song declared "like" another plays that song's channels where it has none of its own, and may call its phrases. */
typedef struct mml_piece {
    char *file;
    char name[MML_NAME_MAX]; /* upper case, as in SONG_<NAME> */
    char like[MML_NAME_MAX]; /* "" = none */
    struct mml_piece *base;  /* the same, from mml_finish on */
    char title[MML_TITLE_MAX];
    mml_kind_t kind;
    int tempo, bar, priority;
    int order; /* among the sources */
    mml_text_t track[MML_CHANNELS];
    mml_code_t code[MML_CHANNELS];
    mml_phrase_t *phrase;
    int phrases;
} mml_piece_t;

typedef struct {
    FILE *err;
    int errors;
    mml_piece_t *piece; /* mml_finish sorts them: songs as given, then effects by priority */
    int pieces;
    mml_ins_t *ins;
    int instruments;
    mml_drum_t *drum;
    int drums;
    int ins_ids, drum_ids, labels;
} mml_t;

void mml_new(mml_t *m, FILE *err);
void mml_free(mml_t *m);

/* Reads one source. `file` names it in messages and gives the piece its name. */
void mml_read(mml_t *m, const char *file, FILE *in, mml_kind_t kind);

/* Compiles everything that was read. Returns true if there was no mistake at all. */
bool mml_finish(mml_t *m);

void mml_write_data(const mml_t *m, FILE *out);               /* ca65 source */
void mml_write_ids(const mml_t *m, FILE *out, bool assembly); /* SONG_..., SFX_... for C or ca65 */
void mml_write_tables(FILE *out);                             /* periods, volumes, vibrato */
void mml_write_tracks(const mml_t *m, FILE *out); /* kind, name, milliseconds, whether it loops, title; in the order of ids */

/* The notes of a piece: tick, channel, MIDI note, ticks, instrument, and '/' if the note before slides to it. Before them the
 * instruments: how many steps one may be heard after the key-off, and after its start if it dies away by itself (0: it does not),
 * the least and the most of its slide, and the semitones of its arpeggio. */
void mml_list(const mml_t *m, const char *name, FILE *out);

/* ---- between the compiler's own files ---- */

void mml_error(mml_t *m, const char *file, int line, const char *format, ...) __attribute__((format(printf, 4, 5)));
void *mml_grow(void *array, int count, size_t size); /* one more element, zeroed; does not return if memory runs out */

/* instrument.c: `text` is what follows "@name" or "drum". */
void mml_instrument(mml_t *m, int piece, const char *file, int line, const char *name, const char *text);
void mml_drum(mml_t *m, int piece, const char *file, int line, const char *text);
int mml_find_instrument(const mml_t *m, int piece, const char *name);
int mml_find_drum(const mml_t *m, int piece, char letter);
int mml_use_instrument(mml_t *m, int index); /* its number in the data */
int mml_use_drum(mml_t *m, mml_drum_t drum); /* the same, of a drum; letter, piece and id do not matter */

/* The piece that this channel comes from: p, the one that p is like, or NULL if there are no notes. */
const mml_piece_t *mml_owner(const mml_piece_t *p, int channel);

/* track.c */
void mml_compile_track(mml_t *m, int piece, int channel);

/* reader.c: walks through a channel, event by event. */
typedef struct {
    const mml_piece_t *piece;
    const mml_code_t *code, *caller;
    size_t at, back;
    int counter[16], len, ins; /* ins: number of the instrument; unknown for noise */
    long from, to;             /* ticks: plain phrases between them are read as one event; to = 0: none */
    long tick;                 /* of the next event */
} mml_reader_t;
typedef struct {
    int kind; /* 0..EV_REST - 1 for a note, EV_REST, EV_HOLD, EV_GLIDE, EV_CALL, or EV_END at the end or the loop */
    int value;
    long tick, ticks;
} mml_event_t;
void mml_reader(mml_reader_t *r, const mml_piece_t *p, int channel);
mml_event_t mml_next(mml_reader_t *r);

/* emit.c */
void mml_item(mml_code_t *code, int kind, int value);

/* tables.c */
int mml_period(double cpu_hz, int note);

#endif
