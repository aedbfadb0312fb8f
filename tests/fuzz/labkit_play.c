/* The whole machine on a loaded state: a good state with some bytes changed and the checksum corrected. If it is accepted, it
 * runs for one picture with text, sound and both kinds of pixels, and what is then saved can be loaded. */
#include "libretro/state.h"
#include "libretro/video.h"
#include "tests/fuzz/fuzz.h"

#define BASES 6
#define FIELDS 2300 /* bytes at the front; the rest is the two pictures */
static uint8_t *base[BASES], *state, screen[SCREEN_WIDTH * SCREEN_HEIGHT];
static uint32_t picture[SCREEN_WIDTH * SCREEN_HEIGHT];
static machine_t machine, again;
static scores_t scores;

/* All behaviours, with either clock, with the seed window open, at the centre. */
static void prepare(void) {
    for (unsigned n = 0; n < BASES; ++n) {
        const pins_t pins = {.fix = n & 1   ? AS_EXTENDED
                                    : n & 2 ? AS_MEANT
                                            : AS_BUILT,
                             .logic_rate = n & 2 ? 1 : 27,
                             .pixel_rate = n & 2 ? 1 : 65,
                             .switch0 = 1};
        machine_input_t in = {.buttons = BUTTON_FORWARD, .digit = NO_DIGIT};
        labkit_machine_init(&machine, &pins, n + 1);
        machine.hud = 1;
        for (unsigned frame = 0; frame < 2 + n; ++frame) {
            in.buttons = n == 4 && frame == 2 ? BUTTON_SEED : BUTTON_FORWARD;
            labkit_machine_frame(&machine, &in, &scores, NULL);
        }
        machine.board.referee.won_q = n == 5;
        base[n] = malloc(labkit_state_size());
        FUZZ_MUST(labkit_state_save(&machine, base[n], labkit_state_size()));
    }
    state = malloc(labkit_state_size());
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
    labkit_machine_frame(&machine, &in, &scores, screen);
    labkit_hud_draw(&machine, &scores, screen);
    FUZZ_MUST(labkit_audio_frame(&machine.audio, &machine.board, AUDIO_FULL, sound) <= AUDIO_ROOM);
    labkit_video_xrgb8888(screen, machine.board.pins.fix & FIX_LIGHT, picture, sizeof picture[0] * SCREEN_WIDTH, NULL);
    labkit_video_rgb565(screen, machine.board.pins.fix & FIX_LIGHT, picture, sizeof(uint16_t) * SCREEN_WIDTH, NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!state) {
        prepare();
    }
    if (size < 2) {
        return 0;
    }
    memcpy(state, base[data[0] % BASES], labkit_state_size());
    for (const uint8_t *p = data + 2; p + 2 < data + size; p += 3) { /* a place and a value */
        state[(p[0] | p[1] << 8) % FIELDS] = p[2];
    }
    labkit_state_seal(state);
    if (labkit_state_load(&machine, state, labkit_state_size())) {
        play(data[1]);
        FUZZ_MUST(labkit_state_save(&machine, state, labkit_state_size()));
        FUZZ_MUST(labkit_state_load(&again, state, labkit_state_size()));
    }
    return 0;
}
