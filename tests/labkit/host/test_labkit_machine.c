/* The machine as players meet it: buttons, seeds, winning, best times. */
#include "libretro/machine.h"
#include "tests/tap.h"

#include <string.h>

static machine_t m;
static scores_t scores;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];

static void power_up(uint32_t fix, uint32_t boot) {
    const uint32_t own = fix == AS_EXTENDED; /* the default clock of a behaviour */
    const pins_t pins = {.fix = fix, .logic_rate = own ? 1 : 27, .pixel_rate = own ? 1 : 65, .switch0 = 1};
    labkit_machine_init(&m, &pins, boot);
    m.hud = 1;
}

static void frames(unsigned count, uint16_t buttons) {
    const machine_input_t in = {.buttons = buttons, .digit = NO_DIGIT};
    while (count--) {
        labkit_machine_frame(&m, &in, &scores, screen);
    }
}

static void type_digit(uint8_t digit) {
    machine_input_t in = {.digit = digit};
    labkit_machine_frame(&m, &in, &scores, screen);
    in.digit = NO_DIGIT;
    labkit_machine_frame(&m, &in, &scores, screen);
}

static uint32_t maze(void) {
    uint32_t hash = 0;
    unsigned n;
    for (n = 0; n < MAP_CELLS; ++n) {
        hash = labkit_lfsr_hash(hash + m.board.map_generation.map_q.bit[n] * (n + 1));
    }
    return hash;
}

/* Puts the player next to the centre, looking at it, and walks. */
static void walk_in(void) {
    static const int8_t dx[4] = {1, 0, -1, 0}, dy[4] = {0, 1, 0, -1};
    unsigned side;
    for (side = 0; side < 4; ++side) {
        int x = MAP_CENTRE - dx[side], y = MAP_CENTRE - dy[side];
        if (!m.board.map_generation.map_q.bit[MAP_SIDE * y + x]) {
            const player_t p = {(uint8_t)x, (uint8_t)y, 32, 32, (uint16_t)((4 - side) % 4 * 1024), 0, 0};
            m.board.game_logic.q = p;
            break;
        }
    }
    frames(30, BUTTON_FORWARD);
}

static void mazes(void) {
    uint32_t first, seed, again;
    player_t home;
    power_up(AS_EXTENDED, 1);
    frames(3, 0);
    first = maze();
    tap_ok(m.board.map_generation.q.done_q, "a maze is there two frames after power-up");
    frames(1, BUTTON_START);
    frames(3, 0);
    tap_ok(maze() != first, "start makes another maze");
    seed = m.board.map_generation.q.seed_q;
    again = maze();
    home = m.board.game_logic.q;
    frames(1, BUTTON_START);
    frames(3, 0);
    labkit_machine_seed(&m, seed);
    frames(3, 0);
    tap_ok(maze() == again, "a seed makes the same maze");
    tap_ok(!memcmp(&home, &m.board.game_logic.q, sizeof home), "and the same start");
    power_up(AS_MEANT, 1);
    labkit_machine_seed(&m, seed);
    frames(3, 0);
    tap_ok(maze() == again, "as meant and extended, a seed is the same maze");
    power_up(AS_EXTENDED, 2);
    frames(3, 0);
    tap_ok(m.board.map_generation.q.seed_q != seed, "another start of the core, another maze");
}

