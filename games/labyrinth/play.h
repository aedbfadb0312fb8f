/* A walk through the labyrinth on the console, tick by tick; pictures are made in the rest of the frames. */
#ifndef LAB_PLAY_H
#define LAB_PLAY_H

#include <stdint.h>

enum { LAB_SEEKING, LAB_FOUND, LAB_EXPLORING };
enum { LAB_STAT_FOUND, LAB_STAT_BEST }; /* then the best times of the other sizes */
enum { LAB_CHOICE_WALLS, LAB_CHOICE_MAP, LAB_CHOICE_SIZE, LAB_CHOICE_LOOK };
enum {
    LAB_WALLS_SEEN,
    LAB_WALLS_ALL,
    LAB_WALLS_NONE,
    LAB_WALLS
}; /* on the map; NONE: nor the trail, as on the original's */
enum { LAB_LOOK_TORCH, LAB_LOOK_ORIGINAL, LAB_LOOKS };

#define LAB_SHOW_TICKS 120 /* of the little show at the centre, before a press counts */
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
    uint16_t seconds;
    uint8_t tick; /* of the running second */
    uint8_t cell_x, cell_y;
    uint8_t bumped; /* the last tick ran into a wall */
    uint8_t cells;  /* new cells since it was kept */
    uint8_t asked;  /* ticks left in which a second press makes a new maze */
    uint8_t still;  /* ticks that the player has stood since something changed, up to STILL_TICKS */
} lab_state_t;

extern lab_state_t lab_state;

void lab_play_new(uint16_t seed, uint8_t size, uint8_t walls);
uint8_t lab_play_resume(void); /* 1 when there was a kept walk */
void lab_play_tick(void);
void lab_play_think(void);       /* pictures */
void lab_play_redraw(void);      /* the pictures begin anew */
uint8_t lab_play_has_time(void); /* 1: in this tick, for what is not urgent */
void lab_play_toggle_map(void);
void lab_state_toggle_walls(void); /* all of them on the map, or not: the time does not count then */
void lab_play_hint(void);
void lab_play_keep(void); /* in the battery RAM, while the centre is sought */

/* The screen around the view: palettes and tiles of the view, clock, compass, the maze's number, messages. */
void lab_hud_enter(void); /* while rendering is off */
void lab_hud_tick(void);
void lab_hud_wiped(void); /* somebody else takes the sprites: draw them again with the next tick */

#endif
