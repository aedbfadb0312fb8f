/* Screens: one is shown at a time. Going to another fades out, draws it whole with rendering off, and fades in. */
#ifndef SCREEN_H
#define SCREEN_H

#include <stdint.h>
#include "cart/fade.h"
#include "cart/far.h"
#include "cart/twin.h"

/* enter: rendering is off, nametables are empty, the font is loaded, no sprite is shown: draw everything (cart/far.h, ppuq).
 * tick:  once every 1/60 s on every television: pads in, changes out; no waiting and no loops that wait.
 * think: the rest of the frame's time, or 0: work on until FRAME_OVER, then return.
 * All three are in the same page as their screen table. */
typedef struct {
    void (*enter)(void);
    void (*tick)(void);
    void (*think)(void);
} screen_t;

enum { SCREEN_TITLE, SCREEN_MENU, SCREEN_OPTIONS, SCREEN_CREDITS, SCREEN_HELP, SCREEN_STATS, SCREEN_SOUNDS };
#define SCREEN_CLUB 0x20 /* those of the club, in its page */
enum { SCREEN_ENDING = SCREEN_CLUB, SCREEN_VERSUS, SCREEN_TROPHIES, SCREEN_LESSON };
#define SCREEN_GAME 0x40  /* + index in the running game's table */
#define SCREEN_INDEX 0x1F /* of a screen: its place in its table */

extern uint8_t screen_id, screen_from; /* the screen that is shown, and the one before it */
extern uint8_t screen_phase;           /* how far it has faded in; 0: it is shown, and calm */
void screen_go(uint8_t id);
uint8_t screen_changing(void); /* 1 from screen_go until the new screen is entered */

/* Returns 1 when another full-screen change is allowed (the flash limit): 0 during a fade and for a sixth of a second after
 * screen_table. So however fast a player presses, no large part of the picture flashes more than three times a second. screen_go
 * waits for it by itself. */
uint8_t screen_calm(void);

ZP(volatile uint8_t, frame_count);
ZP(volatile uint8_t, ppuq_ready);
extern uint8_t frame_seen;             /* the value of frame_count that the ticks have caught up with */
#define FRAME_OVER() (ppuq_ready == 0) /* the NMI has taken the picture of the last tick */

/* Which nametable is shown: 0 = the picture, 1 = the pause window. */
void screen_table(uint8_t nt);

/* Lines that nametable 0 is moved up by (240 - n: moved down by n); `enter` may set it, to bring words into the safe area. */
extern uint8_t screen_scroll;

/* For the shell's frame loop. */
extern const far_data_t shell_screen_table, club_screen_table; /* in the pages of the shell and of the club */
void screen_boot(void);
void screen_tick(void);
void screen_think(void);

#endif
