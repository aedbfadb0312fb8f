#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/connect4/ai.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "text_connect4.h"

#define FIRST_ROW 3 /* of the words above the board; the LED look has one more */
#define NAME_ROW TEXT_CHOICE(C4_NAME_ROW, C4_NAME_ROW - 1)
#define MESSAGE_X 4
#define MESSAGE_W 24
#define SECONDS_X 9
#define TICKS_A_SECOND 60
#define LINKED_X 11 /* in Chinese */
#define LINKED_W 10

/* Behind the scene's tiles, and from the pictures of the font; the line of messages leaves the letters alone that values are shown
 * with, but for the W. */
#define W_TILE 0xF7
static const text_area_t words = {{0xF8, 0x1A, 0x02, 0x6E}, {4, 0, 0, 8}, 0x5E - 2 * MESSAGE_W};

/* Over the link there are no values, but who one is and what the link does: in English in a row of their own, in Chinese on either side
 * of the message. */
static const text_area_t words_linked = TEXT_AREA(0xF8, LINKED_W);
#define YOU_X 4
#define YOU_W TEXT_CHOICE(13, 6)
#define LIGHT_X TEXT_CHOICE(19, 22)
#define LIGHT_W TEXT_CHOICE(9, 6)

uint8_t c4_shown[C4_SHOWN_MAX];
const uint8_t c4_panel_x[2] = {2, 28};
static uint8_t score_shown[2], message_shown, you_shown, light_shown, look;
static uint8_t values_shown; /* columns whose values stand on the screen, + 1; 0: the line is empty; VALUES_KNOWN more: for good */
#define VALUES_KNOWN 0x10
#define VALUES_COLUMN 0x0F

uint8_t c4_cursor_shown(void) {
    switch (c4_state.state) {
    case C4_ST_AIM:
    case C4_ST_THINK:
    case C4_ST_WALK:
    case C4_ST_HINT:
        return 1;
    default:
        return 0;
    }
}

static void draw_score(uint8_t player) {
    uint8_t wins = c4_state.match.wins[player];
    if (wins != score_shown[player] && text_number(NT_ADDR(0, 0, C4_SCORE_ROW) + c4_panel_x[player], wins, 2)) {
        score_shown[player] = wins;
    }
}

/* Above the board there is no room but the message's: the values give way to words that are there for a moment only, and stand instead of
 * those that say who is to move, which a light says as well. */
static uint8_t values_wanted(void) {
    return c4_state.analysis != 0 && c4_state.state == C4_ST_AIM && c4_state.message_for == 0;
}

/* The first tile of the first row of words. */
static uint16_t words_addr(void) {
    return look == C4_LOOK_LEDS ? NT_ADDR(0, 0, FIRST_ROW - 1) : NT_ADDR(0, 0, FIRST_ROW);
}

static uint16_t message_addr(void) {
    uint16_t addr = words_addr() + MESSAGE_X;
    if (text_language == TEXT_ENGLISH) {
        if (c4_state.linked || look == C4_LOOK_LEDS) {
            addr += 32;
        }
    } else if (c4_state.linked) {
        addr += LINKED_X - MESSAGE_X;
    }
    return addr;
}

static void draw_message(void) {
    uint8_t width = c4_state.linked && text_language != TEXT_ENGLISH ? LINKED_W : MESSAGE_W;
    if (values_wanted()) {
        return;
    }
    if (message_shown != c4_state.message) {
        if (text_line(message_addr(), width, connect4_text[c4_state.message])) {
            message_shown = c4_state.message;
        }
    } else if (message_shown == CONNECT4_T_LONG) { /* it leaves room for the seconds */
        text_number(message_addr() + TEXT_CHOICE(SECONDS_X, 32 + SECONDS_X - 1), c4_state.clock / TICKS_A_SECOND, 3);
    }
}

/* Of the link: who sits here, once that is settled, and what the light says. */
static void draw_link(void) {
    uint8_t text = CONNECT4_T_YOU_RED;
    if (c4_state.state == C4_ST_SEARCH) {
        text = 0;
    } else if (link_end.me) {
        text = look == C4_LOOK_LEDS ? CONNECT4_T_YOU_GREEN : CONNECT4_T_YOU_GOLD;
    }
    if (text != you_shown && text_wipe(words_addr() + YOU_X, YOU_W) &&
        (text == 0 || text_put(words_addr() + YOU_X, connect4_text[text]))) {
        you_shown = text;
    }
    text = (uint8_t)(CONNECT4_T_LIGHT_SEARCHING + link_light(&link_end));
    if (text != light_shown && text_wipe(words_addr() + LIGHT_X, LIGHT_W) &&
        text_put(words_addr() + LIGHT_X, connect4_text[text])) {
        light_shown = text;
    }
}

