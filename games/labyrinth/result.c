/* The walk on the map: the player walks again, then the shortest way is drawn; time, cells, medal. */
#include <string.h>
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/run.h"
#include "games/labyrinth/score.h"
#include "games/labyrinth/screens.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

enum { DOT = LAB_PLAN_BASE + 16, WALL, WALL_ABOVE, CENTRE }; /* behind the 16 pieces of a line, by their ends */
enum { EAST = 1, NORTH = 2, WEST = 4, SOUTH = 8 };
#define ROOM 23 /* tiles, both ways, for the largest map with its frame */
#define SIDE_X 24
#define ROWS 30
#define FOOT_END 29
#define AWARD_X 25
#define AWARD_Y 2
#define AWARD_WIDE 5
#define AWARD_HIGH 6
#define LENGTHS_ROW 24
#define KEYS_ROW 26
#define NUMBER_BELOW TEXT_CHOICE(0, 32)
#define BALL_TILE 0x20
#define REPLAY 5     /* seconds that a long walk takes here */
#define FASTEST 40   /* ticks of the walk in one of the replay */
#define LINE_TICKS 2 /* to a cell of the shortest way */

static const uint8_t colours[32] = {PAL_TEXT,   PAL_LAB_PLAN, PAL_LAB_PLAN,  PAL_TEXT,
                                    PAL_SPR_UI, PAL_SPR_RED,  PAL_LAB_GHOST, PAL_SPR_UI};
static const uint8_t metal[4][3] = {{0x0F, 0x0F, 0x0F}, {0x07, 0x17, 0x27}, {0x00, 0x10, 0x30}, {0x17, 0x27, 0x37}};
static const uint8_t ball[16] = {0x3C, 0x42, 0x81, 0x81, 0x81, 0x81, 0x42, 0x3C,
                                 0x00, 0x3C, 0x7E, 0x7E, 0x7E, 0x7E, 0x3C, 0x00};
static const text_area_t words = TEXT_AREA(0xB2, 0);

static uint8_t left, top; /* tile of cell 0, 0 */
static uint8_t pace;      /* ticks of the walk in one */
static lab_walker_t own, other;
static uint8_t line_x, line_y, line_wait; /* the end of the line so far */
enum { WALKING, DRAWING, DONE };
static uint8_t stage;

static uint16_t addr_of(uint8_t x, uint8_t y) {
    x += left;
    y += top;
    return NT_ADDR(0, x, y);
}

static uint8_t been_in(uint8_t x, uint8_t y) {
    static const uint8_t mask_of[8] = {0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01};
    return lab_trail[(uint8_t)(y * 3 + (uint8_t)(x >> 3))] & mask_of[x & 7];
}

/* The tile of a cell, before anybody walks. The frame is the wall that the array has all around: cell 1, 1 of it is the first of the maze. */
static uint8_t cell_tile(uint8_t x, uint8_t y) {
    uint16_t at = y * (uint16_t)LAB_MAZE_STRIDE;
    at += x;
    if (lab_maze_rows[at] != 0) {
        return y <= lab_maze_size && lab_maze_rows[at + LAB_MAZE_STRIDE] == 0 ? WALL_ABOVE : WALL;
    }
    --x;
    --y;
    if (x == lab_maze_centre && y == lab_maze_centre) {
        return CENTRE;
    }
    return !lab_run_whole && been_in(x, y) ? DOT : 0;
}

/* Stone all around, except at the side and the foot, where words are. */
static void lay_stone(void) {
    uint16_t at = NT_ADDR(0, 0, 0);
    uint8_t y;
    for (y = 0; y != ROWS; ++y) {
        ppuq_fill(at, WALL, 32);
        if (y >= ROOM && y < FOOT_END) {
            ppuq_fill(at + 1, 0, 30);
        } else if (y != 0 && y < ROOM - 1) {
            ppuq_fill(at + ROOM, 0, 31 - ROOM);
        }
        at += 32;
    }
}

static void draw_maze(void) {
    static uint8_t row[ROOM];
    uint8_t x, y, wide = (uint8_t)(lab_maze_size + 2);
    left = (uint8_t)(ROOM - wide) >> 1;
    top = left;
    for (y = 0; y < wide; ++y) {
        for (x = 0; x < wide; ++x) {
            row[x] = cell_tile(x, y);
        }
        ppuq_row(NT_ADDR(0, left, top + y), row, wide);
    }
    ++left;
    ++top;
}

