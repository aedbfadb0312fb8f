/* The machine that is played: the board with a player at its buttons, windows to choose a maze and to see the best times, and
 * text over the picture. It does not depend on libretro; libretro.c connects it to a front end. One call makes one picture. */
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
    BUTTON_TABLE = 1 << 8,   /* opens and closes the table of best times */
    BUTTON_YES = 1 << 9,     /* forward; in a window: go */
    BUTTON_NO = 1 << 10,     /* back; in a window: leave it */
    BUTTON_ALL = (1 << 11) - 1
};

enum { WINDOW_NONE, WINDOW_SEED, WINDOW_TABLE, WINDOWS };

enum { ENGLISH, CHINESE, LANGUAGES };

#define NO_DIGIT 16
#define SEED_DIGITS 8
#define NOTICE_FRAMES 300 /* five seconds: the words that name the goal, and that it was reached */

typedef struct {
    uint16_t buttons;
    int16_t walk, turn; /* a stick, -256..256: forward and left are positive */
    uint8_t digit;      /* the key of a hexadecimal digit that is held, or NO_DIGIT */
} machine_input_t;

typedef struct {
    board_t board;
    uint32_t frames;      /* since power-up */
    uint32_t chance;      /* source of the next seed: mixed from what the player does and when */
    uint16_t held;        /* buttons of the frame before */
    uint8_t window;       /* what is open */
    uint8_t entry_cursor; /* seed window: 0..7 from the left */
    uint32_t entry_seed;
    uint8_t digit_held; /* of the frame before */
    uint8_t cheated;    /* switch 1 was on in this maze: its time does not count */
    uint8_t mixed; /* the corrections are not one of the three behaviours, or have changed: its time does not count, either */
    uint32_t run_fix; /* corrections when the maze was begun */
    uint8_t won_seen;
    uint32_t mazes_seen;
    uint16_t notice;    /* frames that the notice will still be shown */
    uint8_t start_held; /* option: start is a level, as a finger holds it, not one clock */
    uint8_t hud;        /* text over the picture; not part of a state */
    uint8_t language;   /* language of that text; not part of a state, either */
    audio_t audio;
} machine_t;

/* Power-up; the first maze is made by itself. `boot` makes it differ from time to time. */
void labkit_machine_init(machine_t *m, const pins_t *pins, uint32_t boot);

/* The reset button of the board. */
void labkit_machine_reset(machine_t *m);

/* Starts the maze of a seed, as the seed window does. */
void labkit_machine_seed(machine_t *m, uint32_t seed);

/* One picture: 1344 x 806 pixel clocks. `screen` as in board.h. Solved mazes go to `scores`. */
void labkit_machine_frame(machine_t *m, const machine_input_t *in, scores_t *scores, uint8_t *screen);

/* Time spent in this maze. */
uint32_t labkit_machine_centiseconds(const machine_t *m);

/* The behaviour that this run counts for; MODE_NONE if it does not count. */
uint8_t labkit_machine_mode(const machine_t *m);

/* ---- hud.c ---- */

/* Draws the text over a finished picture. */
void labkit_hud_draw(const machine_t *m, const scores_t *scores, uint8_t *screen);

/* m:ss.cc */
#define HUD_TIME_ROOM 24
void labkit_hud_time(char out[HUD_TIME_ROOM], uint32_t centiseconds);

#endif