static void enter_link(void) {
    uint8_t text;
    text_area(&words_linked);
    for (text = CONNECT4_T_LIGHT_SEARCHING; text <= CONNECT4_T_YOU_GOLD; ++text) {
        text_load(connect4_text[text]);
    }
    if (look == C4_LOOK_LEDS) {
        text_load(connect4_text[CONNECT4_T_YOU_GREEN]);
    }
    you_shown = 0;
    light_shown = 0;
}

/* The columns as the looks have them: where the first one begins, and how wide they are. */
static const uint8_t values_x[2] = {5, 8}, values_step[2] = {3, 2};

static uint8_t value_letter(uint8_t column) {
    if (!c4_legal(&c4_state.match.game, column)) {
        return 0;
    }
    switch (c4_analysis.value[column]) {
    case C4_WIN:
        return TEXT_CHOICE(TEXT_TILE('W'), W_TILE);
    case C4_LOSS:
        return TEXT_TILE('L');
    case C4_DRAW:
        return TEXT_TILE('=');
    default: /* a dot as long as it is worked on */
        return c4_state.analysis == 2 ? TEXT_TILE('?') : TEXT_TILE('.');
    }
}

/* In how many moves of the winner, or 0. */
static uint8_t value_moves(uint8_t column) {
    uint8_t stones = c4_analysis.stones[column];
    if (stones == 0) {
        return 0;
    }
    stones -= c4_state.match.game.count;
    if (c4_analysis.value[column] == C4_WIN) {
        ++stones;
    }
    return (uint8_t)(stones >> 1);
}

/* A column's value: the letter above, the number below; two tiles each, the second one of a letter blank. */
static void draw_value(uint8_t column) {
    uint8_t leds = look == C4_LOOK_LEDS, number = value_moves(column), tens = 0, *to;
    uint16_t addr = words_addr();
    addr += values_x[leds];
    addr += column * values_step[leds];
    to = ppuq_open(addr, 2);
    to[0] = 0;
    to[1] = value_letter(column);
    ppuq_publish();
    to = ppuq_open(addr + 32, 2);
    to[0] = 0;
    to[1] = 0;
    while (number >= 10) {
        number -= 10;
        ++tens;
    }
    if (tens != 0) {
        to[0] = (uint8_t)(TEXT_TILE('0') + tens);
    }
    if (tens != 0 || number != 0) {
        to[1] = (uint8_t)(TEXT_TILE('0') + number);
    }
    ppuq_publish();
}

static uint8_t clear_values(void) {
    uint16_t addr = words_addr() + MESSAGE_X;
    if (!ppuq_room(2, 2 * MESSAGE_W)) {
        return 0;
    }
    ppuq_fill(addr, 0, MESSAGE_W);
    ppuq_fill(addr + 32, 0, MESSAGE_W);
    message_shown = C4_NOT_DRAWN;
    return 1;
}

/* Which column comes next: as long as they are worked out, round and round; then all once more. */
static void next_value(void) {
    if (c4_state.analysis == 2) {
        if (values_shown < VALUES_KNOWN) {
            values_shown = VALUES_KNOWN + 1;
        }
    } else if (values_shown > C4_COLS) {
        values_shown = 1;
    }
}

/* The values come column by column, a dot where there is none yet, and go with the move. */
static void draw_values(void) {
    if (!values_wanted()) {
        if (values_shown != 0 && clear_values()) {
            values_shown = 0;
        }
    } else if (values_shown == 0) {
        values_shown = clear_values();
    } else {
        next_value();
        if ((values_shown & VALUES_COLUMN) <= C4_COLS && ppuq_room(2, 4)) {
            draw_value((uint8_t)((values_shown & VALUES_COLUMN) - 1));
            ++values_shown;
        }
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
    look = game_choice[C4_CHOICE_LOOK];
    text_area(&words);
    memset(c4_shown, C4_NOT_DRAWN, C4_SHOWN_MAX);
    message_shown = C4_NOT_DRAWN;
    values_shown = 0;
    if (look == C4_LOOK_LEDS) {
        c4_led_enter();
    } else {
        c4_board_enter();
    }
    if (c4_state.linked) {
        enter_link();
    } else {
        load_w();
    }
    for (i = 0; i < 2; ++i) {
        text_put(NT_ADDR(0, 0, NAME_ROW) + c4_panel_x[i], connect4_text[CONNECT4_T_P1 + i]);
        score_shown[i] = C4_NOT_DRAWN;
    }
    c4_view_tick();
}

void c4_view_tick(void) {
    if ((c4_state.state == C4_ST_THINK || c4_state.state == C4_ST_HINT) && TURNS_AT_REST(c4_state.clock)) {
        return;
    }
    draw_values();
    draw_message();
    if (c4_state.linked) {
        draw_link();
    }
    draw_score(0);
    draw_score(1);
    if (look == C4_LOOK_LEDS) {
        c4_led_tick();
    } else {
        c4_board_tick();
    }
}
