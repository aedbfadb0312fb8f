#include <string.h>
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/tv.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/ghost.h"
#include "games/labyrinth/guide.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "games/labyrinth/things.h"
#include "games/labyrinth/view.h"
#include "sound_ids.h"

#define SECOND 60
#define LONG_SECOND 9   /* of ten: NTSC has 60.1 frames a second, so one of ten seconds has a frame more */
#define KEEP_CELLS 4    /* new cells between two saves */
#define STILL_TICKS 20  /* after standing still this long the place is saved: the hitch of a save then goes unnoticed */
#define ASK_TICKS 150   /* in which A may be pressed again */
#define NEAR_CELLS 3    /* the music changes this near to the centre, in both directions */
#define SHOW_TURN 34    /* angle a tick, so that the show is one turn */
#define LOAD_HEAVY 3    /* runs of a view that leaves little time for anything else */
#define SWAY_SHIFT 3    /* half a stride of 64 to the angle that a step sways, 1/4096 turn */
#define SINGLE_FRAMES 5 /* at 50 Hz the next frame brings two ticks: neither of them has time to spare */
#define WAIT_MOST 30    /* ticks that the words around the view wait for an easier one */

const uint8_t lab_sizes[LAB_SIZES] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
lab_state_t lab_state;
static uint8_t fresh;    /* a picture is due */
static uint8_t foot;     /* the last step was with the other one */
static uint8_t busy;     /* this tick had a new cell to do */
static uint8_t beat;     /* every other tick */
static uint8_t in_frame; /* the frame of the last tick, */
static uint8_t frames;   /* and frames since one brought two */
/* The step into this cell, which the map and then the ghost's code have yet to be given. */
enum { STEP_TOLD, STEP_TO_GHOST, STEP_TO_BOTH };
static uint8_t step_waits, step_from_x, step_from_y;
static uint16_t step_ticks, ticks_in_cell;
static uint8_t things;     /* the last picture had some */
static uint8_t waited;     /* ticks that the words wait */
static uint8_t spare_used; /* what is left of this frame */

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

/* A new cell takes long enough: recording the walk waits for spare time. */
static void tell_half(void) {
    --step_waits;
    if (step_waits == STEP_TO_GHOST) {
        lab_map_leave(step_from_x, step_from_y);
        lab_map_enter(lab_state.cell_x, lab_state.cell_y);
    } else {
        lab_ghost_step(lab_state.cell_x, lab_state.cell_y, step_ticks);
    }
}

static void tell_step(void) {
    while (step_waits != STEP_TOLD) {
        tell_half();
    }
}

static void found(void) {
    tell_step();
    lab_state.state = LAB_FOUND;
    lab_state.clock = 0;
    sound_ending(SOUND_GOAL);
    lab_score_found();
}

void lab_play_keep(void) {
    tell_step();
    lab_state.cells = 0;
    if (lab_state.state == LAB_SEEKING) {
        lab_save_keep();
    }
}

static void keep_soon(void) {
    lab_state.cells = 0;
    if (lab_state.state == LAB_SEEKING) {
        lab_save_soon();
    }
}

static uint8_t near_centre(void) {
    uint8_t dx = lab_state.cell_x - lab_maze_centre, dy = lab_state.cell_y - lab_maze_centre;
    dx += NEAR_CELLS;
    dy += NEAR_CELLS;
    return dx <= 2 * NEAR_CELLS && dy <= 2 * NEAR_CELLS;
}

static void new_cell(void) {
    busy = 1;
    step_from_x = lab_state.cell_x;
    step_from_y = lab_state.cell_y;
    lab_state.cell_x = (uint8_t)(lab_move_x >> 8);
    lab_state.cell_y = (uint8_t)(lab_move_y >> 8);
    step_waits = STEP_TO_BOTH;
    step_ticks = ticks_in_cell;
    ticks_in_cell = 0;
    if (lab_state.state == LAB_SEEKING && lab_state.cell_x == lab_maze_centre && lab_state.cell_y == lab_maze_centre) {
        found();
        return;
    }
    sound_song_at_bar(near_centre() ? SONG_NEAR : SONG_LABYRINTH);
    ++lab_state.cells;
    if (lab_state.cells == KEEP_CELLS) {
        keep_soon();
    }
}

