/* A lesson on the board, tick by tick: the buttons that it takes from the game, and the hand. */
#include "art.h"
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define HELP_TICKS 420 /* after this time without a try the hand points */

static void mute(uint8_t pad) {
    pad_held[pad] = 0;
    pad_new[pad] = 0;
    pad_repeat[pad] = 0;
}

void lesson_tick(void) {
    const lesson_course_t *course = lesson_course();
    uint8_t leaves = course->leaving | PAD_START, kept = (uint8_t)~course->muted;
    mute(1);
    pad_held[0] &= kept;
    pad_new[0] &= kept;
    if (lesson_phase != LESSON_TRY) { /* the move has been made and is only shown */
        mute(0);
        --lesson_clock;
        if (lesson_clock == 0) {
            screen_go(SCREEN_LESSON);
        }
    } else if (!screen_calm()) {
        pad_put_off(leaves);
    } else if (pad_new[0] & leaves) {
        mute(0);
        sound_sfx(SFX_BACK);
        lesson_go(LESSON_TASK);
    } else if (lesson_clock != HELP_TICKS) {
        ++lesson_clock;
    }
}

/* The game's own help, once, where the hand has nothing to point at. */
static void ask_game(void) {
    if (!lesson_asked) {
        lesson_asked = 1;
        game_pause_chosen(lesson_course()->hint);
    }
}

/* After the game's sprites. In some ticks the game leaves these as they are, so the place where they end is kept. */
static void point(void) {
    const lesson_t *lesson = lesson_now();
    uint8_t end = oam_at, y = lesson->y - 8;
    if (text_language != TEXT_ENGLISH) {
        y -= lesson_course()->up;
    }
    oam_open = 1;
    oam_meta((uint8_t)(lesson->x - 18 - ((uint8_t)(frame_count >> 4) & 1) * 2), y, ui_hand_frames[0], 0);
    oam_end();
    oam_at = end;
    oam_full = 0;
}

void lesson_point(void) {
    if (lesson_phase != LESSON_TRY || !screen_calm() || (!lesson_pointing && lesson_clock != HELP_TICKS)) {
        return;
    }
    if (lesson_course()->hint != LESSON_HAND) {
        ask_game();
    } else if (!oam_full) {
        point();
    }
}
