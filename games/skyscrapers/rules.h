/* A game of Skyscrapers as the player has it: the puzzle, the heights entered, pencil marks, and everything done so far,
 * to be undone and redone. No view, no pad, no time. There is one game, the file-scope sky_game.
 *
 * Marks of a cell that gets an entry are kept below it and come back when it is cleared, so that an entry needs no more
 * than two bytes of history. */
#ifndef SKY_RULES_H
#define SKY_RULES_H

#include "games/skyscrapers/geo.h"
#include "gates.h"

/* Room for changes that can be undone: two for each cell of a 9x9 board, so that every single act fits. When it is full the oldest act is
 * forgotten. */
#define SKY_PAST 162

typedef struct {
    sky_puzzle_t puzzle;
    uint8_t entry[SKY_CELLS];    /* height shown, givens included; 0 = none */
    uint8_t mark[SKY_CELLS];     /* pencil marks: bit h-1 = height h, 1..8 */
    uint8_t gone[SKY_CELLS];     /* heights that hints have ruled out: the same bits */
    uint8_t more[SKY_CELLS];     /* SKY_MARK_9, SKY_GONE_9: the same of height 9; SKY_MACHINE */
    uint8_t past_cell[SKY_PAST]; /* a ring of changes: cell, + 128 = belongs to the same act as the one before */
    uint8_t past_what[SKY_PAST]; /* see history.c */
    uint8_t past_first;          /* oldest change */
    uint8_t past_done;           /* changes made and not undone */
    uint8_t past_undone;         /* changes undone, which can be redone */
} sky_game_t;

extern sky_game_t sky_game;

#define SKY_MARK_9 1
#define SKY_GONE_9 2
#define SKY_MACHINE \
    0x80 /* the player did not make this entry; it follows from the others. It is in no history and no save (along.h) */

/* The cell that was changed last, for the code that draws the board; SKY_UNTOUCHED when that is done. */
#define SKY_UNTOUCHED 0xFF
extern uint8_t sky_touched;
extern uint8_t sky_changes; /* counts changes, so that each view of a part of the board can see that it is out of date */

/* Starts a puzzle; also sets the tables of geo.h. */
void sky_game_begin(const sky_puzzle_t *p);

/* Each act returns the number of cells it changed, 0 if it was refused or changed nothing. */
uint8_t sky_enter(uint8_t cell, uint8_t h); /* height 1..N, or 0 to clear; a given refuses. An entry of the machine becomes the player's */
uint8_t sky_toggle_mark(uint8_t cell, uint8_t h); /* refused in a cell with an entry */
uint8_t sky_mark_all(void);                       /* all marks into each open cell that has none */
uint8_t sky_clean(void);                          /* clears all entries but the givens */
uint8_t sky_clean_wrong(const uint8_t *solution); /* clears the entries that differ from a solution (N*N heights) */
void sky_rule_out(uint8_t cell, uint16_t heights); /* bit h-1 = height h; a part of the act that sky_past_act has started */
uint8_t sky_undo(void);
uint8_t sky_redo(void);

/* What players read: without parks, heights. With parks the number of floors, 1 .. N-1; the park itself comes last, in the place of N. */
uint8_t sky_shown(uint8_t h);                                    /* of a height; 0 of none */
FAR(B_SKYSCRAPERS_ART, uint16_t, sky_set_shown, (uint16_t set)); /* the same of a set of heights, bit h-1 = height h */
uint8_t sky_height(uint8_t shown);                               /* and back */

/* The marks of a cell as they are to be drawn: bit h-1 = height h; none in a cell with an entry. */
uint16_t sky_marks(uint8_t cell);

/* The heights that no entry in the row or column of a cell has yet. */
uint16_t sky_possible(uint8_t cell);

/* Of these, without what hints have ruled out; of a cell with an entry, that one. What the original showed for the cursor. */
FAR(B_SKYSCRAPERS_ART, uint16_t, sky_remaining, (uint8_t cell));
uint16_t sky_gone(uint8_t cell); /* what hints have ruled out */

/* What the board says about itself: clashes, clues met or broken, completion. All by the rules alone; the solution is not looked at, so
 * any correct completion wins. */
enum { SKY_CLUE_OPEN, SKY_CLUE_MET, SKY_CLUE_BROKEN };

/* The state of clue k: MET or BROKEN as soon as that is certain: up to the tallest tower all cells are filled (or the whole
 * line is); BROKEN also when more towers are seen in the filled cells in front than the clue allows. A missing clue
 * is OPEN. */
FAR(B_SKYSCRAPERS_ART, uint8_t, sky_clue_state, (uint8_t k));

/* 1 if the entry of a cell is in its row or column a second time. */
uint8_t sky_clash(uint8_t cell);

/* Cells without an entry. */
FAR(B_SKYSCRAPERS_ART, uint8_t, sky_open_cells, (void));

/* 1 if the board is full, without clashes, and suits all clues. If it is full and does not, sky_amiss is a cell that the player has built on
 * and that clashes, or else one in the line of a clue that is broken; otherwise SKY_UNTOUCHED. */
extern uint8_t sky_amiss;
FAR(B_SKYSCRAPERS_ART, uint8_t, sky_won, (void));

/* The history alone (history.c). A change is noted before it is made. */
void sky_past_begin(void);
void sky_past_act(void); /* what is noted from here on is one act */
void sky_past_note(uint8_t cell, uint8_t what);
#define SKY_WHAT_LOW 0xA0       /* + bits: marks 1..4 flip */
#define SKY_WHAT_HIGH 0xB0      /* + bits: marks 5..8 flip; 0xC0: and mark 9 */
#define SKY_WHAT_NINE 0x10      /* added to HIGH */
#define SKY_WHAT_ALL 0xE0       /* all marks 1..N flip */
#define SKY_WHAT_GONE_LOW 0xD0  /* + bits: 1..4 ruled out or not */
#define SKY_WHAT_GONE_HIGH 0xF0 /* + bits: 5..8 */
#define SKY_WHAT_GONE_NINE 0xE9
void sky_change_marks(uint8_t cell, uint8_t what);

#endif
