/* The corrections keep their promises: rays, walls, minimap, flips, seeds. */
#include "libretro/board/board.h"
#include "libretro/board/exact_ray.h"
#include "tests/labkit/host/labkit_random.h"
#include "tests/tap.h"

#include <math.h>
#include <string.h>

/* All corrections except the light (so that walls have the original's colours) and the fine steps. */
#define PLAIN (AS_EXTENDED & ~(FIX_LIGHT | FIX_WALK))

static board_t board;
static uint8_t screen[SCREEN_WIDTH * SCREEN_HEIGHT];

static void make_maze(uint32_t seed, map_t *map, player_t *home) {
    static mapgen_t g;
    mapgen_in_t in = {.fix = AS_MEANT, .start = 1, .seed = seed};
    labkit_mapgen_tick(&g, &in);
    for (in.start = 0; !g.q.done_q;) {
        labkit_mapgen_advance(&g, &in, 1000000);
        labkit_mapgen_tick(&g, &in);
    }
    *map = g.map_q;
    *home = g.q.home_q;
}

static int wall(const map_t *map, int x, int y) {
    return x < 0 || y < 0 || x >= MAP_SIDE || y >= MAP_SIDE || map->bit[MAP_SIDE * y + x];
}

/* Distance along the view in cells by plain floating point, and the face; the reference for exact_ray. */
static double reference(const map_t *map, const player_t *eye, unsigned column, int *vertical, double *margin) {
    double turn = eye->angle * 2 * acos(-1.0) / ANGLE_STEPS, side = (1023.0 - 2 * column) / 1774;
    double x = eye->xindex + (eye->xpos + 0.5) / 64, y = eye->yindex + (eye->ypos + 0.5) / 64;
    double dx = cos(turn) - side * sin(turn), dy = -sin(turn) - side * cos(turn);
    int cx = eye->xindex, cy = eye->yindex;
    double tx = dx > 0 ? (cx + 1 - x) / dx : (cx - x) / dx, ty = dy > 0 ? (cy + 1 - y) / dy : (cy - y) / dy;
    *margin = 1;
    for (;;) {
        *vertical = tx <= ty;
        if (fabs(tx - ty) < *margin) {
            *margin = fabs(tx - ty); /* how close the ray came to a corner */
        }
        if (*vertical) {
            cx += dx > 0 ? 1 : -1;
            if (wall(map, cx, cy)) {
                return tx;
            }
            tx += fabs(1 / dx);
        } else {
            cy += dy > 0 ? 1 : -1;
            if (wall(map, cx, cy)) {
                return ty;
            }
            ty += fabs(1 / dy);
        }
    }
}

static void rays(void) {
    map_t map;
    player_t eye;
    unsigned n, column, wrong = 0, judged = 0;
    double worst = 0;
    for (n = 0; n < 300; ++n) {
        make_maze(n, &map, &eye);
        eye.angle = (uint16_t)rnd(ANGLE_STEPS);
        eye.xpos = (uint8_t)rnd(64), eye.ypos = (uint8_t)rnd(64);
        for (column = 0; column < 1024; ++column) {
            exact_ray_t got;
            int vertical;
            double margin, want = reference(&map, &eye, column, &vertical, &margin), distance;
            labkit_exact_ray(&map, &eye, eye.angle, column, PLAIN, &got);
            if (margin < 1e-3) {
                continue; /* through a corner: either face is right */
            }
            ++judged;
            wrong += (got.distanceVW < got.distanceHW) != vertical;
            distance = (vertical ? got.distanceVW : got.distanceHW) / 256.0 / 64 * 1774 / 2048;
            worst = fmax(worst, fabs(distance - want) / (want + 0.02));
        }
    }
    printf("# %u rays, worst distance off by %.3f %%\n", judged, worst * 100);
    tap_eq(wrong, 0, "precise rays: every column hits the face that it should, no strays, no gaps");
    tap_ok(worst < 0.01, "precise rays: distances within 1 % of floating point");
}

/* Heights of the wall on the screen, -1 if there is none. */
static int top_of(unsigned x) {
    unsigned y;
    for (y = 0; y < SCREEN_HEIGHT / 2; ++y) {
        uint8_t pixel = screen[SCREEN_WIDTH * y + x];
        if (pixel == HORIZONTAL_WALL_COLOR || pixel == VERTICAL_WALL_COLOR) {
            return (int)y;
        }
    }
    return -1;
}

