/* A game of Amazons in play on the console, tick by tick: its state, and the parts that work on it. The view reads this and
 * draws. */
#ifndef AMA_PLAY_H
#define AMA_PLAY_H

#include <stdint.h>
#include "cart/club/series.h"
#include "cart/turns.h"

/* Who plays a side: AMA_PERSON, or 1 + the level of an AI. */
#define AMA_PERSON TURNS_PERSON

enum {
    AMA_ST_PERSON,
    AMA_ST_THINK,
    AMA_ST_WALK,
    AMA_ST_FLY,
    AMA_ST_HINT,
    AMA_ST_OVER,
    AMA_ST_SLIDE,
    AMA_ST_OFFER,
    AMA_ST_SEEK,
    AMA_ST_REVIEW,
    AMA_STATES
};
enum { AMA_CHOICE_RED, AMA_CHOICE_BLUE, AMA_CHOICE_SPEED, AMA_CHOICE_LOOK, AMA_CHOICE_MATCH };
enum { AMA_SPEED_SLOW, AMA_SPEED_NORMAL, AMA_SPEED_FAST, AMA_SPEEDS };
/* The counters over all games, in the order of the save and of the statistics screen. */
enum { AMA_STAT_GAMES, AMA_STAT_RED, AMA_STAT_BLUE, AMA_STAT_FROM_FIRST_LEVEL };
enum { AMA_SCREEN_RESULT = 2, AMA_SCREEN_LIST, AMA_SCREEN_AUTO }; /* after GAME_PLAY */
#define AMA_NO_SQUARE 0xFF
#define AMA_DRAW_TICKS 6 /* ticks of drawing the bow, before the arrow leaves it */

enum { AMA_NOT_JUDGED, AMA_JUDGING, AMA_JUDGED };

typedef struct {
    uint8_t player[2]; /* red, blue */
    uint8_t autoplay;  /* autoplay: who plays for people, as in player; 0: nobody */
    uint8_t state;
    uint16_t clock;    /* ticks in this state */
    uint8_t cursor;    /* square */
    uint8_t walk_step; /* 0..2: which square of ama_turn the AI's hand walks to */
    uint8_t level;     /* of the AI that thinks */
    uint16_t think_seed;
    uint8_t begun;            /* 1: it has begun to think */
    uint8_t found;            /* 1: it has finished, ama_turn is set */
    uint8_t land;             /* 1: the territory is shown */
    uint8_t land_left;        /* 1: it is still being computed */
    uint8_t hint[3];          /* from, to, arrow; AMA_NO_SQUARE none */
    uint8_t fly_from, fly_to; /* start and end of the amazon's slide, or of the arrow's flight */
    uint8_t fly_side;         /* whose */
    uint8_t ticks;            /* ticks that it takes */
    uint8_t behind;           /* the state after the slide */
    uint8_t speck;            /* ticks for which turf flies around an arrow that has just landed */
    uint8_t home;             /* where the person's hand returns after the machine's turn: the amazon moved last */
    uint8_t judged;           /* whether the game is decided: unknown yet, being computed, known */
    uint8_t offered;          /* 1: the offer to end the game was made */
    uint8_t ended;            /* the winner + 1 if the offer was accepted; 0: the game ends by the rules */
    uint8_t rush;             /* 1: the rest is played out without people */
    uint8_t mood;             /* of the opponent's face: CAST_THINKING ... */
    uint8_t refused;          /* ticks for which the message line says why something was refused ... */
    uint8_t refusal;          /* ... by this text */
    uint8_t changed;          /* the board's look has changed: the view redraws it */
    uint16_t seed;
    uint8_t counted; /* 1: this game is already in the statistics; if it is taken back and ended again, it does not count twice */
    series_t series; /* games won in the match, or since the game was chosen on the menu */
} ama_state_t;

extern ama_state_t ama_state;

/* play_review.c: the game that is over, looked at again. */
void ama_play_review(void);
void ama_play_seek_tick(void);
void ama_play_review_tick(void);

/* Between play.c and play_ask.c. */
uint8_t ama_play_lacks_ram(void); /* with a message */
void ama_play_look_at_land(void);
void ama_play_begin_think(uint8_t state, uint8_t level, uint16_t seed);
void ama_play_enter_turn(void);

void ama_play_new(uint8_t red, uint8_t blue, uint8_t best_of);
void ama_play_next(void);   /* the next game of a match: the sides change */
void ama_play_resume(void); /* continues the saved game, or starts a new one */
void ama_play_tick(void);
uint8_t ama_play_winner(void); /* when the game is over */
void ama_play_leave(void);     /* after a game: to the club's ending */
void ama_play_think(void);     /* gives the rest of the frame to the AI */
void ama_play_undo(void);
void ama_play_hint(void);
void ama_play_land(void);               /* territory on or off */
void ama_play_autoplay(uint8_t player); /* the level that plays for people; 0: none */
void ama_play_ask_autoplay(void);       /* switches it off, or asks for the level */

uint8_t ama_why_refused(uint8_t square); /* the text for it */

/* save.c: the unfinished game in the battery RAM: a head and the turns. */
void ama_save_keep(void);    /* the game as it is, unless it has ended */
uint8_t ama_save_load(void); /* 1 if there was a saved game, which is now in rules and play */

/* The players, in the order in which screens offer them: a person, then the levels. */
extern const uint8_t ama_player_at[];

/* result.c, movelist.c, autoplay.c: the screens other than setup and play. */
void ama_result_enter(void);
void ama_result_tick(void);
extern uint8_t ama_list_from; /* the first turn that is shown; AMA_LIST_NEWEST: the last page */
#define AMA_LIST_NEWEST 0xFF
void ama_list_enter(void);
void ama_list_tick(void);
void ama_auto_enter(void);
void ama_auto_tick(void);

#endif
