/* What a game keeps during a lesson is compared with the lesson's answers. board.c has the rest of what happens on the board. */
#include <string.h>
#include "cart/game.h"
#include "cart/lessons/lesson.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define SEEN_TICKS 90      /* a move is shown before the card comes */
#define SEEN_OVER_TICKS 85 /* the end of a game: no game leaves its board earlier */
#define ALL_THERE_IS 0x400

uint8_t lesson_phase, lesson_at;
uint8_t lesson_pointing, lesson_asked;
uint16_t lesson_clock;
static uint8_t read_at; /* number of the next byte */
static uint8_t reading;
static uint8_t changed; /* a watched byte has changed */
static uint8_t met;     /* two bits for each answer: its bytes have been seen */

const lesson_course_t *lesson_course(void) {
    const lesson_course_t *course = lesson_courses;
    uint8_t left = lesson_course_count;
    for (; left != 0; --left) {
        if (course->slot == game_slot) {
            return course;
        }
        ++course;
    }
    return 0;
}

const lesson_t *lesson_now(void) {
    return lesson_course()->lessons + lesson_at;
}

uint8_t lessons_offered(void) {
    return lesson_course() != 0;
}

/* ---- between the card and the board --------------------------------------------------------------------------------------- */

void lesson_begin(void) {
    lesson_at = 0;
    lesson_go(LESSON_TASK);
}

void lesson_go(uint8_t phase) {
    const uint8_t *choice = lesson_course()->choices;
    lesson_phase = phase;
    if (phase == LESSON_TASK) {
        lesson_pointing = lesson_at == 0;
    }
    if (phase != LESSON_TRY) {
        screen_go(SCREEN_LESSON);
        return;
    }
    for (; *choice != LESSON_CHOICES_END; choice += 2) { /* not kept: leaving the lessons chooses the game again */
        game_choice[choice[0]] = choice[1];
    }
    lesson_clock = 0;
    lesson_asked = 0;
    game_joined = 0;
    game_mode = GAME_RESUME;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

static void answer(uint8_t phase, uint8_t ticks) {
    if (lesson_phase == LESSON_TRY) {
        lesson_phase = phase;
        lesson_clock = ticks;
        if (phase == LESSON_WRONG) {
            lesson_pointing = 1;
        }
    }
}

/* ---- for save.c ------------------------------------------------------------------------------------------------------------- */

uint16_t lesson_open(uint8_t way) {
    read_at = 0;
    changed = 0;
    met = 0;
    reading = way == SAVE_READ;
    return reading ? lesson_now()->bytes : ALL_THERE_IS;
}

static void compare(uint8_t byte) {
    const lesson_t *lesson = lesson_now();
    const lesson_answer_t *answer = lesson->answer;
    uint8_t i, bit = 1;
    if (read_at >= lesson->watched && read_at < lesson->watched_to &&
        (read_at >= lesson->bytes || byte != lesson->kept[read_at])) {
        changed = 1;
    }
    for (i = lesson->answers; i != 0; --i) {
        if (read_at == answer->at && byte >= answer->from && byte <= answer->to) {
            met |= bit;
        }
        bit <<= 1;
        if (read_at == answer->at_2 && byte >= answer->from_2 && byte <= answer->to_2) {
            met |= bit;
        }
        bit <<= 1;
        ++answer;
    }
}

void lesson_field(void *field, uint16_t bytes) {
    const uint8_t *from = field;
    uint8_t left = (uint8_t)bytes; /* no position is longer */
    if (reading) {
        memcpy(field, lesson_now()->kept + read_at, left);
        read_at += left;
        return;
    }
    for (; left != 0; --left) {
        compare(*from);
        ++from;
        ++read_at;
    }
}

void lesson_close(void) {
    uint8_t i, bits = met;
    for (i = 0; bits != 0; ++i) {
        if ((bits & 3) == 3) {
            answer(i < lesson_now()->wrong ? LESSON_WRONG : LESSON_RIGHT, SEEN_TICKS);
            return;
        }
        bits >>= 2;
    }
    if (changed) {
        answer(LESSON_WRONG, SEEN_TICKS);
    }
}

void lesson_over(void) {
    answer(LESSON_RIGHT, SEEN_OVER_TICKS);
}
