/* Before a new game against the machine: shows the opponent for a moment, without waiting for a press. Left and right choose another. */
#include "art.h"
#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_club.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define STAYS 100      /* ticks */
#define STAYS_LONG 180 /* longer when another was chosen */
#define FACE_BASE 0xDA
#define FACE_X 22
#define FACE_Y 6
#define TITLE_ROW 3
#define NAME_ROW TEXT_CHOICE(14, 13)
#define LINE_ROW TEXT_CHOICE(17, 16)
#define MARK_ROW 23
#define MARK_X 5
#define MARK_STEP 5
#define YOU_X 32
#define YOU_Y 48

static const text_area_t words = TEXT_AREA(0xFE, 0);
static uint8_t left; /* ticks */

/* For game_begin. */
uint8_t club_meets(void) {
    return board_machine() != BOARD_NONE;
}

static uint8_t opponent(void) {
    return (uint8_t)(game_choice[board_machine()] - 1);
}

/* Six columns of six tiles. */
void club_face(uint16_t at, uint8_t tile) {
    uint8_t row, i, *to;
    for (row = 0; row != CAST_SIDE; ++row) {
        to = ppuq_open(at, CAST_SIDE);
        for (i = 0; i != CAST_SIDE; ++i) {
            to[i] = tile;
            ++tile;
        }
        ppuq_publish();
        at += 32;
    }
}

/* Centred on `middle`, a tile of the row. */
static void put_name(uint16_t row, uint8_t middle, cast_text_t name) {
    text_centre(row + middle - 16, name);
}

static void put_ladder(uint8_t who) {
    uint8_t i, tile, won = board_tokens(board_now());
    uint16_t at = NT_ADDR(0, MARK_X, MARK_ROW);
    for (i = 0; i != CAST_BITSY; ++i) {
        tile = CLUB_PEGS_BASE + 1;
        if (i == who) {
            tile = FONT_ARROW_UP;
        } else if (won & 1) {
            tile = FONT_STAR;
        }
        ppuq_byte(at, tile);
        won >>= 1;
        at += MARK_STEP;
    }
}

void versus_enter(void) {
    static const uint8_t motifs[] = {SONG_PIP, SONG_MO,   SONG_HULI,
                                     SONG_WU,  SONG_TOCK, SONG_BITSY}; /* as cast.h lists them */
    static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_C4BOARD, PAL_CAST_PIP,
                                        PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_UI,  PAL_SPR_UI};
    uint8_t who = opponent();
    left = screen_from == SCREEN_VERSUS ? STAYS_LONG : STAYS;
    pal_load(colours, 0, sizeof colours);
    cast_palette(who, pal_now + 13);
    text_area(&words);
    vram_at(CLUB_WALL_BASE * 16);
    vram_load(&club_wall_chr_far);
    vram_load(&club_versus_chr_far);
    vram_load(&club_pegs_chr_far);
    vram_at(0x1000 + CLUB_YOU_BASE * 16);
    vram_load(&club_you_chr_far);
    vram_at(0x2000);
    vram_unpack(&club_versus_map_far);
    cast_load(who, CAST_THINKING, FACE_BASE);
    club_face(NT_ADDR(0, FACE_X, FACE_Y), FACE_BASE);
    text_centre(NT_ADDR(0, 0, TITLE_ROW), game_catalogue[game_index].title);
    put_name(NT_ADDR(0, 0, NAME_ROW), 7, club_text[CLUB_T_YOU]);
    put_name(NT_ADDR(0, 0, NAME_ROW), 25, cast_line(who, CAST_NAME));
    text_centre(NT_ADDR(0, 0, LINE_ROW), cast_line(who, CAST_START));
    put_ladder(who);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), club_text[CLUB_T_VERSUS_KEYS]);
    sound_once(motifs[who]);
}

/* The next or the one before, in a ring. */
static void ask_for(uint8_t step) {
    uint8_t choice = board_machine(), who;
    who = (uint8_t)(game_choice[choice] + step);
    if (who == 0) {
        who = CAST_COUNT;
    } else if (who > CAST_COUNT) {
        who = 1;
    }
    game_choice[choice] = who;
    game_keep_choices();
    sound_sfx(SFX_TICK);
    screen_go(SCREEN_VERSUS);
}

static void act(uint8_t presses) {
    if (left == 0 || (presses & (PAD_A | PAD_START))) {
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_RIGHT) {
        ask_for(1);
    } else if (presses & PAD_LEFT) {
        ask_for(0xFF);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    } else if (presses & PAD_SELECT) {
        sound_sfx(SFX_SELECT);
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
}

void versus_tick(void) {
    if (left != 0) {
        --left;
    }
    if (!screen_changing()) {
        act(pad_new[0] | pad_new[1]);
    }
    oam_begin();
    oam_meta(YOU_X, YOU_Y, club_you_frames[0], 0);
    oam_end();
}
