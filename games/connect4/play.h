/* A game of Connect 4 as it is played on the console: what the pads do, tick by tick. The views read this and draw. */
#ifndef C4_PLAY_H
#define C4_PLAY_H

#include "cart/turns.h"
#include "games/connect4/match.h"

enum {
    C4_ST_AIM,
    C4_ST_FALL,
    C4_ST_ASK,
    C4_ST_OVER,
    C4_ST_THINK,
    C4_ST_WALK,
    C4_ST_HINT,
    C4_ST_SEARCH,
    C4_ST_WAIT,
    C4_ST_REFUSED,
    C4_STATES
};
#define C4_PERSON TURNS_PERSON /* who plays: a person, or the AI of level - 1 */
#define C4_LINK 5              /* a person at the other console */

/* What is counted over all games; in this order in the save, and on the statistics screen. */
enum { C4_STAT_GAMES, C4_STAT_P1, C4_STAT_P2, C4_STAT_TIES, C4_STAT_MATCHES, C4_STAT_FROM_FIRST_LEVEL, C4_STATS = 9 };

#define C4_COLUMNS 7     /* the mask of a column, for turns.h */
#define C4_FALL_UNITS 16 /* units of fall_y in a pixel */
#define C4_CELL_PX 24
#define C4_HOVER_PX 28 /* from a chip that hovers to the same chip in the top row */

typedef struct {
    c4_match_t match;
    uint8_t state;
    uint16_t clock;      /* ticks in this state */
    uint8_t cursor;      /* column that is aimed at */
    uint8_t fall_column; /* of the falling chip */
    uint8_t fall_cell;   /* where it will rest */
    uint8_t fall_player;
    int16_t fall_y, fall_v; /* way from the hover line, and speed a tick; in units */
    int16_t fall_end;
    uint8_t winning[C4_CELLS]; /* 1: part of a line that won */
    uint8_t asker;             /* player who wants to take back */
    uint8_t ready;             /* bit for each player: has pressed for the next game */
    uint8_t one_pad;           /* both play with the first pad */
    uint8_t linked;            /* 1: the other player sits at another console */
    uint8_t player[2];         /* C4_PERSON, level + 1, or C4_LINK */
    uint8_t found;             /* 1: the thought in progress is over */
    uint8_t hint;              /* column + 1 that the hint shows, 0 none */
    uint8_t analysis;          /* 1: the values of the columns are wanted, 2: they are there */
    uint16_t seed;             /* of the AI's chances */
    uint8_t message;           /* what the message line says */
    uint8_t message_for;       /* ticks that a passing message stays, 0: it is not passing */
} c4_state_t;

extern c4_state_t c4_state;

/* player: two bytes, C4_PERSON or level + 1. */
void c4_play_new(uint8_t best_of, uint8_t one_pad, const uint8_t *player);
uint8_t c4_play_resume(uint8_t one_pad, const uint8_t *player); /* 1 when there was a kept game */
void c4_play_tick(void);
void c4_play_ask_undo(uint8_t player); /* against an AI it is simply done */

/* For hand.c and link_game.c. */
void c4_play_say(uint8_t text, uint8_t ticks);
void c4_play_refuse(uint8_t text); /* with the sound for it, for a moment */
void c4_play_aim(void);            /* the turn of the side to move begins */
void c4_play_drop(uint8_t player); /* a chip into the column of the cursor */
void c4_play_next(void);           /* the next game of the match */
void c4_play_show(void);           /* goes on with the match as it stands */

#endif
