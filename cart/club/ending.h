/* After a game: who won, what the opponent says about it, and what was earned. A game calls club_end once its board has shown its own
 * celebration; everything from there to the next game or the menu is the club's. */
#ifndef CLUB_ENDING_H
#define CLUB_ENDING_H

#include <stdint.h>
#include "gates.h"

/* What the winning side is called when two people play. */
enum { CLUB_RED, CLUB_YELLOW, CLUB_GREEN, CLUB_BLUE, CLUB_BLACK, CLUB_WHITE, CLUB_COLOURS };

/* Flags. MATCH: a match of several games has ended with this one. NEXT: A leads to the play screen with GAME_NEXT, the next game of a match,
 * instead of GAME_FRESH. REVIEW: SELECT goes back to the play screen with GAME_BACK, to the game's own review; A there should call club_end
 * again. */
enum { CLUB_MATCH = 1, CLUB_NEXT = 2, CLUB_REVIEW = 4 };

/* `player` and `winner` as in turns.h; `colour` is the winner's. It has to be counted by then (turns_count, stats_finish). In a demo the next
 * game begins at once. */
FAR(B_CLUB, void, club_end, (const uint8_t *player, uint8_t winner, uint8_t colour, uint8_t flags));

/* Called before it, when two people play: the games that the first and the second have won, in the match or on this evening. */
FAR(B_CLUB, void, club_score, (const uint8_t *wins));

/* A district of Skyscrapers is finished, or a course of the Labyrinth won. Call it whenever that is seen to be so, also on entering: what is
 * there already costs nothing, and a power cut before the call loses nothing. 1: it is new. */
enum { CLUB_DISTRICT, CLUB_COURSE };
#define CLUB_DISTRICTS 6
#define CLUB_COURSES 4
FAR(B_CLUB, uint8_t, club_token, (uint8_t kind, uint8_t index));

#endif
