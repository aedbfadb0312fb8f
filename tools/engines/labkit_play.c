/* The commands that show something: a picture of play, and the speed. */
#include "libretro/machine.h"
#include "libretro/video.h"
#include "tools/engines/labkit.h"
#include "tools/engines/labkit_input.h"
#include "tools/engines/labkit_png.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static machine_t machine;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];

static double cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- shot ---- */

static uint16_t parse_buttons(const char *text) {
    static const struct {
        const char *name;
        uint16_t button;
    } names[] = {{"forward", BUTTON_FORWARD}, {"back", BUTTON_BACK},       {"left", BUTTON_LEFT},
                 {"right", BUTTON_RIGHT},     {"minimap", BUTTON_MINIMAP}, {"cheat", BUTTON_CHEAT}};
    uint16_t buttons = 0;
    while (*text) {
        size_t length = strcspn(text, "+");
        uint16_t button = 0;
        unsigned n;
        for (n = 0; n < sizeof names / sizeof *names; ++n) {
            if (strlen(names[n].name) == length && !strncmp(text, names[n].name, length)) {
                button = names[n].button;
            }
        }
        if (!button) {
            fail("unknown button", text);
        }
        buttons |= button;
        text += length + (text[length] == '+');
    }
    return buttons;
}

void command_behaviour(const char *text, pins_t *pins) {
    pins->logic_rate = 27, pins->pixel_rate = 65;
    if (!strcmp(text, "built")) {
        pins->fix = AS_BUILT;
    } else if (!strcmp(text, "meant")) {
        pins->fix = AS_MEANT;
    } else if (!strcmp(text, "extended")) {
        pins->fix = AS_EXTENDED;
        pins->logic_rate = pins->pixel_rate = 1;
    } else {
        fail("not built, meant or extended", text);
    }
}

int command_shot(int argc, char **argv) {
    static scores_t scores;
    pins_t pins = {.switch0 = 1};
    const char *path;
    unsigned long frames, n;
    machine_input_t in = {.digit = NO_DIGIT};
    input_expect(argc, argv, 0);
    path = command_option("o", NULL);
    frames = parse_number(command_option("frames", "60"), "not a number of frames", 1000000);
    if (!path || !frames) {
        fail("shot needs -o OUT.png and at least one frame", NULL);
    }
    command_behaviour(command_option("behaviour", "extended"), &pins);
    labkit_machine_init(&machine, &pins, 0);
    machine.hud = pins.fix != AS_BUILT;
    labkit_board_press_start(&machine.board, (uint32_t)parse_number(command_option("seed", "1"), "not a seed", UINT32_MAX));
    labkit_scores_check(&scores);
    in.buttons = parse_buttons(command_option("hold", ""));
    for (n = 0; n < frames; ++n) {
        labkit_machine_frame(&machine, &in, &scores, screen);
    }
    if (!png_write(path, screen, pins.fix & FIX_LIGHT)) {
        fail("cannot write", path);
    }
    return 0;
}

/* ---- bench ---- */

/* Play that keeps renderer and display busy: walks and turns all the time, with the minimap on. */
static double bench(const char *what, const pins_t *pins, unsigned long frames, bool colours) {
    static uint32_t picture[SCREEN_WIDTH * SCREEN_HEIGHT];
    static uint8_t before[sizeof screen]; /* all 0: whatever differs from that is written */
    double began, taken, clocks = (double)frames * XVGA_CLOCKS_PER_FRAME;
    unsigned long n;
    board_t *b = &machine.board;
    labkit_machine_init(&machine, pins, 1);
    labkit_board_advance(b, screen, 4 * (uint64_t)XVGA_CLOCKS_PER_FRAME);
    began = cpu_seconds();
    for (n = 0; n < frames; ++n) {
        b->pins.walk = n % 90 < 60 ? STEP_FULL_SPEED : -STEP_FULL_SPEED;
        b->pins.turn = n % 240 < 120 ? STEP_FULL_SPEED : -STEP_FULL_SPEED;
        labkit_board_advance(b, screen, XVGA_CLOCKS_PER_FRAME);
        if (colours) {
            labkit_video_xrgb8888(screen, pins->fix & FIX_LIGHT, picture, SCREEN_WIDTH * sizeof *picture, before);
        }
    }
    taken = cpu_seconds() - began;
    printf("%-44s %8.1f million pixel clocks/s, %6.1f times real time\n", what, clocks / taken / 1e6,
           clocks / taken / PIXEL_CLOCK_HZ);
    return clocks / taken / PIXEL_CLOCK_HZ;
}

/* The same board clock by clock, to show what advance saves. */
static void bench_ticks(const pins_t *pins) {
    const uint64_t clocks = 8 * (uint64_t)XVGA_CLOCKS_PER_FRAME;
    double began;
    uint64_t n;
    labkit_machine_init(&machine, pins, 1);
    began = cpu_seconds();
    for (n = 0; n < clocks; ++n) {
        labkit_board_tick(&machine.board, screen);
    }
    began = cpu_seconds() - began;
    printf("%-44s %8.1f million pixel clocks/s, %6.1f times real time\n", "as meant, 27 MHz, every clock by itself",
           (double)clocks / began / 1e6, (double)clocks / began / PIXEL_CLOCK_HZ);
}

int command_bench(int argc, char **argv) {
    pins_t pins = {.fix = AS_BUILT, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    unsigned long frames, least;
    double slowest, speed;
    input_expect(argc, argv, 0);
    frames = parse_number(command_option("frames", "1200"), "not a number of frames", 10000000);
    least = parse_number(command_option("floor", "0"), "not a number", 1000000);
    slowest = bench("as built, renderer at 27 MHz", &pins, frames, false);
    pins.logic_rate = pins.pixel_rate = 1;
    speed = bench("as built, renderer at 65 MHz", &pins, frames, false);
    slowest = speed < slowest ? speed : slowest;
    pins.fix = AS_MEANT;
    speed = bench("as meant, renderer at 65 MHz", &pins, frames, false);
    slowest = speed < slowest ? speed : slowest;
    pins.logic_rate = 27, pins.pixel_rate = 65;
    speed = bench("as meant, renderer at 27 MHz", &pins, frames, false);
    slowest = speed < slowest ? speed : slowest;
    bench("as meant, 27 MHz, with colours (XRGB8888)", &pins, frames, true);
    pins.fix = AS_EXTENDED;
    pins.logic_rate = pins.pixel_rate = 1;
    speed = bench("extended, renderer at 65 MHz", &pins, frames, false);
    slowest = speed < slowest ? speed : slowest;
    bench("extended, 65 MHz, with colours (XRGB8888)", &pins, frames, true);
    pins.fix = AS_MEANT;
    pins.logic_rate = 27, pins.pixel_rate = 65;
    bench_ticks(&pins);
    return slowest < (double)least;
}
