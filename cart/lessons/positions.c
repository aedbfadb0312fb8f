/* The lessons of the games: positions as each game keeps them (its save.c), and the answers. In the order of text.txt. */
#include "cart/lessons/lesson.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/connect4/ai.h"
#include "games/connect4/play.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "text_lessons.h"

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
/* With right answers only, and from one byte on. */
#define LESSON(kept, watched, x, y, answers) \
    { kept, sizeof(kept), watched, LESSON_TO_END, x, y, COUNT(answers), 0, answers }
#define RANGE(at, from, to) \
    { at, from, to, at, from, to }
#define BYTE(at, is) RANGE(at, is, is)
#define BOTH(at, is, at_2, is_2) \
    { at, is, is, at_2, is_2, is_2 }

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

/* ---- Amazons: players, autoplay, seed, the turns of three squares ----------------------------------------------------------------- */

#define AMA_HEAD AMA_PERSON, AMA_LEVEL_EASY + 1, 0, 0, 0
#define AMA_FROM_AT(turns) (5 + 3 * (turns))
#define AMA_TO_AT(turns) (AMA_FROM_AT(turns) + 1)
#define AMA_ARROW_AT(turns) (AMA_FROM_AT(turns) + 2)
#define AMA_X(square) (28 + 24 * ((square) % 8))
#define AMA_Y(square) (28 + 24 * ((square) / 8))

static const uint8_t ama_move[] = {AMA_HEAD};
static const uint8_t ama_trap[] = {AMA_HEAD, 2, 29, 15, 47, 54, 22, 40, 46, 30, 54, 9, 14};
static const uint8_t ama_free[] = {AMA_HEAD, 2, 10, 8, 61, 45, 9, 58, 30, 24, 45, 44, 17};
static const uint8_t ama_land[] = {AMA_HEAD, 58, 50, 26, 61, 29, 11, 40, 33, 24, 47, 41, 27, 50, 43, 25, 23, 39, 3};
static const uint8_t ama_door[] = {AMA_HEAD, 16, 21, 19, 5, 4, 25, 2, 18, 26, 4, 2, 11, 40, 32, 24, 23, 5, 3};
static const lesson_answer_t ama_move_a[] = {RANGE(AMA_TO_AT(0), 18, 21), RANGE(AMA_TO_AT(0), 26, 29),
                                             RANGE(AMA_TO_AT(0), 34, 37), RANGE(AMA_TO_AT(0), 42, 45)};
static const lesson_answer_t ama_trap_a[] = {BYTE(AMA_ARROW_AT(4), 31), BYTE(AMA_TO_AT(4), 31)};
static const lesson_answer_t ama_free_a[] = {BYTE(AMA_FROM_AT(4), 16)};
static const lesson_answer_t ama_land_a[] = {BYTE(AMA_ARROW_AT(6), 19)};
/* not from within */
static const lesson_answer_t ama_door_a[] = {{AMA_FROM_AT(6), 18, 18, AMA_TO_AT(6), 0, 17},
                                             BOTH(AMA_FROM_AT(6), 18, AMA_ARROW_AT(6), 27),
                                             BOTH(AMA_FROM_AT(6), 18, AMA_ARROW_AT(6), 18)};
static const lesson_t ama_lessons[] = {
    LESSON(ama_move, AMA_FROM_AT(0), AMA_X(40), AMA_Y(40), ama_move_a),
    LESSON(ama_trap, AMA_FROM_AT(0), AMA_X(31), AMA_Y(31), ama_trap_a),
    LESSON(ama_free, AMA_FROM_AT(0), AMA_X(16), AMA_Y(16), ama_free_a),
    LESSON(ama_land, AMA_FROM_AT(0), AMA_X(19), AMA_Y(19), ama_land_a),
    {ama_door, sizeof ama_door, AMA_FROM_AT(0), LESSON_TO_END, AMA_X(27), AMA_Y(27), COUNT(ama_door_a), 1, ama_door_a},
};
static const uint8_t ama_choices[] = {AMA_CHOICE_LOOK, 0, LESSON_CHOICES_END};

