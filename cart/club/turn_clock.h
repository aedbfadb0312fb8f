/* The turn clock of two people at one console: 30 seconds for a turn, then the hand lets go wherever it is. A switch in the pause menu of the
 * three board games. */
#ifndef CLUB_TURN_CLOCK_H
#define CLUB_TURN_CLOCK_H

#include <stdint.h>
#include "gates.h"

#define TURN_CLOCK_SECONDS 30
#define TURN_CLOCK_CHOICE 7 /* 1: it is on; the last of each game's choices */
#define TURN_CLOCK_IS_ON \
    (game_choice[TURN_CLOCK_CHOICE] == 1) /* check it before calling into another page, which costs time in every tick */

/* Once in every tick in which somebody is to move: `player` as in turns.h, `turn` is another number in each turn. 1: the time is up, until the
 * turn is over. */
FAR(B_CLUB, uint8_t, turn_clock, (const uint8_t *player, uint8_t turn));

/* On or off, and kept; refused, with the sound for it, unless two people play here. */
FAR(B_CLUB, void, turn_clock_switch, (const uint8_t *player));

/* A game begins or continues: the next turn gets its whole time. */
FAR(B_CLUB, void, turn_clock_anew, (void));

/* The seconds that are left, two digits at this place of the screen, and blanks as long as nobody is to move. Once a tick, behind turn_clock;
 * with another address they go there. */
FAR(B_CLUB, void, turn_clock_draw, (uint16_t addr));
FAR(B_CLUB, void, turn_clock_enter, (void)); /* the screen is entered: nothing is shown there yet */

#endif
