/* The lessons of the games: positions as each game keeps them, and the answers. In the order of text.txt. */
#include "cart/lessons/lesson.h"
#include "cart/save.h"
#include "text_lessons.h"

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define LESSON(kept, watched, x, y, answers) \
    { kept, sizeof(kept), watched, x, y, COUNT(answers), answers }
#define BYTE(at, is) \
    { at, is, at, is }

/* ---- Connect 4: a match of one game, the count, the columns ------------------------------------------------------------------- */

#define C4_COUNT_AT 4
#define C4_FIRST_AT 5
#define C4_X(column) (17 + 24 * (column))
#define C4_Y(row) (68 + 24 * (5 - (row)))

static const uint8_t c4_row[] = {1, 0, 0, 0, 6, 1, 0, 2, 1, 3, 2};
static const uint8_t c4_block[] = {1, 0, 0, 0, 6, 0, 5, 6, 5, 1, 5};
static const uint8_t c4_both[] = {1, 0, 0, 0, 4, 2, 2, 3, 3};
static const uint8_t c4_slope[] = {1, 0, 0, 0, 10, 1, 2, 0, 3, 3, 2, 2, 6, 1, 3};
static const uint8_t c4_force[] = {1, 0, 0, 0, 10, 5, 2, 2, 2, 3, 4, 5, 5, 2, 0};
static const lesson_answer_t c4_row_a[] = {BYTE(C4_FIRST_AT + 6, 4)};
static const lesson_answer_t c4_block_a[] = {BYTE(C4_FIRST_AT + 6, 5)};
static const lesson_answer_t c4_both_a[] = {BYTE(C4_FIRST_AT + 4, 4), BYTE(C4_FIRST_AT + 4, 1)};
static const lesson_answer_t c4_slope_a[] = {BYTE(C4_FIRST_AT + 10, 3)};
static const lesson_answer_t c4_force_a[] = {BYTE(C4_FIRST_AT + 10, 4)};
static const lesson_t c4_lessons[] = {
    LESSON(c4_row, C4_COUNT_AT, C4_X(4), C4_Y(0), c4_row_a),
    LESSON(c4_block, C4_COUNT_AT, C4_X(5), C4_Y(3), c4_block_a),
    LESSON(c4_both, C4_COUNT_AT, C4_X(4), C4_Y(0), c4_both_a),
    LESSON(c4_slope, C4_COUNT_AT, C4_X(3), C4_Y(3), c4_slope_a),
    LESSON(c4_force, C4_COUNT_AT, C4_X(4), C4_Y(1), c4_force_a),
};
static const uint8_t c4_choices[] = {
    0, 0, 1, 0, 2, 0, 3, 0, 4, 2, LESSON_CHOICES_END}; /* chips, one game, against OLD MO */

const lesson_course_t lesson_courses[] = {
    {SAVE_CONNECT4, COUNT(c4_lessons), LESSONS_T_C4_ROW, 1, c4_choices, c4_lessons},
};
const uint8_t lesson_course_count = COUNT(lesson_courses);
