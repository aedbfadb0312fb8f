#include <string.h>
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/tv.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/guide.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "sound_ids.h"

#define SECOND 60
#define LONG_SECOND 9     /* of ten: NTSC has 60.1 frames a second, so one of ten seconds has a frame more */
#define KEEP_CELLS 4      /* new cells between two saves: a save costs a picture */
#define STILL_TICKS 20    /* who stands this long does not see the save that comes then */
#define SHOW_TURN 34      /* angle a tick, so that the show is one turn */
#define SLICES_SOON 2     /* with as many slices done at a tick, a picture is whole before the frame ends */
#define SLICES_LATE 3     /* with as many, a picture is sooner done than begun anew */
#define WAIT_MOST 3       /* ticks that the words around the view wait for a blank without a picture */
enum { STAGE_BEGIN, STAGE_CAST, STAGE_COMPOSE };


const uint8_t lab_sizes[LAB_SIZES] = {MAZE_LARGE, MAZE_MEDIUM, MAZE_SMALL};
lab_play_t lab;
static uint8_t stage, slices; /* of the picture in hand */
static uint8_t fresh;         /* a picture is due */
static uint8_t hurried;       /* the one in hand was begun anew for a press */
static uint8_t waited;

/* ---- walking ------------------------------------------------------------------------------------------------------------- */

static uint8_t wishes(void) {
    uint8_t held = pad_held[0] | pad_held[1], want = 0;
    if (pad_demo) {
        return guide_wishes();
    }
    if (held & PAD_UP) {
        want |= MOVE_FORWARD;
    }
    if (held & PAD_DOWN) {
        want |= MOVE_BACKWARD;
    }
    if (held & PAD_LEFT) {
        want |= held & PAD_B ? MOVE_SIDE_LEFT : MOVE_LEFT;
    }
    if (held & PAD_RIGHT) {
        want |= held & PAD_B ? MOVE_SIDE_RIGHT : MOVE_RIGHT;
    }
    return want;
}

static void found(void) {
    lab.state = LAB_FOUND;
    lab.clock = 0;
    sound_ending(SOUND_GOAL);
    stats_finish(STATS_BIT(LAB_STAT_FOUND), lab.cheat ? STATS_NO_BEST : (uint8_t)(LAB_STAT_BEST + lab.size), lab.seconds);
}

void lab_play_keep(void) {
    lab.cells = 0;
    if (lab.state == LAB_SEEKING) {
        lab_save_keep();
    }
}

static void new_cell(void) {
    lab_map_leave(lab.cell_x, lab.cell_y);
    lab.cell_x = (uint8_t)(move_x >> 8);
    lab.cell_y = (uint8_t)(move_y >> 8);
    lab_map_enter(lab.cell_x, lab.cell_y);
    if (lab.state == LAB_SEEKING && lab.cell_x == maze_centre && lab.cell_y == maze_centre) {
        found();
        return;
    }
    ++lab.cells;
    if (lab.cells == KEEP_CELLS) {
        lab_play_keep();
    }
}

static void keep_when_still(uint8_t changed) {
    if (changed) {
        lab.still = 0;
    } else if (lab.still != STILL_TICKS) {
        ++lab.still;
        if (lab.still == STILL_TICKS) {
            lab_play_keep();
        }
    }
}

/* A new direction does not wait for a picture that does not show it: the one in hand is begun anew, unless it is nearly done; but not
 * again before one is done, however fast someone presses. */
static void hurry(void) {
    if (!hurried && slices < SLICES_LATE && ((pad_new[0] | pad_new[1]) & PAD_DIRECTIONS)) {
        hurried = 1;
        stage = STAGE_BEGIN;
        slices = 0;
    }
}

static void walk(void) {
    uint8_t want = wishes(), events = move_tick(want);
    uint8_t changed = events & (MOVE_MOVED | MOVE_TURNED);
    if (want != 0 || changed) { /* one who stands still sees the same; so the next press finds the caster idle */
        fresh = 1;
        hurry();
    }
    if (events & MOVE_STEPPED) {
        sound_sfx(SFX_STEP);
    }
    if ((events & MOVE_BUMPED) && !lab.bumped) {
        sound_sfx(SFX_BUMP);
    }
    lab.bumped = events & MOVE_BUMPED;
    if (events & MOVE_NEW_CELL) {
        new_cell();
    }
    keep_when_still(changed);
}

