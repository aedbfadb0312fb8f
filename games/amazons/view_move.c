/* The sprites over the meadow: the cursor and marks, the walking amazon, the flying arrow. */
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/ui.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/review.h"
#include "games/amazons/rules.h"
#include "games/amazons/view.h"

_Pragma("static-locals (off)") /* the console's own RAM is short */

#define SQUARE_PX 24
#define BOARD_X_PX 16
#define BOARD_Y_PX 16
#define HOURGLASS_X_PX 240
#define TOP_Y_PX 84
#define LOW_Y_PX 108
#define STEP_TICKS 4 /* of a walking amazon's two pictures */
#define SPECK_TICKS 10
#define SPECK_FROM_X 4 /* offset of the landed arrow's point */
#define SPECK_FROM_Y 14

static uint8_t x_of(uint8_t square) {
    return (uint8_t)((uint8_t)(square & 7) * SQUARE_PX + BOARD_X_PX);
}

static uint8_t y_of(uint8_t square) {
    uint8_t y = (uint8_t)((uint8_t)(square >> 3) * SQUARE_PX + BOARD_Y_PX);
    return (uint8_t)(y - screen_scroll);
}

static uint8_t turf_flies(void) {
    return ama_state.speck != 0 && ama_state.speck <= SPECK_TICKS;
}

/* One mark has one meaning: a gem above the head may be picked, a small frame is the hint, a lamp the last turn's beginning. */
static void mark(uint8_t square) {
    uint8_t y = y_of(square);
    y -= 3;
    oam_meta((uint8_t)(x_of(square) + 8), y, ama_tip_frames[(frame_count >> 4) & 1], 0);
}

/* The amazons that may be chosen; or the one that was. They wait for the turf to fall: eight sprites a line are not enough for all of it. */
static void draw_choice(void) {
    uint8_t i, square;
    if (!ama_view_in_turn() || turf_flies()) {
        return;
    }
    if (ama.step != AMA_CHOOSE) {
        mark(ama.amazon[ama.chosen]);
        return;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        square = ama.amazon[i];
        if (AMA_IN(ama_legal, square)) {
            mark(square);
        }
    }
}

static void draw_hint(void) {
    uint8_t square;
    if (ama_state.hint[0] != AMA_NO_SQUARE && ama_state.state == AMA_ST_PERSON) {
        square = ama_state.hint[ama.step];
        ui_box((uint8_t)(x_of(square) + 4), (uint8_t)(y_of(square) + 4), SQUARE_PX - 8, 1);
    }
}

/* Eight directions clockwise from north, from the signs of the way. */
static uint8_t direction(uint8_t from, uint8_t to) {
    static const uint8_t by_sign[9] = {7, 0, 1, 6, 0, 2, 5, 4, 3};
    uint8_t fx = from & 7, tx = to & 7, fy = (uint8_t)(from >> 3), ty = (uint8_t)(to >> 3), n = 4;
    if (tx > fx) {
        ++n;
    } else if (tx < fx) {
        --n;
    }
    if (ty > fy) {
        n += 3;
    } else if (ty < fy) {
        n -= 3;
    }
    return by_sign[n];
}

/* A place on the way from a to b: a + (b - a) * clock / ticks. */
static uint8_t between(uint8_t a, uint8_t b, uint8_t clock, uint8_t ticks) {
    uint16_t way;
    if (clock > ticks) {
        clock = ticks;
    }
    if (b >= a) {
        way = (uint8_t)(b - a);
        way = way * clock / ticks;
        return (uint8_t)(a + (uint8_t)way);
    }
    way = (uint8_t)(a - b);
    way = way * clock / ticks;
    return (uint8_t)(a - (uint8_t)way);
}

static void draw_archer(uint8_t x, uint8_t y, uint8_t side, uint8_t frame) {
    oam_meta(x, y, side == AMA_RED ? ama_red_frames[frame] : ama_blue_frames[frame], 0);
}

static void draw_slide(void) {
    uint8_t from = ama_state.fly_from, to = ama_state.fly_to, clock = (uint8_t)ama_state.clock;
    draw_archer(between(x_of(from), x_of(to), clock, ama_state.ticks), between(y_of(from), y_of(to), clock, ama_state.ticks),
                ama.side, (uint8_t)(clock & STEP_TICKS ? AMA_RED_WALK : AMA_RED_WALK_2));
}