static void render(uint32_t fix, const map_t *map, const player_t *player) {
    const pins_t pins = {.fix = fix, .logic_rate = 1, .pixel_rate = 1};
    labkit_board_init(&board, &pins);
    board.map_generation.map_q = *map;
    board.game_logic.q = *player;
    labkit_board_advance(&board, screen, 4 * (uint64_t)XVGA_CLOCKS_PER_FRAME);
}

static void flat_wall(void) {
    static map_t empty;
    const player_t centre = {10, 10, 32, 32, 1024, 0, 0};
    unsigned x, flat = 1, mirrored = 1;
    int built_edge, built_middle;
    render(PLAIN, &empty, &centre);
    for (x = 0; x < SCREEN_WIDTH; ++x) {
        flat &= top_of(x) == top_of(0);
        mirrored &= top_of(x) == top_of(SCREEN_WIDTH - 1 - x);
    }
    tap_ok(flat && top_of(0) > 0, "no fish-eye: a wall straight ahead has one height over the whole screen");
    tap_ok(mirrored, "looking straight ahead, left and right are alike");
    render(PLAIN & ~FIX_FLAT, &empty, &centre);
    built_edge = top_of(0), built_middle = top_of(512);
    tap_ok(built_edge > built_middle, "without that correction the wall bows");
    render(PLAIN & ~FIX_OUTSIDE, &empty, &centre);
    tap_eq(top_of(512), 367, "without the outer wall there is the stripe of the original");
}

/* Every border of every cell, all eight directions, forward and back: never into a wall, never out. */
static void walls(void) {
    static const uint8_t edge[4] = {0, 1, 62, 63};
    map_t map;
    player_t home;
    unsigned seed, cell, x, y, angle, way, bad = 0, moved = 0;
    for (seed = 0; seed < 10; ++seed) {
        make_maze(seed, &map, &home);
        for (cell = 0; cell < MAP_CELLS; ++cell) {
            for (x = 0; !map.bit[cell] && x < 4; ++x) {
                for (y = 0; y < 4; ++y) {
                    for (angle = 0; angle < ANGLE_STEPS; angle += 128) {
                        for (way = 0; way < 2; ++way) {
                            game_logic_t g = {
                                {(uint8_t)(cell % 21), (uint8_t)(cell / 21), edge[x], edge[y], (uint16_t)angle, 0, 0}};
                            const game_in_t in = {.fix = AS_MEANT, .up = !way, .down = (uint8_t)way};
                            moved += !labkit_game_logic_tick(&g, &in, &map);
                            bad += (unsigned)wall(&map, g.q.xindex, g.q.yindex);
                        }
                    }
                }
            }
        }
    }
    printf("# %u steps went through\n", moved);
    tap_ok(bad == 0 && moved > 100000, "walls stop you in all eight directions, forward and back");
}

static void back_undoes_forward(void) {
    static const map_t empty;
    unsigned angle, wrong = 0;
    for (angle = 0; angle < ANGLE_STEPS; ++angle) {
        game_logic_t g = {{10, 10, 63, 0, (uint16_t)angle, 0, 0}};
        const player_t before = g.q;
        game_in_t in = {.fix = AS_MEANT, .up = 1};
        labkit_game_logic_tick(&g, &in, &empty);
        in.up = 0, in.down = 1;
        labkit_game_logic_tick(&g, &in, &empty);
        wrong += memcmp(&before, &g.q, sizeof before) != 0;
    }
    tap_eq(wrong, 0, "a step back undoes a step forward, at every angle");
}

static double place_of(const player_t *p, int y) {
    return y ? p->yindex * 64 + p->ypos + p->yfrac / 256.0 : p->xindex * 64 + p->xpos + p->xfrac / 256.0;
}

/* FIX_WALK: equally fast in every direction of view; and along a corridor at any angle.
 */
