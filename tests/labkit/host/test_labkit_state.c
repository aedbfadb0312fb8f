/* Save states: what is saved comes back, a replay is equal, and nothing bad gets in. */
#include "libretro/state.h"
#include "tests/labkit/host/labkit_random.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static machine_t machine, other;
static scores_t scores;
static uint8_t *state, *second, *third;

static void random_input(machine_input_t *in) {
    if (rnd(8) == 0) {
        in->buttons = (uint16_t)rnd(BUTTON_ALL + 1);
        in->walk = (int16_t)((int)rnd(513) - 256);
        in->turn = (int16_t)((int)rnd(513) - 256);
        in->digit = (uint8_t)rnd(17);
    }
}

static void run(machine_t *m, unsigned frames, uint32_t seed) {
    machine_input_t in = {.digit = NO_DIGIT};
    int16_t sound[2 * AUDIO_ROOM];
    random_state = seed;
    while (frames--) {
        random_input(&in);
        labkit_machine_frame(m, &in, &scores, NULL);
        labkit_audio_frame(&m->audio, &m->board, AUDIO_FULL, sound);
    }
}

static void power_up(uint32_t fix) {
    const pins_t pins = {.fix = fix, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    labkit_machine_init(&machine, &pins, 5);
}

static int replay_equal(uint32_t fix, unsigned rounds) {
    unsigned n;
    power_up(fix);
    for (n = 0; n < rounds; ++n) {
        uint32_t seed = rnd(UINT32_MAX), after = rnd(UINT32_MAX);
        run(&machine, 1 + n % 3, seed);
        if (!labkit_state_save(&machine, state, labkit_state_size())) {
            return 0;
        }
        run(&machine, 2, after);
        labkit_state_save(&machine, second, labkit_state_size());
        memset(&other, 0xA5, sizeof other);
        if (!labkit_state_load(&other, state, labkit_state_size())) {
            return 0;
        }
        run(&other, 2, after);
        labkit_state_save(&other, third, labkit_state_size());
        if (memcmp(second, third, labkit_state_size()) != 0) {
            return 0;
        }
        random_state = seed + n;
    }
    return 1;
}

/* The core can load what it saved. */
static int loads_again(const machine_t *m) {
    static machine_t back;
    return labkit_state_save(m, third, labkit_state_size()) && labkit_state_load(&back, third, labkit_state_size());
}

/* Damaged at random places; `sealed`: with a correct checksum, so that the fields themselves are checked. Whatever is accepted
 * must run without harm. */
static unsigned refused(unsigned count, int sealed, unsigned *ran) {
    unsigned n, k, no = 0;
    power_up(AS_EXTENDED);
    run(&machine, 3, 77);
    labkit_state_save(&machine, state, labkit_state_size());
    for (n = 0; n < count; ++n) {
        /* most fields are in the first two kilobytes, the rest are pictures */
        uint32_t room = sealed ? 2300 : (uint32_t)labkit_state_size(), bits = 1 + rnd(8);
        memcpy(second, state, labkit_state_size());
        random_state = labkit_lfsr_hash(n + 1);
        for (k = 0; k < bits; ++k) {
            second[16 + rnd(room - 16)] ^= (uint8_t)(1u << rnd(8));
        }
        if (!memcmp(second, state, labkit_state_size())) {
            second[20] ^= 1;
        }
        if (sealed) {
            labkit_state_seal(second);
        }
        memcpy(&other, &machine, sizeof other);
        if (!labkit_state_load(&other, second, labkit_state_size())) {
            no += !memcmp(&other, &machine, sizeof other);
        } else {
            run(&other, 1, n);
            *ran += loads_again(&other);
        }
    }
    return no;
}

/* One impossible value in a machine that is otherwise good. */
static int refuses_colour(uint8_t *field) {
    uint8_t good = *field;
    int refused;
    *field = 0xDD;
    labkit_state_save(&machine, state, labkit_state_size());
    refused = !labkit_state_load(&other, state, labkit_state_size());
    *field = good;
    return refused;
}

static int refuses_colours(void) {
    board_t *b = &machine.board;
    int refused;
    power_up(AS_EXTENDED);
    run(&machine, 3, 77);
    refused = refuses_colour(&b->scene_renderer.wallColor_q[0]) && refuses_colour(&b->scene_renderer.dC.columnColor_q[3]) &&
              refuses_colour((uint8_t *)&b->scene_renderer.dC.write_data_q) &&
              refuses_colour((uint8_t *)&b->double_buffer.zbt[0].stage_q[0].data) &&
              refuses_colour((uint8_t *)&b->double_buffer.zbt[1].stage_q[1].data) &&
              refuses_colour((uint8_t *)&b->double_buffer.vd0.last_vr_data_q) && refuses_colour(&b->double_buffer.pixel_q);
    return refused && loads_again(&machine);
}

/* A column beyond its last row: the counter goes on, and the state can still be saved. */
static int late_column_loads(void) {
    column_t *column = &machine.board.scene_renderer.dC;
    power_up(AS_BUILT);
    run(&machine, 3, 77);
    machine.board.scene_renderer.state_q = 6;
    column->state_q = 1;
    column->vcount_q = SCREEN_HEIGHT;
    if (!loads_again(&machine)) {
        return 1; /* being refused at once is just as good */
    }
    labkit_board_advance(&machine.board, NULL, 6);
    return loads_again(&machine);
}

int main(void) {
    unsigned ran = 0, no;
    labkit_scores_check(&scores);
    state = malloc(labkit_state_size());
    second = malloc(labkit_state_size());
    third = malloc(labkit_state_size());
    power_up(AS_MEANT);
    tap_ok(labkit_state_size() > 0 && labkit_state_size() < 400000, "the size is constant and below 400,000 bytes");
    tap_ok(!labkit_state_save(&machine, state, labkit_state_size() - 1), "too little room is refused");
    tap_ok(labkit_state_save(&machine, state, labkit_state_size()) &&
               !labkit_state_load(&machine, state, labkit_state_size() - 1),
           "a short state is refused");
    tap_ok(labkit_state_load(&machine, state, labkit_state_size()), "a state loads into the machine it came from");
    tap_ok(replay_equal(AS_EXTENDED, 20), "extended: save, load, replay equal");
    tap_ok(replay_equal(AS_MEANT, 20), "as meant: save, load, replay equal");
    tap_ok(replay_equal(AS_BUILT, 20), "as built: save, load, replay equal");
    tap_ok(replay_equal(0x152D5A, 15), "with half of the corrections: save, load, replay equal");
    no = refused(1000, 0, &ran);
    tap_eq(no, 1000, "1,000 corrupt states are refused, and the machine is as it was");
    ran = 0;
    no = refused(300, 1, &ran);
    tap_eq(no + ran, 300, "300 forged states with a right checksum are refused, or run and can be saved again");
    printf("# %u of them refused, %u run\n", no, ran);
    tap_ok(refuses_colours(), "a state with a colour that the renderer does not have is refused");
    tap_ok(late_column_loads(), "a column beyond its last row can be saved and loaded");
    free(state), free(second), free(third);
    return tap_done();
}