static void keep_when_still(uint8_t changed) {
    if (changed) {
        lab_state.still = 0;
    } else if (lab_state.still != STILL_TICKS) {
        ++lab_state.still;
        if (lab_state.still == STILL_TICKS) {
            keep_soon();
        }
    }
}

static void walk(void) {
    uint8_t want = wishes(), events = lab_move_tick(want);
    uint8_t changed = events & (LAB_MOVE_MOVED | LAB_MOVE_TURNED);
    ++ticks_in_cell;
    if (want != 0 || changed || lab_thing_kind[0] != LAB_THING_NONE) { /* while the player stands still the view does not change, unless there is a ghost */
        fresh = 1;
    }
    if (events & LAB_MOVE_STEPPED) {
        foot ^= 1;
        sound_sfx(SFX_STEP);
    }
    if ((events & LAB_MOVE_BUMPED) && !lab_state.bumped) {
        sound_sfx(SFX_BUMP);
    }
    lab_state.bumped = events & LAB_MOVE_BUMPED;
    if (events & LAB_MOVE_NEW_CELL) {
        tell_step();
        new_cell();
    }
    if (lab_ghost_here) {
        lab_ghost_tick();
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

static void begin_anew(void) {
    game_mode = GAME_FRESH;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

static void after_found(void) {
    if (lab_state.clock < LAB_SHOW_TICKS) { /* the player looks all around */
        lab_move_angle = (lab_move_angle + SHOW_TURN) & 4095;
        fresh = 1;
        return;
    }
    if (pad_demo) {
        begin_anew();
    } else if (lab_event.kind == LAB_KIND_COURSE) {
        screen_go(SCREEN_GAME + LAB_SCREEN_RESULT);
    } else {
        screen_go(SCREEN_GAME + LAB_SCREEN_HEART);
    }
}

void lab_play_toggle_map(void) {
    lab_state.map ^= 1;
    game_choice[LAB_CHOICE_MAP] = lab_state.map ^ 1;
    sound_sfx(SFX_TURN);
}

/* The screen comes again with the other map. */
void lab_state_toggle_walls(void) {
    uint8_t chosen = game_choice[LAB_CHOICE_WALLS];
    if (lab_state.walls != LAB_WALLS_ALL) {
        lab_state.walls = LAB_WALLS_ALL;
        lab_state.cheat = 1;
    } else {
        lab_state.walls = chosen == LAB_WALLS_ALL ? LAB_WALLS_SEEN : chosen;
    }
    game_mode = GAME_BACK;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

void lab_play_hint(void) {
    lab_state.cheat = 1;
    if (!lab_state.map) {
        lab_play_toggle_map();
    }
    lab_map_hint();
}

/* Select and B are switches, as on the original; A pressed twice makes a new maze. */
static void press_switches(uint8_t presses) {
    if (presses & PAD_SELECT) {
        if ((pad_held[0] | pad_held[1]) & PAD_B) {
            lab_state_toggle_walls();
        } else {
            lab_play_toggle_map();
        }
    }
    if (lab_state.asked != 0) {
        --lab_state.asked;
        if (presses & PAD_A) {
            begin_anew();
        } else if (presses != 0) {
            lab_state.asked = 0;
        }
    } else if (presses & PAD_A) {
        lab_state.asked = ASK_TICKS;
    }
}

void lab_play_tick(void) {
    busy = 0;
    ++frames;
    if (in_frame == frame_count) {
        frames = 0;
    }
    in_frame = frame_count;
    spare_used = 0;
    lab_draw_still = LAB_DRAW_MOVES;
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
    if (!pad_demo) {
        press_switches(pad_new[0] | pad_new[1]);
    }
}

/* ---- pictures -------------------------------------------------------------------------------------------------------------- */

void lab_play_look_again(void) {
    fresh = 1;
}

void lab_play_redraw(void) {
    lab_view_begin();
    fresh = 1;
    lab_draw_state = LAB_DRAW_IDLE;
}

/* A picture is due in every frame: while the views are hard, what is not urgent waits, but not forever. */
uint8_t lab_play_has_time(void) {
    beat ^= 1;
    if (busy || beat || (tv_system != TV_NTSC && (frames == 0 || frames >= SINGLE_FRAMES))) {
        return 0;
    }
    if (fresh && lab_view_load >= LOAD_HEAVY && waited < WAIT_MOST) {
        ++waited;
        return 0;
    }
    waited = 0;
    return 1;
}

/* The picture is handed over: what is left of the frame is for the map and the save, a little of one of them. */
static void use_spare_time(void) {
    if (!spare_used) {
        spare_used = 1;
        if (step_waits != STEP_TOLD) {
            tell_half();
        } else if (!lab_map_paint()) {
            lab_save_slice();
        }
    }
}

/* The head sways from side to side with the steps: there and back in a stride. */
static void look(void) {
    uint8_t sway;
    lab_view_x = lab_move_x;
    lab_view_y = lab_move_y;
    lab_view_angle = lab_move_angle;
    if (lab_state.sways) {
        sway = lab_move_stride;
        if (sway >= LAB_MOVE_STRIDE / 2) {
            sway ^= LAB_MOVE_STRIDE - 1;
        }
        sway >>= SWAY_SHIFT;
        if (foot) {
            lab_view_angle += sway;
        } else {
            lab_view_angle -= sway;
        }
        lab_view_angle &= 4095;
    }
}

/* None in this picture and none in the last one: nothing to do. */
static void draw_things(void) {
    uint8_t now = lab_thing_kind[0] | lab_thing_kind[1];
    if (now | things) {
        lab_things_draw();
        things = now;
    }
}

void lab_play_think(void) {
    if (fresh && lab_draw_state == LAB_DRAW_IDLE) {
        fresh = 0;
        look();
        lab_view_make();
        lab_draw_compose();
        draw_things();
        lab_draw_state = LAB_DRAW_WHOLE;
    } else {
        use_spare_time();
    }
}

/* ---- beginning ---------------------------------------------------------------------------------------------------------------- */

void lab_play_new(uint16_t seed, uint8_t size, uint8_t walls) {
    memset(&lab_state, 0, sizeof lab_state);
    lab_state.seed = seed;
    lab_state.size = size;
    lab_state.walls = walls;
    lab_state.cheat = walls == LAB_WALLS_ALL;
    lab_maze_make(seed, lab_sizes[size]);
    lab_move_place(lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn);
    lab_guide_begin();
    lab_state.cell_x = lab_maze_start_x;
    lab_state.cell_y = lab_maze_start_y;
    lab_map_clear();
    ticks_in_cell = 0;
    step_waits = STEP_TOLD;
    lab_ghost_begin(1);
    lab_state.still = STILL_TICKS;
    lab_play_keep();
}

uint8_t lab_play_resume(void) {
    memset(&lab_state, 0, sizeof lab_state);
    lab_map_clear();
    if (!lab_save_load()) {
        lab_play_new(rng_next(), 0, LAB_WALLS_SEEN);
        return 0;
    }
    lab_state.cell_x = (uint8_t)(lab_move_x >> 8);
    lab_state.cell_y = (uint8_t)(lab_move_y >> 8);
    lab_state.walls = game_choice[LAB_CHOICE_WALLS];
    ticks_in_cell = 0;
    step_waits = STEP_TOLD;
    lab_ghost_begin(0);
    return 1;
}
