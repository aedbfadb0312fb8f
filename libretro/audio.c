#include "audio.h"

#include "board/exact_ray.h"

#include <string.h>

#define STEPS_PER_SOUND 32 /* half a cell */
#define HUM_HZ 55
#define HUM_FULL 2600
#define HUM_REACH (14 * CELL_STEPS) /* beyond this distance the centre cannot be heard */
#define NOTE 7000                   /* length of a note of the winning chord, in samples */
#define NOTES 8

static const uint32_t length[VOICES] = {3600, 6000, NOTES *NOTE};

uint32_t labkit_audio_length(unsigned voice) {
    return length[voice];
}

void labkit_audio_init(audio_t *a) {
    memset(a, 0, sizeof *a);
}

/* ---- waves: -4096..4096 ---- */

static int32_t noise(uint32_t position) {
    return (int32_t)(labkit_lfsr_hash(position) & 0x1FFF) - 0x1000;
}

/* A sine from a phase of 32 bits a period. */
static int32_t sine(uint32_t phase) {
    return labkit_exact_sine((uint16_t)(phase >> 20)) >> (EXACT_SINE_BITS - 12);
}

static uint32_t pitch(uint32_t hz, uint32_t position) {
    return (uint32_t)((uint64_t)hz * position * (1ull << 32) / AUDIO_RATE);
}

/* ---- voices ---- */

/* A footstep: a low knock and some gravel, both short. */
static int32_t step_wave(uint32_t position, uint32_t left) {
    return (sine(pitch(90, position)) + noise(position) / 2) * (int32_t)left / (int32_t)length[VOICE_STEP];
}

static int32_t wall_wave(uint32_t position, uint32_t left) {
    return (sine(pitch(60, position)) + sine(pitch(133, position)) / 2 + noise(position) / 4) * (int32_t)left /
           (int32_t)length[VOICE_WALL];
}

/* A rising chord, each note with its octave. */
static int32_t win_wave(uint32_t position) {
    static const uint16_t tune[NOTES] = {523, 659, 784, 1047, 784, 1047, 1319, 1568};
    uint32_t note = position / NOTE, fade = NOTE - position % NOTE;
    return (sine(pitch(tune[note], position)) + sine(pitch(2 * tune[note], position)) / 2) * (int32_t)fade / NOTE;
}

static const int32_t loudness[VOICES] = {9, 9, 11}; /* 1024 times the ratio, for a gain of 4096 */

/* The next sample of a voice, panned to both sides. */
static void add_voice(audio_t *a, unsigned voice, int32_t *left, int32_t *right) {
    voice_t *v = &a->voice[voice];
    uint32_t position = length[voice] - v->left;
    int32_t value;
    if (!v->left) {
        return;
    }
    value = voice == VOICE_STEP   ? step_wave(position, v->left)
            : voice == VOICE_WALL ? wall_wave(position, v->left)
                                  : win_wave(position);
    value = value * loudness[voice] / 4;
    --v->left;
    *left += value * (256 - (v->side > 0 ? v->side : 0)) / 256;
    *right += value * (256 + (v->side < 0 ? v->side : 0)) / 256;
}

static void begin(audio_t *a, unsigned voice, int32_t side) {
    a->voice[voice].left = length[voice];
    a->voice[voice].side = (int16_t)side;
}

/* ---- where things are ---- */

/* How far right of the view a direction (dx, dy) is, -256..256. */
static int32_t side_of(const player_t *p, int32_t dx, int32_t dy, int32_t size) {
    int64_t right = (int64_t)dx * labkit_exact_sine(p->angle) +
                    (int64_t)dy * labkit_exact_sine((p->angle + ANGLE_STEPS / 4) & (ANGLE_STEPS - 1));
    right = size ? right / size >> (EXACT_SINE_BITS - 8) : 0;
    return right > 256 ? 256 : right < -256 ? -256 : (int32_t)right;
}

static int32_t root(int32_t square) {
    int32_t r = 0, bit;
    for (bit = 1 << 11; bit; bit >>= 1) {
        r += (r + bit) * (r + bit) <= square ? bit : 0;
    }
    return r;
}

/* The side of the wall that holds an axis of the step: it is where the player is heading. */
static int32_t wall_side(const board_t *b) {
    const player_t *p = &b->game_logic.q;
    int32_t back = b->pins.walk < 0 ? -1 : 1;
    int32_t dx = labkit_exact_sine((p->angle + ANGLE_STEPS / 4) & (ANGLE_STEPS - 1)) < 0 ? -back : back;
    int32_t dy = labkit_exact_sine(p->angle) > 0 ? -back : back;
    return side_of(p, b->referee.touched_q & GAME_TOUCH_X ? dx : 0, b->referee.touched_q & GAME_TOUCH_Y ? dy : 0, 1);
}

