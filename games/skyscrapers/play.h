/* A puzzle as it is played on the console, tick by tick: its state, and the parts that work on it. The view reads this and draws. */
#ifndef SKY_PLAY_H
#define SKY_PLAY_H

#include <stdint.h>
#include "cart/digits.h"
#include "gates.h"

enum {
    SKY_ST_MAKE,
    SKY_ST_PLAY,
    SKY_ST_PAD,
    SKY_ST_WORK,
    SKY_ST_SHOW,
    SKY_ST_WON,
    SKY_ST_EDIT,
    SKY_ST_EDIT_PAD,
    SKY_STATES
};
/* Screens after GAME_PLAY. */
enum { SKY_SCREEN_SEED = 2, SKY_SCREEN_OWN, SKY_SCREEN_ROAD, SKY_SCREEN_DATE };
enum { SKY_CHOICE_SIZE, SKY_CHOICE_GRADE, SKY_CHOICE_ERRORS, SKY_CHOICE_STEP = 4, SKY_CHOICE_CHOSEN, SKY_CHOICE_LOOK };

#define SKY_SIZES 6        /* of the setup screen; then come those with parks, from 4x4 on */
#define SKY_GRADE_CHOSEN 4 /* of the setup screen, after the grades: the chosen set, whatever the size */

/* Where a puzzle is from. */
enum { SKY_FROM_MAKER, SKY_FROM_PACK, SKY_FROM_CHOSEN, SKY_FROM_OWN, SKY_FROM_ROAD, SKY_FROM_DAY, SKY_SOURCES };

/* What the solver is at work for. WORK_ORIGINAL: to be watched, with the rules of the original machine alone. */
enum { SKY_WORK_HINT, SKY_WORK_CHECK, SKY_WORK_WATCH, SKY_WORK_ORIGINAL, SKY_WORK_OWN };

/* With ASSIST on THINK ALONG: what follows from the last act is being searched, in the rest of the frames, or was found. */
#define SKY_ASSIST_ALONG 2
enum { SKY_ALONG_REST, SKY_ALONG_FOUND, SKY_ALONG_AFRESH, SKY_ALONG_BUSY };

/* Cells of a step, wrong towers, or, where the original's solver is stuck, all open cells: these are not in the list. */
enum { SKY_SHOW_STEP, SKY_SHOW_WRONG, SKY_SHOW_STUCK };

#define SKY_SILENT 0xFF
#define SKY_HINT_HELPED 1
#define SKY_SOLVER_HELPED 2

typedef struct {
    uint8_t state;
    uint16_t clock; /* ticks in this state */
    uint8_t grade;
    uint8_t cursor;             /* cell */
    uint8_t pencil;             /* 1: the pad makes pencil marks */
    uint8_t work;               /* SKY_WORK_* */
    uint8_t known;              /* 1: sky_goal is the solution of this puzzle */
    uint8_t stepping;           /* 1: steps are looked for, 0: the solution */
    uint8_t done;               /* not 0: the work in the rest of the frames is over; SKY_MAKE_* of the maker */
    uint8_t answer;             /* of the solver */
    uint8_t helped;             /* SKY_HINT_HELPED, SKY_SOLVER_HELPED: no record, and not every star */
    uint8_t lit[20], lit_count; /* cells that a step shows */
    uint8_t lit_clue;           /* clue that it looked along */
    uint8_t shows;              /* what they are: SKY_SHOW_* */
    uint8_t message;            /* what the message line says, or SKY_SILENT */
    uint8_t message_for;        /* ticks that a passing message stays, 0: it is not passing */
    uint16_t seconds;
    uint8_t tick;    /* of the running second */
    uint32_t seed;   /* of the maker, or the number of a built-in puzzle */
    uint8_t source;  /* SKY_FROM_* */
    uint8_t editing; /* 1: a puzzle of the player's own is typed in */
    uint8_t along;   /* SKY_ALONG_* */
    uint8_t again;   /* 1: another puzzle is to be drawn in place of the last one */
} sky_state_t;

extern sky_state_t sky_state;

/* What is counted over all puzzles; in this order in the save, and on the statistics screen. */
enum { SKY_STAT_SOLVED, SKY_STAT_BEST = 4, SKY_STATS = 10 }; /* solved by grade, best times by size from 4 to 9 */

/* Bytes behind them, not shown: for each of the 24 classes (6 sizes of 4 grades), how far the player is in the pack. */
#define SKY_STAT_PLACES 20
#define SKY_CLASSES 24

/* play.c */
void sky_play_new(uint8_t n, uint8_t grade); /* a grade, + SKY_PARKS, or SKY_GRADE_CHOSEN; as sky_supply */
void sky_play_resume(void);                  /* the puzzle that was kept, or a new one */
void sky_play_tick(void);
void sky_play_say(uint8_t text, uint8_t ticks);
void sky_play_enter(void);   /* back to entering numbers */
void sky_play_theme(void);   /* plays the theme, fuller when the end is near */
void sky_play_changed(void); /* an act was done: look whether it is won, and keep it soon */
void sky_play_save(void);    /* keep what is not yet kept */

