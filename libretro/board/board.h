/* The board: all modules, wired, with their two clocks and the reset.
 *
 *     pins -> step_rate -> game_logic ---> SceneRenderer -> DoubleBuffer -> picture
 *                              ^                ^                ^             ^
 *                        map_generation --------+         BufferSelector   minimap, background
 *
 *     xvga counts lines and columns for all that is on the screen
 *
 * The pixel clock is 65 MHz. The logic clock is a fraction of it, logic_rate / pixel_rate, 27/65 (the labkit's 27 MHz) or 1/1;
 * its edges fall on edges of the pixel clock, spread evenly. board_tick is one pixel clock. The picture goes to `screen`,
 * 1024 x 768 bytes of pixel code (NULL: no pixel work), as a monitor that follows the sync sees it. The whole state is this
 * plain struct; equal states and inputs give equal futures, however the clocks are divided into calls.
 */
#ifndef LABKIT_BOARD_H
#define LABKIT_BOARD_H

#include "buffer_selector.h"
#include "corrections.h"
#include "double_buffer.h"
#include "game_logic.h"
#include "map_generation.h"
#include "minimap.h"
#include "referee.h"
#include "scene_renderer.h"
#include "step_rate.h"
#include "xvga.h"

#define PIXEL_CLOCK_HZ 65000000u
#define FRESH_LINE 350 /* FIX_FRESH: a picture that starts on this line is ready before line 768, however slow it is */
#define RESET_CLOCKS 4 /* logic clocks that a press of reset lasts */

/* What is set from outside: buttons, switches, and how the board is built. */
typedef struct {
    uint32_t fix;                    /* corrections */
    uint32_t logic_rate, pixel_rate; /* logic clocks for pixel clocks */
    int16_t walk, turn;              /* -256..256: forward and left are positive */
    uint8_t switch0, switch1;        /* minimap, cheat mode */
    uint8_t start;                   /* the start button as a level, in addition to the presses of board_press_start */
    uint8_t hold;                    /* 1: the timer is stopped */
} pins_t;

typedef struct {
    pins_t pins;
    uint32_t phase_q;                         /* of the logic clock: 0..pixel_rate-1 */
    uint8_t reset_clocks_q;                   /* logic clocks that reset is still high */
    uint8_t start_q;                          /* start will be high in the next logic clock that has no reset */
    uint8_t done_seen_q;                      /* done of map_generation, one clock late */
    uint32_t seed_q;                          /* for start */
    uint8_t minimap_delay_q[PIXEL_DELAY - 1]; /* FIX_ALIGN */
    xvga_t xvga;
    minimap_t minimap;
    buffer_selector_t buffer_selector;
    step_rate_t step_rate;
    game_logic_t game_logic;
    referee_t referee;
    mapgen_t map_generation;
    scene_t scene_renderer;
    double_buffer_t double_buffer;
} board_t;

/* Power-up: everything 0, then the state that the hardware has after configuration. */
void labkit_board_init(board_t *b, const pins_t *pins);

void labkit_board_press_reset(board_t *b);

/* Start, and the seed of the maze it will make (FIX_RANDOM). */
void labkit_board_press_start(board_t *b, uint32_t seed);

uint32_t labkit_board_logic_hz(const board_t *b);

/* One pixel clock: the reference for everything else. */
void labkit_board_tick(board_t *b, uint8_t *screen);

/* The same with the modules in another order, a permutation of 0..BOARD_MODULES-1. The result must be the same. */
#define BOARD_MODULES 9
void labkit_board_tick_ordered(board_t *b, uint8_t *screen, const uint8_t order[BOARD_MODULES]);

/* n pixel clocks, equal to n ticks. (board_advance.c) */
void labkit_board_advance(board_t *b, uint8_t *screen, uint64_t n);

/* n pixel clocks of the display alone, nothing else changing. (video_advance.c) */
void labkit_video_advance(board_t *b, uint8_t *screen, uint64_t n);

/* ---- between board.c and the fast paths ---- */

/* One pixel clock of xvga, minimap, the shown memory and the delay line; with screen, the pixel of this cycle
 * first. */
void labkit_board_tick_video(board_t *b, uint8_t *screen);

/* One logic clock of everything except the display; the caller updates phase_q. */
void labkit_board_tick_logic(board_t *b);

/* Layers to pixel: minimap over wall over background, 0 is transparent. */
static inline uint8_t board_mix(uint8_t minimap, uint8_t wall, uint8_t background) {
    return minimap ? minimap : wall ? wall : background;
}

uint8_t labkit_board_scene_start(const board_t *b);
void labkit_board_mapgen_inputs(const board_t *b, mapgen_in_t *in);

/* FIX_FRESH: the renderer has to wait. Meaningful only when it could start. */
uint8_t labkit_board_scene_waits(const board_t *b);
void labkit_board_scene_inputs(const board_t *b, scene_in_t *in);
void labkit_board_step_inputs(const board_t *b, step_rate_in_t *in);
void labkit_board_minimap_inputs(const board_t *b, minimap_in_t *in);

/* step_rate, game_logic and referee for one logic clock. */
void labkit_board_tick_play(board_t *b);

#endif
