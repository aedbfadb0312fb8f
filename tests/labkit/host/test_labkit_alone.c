/* Every correction works on its own: switched on over the board as built it does what it promises, and toggled in any behaviour
 * it still leaves a maze to play. */
#include "libretro/machine.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

static machine_t m;
static scores_t scores;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT], other[SCREEN_WIDTH * SCREEN_HEIGHT];

static void power_up(uint32_t fix, uint32_t boot) {
    const pins_t pins = {.fix = fix, .logic_rate = 1, .pixel_rate = 1, .switch0 = 1};
    labkit_machine_init(&m, &pins, boot);
}

/* The last one is shown. */
static void frames(unsigned count, uint16_t buttons) {
    const machine_input_t in = {.buttons = buttons, .digit = NO_DIGIT};
    while (count--) {
        labkit_machine_frame(&m, &in, &scores, count ? NULL : screen);
    }
}

/* A press of start after some clocks, and time for the maze; whether there is one. */
static int new_maze(unsigned wait) {
    unsigned n;
    labkit_board_advance(&m.board, NULL, 1 + wait * 7919);
    labkit_board_press_start(&m.board, wait);
    for (n = 0; n < 8 && !(n && m.board.map_generation.q.done_q); ++n) {
        labkit_board_advance(&m.board, NULL, 100000);
    }
    return m.board.map_generation.q.done_q;
}

/* An empty map, someone in it, and the picture of it. */
static void stand(uint32_t fix, uint8_t xpos, uint8_t ypos, uint16_t angle) {
    const player_t p = {10, 10, xpos, ypos, angle, 0, 0};
    power_up(fix, 1);
    frames(3, 0);
    memset(&m.board.map_generation.map_q, 0, sizeof(map_t));
    m.board.game_logic.q = p;
    frames(4, 0);
}

static int top_of(unsigned x) {
    int y;
    for (y = 0; y < SCREEN_HEIGHT / 2; ++y) {
        uint8_t pixel = screen[SCREEN_WIDTH * y + x];
        if (pixel == HORIZONTAL_WALL_COLOR || pixel == VERTICAL_WALL_COLOR) {
            return y;
        }
    }
    return -1;
}

static uint32_t map_hash(void) {
    uint32_t hash = 0;
    unsigned n;
    for (n = 0; n < MAP_CELLS; ++n) {
        hash = labkit_lfsr_hash(hash + n * m.board.map_generation.map_q.bit[n] + 1);
    }
    return hash;
}

static int solvable(void) {
    uint8_t reached[MAP_CELLS];
    labkit_mapcheck_reach(&m.board.map_generation.map_q, 0, reached);
    return reached[MAP_SIDE * MAP_CENTRE + MAP_CENTRE];
}

/* ---- what each promises, alone ---- */

static int does_random(uint32_t fix) {
    uint32_t hash;
    power_up(fix, 1);
    frames(3, 0);
    hash = map_hash();
    power_up(fix, 2);
    frames(3, 0);
    return map_hash() != hash;
}

static int does_newmap(uint32_t fix) {
    unsigned n, made = 0, changed = 0;
    uint32_t hash = 0;
    power_up(fix, 1);
    for (n = 0; n < 12; ++n) {
        made += (unsigned)new_maze(n);
        changed += map_hash() != hash;
        hash = map_hash();
    }
    return made == 12 && changed >= 9;
}

/* Changed cells of ring k: walls in an even one, openings in an odd one. */
static unsigned changes(unsigned k) {
    unsigned x, y, count = 0;
    for (y = k; y <= 20 - k; ++y) {
        for (x = k; x <= 20 - k; ++x) {
            if (x == k || y == k || x == 20 - k || y == 20 - k) {
                count += m.board.map_generation.map_q.bit[MAP_SIDE * y + x] != (k & 1);
            }
        }
    }
    return count;
}

static int does_rings(uint32_t fix) {
    static const uint8_t said[10] = {1, 2, 2, 4, 4, 4, 4, 4, 4, 1};
    unsigned k, boot, right = 0;
    for (boot = 0; boot < 5; ++boot) {
        power_up(fix, boot);
        frames(3, 0);
        for (k = 0; k < 10; ++k) {
            right += changes(k) == said[k];
        }
    }
    return right == 50;
}

static int does_reachable(uint32_t fix) {
    unsigned n, good = 0;
    power_up(fix, 1);
    for (n = 0; n < 20; ++n) {
        good += new_maze(n) && solvable();
    }
    return good == 20;
}

