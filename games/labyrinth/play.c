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
#define LONG_SECOND 9  /* of ten: NTSC has 60.1 frames a second, so one of ten seconds has a frame more */
#define KEEP_CELLS 4   /* new cells between two saves: a save costs a picture */
#define STILL_TICKS 20 /* who stands this long does not see the save that comes then */
#define SHOW_TURN 34   /* angle a tick, so that the show is one turn */
#define SLICES_SOON 2  /* with as many slices done at a tick, a picture is whole before the frame ends */
#define SLICES_LATE 3  /* with as many, a picture is sooner done than begun anew */
#define WAIT_MOST 3    /* ticks that the words around the view wait for a blank without a picture */
enum { STAGE_BEGIN, STAGE_CAST, STAGE_COMPOSE };

const uint8_t lab_sizes[LAB_SIZES] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
lab_state_t lab_state;
static uint8_t stage, slices; /* of the picture in hand */
static uint8_t fresh;         /* a picture is due */
static uint8_t hurried;       /* the one in hand was begun anew for a press */
static uint8_t waited;

/* ---- walking ------------------------------------------------------------------------------------------------------------- */

static uint8_t wishes(void) {
    uint8_t held = pad_held[0] | pad_held[1], want = 0;
    if (pad_demo) {
        return lab_guide_wishes();
    }
    if (held & PAD_UP) {
        want |= LAB_MOVE_FORWARD;
    }
    if (held & PAD_DOWN) {
        want |= LAB_MOVE_BACKWARD;
    }
    if (held & PAD_LEFT) {
        want |= held & PAD_B ? LAB_MOVE_SIDE_LEFT : LAB_MOVE_LEFT;
    }
    if (held & PAD_RIGHT) {
        want |= held & PAD_B ? LAB_MOVE_SIDE_RIGHT : LAB_MOVE_RIGHT;
    }
    return want;
}

static void found(void) {
    lab_state.state = LAB_FOUND;
    lab_state.clock = 0;
    sound_ending(SOUND_GOAL);
    stats_finish(STATS_BIT(LAB_STAT_FOUND), lab_state.cheat ? STATS_NO_BEST : (uint8_t)(LAB_STAT_BEST + lab_state.size),
                 lab_state.seconds);
}

void lab_play_keep(void) {
    lab_state.cells = 0;
    if (lab_state.state == LAB_SEEKING) {
        lab_save_keep();
    }
}

static void new_cell(void) {
    lab_map_leave(lab_state.cell_x, lab_state.cell_y);
    lab_state.cell_x = (uint8_t)(lab_move_x >> 8);
    lab_state.cell_y = (uint8_t)(lab_move_y >> 8);
    lab_map_enter(lab_state.cell_x, lab_state.cell_y);
    if (lab_state.state == LAB_SEEKING && lab_state.cell_x == lab_maze_centre && lab_state.cell_y == lab_maze_centre) {
        found();
        return;
    }
    ++lab_state.cells;
    if (lab_state.cells == KEEP_CELLS) {
        lab_play_keep();
    }
}

