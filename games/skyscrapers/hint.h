/* What can be said next about the player's board: entries that are wrong, or the next step of the easiest rule.
 *
 *   if (sky_hint_wrong() != 0) { show sky_hint.lit[] }
 *   else { sky_hint_begin(0); while ((s = sky_hint_step()) == SKY_HINT_BUSY) {} }     slices like those of the solver
 *   -> sky_hint; more calls find the next steps, as if the player had taken this one
 *
 * Works on sky_game; its solution is sky_goal. Only facts come out: what the solver finds while it supposes something
 * does not, nor do towers that are already built. */
#ifndef SKY_HINT_H
#define SKY_HINT_H

#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "gates.h"

enum { SKY_HINT_BUSY, SKY_HINT_STEP, SKY_HINT_OVER };

typedef struct {
    uint8_t rule;  /* SKY_R_* */
    uint8_t clue;  /* the clue that it looked along, or SKY_NO_CLUE */
    uint8_t cells; /* the cells to light: those that lost a height, or the wrong ones */
    uint8_t lit[SKY_STEP_MAX];
    uint8_t height; /* the tower that the step builds in lit[0], or 0: it only rules heights out */
} sky_hint_t;

extern sky_hint_t sky_hint;

/* Returns how many entries differ from sky_goal; those that fit are listed in sky_hint.lit. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_hint_wrong, (void));

/* Starts from the board as it is, which must have no wrong entry, and from what is already ruled out. With the rules of the original machine
 * alone it may be over before the board is full. */
FAR(B_SKYSCRAPERS_AI, void, sky_hint_begin, (uint8_t original));

/* One slice: SKY_HINT_STEP when sky_hint is filled, SKY_HINT_OVER when the board is full. A tower found by supposing it
 * (rule TRY with a height) has to be entered before the next call. */
uint8_t sky_hint_step(void);

#endif
