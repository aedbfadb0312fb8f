#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/connect4/ai.h"
#include "games/connect4/play.h"
#include "games/connect4/setup.h"
#include "games/connect4/view.h"
#include "games/connect4/view_board.h"
#include "games/connect4/view_led.h"
#include "text_connect4.h"

#define MESSAGE_ROW TEXT_CHOICE(3, 2)
#define NAME_ROW TEXT_CHOICE(C4_NAME_ROW, C4_NAME_ROW - 1)
#define MESSAGE_X 4
#define MESSAGE_W 24
#define VALUES_ROW 4
#define VALUES_X 5
#define TIE_STEP 8 /* ticks a column of the wave: the queue takes four cells a tick, a step changes twelve */
#define SETTLED_TICKS 16 /* of a thought: what it found on the screen is drawn */
#define REST_TICKS 7     /* then seven ticks of eight are left to it whole */

/* Behind the scene's tiles, and from the pictures of the font; the line of messages leaves the letters alone that values are shown
 * with, but for the W. */
#define W_TILE 0xF7
static const text_area_t words = {{0xF8, 0x1A, 0x02, 0x6E}, {4, 0, 0, 8}, 0x5E - 2 * MESSAGE_W};

uint8_t c4_shown[C4_SHOWN_MAX];
const uint8_t c4_panel_x[2] = {2, 28};
static uint8_t score_shown[2], message_shown, look;
static uint8_t values_shown; /* columns whose values stand on the screen, + 1; 0: the line is empty */

uint8_t c4_tie_column(void) {
    uint8_t wave = (uint8_t)(c4.clock / TIE_STEP);
    return wave & 0x0F;
}

static void draw_score(uint8_t player) {
    uint8_t wins = c4.match.wins[player];
    if (wins != score_shown[player] && text_number(NT_ADDR(0, 0, C4_SCORE_ROW) + c4_panel_x[player], wins, 2)) {
        score_shown[player] = wins;
    }
}

static void draw_message(void) {
    if (message_shown != c4.message && text_line(NT_ADDR(0, MESSAGE_X, MESSAGE_ROW), MESSAGE_W, connect4_text[c4.message])) {
        message_shown = c4.message;
    }
}

/* A column's value: who wins, and with which chip. Three tiles. */
static void draw_value(uint8_t column) {
    uint8_t *to = ppuq_open(NT_ADDR(0, VALUES_X, VALUES_ROW) + column * 3u, 3);
    uint8_t stones = c4_analysis.stones[column], tens = 0;
    to[0] = 0;
    to[1] = 0;
    to[2] = 0;
    if (!c4_legal(&c4.match.game, column)) {
        ppuq_publish();
        return;
    }
    switch (c4_analysis.value[column]) {
    case C4_WIN:
        to[0] = TEXT_CHOICE(TEXT_TILE('W'), W_TILE);
        break;
    case C4_LOSS:
        to[0] = TEXT_TILE('L');
        break;
    case C4_DRAW:
        to[1] = TEXT_TILE('=');
        break;
    default:
        to[1] = TEXT_TILE('?');
        break;
    }
    if (stones != 0) {
        while (stones >= 10) {
            stones -= 10;
            ++tens;
        }
        to[1] = (uint8_t)(TEXT_TILE('0') + tens);
        to[2] = (uint8_t)(TEXT_TILE('0') + stones);
    }
    ppuq_publish();
}

/* The line of values comes column by column when they are known, and goes with the move. */
static void draw_values(void) {
    if (c4.analysis == 2 && c4.state == C4_ST_AIM) {
        if (values_shown <= C4_COLS && ppuq_room(1, 3)) {
            if (values_shown != 0) {
                draw_value((uint8_t)(values_shown - 1));
            }
            ++values_shown;
        }
    } else if (values_shown != 0 && ppuq_fill(NT_ADDR(0, VALUES_X, VALUES_ROW), 0, C4_COLS * 3)) {
        values_shown = 0;
    }
}

/* The W once more, where no message comes. */
static void load_w(void) {
    static far_data_t w;
    w.addr = (const uint8_t *)font_chr_far.addr + TEXT_TILE('W') * 16;
    w.length = 16;
    w.page = font_chr_far.page;
    vram_at(W_TILE * 16);
    vram_load(&w);
}

void c4_view_enter(void) {
    uint8_t i;
    text_area(&words);
    look = options.choice[OPTIONS_CONNECT4][C4_CHOICE_LOOK];
    memset(c4_shown, C4_NOT_DRAWN, C4_SHOWN_MAX);
    message_shown = C4_NOT_DRAWN;
    values_shown = 0;
    if (look == C4_LOOK_LEDS) {
        c4_led_enter();
    } else {
        c4_board_enter();
    }
    load_w();
    for (i = 0; i < 2; ++i) {
        text_put(NT_ADDR(0, 0, NAME_ROW) + c4_panel_x[i], connect4_text[CONNECT4_T_P1 + i]);
        score_shown[i] = C4_NOT_DRAWN;
    }
    c4_view_tick();
}

static uint8_t at_rest(void) {
    uint8_t thinking = c4.state == C4_ST_THINK || c4.state == C4_ST_HINT;
    return thinking && c4.clock > SETTLED_TICKS && ((uint8_t)c4.clock & REST_TICKS);
}

void c4_view_tick(void) {
    if (at_rest()) {
        return;
    }
    draw_message();
    draw_values();
    draw_score(0);
    draw_score(1);
    if (look == C4_LOOK_LEDS) {
        c4_led_tick();
    } else {
        c4_board_tick();
    }
}