static void keep_when_still(uint8_t changed) {
    if (changed) {
        lab_state.still = 0;
    } else if (lab_state.still != STILL_TICKS) {
        ++lab_state.still;
        if (lab_state.still == STILL_TICKS) {
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
    uint8_t want = wishes(), events = lab_move_tick(want);
    uint8_t changed = events & (LAB_MOVE_MOVED | LAB_MOVE_TURNED);
    if (want != 0 || changed) { /* one who stands still sees the same; so the next press finds the caster idle */
        fresh = 1;
        hurry();
    }
    if (events & LAB_MOVE_STEPPED) {
        sound_sfx(SFX_STEP);
    }
    if ((events & LAB_MOVE_BUMPED) && !lab_state.bumped) {
        sound_sfx(SFX_BUMP);
    }
    lab_state.bumped = events & LAB_MOVE_BUMPED;
    if (events & LAB_MOVE_NEW_CELL) {
        new_cell();
    }
    keep_when_still(changed);
}

static uint8_t ticks_in_second(void) {
    return tv_system == TV_NTSC && (uint8_t)(lab_state.seconds % 10) == LONG_SECOND ? SECOND + 1 : SECOND;
}

static void count_time(void) {
    ++lab_state.tick;
    if (lab_state.tick >= SECOND && lab_state.tick >= ticks_in_second()) {
        lab_state.tick = 0;
        if (lab_state.state == LAB_SEEKING && lab_state.seconds != 0xFFFF) {
            ++lab_state.seconds;
        }
    }
}

static void after_found(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (lab_state.clock < LAB_SHOW_TICKS) { /* the player looks all around */
        lab_move_angle = (lab_move_angle + SHOW_TURN) & 4095;
        fresh = 1;
        return;
    }
    if ((presses & PAD_B) || pad_demo) {
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_A) {
        lab_state.state = LAB_EXPLORING;
        sound_song(SONG_LABYRINTH);
    }
}

void lab_state_toggle_map(void) {
    lab_state.map ^= 1;
    game_choice[LAB_CHOICE_MAP] = lab_state.map ^ 1;
    sound_sfx(SFX_TURN);
}

void lab_state_tick(void) {
    if (screen_changing()) {
        return;
    }
    if (lab_state.clock != 0xFF) {
        ++lab_state.clock;
    }
    if (lab_state.state == LAB_FOUND) {
        after_found();
        return;
    }
    count_time();
    walk();
    if ((pad_new[0] | pad_new[1]) & PAD_SELECT) {
        lab_state_toggle_map();
    }
}

/* ---- pictures -------------------------------------------------------------------------------------------------------------- */

void lab_play_redraw(void) {
    stage = STAGE_BEGIN;
    slices = 0;
    fresh = 1;
    lab_draw_state = LAB_DRAW_IDLE;
}

/* A blank holds a picture or the queue, and a queue that must wait holds up the next tick: so what is not urgent is queued in a
 * frame in which no picture gets done. */
uint8_t lab_play_blank_free(void) {
    if (lab_draw_state == LAB_DRAW_IDLE && slices < SLICES_SOON) {
        waited = 0;
        return 1;
    }
    ++waited;
    return waited > WAIT_MOST;
}

void lab_state_think(void) {
    while (!FRAME_OVER()) {
        switch (stage) {
        case STAGE_BEGIN:
            if (!fresh) {
                return;
            }
            fresh = 0;
            lab_cast_x = lab_move_x;
            lab_cast_y = lab_move_y;
            lab_cast_angle = lab_move_angle;
            lab_cast_begin();
            stage = STAGE_CAST;
            break;
        case STAGE_CAST:
            ++slices;
            if (lab_cast_step()) {
                stage = STAGE_COMPOSE;
            }
            break;
        default:
            if (lab_draw_state != LAB_DRAW_IDLE || ppuq_used != 0) {
                return; /* the last one is on its way, or the blank belongs to the words around the view */
            }
            lab_draw_compose();
            lab_draw_state = LAB_DRAW_WHOLE;
            stage = STAGE_BEGIN;
            slices = 0;
            hurried = 0;
            break;
        }
    }
}

/* ---- beginning ---------------------------------------------------------------------------------------------------------------- */

void lab_play_new(uint16_t seed, uint8_t size, uint8_t cheat) {
    memset(&lab_state, 0, sizeof lab_state);
    lab_state.seed = seed;
    lab_state.size = size;
    lab_state.cheat = cheat;
    lab_maze_make(seed, lab_sizes[size]);
    lab_move_place(lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn);
    lab_guide_begin();
    lab_state.cell_x = lab_maze_start_x;
    lab_state.cell_y = lab_maze_start_y;
    lab_map_clear();
    lab_state.still = STILL_TICKS;
    lab_save_keep();
}

uint8_t lab_play_resume(void) {
    memset(&lab_state, 0, sizeof lab_state);
    lab_map_clear();
    if (!lab_save_load()) {
        lab_play_new(rng_next(), 0, 0);
        return 0;
    }
    lab_state.cell_x = (uint8_t)(lab_move_x >> 8);
    lab_state.cell_y = (uint8_t)(lab_move_y >> 8);
    return 1;
}
