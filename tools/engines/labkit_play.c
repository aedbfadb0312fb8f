/* The commands that play: pictures, speed, and long proofs. */
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

/* A random sequence that is the same everywhere. */
static uint32_t random_state;

static uint32_t rnd(uint32_t below) {
    random_state += 0x9E3779B9u;
    return (uint32_t)((uint64_t)lfsr_hash(random_state) * below >> 32);
}

/* "--name value" pairs; anything else ends the program. */
static const char *option(int argc, char **argv, const char *name, const char *preset) {
    int n;
    for (n = 0; n + 1 < argc; n += 2) {
        if (!strcmp(argv[n], name)) {
            return argv[n + 1];
        }
    }
    return preset;
}

static void only_options(int argc, char **argv, const char *const *names) {
    int n, k;
    for (n = 0; n < argc; n += 2) {
        for (k = 0; names[k] && strcmp(names[k], argv[n]) != 0; ++k) {
        }
        if (!names[k]) {
            fail("unknown argument", argv[n]);
        }
        if (n + 1 == argc) {
            fail("no value for", argv[n]);
        }
    }
}

static double cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- shot ------------------------------------------------------------------------------------------------------------ */

static uint16_t parse_buttons(const char *text) {
    static const struct {
        const char *name;
        uint16_t button;
    } names[] = {{"forward", BUTTON_FORWARD}, {"back", BUTTON_BACK},       {"left", BUTTON_LEFT},
                 {"right", BUTTON_RIGHT},     {"minimap", BUTTON_MINIMAP}, {"cheat", BUTTON_CHEAT}};
    uint16_t buttons = 0;
    while (*text) {
        size_t length = strcspn(text, "+");
        unsigned n;
        for (n = 0; n < 6 && (strlen(names[n].name) != length || strncmp(text, names[n].name, length) != 0); ++n) {
        }
        if (n == 6) {
            fail("unknown button", text);
        }
        buttons |= names[n].button;
        text += length + (text[length] == '+');
    }
    return buttons;
}

