#include "audio.h"

#include "board/board.h"

#include <string.h>

enum { QUIET, STEP, BUMP, WIN, KINDS };

#define STEPS_PER_SOUND 32 /* half a cell */

static const uint32_t length[KINDS] = {0, 2400, 4800, 48000}; /* samples */

uint32_t labkit_audio_length(uint8_t kind) {
    return kind < KINDS ? length[kind] : 0;
}

void labkit_audio_init(audio_t *a) {
    memset(a, 0, sizeof *a);
    a->noise = 0x1234567;
}

static int32_t noise(audio_t *a) {
    a->noise ^= a->noise << 13;
    a->noise ^= a->noise >> 17;
    a->noise ^= a->noise << 5;
    return (int32_t)(a->noise & 0xFFF) - 0x800;
}

/* A square wave of a pitch in Hz. */
static int32_t square(uint32_t position, uint32_t pitch) {
    return (position * pitch * 2 / AUDIO_RATE & 1) ? 3000 : -3000;
}

static int16_t sample(audio_t *a) {
    static const uint16_t tune[8] = {523, 659, 784, 1047, 784, 1047, 1319, 1568};
    uint32_t left = length[a->kind] - a->position;
    int32_t value = 0;
    switch (a->kind) {
    case STEP:
        value = noise(a);
        break;
    case BUMP:
        value = square(a->position, 70) + noise(a);
        break;
    case WIN:
        value = square(a->position, tune[a->position / 6000]);
        left = 6000 - a->position % 6000 + 2000;
        break;
    default:
        return 0;
    }
    value = (int32_t)((int64_t)value * left / (a->kind == WIN ? 8000 : length[a->kind]));
    if (++a->position == length[a->kind]) {
        a->kind = QUIET;
        a->position = 0;
    }
    return (int16_t)value;
}

static void begin(audio_t *a, uint8_t kind) {
    if (kind >= a->kind) { /* a step does not cut a bump short, nothing the tune */
        a->kind = kind;
        a->position = 0;
    }
}

static void listen(audio_t *a, const referee_t *r) {
    if (r->mazes_q != a->mazes) {
        a->mazes = r->mazes_q;
        a->steps = a->bumps = 0;
        a->won = 0;
    }
    if (r->steps_q / STEPS_PER_SOUND != a->steps / STEPS_PER_SOUND) {
        begin(a, STEP);
    }
    if (r->bumps_q != a->bumps && a->armed) {
        begin(a, BUMP);
    }
    a->armed = r->bumps_q == a->bumps && (a->armed || r->steps_q != a->steps);
    if (r->won_q && !a->won) {
        begin(a, WIN);
    }
    a->steps = r->steps_q;
    a->bumps = r->bumps_q;
    a->won = r->won_q;
}

size_t labkit_audio_frame(audio_t *a, const referee_t *referee, uint8_t enabled, int16_t *out) {
    size_t count, n;
    a->remainder += (uint64_t)AUDIO_RATE * XVGA_CLOCKS_PER_FRAME;
    count = (size_t)(a->remainder / PIXEL_CLOCK_HZ);
    a->remainder %= PIXEL_CLOCK_HZ;
    listen(a, referee);
    for (n = 0; n < count; ++n) {
        int16_t value = sample(a);
        out[2 * n] = out[2 * n + 1] = enabled ? value : 0;
    }
    return count;
}
