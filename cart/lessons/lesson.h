/* Lessons: tiny positions of a game, each with a task, played on the game's own board by its own rules.
 *
 * A position is an unfinished game as that game keeps it: while a lesson goes on, save.c reads the position instead of the save and shows
 * the lesson what the game would keep, byte by byte, and neither the save nor the statistics change. A game knows nothing of all this. */
#ifndef LESSON_H
#define LESSON_H

#include <stdint.h>
#include "gates.h"

enum { LESSON_NONE, LESSON_TASK, LESSON_TRY, LESSON_RIGHT, LESSON_WRONG };
extern uint8_t lesson_phase; /* LESSON_TRY until the game was answered on the board; the card shows all others */

/* For the running game. */
FAR(B_TITLE, uint8_t, lessons_offered, (void)); /* 1: it has any */
FAR(B_TITLE, void, lesson_begin, (void));       /* to the first card */

/* For save.c. lesson_open gives the bytes that there are. */
FAR(B_TITLE, uint16_t, lesson_open, (uint8_t way));
FAR(B_TITLE, void, lesson_field, (void *field, uint16_t bytes));
FAR(B_TITLE, void, lesson_close, (void));
FAR(B_TITLE, void, lesson_over, (void)); /* the game has ended: who moved has won, or solved it */

/* For the frame loop, while a board is shown: before its tick, and after it. */
FAR(B_TITLE, void, lesson_tick, (void));
FAR(B_TITLE, void, lesson_point, (void));

/* The screen of the card, for the club's table of screens. */
FAR(B_TITLE, void, lesson_card_enter, (void));
FAR(B_TITLE, void, lesson_card_tick, (void));

/* ---- inside ----------------------------------------------------------------------------------------------------------------- */

/* A right answer: in what the game keeps, two bytes have these values (one byte: the same twice). */
typedef struct {
    uint8_t at, is, at_2, is_2;
} lesson_answer_t;
#define LESSON_ANSWERS 4 /* at most */

typedef struct {
    const uint8_t *kept; /* the position */
    uint8_t bytes;
    uint8_t watched; /* a change from this byte on that is no right answer is a wrong try */
    uint8_t x, y;    /* pixel that the hand points at */
    uint8_t answers;
    const lesson_answer_t *answer;
} lesson_t;
#define LESSON_PATIENT 0xFF /* watched: nothing is wrong, however long it takes */

typedef struct {
    uint8_t slot; /* of the game's record */
    uint8_t count;
    uint8_t text; /* of the first lesson: what is to be done, what is said when it was right, when it was wrong; then the next one's */
    uint8_t b_leaves; /* 1: B on the board goes back to the card, for it would take back what the lesson has set up */
    const uint8_t *choices; /* pairs: which of game_choice, and its value; up to LESSON_CHOICES_END */
    const lesson_t *lessons;
} lesson_course_t;
#define LESSON_CHOICES_END 0xFF

extern const lesson_course_t lesson_courses[]; /* positions.c */
extern const uint8_t lesson_course_count;

/* lesson.c */
extern uint8_t lesson_at;                   /* which one, from 0 */
const lesson_course_t *lesson_course(void); /* of the running game, or 0 */
void lesson_go(uint8_t phase);

#endif