/* ---- one picture ---- */

static void listen(audio_t *a, const board_t *b) {
    const referee_t *r = &b->referee;
    uint8_t walks, meets;
    if (r->mazes_q != a->mazes) {
        a->mazes = r->mazes_q;
        a->steps = a->bumps = a->touches = 0;
        a->won = 0;
    }
    walks = r->steps_q != a->steps;
    meets = r->bumps_q != a->bumps || r->touches_q != a->touches;
    if (r->steps_q / STEPS_PER_SOUND != a->steps / STEPS_PER_SOUND) {
        a->foot ^= 1;
        begin(a, VOICE_STEP, a->foot ? 90 : -90);
    }
    if (meets && a->armed) {
        begin(a, VOICE_WALL, b->pins.fix & FIX_WALK ? wall_side(b) : 0);
    }
    a->armed = !meets && (a->armed || walks);
    if (r->won_q && !a->won) {
        begin(a, VOICE_WIN, 0);
    }
    a->steps = r->steps_q;
    a->bumps = r->bumps_q;
    a->touches = r->touches_q;
    a->won = r->won_q;
}

/* Loudness that the hum should have, and its side. */
static int32_t aim_hum(const board_t *b, int32_t *side) {
    const player_t *p = &b->game_logic.q;
    int32_t dx = (MAP_CENTRE - p->xindex) * CELL_STEPS + CELL_STEPS / 2 - p->xpos;
    int32_t dy = (MAP_CENTRE - p->yindex) * CELL_STEPS + CELL_STEPS / 2 - p->ypos;
    int32_t distance = root(dx * dx + dy * dy), near = HUM_REACH - distance;
    *side = side_of(p, dx, dy, distance);
    if (near <= 0 || b->referee.won_q || !b->map_generation.q.done_q) {
        return 0;
    }
    return near * near / HUM_REACH * HUM_FULL / HUM_REACH;
}

static int16_t limited(int32_t value, unsigned volume) {
    value = value * (int32_t)volume / AUDIO_FULL;
    return (int16_t)(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
}

#define HUM_STEP ((uint32_t)((1ull << 32) * HUM_HZ / AUDIO_RATE))

static void play(audio_t *a, size_t count, int32_t wanted, int32_t side, unsigned volume, int16_t *out) {
    size_t n;
    for (n = 0; n < count; ++n) {
        int32_t left, right, hum = (sine(a->phase) + sine(2 * a->phase) / 2) * a->hum / 4096;
        a->phase += HUM_STEP;
        a->hum = (uint16_t)(a->hum + (a->hum < wanted) - (a->hum > wanted));
        left = hum * (256 - (side > 0 ? side * 3 / 4 : 0)) / 256;
        right = hum * (256 + (side < 0 ? side * 3 / 4 : 0)) / 256;
        add_voice(a, VOICE_STEP, &left, &right);
        add_voice(a, VOICE_WALL, &left, &right);
        add_voice(a, VOICE_WIN, &left, &right);
        out[2 * n] = limited(left, volume);
        out[2 * n + 1] = limited(right, volume);
    }
}

/* Silent, but everything advances as usual: a state must not depend on the volume. */
static void pause_for(audio_t *a, size_t count, int32_t wanted, int16_t *out) {
    int32_t way = wanted - a->hum, most = (int32_t)count;
    voice_t *voice;
    a->phase += (uint32_t)count * HUM_STEP;
    a->hum = (uint16_t)(a->hum + (way > most ? most : way < -most ? -most : way));
    for (voice = a->voice; voice < a->voice + VOICES; ++voice) {
        voice->left -= voice->left < count ? voice->left : (uint32_t)count;
    }
    memset(out, 0, 2 * count * sizeof *out);
}

size_t labkit_audio_frame(audio_t *a, const board_t *board, unsigned volume, int16_t *out) {
    int32_t side, wanted = aim_hum(board, &side);
    size_t count;
    a->remainder += (uint64_t)AUDIO_RATE * XVGA_CLOCKS_PER_FRAME;
    count = (size_t)(a->remainder / PIXEL_CLOCK_HZ);
    a->remainder %= PIXEL_CLOCK_HZ;
    listen(a, board);
    if (volume) {
        play(a, count, wanted, side, volume, out);
    } else {
        pause_for(a, count, wanted, out);
    }
    return count;
}
