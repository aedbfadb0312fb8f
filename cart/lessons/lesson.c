/* A lesson on the board: what the game keeps is compared with the answers. */
#include <string.h>
#include "art.h"
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define SEEN_TICKS 90       /* a move is seen before the card comes */
#define SEEN_OVER_TICKS 150 /* the end of a game */
#define HELP_TICKS 420      /* then the hand points, if nothing was done */
#define ALL_THERE_IS 0x400

uint8_t lesson_phase, lesson_at;
static uint8_t read_at; /* the byte that comes next */
static uint8_t reading;
static uint8_t changed; /* a watched byte is not as it was */
static uint8_t met;     /* two bits for each answer: its bytes have been seen */
static uint8_t pointing;
static uint16_t clock;

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

static const lesson_t *lesson_now(void) {
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
        pointing = lesson_at == 0;
    }
    if (phase != LESSON_TRY) {
        screen_go(SCREEN_LESSON);
        return;
    }
    for (; *choice != LESSON_CHOICES_END; choice += 2) { /* not kept: leaving the lessons chooses the game again */
        game_choice[choice[0]] = choice[1];
    }
    clock = 0;
    game_joined = 0;
    game_mode = GAME_RESUME;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

static void answer(uint8_t phase, uint8_t ticks) {
    if (lesson_phase == LESSON_TRY) {
        lesson_phase = phase;
        clock = ticks;
        if (phase == LESSON_WRONG) {
            pointing = 1;
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
    if (read_at >= lesson->watched && lesson->watched != LESSON_PATIENT &&
        (read_at >= lesson->bytes || byte != lesson->kept[read_at])) {
        changed = 1;
    }
    for (i = lesson->answers; i != 0; --i) {
        if (read_at == answer->at && byte == answer->is) {
            met |= bit;
        }
        bit <<= 1;
        if (read_at == answer->at_2 && byte == answer->is_2) {
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
    uint8_t bits;
    for (bits = met; bits != 0; bits >>= 2) {
        if ((bits & 3) == 3) {
            answer(LESSON_RIGHT, SEEN_TICKS);
            return;
        }
    }
    if (changed) {
        answer(LESSON_WRONG, SEEN_TICKS);
    }
}

void lesson_over(void) {
    answer(LESSON_RIGHT, SEEN_OVER_TICKS);
}

/* ---- for the frame loop ------------------------------------------------------------------------------------------------------- */

static void mute(uint8_t pad) {
    pad_held[pad] = 0;
    pad_new[pad] = 0;
    pad_repeat[pad] = 0;
}

void lesson_tick(void) {
    uint8_t leaves = lesson_course()->b_leaves ? PAD_START | PAD_B : PAD_START;
    mute(1);
    if (lesson_phase != LESSON_TRY) { /* what was done is only looked at */
        mute(0);
        --clock;
        if (clock == 0) {
            screen_go(SCREEN_LESSON);
        }
    } else if (!screen_calm()) {
        pad_put_off(leaves);
    } else if (pad_new[0] & leaves) {
        mute(0);
        sound_sfx(SFX_BACK);
        lesson_go(LESSON_TASK);
    } else if (clock != HELP_TICKS) {
        ++clock;
    }
}

/* Behind the game's sprites; it may leave them as they are in some ticks, so that where they end stays the same. */
void lesson_point(void) {
    const lesson_t *lesson = lesson_now();
    uint8_t end = oam_at;
    if (lesson_phase != LESSON_TRY || oam_full || !screen_calm() || (!pointing && clock != HELP_TICKS)) {
        return;
    }
    oam_open = 1;
    oam_meta((uint8_t)(lesson->x - 18 - ((uint8_t)(frame_count >> 4) & 1) * 2), (uint8_t)(lesson->y - 8),
             ui_hand_frames[0], 0);
    oam_end();
    oam_at = end;
    oam_full = 0;
}
