/* The screen after a game: how it ended in large letters, what the opponent says about it, and what was earned. */
#include "art.h"
#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/ending.h"
#include "cart/club/letters.h"
#include "cart/club/screens.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "cart/turns.h"
#include "sound_ids.h"
#include "text_club.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define LETTERS_ROW 4
#define WINS_ROW 10 /* for two people: the second word */
#define LETTERS_BASE (CLUB_TOKEN_BASE + CLUB_TOKEN_TILES)
#define CAMEO_BASE 0x40 /* sprites */
#define FACE_BASE TEXT_CHOICE(0xDC, 0x3A)
#define FACE_X 4
#define FACE_Y 10
#define SPEECH_X 13
#define SPEECH_ROW TEXT_CHOICE(11, 10)
#define NAME_ROW TEXT_CHOICE(18, 17)
#define STARS_ROW 20
#define STREAK_ROW 22
#define PRIZE_X 13
#define PRIZE_ROW TEXT_CHOICE(18, 17)
#define NEXT_ROW 20
#define WORD_X 17
#define SCORE_X 9
#define SCORE_W 13
#define SCORE_ROW 16
#define SCORE_ROWS TEXT_CHOICE(3, 4)
#define BUNTING_ROW 2
#define DULL (CLUB_TOKEN_BASE + 4) /* a star that is not won */
#define STAR (CLUB_TOKEN_BASE + 5) /* the font's are glyphs in Chinese */

/* English: all tiles in a row. In Chinese the large characters take more, so the portrait takes the font's letters. */
static const text_area_t words = {{0xE4, 0x1A, 0x02, 0x6E}, {14, 16, 7, 8}, 0x5E};

enum { RESULT_LOSE, RESULT_WIN, RESULT_DRAW, RESULT_PEOPLE };

static uint8_t result, opponent, colour, flags, clock;
static const uint8_t *score; /* of two people, or 0 */
static uint8_t next;         /* opponent, CAST_BITSY: none */

/* One of the two plays against the machine, or looks on. */
static void judge(const uint8_t *player, uint8_t winner) {
    uint8_t person = player[0] == TURNS_PERSON ? 0 : 1, machine = player[person ^ 1];
    opponent = CAST_NOBODY;
    if (player[person] == TURNS_PERSON && machine != TURNS_PERSON) {
        opponent = cast_of_level((uint8_t)(machine - 1));
    }
    if (winner == TURNS_NOBODY) {
        result = RESULT_DRAW;
    } else if (opponent == CAST_NOBODY) {
        result = RESULT_PEOPLE;
    } else {
        result = winner == person ? RESULT_WIN : RESULT_LOSE;
    }
}

void club_score(const uint8_t *wins) {
    score = wins;
}

void club_end(const uint8_t *player, uint8_t winner, uint8_t of_winner, uint8_t kind) {
    if (pad_demo) {
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
        return;
    }
    colour = of_winner;
    flags = kind;
    judge(player, winner);
    screen_go(SCREEN_ENDING);
}

/* ---- drawing ------------------------------------------------------------------------------------------------------------------ */

static void put_result(void) {
    static const char *const sides[CLUB_COLOURS] = {"RED", "YELLOW", "GREEN", "BLUE", "BLACK", "WHITE"};
    static const char *const results[] = {"YOU LOSE", "YOU WIN", "DRAW"};
    uint16_t row = NT_ADDR(0, 0, LETTERS_ROW);
    if (text_language == TEXT_ENGLISH) {
        letters_put(row, result == RESULT_PEOPLE ? sides[colour] : results[result], LETTERS_BASE);
        if (result == RESULT_PEOPLE) {
            letters_put(NT_ADDR(0, 0, WINS_ROW), "WINS", LETTERS_BASE + 7 * 6);
        }
    } else if (result == RESULT_PEOPLE) {
        text_centre(row + 64, club_text[CLUB_T_RED_SIDE + colour]);
        letters_put_zh(NT_ADDR(0, 0, WINS_ROW), LETTERS_ZH_WINS);
    } else {
        letters_put_zh(row, result);
    }
}

static void put_stars(uint8_t won) {
    uint8_t i;
    uint16_t at = NT_ADDR(0, 5, STARS_ROW);
    for (i = 0; i != CAST_BITSY; ++i) {
        ppuq_byte(at, won & 1 ? STAR : DULL);
        won >>= 1;
        ++at;
    }
}

