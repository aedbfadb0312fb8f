/* The commands that prove things by long runs of random input, the same sequence everywhere. */
#include "libretro/machine.h"
#include "libretro/state.h"
#include "tools/engines/labkit.h"
#include "tools/engines/labkit_input.h"

#include <stdlib.h>
#include <string.h>

static machine_t machine;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];
static uint32_t random_state;

static uint32_t rnd(uint32_t below) {
    random_state += 0x9E3779B9u;
    return (uint32_t)((uint64_t)labkit_lfsr_hash(random_state) * below >> 32);
}

/* ---- verify ---- */

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
    a->pins.start = rnd(30) == 0;
    a->pins.hold = rnd(30) == 0;
    if (change_fix && rnd(50) == 0) {
        a->pins.fix ^= 1u << rnd(FIX_COUNT);
    }
    b->pins = a->pins;
    if (rnd(40) == 0) {
        uint32_t seed = rnd(UINT32_MAX);
        labkit_board_press_start(a, seed);
        labkit_board_press_start(b, seed);
    }
    if (rnd(150) == 0) {
        labkit_board_press_reset(a);
        labkit_board_press_reset(b);
    }
}

static uint64_t random_span(void) {
    uint32_t kind = rnd(100);
    return kind < 30 ? rnd(50) : kind < 60 ? rnd(3000) : kind < 95 ? rnd(200000) : rnd(2000000);
}

