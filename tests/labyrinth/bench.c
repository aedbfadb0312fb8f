/* A walk through a whole maze by itself, from the start to the centre: the console loop of the labyrinth without the
 * shell. bench.lua counts the pictures, times them and compares them with the host's. */
#include <stdint.h>
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

extern uint8_t frame_count;
#pragma zpsym("frame_count")
void screen_on(void);
void chr_load(void);

#define PPUCTRL (*(volatile uint8_t *)0x2000)
#define PPUADDR (*(volatile uint8_t *)0x2006)
#define PPUDATA (*(volatile uint8_t *)0x2007)

uint8_t bench_done;        /* 1 at the centre */
uint16_t bench_seed = 943; /* the maze; bench.lua may put another one here before bench_go */
uint8_t bench_go;          /* 1 starts the walk; 2: the maze for poses is made */
uint8_t bench_pose;        /* 1: no walk; show the pose in cast_x, cast_y, cast_angle whenever it becomes 2 */
uint8_t bench_again;       /* 1: back to the beginning, for another seed */
uint16_t bench_ticks;
uint8_t bench_wishes;

static const uint8_t palette[16] = {0x0F, 0x10, 0x00, 0x08, 0x0F, 0x10, 0x00, 0x08,
                                    0x0F, 0x10, 0x00, 0x18, 0x0F, 0x10, 0x00, 0x28};
/* Rows of attribute bytes: the palettes go from dark at the horizon (row 10) to light at the view's edges. */
static const uint8_t attributes[8] = {0xF0, 0xAF, 0x5A, 0xA5, 0xFA, 0x0F, 0x00, 0x00};

static void vram_at(uint8_t high, uint8_t low) {
    PPUADDR = high;
    PPUADDR = low;
}

static void screen_make(void) {
    uint16_t i;
    uint8_t n;
    PPUCTRL = 0;
    chr_load();
    vram_at(0, 0);
    for (n = 0; n < 16; ++n) {
        PPUDATA = 0;
    }
    vram_at(0x20, 0);
    for (i = 0; i < 960; ++i) {
        PPUDATA = 0;
    }
    for (n = 0; n < 64; ++n) {
        PPUDATA = attributes[n >> 3];
    }
    vram_at(0x3F, 0);
    for (n = 0; n < 16; ++n) {
        PPUDATA = palette[n];
    }
    vram_at(0, 0);
}

/* The wishes of someone who knows the way: from the middle of a cell on, turn towards the next one, then go. */
static uint8_t heading;

static uint8_t past_middle(void) {
    uint8_t x = (uint8_t)move_x;
    uint8_t y = (uint8_t)move_y;
    switch (heading) {
    case MAZE_WAY_EAST:
        return x >= 128;
    case MAZE_WAY_NORTH:
        return y <= 128;
    case MAZE_WAY_WEST:
        return x <= 128;
    default:
        return y >= 128;
    }
}

static uint8_t guide(void) {
    uint8_t way = maze_way[MAZE_AT((uint8_t)(move_x >> 8), (uint8_t)(move_y >> 8))];
    uint16_t want, off;
    if (way == MAZE_WAY_HERE) {
        bench_done = 1;
        return 0;
    }
    if (past_middle()) {
        heading = way;
    }
    want = heading - MAZE_WAY_EAST;
    want <<= 10;
    off = (want - move_angle) & 4095;
    if (off > 24 && off < 4072) {
        return off < 2048 ? MOVE_LEFT : MOVE_RIGHT;
    }
    move_angle = want;
    return MOVE_FORWARD;
}

static void picture(void) {
    while (draw_state != DRAW_IDLE) {
    }
    cast_view();
    draw_compose();
    draw_state = DRAW_WHOLE;
}

static void walk(void) {
    uint8_t last = frame_count;
    uint8_t now;
    maze_make(bench_seed);
    move_place(maze_start_x, maze_start_y, maze_start_turn);
    heading = maze_way[MAZE_AT(maze_start_x, maze_start_y)];
    while (!bench_done) {
        now = frame_count;
        while (last != now) {
            ++last;
            ++bench_ticks;
            bench_wishes = guide();
            move_tick(bench_wishes);
        }
        cast_x = move_x;
        cast_y = move_y;
        cast_angle = move_angle;
        picture();
    }
}

/* One picture after another, as asked for. */
static void poses(void) {
    maze_make(bench_seed);
    bench_go = 2;
    while (!bench_again) {
        if (bench_pose == 2) {
            picture();
            while (draw_state != DRAW_IDLE) {
            }
            bench_pose = 1;
        }
    }
    bench_again = 0;
}

int main(void) {
    screen_make();
    screen_on();
    for (;;) {
        while (bench_go != 1) {
        }
        if (!bench_pose) {
            break;
        }
        poses();
    }
    walk();
    for (;;) {
    }
    return 0;
}
