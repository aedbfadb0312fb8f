/* A hint: the next height that the easiest rules lead to from where the player stands, and the rule behind it.
 *
 *   sky_hint_begin(solution);
 *   while (sky_hint_step() == 0) {}      slices like those of the solver, whose state is used
 *   -> sky_hint
 */
#ifndef SKY_HINT_H
#define SKY_HINT_H

#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"

enum {
    SKY_HINT_CELL,      /* `cell` has `height`; `rule` shows it */
    SKY_HINT_WRONG,     /* the entry in `cell` is wrong: nothing can be built on it */
    SKY_HINT_NONE       /* the board is full */
};

typedef struct {
    uint8_t kind;
    uint8_t cell, height;
    uint8_t rule;                       /* SKY_R_*: the step that left one height in the cell; LAST: its row and column do */
    uint8_t clue;                       /* the clue that step looked along, or SKY_NO_CLUE */
    uint8_t hardest;                    /* the hardest rule on the way there */
    uint8_t cells;                      /* the cells that step touched, to be lit */
    uint8_t lit[SKY_STEP_MAX];
} sky_hint_t;

extern sky_hint_t sky_hint;

/* Starts on sky_game, whose solution is known. */
void sky_hint_begin(const uint8_t *solution);

/* Works on; 1 when sky_hint is filled. */
uint8_t sky_hint_step(void);

#endif