static void put_opponent(uint8_t won) {
    uint16_t streak = board_counter(board_now(), STATS_STREAK);
    cast_load(opponent,
              result == RESULT_WIN    ? CAST_BEATEN
              : result == RESULT_LOSE ? CAST_GLAD
                                      : CAST_THINKING,
              FACE_BASE);
    club_face(NT_ADDR(0, FACE_X, FACE_Y), FACE_BASE);
    if (text_language == TEXT_ENGLISH || !(flags & CLUB_REVIEW)) {
        text_centre(NT_ADDR(0, 0, NAME_ROW) - 9, cast_line(opponent, CAST_NAME));
    }
    text_put_page(NT_ADDR(0, SPEECH_X, SPEECH_ROW),
                  cast_line(opponent, result == RESULT_LOSE  ? CAST_WON
                                      : result == RESULT_WIN ? CAST_LOST
                                                             : CAST_TURN),
                  0);
    put_stars(won);
    if (streak > 1) {
        if (text_language == TEXT_ENGLISH) {
            text_put(NT_ADDR(0, 3, STREAK_ROW), club_text[CLUB_T_STREAK]);
        } else {
            ppuq_byte(NT_ADDR(0, 5, STREAK_ROW), STAR);
        }
        text_number(NT_ADDR(0, TEXT_CHOICE(9, 7), STREAK_ROW), streak, 2);
    }
}

/* The lowest opponent who has not been beaten yet. */
static void put_next(uint8_t won) {
    uint8_t i;
    for (next = 0; won & 1; won >>= 1) {
        ++next;
    }
    if (next == CAST_BITSY) {
        text_put(NT_ADDR(0, WORD_X, NEXT_ROW), club_text[CLUB_T_ALL]);
        return;
    }
    if (text_language == TEXT_ENGLISH) {
        text_put(NT_ADDR(0, WORD_X, NEXT_ROW), club_text[CLUB_T_NEXT]);
        text_put(NT_ADDR(0, WORD_X, NEXT_ROW + 2), cast_line(next, CAST_NAME));
    } else { /* there are no tiles for more glyphs: the face has to do */
        ppuq_byte(NT_ADDR(0, WORD_X, NEXT_ROW + 1), FONT_ARROW_LEFT);
    }
    for (i = 0; i != CLUB_CAMEO_CELL_TILES; ++i) {
        ppuq_row(0x1000 + (CAMEO_BASE + i) * 16u, club_cameo_chr + (next * 9u + i) * 16u, 16);
    }
}

static void put_prize(uint8_t won) {
    uint16_t at = NT_ADDR(0, WORD_X, PRIZE_ROW), wins = board_beaten(board_now(), opponent);
    if (flags & CLUB_MATCH && result == RESULT_WIN) {
        text_put(at, club_text[CLUB_T_MATCH]);
    } else if (result == RESULT_WIN && wins == 1 && opponent != CAST_BITSY) { /* the guest has none */
        text_put(at, club_text[CLUB_T_TOKEN]);
    } else {
        text_put(at, club_text[CLUB_T_WINS]);
        text_number(at + TEXT_CHOICE(8, 35), wins, 3);
    }
    if (wins != 0 && opponent != CAST_BITSY) {
        at = NT_ADDR(0, PRIZE_X, 17);
        ppuq_byte(at, CLUB_TOKEN_BASE);
        ppuq_byte(at + 1, CLUB_TOKEN_BASE + 1);
        ppuq_byte(at + 32, CLUB_TOKEN_BASE + 2);
        ppuq_byte(at + 33, CLUB_TOKEN_BASE + 3);
    }
    put_next(won);
}

/* Wipes away what is only for a game against the machine, or only for a win: shows the wall there. */
static void wall(uint8_t row, uint8_t rows, uint8_t x) {
    uint16_t at = NT_ADDR(0, 0, row) + x;
    uint8_t i, *to, n = (uint8_t)(32 - x - x);
    for (; rows != 0; --rows) {
        to = ppuq_open(at, n);
        for (i = 0; i != n; ++i) {
            to[i] = (uint8_t)(CLUB_WALL_BASE + ((i + x + row) & 1));
        }
        ppuq_publish();
        at += 32;
        ++row;
    }
}

