/* Shared by all looks of the board: what a square shows, redrawing those that have changed, the message line. */
#include "cart/club/turn_clock.h"
#include "cart/cjk.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/review.h"
#include "games/amazons/rules.h"
#include "games/amazons/settle.h"
#include "games/amazons/view.h"
#include "games/amazons/work.h"
#include "text_amazons.h"

#define SQUARES_A_TICK 16 /* squares checked in a tick while something has changed */
#define LOOKS_IN_MOTION 8 /* the same while sprites are moving */
#define LINE_X 2
#define LINE_W 28
#define LINE_W_CHINESE 14 /* its tiles: the text_area_t of the looks */

const uint8_t ama_view_bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

static uint8_t look;
static uint8_t seen[AMA_SQUARES / 2]; /* two squares a byte */
static uint8_t next_square, left;     /* left: squares still to look at */
static uint8_t red_arrows[8];         /* mask, of this many turns */
static uint8_t arrow_turns;
static uint8_t line_shown;

/* ---- the board -------------------------------------------------------------------------------------------------------------- */

uint8_t ama_view_in_turn(void) {
    return ama_state.state == AMA_ST_PERSON || ama_state.state == AMA_ST_WALK;
}

uint8_t ama_view_counted(void) {
    return ama_state.state == AMA_ST_OFFER || (ama_state.ended != 0 && ama_state.state == AMA_ST_OVER);
}

uint8_t ama_view_turn(void) {
    return ama.step == AMA_OVER || ama_state.state == AMA_ST_FLY ? ama.turns : (uint8_t)(ama.turns + 1);
}

uint8_t ama_view_mover(void) {
    if (ama_state.ended != 0 && ama_state.state == AMA_ST_OVER) {
        return (uint8_t)(ama_state.ended - 1);
    }
    return ama.step == AMA_OVER ? ama.side ^ 1 : ama.side;
}

/* Arrows look like those who shot them. */
static void note_arrows(void) {
    uint8_t i, square;
    if (ama.turns < arrow_turns) {
        arrow_turns = 0;
    }
    if (arrow_turns == 0) {
        for (i = 0; i < 8; ++i) {
            red_arrows[i] = 0;
        }
    }
    for (; arrow_turns < ama.turns; ++arrow_turns) {
        if (!(arrow_turns & 1)) {
            square = ama.moves[arrow_turns * 3 + 2];
            red_arrows[square >> 3] |= ama_view_bit[square & 7];
        }
    }
}

/* Anything that moves is a sprite, and its square is drawn empty meanwhile. */
static uint8_t is_sprite(uint8_t square) {
    if (ama_state.state == AMA_ST_FLY) {
        return square == ama_state.fly_to || (ama_state.ticks > AMA_DRAW_TICKS && square == ama_state.fly_from);
    }
    return ama_state.state == AMA_ST_SLIDE && square == ama_state.fly_to;
}

uint8_t ama_view_stands(uint8_t square) {
    uint8_t i;
    if (!AMA_IN(ama.occupied, square)) {
        return AMA_SEE_EMPTY;
    }
    if (ama_state.state >= AMA_ST_FLY && is_sprite(square)) {
        return AMA_SEE_EMPTY;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        if (ama.amazon[i] == square) {
            return i < AMA_PER_SIDE ? AMA_SEE_RED : AMA_SEE_BLUE;
        }
    }
    return AMA_IN(red_arrows, square) ? AMA_SEE_RED_ARROW : AMA_SEE_BLUE_ARROW;
}

/* Moves of persons and machines are shown alike. */
static uint8_t see(uint8_t square) {
    uint8_t what = ama_view_stands(square), legal = ama_view_in_turn() && AMA_IN(ama_legal, square);
    if (what != AMA_SEE_EMPTY) {
        return legal ? what + (AMA_SEE_RED_TIP - AMA_SEE_RED) : what;
    }
    if (legal) {
        return AMA_SEE_TIP;
    }
    if (!ama_state.land || ama_state.land_left) {
        return AMA_SEE_EMPTY;
    }
    if (AMA_IN(ama_land_red, square)) {
        return AMA_SEE_RED_LAND;
    }
    return AMA_IN(ama_land_blue, square) ? AMA_SEE_BLUE_LAND : AMA_SEE_NO_LAND;
}

uint8_t ama_seen_at(uint8_t square) {
    uint8_t pair = seen[(uint8_t)(square >> 1)];
    return square & 1 ? (uint8_t)(pair >> 4) : pair & 0x0F;
}

static void note_seen(uint8_t square, uint8_t what) {
    uint8_t *pair = seen + (uint8_t)(square >> 1);
    if (square & 1) {
        *pair = (*pair & 0x0F) | (uint8_t)(what << 4);
    } else {
        *pair = (*pair & 0xF0) | what;
    }
}

/* 1: taken. */
static uint8_t draw_square(uint8_t square, uint8_t what) {
    uint8_t before = ama_seen_at(square), taken;
    note_seen(square, what); /* done first, because neighbours share a byte of attributes */
    taken = look == AMA_LOOK_BASYS ? ama_basys_square(square, what) : ama_room_square(square, what, before);
    if (!taken) {
        note_seen(square, before);
    }
    return taken;
}

