/* The room around the board: the opponent, or both players when they are people; a slate with names and games won; what the
 * buttons do. */
#include "art.h"
#include "cart/club/cast.h"
#include "cart/fade.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "text_connect4.h"

_Pragma("static-locals (off)") /* not hot, and the game's own RAM is short */

/* Tiles. */
#define FACE_X 25
#define FACE_Y 9
#define FACE_ATTR 0xFF /* the last palette */
#define SLATE_X 25
#define SLATE_W 5
#define FOOT_X 2
#define FOOT_Y TEXT_CHOICE(27, 26)
#define PIPS 4
#define LIST_ROWS 6
#define MINI_X_PX 232
#define MINI_Y_PX ((NAME_ROW + 2) * 8)
#define NAME_ROW 18
#define LIGHT_X_PX 112
#define LIGHT_Y_PX TEXT_CHOICE(215, 212)
#define SLATE_STEP 3 /* from the one player to the other */

static uint8_t slate_shown[2], wins_shown[2], mood, mood_sent;
static uint8_t opponent; /* the player whose face is shown (of two machines, player 1); CAST_NOBODY: both are persons, or one is at another console */
static uint8_t list_shown, list_row;
uint8_t c4_evening[2];

static void find_opponent(void) {
    opponent = c4_state.player[1] == C4_PERSON ? 0 : 1;
    if (c4_state.player[opponent] == C4_PERSON || c4_state.player[opponent] == C4_LINK || c4_state.linked) {
        opponent = CAST_NOBODY;
    }
}

static uint8_t who(void) {
    return cast_of_level((uint8_t)(c4_state.player[opponent] - 1));
}

/* Which player is in the upper half of the slate. */
static uint8_t upper(void) {
    return opponent == 1;
}

static uint8_t name_of(uint8_t player) {
    if (opponent == CAST_NOBODY) {
        return (uint8_t)(CONNECT4_T_P1 + player);
    }
    if (c4_state.player[player] == C4_PERSON) {
        return CONNECT4_T_YOU;
    }
    return (uint8_t)(CONNECT4_T_NAME_PIP + cast_of_level((uint8_t)(c4_state.player[player] - 1)));
}

static uint8_t slate_row(uint8_t player) {
    return player == upper() ? NAME_ROW : NAME_ROW + SLATE_STEP;
}

/* ---- who sits there -------------------------------------------------------------------------------------------------- */

static uint8_t mood_now(void) {
    if (c4_state.state != C4_ST_OVER && c4_state.state < C4_ST_EMPTY) {
        return c4_state.threat ? CAST_GLAD : CAST_THINKING;
    }
    if (c4_state.match.game.over == C4_EV_DRAW) {
        return CAST_THINKING;
    }
    return c4_state.fall_player == opponent ? CAST_GLAD : CAST_BEATEN;
}

static void enter_face(void) {
    uint8_t row, i, tile = C4_FACE_TILE, *to;
    mood = mood_now();
    mood_sent = 1;
    cast_load(who(), mood, C4_FACE_TILE);
    cast_palette(who(), pal_now + 13);
    for (row = 0; row < CAST_SIDE; ++row) {
        to = ppuq_open(NT_ADDR(0, FACE_X, FACE_Y) + row * 32u, CAST_SIDE);
        for (i = 0; i < CAST_SIDE; ++i, ++tile) {
            to[i] = tile;
        }
        ppuq_publish();
    }
}

static void enter_chip(uint8_t player, uint8_t picture, uint8_t x) {
    const uint8_t *tiles = c4_disc_cells + picture * C4_DISC_CELL_TILES;
    uint16_t addr = NT_ADDR(0, FACE_X, FACE_Y) + player * 96u + x;
    ppuq_row(addr, tiles, 3);
    ppuq_row(addr + 32, tiles + 3, 3);
    ppuq_row(addr + 64, tiles + 6, 3);
}

static void enter_people(void) {
    enter_chip(0, C4_DISC_RED, 0);
    enter_chip(1, C4_DISC_YELLOW, 3);
    text_put(NT_ADDR(0, FACE_X, FACE_Y) + TEXT_CHOICE(32, 0) + 3, connect4_text[CONNECT4_T_P1]);
    text_put(NT_ADDR(0, FACE_X, FACE_Y) + TEXT_CHOICE(128, 96) + 1, connect4_text[CONNECT4_T_P2]);
}

/* ---- the slate ------------------------------------------------------------------------------------------------------- */

static void draw_slate(uint8_t player) {
    uint8_t i, wins = c4_state.match.wins[player], needed, *to;
    uint16_t addr;
    if (wins == wins_shown[player] && c4_evening[player] == slate_shown[player]) {
        return;
    }
    needed = (uint8_t)((c4_state.match.best_of >> 1) + 1);
    addr = NT_ADDR(0, SLATE_X, 0) + slate_row(player) * 32u + 32u;
    if (c4_evening[player] != slate_shown[player] &&
        text_number(addr + TEXT_CHOICE(3, 4), c4_evening[player], TEXT_CHOICE(2, 1))) {
        slate_shown[player] = c4_evening[player];
    }
    if (!ppuq_room(1, PIPS)) {
        return;
    }
    wins_shown[player] = wins;
    if (needed == 1) {
        return;
    }
    to = ppuq_open(addr + 32, needed);
    for (i = 0; i < needed; ++i) {
        to[i] = i < wins ? C4_PIP_BASE : C4_PIP_BASE + 1;
    }
    ppuq_publish();
}