/* Two people: the games that each has won, on a plate; the winner of a match. */
static void put_score(void) {
    frame_draw(0, SCORE_X, SCORE_ROW, SCORE_W, flags & CLUB_MATCH ? SCORE_ROWS + 3 : SCORE_ROWS);
    text_centre(NT_ADDR(0, 0, SCORE_ROW + 1), club_text[CLUB_T_SCORE]);
    text_number(NT_ADDR(0, SCORE_X + 4, SCORE_ROW + TEXT_CHOICE(1, 2)), score[0], 1);
    text_number(NT_ADDR(0, SCORE_X + 8, SCORE_ROW + TEXT_CHOICE(1, 2)), score[1], 1);
    if (flags & CLUB_MATCH) {
        text_centre(NT_ADDR(0, 0, SCORE_ROW + 4), club_text[CLUB_T_MATCH]);
    }
}

void ending_enter(void) {
    static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,     PAL_C4BOARD,   PAL_TEXT,
                                        PAL_SPR_UI, PAL_CONFETTI, PAL_CONFETTI2, PAL_SPR_UI};
    uint8_t won;
    clock = 0;
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(CLUB_WALL_BASE * 16);
    vram_load(&club_wall_chr_far);
    vram_load(&club_ending_chr_far);
    vram_load(&club_token_chr_far);
    vram_at(0x1000 + CLUB_CONFETTI_BASE * 16);
    vram_load(&club_confetti_chr_far);
    vram_at(0x2000);
    vram_unpack(&club_ending_map_far);
    if (result != RESULT_WIN && result != RESULT_PEOPLE) {
        wall(BUNTING_ROW, 2, 0);
    }
    if (opponent == CAST_NOBODY) {
        wall(9, 16, 3);
    }
    put_result();
    if (opponent != CAST_NOBODY) {
        cast_palette(opponent, pal_now + 13);
        won = board_tokens(board_now());
        put_opponent(won);
        put_prize(won);
    } else if (score != 0) {
        put_score();
    }
    score = 0;
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), club_text[flags & CLUB_REVIEW ? CLUB_T_KEYS_REVIEW : CLUB_T_KEYS]);
}

/* ---- a tick ------------------------------------------------------------------------------------------------------------------- */

#define PIECES 42 /* six lines apart, so that at most two are on a line */

static void confetti(void) {
    static const uint8_t sway[16] = {0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 5, 4, 3, 2, 1, 0};
    uint8_t i, x = 16, y = clock, tile = 0;
    for (i = 0; i != PIECES; ++i) {
        if (y < 224) {
            oam_put((uint8_t)(x + sway[(uint8_t)(y >> 2) & 15]), y, (uint8_t)(CLUB_CONFETTI_BASE + tile),
                    (uint8_t)(1 + (i & 1)));
        }
        y += 6;
        x = (uint8_t)(x + 83) % 208 + 16;
        tile = tile == CLUB_CONFETTI_TILES - 1 ? 0 : (uint8_t)(tile + 1);
    }
}

static void cameo(void) {
    uint8_t i, x = PRIZE_X * 8, y = NEXT_ROW * 8 + 1;
    for (i = 0; i != CLUB_CAMEO_CELL_TILES; ++i) {
        oam_put(x, y, (uint8_t)(CAMEO_BASE + i), 0);
        x += 8;
        if (x == PRIZE_X * 8 + 24) {
            x = PRIZE_X * 8;
            y += 8;
        }
    }
}

void ending_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    ++clock;
    oam_begin();
    if (opponent != CAST_NOBODY && next != CAST_BITSY) {
        cameo();
    }
    if (result == RESULT_WIN || result == RESULT_PEOPLE) {
        confetti();
    }
    oam_end();
    if (screen_changing()) {
        return;
    }
    if (presses & (PAD_A | PAD_START)) {
        sound_sfx(SFX_SELECT);
        game_mode = flags & CLUB_NEXT ? GAME_NEXT : GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    } else if ((presses & PAD_SELECT) && (flags & CLUB_REVIEW)) {
        sound_sfx(SFX_SELECT);
        screen_go(SCREEN_GAME + GAME_PLAY); /* game_mode is still GAME_BACK */
    }
}