/* Runs one kind of board for n clocks; false if the two ways differ. */
static bool verify(uint32_t fix, uint32_t logic_rate, uint32_t pixel_rate, bool change_fix, uint64_t n) {
    static board_t ticked, advanced;
    static uint8_t ticked_screen[sizeof screen];
    const pins_t pins = {.fix = fix, .logic_rate = logic_rate, .pixel_rate = pixel_rate};
    uint64_t clocks = 0, left, i;
    labkit_board_init(&ticked, &pins);
    labkit_board_init(&advanced, &pins);
    memset(screen, 0, sizeof screen);
    memset(ticked_screen, 0, sizeof ticked_screen);
    labkit_board_press_reset(&ticked), labkit_board_press_reset(&advanced);
    labkit_board_press_start(&ticked, 1), labkit_board_press_start(&advanced, 1);
    while (clocks < n) {
        uint64_t span = random_span();
        stimulus(&ticked, &advanced, change_fix);
        for (i = 0; i < span; ++i) {
            labkit_board_tick(&ticked, ticked_screen);
        }
        for (left = span; left; left -= i) { /* cut at random places */
            i = rnd(4) ? left : rnd((uint32_t)left + 1);
            labkit_board_advance(&advanced, screen, i);
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
    uint64_t clocks;
    input_expect(argc, argv, 0);
    clocks = parse_number(command_option("clocks", "100000000"), "not a number of clocks", UINT32_MAX);
    random_state = (uint32_t)parse_number(command_option("seed", "1"), "not a seed", UINT32_MAX);
    return !(verify(AS_BUILT, 27, 65, false, clocks / 5) && verify(AS_BUILT, 1, 1, false, clocks / 10) &&
             verify(AS_MEANT, 27, 65, false, clocks / 5) && verify(AS_MEANT, 1, 1, false, clocks / 10) &&
             verify(AS_EXTENDED, 1, 1, false, clocks / 5) && verify(AS_EXTENDED, 27, 65, false, clocks / 10) &&
             verify(rnd(AS_EXTENDED), 27, 65, true, clocks / 20) && verify(rnd(AS_EXTENDED), 1, 1, true, clocks / 20));
}

/* ---- mazes ---- */

/* Makes the maze of a seed; returns the clocks it took. */
static uint32_t make_maze(mapgen_t *g, uint32_t seed) {
    mapgen_in_t in = {.fix = AS_MEANT, .start = 1, .seed = seed};
    uint32_t clocks = 0;
    labkit_mapgen_tick(g, &in);
    in.start = 0;
    while (!g->q.done_q) {
        clocks += (uint32_t)labkit_mapgen_advance(g, &in, 1000000);
        labkit_mapgen_tick(g, &in);
        ++clocks;
    }
    return clocks;
}

/* Whether each ring has as many changed cells as the report says: walls in even ones, openings in odd ones.
 */
static bool rings_as_said(const map_t *map) {
    static const uint8_t said[10] = {1, 2, 2, 4, 4, 4, 4, 4, 4, 1};
    unsigned count[11] = {0}, cell, k;
    for (cell = 0; cell < MAP_CELLS; ++cell) {
        unsigned x = cell % MAP_SIDE, y = cell / MAP_SIDE;
        k = x < y ? x : y;
        k = 20 - x < k ? 20 - x : k;
        k = 20 - y < k ? 20 - y : k;
        count[k] += map->bit[cell] != (k & 1);
    }
    for (k = 0; k < 10 && count[k] == said[k]; ++k) {
    }
    return k == 10;
}

int command_mazes(int argc, char **argv) {
    static mapgen_t g;
    static uint32_t starts[MAP_CELLS];
    uint64_t total = 0;
    uint32_t most = 0, least = UINT32_MAX, unsolvable = 0, wrong_rings = 0, different = 0, cells = 0, n, previous = 0;
    unsigned long count;
    input_expect(argc, argv, 0);
    count = parse_number(command_option("count", "10000"), "not a number of mazes", 100000000);
    random_state = (uint32_t)parse_number(command_option("seed", "1"), "not a seed", UINT32_MAX);
    for (n = 0; n < count; ++n) {
        uint8_t reached[MAP_CELLS];
        uint32_t clocks = make_maze(&g, rnd(UINT32_MAX)), crc = 0, cell;
        unsigned home = (unsigned)(MAP_SIDE * g.q.home_q.yindex + g.q.home_q.xindex);
        labkit_mapcheck_reach(&g.map_q, home, reached);
        unsolvable += !reached[MAP_SIDE * MAP_CENTRE + MAP_CENTRE];
        wrong_rings += !rings_as_said(&g.map_q);
        ++starts[home];
        total += clocks;
        most = clocks > most ? clocks : most;
        least = clocks < least ? clocks : least;
        for (cell = 0; cell < MAP_CELLS; ++cell) {
            crc = labkit_lfsr_hash(crc + cell * g.map_q.bit[cell] + 1);
        }
        different += crc != previous;
        previous = crc;
    }
    for (n = 0; n < MAP_CELLS; ++n) {
        cells += starts[n] != 0;
    }
    printf("%lu mazes, %u unsolvable, %u with other changes in a ring than the report says\n", count, unsolvable, wrong_rings);
    printf("%u start cells, %u unlike the one before\n", cells, different);
    printf("clocks to make one: least %u, mean %llu, most %u (at 27 MHz %.1f ms)\n", least,
           (unsigned long long)(count ? total / count : 0), most, most / 27000.0);
    return unsolvable || wrong_rings;
}

/* ---- walk ---- */

#define LOOK_CLOCKS 200000 /* less than the time of a step, so that no position is missed */

/* Tests one behaviour; returns how many looks found the player in a wall. */
static uint64_t walk(const char *name, uint32_t fix, uint64_t looks) {
    const pins_t pins = {.fix = fix, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    board_t *b = &machine.board;
    uint64_t n, inside = 0, wins = 0;
    labkit_machine_init(&machine, &pins, random_state);
    for (n = 0; n < looks; ++n) {
        const player_t *p = &b->game_logic.q;
        uint8_t won = b->referee.won_q;
        if (rnd(200) == 0) {
            b->pins.walk = (int16_t)(((int)rnd(4) ? 1 : -1) * STEP_FULL_SPEED);
            b->pins.turn = (int16_t)(((int)rnd(3) - 1) * STEP_FULL_SPEED);
        }
        if (rnd(100000) == 0) {
            labkit_board_press_start(b, rnd(UINT32_MAX));
        }
        labkit_board_advance(b, NULL, LOOK_CLOCKS);
        if (b->map_generation.q.done_q && b->done_seen_q) {
            inside += p->xindex >= MAP_SIDE || p->yindex >= MAP_SIDE ||
                      b->map_generation.map_q.bit[MAP_SIDE * p->yindex + p->xindex];
        }
        wins += b->referee.won_q && !won;
    }
    printf("%s: %llu looks, %llu in a wall, %u mazes, %llu solved by chance\n", name, (unsigned long long)looks,
           (unsigned long long)inside, (unsigned)b->referee.mazes_q, (unsigned long long)wins);
    return inside;
}

int command_walk(int argc, char **argv) {
    uint64_t looks;
    input_expect(argc, argv, 0);
    looks = (uint64_t)parse_number(command_option("seconds", "3600"), "not a number of seconds", 1000000) *
            PIXEL_CLOCK_HZ / LOOK_CLOCKS;
    random_state = (uint32_t)parse_number(command_option("seed", "1"), "not a seed", UINT32_MAX);
    return walk("as meant", AS_MEANT, looks / 2) + walk("extended", AS_EXTENDED, looks / 2) != 0;
}

/* ---- states ---- */

static void random_input(machine_input_t *in) {
    if (rnd(10) == 0) {
        in->buttons = (uint16_t)rnd(BUTTON_ALL + 1) & (uint16_t)(rnd(8) ? ~(BUTTON_TABLE | BUTTON_SEED | BUTTON_START) : ~0);
        in->walk = (int16_t)((int)rnd(2 * STEP_FULL_SPEED + 1) - STEP_FULL_SPEED);
        in->turn = (int16_t)((int)rnd(2 * STEP_FULL_SPEED + 1) - STEP_FULL_SPEED);
        in->digit = (uint8_t)rnd(NO_DIGIT + 1);
    }
}

/* Runs one picture with its sound; returns a checksum of both. */
static uint32_t run_frame(machine_t *m, const machine_input_t *in, scores_t *scores) {
    static int16_t sound[2 * AUDIO_ROOM];
    uint32_t hash = 0;
    size_t n, count;
    labkit_machine_frame(m, in, scores, screen);
    count = labkit_audio_frame(&m->audio, &m->board, AUDIO_FULL, sound);
    for (n = 0; n < sizeof screen; n += 4) {
        uint32_t word;
        memcpy(&word, screen + n, sizeof word);
        hash = (hash ^ word) * 0x01000193u;
    }
    for (n = 0; n < 2 * count; ++n) {
        hash = (hash ^ (uint16_t)sound[n]) * 0x01000193u;
    }
    return hash;
}

/* Every frame is run, undone by loading the state saved before it, and run again on a machine that was in another state. */
int command_states(int argc, char **argv) {
    static machine_t other;
    static scores_t scores;
    pins_t pins = {.fix = AS_MEANT, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
    machine_input_t in = {.digit = NO_DIGIT};
    uint8_t *before = malloc(labkit_state_size()), *after = malloc(labkit_state_size()),
            *again = malloc(labkit_state_size());
    unsigned long frames, n, different = 0;
    input_expect(argc, argv, 0);
    frames = parse_number(command_option("frames", "10000"), "not a number of frames", 100000000);
    random_state = (uint32_t)parse_number(command_option("seed", "1"), "not a seed", UINT32_MAX);
    if (!before || !after || !again) {
        fail("no memory", NULL);
    }
    for (n = 0; n < frames; ++n) {
        uint32_t first;
        if (n % 500 == 0) {
            const uint32_t kinds[4] = {AS_EXTENDED, AS_BUILT, AS_MEANT, rnd(AS_EXTENDED)};
            pins.fix = kinds[n / 500 % 4];
            labkit_machine_init(&machine, &pins, rnd(UINT32_MAX));
            machine.hud = other.hud = 1;
        }
        random_input(&in);
        labkit_state_save(&machine, before, labkit_state_size());
        first = run_frame(&machine, &in, &scores);
        labkit_state_save(&machine, after, labkit_state_size());
        different += !labkit_state_load(&other, before, labkit_state_size()) ||
                     run_frame(&other, &in, &scores) != first || !labkit_state_save(&other, again, labkit_state_size()) ||
                     memcmp(after, again, labkit_state_size()) != 0;
    }
    printf("%lu frames saved, loaded and run again, %lu different\n", frames, different);
    free(before), free(after), free(again);
    return different != 0;
}
