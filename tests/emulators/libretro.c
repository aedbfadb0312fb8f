/* A libretro core under remote control: takes commands on stdin and answers on stdout after an @ (see remote.mjs).
 *
 *     libretro CORE.so ROM SAVE [KEY=VALUE]...
 *
 * SAVE is the battery RAM: read before the first frame if it is there, written at the end. The name tables are not among the
 * memories that a core offers; they are read from Nestopia's save state, where they are stored unpacked.
 */
#include "tests/libretro/frontcore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RAM_BYTES 2048
#define TABLES_BYTES 2048

static void answer(const uint8_t *bytes, size_t count) {
    static const char digit[] = "0123456789abcdef";
    size_t i;
    putchar('@');
    for (i = 0; i < count; ++i) {
        putchar(digit[bytes[i] >> 4]);
        putchar(digit[bytes[i] & 15]);
    }
    putchar('\n');
    fflush(stdout);
}

/* The pad's own order of buttons, bit 0 first, in libretro's numbers. */
static uint16_t buttons(unsigned mask) {
    static const uint8_t id[8] = {RETRO_DEVICE_ID_JOYPAD_A,      RETRO_DEVICE_ID_JOYPAD_B,
                                  RETRO_DEVICE_ID_JOYPAD_SELECT, RETRO_DEVICE_ID_JOYPAD_START,
                                  RETRO_DEVICE_ID_JOYPAD_UP,     RETRO_DEVICE_ID_JOYPAD_DOWN,
                                  RETRO_DEVICE_ID_JOYPAD_LEFT,   RETRO_DEVICE_ID_JOYPAD_RIGHT};
    uint16_t held = 0;
    unsigned i;
    for (i = 0; i < 8; ++i) {
        if (mask >> i & 1) {
            held |= (uint16_t)(1u << id[i]);
        }
    }
    return held;
}

/* A chunk of Nestopia's state: its name, its length, 0 for "not packed", then the bytes. */
static bool tables(void) {
    static const uint8_t head[9] = {'N', 'M', 'T', 0, 0x01, 0x08, 0, 0, 0};
    size_t size = fc.call.serialize_size(), i;
    uint8_t *state = calloc(1, size + 1);
    bool found = false;
    if (state && fc.call.serialize(state, size)) {
        for (i = 0; !found && i + sizeof head + TABLES_BYTES <= size; ++i) {
            found = memcmp(state + i, head, sizeof head) == 0;
        }
    }
    if (found) {
        answer(state + i - 1 + sizeof head, TABLES_BYTES);
    }
    free(state);
    return found;
}

static bool obey(char *line) {
    unsigned one, two;
    char path[512];
    if (sscanf(line, "frame %u %u", &one, &two) == 2) {
        fc.pad[0] = buttons(one), fc.pad[1] = buttons(two);
        fc.want_picture = true;
        fc_run();
        answer(fc.call.get_memory_data(RETRO_MEMORY_SYSTEM_RAM), RAM_BYTES);
        return true;
    }
    if (sscanf(line, "poke %u %u", &one, &two) == 2 && one < RAM_BYTES) {
        ((uint8_t *)fc.call.get_memory_data(RETRO_MEMORY_SYSTEM_RAM))[one] = (uint8_t)two;
        answer(NULL, 0);
        return true;
    }
    if (strncmp(line, "tables", 6) == 0) {
        return tables();
    }
    if (sscanf(line, "picture %511[^\n]", path) == 1 && fc_write_ppm(path)) {
        answer(NULL, 0);
        return true;
    }
    return false;
}

int main(int argc, char **argv) {
    char line[600];
    int i;
    if (argc < 4) {
        fputs("usage: libretro CORE.so ROM SAVE [KEY=VALUE]...\n", stderr);
        return 2;
    }
    for (i = 4; i < argc; ++i) {
        char *value = strchr(argv[i], '=');
        if (value) {
            *value = 0;
            fc_set_option(argv[i], value + 1);
        }
    }
    if (!fc_open(argv[1]) || !fc_load(argv[2])) {
        return 2;
    }
    fc_read_file(argv[3], fc.call.get_memory_data(RETRO_MEMORY_SAVE_RAM), fc.call.get_memory_size(RETRO_MEMORY_SAVE_RAM));
    while (fgets(line, sizeof line, stdin) && obey(line)) {
    }
    i = fc_write_file(argv[3], fc.call.get_memory_data(RETRO_MEMORY_SAVE_RAM), fc.call.get_memory_size(RETRO_MEMORY_SAVE_RAM));
    fc_unload();
    fc_close();
    return i ? 0 : 2;
}
