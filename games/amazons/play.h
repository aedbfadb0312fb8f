/* A game of Amazons as it is played on the console, tick by tick. The view reads this and draws. */
#ifndef AMA_PLAY_H
#define AMA_PLAY_H

#include <stdint.h>

/* Who plays a side: a person, or an AI of level - 1. */
#define AMA_PERSON 0

enum { AMA_ST_PERSON, AMA_ST_THINK, AMA_ST_WALK, AMA_ST_FLY, AMA_ST_HINT, AMA_ST_OVER, AMA_STATES };
enum { AMA_CHOICE_RED, AMA_CHOICE_BLUE, AMA_CHOICE_SPEED, AMA_CHOICE_LOOK };
#define AMA_NO_SQUARE 0xFF

typedef struct {
    uint8_t player[2];   /* red, blue */
    uint8_t hang;        /* autoplay: the AI plays for both */
    uint8_t state;
    uint16_t clock;      /* ticks in this state */
    uint8_t cursor;      /* square */
    uint8_t walk_step;   /* 0..2: which square of ama_turn the AI's hand walks to */
    uint8_t level;       /* of the AI that thinks */
    uint16_t think_seed;
    uint8_t begun;       /* 1: its thought has begun */
    uint8_t found;       /* 1: the thought is over, ama_turn is set */
    uint8_t land;        /* 1: the territory is shown */
    uint8_t land_left;   /* 1: it is still being worked out */
    uint8_t hint[3];     /* from, to, arrow; AMA_NO_SQUARE none */
    uint8_t fly_from, fly_to; /* the arrow's flight */
    uint8_t refused;     /* ticks for which the panel says why something was refused ... */
    uint8_t refusal;     /* ... by this text */
    uint8_t changed;     /* the board looks different: the view goes over it */
    uint16_t seed;
    uint8_t counted;     /* 1: this game is in the statistics; taken back and ended again it counts no more */
} ama_playing_t;

extern ama_playing_t ap;

void ama_play_new(uint8_t red, uint8_t blue);
uint8_t ama_play_resume(void); /* 1 when there was a kept game */
void ama_play_tick(void);
void ama_play_think(void);     /* the rest of a frame for the AI */
void ama_play_undo(void);
void ama_play_hint(void);
void ama_play_land(void);      /* territory on or off */
void ama_play_hang(void);      /* autoplay on or off */

#define AMA_FLY_TICKS 16       /* of an arrow, whatever the distance */

#endif
