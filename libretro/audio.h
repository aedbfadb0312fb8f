/* What there is to hear: steps, bumps, the centre. The original is silent; this is an option.
 * Integer arithmetic only, and all of it state, so that a replay sounds the same. */
#ifndef LABKIT_AUDIO_H
#define LABKIT_AUDIO_H

#include "board/referee.h"

#include <stddef.h>
#include <stdint.h>

#define AUDIO_RATE 48000u
#define AUDIO_ROOM 1024 /* frames a picture may need: 800 at 60.004 Hz */

typedef struct {
    uint64_t remainder;           /* of samples per picture: 48000 * 1083264 / 65000000 is no integer */
    uint32_t steps, bumps, mazes; /* of the referee, as last heard */
    uint8_t won;
    uint8_t armed;     /* walked since the last bump: the next one is heard */
    uint8_t kind;      /* sound being played, 0 for none */
    uint32_t position; /* samples of it played */
    uint32_t noise;
} audio_t;

void labkit_audio_init(audio_t *a);

/* Samples of a sound of this kind. */
uint32_t labkit_audio_length(uint8_t kind);

/* Sound of one picture, stereo; returns the frames written, always the same sequence. enabled = 0: silence.
 */
size_t labkit_audio_frame(audio_t *a, const referee_t *referee, uint8_t enabled, int16_t *out);

#endif
