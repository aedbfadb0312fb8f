/* The whole machine on a loaded state: a good state with bytes of its fields changed and a right checksum again. What is taken runs a picture
 * with text, sound and both kinds of pixels, and what is then saved can be loaded. */
#include "libretro/state.h"
#include "libretro/video.h"
#include "tests/fuzz/fuzz.h"

#define BASES 6
#define FIELDS 2300 /* bytes at the front; the rest is the two pictures */
static uint8_t *base[BASES], *state, screen[SCREEN_WIDTH * SCREEN_HEIGHT];
static uint32_t picture[SCREEN_WIDTH * SCREEN_HEIGHT];
static machine_t machine, again;
static scores_t scores;

/* As meant and as built, with either clock, with the seed window open, at the centre. */
static void prepare(void) {
    for (unsigned n = 0; n < BASES; ++n) {
        const pins_t pins = {.fix = n & 1 ? AS_MEANT : AS_BUILT, .logic_rate = n & 2 ? 1 : 27, .pixel_rate = n & 2 ? 1 : 65, .switch0 = 1};
        machine_input_t in = {.buttons = BUTTON_FORWARD, .digit = NO_DIGIT};
        machine_init(&machine, &pins, n + 1);
        machine.hud = 1;
        for (unsigned frame = 0; frame < 2 + n; ++frame) {
            in.buttons = n == 4 && frame == 2 ? BUTTON_SEED : BUTTON_FORWARD;
            machine_frame(&machine, &in, &scores, NULL);
        }
        machine.board.referee.won_q = n == 5;
        base[n] = malloc(state_size());
        FUZZ_MUST(state_save(&machine, base[n], state_size()));
    }
    state = malloc(state_size());
}

/* One picture, as retro_run makes it. */
static void play(uint8_t keys) {
    static int16_t sound[2 * AUDIO_ROOM];
    const machine_input_t in = {
        .buttons = (uint16_t)(keys * 3) & BUTTON_ALL,
        .digit = keys & 16 ? keys & 15 : NO_DIGIT,
        .walk = keys & 1 ? STEP_FULL_SPEED : 0,
        .turn = keys & 2 ? -STEP_FULL_SPEED : 0,
    };
    machine_frame(&machine, &in, &scores, screen);
    hud_draw(&machine, screen);
    FUZZ_MUST(audio_frame(&machine.audio, &machine.board.referee, 1, sound) <= AUDIO_ROOM);
    video_xrgb8888(screen, picture, sizeof picture[0] * SCREEN_WIDTH);
    video_rgb565(screen, picture, sizeof(uint16_t) * SCREEN_WIDTH);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!state) {
        prepare();
    }
    if (size < 2) {
        return 0;
    }
    memcpy(state, base[data[0] % BASES], state_size());
    for (const uint8_t *p = data + 2; p + 2 < data + size; p += 3) { /* a place and a value */
        state[(p[0] | p[1] << 8) % FIELDS] = p[2];
    }
    state_seal(state);
    if (state_load(&machine, state, state_size())) {
        play(data[1]);
        FUZZ_MUST(state_save(&machine, state, state_size()));
        FUZZ_MUST(state_load(&again, state, state_size()));
    }
    return 0;
}