/* 0: the queue is full. */
static uint8_t refresh(uint8_t square) {
    uint8_t what = see(square);
    return what == ama_seen_at(square) || draw_square(square, what);
}

/* While something moves, redraws only the squares that it leaves and reaches, and tips that go out; more would delay the sprites.
 * Done in every other tick, because two ticks must fit into a frame, or a delay could never be made up. */
static void draw_in_motion(void) {
    uint8_t i;
    if (!((uint8_t)ama_state.clock & 1) || !refresh(ama_state.fly_from) || !refresh(ama_state.fly_to)) {
        return;
    }
    for (i = 0; i < LOOKS_IN_MOTION && left != 0; ++i) {
        if (ama_seen_at(next_square) == AMA_SEE_TIP) {
            if (!refresh(next_square)) {
                return;
            }
            i += LOOKS_IN_MOTION / 2; /* drawing one takes as long as checking the others */
        }
        next_square = (uint8_t)(next_square + 1) & (AMA_SQUARES - 1);
        --left;
    }
}

static void draw_squares(void) {
    uint8_t i, what;
    if (ama_state.changed) {
        ama_state.changed = 0;
        note_arrows();
        left = AMA_SQUARES;
    }
    if (ama_state.state == AMA_ST_FLY || ama_state.state == AMA_ST_SLIDE) {
        draw_in_motion();
        return;
    }
    for (i = 0; i < SQUARES_A_TICK && left != 0; ++i) {
        what = see(next_square);
        if (what != ama_seen_at(next_square) && !draw_square(next_square, what)) {
            return;
        }
        next_square = (uint8_t)(next_square + 1) & (AMA_SQUARES - 1);
        --left;
    }
}

/* ---- words ------------------------------------------------------------------------------------------------------------------- */

/* Name of a side's player; two persons have numbers, and while a level plays for one, that level is named. */
uint8_t ama_view_name(uint8_t side) {
    uint8_t player = ama_state.player[side];
    if (ama_state.autoplay && player == AMA_PERSON) {
        player = ama_state.autoplay;
    } else if ((ama_state.player[0] | ama_state.player[1]) == AMA_PERSON) {
        return (uint8_t)(AMAZONS_T_NAME_P1 + (side ^ ama_state.series.swapped));
    }
    return (uint8_t)(AMAZONS_T_NAME_YOU + player);
}

/* The words that may appear around the board. Only the levels that play are included: all of them would be too many glyphs. */
void ama_view_load_words(void) {
    uint8_t side;
    for (side = AMA_RED; side <= AMA_BLUE; ++side) {
        text_load(game_text(amazons_text, (uint8_t)(AMAZONS_T_NAME_P1 + side))); /* a second person may join */
        text_load(game_text(amazons_text, ama_view_name(side)));
    }
    if (ama_state.autoplay && (ama_state.player[0] | ama_state.player[1]) != AMA_PERSON) {
        text_load(game_text(amazons_text, AMAZONS_T_NAME_YOU)); /* in case the end is taken back */
    }
}

/* In the review the message line is a turn in notation, built in the AI's memory. Its text number is one of these plus the number
 * of the turn. */
#define NOTATION 0x80
#define NOTATION_BETTER 0xC0
#define NOTATION_TEXT ((char *)ama_work.bytes)
#define NOTATION_SIZE 16 /* of a Chinese one: the next is elsewhere, because a message is recognized by its address */

static uint8_t review_line(void) {
    uint8_t later = (uint8_t)(ama_state.clock >> 7) & 1;
    if (ama.turns == ama_review.total) {
        return (uint8_t)(AMAZONS_T_RED_STUCK + ama_review.loser);
    }
    if (ama.turns != ama_review.turning) {
        return NOTATION | ama.turns;
    }
    if (text_language == TEXT_ENGLISH) {
        return later ? (uint8_t)AMAZONS_T_TURNING : NOTATION | ama.turns;
    }
    return later ? NOTATION_BETTER | ama.turns : NOTATION | ama.turns; /* both in one line are too wide */
}

static char *write_square(char *to, uint8_t square) {
    to[0] = (char)('A' + (square & 7));
    to[1] = (char)('8' - (square >> 3));
    return to + 2;
}

static char *write_turn(char *to, const uint8_t *turn, char mark) {
    to = write_square(to, turn[0]);
    *to = '-';
    to = write_square(to + 1, turn[1]);
    *to = '/';
    to = write_square(to + 1, turn[2]);
    to[0] = mark;
    to[1] = 0;
    return to;
}

static char *notation_at(uint8_t text) {
    return NOTATION_TEXT + (text_language == TEXT_ENGLISH ? 0 : (uint8_t)((text >> 6 & 1) + (text & 1) * 2) * NOTATION_SIZE);
}