/* keypad.c: A opens a pad of heights, the D-pad walks on it, A takes; or, A still held, directions take one at once. */
void sky_pad_open(void);
uint8_t sky_pad_tick(void); /* once a tick while it is open: a height 1..9, or one of these */
#define SKY_PAD_WAIT 0xF0
#define SKY_PAD_CLOSED 0xF1
#define SKY_PAD_CLEAR 0xF2
#define SKY_PAD_PENCIL 0xF3
extern uint8_t sky_hand; /* the key under the hand: heights from 0, then clear and pencil */
#define sky_pad_height() (sky_hand < sky_n ? (uint8_t)(sky_hand + 1) : 0) /* the height under it, or 0 */

/* supply.c: where the next puzzle comes from: the maker, the built-in ones, or the chosen set. sky_supply sets source and seed. A built-in
 * puzzle is in sky_made at once, and `done` is 1; otherwise the maker has begun. With a number typed in, that one; else another one than
 * last time. When the maker has given up (SKY_MAKE_OVER), sky_supply_instead puts the built-in puzzle for its seed into sky_made. */
extern digits_t sky_typed;
void sky_supply(uint8_t n, uint8_t grade);
void sky_supply_instead(void);
FAR(B_SKYSCRAPERS, uint8_t, sky_road_head, (uint8_t which)); /* of a puzzle of the road, from 0: its side, and 16 times its grade */

/* road.c: the road and the puzzle of a day. What sky_supply is to take: 0 what was asked for, a puzzle of the road from 1 on, or that of a day. */
extern uint8_t sky_pick;
#define SKY_PICK_DAY 0xFF
#define SKY_PICK_LAST 60
#define SKY_DAY_N 6
#define SKY_DAY_GRADE SKY_HARD

/* What is kept of it, for each puzzle half a byte of stars, and the last date. */
enum { SKY_STAR_SOLVED = 1, SKY_STAR_ALONE = 2, SKY_STAR_QUICK = 4 };
#define SKY_ROAD_DATE (SKY_PICK_LAST / 2)
typedef struct {
    uint8_t stars[SKY_PICK_LAST / 2];
    uint8_t date[3];
} sky_road_t;
extern sky_road_t sky_road;
FAR(B_CLUB, uint8_t, sky_road_won, (void)); /* counts the stars of the puzzle that is solved; what is to be said about them */
enum { SKY_ROAD_ENTER, SKY_ROAD_TICK, SKY_DATE_ENTER, SKY_DATE_TICK };
FAR(B_CLUB, void, sky_road_screen, (uint8_t part));

/* save.c: the unfinished puzzle in the battery RAM: how it is played, then slot.h's bytes. */
void sky_save_keep(void);
uint8_t sky_save_load(void); /* 1 when a puzzle was kept and is now in rules and play */

/* work.c: long work in the rest of the frames: the next step of the solver, checking, watching it solved. */
void sky_work_begin(uint8_t work); /* SKY_WORK_* */
void sky_work_think(void);         /* the think of the play screen; also makes a puzzle that sky_supply has begun */
void sky_work_tick(void);          /* state WORK: the next state when it is done */
void sky_show_tick(void);          /* state SHOW: a step is on the screen */

/* run.c: slices of maker, solver and hint, one after the other until the frame is over or they have something to say, and their last
 * answer. In the page of the solver: a far call for each slice would take a twentieth of the time. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_make, (void));
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_solve, (void));
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_run_hint, (void));

/* own.c: a puzzle of the player's own: clues and heights are typed in on an empty board, and the solver says whether it can be played. */
extern uint8_t sky_own_col, sky_own_row; /* the cursor on the board with its ring of clues, 0 .. N+1 each, never a corner */
void sky_own_begin(uint8_t n, uint8_t parks);
void sky_own_tick(void);  /* state EDIT */
void sky_own_pad(void);   /* state EDIT_PAD */
void sky_own_judge(void); /* state WORK for SKY_WORK_OWN: the solver is at work, or done */

/* view.c: the board. It reads rules and play, and draws what has changed; every _enter is called while rendering is off. */
FAR(B_SKYSCRAPERS_ART, void, sky_view_enter, (void));
FAR(B_SKYSCRAPERS_ART, void, sky_view_tick, (void));

/* ring.c: the board with its ring of clues, 0 .. N+1 each way. */
uint8_t sky_ring_clue(uint8_t column, uint8_t row); /* the clue there, or SKY_NO_CLUE */
uint8_t sky_own_cell(void);                         /* the cell under the cursor, or the one beside the clue there */

/* panel.c, for view.c: beside the board. */
FAR(B_SKYSCRAPERS_LOOK, void, sky_panel_enter, (void));        /* what fits under the cursor, the time, pen or pencil */
FAR(B_SKYSCRAPERS_LOOK, void, sky_panel_tick, (uint8_t line)); /* the line that the skyline shows */
FAR(B_SKYSCRAPERS_LOOK, void, sky_panel_number, (void));

/* bar.c: a puzzle is being made. */
void sky_bar_enter(void);
void sky_bar_tick(void);

/* split.s: below the board background tiles come from the sprites' table. */
void sky_split_nmi(void);
void sky_split_irq(void);

#endif
