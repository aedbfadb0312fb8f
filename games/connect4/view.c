#include <string.h>
#include "art.h"
#include "cart/club/turn_clock.h"
#include "cart/far.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/connect4/ai.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/review.h"
#include "games/connect4/view.h"
#include "text_connect4.h"

/* The words above the board, in either look. */
#define ROOM_X 2
#define ROOM_W 21
#define ROOM_ROW 2
#define LED_X 4
#define LED_W 24
#define LED_ROW 2
#define LINKED_X 11 /* the LED look in Chinese */
#define LINKED_W 10
#define NAME_ROW TEXT_CHOICE(C4_NAME_ROW, C4_NAME_ROW - 1)
#define TICKS_A_SECOND 60

/* After the scene's tiles, and made from the font. The letters that values need are loaded again where messages do not overwrite
 * them. */
#define VALUE_TILE 0xF0
#define WORDS_TILE 0xF8
static const text_area_t words_room = TEXT_AREA(WORDS_TILE, ROOM_W), words_led = TEXT_AREA(WORDS_TILE, LED_W);

/* Over the link there are no values, but who one is and what the link does: in the room at the foot, on the handheld in English in a row of
 * their own, in Chinese on either side of the message. */
static const text_area_t words_linked = TEXT_AREA(0xF8, LINKED_W);
#define FOOT_ROW TEXT_CHOICE(27, 26)
#define YOU_W TEXT_CHOICE(13, 6)
#define LIGHT_X TEXT_CHOICE(19, 22)
#define LIGHT_W TEXT_CHOICE(9, 6)
#define ROOM_LIGHT_X 15

uint8_t c4_shown[C4_SHOWN_MAX];
static const uint8_t panel_x[2] = {2, 28}; /* tile columns of the two side panels of the LED look */
static uint8_t score_shown[2], message_shown, you_shown, light_shown, look;
static uint8_t values_shown; /* columns whose values are on the screen, + 1; 0: the line is empty; VALUES_KNOWN more: for good */
#define VALUES_KNOWN 0x10
#define VALUES_COLUMN 0x0F

uint8_t c4_cursor_on, c4_mover;

static void find_mover(void) {
    c4_mover = c4_state.state == C4_ST_FALL ? c4_state.fall_player : c4_match_turn(&c4_state.match);
    switch (c4_state.state) {
    case C4_ST_AIM:
    case C4_ST_THINK:
    case C4_ST_WALK:
    case C4_ST_HINT:
        c4_cursor_on = 1;
        break;
    case C4_ST_LOOK:
        c4_cursor_on = c4_state.hint != 0;
        break;
    default:
        c4_cursor_on = 0;
        break;
    }
}

static void draw_score(uint8_t player) {
    uint8_t wins = c4_state.match.wins[player];
    if (wins != score_shown[player] && text_number(NT_ADDR(0, 0, C4_SCORE_ROW) + panel_x[player], wins, 2)) {
        score_shown[player] = wins;
    }
}

/* Above the board there is room for one line only: values give way to passing messages, and replace the words that say who is to
 * move, which a light shows, too. */
static uint8_t values_wanted(void) {
    return c4_state.analysis != 0 && c4_state.state == C4_ST_AIM && c4_state.message_for == 0;
}

uint8_t c4_values_shown(void) {
    return values_shown != 0;
}

/* The first tile of the first row of words. */
static uint16_t words_addr(void) {
    return look == C4_LOOK_LEDS ? NT_ADDR(0, LED_X, LED_ROW) : NT_ADDR(0, ROOM_X, ROOM_ROW);
}

static uint16_t message_addr(void) {
    uint16_t addr = words_addr();
    if (look == C4_LOOK_LEDS) {
        if (text_language == TEXT_ENGLISH) {
            addr += 32;
        } else if (c4_state.linked) {
            addr += LINKED_X - LED_X;
        }
    }
    return addr;
}

static uint8_t message_width(void) {
    if (look != C4_LOOK_LEDS) {
        return ROOM_W;
    }
    return c4_state.linked && text_language != TEXT_ENGLISH ? LINKED_W : LED_W;
}

static const uint8_t move_letters[] = {TEXT_TILE('A'), TEXT_TILE('B'), TEXT_TILE('C'), TEXT_TILE('D'),
                                       TEXT_TILE('E'), TEXT_TILE('F'), TEXT_TILE('G')};
static const uint8_t value_letters[] = {TEXT_TILE('W'), TEXT_TILE('L'), TEXT_TILE('='), TEXT_TILE('?'), TEXT_TILE('.')};

void c4_put_move(uint16_t addr, uint8_t column, uint8_t row) {
    uint8_t *to = ppuq_open(addr, 2);
    to[0] = text_language == TEXT_ENGLISH ? move_letters[column] : (uint8_t)(VALUE_TILE + column);
    to[1] = (uint8_t)(TEXT_TILE('1') + row);
    ppuq_publish();
}

/* Some messages leave room for numbers. */
static void draw_numbers(void) {
    uint16_t addr = message_addr() + ((message_width() - 1) >> 1) + TEXT_CHOICE(0, 32);
    switch (message_shown) {
    case CONNECT4_T_LONG:
        text_number(addr - TEXT_CHOICE(0, 1), c4_state.clock / TICKS_A_SECOND, 3);
        break;
    case CONNECT4_T_BACK_TURN:
    case CONNECT4_T_BACK_BEFORE:
        text_number(addr - TEXT_CHOICE(3, 4), c4_review.at + 1, 2);
        break;
    case CONNECT4_T_BACK_BEST:
        if (ppuq_room(1, 2)) {
            c4_put_move(addr - TEXT_CHOICE(2, 1), c4_review.best, c4_state.match.game.height[c4_review.best]);
        }
        break;
    default:
        break;
    }
}

