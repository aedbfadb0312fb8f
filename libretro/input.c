#include "input.h"

#define STICK_FULL 32767

/* A row for each button of the machine: pad button, key, and what the front end shows. The keys are those that RetroArch assigns
 * to the same pad buttons (arrows and Return, so that you can also walk in Game Focus), or to nothing, such as Tab. */
static const struct {
    uint16_t button;
    uint8_t pad;
    uint16_t key;
    const char *text[LANGUAGES];
} bindings[] = {
    {BUTTON_FORWARD, RETRO_DEVICE_ID_JOYPAD_UP, RETROK_UP, {"Forward", "前进"}},
    {BUTTON_BACK, RETRO_DEVICE_ID_JOYPAD_DOWN, RETROK_DOWN, {"Back", "后退"}},
    {BUTTON_LEFT, RETRO_DEVICE_ID_JOYPAD_LEFT, RETROK_LEFT, {"Turn left", "左转"}},
    {BUTTON_RIGHT, RETRO_DEVICE_ID_JOYPAD_RIGHT, RETROK_RIGHT, {"Turn right", "右转"}},
    {BUTTON_YES, RETRO_DEVICE_ID_JOYPAD_A, RETROK_UNKNOWN, {"Forward / yes", "前进、确定"}},
    {BUTTON_NO, RETRO_DEVICE_ID_JOYPAD_B, RETROK_UNKNOWN, {"Back / no", "后退、返回"}},
    {BUTTON_SEED, RETRO_DEVICE_ID_JOYPAD_X, RETROK_UNKNOWN, {"Choose a maze", "选择迷宫"}},
    {BUTTON_TABLE, RETRO_DEVICE_ID_JOYPAD_Y, RETROK_UNKNOWN, {"Best times", "最佳时间"}},
    {BUTTON_LEFT, RETRO_DEVICE_ID_JOYPAD_L, RETROK_UNKNOWN, {"Turn left", "左转"}},
    {BUTTON_RIGHT, RETRO_DEVICE_ID_JOYPAD_R, RETROK_UNKNOWN, {"Turn right", "右转"}},
    {BUTTON_START, RETRO_DEVICE_ID_JOYPAD_START, RETROK_RETURN, {"New maze", "新迷宫"}},
    {BUTTON_MINIMAP, RETRO_DEVICE_ID_JOYPAD_SELECT, RETROK_UNKNOWN, {"Minimap", "小地图"}},
    {BUTTON_CHEAT, RETRO_DEVICE_ID_JOYPAD_R2, RETROK_TAB, {"Cheat mode", "作弊"}},
};
#define BINDINGS (sizeof bindings / sizeof *bindings)

static const uint16_t digit_keys[16] = {RETROK_0, RETROK_1, RETROK_2, RETROK_3, RETROK_4, RETROK_5, RETROK_6, RETROK_7,
                                        RETROK_8, RETROK_9, RETROK_a, RETROK_b, RETROK_c, RETROK_d, RETROK_e, RETROK_f};

void labkit_input_announce(retro_environment_t environment) {
    static const struct retro_controller_description pads[] = {{"RetroPad", RETRO_DEVICE_JOYPAD},
                                                               {"RetroPad with sticks", RETRO_DEVICE_ANALOG},
                                                               {"Keyboard", RETRO_DEVICE_KEYBOARD}};
    static const struct retro_controller_info ports[] = {{pads, 3}, {NULL, 0}};
    environment(RETRO_ENVIRONMENT_SET_CONTROLLER_INFO, (void *)ports);
}

void labkit_input_describe(retro_environment_t environment, unsigned language) {
    static const struct {
        uint8_t index, id;
        const char *text[LANGUAGES];
    } sticks[3] = {
        {RETRO_DEVICE_INDEX_ANALOG_LEFT, RETRO_DEVICE_ID_ANALOG_Y, {"Forward and back", "前进后退"}},
        {RETRO_DEVICE_INDEX_ANALOG_LEFT, RETRO_DEVICE_ID_ANALOG_X, {"Turn", "转身"}},
        {RETRO_DEVICE_INDEX_ANALOG_RIGHT, RETRO_DEVICE_ID_ANALOG_X, {"Turn", "转身"}},
    };
    static struct retro_input_descriptor all[BINDINGS + 3 + 1];
    unsigned n;
    for (n = 0; n < BINDINGS; ++n) {
        all[n].device = RETRO_DEVICE_JOYPAD;
        all[n].id = bindings[n].pad;
        all[n].description = bindings[n].text[language];
    }
    for (n = 0; n < 3; ++n) {
        all[BINDINGS + n].device = RETRO_DEVICE_ANALOG;
        all[BINDINGS + n].index = sticks[n].index;
        all[BINDINGS + n].id = sticks[n].id;
        all[BINDINGS + n].description = sticks[n].text[language];
    }
    environment(RETRO_ENVIRONMENT_SET_INPUT_DESCRIPTORS, all);
}

static uint16_t read_pad(retro_input_state_t state, bool bitmasks) {
    uint16_t pad = 0;
    unsigned id;
    if (bitmasks) {
        return (uint16_t)state(0, RETRO_DEVICE_JOYPAD, 0, RETRO_DEVICE_ID_JOYPAD_MASK);
    }
    for (id = 0; id < 16; ++id) {
        pad |= (uint16_t)((state(0, RETRO_DEVICE_JOYPAD, 0, id) != 0) << id);
    }
    return pad;
}

/* -32768..32767 to -256..256, with a dead zone in the middle. */
static int16_t stick(retro_input_state_t state, unsigned index, unsigned id, uint16_t dead_zone) {
    int32_t value = state(0, RETRO_DEVICE_ANALOG, index, id), size = value < 0 ? -value : value;
    if (size <= dead_zone) {
        return 0;
    }
    size = (size - dead_zone) * STEP_FULL_SPEED / (STICK_FULL - dead_zone);
    size = size > STEP_FULL_SPEED ? STEP_FULL_SPEED : size;
    return (int16_t)(value < 0 ? -size : size);
}

void labkit_input_read(retro_input_state_t state, bool bitmasks, uint16_t dead_zone, machine_input_t *in) {
    uint16_t pad = read_pad(state, bitmasks);
    int16_t turn = stick(state, RETRO_DEVICE_INDEX_ANALOG_LEFT, RETRO_DEVICE_ID_ANALOG_X, dead_zone);
    unsigned n;
    in->buttons = 0;
    for (n = 0; n < BINDINGS; ++n) {
        if (pad >> bindings[n].pad & 1 ||
            (bindings[n].key != RETROK_UNKNOWN && state(0, RETRO_DEVICE_KEYBOARD, 0, bindings[n].key))) {
            in->buttons |= bindings[n].button;
        }
    }
    if (!turn) {
        turn = stick(state, RETRO_DEVICE_INDEX_ANALOG_RIGHT, RETRO_DEVICE_ID_ANALOG_X, dead_zone);
    }
    in->turn = (int16_t)-turn; /* a stick is positive to the right, the board to the left */
    in->walk = (int16_t)-stick(state, RETRO_DEVICE_INDEX_ANALOG_LEFT, RETRO_DEVICE_ID_ANALOG_Y, dead_zone);
    in->digit = NO_DIGIT;
    for (n = 0; n < 16; ++n) {
        if (state(0, RETRO_DEVICE_KEYBOARD, 0, digit_keys[n])) {
            in->digit = (uint8_t)n;
        }
    }
}
