/* A walk through the labyrinth on the console, tick by tick; pictures are made in the rest of the frames. */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include <stdint.h>
#include "cart/digits.h"

enum { LAB_SEEKING, LAB_FOUND };
/* After LAB_STAT_BEST the best times of the other sizes; the same in per cent of the shortest way; and of the courses. */
enum { LAB_STAT_FOUND, LAB_STAT_BEST, LAB_STAT_PERCENT = 4, LAB_STAT_COURSE = 7 };
enum {
    LAB_CHOICE_WALLS,
    LAB_CHOICE_MAP,
    LAB_CHOICE_SIZE,
    LAB_CHOICE_LOOK,
    LAB_CHOICE_SWAY,
    LAB_CHOICE_YEAR, /* of the last maze of a day, since 2000 */
    LAB_CHOICE_MONTH,
    LAB_CHOICE_DAY
};
/* Lines of the pause menu. */
enum { LAB_PAUSE_MAP, LAB_PAUSE_WALLS, LAB_PAUSE_HINT, LAB_PAUSE_ITEMS };
/* The screens apart from GAME_SETUP and GAME_PLAY. */
enum { LAB_SCREEN_SEED = 2, LAB_SCREEN_CHOOSE, LAB_SCREEN_DATE, LAB_SCREEN_HEART, LAB_SCREEN_RESULT, LAB_SCREEN_MEDAL };
enum {
    LAB_WALLS_SEEN,
    LAB_WALLS_ALL,
    LAB_WALLS_NONE,
    LAB_WALLS
}; /* on the map; NONE: not even the trail, like the original's map */
enum { LAB_LOOK_TORCH, LAB_LOOK_ORIGINAL, LAB_LOOKS };

#define LAB_SHOW_TICKS 90 /* of the little show at the centre, before the scene */
#define LAB_SIZES 3
extern const uint8_t lab_sizes[LAB_SIZES]; /* cells to a side, by LAB_CHOICE_SIZE: the original's first, for old saves */

typedef struct {
    uint8_t state;
    uint8_t clock; /* ticks in this state, up to 255 */
    uint16_t seed; /* of the maze: what a friend types in */
    uint8_t size;  /* index in lab_sizes */
    uint8_t cheat; /* the map shows all walls, or did, or there was a hint: the time does not count */
    uint8_t walls; /* LAB_WALLS_..: what the map shows of them */
    uint8_t map;   /* 1: the map is shown */
    uint8_t sways; /* the view, with the steps */
    uint16_t seconds;
    uint8_t tick; /* of the running second */
    uint8_t cell_x, cell_y;
    uint8_t bumped;   /* the last tick ran into a wall */
    uint8_t cells;    /* new cells since it was kept */
    uint8_t asked;    /* ticks left in which a second press makes a new maze */
    uint16_t walked;  /* cells */
    uint16_t percent; /* of the time that the shortest way takes, and what it is worth (score.h) */
    uint8_t medal;
    uint8_t way;   /* cells of the shortest way */
    uint8_t still; /* ticks without a step since something changed, up to STILL_TICKS */
} lab_state_t;

extern lab_state_t lab_state;

void lab_play_new(uint16_t seed, uint8_t size, uint8_t walls);
uint8_t lab_play_resume(void); /* 1 when there was a kept walk */
void lab_play_tick(void);
void lab_play_think(void);       /* pictures */
void lab_play_look_again(void);  /* a picture is due */
void lab_play_redraw(void);      /* the pictures start over */
uint8_t lab_play_has_time(void); /* 1: in this tick, for what is not urgent */
void lab_play_toggle_map(void);
void lab_state_toggle_walls(void); /* all of them on the map, or not: the time does not count then */
void lab_play_hint(void);
void lab_play_keep(void); /* in the battery RAM, while the centre is sought */

extern digits_t lab_typed; /* the number of a friend's maze */

/* The screen around the view: palettes and tiles of the view, clock, compass, the maze's number, messages. */
void lab_hud_enter(void); /* while rendering is off */
void lab_hud_tick(void);
void lab_hud_still(void); /* the picture can be drawn over: for the pause menu */
void lab_hud_wiped(void); /* another screen has used the sprites: draw them again with the next tick */

#endif