static int does_startcell(uint32_t fix) {
    unsigned boot, moved = 0, open = 0;
    for (boot = 0; boot < 8; ++boot) {
        const player_t *p = &m.board.game_logic.q;
        power_up(fix, boot);
        frames(3, 0);
        moved += p->xindex || p->yindex;
        open += p->xpos == 32 && !m.board.map_generation.map_q.bit[MAP_SIDE * p->yindex + p->xindex];
    }
    return moved >= 6 && open == 8;
}

static int does_farstart(uint32_t fix) {
    const player_t *p = &m.board.game_logic.q;
    return does_startcell(fix) && (p->xindex <= 2 || p->yindex <= 2 || p->xindex >= 18 || p->yindex >= 18);
}

static int does_walls(uint32_t fix) { /* east over a border that the original refuses */
    stand(fix, 60, 5, 0);
    m.board.map_generation.map_q.bit[MAP_SIDE * 8 + 1] = 1;
    frames(10, BUTTON_FORWARD);
    return m.board.game_logic.q.xindex == 11;
}

static int does_reset(uint32_t fix) {
    game_logic_t g = {{10, 10, 5, 5, 0, 0, 0}};
    const game_in_t in = {.fix = fix, .reset = 1, .up = 1};
    static const map_t empty;
    labkit_game_logic_tick(&g, &in, &empty);
    return g.q.xpos == 0;
}

static int does_axis(uint32_t fix) { /* the nearest point of a wall straight ahead is in the middle */
    unsigned x, nearest = 0, last = 0;
    stand(fix | FIX_OUTSIDE, 32, 32, 1024);
    for (x = 0; x < SCREEN_WIDTH; ++x) {
        if (top_of(x) < top_of(nearest)) {
            nearest = x;
        }
        if (top_of(x) <= top_of(nearest)) {
            last = x;
        }
    }
    return (nearest + last) / 2 > 495 && (nearest + last) / 2 < 530;
}

static int does_flip(uint32_t fix) {
    unsigned n, changed = 0, early = 0;
    power_up(fix, 1);
    for (n = 0; n < 4000; ++n) {
        uint8_t before = m.board.buffer_selector.buffer_select_q;
        uint16_t line = m.board.xvga.vcount_q;
        labkit_board_advance(&m.board, NULL, 1000);
        if (m.board.buffer_selector.buffer_select_q != before) {
            ++changed;
            early += line < SCREEN_HEIGHT - 2;
        }
    }
    return changed >= 2 && !early;
}

static int does_align(uint32_t fix) { /* all wall pixels six further left */
    unsigned x, y, same = 0;
    stand(FIX_OUTSIDE, 32, 32, 700);
    memcpy(other, screen, sizeof other);
    stand(fix | FIX_OUTSIDE, 32, 32, 700);
    for (y = 330; y < 350; ++y) {
        for (x = 0; x < 800; ++x) {
            same += screen[SCREEN_WIDTH * y + x] == other[SCREEN_WIDTH * y + x + 6];
        }
    }
    return same == 20 * 800;
}

static int does_minimapleft(uint32_t fix) {
    stand(fix, 32, 32, 0);
    return screen[SCREEN_WIDTH + 2] == 0xFF && screen[SCREEN_WIDTH + 1021] != 0xFF;
}

static int does_win(uint32_t fix) {
    stand(fix, 32, 32, 0);
    return m.board.referee.won_q;
}

static int does_flat(uint32_t fix) {
    stand(fix | FIX_OUTSIDE | FIX_AXIS, 32, 32, 1024);
    return top_of(100) - top_of(512) <= 2 && top_of(512) - top_of(100) <= 2 && top_of(512) > 0;
}

/* With a wall on the left, at the very edge of the cell, the original measures a distance of zero: the whole picture is wall. */
static int does_precision(uint32_t fix) {
    unsigned y;
    stand(fix | FIX_OUTSIDE, 0, 32, 1024);
    for (y = 0; y < MAP_SIDE; ++y) {
        m.board.map_generation.map_q.bit[MAP_SIDE * y + 9] = 1;
    }
    frames(4, 0);
    return top_of(548) > 0 && top_of(548) < 300; /* the direction of view is at 550; the far end of the wall is 336 */
}

static int does_outside(uint32_t fix) {
    stand(fix, 32, 32, 1024);
    return top_of(512) > 0 && top_of(512) < 367;
}

