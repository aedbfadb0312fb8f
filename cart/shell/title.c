/* The title: logo, version, "press start"; a notice about the save is shown here, once. */
#include "art.h"
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/shell.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define NOTICE_ROW TEXT_CHOICE(22, 23)
#define ROD_ROW 21
#define ROD_X 2
#define ROD_W 28
#define WORDS_ROW TEXT_CHOICE(25, 24)
#define VERSION_ROW 27
#define NOTICE_UP_PX TEXT_CHOICE(0, 8) /* with the picture a row up, two lines of Chinese are in the safe area */
#define BLINK 0x20                     /* ticks that it is shown, ticks that it is hidden */

static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_RED,    PAL_BLUE,
                                    PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI};
/* The picture has all tiles from $80 on; the shelf has some of the font's, a notice instead of it needs them. */
static const text_area_t words = {{0x80, 0x28, 0x6E, 0x80}, {0, 7, 8, 0}, 0x5E};
static const text_area_t notice_words = {{0x80, 0x1A, 0x02, 0x6E}, {0, 34, 7, 8}, 0x5E};
#define BEAM_ROW 0
#define LOW_BEAM_ROW 28
static uint8_t clock, shown, notice_given;

/* Of a ROM with one game. */
static uint8_t can_play(void) {
    game_choose(0);
    return save_state != SAVE_NO_RAM || !(game.flags & GAME_NEEDS_RAM);
}

/* The notices are in the order of save_state. The one about missing RAM names the games that run; a ROM with one game cannot. */
static const char *notice(void) {
    if (save_state == SAVE_NO_RAM && game_count == 1) {
        return shell_text[can_play() ? SHELL_T_ONE_NO_RAM : SHELL_T_NEEDS_RAM];
    }
    return shell_text[SHELL_T_NO_RAM + save_state - SAVE_NO_RAM];
}

/* The wood above the picture, and below it. */
static void lay_beam(uint8_t row) {
    ppuq_fill(NT_ADDR(0, 0, row), FONT_SOLID, 32);
    ppuq_fill(NT_ADDR(0, 0, row + 1), FONT_SOLID, 32);
}

void title_enter(void) {
    pal_load(colours, 0, sizeof colours);
    vram_at(TITLE_BASE * 16);
    vram_load(&title_chr_far);
    vram_at(0x2000);
    vram_unpack(&title_map_far);
    if (!notice_given && save_state != SAVE_GOOD) {
        notice_given = 1;
        screen_scroll = NOTICE_UP_PX;
        lay_beam(BEAM_ROW);
        lay_beam(LOW_BEAM_ROW);
        ppuq_fill(NT_ADDR(0, ROD_X, ROD_ROW), FONT_RULE, ROD_W);
        text_area(&notice_words);
        text_put_page(NT_ADDR(0, 2, NOTICE_ROW), notice(), 0);
        shown = 2; /* the prompt waits until the notice is read */
    } else if (club_own_title()) {
        shown = 2; /* the prompt is in the picture */
    } else {
        shown = 0;
        text_area(&words);
        club_shelf();
        lay_beam(BEAM_ROW);
        lay_beam(LOW_BEAM_ROW);
        text_centre(NT_ADDR(0, 0, VERSION_ROW), shell_version);
        text_load(shell_text[SHELL_T_PRESS_START]);
    }
    clock = 0;
    sound_song(SONG_TITLE);
}

static void blink_prompt(void) {
    uint8_t want = (clock & BLINK) == 0;
    if (want == shown || shown == 2) {
        return;
    }
    if (want ? text_centre(NT_ADDR(0, 0, WORDS_ROW), shell_text[SHELL_T_PRESS_START])
             : text_wipe(NT_ADDR(0, 4, WORDS_ROW), 24)) {
        shown = want;
    }
}

/* Start leads to the menu. With one game there is none: Start plays it, Select is its setup. */
static void leave(uint8_t presses) {
    if (game_count == 1 && !can_play()) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    sound_sfx(SFX_SELECT);
    if (game_count > 1) {
        screen_go(SCREEN_MENU);
    } else if (presses & PAD_SELECT) {
        screen_go(SCREEN_GAME + GAME_SETUP);
    } else {
        play_now();
    }
}

#define PEEK_X 116
#define PEEK_Y 64 /* the top of the cartridge */
#define PEEK_MAX 14

/* PIP looks over the cartridge now and then. The picture would hide no sprite, so no more of it is drawn than can be seen. */
static void peek(void) {
    uint8_t up = clock & 0x80 ? (uint8_t)(clock & 0x7F) : 0, i, x = PEEK_X, y, tile = SHELF_PIP;
    oam_begin();
    if (up > 0x7F - PEEK_MAX) {
        up = (uint8_t)(0x7F - up);
    } else if (up > PEEK_MAX) {
        up = PEEK_MAX;
    }
    y = (uint8_t)(PEEK_Y - 1 - up);
    for (i = 0; up != 0 && shown != 2 && i != 6; ++i) {
        oam_put(x, y, tile, OAM_BEHIND);
        ++tile;
        x += 8;
        if (i == 2) {
            x = PEEK_X;
            y += 8;
        }
    }
    oam_end();
}

void title_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    ++clock;
    blink_prompt();
    if (game_count > 1) {
        peek();
    }
    if (!screen_changing() && (presses & (game_count > 1 ? PAD_START | PAD_A : PAD_START | PAD_A | PAD_SELECT))) {
        leave(presses);
    }
    attract_tick();
}
