/* The sounds: steps, walls, the win, and a hum that grows louder towards the centre and comes from its direction. The original is
 * silent; sound belongs to the extended behaviour. Integer arithmetic only, and all of it state, so that a replay sounds the
 * same. */
#ifndef LABKIT_AUDIO_H
#define LABKIT_AUDIO_H

#include "board/board.h"

#include <stddef.h>
#include <stdint.h>

#define AUDIO_RATE 48000u
#define AUDIO_ROOM 1024 /* the most frames a picture needs: 800 at 60.004 Hz */
#define AUDIO_FULL 100  /* volume, per cent */

/* One sound being played. */
typedef struct {
    uint32_t left; /* samples left to play */
    int16_t side;  /* -256 left .. 256 right */
} voice_t;

enum { VOICE_STEP, VOICE_WALL, VOICE_WIN, VOICES };

typedef struct {
    uint64_t remainder;                    /* of samples per picture: 48000 * 1083264 / 65000000 is no integer */
    uint32_t steps, bumps, touches, mazes; /* the referee's count when last looked at */
    uint8_t won;
    uint8_t armed; /* 1: the player has walked since the last bump, so the next one sounds */
    uint8_t foot;  /* left, right, left ... */
    voice_t voice[VOICES];
    uint32_t phase; /* of the hum, 32 bits a period */
    uint16_t hum;   /* its loudness, which glides towards the target */
} audio_t;

void labkit_audio_init(audio_t *a);

/* The longest time that a voice may still have to play. */
uint32_t labkit_audio_length(unsigned voice);

/* Sound of one picture, stereo; returns the frames written. A volume of 0 is silence, of the same length. */
size_t labkit_audio_frame(audio_t *a, const board_t *board, unsigned volume, int16_t *out);

#endif