/* She draws the bow, then the arrow leaves it. The side that has shot is no longer the side to move. */
static void draw_flight(void) {
    uint8_t from = ama_state.fly_from, to = ama_state.fly_to, clock = (uint8_t)ama_state.clock,
            side = ama_state.fly_side, ticks;
    if (ama_state.ticks <= AMA_DRAW_TICKS) {
        return; /* no motion */
    }
    if (clock < AMA_DRAW_TICKS) {
        draw_archer(x_of(from), y_of(from), side, clock < AMA_DRAW_TICKS / 2 ? AMA_RED_LOOSE : AMA_RED_DRAWN);
        return;
    }
    draw_archer(x_of(from), y_of(from), side, AMA_RED_LOOSE);
    clock -= AMA_DRAW_TICKS;
    ticks = (uint8_t)(ama_state.ticks - AMA_DRAW_TICKS);
    oam_meta((uint8_t)(between(x_of(from), x_of(to), clock, ticks) + 4),
             (uint8_t)(between(y_of(from), y_of(to), clock, ticks) + 4), ama_arrow_frames[direction(from, to)],
             side == AMA_RED ? 0 : 3);
}

/* Turf flies up where an arrow has just landed. */
static void draw_specks(void) {
    static const uint8_t way_x[4] = {0xFF, 1, 0xFE, 2}, way_y[4] = {0xFE, 0xFE, 0xFF, 0xFF};
    uint8_t i, x, y, out = ama_state.speck;
    if (!turf_flies()) {
        return;
    }
    x = (uint8_t)(x_of(ama_state.fly_to) + SPECK_FROM_X);
    y = (uint8_t)(y_of(ama_state.fly_to) + SPECK_FROM_Y);
    out = (uint8_t)(SPECK_TICKS - out) >> 1;
    for (i = 0; i < 4; ++i) {
        oam_meta((uint8_t)(x + (uint8_t)(way_x[i] * out)), (uint8_t)(y + (uint8_t)(way_y[i] * out)),
                 ama_speck_frames[i & 1], 0);
    }
}

/* Marks where the last turn came from, until the next one begins. */
static void draw_trace(void) {
    const uint8_t *last;
    if (ama.turns == 0 || ama.step != AMA_CHOOSE || ama_state.state >= AMA_ST_FLY) {
        return;
    }
    last = ama.moves + (uint8_t)(ama.turns - 1) * 3;
    oam_meta((uint8_t)(x_of(last[0]) + 8), (uint8_t)(y_of(last[0]) + 8), ui_light_frames[UI_LIGHT_LOST], 0);
}

/* At the turning point: shows what should have been played. */
static void draw_better(void) {
    uint8_t i;
    for (i = 0; i < 3 && ama.turns == ama_review.turning; ++i) {
        ui_box((uint8_t)(x_of(ama_review.better[i]) + i * 2), (uint8_t)(y_of(ama_review.better[i]) + i * 2),
               (uint8_t)(SQUARE_PX - i * 4), 1);
    }
}

void ama_room_sprites(void) {
    uint8_t y;
    switch (ama_state.state) {
    case AMA_ST_SLIDE:
        draw_slide();
        break;
    case AMA_ST_FLY:
        draw_flight();
        break;
    case AMA_ST_OFFER:
    case AMA_ST_OVER:
    case AMA_ST_SEEK:
        break;
    case AMA_ST_REVIEW:
        draw_better();
        break;
    default:
        ui_box(x_of(ama_state.cursor), y_of(ama_state.cursor), SQUARE_PX, 0);
        break;
    }
    draw_specks();
    draw_choice();
    draw_hint();
    draw_trace();
    if ((ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT || ama_state.state == AMA_ST_SEEK) &&
        !ama_state.found) {
        y = ama.side == AMA_RED && ama_state.player[AMA_RED] == AMA_PERSON ? LOW_Y_PX : TOP_Y_PX;
        ui_hourglass(HOURGLASS_X_PX, (uint8_t)(y - screen_scroll));
    }
}

void ama_move_load(void) {
    vram_at(0x1000 + AMA_RED_BASE * 16);
    vram_load(&ama_red_chr_far);
    vram_load(&ama_blue_chr_far);
    vram_load(&ama_arrow_chr_far);
    vram_load(&ama_speck_chr_far);
    vram_load(&ama_tip_chr_far);
}
