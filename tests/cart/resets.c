/* The cart is reset by its buttons again and again, a random number of frames apart, and must know its television each time.
 *
 *     resets CORE.so ROM TV_SYSTEM UNUSED WANT COUNT [KEY=VALUE]...
 *
 * TV_SYSTEM, UNUSED: in hex, where the cart keeps its television, and a byte that only its boot writes; WANT: the right
 * television. Prints how often it was right; status 1 if it was ever wrong, or if a reset did not happen.
 */
#include "tests/libretro/frontcore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHORD                                                                                                \
    (1u << RETRO_DEVICE_ID_JOYPAD_A | 1u << RETRO_DEVICE_ID_JOYPAD_B | 1u << RETRO_DEVICE_ID_JOYPAD_SELECT | \
     1u << RETRO_DEVICE_ID_JOYPAD_START)
#define HELD_MOST 70 /* frames until the reset has come */
#define BOOT 14      /* frames until the television is known, even with blanks missed */
#define MARK 0x5A

static uint8_t *tv, *unused;

static void frames(unsigned buttons, unsigned n) {
    for (; n > 0; --n) {
        fc.pad[0] = (uint16_t)buttons;
        fc_run();
    }
}

/* Which television the cart detects after a reset; -1 if there was no reset. */
static int reset_once(void) {
    unsigned held;
    frames(0, (unsigned)rand() % 20);
    *unused = MARK;
    for (held = 0; held < HELD_MOST && *unused == MARK; ++held) {
        frames(CHORD, 1);
    }
    frames(0, BOOT);
    return *unused == MARK ? -1 : *tv;
}

int main(int argc, char **argv) {
    uint8_t *ram;
    int i, want, count, right = 0;
    if (argc < 7) {
        fputs("usage: resets CORE.so ROM TV_SYSTEM UNUSED WANT COUNT [KEY=VALUE]...\n", stderr);
        return 2;
    }
    for (i = 7; i < argc; ++i) {
        char *value = strchr(argv[i], '=');
        if (value) {
            *value = 0;
            fc_set_option(argv[i], value + 1);
        }
    }
    if (!fc_open(argv[1]) || !fc_load(argv[2])) {
        return 2;
    }
    ram = fc.call.get_memory_data(RETRO_MEMORY_SYSTEM_RAM);
    tv = ram + strtoul(argv[3], NULL, 16);
    unused = ram + strtoul(argv[4], NULL, 16);
    want = atoi(argv[5]);
    count = atoi(argv[6]);
    srand(1);
    frames(0, 20);
    for (i = 0; i < count; ++i) {
        right += reset_once() == want;
    }
    printf("%d of %d\n", right, count);
    fc_unload();
    fc_close();
    return right == count ? 0 : 1;
}
