/* What moves in the room in addition to the falling chip: dust where it lands, a shake when four are in line, rings and sparks on
 * them, and the chips that fall out after a game. */
#include "art.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* not hot, and the game's own RAM is short */

#define DUST_TICKS 9
#define DUST_FRAME 4 /* of c4_spark, behind the sparks */
#define DUST_STEP 3  /* ticks a picture */
#define SHAKE_TICKS 8
#define SHAKE_PX 2
#define SHOWN_AFTER 12  /* ticks from the last chip to the first ring */
#define LINE_MAX 7      /* sprites on a line of the screen, except for those of the slate */
#define LAST_Y_PX 199   /* from here on down a whole sprite is behind the lower edge of the board */
#define EMPTY_AFTER 20  /* ticks: the screen has its light */
#define RELEASE_TICKS 3 /* from one chip to the next, so that at most two are on one line */
#define FIRST_SPEED 5   /* pixels a tick */
#define LAST_SPEED 8
#define RATTLE 3 /* every fourth chip is heard */

/* Chips on their way out, in the part of c4_shown that only the other look uses. */
typedef struct {
    uint8_t x, y, speed, player;
} faller_t;
#define FALLERS 3 /* a tick has no time for more */
#define fallers ((faller_t *)(c4_shown + C4_CELLS))
#define NOWHERE 0xFF
#define HIDDEN_Y 0xF0

uint8_t c4_emptied;
static uint8_t dust, release;

void c4_motion_enter(void) {
    dust = 0;
}

/* ---- the chips fall out ---------------------------------------------------------------------------------------------- */

void c4_motion_begin_empty(void) {
    uint8_t i;
    c4_emptied = 0;
    release = 0;
    for (i = 0; i < FALLERS; ++i) {
        fallers[i].y = NOWHERE;
    }
}

uint8_t c4_motion_is_empty(void) {
    uint8_t i;
    for (i = 0; i < FALLERS; ++i) {
        if (fallers[i].y != NOWHERE) {
            return 0;
        }
    }
    return c4_emptied == C4_CELLS;
}

static void let_go(faller_t *faller) {
    uint8_t cell = c4_emptied, row = 0;
    for (; cell >= C4_COLS; cell -= C4_COLS) {
        ++row;
    }
    faller->x = c4_column_px(cell);
    faller->y = c4_row_px(row);
    faller->speed = FIRST_SPEED;
    faller->player = c4_state.match.starter;
    if (c4_state.match.game.cell[c4_emptied] == C4_SECOND) {
        faller->player ^= 1;
    }
    if ((cell & RATTLE) == RATTLE) {
        sound_sfx(SFX_DROP);
    }
    release = RELEASE_TICKS;
    ++c4_emptied;
}

static void empty_tick(void) {
    uint8_t i;
    faller_t *faller = fallers;
    while (c4_emptied < C4_CELLS && c4_state.match.game.cell[c4_emptied] == C4_EMPTY) {
        ++c4_emptied;
    }
    if (release != 0) {
        --release;
    }
    for (i = 0; i < FALLERS; ++i, ++faller) {
        if (faller->y != NOWHERE) {
            faller->y += faller->speed;
            if (faller->speed < LAST_SPEED) {
                ++faller->speed;
            }
            if (faller->y > LAST_Y_PX) {
                faller->y = NOWHERE;
            }
        } else if (release == 0 && c4_emptied < C4_CELLS && ppuq_room(3, 9)) {
            let_go(faller);
            c4_board_refresh((uint8_t)(c4_emptied - 1));
        }
    }
}

/* The part of the chip that is not below the board. */
static void draw_faller(const faller_t *faller) {
    uint8_t at = oam_at;
    oam_meta(faller->x, faller->y, c4_chip_frames[faller->player], OAM_BEHIND);
    if (faller->y > LAST_Y_PX - 16) {
        for (; at != oam_at; at += 4) {
            if (oam_buf[at] > LAST_Y_PX) {
                oam_buf[at] = HIDDEN_Y;
            }
        }
    }
}

