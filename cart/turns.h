/* Steps that turn-based games share, as functions over the fields of a game; how a turn goes is up to the game.
 *
 * `player`: two bytes, who plays each side: TURNS_PERSON, or an AI of level - 1; beyond the levels somebody at another console.
 * A cell of the board is row * 8 + column or row * 16 + column, and `columns`, 7 or 15, is the mask of its column. */
#ifndef TURNS_H
#define TURNS_H

#include <stdint.h>
#include "gates.h"

#define TURNS_PERSON 0
#define TURNS_LEVELS 6
#define TURNS_NOBODY 2   /* the winner of a draw */
#define TURNS_JOIN 8     /* turns in which pad 2 may join */
#define TURNS_SETTLED 16 /* ticks at the start of a thought, while the last of the picture is drawn */
#define TURNS_REST 7     /* after them it has seven ticks of eight to itself */

/* The cursor on a board whose last cell is `last`. It stops at an edge; a new press there brings it to the other side. */
FAR(B_GLYPHS2, void, turns_cursor, (uint8_t *cursor, uint8_t last, uint8_t columns, uint8_t moves, uint8_t presses));

/* The AI's hand goes a step towards a cell, both ways at once. 1: it is there. */
FAR(B_GLYPHS2, uint8_t, turns_walk, (uint8_t *cursor, uint8_t target, uint8_t columns));

/* How many of the turns played are to be taken back for a person to be on the move; 0: no person has moved. */
FAR(B_GLYPHS2, uint8_t, turns_back, (const uint8_t *player, uint8_t side, uint8_t turns));

/* Counts down the ticks that a passing message stays. 1: they have just run out. */
FAR(B_GLYPHS2, uint8_t, turns_run_out, (uint8_t *ticks));

/* 1: this tick belongs to the thought, nothing is drawn. */
#define TURNS_AT_REST(clock) ((clock) > TURNS_SETTLED && ((uint8_t)(clock)&TURNS_REST))

/* Before a game: who plays when a second person has joined (game.h) is people. */
FAR(B_GLYPHS2, void, turns_seat, (uint8_t *player));

/* 1: in the first moves of a game against the machine somebody has pressed A on pad 2, and replaces it from now on. */
FAR(B_GLYPHS2, uint8_t, turns_join, (uint8_t *player, uint8_t turns));
#define TURNS_JOIN_BY_PAD_2(player, turns) \
    ((pad_new[1] & PAD_A) && turns_join(player, turns)) /* cheap while nobody presses */

/* The jingle for the people at this console: only a person who plays alone can lose. */
FAR(B_GLYPHS2, void, turns_ending, (const uint8_t *player, uint8_t winner));

/* STATS_BITs of a game that has ended. Statistics begin with all games, those won by either side, and draws if there are any; from
 * `first_level` on they have the levels that a person has beaten. Those from STATS_LOST on are of games of a person against the machine. */
FAR(B_GLYPHS2, uint16_t, turns_counters, (const uint8_t *player, uint8_t winner, uint8_t first_level));

/* Counts it, and drops what was kept of it. *counted: a game that was taken back and has ended again counts no more. */
FAR(B_GLYPHS2, void, turns_count, (uint8_t *counted, uint16_t counters));

#endif