/* One cell further along the shortest way; 0 at the centre. `out` and `in`: the ends of the line in this cell and in the next one. */
static uint8_t along(uint8_t *out, uint8_t *in) {
    switch (lab_maze_way[LAB_MAZE_AT(line_x, line_y)]) {
    case LAB_MAZE_WAY_EAST:
        ++line_x;
        *out = EAST;
        *in = WEST;
        break;
    case LAB_MAZE_WAY_NORTH:
        --line_y;
        *out = NORTH;
        *in = SOUTH;
        break;
    case LAB_MAZE_WAY_WEST:
        --line_x;
        *out = WEST;
        *in = EAST;
        break;
    case LAB_MAZE_WAY_SOUTH:
        ++line_y;
        *out = SOUTH;
        *in = NORTH;
        break;
    default:
        return 0;
    }
    return 1;
}

static uint8_t piece; /* what has come into the cell at the line's end */

static void draw_line(void) {
    uint8_t out, in, x = line_x, y = line_y;
    if (!along(&out, &in)) {
        stage = DONE;
        return;
    }
    if (!ppuq_byte(addr_of(x, y), (uint8_t)(LAB_PLAN_BASE + (piece | out)))) {
        line_x = x; /* the queue is full: try again */
        line_y = y;
        return;
    }
    piece = in;
}

static void draw_award(void) {
    uint8_t x, y, tile = LAB_AWARD_BASE;
    static uint8_t row[AWARD_WIDE];
    for (y = 0; y < AWARD_HIGH; ++y) {
        for (x = 0; x < AWARD_WIDE; ++x) {
            row[x] = tile;
            ++tile;
        }
        ppuq_row(NT_ADDR(0, AWARD_X, AWARD_Y + y), row, AWARD_WIDE);
    }
}

static uint16_t side(uint8_t row) {
    return NT_ADDR(0, SIDE_X, row);
}

static void put_percent(uint8_t row, uint16_t percent) {
    text_number(side(row), percent, 4);
    ppuq_byte(side(row) + 4, TEXT_TILE('%'));
}

/* Time and best, or the times of two. */
static void side_words(void) {
    uint8_t race = lab_event.kind == LAB_KIND_RACE;
    text_put(side(11), lab_word(race ? LABYRINTH_T_PLAYER_1 : LABYRINTH_T_TIME));
    text_number(side(TEXT_CHOICE(12, 14)), race ? lab_event.first : lab_state.seconds, 4);
    text_put(side(TEXT_CHOICE(15, 17)), lab_word(race ? LABYRINTH_T_PLAYER_2 : LABYRINTH_T_BEST));
    if (race) {
        text_number(side(TEXT_CHOICE(16, 20)), lab_state.seconds, 4);
        text_put(side(TEXT_CHOICE(9, 8)), lab_word(lab_event.first == lab_state.seconds  ? LABYRINTH_T_RACE_DRAW
                                                   : lab_event.first < lab_state.seconds ? LABYRINTH_T_RACE_1
                                                                                         : LABYRINTH_T_RACE_2));
        return;
    }
    put_percent(TEXT_CHOICE(13, 15), lab_state.percent);
    put_percent(TEXT_CHOICE(16, 20), lab_best((uint8_t)(LAB_STAT_PERCENT + lab_state.size)));
    if (lab_state.medal != LAB_MEDAL_NONE) {
        text_put(side(TEXT_CHOICE(9, 8)), lab_word((uint8_t)(LABYRINTH_T_MEDAL_NONE + lab_state.medal)));
    }
}

static void lengths(void) {
    uint16_t row = NT_ADDR(0, 0, LENGTHS_ROW);
    text_put(row + 2, lab_word(LABYRINTH_T_SHORTEST));
    text_number(row + NUMBER_BELOW + 10, lab_state.way, 4);
    text_put(row + 17, lab_word(LABYRINTH_T_WALKED));
    text_number(row + NUMBER_BELOW + 24, lab_state.walked, 5);
}

static uint8_t keys(void) {
    if (lab_event.kind == LAB_KIND_COURSE) {
        return lab_event.leg == LAB_LEGS - 1 ? LABYRINTH_T_RESULT_KEYS_LAST : LABYRINTH_T_RESULT_KEYS_COURSE;
    }
    return lab_event.kind == LAB_KIND_FREE ? LABYRINTH_T_RESULT_KEYS : LABYRINTH_T_RESULT_KEYS_AGAIN;
}

