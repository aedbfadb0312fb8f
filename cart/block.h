/* The state block: at a fixed address, the same in every ROM. tools/testkit/TESTING.md describes it, and what is promised.
 *
 *      0 1 2 3   4        5       6      7       8     9      A     B C    D       E       F    10 11  12 13  14 15
 *      B C S T   version  screen  phase  paused  game  state  side  moves  result  column  row  who    seed   seed wanted   options ...
 *
 * The screen's part is kept by screen.c. Each game fills in its own, from `game` to `seed`, at the end of the tick of its board: `block_tell` of its game.c. */
#ifndef BLOCK_H
#define BLOCK_H

#include <stdint.h>

#define BLOCK_ADDRESS 0x0400 /* tools/mkcart.c has it, too; the linker compares them */
#define BLOCK_VERSION 1
#define BLOCK_COMING 2 /* screen_phase: a screen is fading in or out; crt0.s starts with it */

enum { BLOCK_IDLE, BLOCK_PERSON, BLOCK_THINKING, BLOCK_MOVING, BLOCK_OVER };
enum { BLOCK_NOBODY_YET, BLOCK_FIRST_WON, BLOCK_SECOND_WON, BLOCK_DRAWN };

typedef struct {
    char sign[4];        /* BCST */
    uint8_t version;     /* of this layout */
    uint8_t screen;      /* screen_id: 0 title, 1 menu, 64 setup, 65 board ... */
    uint8_t phase;       /* screen_phase: 0 when the screen is shown at full light */
    uint8_t paused;      /* game_paused: 1 while the pause menu is open */
    char game;           /* C A S G L; 0 until its board has been seen */
    uint8_t state;       /* IDLE, PERSON, THINKING, MOVING or OVER: what the board waits for */
    uint8_t side;        /* whose turn: 0, 1; in Skyscrapers 1 while the pad is open */
    uint16_t moves;      /* made so far; towers built, cells walked */
    uint8_t result;      /* NOBODY_YET, FIRST_WON, SECOND_WON or DRAWN */
    uint8_t column, row; /* of the cursor, from the top left */
    uint8_t who[2];      /* who plays: 0 a person, else the machine's level; what is played, in games for one */
    uint16_t seed;       /* of this game's random numbers */
    uint16_t wanted;     /* block_seed: written by a test: the seed of every game that begins; 0: random */
} state_block_t;
extern state_block_t state_block;

extern uint16_t block_seed; /* not 0: every game that begins uses this seed instead of a random one */

/* A bit of options.quick that a test sets: screens do not fade either. The options screen leaves it alone. */
#define BLOCK_NO_FADES 0x80

#endif