int command_shot(int argc, char **argv) {
    static const char *const names[] = {"--seed", "--frames", "-o", "--hold", NULL};
    static scores_t scores;
    const pins_t pins = {.fix = AS_MEANT, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    const char *path;
    unsigned long frames, n;
    machine_input_t in = {.digit = NO_DIGIT};
    only_options(argc, argv, names);
    path = option(argc, argv, "-o", NULL);
    frames = parse_number(option(argc, argv, "--frames", "60"), "not a number of frames", 1000000);
    if (!path || !frames) {
        fail("shot needs -o OUT.png and at least one frame", NULL);
    }
    machine_init(&machine, &pins, 0);
    machine.hud = 1;
    board_press_start(&machine.board, (uint32_t)parse_number(option(argc, argv, "--seed", "1"), "not a seed", UINT32_MAX));
    scores_check(&scores);
    in.buttons = parse_buttons(option(argc, argv, "--hold", ""));
    for (n = 0; n < frames; ++n) {
        machine_frame(&machine, &in, &scores, screen);
    }
    if (!png_write(path, screen)) {
        fail("cannot write", path);
    }
    return 0;
}

/* ---- bench ----------------------------------------------------------------------------------------------------------- */

/* Play that keeps renderer and scan-out busy: walks and turns all the time, minimap on. */
static double bench(const char *what, const pins_t *pins, unsigned long frames, bool colours) {
    static uint32_t picture[SCREEN_WIDTH * SCREEN_HEIGHT];
    double began, taken, clocks = (double)frames * XVGA_CLOCKS_PER_FRAME;
    unsigned long n;
    board_t *b = &machine.board;
    machine_init(&machine, pins, 1);
    board_advance(b, screen, 4 * (uint64_t)XVGA_CLOCKS_PER_FRAME);
    began = cpu_seconds();
    for (n = 0; n < frames; ++n) {
        b->pins.walk = n % 90 < 60 ? STEP_FULL_SPEED : -STEP_FULL_SPEED;
        b->pins.turn = n % 240 < 120 ? STEP_FULL_SPEED : -STEP_FULL_SPEED;
        board_advance(b, screen, XVGA_CLOCKS_PER_FRAME);
        if (colours) {
            video_xrgb8888(screen, picture, SCREEN_WIDTH * sizeof *picture);
        }
    }
    taken = cpu_seconds() - began;
    printf("%-44s %8.1f million pixel clocks/s, %6.1f times real time\n", what, clocks / taken / 1e6,
           clocks / taken / PIXEL_CLOCK_HZ);
    return clocks / taken / PIXEL_CLOCK_HZ;
}

int command_bench(int argc, char **argv) {
    static const char *const names[] = {"--frames", "--floor", NULL};
    pins_t pins = {.fix = AS_BUILT, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    unsigned long frames, least;
    double slowest, speed;
    only_options(argc, argv, names);
    frames = parse_number(option(argc, argv, "--frames", "1200"), "not a number of frames", 10000000);
    least = parse_number(option(argc, argv, "--floor", "0"), "not a number", 1000000);
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
    return slowest < (double)least;
}

/* ---- verify ---------------------------------------------------------------------------------------------------------- */

/* Random pins for both boards; now and then start or reset. */
static void stimulus(board_t *a, board_t *b, bool change_fix) {
    if (rnd(3) == 0) {
        a->pins.walk = (int16_t)(((int)rnd(3) - 1) * (rnd(4) ? STEP_FULL_SPEED : (int)rnd(STEP_FULL_SPEED)));
        a->pins.turn = (int16_t)(((int)rnd(3) - 1) * STEP_FULL_SPEED);
    }
    if (rnd(8) == 0) {
        a->pins.switch0 = (uint8_t)rnd(2);
        a->pins.switch1 = (uint8_t)rnd(2);
    }
    if (change_fix && rnd(50) == 0) {
        a->pins.fix ^= 1u << rnd(FIX_COUNT);
    }
    b->pins = a->pins;
    if (rnd(40) == 0) {
        uint32_t seed = rnd(UINT32_MAX);
        board_press_start(a, seed);
        board_press_start(b, seed);
    }
    if (rnd(150) == 0) {
        board_press_reset(a);
        board_press_reset(b);
    }
}

static uint64_t random_span(void) {
    uint32_t kind = rnd(100);
    return kind < 30 ? rnd(50) : kind < 60 ? rnd(3000) : kind < 95 ? rnd(200000) : rnd(2000000);
}

/* One kind of board over n clocks; false if the two ways differ. */
static bool verify(uint32_t fix, uint32_t logic_rate, uint32_t pixel_rate, bool change_fix, uint64_t n) {
    static board_t ticked, advanced;
    static uint8_t ticked_screen[sizeof screen];
    const pins_t pins = {.fix = fix, .logic_rate = logic_rate, .pixel_rate = pixel_rate};
    uint64_t clocks = 0, left, i;
    board_init(&ticked, &pins);
    board_init(&advanced, &pins);
    memset(screen, 0, sizeof screen);
    memset(ticked_screen, 0, sizeof ticked_screen);
    board_press_reset(&ticked), board_press_reset(&advanced);
    board_press_start(&ticked, 1), board_press_start(&advanced, 1);
    while (clocks < n) {
        uint64_t span = random_span();
        stimulus(&ticked, &advanced, change_fix);
        for (i = 0; i < span; ++i) {
            board_tick(&ticked, ticked_screen);
        }
        for (left = span; left; left -= i) { /* cut at random places */
            i = rnd(4) ? left : rnd((uint32_t)left + 1);
            board_advance(&advanced, screen, i);
        }
        clocks += span;
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0 || memcmp(screen, ticked_screen, sizeof screen) != 0) {
            printf("DIFFERENT: corrections %04x, clock %llu, span %llu\n", (unsigned)fix, (unsigned long long)clocks,
                   (unsigned long long)span);
            return false;
        }
    }
    printf("equal: corrections %04x%s, logic %u/%u, %llu clocks\n", (unsigned)fix, change_fix ? " and changing" : "",
           (unsigned)logic_rate, (unsigned)pixel_rate, (unsigned long long)clocks);
    return true;
}

int command_verify(int argc, char **argv) {
    static const char *const names[] = {"--clocks", "--seed", NULL};
    uint64_t clocks;
    only_options(argc, argv, names);
    clocks = parse_number(option(argc, argv, "--clocks", "100000000"), "not a number of clocks", UINT32_MAX);
    random_state = (uint32_t)parse_number(option(argc, argv, "--seed", "1"), "not a seed", UINT32_MAX);
    return !(verify(AS_BUILT, 27, 65, false, clocks * 3 / 10) && verify(AS_BUILT, 1, 1, false, clocks / 10) &&
             verify(AS_MEANT, 27, 65, false, clocks * 3 / 10) && verify(AS_MEANT, 1, 1, false, clocks / 10) &&
             verify(rnd(AS_MEANT), 27, 65, true, clocks / 5));
}

/* ---- mazes ----------------------------------------------------------------------------------------------------------- */

/* Makes the maze of a seed; the clocks it took. */
static uint32_t make_maze(mapgen_t *g, uint32_t seed) {
    mapgen_in_t in = {.fix = AS_MEANT, .start = 1, .seed = seed};
    uint32_t clocks = 0;
    mapgen_tick(g, &in);
    in.start = 0;
    while (!g->q.done_q) {
        clocks += (uint32_t)mapgen_advance(g, AS_MEANT, 1000000);
        mapgen_tick(g, &in);
        ++clocks;
    }
    return clocks;
}

int command_mazes(int argc, char **argv) {
    static const char *const names[] = {"--count", "--seed", NULL};
    static mapgen_t g;
    static uint32_t starts[MAP_CELLS];
    uint64_t total = 0;
    uint32_t most = 0, least = UINT32_MAX, unsolvable = 0, different = 0, cells = 0, n, previous = 0;
    unsigned long count;
    only_options(argc, argv, names);
    count = parse_number(option(argc, argv, "--count", "10000"), "not a number of mazes", 100000000);
    random_state = (uint32_t)parse_number(option(argc, argv, "--seed", "1"), "not a seed", UINT32_MAX);
    for (n = 0; n < count; ++n) {
        uint8_t reached[MAP_CELLS];
        uint32_t clocks = make_maze(&g, rnd(UINT32_MAX)), crc = 0, cell;
        unsigned home = (unsigned)(MAP_SIDE * g.q.home_q.yindex + g.q.home_q.xindex);
        mapcheck_reach(&g.map_q, home, reached);
        unsolvable += !reached[MAP_SIDE * MAP_CENTRE + MAP_CENTRE];
        ++starts[home];
        total += clocks;
        most = clocks > most ? clocks : most;
        least = clocks < least ? clocks : least;
        for (cell = 0; cell < MAP_CELLS; ++cell) {
            crc = lfsr_hash(crc + cell * g.map_q.bit[cell] + 1);
        }
        different += crc != previous;
        previous = crc;
    }
    for (n = 0; n < MAP_CELLS; ++n) {
        cells += starts[n] != 0;
    }
    printf("%lu mazes, %u unsolvable, %u start cells, %u unlike the one before\n", count, unsolvable, cells, different);
    printf("clocks to make one: least %u, mean %llu, most %u (at 27 MHz %.1f ms)\n", least,
           (unsigned long long)(count ? total / count : 0), most, most / 27000.0);
    return unsolvable != 0;
}

/* ---- walk ------------------------------------------------------------------------------------------------------------ */

#define LOOK_CLOCKS 200000 /* less than a step takes: no place is missed */

int command_walk(int argc, char **argv) {
    static const char *const names[] = {"--seconds", "--seed", NULL};
    const pins_t pins = {.fix = AS_MEANT, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    board_t *b = &machine.board;
    uint64_t looks, n, inside = 0, wins = 0;
    only_options(argc, argv, names);
    looks = (uint64_t)parse_number(option(argc, argv, "--seconds", "3600"), "not a number of seconds", 1000000) *
            PIXEL_CLOCK_HZ / LOOK_CLOCKS;
    random_state = (uint32_t)parse_number(option(argc, argv, "--seed", "1"), "not a seed", UINT32_MAX);
    machine_init(&machine, &pins, random_state);
    for (n = 0; n < looks; ++n) {
        const player_t *p = &b->game_logic.q;
        uint8_t won = b->referee.won_q;
        if (rnd(200) == 0) {
            b->pins.walk = (int16_t)(((int)rnd(4) ? 1 : -1) * STEP_FULL_SPEED);
            b->pins.turn = (int16_t)(((int)rnd(3) - 1) * STEP_FULL_SPEED);
        }
        if (rnd(100000) == 0) {
            board_press_start(b, rnd(UINT32_MAX));
        }
        board_advance(b, NULL, LOOK_CLOCKS);
        if (b->map_generation.q.done_q && b->done_seen_q) {
            inside += p->xindex >= MAP_SIDE || p->yindex >= MAP_SIDE || b->map_generation.map_q.bit[MAP_SIDE * p->yindex + p->xindex];
        }
        wins += b->referee.won_q && !won;
    }
    printf("%llu looks, %llu in a wall, %u mazes, %llu solved by chance\n", (unsigned long long)looks,
           (unsigned long long)inside, (unsigned)b->referee.mazes_q, (unsigned long long)wins);
    return inside != 0;
}
