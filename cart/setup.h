/* The setup screen of a game, from a table in the game's page: continue or begin, choices with their values, help, statistics. */
#ifndef SETUP_H
#define SETUP_H

#include <stdint.h>
#include "gates.h"

enum {
    SETUP_RESUME, /* only shown when the save slot holds a game */
    SETUP_NEW,
    SETUP_HELP,
    SETUP_STATS,
    SETUP_OPTIONS, /* the shell's, on a ROM without a menu; setup.c adds it */
    SETUP_LESSONS, /* the club's, for a game that has any; setup.c adds it */
    SETUP_SCREEN,  /* another screen of the game: its index is in `choice` */
    SETUP_CHOICE,
    SETUP_MACHINE /* a choice about players other than people here, who need work RAM: without RAM on the cart it is not shown */
};

typedef struct {
    uint8_t kind;
    uint8_t label;  /* index of its text */
    uint8_t choice; /* of a choice: which of game_choice */
    uint8_t first;  /* index of the text of value 0; the others follow it */
    uint8_t values;
    uint8_t start; /* the value until a person chooses; may be left out: 0 */
} setup_item_t;

typedef struct setup {
    const char *const *text;
    uint8_t keys; /* index of the text at the foot */
    const setup_item_t *items;
    uint8_t count;
    uint8_t no_ram; /* index of the text that says what is missing without RAM on the cart; only if the game can be chosen then */
} setup_t;

#define SETUP_ITEMS_MAX 14 /* with those that setup.c adds */

/* Checks game_choice of the running game: a value that was not saved, or that a foreign save made impossible, becomes the start value. */
FAR(B_GLYPHS2, void, setup_check, (void));
extern uint8_t setup_kept; /* 1: game_choice was read from the save */

FAR(B_GLYPHS2, void, setup_enter, (const setup_t *setup)); /* while rendering is off */
FAR(B_GLYPHS2, void, setup_go_on, (void));
void setup_tick(void); /* the same, for tables of screens: a call into another page has no address */

#endif
