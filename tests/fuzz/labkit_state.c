/* libFuzzer target for the state loader. The input is either a whole state, or changes to a good one, which then gets a correct
 * checksum so that the fields behind it are reached. Whatever is accepted must run. */
#include "libretro/state.h"

#include <stdlib.h>
#include <string.h>

static machine_t good, machine;
static scores_t scores;
static uint8_t *state, *base;

#define FIELDS 2300  /* bytes at the front; the rest is the two pictures */
#define CLOCKS 20000 /* that an accepted state has to run */

static void prepare(void) {
    const pins_t pins = {.fix = AS_EXTENDED, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    const machine_input_t in = {.buttons = BUTTON_FORWARD, .digit = NO_DIGIT};
    unsigned n;
    labkit_machine_init(&good, &pins, 1);
    for (n = 0; n < 3; ++n) {
        labkit_machine_frame(&good, &in, &scores, NULL);
    }
    state = malloc(labkit_state_size());
    base = malloc(labkit_state_size());
    labkit_state_save(&good, base, labkit_state_size());
}

/* Four bytes a change: a place, mostly among the fields at the front, and a value. */
static void apply(const uint8_t *data, size_t size) {
    for (; size >= 4; data += 4, size -= 4) {
        size_t at = data[0] | (size_t)data[1] << 8 | (size_t)data[2] << 16;
        at %= data[2] & 1 ? labkit_state_size() : FIELDS;
        state[at] = data[3];
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!state) {
        prepare();
    }
    if (size >= 1 && data[0] & 1) {
        memset(state, 0, labkit_state_size());
        memcpy(state, data + 1, size - 1 < labkit_state_size() ? size - 1 : labkit_state_size());
        labkit_state_load(&machine, state, size - 1);
        return 0;
    }
    memcpy(state, base, labkit_state_size());
    if (size >= 1) {
        apply(data + 1, size - 1);
    }
    labkit_state_seal(state);
    memcpy(&machine, &good, sizeof machine);
    if (labkit_state_load(&machine, state, labkit_state_size())) {
        labkit_board_advance(&machine.board, NULL, CLOCKS);
        machine.board.pins.turn = STEP_FULL_SPEED;
        labkit_board_advance(&machine.board, NULL, CLOCKS);
    } else if (memcmp(&machine, &good, sizeof machine) != 0) {
        abort(); /* refused, but the machine has changed */
    }
    return 0;
}