/* ---- Gobang: players, rules, seed, the stones ------------------------------------------------------------------------------------- */

#define GB_HEAD GB_PERSON, GB_LEVEL_EASY + 1, 0, 0, 0
#define GB_FIRST_AT 5
#define GB_PX(x) (22 + 12 * (x))
#define GB_PY(y) (26 + 12 * (y))

static const uint8_t gb_five[] = {GB_HEAD,       GB_CELL(5, 7), GB_CELL(4, 7), GB_CELL(6, 7), GB_CELL(6, 6),
                                  GB_CELL(7, 7), GB_CELL(7, 8), GB_CELL(8, 7), GB_CELL(8, 5)};
static const uint8_t gb_four[] = {GB_HEAD,       GB_CELL(4, 5), GB_CELL(5, 5), GB_CELL(6, 7), GB_CELL(6, 5),
                                  GB_CELL(7, 7), GB_CELL(7, 5), GB_CELL(5, 8), GB_CELL(8, 5)};
static const uint8_t gb_three[] = {GB_HEAD,       GB_CELL(7, 6), GB_CELL(6, 6), GB_CELL(6, 8),
                                   GB_CELL(7, 7), GB_CELL(9, 6), GB_CELL(8, 8)};
static const uint8_t gb_open[] = {GB_HEAD,       GB_CELL(6, 7), GB_CELL(4, 7), GB_CELL(7, 7),
                                  GB_CELL(7, 6), GB_CELL(8, 7), GB_CELL(8, 8)};
static const uint8_t gb_fork[] = {GB_HEAD,       GB_CELL(5, 7), GB_CELL(5, 6), GB_CELL(6, 7), GB_CELL(8, 8),
                                  GB_CELL(7, 5), GB_CELL(6, 8), GB_CELL(7, 6), GB_CELL(9, 6)};
static const lesson_answer_t gb_five_a[] = {BYTE(GB_FIRST_AT + 8, GB_CELL(9, 7))};
static const lesson_answer_t gb_four_a[] = {BYTE(GB_FIRST_AT + 8, GB_CELL(9, 5))};
static const lesson_answer_t gb_three_a[] = {BYTE(GB_FIRST_AT + 6, GB_CELL(5, 5)), BYTE(GB_FIRST_AT + 6, GB_CELL(9, 9))};
static const lesson_answer_t gb_open_a[] = {BYTE(GB_FIRST_AT + 6, GB_CELL(9, 7))};
static const lesson_answer_t gb_fork_a[] = {BYTE(GB_FIRST_AT + 8, GB_CELL(7, 7))};
static const lesson_t gb_lessons[] = {
    LESSON(gb_five, GB_FIRST_AT, GB_PX(9), GB_PY(7), gb_five_a),
    LESSON(gb_four, GB_FIRST_AT, GB_PX(9), GB_PY(5), gb_four_a),
    LESSON(gb_three, GB_FIRST_AT, GB_PX(5), GB_PY(5), gb_three_a),
    LESSON(gb_open, GB_FIRST_AT, GB_PX(9), GB_PY(7), gb_open_a),
    LESSON(gb_fork, GB_FIRST_AT, GB_PX(7), GB_PY(7), gb_fork_a),
};
static const uint8_t gb_choices[] = {
    2, 0, 3, 0, 4, 0, 5, 0, LESSON_CHOICES_END}; /* free rules, no marks, the garden, one game */

/* ---- Skyscrapers: level, help, seconds, where from, number; then as slot.h packs 4x4: side, clues, towers, givens, marks, what was done --------- */

