/* The machine that is played: the board with someone at its buttons, a maze seed that can be typed in, times,
 * and text over the picture. It knows nothing of libretro; the front end's side is libretro.c. One call is
 * one picture. */
#ifndef LABKIT_MACHINE_H
#define LABKIT_MACHINE_H

#include "audio.h"
#include "board/board.h"
#include "scores.h"

/* Buttons, as bits. Opposite ones cancel each other. */
enum {
    BUTTON_FORWARD = 1 << 0,
    BUTTON_BACK = 1 << 1,
    BUTTON_LEFT = 1 << 2,
    BUTTON_RIGHT = 1 << 3,
    BUTTON_START = 1 << 4,   /* a new maze; in the seed window: the maze of that seed */
    BUTTON_MINIMAP = 1 << 5, /* flips switch 0 */
    BUTTON_CHEAT = 1 << 6,   /* flips switch 1 */
    BUTTON_SEED = 1 << 7,    /* opens and closes the seed window */
    BUTTON_RESET = 1 << 8,   /* held for a second */
    BUTTON_ALL = (1 << 9) - 1
};

#define NO_DIGIT 16
#define SEED_DIGITS 8
#define RESET_HOLD_FRAMES 60

typedef struct {
    uint16_t buttons;
    int16_t walk, turn; /* a stick, -256..256: forward and left are positive */
    uint8_t digit;      /* the key of a hexadecimal digit that is held, or NO_DIGIT */
} machine_input_t;

typedef struct {
    board_t board;
    uint32_t frames;      /* since power-up */
    uint32_t chance;      /* where the next seed comes from: stirred by what the player does and when */
    uint16_t held;        /* buttons of the frame before */
    uint8_t reset_held;   /* frames */
    uint8_t entry_open;   /* seed window */
    uint8_t entry_cursor; /* 0..7 from the left */
    uint32_t entry_seed;
    uint8_t digit_held; /* of the frame before */
    uint8_t cheated;    /* switch 1 was on in this maze: its time does not count */
    uint8_t won_seen;
    uint32_t mazes_seen;
    uint32_t best; /* centiseconds of the best time when the maze began, 0 if none */
    uint8_t hud;   /* text over the picture */
    audio_t audio;
} machine_t;

/* Power-up; the first maze is made by itself. `boot` makes it differ from time to time. */
void labkit_machine_init(machine_t *m, const pins_t *pins, uint32_t boot);

/* The reset button of the board. */
void labkit_machine_reset(machine_t *m);

/* One picture: 1344 x 806 pixel clocks. `screen` as in board.h. Solved mazes go to `scores`. */
void labkit_machine_frame(machine_t *m, const machine_input_t *in, scores_t *scores, uint8_t *screen);

/* Time in this maze. */
uint32_t labkit_machine_centiseconds(const machine_t *m);

/* ---- hud.c ---- */

/* Draws the text over a finished picture. */
void labkit_hud_draw(const machine_t *m, uint8_t *screen);

#endif