static void exact_walk(void) {
    static map_t map;
    unsigned angle, n;
    double worst = 0, astray = 0, least = 1e9;
    for (angle = 0; angle < ANGLE_STEPS; angle += 7) {
        game_logic_t g = {{10, 10, 32, 32, (uint16_t)angle, 0, 0}};
        const game_in_t in = {.fix = AS_EXTENDED, .up = 1};
        double x = place_of(&g.q, 0), y = place_of(&g.q, 1), turn = angle * 2 * acos(-1.0) / ANGLE_STEPS;
        for (n = 0; n < 200; ++n) {
            labkit_game_logic_tick(&g, &in, &map);
        }
        x = place_of(&g.q, 0) - x, y = y - place_of(&g.q, 1);
        worst = fmax(worst, fabs(hypot(x, y) - 200));
        astray = fmax(astray, fabs(x * sin(turn) - y * cos(turn)));
    }
    printf("# 200 steps are off by %.2f in length and by %.2f to a side, at most\n", worst, astray);
    tap_ok(worst < 1 && astray < 1, "extended: equally fast in all directions, and where one looks");
    for (n = 0; n < MAP_SIDE; ++n) { /* a corridor from west to east along row 10 */
        map.bit[MAP_SIDE * 9 + n] = map.bit[MAP_SIDE * 11 + n] = 1;
    }
    for (angle = ANGLE_STEPS - 700; angle < ANGLE_STEPS + 700; angle += 10) {
        game_logic_t g = {{1, 10, 32, 32, (uint16_t)(angle % ANGLE_STEPS), 0, 0}};
        const game_in_t in = {.fix = AS_EXTENDED, .up = 1};
        double x = place_of(&g.q, 0), along = cos(angle * 2 * acos(-1.0) / ANGLE_STEPS);
        for (n = 0; n < 480; ++n) {
            labkit_game_logic_tick(&g, &in, &map);
        }
        least = fmin(least, (place_of(&g.q, 0) - x) / (480 * along));
    }
    tap_ok(least > 0.98, "extended: two seconds along a corridor, up to 60 degrees off it: slides all the way");
}

static void minimap(void) {
    static map_t map;
    const player_t p = {3, 5, 32, 32, 0, 0, 0};
    unsigned left, right;
    memset(&map, 0, sizeof map);
    render(PLAIN, &map, &p);
    board.pins.switch0 = 1;
    labkit_board_advance(&board, screen, XVGA_CLOCKS_PER_FRAME);
    left = screen[SCREEN_WIDTH], right = screen[SCREEN_WIDTH + 1023];
    tap_ok(left == 0xFF && right != 0xFF, "the minimap is top left");
    tap_ok(screen[SCREEN_WIDTH * (3 + 44) + 3 + 28] == 0xF8, "with the player's mark at his place");
    map.bit[21 * 5 + 3] = 1;
    render(AS_BUILT | FIX_ALIGN | FIX_FLIP, &map, &p);
    board.pins.switch0 = board.pins.switch1 = 1;
    labkit_board_advance(&board, screen, XVGA_CLOCKS_PER_FRAME);
    tap_ok(screen[SCREEN_WIDTH + 1023] == 0xFF && screen[SCREEN_WIDTH * (3 + 44) + 853 + 28] == 0x38,
           "as built it is top right, and a wall hides the mark");
}

/* The memory that is shown may change only between two refreshes. */
static void flips(void) {
    const pins_t pins = {.fix = AS_MEANT, .logic_rate = 27, .pixel_rate = 65, .walk = 256, .turn = 100};
    unsigned n, changes = 0, early = 0;
    labkit_board_init(&board, &pins);
    labkit_board_press_reset(&board);
    labkit_board_press_start(&board, 9);
    for (n = 0; n < 20000; ++n) {
        uint8_t before = board.buffer_selector.buffer_select_q;
        uint16_t line = board.xvga.vcount_q;
        labkit_board_advance(&board, NULL, 600);
        if (board.buffer_selector.buffer_select_q != before) {
            ++changes;
            early += line < SCREEN_HEIGHT - 1;
        }
    }
    tap_ok(changes >= 10 && !early, "the buffers change over between refreshes, about sixty times a second");
}

static void seeds(void) {
    map_t first, again, other;
    player_t a, b;
    unsigned n, same = 0, walls_of_ring_9 = 0;
    make_maze(1, &first, &a);
    for (n = 2; n < 200; ++n) {
        make_maze(n, &other, &b);
        same += !memcmp(&first, &other, sizeof first);
        walls_of_ring_9 += (unsigned)(!other.bit[21 * 10 + 9] + !other.bit[21 * 10 + 11] + !other.bit[21 * 9 + 10] +
                                          !other.bit[21 * 11 + 10] ==
                                      1);
    }
    make_maze(1, &again, &b);
    tap_ok(!memcmp(&first, &again, sizeof first) && !memcmp(&a, &b, sizeof a), "a seed makes the same maze and start again");
    tap_eq(same, 0, "other seeds make other mazes");
    tap_eq(walls_of_ring_9, 198, "the centre has exactly one door, as the report has it");
}

int main(void) {
    rays();
    flat_wall();
    walls();
    back_undoes_forward();
    exact_walk();
    minimap();
    flips();
    seeds();
    return tap_done();
}