/* "12 A3-A5/C5", or at the turning point "12 A3-A5/C5? B4-B6/E6!". */
static const char *notation(uint8_t text) {
    char *to = notation_at(text);
    uint8_t turn = (uint8_t)(ama.turns + 1);
    if (text < NOTATION_BETTER) {
        for (to[0] = '0'; turn >= 10; turn -= 10) {
            ++to[0];
        }
        to[1] = (char)('0' + turn);
        to[2] = ' ';
        to = write_turn(to + 3, ama.moves + ama.turns * 3u, ama.turns == ama_review.turning ? '?' : 0);
        if (ama.turns != ama_review.turning || text_language != TEXT_ENGLISH) {
            return notation_at(text);
        }
        to[1] = ' ';
        to += 2;
    }
    write_turn(to, ama_review.better, '!');
    return notation_at(text);
}

/* The message line during play: why a square was refused, otherwise whose turn it is and which step. */
static uint8_t line_text(void) {
    static const uint8_t offer_texts[4] = {AMAZONS_T_OFFER, AMAZONS_T_OFFER_KEYS, AMAZONS_T_OFFER_RED, AMAZONS_T_OFFER_FAST};
    uint8_t text;
    if (ama_state.refused != 0) {
        return ama_state.refusal;
    }
    if (pad_demo) {
        return AMAZONS_T_DEMO;
    }
    switch (ama_state.state) {
    case AMA_ST_HINT:
        return AMAZONS_T_THINK;
    case AMA_ST_OFFER:
        text = offer_texts[(uint8_t)(ama_state.clock >> 7) & 3];
        return text == AMAZONS_T_OFFER_RED ? (uint8_t)(text + ama_settled) : text;
    case AMA_ST_OVER:
        return ama_state.ended != 0 ? (uint8_t)(AMAZONS_T_OFFER_RED - 1 + ama_state.ended)
                                    : (uint8_t)(AMAZONS_T_RED_STUCK + ama.side);
    case AMA_ST_SEEK:
        return AMAZONS_T_SEEK;
    case AMA_ST_REVIEW:
        return review_line();
    case AMA_ST_FLY:
    case AMA_ST_SLIDE:
        return line_shown; /* the next turn has not begun */
    case AMA_ST_PERSON:
        return (uint8_t)(AMAZONS_T_RED_CHOOSE + ama.side * 3 + ama.step);
    default:
        return (uint8_t)(AMAZONS_T_TURN_RED + ama.side);
    }
}

#define LINE_ROW_BASYS 2
#define LINE_ROW_ROOM 27 /* in Chinese everything is shown 8 lines higher */

static uint8_t put_message(uint16_t addr, uint8_t width, uint8_t text) {
    if (text < NOTATION) {
        return text_line(addr, width, game_text(amazons_text, text));
    }
    return text_language == TEXT_ENGLISH ? text_line(addr, width, notation(text)) : cjk_told(addr, width, notation(text));
}

static void draw_line(void) {
    uint8_t text = line_text();
    uint8_t width = LINE_W;
    uint16_t addr = look == AMA_LOOK_BASYS ? NT_ADDR(0, LINE_X, LINE_ROW_BASYS) : NT_ADDR(0, LINE_X, LINE_ROW_ROOM);
    if (text_language != TEXT_ENGLISH) {
        width = LINE_W_CHINESE;
        addr += (LINE_W - LINE_W_CHINESE) / 2;
    }
    if (text != line_shown && put_message(addr, width, text)) {
        line_shown = text;
    }
}

/* The turn clock, below the name of the side to move. It stops while something moves. */
static void draw_clock(void) {
    if (ama_state.state != AMA_ST_SLIDE && ama_state.state != AMA_ST_FLY) {
        turn_clock_draw(look == AMA_LOOK_BASYS ? ama_basys_clock() : ama_room_clock());
    }
}

/* ---- the whole screen ---------------------------------------------------------------------------------------------------------- */

void ama_view_enter(void) {
    uint8_t i;
    look = game_choice[AMA_CHOICE_LOOK] != 0 ? AMA_LOOK_BASYS : AMA_LOOK_ROOM;
    if (look == AMA_LOOK_BASYS) {
        ama_basys_enter();
    } else {
        ama_room_enter();
    }
    for (i = 0; i < AMA_SQUARES / 2; ++i) {
        seen[i] = AMA_NOT_DRAWN;
    }
    arrow_turns = 0;
    turn_clock_enter();
    note_arrows();
    for (i = 0; i < AMA_SQUARES; ++i) {
        ppuq_flush();
        draw_square(i, see(i));
    }
    ppuq_flush();
    line_shown = AMA_NOT_DRAWN;
    next_square = 0;
    ama_state.changed = 1;
    ama_view_tick();
}

static uint8_t at_rest(void) {
    uint8_t thinking = ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT;
    return thinking && !ama_state.changed && left == 0 && TURNS_AT_REST(ama_state.clock);
}

void ama_view_tick(void) {
    if (at_rest()) {
        return;
    }
    draw_squares();
    draw_line();
    if (TURN_CLOCK_IS_ON) {
        draw_clock();
    }
    oam_begin();
    if (look == AMA_LOOK_BASYS) {
        ama_basys_tick();
        ama_basys_sprites();
    } else {
        if (ama_state.state != AMA_ST_SLIDE) { /* the panel can wait until she has arrived */
            ama_room_tick();
        }
        ama_room_sprites();
    }
    oam_end();
}
