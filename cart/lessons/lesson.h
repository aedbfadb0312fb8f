/* Lessons: tiny positions of a game, each with a task, played on the game's own board by its own rules.
 *
 * A position is an unfinished game as that game keeps it: during a lesson, save.c reads the position instead of the save and shows
 * the lesson what the game would keep, byte by byte, and neither the save nor the statistics change. A game knows nothing of all this. */
#ifndef LESSON_H
#define LESSON_H

#include <stdint.h>
#include "gates.h"

enum { LESSON_NONE, LESSON_TASK, LESSON_TRY, LESSON_RIGHT, LESSON_WRONG };
extern uint8_t lesson_phase; /* LESSON_TRY until there was an answer on the board; the card shows all others */

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

/* An answer: in what the game keeps, two bytes are within these bounds (one byte: the same twice). */
typedef struct {
    uint8_t at, from, to, at_2, from_2, to_2;
} lesson_answer_t;
#define LESSON_ANSWERS 4 /* at most */

typedef struct {
    const uint8_t *kept; /* the position */
    uint8_t bytes;
    uint8_t watched, watched_to; /* a change in these bytes (from the first up to the second) that is not a right answer is a wrong try */
    uint8_t x, y; /* pixel that the hand points at */
    uint8_t answers;
    uint8_t wrong; /* the answers before this index are wrong tries; the first one that matches counts */
    const lesson_answer_t *answer;
} lesson_t;
#define LESSON_TO_END 0xFF

typedef struct {
    uint8_t slot; /* of the game's record */
    uint8_t count;
    uint8_t text; /* of the first lesson: what is to be done, what is said when it was right, when it was wrong; then the next one's */
    uint8_t leaving; /* buttons that, like Start, go back to the card, such as one that would take back what the lesson has set up */
    uint8_t muted; /* buttons that do nothing */
    uint8_t hint;  /* line of the pause menu that helps where the hand has nothing to point at; or LESSON_HAND */
    uint8_t up;    /* pixels that the board is higher in Chinese */
    const uint8_t *choices; /* pairs: which of game_choice, and its value; up to LESSON_CHOICES_END */
    const lesson_t *lessons;
} lesson_course_t;
#define LESSON_HAND 0xFF
#define LESSON_CHOICES_END 0xFF

extern const lesson_course_t lesson_courses[]; /* positions.c */
extern const uint8_t lesson_course_count;

/* lesson.c */
extern uint8_t lesson_at;                   /* which one, from 0 */
extern uint16_t lesson_clock;               /* ticks of a try; then those left until the card comes */
extern uint8_t lesson_pointing;             /* 1: the hand points at once */
extern uint8_t lesson_asked;                /* 1: the game has been asked for its help */
const lesson_course_t *lesson_course(void); /* of the running game, or 0 */
const lesson_t *lesson_now(void);
void lesson_go(uint8_t phase);

#endif
