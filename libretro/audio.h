/* What there is to hear: steps, walls, the win, and a hum that grows louder towards the centre and comes from
 * its side. The original is silent; this belongs to the extended behaviour. Integer arithmetic only, and all
 * of it state, so that a replay sounds the same. */
#ifndef LABKIT_AUDIO_H
#define LABKIT_AUDIO_H

#include "board/board.h"

#include <stddef.h>
#include <stdint.h>

#define AUDIO_RATE 48000u
#define AUDIO_ROOM 1024 /* frames a picture may need: 800 at 60.004 Hz */
#define AUDIO_FULL 100  /* volume, per cent */

/* One sound being played. */
typedef struct {
    uint32_t left; /* samples of it still to come */
    int16_t side;  /* -256 left .. 256 right */
} voice_t;

enum { VOICE_STEP, VOICE_WALL, VOICE_WIN, VOICES };

typedef struct {
    uint64_t remainder;                    /* of samples per picture: 48000 * 1083264 / 65000000 is no integer */
    uint32_t steps, bumps, touches, mazes; /* of the referee, as last heard */
    uint8_t won;
    uint8_t armed; /* walked since the last bump: the next one is heard */
    uint8_t foot;  /* left, right, left ... */
    voice_t voice[VOICES];
    uint32_t phase; /* of the hum, 32 bits a period */
    uint16_t hum;   /* its loudness, follows what it should be */
} audio_t;

void labkit_audio_init(audio_t *a);

/* The longest a voice may still have to play. */
uint32_t labkit_audio_length(unsigned voice);

/* Sound of one picture, stereo; returns the frames written. A volume of 0 is silence, of the same length. */
size_t labkit_audio_frame(audio_t *a, const board_t *board, unsigned volume, int16_t *out);

#endif