static void enter_slate(uint8_t player) {
    text_put(NT_ADDR(0, SLATE_X, 0) + slate_row(player) * 32u, connect4_text[name_of(player)]);
    slate_shown[player] = C4_NOT_DRAWN;
    wins_shown[player] = C4_NOT_DRAWN;
    draw_slate(player);
}

uint16_t c4_room_clock(void) {
    return NT_ADDR(0, SLATE_X + 3, 0) + slate_row(c4_mover) * 32u;
}

/* ---- looking back: the moves on the slate ----------------------------------------------------------------------------- */

/* The row that the chip of a move came to. */
static uint8_t row_of(uint8_t move) {
    const uint8_t *moves = c4_state.match.game.moves;
    uint8_t i, row = 0;
    for (i = 0; i < move; ++i) {
        row += moves[i] == moves[move];
    }
    return row;
}

/* The first move that is shown: the last six up to the position. */
static uint8_t list_top(void) {
    uint8_t count = c4_state.match.game.count;
    return count > LIST_ROWS ? (uint8_t)(count - LIST_ROWS) : 0;
}

/* A line a tick: number, column, row. */
static void draw_list(void) {
    uint8_t move = list_top();
    uint16_t addr = NT_ADDR(0, SLATE_X, NAME_ROW);
    if (move != list_shown) {
        list_shown = move;
        list_row = 0;
    }
    if (list_row == LIST_ROWS || !ppuq_room(2, 4)) {
        return;
    }
    move += list_row;
    addr += list_row * 32u;
    if (move < c4_state.total) {
        text_number(addr, (uint16_t)(move + 1), 2);
        c4_put_move(addr + 2, c4_state.match.game.moves[move], row_of(move));
    }
    ++list_row;
}

/* A chip beside the last move of the position. */
static void list_sprite(void) {
    uint8_t count = c4_state.match.game.count;
    if (count != 0) {
        oam_meta(MINI_X_PX, (uint8_t)((uint8_t)(NAME_ROW + count - 1 - list_top()) * 8), c4_mini_frames[c4_mover ^ 1], 0);
    }
}

/* ---- the whole ------------------------------------------------------------------------------------------------------- */

void c4_room_enter(void) {
    uint8_t i;
    find_opponent();
    for (i = 2; i < 4; ++i) {
        ppuq_byte(NT_ATTR(0) + i * 8u + 6u, FACE_ATTR);
        ppuq_byte(NT_ATTR(0) + i * 8u + 7u, FACE_ATTR);
    }
    vram_at(C4_PIP_BASE * 16);
    vram_load(&c4_pip_chr_far);
    if (opponent == CAST_NOBODY) {
        enter_people();
    } else {
        enter_face();
    }
    i = CONNECT4_T_FOOT;
    if (c4_state.state == C4_ST_LOOK) {
        i = CONNECT4_T_FOOT_BACK;
        list_shown = C4_NOT_DRAWN;
    } else {
        enter_slate(0);
        enter_slate(1);
    }
    if (!c4_state.linked) {
        text_put(NT_ADDR(0, FOOT_X, 0) + FOOT_Y * 32u, connect4_text[i]);
    }
}

void c4_room_tick(void) {
    uint8_t now;
    if (c4_state.state == C4_ST_LOOK) {
        draw_list();
    } else {
        draw_slate(0);
        draw_slate(1);
    }
    if (opponent == CAST_NOBODY) {
        return;
    }
    now = mood_now();
    if (now != mood) {
        mood = now;
        mood_sent = 0;
    }
    if (!mood_sent) {
        mood_sent = cast_mood(who(), mood, C4_FACE_TILE);
    }
}

static void draw_light(void) {
    const uint8_t *frame = ui_light_frames[UI_LIGHT_WAIT];
    uint8_t light = link_light(&link_end);
    if (light == LINK_CONNECTED) {
        frame = ui_link_frames[UI_LINK_OK];
    } else if (light == LINK_LOST) {
        frame = ui_light_frames[UI_LIGHT_LOST];
    }
    oam_meta(LIGHT_X_PX, LIGHT_Y_PX, frame, 0);
}

/* Whose colour is whose; the light of the link. */
void c4_room_sprites(void) {
    if (c4_state.linked) {
        draw_light();
    }
    if (c4_state.state == C4_ST_LOOK) {
        list_sprite();
        return;
    }
    oam_meta(MINI_X_PX, MINI_Y_PX, c4_mini_frames[upper()], 0);
    oam_meta(MINI_X_PX, MINI_Y_PX + 8 * SLATE_STEP, c4_mini_frames[upper() ^ 1], 0);
}
