/* A puzzle as it is played on the console, tick by tick. The view reads this and draws. */
#ifndef SKY_PLAY_H
#define SKY_PLAY_H

#include <stdint.h>

enum { SKY_ST_MAKE, SKY_ST_PLAY, SKY_ST_PAD, SKY_ST_WORK, SKY_ST_SHOW, SKY_ST_WON, SKY_ST_EDIT, SKY_ST_EDIT_PAD, SKY_STATES };
/* Screens after GAME_PLAY. */
enum { SKY_SCREEN_SKYLINE = 2, SKY_SCREEN_SEED, SKY_SCREEN_OWN };
enum { SKY_CHOICE_SIZE, SKY_CHOICE_GRADE, SKY_CHOICE_ERRORS, SKY_CHOICE_STEP = 4, SKY_CHOICE_CHOSEN };

#define SKY_GRADE_CHOSEN 4 /* of the setup screen, after the grades: the chosen set, whatever the size */

/* Where a puzzle is from. */
enum { SKY_FROM_MAKER, SKY_FROM_PACK, SKY_FROM_CHOSEN, SKY_FROM_OWN, SKY_SOURCES };

/* What the solver is at work for. */
enum { SKY_WORK_HINT, SKY_WORK_CHECK, SKY_WORK_WATCH, SKY_WORK_OWN };

#define SKY_SILENT 0xFF

typedef struct {
    uint8_t state;
    uint16_t clock;       /* ticks in this state */
    uint8_t grade;
    uint8_t cursor;       /* cell */
    uint8_t pencil;       /* 1: the pad makes pencil marks */
    uint8_t work;         /* SKY_WORK_* */
    uint8_t known;        /* 1: sky_goal is the solution of this puzzle */
    uint8_t stepping;     /* 1: steps are looked for, 0: the solution */
    uint8_t done;         /* not 0: the work in the rest of the frames is over; SKY_MAKE_* of the maker */
    uint8_t answer;       /* of the solver */
    uint8_t helped;       /* 1: hint or solver was used, so no record */
    uint8_t lit[20], lit_count; /* cells that a step shows */
    uint8_t lit_clue;     /* clue that it looked along */
    uint8_t wrong;        /* 1: they are wrong towers */
    uint8_t message;      /* what the message line says, or SKY_SILENT */
    uint8_t message_for;  /* ticks that a passing message stays, 0: it is not passing */
    uint16_t seconds;
    uint8_t tick;         /* of the running second */
    uint32_t seed;        /* of the maker, or the number of a built-in puzzle */
    uint8_t source;       /* SKY_FROM_* */
    uint8_t editing;      /* 1: a puzzle of the player's own is typed in */
} sky_state_t;

extern sky_state_t sky_state;

void sky_play_new(uint8_t n, uint8_t grade);
uint8_t sky_play_resume(void); /* 1 when there was a kept puzzle */
void sky_play_tick(void);
void sky_play_say(uint8_t text, uint8_t ticks);
void sky_play_enter(void);     /* back to entering numbers */
void sky_play_changed(void);   /* an act was done: keep it, look whether it is won */

#endif