static void draw_message(void) {
    if (values_wanted()) {
        return;
    }
    if (message_shown != c4_state.message) {
        if (c4_state.message == C4_SAY_NOTHING ? text_wipe(message_addr(), message_width())
                                               : text_line(message_addr(), message_width(), connect4_text[c4_state.message])) {
            message_shown = c4_state.message;
        }
    } else {
        draw_numbers();
    }
}

/* Of the link: who sits here, once that is settled, and what the light says. */
static void draw_link(void) {
    uint8_t text = CONNECT4_T_YOU_RED;
    uint16_t you = NT_ADDR(0, ROOM_X, 0) + FOOT_ROW * 32u, light = you + (ROOM_LIGHT_X - ROOM_X);
    if (look == C4_LOOK_LEDS) {
        you = NT_ADDR(0, LED_X, LED_ROW);
        light = NT_ADDR(0, 0, LED_ROW) + LIGHT_X;
    }
    if (c4_state.state == C4_ST_SEARCH) {
        text = 0;
    } else if (link_end.me) {
        text = look == C4_LOOK_LEDS ? CONNECT4_T_YOU_GREEN : CONNECT4_T_YOU_GOLD;
    }
    if (text != you_shown && text_wipe(you, YOU_W) && (text == 0 || text_put(you, connect4_text[text]))) {
        you_shown = text;
    }
    text = (uint8_t)(CONNECT4_T_LIGHT_SEARCHING + link_light(&link_end));
    if (text != light_shown && text_wipe(light, LIGHT_W) && text_put(light, connect4_text[text])) {
        light_shown = text;
    }
}

static void enter_link(void) {
    uint8_t text;
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
static const uint8_t values_x[2] = {ROOM_X, 8}, values_step[2] = {3, 2};

static uint8_t value_letter(uint8_t column) {
    uint8_t letter;
    if (!c4_legal(&c4_state.match.game, column)) {
        return 0;
    }
    switch (c4_analysis.value[column]) {
    case C4_WIN:
        letter = 0;
        break;
    case C4_LOSS:
        letter = 1;
        break;
    case C4_DRAW:
        letter = 2;
        break;
    default: /* a dot as long as it is worked on */
        letter = c4_state.analysis == 2 ? 3 : 4;
        break;
    }
    return text_language == TEXT_ENGLISH ? value_letters[letter] : (uint8_t)(VALUE_TILE + letter);
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

/* Draws a column's value: the letter above, the number below; two tiles each, with the second one of a letter blank. */
static void draw_value(uint8_t column) {
    uint8_t leds = look == C4_LOOK_LEDS, number = value_moves(column), tens = 0, *to;
    uint16_t addr = NT_ADDR(0, 0, ROOM_ROW);
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
    uint16_t addr = words_addr();
    uint8_t width = message_width();
    if (!ppuq_room(2, (uint8_t)(2 * width))) {
        return 0;
    }
    ppuq_fill(addr, 0, width);
    ppuq_fill(addr + 32, 0, width);
    message_shown = C4_NOT_DRAWN;
    return 1;
}

/* Which column is drawn next: round and round while values are computed, then all once more. */
static void next_value(void) {
    if (c4_state.analysis == 2) {
        if (values_shown < VALUES_KNOWN) {
            values_shown = VALUES_KNOWN + 1;
        }
    } else if (values_shown > C4_COLS) {
        values_shown = 1;
    }
}

/* The values appear column by column, with a dot where there is none yet, and disappear with the move. */
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

/* Once more, where no message comes. */
static void load_letters(const uint8_t *letters, uint8_t count) {
    static far_data_t letter;
    vram_at(VALUE_TILE * 16);
    for (; count; --count, ++letters) {
        letter.addr = (const uint8_t *)font_chr_far.addr + *letters * 16;
        letter.length = 16;
        letter.page = font_chr_far.page;
        vram_load(&letter);
    }
}

static void enter_panel(uint8_t player) {
    text_put(NT_ADDR(0, 0, NAME_ROW) + panel_x[player], connect4_text[CONNECT4_T_P1 + player]);
    score_shown[player] = C4_NOT_DRAWN;
}

void c4_view_enter(void) {
    look = game_choice[C4_CHOICE_LOOK];
    find_mover();
    memset(c4_shown, C4_NOT_DRAWN, C4_SHOWN_MAX);
    message_shown = C4_NOT_DRAWN;
    values_shown = 0;
    turn_clock_enter();
    if (look != C4_LOOK_LEDS) {
        text_area(&words_room);
        c4_board_enter();
    } else {
        text_area(c4_state.linked ? &words_linked : &words_led);
        c4_led_enter();
        enter_panel(0);
        enter_panel(1);
    }
    if (c4_state.linked) {
        enter_link();
    } else if (c4_state.state == C4_ST_LOOK) {
        load_letters(move_letters, sizeof move_letters);
    } else {
        load_letters(value_letters, sizeof value_letters);
    }
    c4_view_tick();
}

void c4_view_tick(void) {
    if ((c4_state.state == C4_ST_THINK || c4_state.state == C4_ST_HINT) && TURNS_AT_REST(c4_state.clock)) {
        return;
    }
    find_mover();
    draw_values();
    draw_message();
    if (TURN_CLOCK_IS_ON) {
        turn_clock_draw(look == C4_LOOK_LEDS ? NT_ADDR(0, 0, C4_SCORE_ROW + 2) + panel_x[c4_mover] : c4_room_clock());
    }
    if (c4_state.linked) {
        draw_link();
    }
    if (look == C4_LOOK_LEDS) {
        draw_score(0);
        draw_score(1);
        c4_led_tick();
    } else {
        c4_board_tick(message_shown != c4_state.message);
    }
}