static uint8_t ticks_in_second(void) {
    return tv_system == TV_NTSC && (uint8_t)(lab.seconds % 10) == LONG_SECOND ? SECOND + 1 : SECOND;
}

static void count_time(void) {
    ++lab.tick;
    if (lab.tick >= SECOND && lab.tick >= ticks_in_second()) {
        lab.tick = 0;
        if (lab.state == LAB_SEEKING && lab.seconds != 0xFFFF) {
            ++lab.seconds;
        }
    }
}

static void after_found(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (lab.clock < LAB_SHOW_TICKS) { /* the player looks all around */
        move_angle = (move_angle + SHOW_TURN) & 4095;
        fresh = 1;
        return;
    }
    if ((presses & PAD_B) || pad_demo) {
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_A) {
        lab.state = LAB_EXPLORING;
        sound_song(SONG_LABYRINTH);
    }
}

void lab_play_toggle_map(void) {
    lab.map ^= 1;
    game_choice[LAB_CHOICE_MAP] = lab.map ^ 1;
    sound_sfx(SFX_TURN);
}

void lab_play_tick(void) {
    if (screen_changing()) {
        return;
    }
    if (lab.clock != 0xFF) {
        ++lab.clock;
    }
    if (lab.state == LAB_FOUND) {
        after_found();
        return;
    }
    count_time();
    walk();
    if ((pad_new[0] | pad_new[1]) & PAD_SELECT) {
        lab_play_toggle_map();
    }
}

/* ---- pictures -------------------------------------------------------------------------------------------------------------- */

void lab_play_redraw(void) {
    stage = STAGE_BEGIN;
    slices = 0;
    fresh = 1;
    draw_state = DRAW_IDLE;
}

/* A blank holds a picture or the queue, and a queue that must wait holds up the next tick: so what is not urgent is queued in a
 * frame in which no picture gets done. */
uint8_t lab_play_blank_free(void) {
    if (draw_state == DRAW_IDLE && slices < SLICES_SOON) {
        waited = 0;
        return 1;
    }
    ++waited;
    return waited > WAIT_MOST;
}

void lab_play_think(void) {
    while (!FRAME_OVER()) {
        switch (stage) {
        case STAGE_BEGIN:
            if (!fresh) {
                return;
            }
            fresh = 0;
            cast_x = move_x;
            cast_y = move_y;
            cast_angle = move_angle;
            cast_begin();
            stage = STAGE_CAST;
            break;
        case STAGE_CAST:
            ++slices;
            if (cast_step()) {
                stage = STAGE_COMPOSE;
            }
            break;
        default:
            if (draw_state != DRAW_IDLE || ppuq_used != 0) {
                return; /* the last one is on its way, or the blank belongs to the words around the view */
            }
            draw_compose();
            draw_state = DRAW_WHOLE;
            stage = STAGE_BEGIN;
            slices = 0;
            hurried = 0;
            break;
        }
    }
}

/* ---- beginning ---------------------------------------------------------------------------------------------------------------- */

void lab_play_new(uint16_t seed, uint8_t size, uint8_t cheat) {
    memset(&lab, 0, sizeof lab);
    lab.seed = seed;
    lab.size = size;
    lab.cheat = cheat;
    maze_make(seed, lab_sizes[size]);
    move_place(maze_start_x, maze_start_y, maze_start_turn);
    guide_begin();
    lab.cell_x = maze_start_x;
    lab.cell_y = maze_start_y;
    lab_map_clear();
    lab.still = STILL_TICKS;
    lab_save_keep();
}

uint8_t lab_play_resume(void) {
    memset(&lab, 0, sizeof lab);
    lab_map_clear();
    if (!lab_save_load()) {
        lab_play_new(rng_next(), 0, 0);
        return 0;
    }
    lab.cell_x = (uint8_t)(move_x >> 8);
    lab.cell_y = (uint8_t)(move_y >> 8);
    return 1;
}