#define SKY_HEAD SKY_EASY, 0, 0, 0, SKY_FROM_OWN, 0, 0, 4
#define SKY_NO_CLUES 0, 0, 0, 0
#define SKY_NO_MARKS 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
#define SKY_TOWERS_AT 16
#define SKY_MARKS_AT 26
#define SKY_X(column) (50 + 40 * (column))
#define SKY_Y(row) (48 + 40 * (row))
#define SKY_LESSON(kept, column, row, answers) \
    { kept, sizeof(kept), SKY_TOWERS_AT, SKY_TOWERS_AT + 8, SKY_X(column), SKY_Y(row), COUNT(answers), 0, answers }

/* clue 1 left of the first row */
static const uint8_t sky_one[] = {SKY_HEAD, SKY_NO_CLUES, 0x01, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, SKY_NO_MARKS};
/* clue 4 left of the second row, which has 1 2 */
static const uint8_t sky_climb[] = {SKY_HEAD, SKY_NO_CLUES, 0x40, 0,           0, 0, 0, 0, 0x21, 0, 0, 0, 0,
                                    0,        0x30,         0,    SKY_NO_MARKS};
/* 2 above, 1 and 4 beside the cell in the second row and column */
static const uint8_t sky_twice[] = {SKY_HEAD, SKY_NO_CLUES, 0, 0,           0, 0, 0x20, 0, 0x01, 0x04, 0, 0, 0,
                                    0,        0x52,         0, SKY_NO_MARKS};
/* 3 above, 4 beside the cell in the third row and column */
static const uint8_t sky_pencil[] = {SKY_HEAD, SKY_NO_CLUES, 0, 0, 0, 0,    0,    0x03,        0,
                                     0,        0x04,         0, 0, 0, 0x04, 0x01, SKY_NO_MARKS};
/* 1234 3412 2143 4321 without its first two */
static const uint8_t sky_last[] = {SKY_HEAD, 0x23, 0x12, 0x21, 0x32, 0x24, 0x12, 0x21, 0x42, 0x00,
                                   0x43,     0x43, 0x21, 0x12, 0x34, 0x34, 0x12, 0xFC, 0xFF, SKY_NO_MARKS};
static const lesson_answer_t sky_one_a[] = {BYTE(SKY_TOWERS_AT, 0x04)};
static const lesson_answer_t sky_climb_a[] = {BYTE(SKY_TOWERS_AT + 3, 0x03), BYTE(SKY_TOWERS_AT + 3, 0x40)};
static const lesson_answer_t sky_twice_a[] = {BYTE(SKY_TOWERS_AT + 2, 0x31)};
static const lesson_answer_t sky_pencil_a[] = {BYTE(SKY_MARKS_AT + 10, 0x03)};
/* all but 1 and 2 in their places is wrong; both solve it, and the game says so */
static const lesson_answer_t sky_last_a[] = {RANGE(SKY_TOWERS_AT, 0x02, 0x1F), RANGE(SKY_TOWERS_AT, 0x22, 0xFF)};
static const lesson_t sky_lessons[] = {
    SKY_LESSON(sky_one, 0, 0, sky_one_a),
    SKY_LESSON(sky_climb, 2, 1, sky_climb_a),
    SKY_LESSON(sky_twice, 1, 1, sky_twice_a),
    SKY_LESSON(sky_pencil, 2, 2, sky_pencil_a),
    {sky_last, sizeof sky_last, 0, 0, SKY_X(0), SKY_Y(0), COUNT(sky_last_a), COUNT(sky_last_a), sky_last_a},
};
static const uint8_t sky_choices[] = {SKY_CHOICE_ERRORS, 1, LESSON_CHOICES_END};

/* ---- Labyrinth: number, seconds, place and direction, help, parts of a 256th, trail, size; all in maze 2 of 13x13 --------------------------- */