/* ---- the end of a game ----------------------------------------------------------------------------------------------- */

/* A ring on each winning chip, and a spark that runs from one to the next in place of its ring; never more than a line can show. */
static void draw_four(void) {
    uint8_t row, column, x, y, line, n = 0, cell = 0, turn = (uint8_t)c4_state.clock >> 3;
    while (turn >= c4_state.four) {
        turn -= c4_state.four;
    }
    for (row = 0; row < C4_ROWS; ++row) {
        line = 0;
        y = c4_row_px(row);
        for (column = 0; column < C4_COLS; ++column, ++cell) {
            if (!c4_state.winning[cell]) {
                continue;
            }
            x = c4_column_px(column);
            if (n == turn) {
                oam_meta((uint8_t)(x + 8), (uint8_t)(y + 8), c4_spark_frames[((uint8_t)c4_state.clock & 7) >> 1], 0);
                ++line;
            } else if (line <= LINE_MAX - 2) {
                oam_meta((uint8_t)(x + 4), (uint8_t)(y + 4), c4_ring_frames[0], 0);
                line += 2;
            }
            ++n;
        }
    }
}

/* A full board: sparks here and there. */
static void draw_tie(void) {
    uint8_t i, cell = (uint8_t)((uint8_t)c4_state.clock >> 3), row;
    cell = (uint8_t)(cell * 13);
    for (i = 0; i < 4; ++i) {
        cell += 10;
        while (cell >= C4_CELLS) {
            cell -= C4_CELLS;
        }
        row = (uint8_t)(cell / C4_COLS);
        oam_meta((uint8_t)(c4_column_px((uint8_t)(cell - row * C4_COLS)) + 8), (uint8_t)(c4_row_px(row) + 8),
                 c4_spark_frames[((uint8_t)c4_state.clock & 7) >> 1], 0);
    }
}

static void shake(void) {
    uint8_t scroll = 0;
    if (c4_state.state == C4_ST_OVER && c4_state.clock < SHAKE_TICKS && c4_state.match.game.over == C4_EV_WON &&
        !options.quick) {
        scroll = (uint8_t)c4_state.clock & 2 ? SHAKE_PX : 0;
    }
    screen_scroll = scroll;
}

/* ---- dust ------------------------------------------------------------------------------------------------------------ */

static void draw_dust(void) {
    const uint8_t *frame = c4_spark_frames[(uint8_t)((uint8_t)(DUST_TICKS - dust) / DUST_STEP + DUST_FRAME)];
    uint8_t x = c4_column_px(c4_state.fall_column), y = (uint8_t)(c4_row_px((uint8_t)(c4_state.fall_cell / C4_COLS)) + 16);
    oam_meta((uint8_t)(x - 2), y, frame, 0);
    oam_meta((uint8_t)(x + 18), y, frame, OAM_FLIP_X);
}

void c4_motion_tick(void) {
    if (dust != 0) {
        --dust;
    } else if (c4_state.state == C4_ST_FALL && c4_state.fall_v < 0) {
        dust = DUST_TICKS;
    }
    shake();
    if (c4_state.state == C4_ST_EMPTY && c4_state.clock > EMPTY_AFTER) {
        empty_tick();
    }
}

void c4_motion_sprites(void) {
    uint8_t i;
    if (dust != 0) {
        draw_dust();
    }
    if (c4_state.state == C4_ST_EMPTY) {
        for (i = 0; i < FALLERS; ++i) {
            if (fallers[i].y != NOWHERE) {
                draw_faller(&fallers[i]);
            }
        }
    } else if (c4_state.match.game.over && (c4_state.state == C4_ST_LOOK || c4_state.state == C4_ST_OVER) &&
               c4_state.clock >= SHOWN_AFTER) {
        if (c4_state.match.game.over == C4_EV_DRAW) {
            draw_tie();
        } else {
            draw_four();
        }
    }
}