static int does_minimapmark(uint32_t fix) { /* the mark moves within its cell */
    stand(fix, 8, 8, 0);
    memcpy(other, screen, sizeof other);
    stand(fix, 56, 56, 0);
    return memcmp(other, screen, SCREEN_WIDTH * 174) != 0;
}

static int does_walk(uint32_t fix) { /* 30 degrees: two parts along for one part across, roughly */
    int dx, dy;
    stand(fix, 32, 32, 341);
    frames(30, BUTTON_FORWARD);
    dx = (m.board.game_logic.q.xindex - 10) * 64 + m.board.game_logic.q.xpos - 32;
    dy = (10 - m.board.game_logic.q.yindex) * 64 + 32 - m.board.game_logic.q.ypos;
    return dx > 60 && dy * 100 / dx > 50 && dy * 100 / dx < 65;
}

static int does_pace(uint32_t fix) {
    unsigned n, even = 0;
    stand(fix, 32, 32, 1024);
    for (n = 0; n < 20; ++n) {
        uint32_t before = m.board.referee.steps_q + m.board.referee.bumps_q;
        frames(1, BUTTON_FORWARD);
        even += m.board.referee.steps_q + m.board.referee.bumps_q - before == WALK_STEPS_PER_PICTURE;
    }
    return even == 20;
}

static int does_light(uint32_t fix) {
    uint8_t seen[256] = {0};
    unsigned n, codes = 0;
    stand(fix, 32, 32, 300);
    for (n = 0; n < sizeof screen; ++n) {
        codes += !seen[screen[n]];
        seen[screen[n]] = 1;
    }
    return codes > 60;
}

/* A step shows in the very next picture, at most one after the frame that read the button. */
static int does_fresh(uint32_t fix) {
    stand(fix | FIX_OUTSIDE, 32, 32, 1000);
    m.board.pins.switch0 = 0;
    frames(3, 0);
    memcpy(other, screen, sizeof other);
    frames(1, BUTTON_LEFT);
    frames(1, 0);
    return memcmp(other, screen, sizeof other) != 0 && does_flip(fix);
}

static const struct {
    const char *name;
    int (*does)(uint32_t fix);
} promises[FIX_COUNT] = {
    {"random", does_random},
    {"newmap", does_newmap},
    {"rings", does_rings},
    {"reachable", does_reachable},
    {"startcell", does_startcell},
    {"walls", does_walls},
    {"reset", does_reset},
    {"axis", does_axis},
    {"flip", does_flip},
    {"align", does_align},
    {"minimapleft", does_minimapleft},
    {"win", does_win},
    {"flat", does_flat},
    {"precision", does_precision},
    {"outside", does_outside},
    {"minimapmark", does_minimapmark},
    {"farstart", does_farstart},
    {"walk", does_walk},
    {"pace", does_pace},
    {"light", does_light},
    {"fresh", does_fresh},
};

/* Toggled in a behaviour: four mazes, each made in time. */
static int plays(uint32_t fix) {
    unsigned n, good = 0;
    power_up(fix, 3);
    for (n = 0; n < 4; ++n) {
        good += (unsigned)new_maze(n);
    }
    return good == 4;
}

int main(void) {
    static const uint32_t base[3] = {AS_BUILT, AS_MEANT, AS_EXTENDED};
    static const char *const base_name[3] = {"as built", "as meant", "extended"};
    char text[120];
    unsigned n, b;
    for (n = 0; n < FIX_COUNT; ++n) {
        uint32_t bit = labkit_corrections[n].bit;
        snprintf(text, sizeof text, "%s alone, over the board as built, does what it promises", promises[n].name);
        tap_ok(!strcmp(promises[n].name, labkit_corrections[n].name) && promises[n].does(bit), text);
        snprintf(text, sizeof text, "%s: and without it the board does not", promises[n].name);
        tap_ok(!promises[n].does(AS_BUILT), text);
    }
    for (b = 0; b < 3; ++b) {
        unsigned good = 0;
        for (n = 0; n < FIX_COUNT; ++n) {
            int one = plays(base[b] ^ labkit_corrections[n].bit);
            good += (unsigned)one;
            if (!one) {
                printf("# %s with %s switched over has no maze\n", base_name[b], labkit_corrections[n].name);
            }
        }
        snprintf(text, sizeof text, "%s, each of the %d switched over by itself: there are mazes to play", base_name[b],
                 FIX_COUNT);
        tap_eq(good, FIX_COUNT, text);
    }
    return tap_done();
}
