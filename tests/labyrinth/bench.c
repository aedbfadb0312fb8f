/* The labyrinth's main loop without the shell, driven from Lua through the bench_ variables:
 *     walk     the guide walks from the start to the centre (walk.lua)
 *     wander   Lua decides where to go (wander.lua)
 *     pose     one picture for each pose in lab_view_x, lab_view_y, lab_view_angle (poses.lua) */
#include <stdint.h>
#include "cart/tv.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/guide.h"
#include "games/labyrinth/view.h"
#include "games/labyrinth/draw.h"

ZP(uint8_t, frame_count);
void screen_on(void);
void chr_load(void);

#define PPUCTRL (*(volatile uint8_t *)0x2000)
#define PPUADDR (*(volatile uint8_t *)0x2006)
#define PPUDATA (*(volatile uint8_t *)0x2007)

/* From Lua: set the seed and the size, then bench_go. It goes back to BENCH_IDLE when the walk is over. */
enum { BENCH_IDLE, BENCH_WALK, BENCH_WANDER, BENCH_POSE };
uint8_t bench_go;
uint16_t bench_seed = 943;
uint8_t bench_size = LAB_MAZE_LARGE;
uint8_t bench_wishes;                   /* in: wander */
uint8_t bench_stop;                     /* in: 1 ends wander and pose */
uint8_t bench_ready;                    /* out: the maze is made */
uint8_t bench_pose;                     /* in: 1 asks for a picture; out: 0 when it is shown */
uint16_t whole_x, whole_y, whole_angle; /* out: pose of the picture that was handed over last */

static uint8_t bench_seen;

static const uint8_t palettes[16] = {0x0F, 0x07, 0x27, 0x37, LAB_DRAW_PALETTES};
static const uint8_t attributes[8] = {LAB_DRAW_ATTRIBUTES};

static void ppu_at(uint8_t high, uint8_t low) {
    PPUADDR = high;
    PPUADDR = low;
}

static void screen_make(void) {
    uint16_t i;
    uint8_t n;
    PPUCTRL = 0;
    chr_load();
    ppu_at(0, 0); /* tile 0 is black */
    for (n = 0; n < 16; ++n) {
        PPUDATA = 0;
    }
    ppu_at(0x20, 0);
    for (i = 0; i < 960; ++i) {
        PPUDATA = 0;
    }
    for (n = 0; n < 64; ++n) {
        PPUDATA = attributes[n >> 3];
    }
    ppu_at(0x3F, 0);
    for (n = 0; n < 16; ++n) {
        PPUDATA = palettes[n];
    }
    ppu_at(0, 0);
}

static void picture(void) {
    lab_view_make();
    while (lab_draw_state != LAB_DRAW_IDLE) {
    }
    lab_draw_compose();
    whole_x = lab_view_x;
    whole_y = lab_view_y;
    whole_angle = lab_view_angle;
    lab_draw_state = LAB_DRAW_WHOLE;
}

/* Every frame a tick, as many pictures as there is time for. */
static void walk(void) {
    uint8_t last = frame_count;
    uint8_t now;
    uint8_t wishes = 1;
    lab_move_place(lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn);
    lab_guide_begin();
    while (wishes && !bench_stop) {
        now = frame_count;
        while (last != now) {
            ++last;
            wishes = bench_go == BENCH_WALK ? lab_guide_wishes() : bench_wishes;
            lab_move_tick(wishes);
            wishes |= bench_go == BENCH_WANDER;
        }
        lab_view_x = lab_move_x;
        lab_view_y = lab_move_y;
        lab_view_angle = lab_move_angle;
        picture();
    }
}

static void poses(void) {
    while (!bench_stop) {
        if (bench_pose) {
            picture();
            while (lab_draw_state != LAB_DRAW_IDLE) {
            }
            bench_pose = 0;
        }
    }
}

int main(void) {
    screen_make();
    lab_view_begin();
    screen_on();
    for (;;) {
        while (bench_go == BENCH_IDLE) {
            if (frame_count == 120 && !bench_seen) { /* nobody controls it: then any emulator can show the walk */
                bench_go = BENCH_WALK;
            }
        }
        bench_seen = 1;
        lab_draw_end = tv_system == TV_PAL ? LAB_DRAW_END_PAL : LAB_DRAW_END;
        lab_draw_still = LAB_DRAW_MOVES;
        lab_draw_delay = tv_system == TV_PAL ? LAB_DRAW_DELAY_PAL : LAB_DRAW_DELAY;
        lab_maze_make(bench_seed, bench_size);
        bench_ready = 1;
        if (bench_go == BENCH_POSE) {
            poses();
        } else {
            walk();
        }
        bench_ready = 0;
        bench_stop = 0;
        bench_go = BENCH_IDLE;
    }
    return 0;
}
