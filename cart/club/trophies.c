/* What has been won: a token for each of the ladder in each board game, districts and courses, and how the games against the machine went. */
#include "art.h"
#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/ending.h"
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_club.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define HEADING_ROW TEXT_CHOICE(4, 3)
#define NAME_X 7
#define SHELF_ROW 22 /* the board under the table of tokens */
#define SHELF_W 28
#define FIRST_ROW 7
#define ROW_STEP 3
#define TOKEN_X 12
#define TOKEN_STEP 4
#define SIDE_X 23
#define SHARE_X TEXT_CHOICE(24, 27) /* in Chinese beside the pictures */
#define CITY_ROW TEXT_CHOICE(7, 5)
#define LAB_ROW TEXT_CHOICE(13, 11)
#define BEST_ROW TEXT_CHOICE(16, 13)
#define WON_ROW TEXT_CHOICE(18, 16)
#define LOST_ROW TEXT_CHOICE(20, 19)
#define NUMBER_BELOW TEXT_CHOICE(0, 32) /* beside the lower row of the word */
#define NUMBER_W 2

static const text_area_t words = {{0xE0, 0x1A, 0x02, 0x6E}, {16, 34, 6, 8}, 0x5E}; /* the stroke stays a stroke */
static uint8_t back;

static void put_token(uint16_t at, uint8_t won) {
    uint8_t tile = won ? CLUB_TOKENS_BASE : CLUB_TOKENS_BASE + CLUB_TOKENS_CELL_TILES;
    ppuq_byte(at, tile);
    ppuq_byte(at + 1, (uint8_t)(tile + 1));
    ppuq_byte(at + 32, (uint8_t)(tile + 2));
    ppuq_byte(at + 33, (uint8_t)(tile + 3));
}

static void put_board(uint8_t board) {
    uint8_t i, won = board_tokens(board);
    uint16_t at = NT_ADDR(0, TOKEN_X, FIRST_ROW) + (uint8_t)(board * TOKEN_STEP);
    for (i = 0; i != CAST_BITSY; ++i) {
        put_token(at, won & 1);
        won >>= 1;
        at += ROW_STEP * 32;
    }
}

static void put_share(uint8_t row, uint8_t kind, uint8_t of) {
    uint16_t at = NT_ADDR(0, 0, 0) + row * 32u + SHARE_X;
    text_number(at, board_bits_in(board_token_bits(kind)), 1);
    ppuq_byte(at + 1, TEXT_TILE('/'));
    text_number(at + 2, of, 1);
}

static void put_count(uint8_t row, uint8_t text, uint16_t count) {
    uint16_t at = NT_ADDR(0, SIDE_X, 0) + row * 32u;
    text_put(at, club_text[text]);
    text_number(at + 4 + NUMBER_BELOW, count, NUMBER_W);
}

/* The sums of the three games. */
static void put_counts(void) {
    uint8_t board, who;
    uint16_t won = 0, lost = 0, best = 0, row;
    for (board = 0; board != BOARDS; ++board) {
        for (who = 0; who != CAST_COUNT; ++who) {
            won += board_beaten(board, who);
        }
        lost += board_counter(board, STATS_LOST);
        row = board_counter(board, STATS_LONGEST);
        if (row > best) {
            best = row;
        }
    }
    put_count(BEST_ROW, CLUB_T_BEST, best);
    put_count(WON_ROW, CLUB_T_WON, won);
    put_count(LOST_ROW, CLUB_T_LOST, lost);
}

void trophies_enter(void) {
    static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_RED,    PAL_MENU_BLUE,
                                        PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI};
    uint8_t i;
    uint16_t at = NT_ADDR(0, NAME_X, TEXT_CHOICE(FIRST_ROW + 1, FIRST_ROW));
    back = screen_from;
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(CLUB_WALL_BASE * 16);
    vram_load(&club_wall_chr_far);
    vram_load(&club_trophies_chr_far);
    vram_load(&club_tokens_chr_far);
    vram_at(0x2000);
    vram_unpack(&club_trophies_map_far);
    text_put(NT_ADDR(0, 3, HEADING_ROW), club_text[CLUB_T_CLUB]);
    ppuq_fill(NT_ADDR(0, 2, SHELF_ROW), FONT_SOLID, SHELF_W);
    ppuq_fill(NT_ADDR(0, 2, SHELF_ROW + 1), FONT_RULE, SHELF_W);
    for (i = 0; i != CAST_BITSY; ++i) {
        text_put(at, club_text[CLUB_T_PIP_SHORT + i]);
        at += ROW_STEP * 32;
    }
    for (i = 0; i != BOARDS; ++i) {
        put_board(i);
    }
    put_share(CITY_ROW, CLUB_DISTRICT, CLUB_DISTRICTS);
    put_share(LAB_ROW, CLUB_COURSE, CLUB_COURSES);
    put_counts();
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), club_text[CLUB_T_BACK]);
}

void trophies_tick(void) {
    if (!screen_changing() && ((pad_new[0] | pad_new[1]) & (PAD_A | PAD_B | PAD_START))) {
        sound_sfx(SFX_BACK);
        screen_go(back);
    }
}
