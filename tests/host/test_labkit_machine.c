/* The machine as players meet it: buttons, seeds, winning, best times. */
#include "libretro/machine.h"
#include "tests/host/tap.h"

#include <string.h>

static machine_t m;
static scores_t scores;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];

static void power_up(uint32_t fix, uint32_t boot) {
    const pins_t pins = {.fix = fix, .logic_rate = 27, .pixel_rate = 65, .switch0 = 1};
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
            const player_t p = {(uint8_t)x, (uint8_t)y, 32, 32, (uint16_t)((4 - side) % 4 * 1024)};
            m.board.game_logic.q = p;
            break;
        }
    }
    frames(30, BUTTON_FORWARD);
}

static void mazes(void) {
    uint32_t first, seed, again;
    player_t home;
    power_up(AS_MEANT, 1);
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
    frames(1, BUTTON_SEED);
    frames(1, 0);
    tap_ok(m.entry_open, "the seed window opens");
    for (first = 0; first < SEED_DIGITS; ++first) {
        type_digit(seed >> (28 - 4 * first) & 15);
    }
    frames(1, BUTTON_START);
    frames(3, 0);
    tap_ok(m.board.map_generation.q.seed_q == seed && maze() == again, "a typed seed makes the same maze");
    tap_ok(!memcmp(&home, &m.board.game_logic.q, sizeof home), "and the same start");
    power_up(AS_MEANT, 2);
    frames(3, 0);
    tap_ok(m.board.map_generation.q.seed_q != seed, "another start of the core, another maze");
}

static void winning(void) {
    score_t score;
    uint32_t time;
    memset(&scores, 0, sizeof scores);
    labkit_scores_check(&scores);
    power_up(AS_MEANT, 3);
    frames(60, 0);
    tap_ok(!m.board.referee.won_q, "nobody has won at the start");
    walk_in();
    tap_ok(m.board.referee.won_q, "walking into the centre wins");
    time = labkit_machine_centiseconds(&m);
    tap_ok(time > 100 && time < 200, "the timer shows the time");
    tap_ok(labkit_scores_get(&scores, 0, &score) && score.centiseconds == time,
           "and the time is in the save RAM");
    frames(30, BUTTON_BACK);
    tap_ok(labkit_machine_centiseconds(&m) == time && m.board.referee.won_q,
           "one may go on exploring, the timer stands");
    walk_in();
    tap_ok(!labkit_scores_get(&scores, 1, &score), "and it counts once");
    frames(1, BUTTON_START);
    frames(3, 0);
    tap_ok(!m.board.referee.won_q && m.best == time, "start begins anew, with a time to beat");
    frames(1, BUTTON_CHEAT);
    walk_in();
    tap_ok(m.board.referee.won_q && !labkit_scores_get(&scores, 1, &score),
           "a time with cheat mode does not count");
}

static void moving(void) {
    uint32_t steps;
    uint16_t angle;
    power_up(AS_MEANT, 4);
    frames(3, 0);
    angle = m.board.game_logic.q.angle;
    frames(60, BUTTON_LEFT);
    angle = (uint16_t)((m.board.game_logic.q.angle - angle) & (ANGLE_STEPS - 1));
    tap_ok(angle >= 998 && angle <= 1002, "turning for a second: 1,000 of 4,096 steps");
    frames(1, 0);
    steps = m.board.referee.steps_q + m.board.referee.bumps_q;
    frames(60, BUTTON_FORWARD);
    steps = m.board.referee.steps_q + m.board.referee.bumps_q - steps;
    tap_ok(steps >= 159 && steps <= 161, "walking for a second: 160 steps of 1/64 cell");
    m.board.pins.logic_rate = m.board.pins.pixel_rate = 1;
    m.board.phase_q = 0;
    frames(1, 0);
    steps = m.board.referee.steps_q + m.board.referee.bumps_q;
    frames(60, BUTTON_FORWARD);
    steps = m.board.referee.steps_q + m.board.referee.bumps_q - steps;
    tap_ok(steps >= 159 && steps <= 161, "the same with the logic at 65 MHz");
    steps = m.board.referee.mazes_q;
    frames(RESET_HOLD_FRAMES - 1, BUTTON_RESET);
    tap_ok(m.board.referee.mazes_q == steps, "reset has to be held");
    frames(4, BUTTON_RESET);
    tap_ok(m.board.referee.mazes_q == steps + 1, "for a second, then there is a new maze");
}

static void save_ram(void) {
    score_t score = {1, 500, 40, AS_MEANT}, got;
    unsigned n;
    memset(&scores, 0xFF, sizeof scores);
    tap_ok(labkit_scores_boot(&scores) == 1, "a damaged save RAM starts empty");
    for (n = 0; n < 12; ++n) {
        score.seed = n;
        score.centiseconds = 1000 - 50 * n;
        labkit_scores_add(&scores, &score);
    }
    tap_ok(labkit_scores_get(&scores, 0, &got) && got.centiseconds == 450 &&
               labkit_scores_get(&scores, 9, &got) && got.centiseconds == 900,
           "the ten best times are kept, in order");
    scores.byte[20] ^= 1;
    tap_ok(labkit_scores_boot(&scores) == 1 && !labkit_scores_get(&scores, 0, &got),
           "one flipped bit and it counts as empty");
}

int main(void) {
    labkit_scores_check(&scores);
    mazes();
    winning();
    moving();
    save_ram();
    return tap_done();
}
