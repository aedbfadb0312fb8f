/* A game of Connect 4 in play on the console: what the pads do, tick by tick. The views read this and draw. */
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
    C4_ST_EMPTY,
    C4_ST_LOOK,
    C4_STATES
};
#define C4_PERSON TURNS_PERSON     /* who plays: C4_PERSON, or 1 + the level of an AI */
#define C4_LINK (TURNS_LEVELS + 1) /* a person at the other console */

/* What is counted over all games; in this order in the save, and on the statistics screen. */
enum {
    C4_STAT_GAMES,
    C4_STAT_P1,
    C4_STAT_P2,
    C4_STAT_TIES,
    C4_STAT_MATCHES,
    C4_STAT_FROM_FIRST_LEVEL /* the club's: who was beaten how often */
};

/* What is chosen on the setup screen, in the order of the save. */
enum { C4_CHOICE_LOOK, C4_CHOICE_MATCH, C4_CHOICE_PADS, C4_CHOICE_P1, C4_CHOICE_P2 };
enum { C4_LOOK_CHIPS, C4_LOOK_LEDS };

#define C4_COLUMNS 7     /* the mask of a column, for turns.h */
#define C4_FALL_UNITS 16 /* units of fall_y in a pixel */
#define C4_CELL_PX 24
#define C4_HOVER_PX 29 /* from a chip that hovers to the same chip in the top row */

typedef struct {
    c4_match_t match;
    uint8_t state;
    uint16_t clock;      /* ticks in this state */
    uint8_t cursor;      /* the column that is aimed at */
    uint8_t own;         /* where the person last dropped a chip */
    uint8_t fall_column; /* of the falling chip */
    uint8_t fall_cell;   /* where it will rest */
    uint8_t fall_player;
    int16_t fall_y, fall_v; /* way from the hover line, and speed a tick; in units */
    int16_t fall_end;
    uint8_t winning[C4_CELLS]; /* 1: part of a line that won */
    uint8_t four;              /* how many */
    uint8_t asker;             /* player who wants to take back */
    uint8_t ready;             /* a bit for each player who has pressed for the next game */
    uint8_t one_pad;           /* both play with the first pad */
    uint8_t linked;            /* 1: the other player sits at another console */
    uint8_t player[2];         /* C4_PERSON, level + 1, or C4_LINK */
    uint8_t found;             /* 1: the AI has finished thinking */
    uint8_t hint;              /* column + 1 that the hint shows, 0 none */
    uint8_t threat;            /* 1: the machine could win at once if it were its turn */
    uint8_t analysis;          /* 1: the values of the columns are wanted, 2: they are known */
    uint8_t total;             /* number of moves of the game under review */
    uint8_t over;              /* 1: it is over */
    uint16_t seed;             /* of the AI's chances */
    uint8_t message;           /* what the message line says, or C4_SAY_NOTHING */
    uint8_t message_for;       /* ticks that a passing message stays, 0: it is not passing */
} c4_state_t;

extern c4_state_t c4_state;
extern uint8_t c4_evening[2]; /* games won since the game was chosen on the menu */
#define C4_SAY_NOTHING 0xFE

/* player: two bytes, C4_PERSON or level + 1. */
void c4_play_new(uint8_t best_of, uint8_t one_pad, const uint8_t *player);
uint8_t c4_play_resume(uint8_t one_pad, const uint8_t *player); /* 1 when there was a kept game */
void c4_play_tick(void);
void c4_play_ask_undo(uint8_t player); /* against an AI it is simply done */

/* save.c */
void c4_save_keep(void);    /* the match as it is */
uint8_t c4_save_load(void); /* 1 if there was a saved match, which is now in c4_state.match; otherwise that is a new one */

/* For hand.c and link_game.c. */
void c4_play_say(uint8_t text, uint8_t ticks);
void c4_play_refuse(uint8_t text); /* shows a message for a moment, with its sound */
void c4_play_theme(void);          /* plays the theme, fuller when the end is near */
uint8_t c4_play_hurried(void);     /* 1: a button is held, or moves are quick */
void c4_play_aim(void);            /* the turn of the side to move begins */
void c4_play_drop(uint8_t player, uint8_t column);
void c4_play_next(void); /* the chips fall out, then the next game of the match begins */
void c4_play_show(void); /* continues the match as it is */

/* view_motion.c: between two games the chips fall out below. */
extern uint8_t c4_emptied; /* cells that are open below, in their order */
void c4_motion_begin_empty(void);
uint8_t c4_motion_is_empty(void);

/* look_back.c: stepping through the game; 0 when there is nothing to look at. */
uint8_t c4_look_begin(void);
void c4_look_tick(void);
void c4_play_end(void); /* hands over to the club's ending */

/* hand.c: the AI's hand. It thinks in the rest of the frames, then moves the cursor and drops like a person. The same thoughts serve
 * for hints and for the values of the columns. */
void c4_hand_think(uint8_t player); /* the AI's turn begins */
void c4_hand_hint(void);            /* the person wants one */
void c4_hand_st_think(void);        /* states of play.c */
void c4_hand_st_walk(void);
void c4_hand_st_hint(void);
void c4_hand_forget(void);     /* the position that was being thought about is gone */
void c4_hand_spare(void);      /* uses the rest of the frame for thinking */
uint8_t c4_hand_able(void);    /* 0: the cart has no RAM for the search, so only persons can play */
uint8_t c4_hand_refuses(void); /* 1, with a message: no hints for a person, without RAM or over the link */

/* link_game.c: what is different when the other player sits at another console. */
void c4_link_begin(uint8_t best_of); /* LINK was chosen: waits for the other console */
void c4_link_tick(void);             /* before the state's own */
void c4_link_wait(void);             /* the other player's turn begins */
void c4_link_over(void);             /* the game is over, and the winning line was seen */
uint8_t c4_link_result(uint8_t match); /* the text that says how it ended for the player at this console; match: so did a match of several games */
uint8_t c4_link_refuses(void); /* undo, hints and values: 1 in a linked game, which has none, and says so */
void c4_link_st_search(void);  /* states of play.c */
void c4_link_st_wait(void);
void c4_link_st_refused(void);

#endif
