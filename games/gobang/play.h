/* A game of Gobang in play on the console, tick by tick: its state, and the parts that work on it. The view reads this and draws.
 * */
#ifndef GB_PLAY_H
#define GB_PLAY_H

#include <stdint.h>
#include "cart/club/series.h"
#include "cart/turns.h"

/* Who plays a side: GB_PERSON, or 1 + the level of an AI. */
#define GB_PERSON TURNS_PERSON

enum { GB_ST_AIM, GB_ST_THINK, GB_ST_WALK, GB_ST_HINT, GB_ST_OVER, GB_ST_LOOK, GB_ST_REVIEW, GB_ST_CHOOSE, GB_STATES };
#define GB_THINKS(state) ((state) == GB_ST_THINK || (state) == GB_ST_HINT || (state) == GB_ST_LOOK)
/* The counters over all games, in the order of the save and of the statistics screen. */
enum { GB_STAT_GAMES, GB_STAT_BLACK, GB_STAT_WHITE, GB_STAT_DRAWS, GB_STAT_FROM_FIRST_LEVEL };
/* The opening of Swap2, for two people: one puts three stones, the other may add two, then one of them chooses a colour. */
enum { GB_SWAP_OFF, GB_SWAP_THREE, GB_SWAP_FIVE };
enum { GB_RULES_FREE, GB_RULES_RENJU, GB_RULES_SWAP, GB_RULES_KINDS };
enum { GB_MARKS_NONE, GB_MARKS_THREATS, GB_MARKS_NUMBERS, GB_MARKS_KINDS };

typedef struct {
    uint8_t player[2]; /* black, white */
    uint8_t state;
    uint16_t clock;      /* ticks in this state */
    uint8_t cursor;      /* cell */
    uint8_t home;        /* where a person left it, to return to after the machine's move */
    uint8_t target;      /* cell that the AI's hand walks to */
    uint8_t found;       /* 1: the AI has finished thinking, target is its move */
    uint8_t hint;        /* cell of the hint, GB_NO_CELL none */
    uint8_t marks;       /* GB_MARKS_* */
    uint8_t message;     /* what the foot line says */
    uint8_t message_for; /* ticks that a passing message stays, 0: it is not passing */
    uint16_t seed;       /* of the AIs' chances */
    uint8_t rules;       /* GB_RULES_* of the next game of a match */
    series_t series;     /* of the match, or so far */
    uint8_t swap;        /* GB_SWAP_* */
    uint8_t counted; /* 1: this game is already in the statistics; if it is taken back and ended again, it does not count twice */
} gb_state_t;

extern gb_state_t gb_state;

void gb_play_new(uint8_t black, uint8_t white, uint8_t rules, uint8_t best_of);
void gb_play_next(void);   /* the next game of a match: the colours change */
void gb_play_resume(void); /* continues the saved game, or starts a new one */
void gb_play_tick(void);
uint8_t gb_play_hurried(void); /* 1: a button is held, or QUICK MOVES is on */
void gb_play_think(void);      /* gives the rest of the frame to the AI */
void gb_play_review(void);     /* after the game: finds its turning point, then the game can be stepped through */
void gb_play_undo(void);
void gb_play_hint(void);

/* view.c: draws what has changed. */
void gb_view_enter(void); /* while rendering is off */
void gb_view_tick(void);
uint8_t gb_view_x(uint8_t cell); /* middle of a point on the screen */
uint8_t gb_view_y(uint8_t cell);

/* view_board.c: the board's tiles and stones. */
void gb_board_enter(void);    /* while rendering is off */
void gb_board_tick(void);     /* what has changed */
void gb_board_stone(void);    /* between oam_begin and oam_end: the stone on its way ... */
void gb_board_lights(void);   /* ... and its shadow, or the sparks of its landing */
uint8_t gb_board_falls(void); /* 1: the last stone is still on its way */

/* view_sword.c: everything around the board in the original look. */
void gb_sword_enter(uint8_t tile); /* while rendering is off; from this tile on there is room for 36 */
void gb_sword_hand(void);          /* a sprite: it points at whoever is to move */

/* view_marks.c: marks on stones and points, all sprites: last move, winning row, hint, threats for learners, move numbers. */
void gb_marks_enter(void); /* while rendering is off: makes the tiles of the numbers, behind the art's */
void gb_marks_draw(void);  /* between oam_begin and oam_end */
/* Eight sprites a line. What must be there is counted as it is drawn: how many it adds to the upper four lines of the marks of a row, and to the
 * lower four (row 255 is above the first). Then whatever may be left out asks for its point. */
void gb_marks_begin(void);
#define GB_MARKS_UPPER(sprites) (sprites)
#define GB_MARKS_LOWER(sprites) ((sprites) << 4)
void gb_marks_count(uint8_t row, uint8_t sprites);
uint8_t gb_marks_take(uint8_t cell); /* 1: there is room for one more */

/* save.c: the unfinished game in the battery RAM: a head and the moves. */
void gb_save_keep(void);    /* the game as it is, unless it has ended */
uint8_t gb_save_load(void); /* 1 if there was a saved game, which is now in rules and play */

#endif
