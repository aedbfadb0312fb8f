/* The card of a lesson: OLD MO says what to do, and afterwards how it went. */
#include "art.h"
#include "cart/club/cast.h"
#include "cart/club/screens.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_lessons.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define FACE_BASE 0x80
#define FACE_X 4
#define FACE_Y 6
#define BESIDE_X 12
#define HEAD_ROW TEXT_CHOICE(7, 6)
#define DOTS_ROW 9
#define SAYS_ROW TEXT_CHOICE(11, 11)
#define WORDS_X 4
#define WORDS_ROW TEXT_CHOICE(15, 14)
#define DOT_STEP 2
#define DONE TEXT_CHOICE(FONT_STAR, FONT_TEE_L) /* in Chinese, glyphs may be where the star is */
#define TEXTS 3                                 /* a lesson */

static const text_area_t words = TEXT_AREA(FACE_BASE + CAST_TILES, 0);

static const char *text_of(uint8_t which) {
    return lessons_text[(uint8_t)(lesson_course()->text + lesson_at * TEXTS + which)];
}

static void put_dots(void) {
    uint8_t i, count = lesson_course()->count, done = lesson_at;
    uint16_t at = NT_ADDR(0, BESIDE_X, DOTS_ROW);
    if (lesson_phase == LESSON_RIGHT) {
        ++done;
    }
    for (i = 0; i != count; ++i) {
        ppuq_byte(at, i < done ? DONE : i == lesson_at ? FONT_ARROW_RIGHT : FONT_RULE);
        at += DOT_STEP;
    }
}

void lesson_card_enter(void) {
    uint8_t mood = CAST_THINKING, says = LESSONS_T_MO_TASK, keys = LESSONS_T_KEYS_TASK, which = 0;
    if (lesson_phase == LESSON_RIGHT) {
        mood = CAST_GLAD;
        says = LESSONS_T_MO_RIGHT;
        keys = (uint8_t)(lesson_at + 1) == lesson_course()->count ? LESSONS_T_KEYS_LAST : LESSONS_T_KEYS_RIGHT;
        which = 1;
    } else if (lesson_phase == LESSON_WRONG) {
        says = LESSONS_T_MO_WRONG;
        keys = LESSONS_T_KEYS_WRONG;
        which = 2;
    }
    paper_draw(game_catalogue[game_index].title);
    cast_palette(CAST_MO, pal_now + 13);
    text_area(&words);
    text_centre(NT_ADDR(0, 0, PAPER_TITLE_ROW), game_catalogue[game_index].title);
    cast_load(CAST_MO, mood, FACE_BASE);
    club_face(NT_ADDR(0, FACE_X, FACE_Y), FACE_BASE);
    attr_fill(0, FACE_X / 2, FACE_Y / 2, 3, 3, 3);
    text_put(NT_ADDR(0, BESIDE_X, HEAD_ROW), lessons_text[LESSONS_T_LESSON]);
    text_number(NT_ADDR(0, BESIDE_X + TEXT_CHOICE(6, 2), HEAD_ROW + TEXT_ROWS - 1), lesson_at + 1u, 2);
    put_dots();
    text_put(NT_ADDR(0, BESIDE_X, SAYS_ROW), lessons_text[says]);
    text_put_page(NT_ADDR(0, WORDS_X, WORDS_ROW), text_of(which), 0);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), lessons_text[keys]);
    sound_song(SONG_MENU);
    if (lesson_phase == LESSON_WRONG) {
        sound_sfx(SFX_WRONG);
    } else if (lesson_phase == LESSON_RIGHT) {
        sound_sfx(SFX_SOLVE);
    }
}

/* Restores the game's choices. */
static void leave(void) {
    lesson_phase = LESSON_NONE;
    game_choose(game_index);
}

/* The next lesson, or the one before. */
static void turn(uint8_t step) {
    uint8_t count = lesson_course()->count;
    lesson_at += step;
    if (lesson_at == 0xFF) {
        lesson_at = (uint8_t)(count - 1);
    } else if (lesson_at == count) {
        lesson_at = 0;
    }
    lesson_go(LESSON_TASK);
}

static void go_on(void) {
    if (lesson_phase != LESSON_RIGHT) {
        lesson_go(LESSON_TRY);
    } else if ((uint8_t)(lesson_at + 1) == lesson_course()->count) { /* the last one: now a game */
        leave();
        game_joined = 0;
        game_begin(save_length(SAVE_GAME(game_slot)) != 0 ? GAME_RESUME : GAME_FRESH);
    } else {
        turn(1);
    }
}

void lesson_card_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & (PAD_A | PAD_START)) {
        sound_sfx(SFX_SELECT);
        go_on();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        leave();
        screen_go(SCREEN_GAME + GAME_SETUP);
    } else if (presses & PAD_RIGHT) {
        sound_sfx(SFX_TICK);
        turn(1);
    } else if (presses & PAD_LEFT) {
        sound_sfx(SFX_TICK);
        turn(0xFF);
    }
}