/* The seed window: only digits, yes and no get through, and the clock stands still. */
static void window(void) {
    uint32_t time, seed;
    unsigned n;
    power_up(AS_EXTENDED, 5);
    frames(30, 0);
    frames(1, BUTTON_SEED);
    time = labkit_machine_centiseconds(&m);
    seed = m.board.map_generation.q.seed_q;
    tap_ok(m.window == WINDOW_SEED, "the seed window opens");
    for (n = 0; n < SEED_DIGITS; ++n) {
        type_digit((uint8_t)(0xABCDEF0A >> (28 - 4 * n) & 15));
    }
    frames(60, 0);
    tap_ok(labkit_machine_centiseconds(&m) == time, "and stops the clock");
    tap_ok(m.entry_seed == 0xABCDEF0A, "digits are typed");
    frames(1, BUTTON_CHEAT | BUTTON_MINIMAP | BUTTON_TABLE);
    frames(1, 0);
    tap_ok(m.window == WINDOW_SEED && !m.board.pins.switch1 && m.board.pins.switch0 && !m.cheated, "no switch flips behind it");
    frames(1, BUTTON_NO);
    frames(20, 0);
    tap_ok(m.window == WINDOW_NONE && m.board.map_generation.q.seed_q == seed, "B leaves it, the maze is the same");
    tap_ok(labkit_machine_centiseconds(&m) > time, "and the clock goes on");
    frames(1, BUTTON_SEED);
    frames(1, 0);
    type_digit(7);
    frames(1, BUTTON_YES);
    frames(3, 0);
    tap_ok(m.window == WINDOW_NONE && m.board.map_generation.q.seed_q == ((seed & 0xFFFFFFF) | 0x70000000),
           "A goes to the typed maze");
    frames(1, BUTTON_TABLE);
    frames(1, 0);
    tap_ok(m.window == WINDOW_TABLE, "the table of times opens");
    frames(1, BUTTON_NO);
    frames(1, 0);
    tap_ok(m.window == WINDOW_NONE, "and B leaves it");
}

static uint32_t best(void) {
    return labkit_scores_best(&scores, m.board.map_generation.q.seed_q, MODE_EXTENDED);
}

static void winning(void) {
    uint32_t time, steps;
    memset(&scores, 0, sizeof scores);
    labkit_scores_check(&scores);
    power_up(AS_EXTENDED, 3);
    frames(60, 0);
    tap_ok(!m.board.referee.won_q && m.notice, "at the start the screen says what to find");
    walk_in();
    tap_ok(m.board.referee.won_q, "walking into the centre wins");
    time = labkit_machine_centiseconds(&m), steps = m.board.referee.steps_q;
    tap_ok(time > 100 && time < 200, "the timer shows the time");
    tap_ok(best() == time, "it is the best time of this maze at once");
    frames(30, BUTTON_BACK);
    tap_ok(labkit_machine_centiseconds(&m) == time && m.board.referee.won_q && m.board.referee.steps_q == steps,
           "you may go on exploring; the timer and the steps stop");
    frames(NOTICE_FRAMES, 0);
    tap_ok(!m.notice, "and the plates go away");
    walk_in();
    tap_ok(best() == time, "it counts once");
    labkit_machine_seed(&m, m.board.map_generation.q.seed_q);
    frames(120, 0);
    walk_in();
    tap_ok(m.board.referee.won_q && best() == time, "a slower run of the same maze does not replace it");
    labkit_machine_seed(&m, m.board.map_generation.q.seed_q);
    frames(10, 0);
    walk_in();
    tap_ok(best() < time, "a faster one does");
    labkit_machine_seed(&m, 77);
    frames(3, 0);
    frames(1, BUTTON_CHEAT);
    walk_in();
    tap_ok(m.board.referee.won_q && !best() && m.cheated, "a run with cheat mode is marked, and does not count");
    frames(1, BUTTON_CHEAT);
    labkit_machine_seed(&m, 78);
    frames(3, 0);
    m.board.pins.fix &= ~FIX_OUTSIDE;
    walk_in();
    tap_ok(m.board.referee.won_q && !best() && m.mixed, "nor does one with corrections of one's own");
}

static unsigned turned(unsigned count) {
    uint16_t angle = m.board.game_logic.q.angle;
    frames(count, BUTTON_LEFT);
    return (m.board.game_logic.q.angle - angle) & (ANGLE_STEPS - 1);
}

static unsigned walked(unsigned count, uint16_t button) {
    uint32_t steps = m.board.referee.steps_q + m.board.referee.bumps_q;
    frames(count, button);
    return m.board.referee.steps_q + m.board.referee.bumps_q - steps;
}

