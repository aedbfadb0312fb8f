/* The centre: a hall with a fountain, and the cup on it; at the end of a course its medal. */
#include "art.h"
#include "cart/club/ending.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/score.h"
#include "games/labyrinth/screens.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

#define TITLE_ROW 23
#define HALL_ROW TEXT_CHOICE(25, 26)
#define MEDAL_ROW TEXT_CHOICE(21, 20)
#define LINE_ROW TEXT_CHOICE(24, 23)
#define KEYS_ROW 26
#define NUMBER_BELOW TEXT_CHOICE(0, 32) /* beside the lower row of a Chinese word */
#define WAIT 30                         /* ticks before a press counts */
#define CUP_X 120
#define CUP_Y 72
#define CUP_TILE (LAB_CUP_BASE + 12)
#define STAR_TILE (LAB_CUP_BASE + 16)
#define CUP_PALETTE 3
#define WATER 9 /* of the palette: its two light colours change places */
#define WATER_TICKS 10

static const uint8_t heart_colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_LAB_WATER, PAL_LAB_DOME,
                                          PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI,    PAL_LAB_CUP};
static const uint8_t medal_colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_RED,    PAL_LAB_FLOOR,
                                          PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_LAB_CUP};
/* The medal's metal and its light, by LAB_MEDAL_*. */
static const uint8_t metal[4][2] = {{0x07, 0x17}, {0x17, 0x27}, {0x10, 0x30}, {0x27, 0x37}};
/* Tiles below the pictures', for Chinese: two ranges. */
static const text_area_t words = {{0x1A, 0x02, 0x34, 0x34}, {17, 7, 0, 0}, 0x34};

static uint8_t is_medal; /* the screen that is shown */
static uint8_t clock;
static uint16_t percent;

static void heart_words(void) {
    uint16_t line = NT_ADDR(0, 0, HALL_ROW);
    uint8_t text = LABYRINTH_T_HEART_LINE;
    if (lab_event.kind == LAB_KIND_COURSE) {
        text_put(line + 11, lab_word(LABYRINTH_T_COURSE_MAZE));
        text_number(line + NUMBER_BELOW + 17, (uint8_t)(lab_event.leg + 1), 1);
        ppuq_byte(line + NUMBER_BELOW + 18, TEXT_TILE('/'));
        text_number(line + NUMBER_BELOW + 19, LAB_LEGS, 1);
        return;
    }
    if (lab_event.kind == LAB_KIND_RACE) {
        text = lab_event.player == 0 ? LABYRINTH_T_RACE_NEXT : LABYRINTH_T_RACE_DONE;
    }
    text_centre(line, lab_word(text));
}

static void draw_heart(void) {
    pal_load(heart_colours, 0, sizeof heart_colours);
    vram_at(LAB_HEART_WALL_BASE * 16u);
    vram_load(&lab_heart_wall_chr_far);
    vram_at(LAB_HEART_BASE * 16u);
    vram_load(&lab_heart_chr_far);
    vram_at(0x2000);
    vram_unpack(&lab_heart_map_far);
    vram_at(0x1000 + LAB_CUP_BASE * 16u);
    vram_load(&lab_cup_chr_far);
    text_area(&words);
    text_centre(NT_ADDR(0, 0, TITLE_ROW), lab_word(LABYRINTH_T_HEART_TITLE));
    heart_words();
}

static void draw_medal(void) {
    uint8_t medal = lab_score_medal(percent);
    uint16_t line = NT_ADDR(0, 0, LINE_ROW) + NUMBER_BELOW;
    pal_load(medal_colours, 0, sizeof medal_colours);
    pal_set(10, metal[medal][0]);
    pal_set(11, metal[medal][1]);
    vram_at(LAB_MEDAL_WALL_BASE * 16u);
    vram_load(&lab_medal_wall_chr_far);
    vram_at(LAB_MEDAL_BASE * 16u);
    vram_load(&lab_medal_chr_far);
    vram_at(0x2000);
    vram_unpack(&lab_medal_map_far);
    text_area(&words);
    text_centre(NT_ADDR(0, 0, MEDAL_ROW), lab_word((uint8_t)(LABYRINTH_T_MEDAL_NONE + medal)));
    text_put(line - NUMBER_BELOW + 4, lab_word(LABYRINTH_T_COURSE));
    text_number(line + 11, (uint8_t)(lab_event.course + 1), 1);
    text_put(line - NUMBER_BELOW + 14, lab_word(LABYRINTH_T_TIME));
    text_number(line + 18, lab_event.seconds, 4);
    text_number(line + 24, percent, 3);
    ppuq_byte(line + 27, TEXT_TILE('%'));
    text_centre(NT_ADDR(0, 0, KEYS_ROW), lab_word(LABYRINTH_T_MEDAL_KEYS));
}

/* The course is over: its best per cent, and its token when there is a medal. */
static void count_course(void) {
    percent = lab_score_percent(lab_event.seconds, lab_event.way);
    if (lab_event.cheat) {
        percent = LAB_SCORE_WORST;
        return;
    }
    stats_finish(0, (uint8_t)(LAB_STAT_COURSE + lab_event.course), percent);
    if (lab_score_medal(percent) != LAB_MEDAL_NONE) {
        club_token(CLUB_COURSE, lab_event.course);
    }
}

static void heart_enter(void) {
    clock = 0;
    is_medal = screen_id == SCREEN_GAME + LAB_SCREEN_MEDAL;
    if (!is_medal) {
        draw_heart();
        return;
    }
    count_course();
    draw_medal();
    sound_song(SONG_WIN);
}

static void draw_cup(void) {
    uint8_t i, twinkle = clock & 32;
    oam_begin();
    for (i = 0; i < 4; ++i) {
        oam_put((uint8_t)(CUP_X + (i & 2) * 4), (uint8_t)(CUP_Y + (i & 1) * 8), (uint8_t)(CUP_TILE + i), CUP_PALETTE);
    }
    oam_put(twinkle ? CUP_X - 18 : CUP_X + 26, twinkle ? CUP_Y : CUP_Y + 10, STAR_TILE, CUP_PALETTE);
    oam_end();
    if (clock % WATER_TICKS == 0) {
        i = clock / WATER_TICKS & 1;
        pal_set(WATER + 1, i ? 0x31 : 0x21);
        pal_set(WATER + 2, i ? 0x21 : 0x31);
    }
}

static void leave(void) {
    if (lab_event.kind == LAB_KIND_RACE && lab_event.player == 0) {
        lab_event.player = 1;
        lab_next_maze();
    } else {
        screen_go(SCREEN_GAME + LAB_SCREEN_RESULT);
    }
}

static void heart_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    ++clock;
    if (clock == 240) { /* a whole number of the water's waves */
        clock = 120;
    }
    if (!is_medal) {
        draw_cup();
    }
    if (clock < WAIT) {
        return;
    }
    if (presses & (PAD_A | PAD_START)) {
        sound_sfx(SFX_SELECT);
        if (is_medal) {
            screen_go(SCREEN_GAME + LAB_SCREEN_CHOOSE);
        } else {
            leave();
        }
    } else if ((presses & PAD_B) && is_medal) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    }
}

void lab_after(uint8_t part) {
    static void (*const parts[])(void) = {heart_enter, heart_tick, lab_result_enter, lab_result_tick};
    parts[part]();
}