enum { LAB_EAST, LAB_NORTH, LAB_WEST, LAB_SOUTH };
#define NO_TRAIL 0, 0, 0, 0, 0, 0, 0, 0, 0
#define LAB_KEPT(x, y, turn)                                                                                          \
    {                                                                                                                 \
        2, 0, 0, 0, 128, x, 128, y, 0, (turn)*4, 0, 0, 0, NO_TRAIL, NO_TRAIL, NO_TRAIL, NO_TRAIL, NO_TRAIL, NO_TRAIL, \
            NO_TRAIL, 2                                                                                               \
    }
#define LAB_X_AT 5
#define LAB_Y_AT 7
#define LAB_ANGLE_AT 9 /* sixteenths of a turn, to the left from the east */
#define WITHIN(x, x_to, y, y_to) \
    { LAB_X_AT, x, x_to, LAB_Y_AT, y, y_to }
#define LAB_LESSON(kept, wrong, answers) \
    { kept, sizeof(kept), 0, 0, 0, 0, COUNT(answers), wrong, answers }

static const uint8_t lab_turn[] = LAB_KEPT(7, 12, LAB_NORTH);
static const uint8_t lab_walk[] = LAB_KEPT(7, 12, LAB_EAST);
static const uint8_t lab_door[] = LAB_KEPT(12, 6, LAB_NORTH);
static const uint8_t lab_map[] = LAB_KEPT(10, 2, LAB_WEST);
static const uint8_t lab_cup[] = LAB_KEPT(8, 8, LAB_NORTH);
static const lesson_answer_t lab_turn_a[] = {BYTE(LAB_ANGLE_AT, 15), BYTE(LAB_ANGLE_AT, 0), RANGE(LAB_ANGLE_AT, 7, 8)};
static const lesson_answer_t lab_walk_a[] = {RANGE(LAB_X_AT, 0, 4), BYTE(LAB_X_AT, 12)};
static const lesson_answer_t lab_door_a[] = {WITHIN(12, 12, 9, 12), WITHIN(1, 11, 1, 11)};
static const lesson_answer_t lab_map_a[] = {WITHIN(0, 7, 0, 2), WITHIN(3, 9, 3, 9)};
static const lesson_answer_t lab_cup_a[] = {WITHIN(8, 8, 7, 7)};
static const lesson_t lab_lessons[] = {
    LAB_LESSON(lab_turn, 2, lab_turn_a), LAB_LESSON(lab_walk, 1, lab_walk_a), LAB_LESSON(lab_door, 1, lab_door_a),
    LAB_LESSON(lab_map, 1, lab_map_a),   LAB_LESSON(lab_cup, 1, lab_cup_a),
};
static const uint8_t lab_choices[] = {LAB_CHOICE_WALLS, 0, LAB_CHOICE_MAP,    0, LAB_CHOICE_SIZE, 2,
                                      LAB_CHOICE_LOOK,  0, LESSON_CHOICES_END};

/* ---- all -------------------------------------------------------------------------------------------------------------------------- */

const lesson_course_t lesson_courses[] = {
    {SAVE_CONNECT4, COUNT(c4_lessons), LESSONS_T_C4_ROW, PAD_B, 0, LESSON_HAND, 0, c4_choices, c4_lessons},
    {SAVE_AMAZONS, COUNT(ama_lessons), LESSONS_T_AMA_MOVE, PAD_B, 0, LESSON_HAND, 0, ama_choices, ama_lessons},
    {SAVE_SKYSCRAPERS, COUNT(sky_lessons), LESSONS_T_SKY_ONE, 0, 0, LESSON_HAND, 0, sky_choices, sky_lessons},
    {SAVE_GOBANG, COUNT(gb_lessons), LESSONS_T_GB_FIVE, PAD_B, 0, LESSON_HAND, 8, gb_choices, gb_lessons},
    {SAVE_LABYRINTH, COUNT(lab_lessons), LESSONS_T_LAB_TURN, 0, PAD_A, LAB_PAUSE_HINT, 0, lab_choices, lab_lessons},
};
const uint8_t lesson_course_count = COUNT(lesson_courses);