static void moving(void) {
    unsigned n, even = 1;
    power_up(AS_MEANT, 4);
    frames(3, 0);
    n = turned(60);
    tap_ok(n >= 998 && n <= 1002, "as meant, turning for a second: 1,000 of 4,096 steps");
    frames(1, 0);
    n = walked(60, BUTTON_FORWARD);
    tap_ok(n >= 159 && n <= 161, "walking for a second: 160 steps of 1/64 cell");
    m.board.pins.logic_rate = m.board.pins.pixel_rate = 1;
    m.board.phase_q = 0;
    frames(1, 0);
    n = walked(60, BUTTON_YES);
    tap_ok(n >= 159 && n <= 161, "the same with the logic at 65 MHz, and with A");
    power_up(AS_EXTENDED, 4);
    frames(3, 0);
    for (n = 0; n < 200; ++n) {
        even &= walked(1, BUTTON_FORWARD) == WALK_STEPS_PER_PICTURE;
    }
    tap_ok(even, "extended: four steps in every one of 200 pictures");
    for (n = 0; n < 200; ++n) {
        even &= turned(1) == TURN_STEPS_PER_PICTURE;
    }
    tap_ok(even, "and 24 of turning");
    power_up(AS_EXTENDED & ~FIX_FRESH, 4);
    m.board.pins.logic_rate = 27, m.board.pins.pixel_rate = 65;
    frames(3, 0);
    for (n = 0; n < 200; ++n) {
        even &= walked(1, BUTTON_NO) == WALK_STEPS_PER_PICTURE;
    }
    tap_ok(even, "likewise at 27 MHz, and back with B");
    n = m.board.referee.mazes_q;
    labkit_machine_reset(&m);
    frames(4, 0);
    tap_ok(m.board.referee.mazes_q == n + 1, "after a reset there is a new maze");
}

static void save_ram(void) {
    score_t score = {1, 500, 40, MODE_EXTENDED}, got;
    unsigned n;
    memset(&scores, 0xFF, sizeof scores);
    tap_ok(labkit_scores_boot(&scores) == 1, "a damaged save RAM starts empty");
    for (n = 0; n < SCORES_ENTRIES + 2; ++n) {
        score.seed = n;
        score.centiseconds = 10000 - 50 * n;
        labkit_scores_add(&scores, &score);
    }
    tap_ok(labkit_scores_get(&scores, 0, &got) && got.centiseconds == 10000 - 50 * (SCORES_ENTRIES + 1) &&
               labkit_scores_get(&scores, SCORES_ENTRIES - 1, &got) && got.centiseconds == 10000 - 50 * 2,
           "the 63 best times are kept, in order");
    score.mode = MODE_MEANT;
    score.centiseconds = 9;
    labkit_scores_add(&scores, &score);
    tap_ok(labkit_scores_best(&scores, score.seed, MODE_MEANT) == 9 &&
               labkit_scores_best(&scores, score.seed, MODE_EXTENDED) > 9,
           "each behaviour has its own");
    scores.byte[20] ^= 1;
    tap_ok(labkit_scores_boot(&scores) == 1 && !labkit_scores_get(&scores, 0, &got), "one flipped bit and it counts as empty");
}

/* A file as 1.0 wrote it: two starts, one maze solved. */
static void old_save_ram(void) {
    static const uint8_t file[] = {'L',  'A',  'B',  'K',  'I',  'T',  '0', '1', 2,    0, 0, 0, 1,    0,    0, 0,
                                   0x78, 0x56, 0x34, 0x12, 0x10, 0x27, 0,   0,   0xE8, 3, 0, 0, 0xFF, 0x7F, 0, 0};
    uint32_t hash = 2166136261u;
    score_t got;
    unsigned n;
    memset(&scores, 0, sizeof scores);
    memcpy(scores.byte, file, sizeof file);
    for (n = 0; n < 176; ++n) {
        hash = (hash ^ scores.byte[n]) * 16777619u;
    }
    for (n = 0; n < 4; ++n) {
        scores.byte[176 + n] = (uint8_t)(hash >> 8 * n);
    }
    tap_ok(labkit_scores_boot(&scores) == 3, "a file of 1.0 is read: its starts go on counting");
    tap_ok(labkit_scores_get(&scores, 0, &got) && got.seed == 0x12345678 && got.centiseconds == 10000 &&
               got.mode == MODE_OLD && !labkit_scores_get(&scores, 1, &got),
           "and its times are kept, as those of 1.0");
}

int main(void) {
    labkit_scores_check(&scores);
    mazes();
    window();
    winning();
    moving();
    save_ram();
    old_save_ram();
    return tap_done();
}
