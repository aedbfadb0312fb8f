/* The club's screens: screens.c has their table, in its page; SCREEN_CLUB in cart/screen.h. */
#ifndef CLUB_SCREENS_H
#define CLUB_SCREENS_H

#include <stdint.h>
#include "gates.h"

void ending_enter(void);
void ending_tick(void);
void versus_enter(void);
void versus_tick(void);

/* Tokens that are won, of all 25; and of one game by the slot of its record, with how many it has. */
#define CLUB_TOKENS 25
FAR(B_CLUB, uint8_t, club_tokens, (void));
FAR(B_CLUB, uint8_t, club_tokens_of, (uint8_t slot, uint8_t *all));

/* Heads and pegs below the title's table, into tiles $02-$0A, $1A-$1E and $3B-$5E; PIP's head also into sprites from SHELF_PIP on. */
#define SHELF_PIP 0x20
FAR(B_CLUB, void, club_shelf, (void));

/* Statistics: how often each of the cast was beaten, if the chosen game is one of the ladder's. While rendering is off. */
FAR(B_CLUB, void, club_beaten, (uint16_t at));

/* The title of a ROM with one game; 0 when this ROM has none. While rendering is off. */
FAR(B_CLUB, uint8_t, club_own_title, (void));

void trophies_enter(void);
void trophies_tick(void);

/* The shell's pages of words (words_screen.c): they are in the club's page, where there is room. */
FAR(B_CLUB, void, credits_enter, (void));
FAR(B_CLUB, void, credits_tick, (void));
FAR(B_CLUB, void, help_enter, (void));
FAR(B_CLUB, void, help_tick, (void));

/* Before a new game: 1 when the machine plays the other side, and its portrait is to be shown first. */
FAR(B_CLUB, uint8_t, club_meets, (void));

/* The 6x6 tiles of a portrait into the name table, while rendering is off. */
FAR(B_CLUB, void, club_face, (uint16_t at, uint8_t tile));

#endif