static void draw_colours(void) {
    static const uint8_t blocks[64] = {/* all the stone has one palette, the medal another, and the words a third */
                                       0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0xA5, 0x65, 0x55, 0x55, 0x55, 0x55, 0x55,
                                       0x55, 0xAA, 0x66, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x00, 0x44, 0x55, 0x55,
                                       0x55, 0x55, 0x55, 0x55, 0x00, 0x44, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x00,
                                       0x44, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x50, 0x54, 0x11, 0x00, 0x00, 0x00,
                                       0x00, 0x00, 0x00, 0x44, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55};
    uint8_t row;
    pal_load(colours, 0, sizeof colours);
    for (row = 1; row < 4; ++row) {
        pal_set((uint8_t)(8 + row), metal[lab_state.medal][row - 1]);
    }
    ppuq_row(NT_ATTR(0), blocks, sizeof blocks / 2);
    ppuq_row(NT_ATTR(0) + sizeof blocks / 2, blocks + sizeof blocks / 2, sizeof blocks / 2);
}

void lab_result_enter(void) {
    vram_at(LAB_PLAN_BASE * 16u);
    vram_load(&lab_plan_chr_far);
    vram_at(LAB_AWARD_BASE * 16u);
    vram_load(&lab_award_chr_far);
    ppuq_row(0x1000u + BALL_TILE * 16u, ball, sizeof ball);
    draw_colours();
    lay_stone();
    draw_maze();
    text_area(&words);
    if (lab_state.medal != LAB_MEDAL_NONE) {
        draw_award();
    }
    side_words();
    lengths();
    text_centre(NT_ADDR(0, 0, KEYS_ROW), lab_word(keys()));
    pace = FASTEST;
    if (lab_state.seconds < FASTEST * REPLAY) {
        pace = (uint8_t)(lab_state.seconds / REPLAY) + 1;
    }
    lab_walker_begin(&own, &lab_run);
    lab_walker_begin(&other, &lab_run_ghost);
    line_x = lab_maze_start_x;
    line_y = lab_maze_start_y;
    piece = 0;
    stage = WALKING;
}

static void leave_dot(uint8_t x, uint8_t y) {
    if (x != lab_maze_centre || y != lab_maze_centre) {
        ppuq_byte(addr_of(x, y), DOT);
    }
}

static void walk_again(void) {
    uint8_t i;
    for (i = 0; i < pace; ++i) {
        if (lab_walker_tick(&own)) {
            leave_dot(own.x, own.y);
        }
        if (lab_event.kind == LAB_KIND_RACE) {
            lab_walker_tick(&other);
        }
    }
    if (LAB_WALKER_DONE(own) && (lab_event.kind != LAB_KIND_RACE || LAB_WALKER_DONE(other))) {
        stage = DRAWING;
        line_wait = LINE_TICKS;
    }
}

static void draw_ball(const lab_walker_t *walker, uint8_t palette) {
    uint16_t addr = addr_of(walker->x, walker->y);
    uint8_t x = (uint8_t)addr & 31, y = (uint8_t)(addr >> 5) & 31;
    oam_put((uint8_t)(x << 3), (uint8_t)(y << 3), BALL_TILE, palette);
}

static void draw_balls(void) {
    oam_begin();
    draw_ball(&own, 1);
    if (lab_event.kind == LAB_KIND_RACE) {
        draw_ball(&other, 2);
    }
    oam_end();
}

static void go_on(void) {
    sound_sfx(SFX_SELECT);
    if (lab_event.kind == LAB_KIND_COURSE && lab_event.leg == LAB_LEGS - 1) {
        screen_go(SCREEN_GAME + LAB_SCREEN_MEDAL);
        return;
    }
    if (lab_event.kind == LAB_KIND_COURSE) {
        ++lab_event.leg;
    }
    lab_event.player = 0;
    lab_next_maze();
}

void lab_result_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (stage == WALKING) {
        walk_again();
    } else if (stage == DRAWING) {
        --line_wait;
        if (line_wait == 0) {
            line_wait = LINE_TICKS;
            draw_line();
        }
    }
    draw_balls();
    if (presses & (PAD_A | PAD_START)) {
        go_on();
    } else if ((presses & PAD_SELECT) && lab_event.kind == LAB_KIND_FREE) {
        lab_event.again = 1;
        go_on();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    }
}
