/* A replayed walk enters every cell at the time of the first walk, and scores are fair. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "games/labyrinth/guide.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/run.h"
#include "games/labyrinth/score.h"
#include "tests/tap.h"

static char text[160];
#define promise(truth, ...) (snprintf(text, sizeof text, __VA_ARGS__), tap_ok(truth, text))

#define MOST 60000 /* ticks of a walk */
static uint8_t cell_x[MOST], cell_y[MOST];

/* A walk of `ticks`: the guide's, with random stops and turns. Records where it was in each tick, and the walk as it is saved. */
static int walk(unsigned seed, uint8_t size, int chance, int ticks) {
    int t, since = 0;
    uint8_t wish = 0;
    srand(seed);
    lab_maze_make((uint16_t)seed, size);
    lab_move_place(lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn);
    lab_guide_begin();
    lab_run_begin(lab_maze_start_x, lab_maze_start_y, 1);
    for (t = 0; t < ticks; ++t) {
        uint8_t x = (uint8_t)(lab_move_x >> 8), y = (uint8_t)(lab_move_y >> 8);
        if (x == lab_maze_centre && y == lab_maze_centre) {
            break;
        }
        if (!chance) {
            wish = lab_guide_wishes();
        } else if (rand() % 12 == 0) {
            wish = (uint8_t)(rand() % 64);
        }
        ++since;
        if (lab_move_tick(wish) & LAB_MOVE_NEW_CELL) {
            lab_run_step((uint8_t)(lab_move_x >> 8), (uint8_t)(lab_move_y >> 8), (uint16_t)since);
            since = 0;
        }
        cell_x[t] = (uint8_t)(lab_move_x >> 8);
        cell_y[t] = (uint8_t)(lab_move_y >> 8);
    }
    return t;
}

/* Ticks in which the replay is not where the walk was within the current unit of time. */
static int ticks_astray(int ticks) {
    lab_walker_t walker;
    int astray = 0;
    lab_walker_begin(&walker, &lab_run);
    for (int t = 0; t < ticks && !LAB_WALKER_DONE(walker); ++t) {
        int found = 0;
        lab_walker_tick(&walker);
        for (int near = t; near < t + LAB_RUN_UNIT && near < ticks; ++near) {
            found |= walker.x == cell_x[near] && walker.y == cell_y[near];
        }
        astray += !found;
    }
    return astray;
}

static void walks_walk_again(void) {
    static const uint8_t sizes[3] = {13, 17, 21};
    int astray = 0, longest = 0, not_there = 0, kept = 0;
    for (unsigned n = 0; n < 600; ++n) {
        int ticks = walk(n, sizes[n % 3], 0, MOST);
        astray += ticks_astray(ticks);
        kept += lab_run_whole && lab_run.length <= LAB_RUN_KEPT;
        longest = lab_run.length > longest ? lab_run.length : longest;
        lab_walker_t walker;
        lab_walker_begin(&walker, &lab_run);
        for (int t = 0; t < ticks; ++t) {
            lab_walker_tick(&walker);
        }
        not_there += walker.x != lab_maze_centre || walker.y != lab_maze_centre;
    }
    promise(astray == 0, "600 walks to the centre walk again to the cell (%d ticks astray)", astray);
    promise(not_there == 0, "and are at the centre in time");
    promise(kept == 600, "shortest ways fit the save, %d bytes at most", longest);
}

static void any_walk(void) {
    int astray = 0, whole = 0;
    for (unsigned n = 0; n < 300; ++n) {
        int ticks = walk(n, 21, 1, 20000);
        whole += lab_run_whole;
        astray += ticks_astray(ticks);
    }
    promise(astray == 0, "so do 300 walks by chance, with long stops (%d whole, %d ticks astray)", whole, astray);
}

static void long_stops(void) {
    lab_walker_t walker;
    int t;
    memset(lab_maze_rows, 0, LAB_MAZE_BYTES);
    lab_run_begin(3, 3, 1);
    lab_run_step(4, 3, 10007);
    lab_run_step(5, 4, 3);
    lab_walker_begin(&walker, &lab_run);
    for (t = 1; t < 12000 && walker.x == 3; ++t) {
        lab_walker_tick(&walker);
    }
    promise(t - 1 >= 10004 && t - 1 <= 10007, "whoever waited for minutes waits as long again (%d of 10007 ticks)", t - 1);
    for (t = 0; t < 8; ++t) {
        lab_walker_tick(&walker);
    }
    promise(walker.x == 5 && walker.y == 4 && LAB_WALKER_DONE(walker), "a step across a corner is two");
    lab_run_begin(1, 1, 1);
    for (t = 0; t < 2 * LAB_RUN_MOST; ++t) {
        lab_run_step((uint8_t)(1 + (t & 1 ? 0 : 1)), 1, 20);
    }
    promise(lab_run.length == LAB_RUN_MOST && !lab_run_whole, "what does not fit is lost, and known to be");
}

static void scores(void) {
    int gold = 0, all = 0, wrong = 0;
    static const uint8_t sizes[3] = {13, 17, 21};
    for (unsigned n = 0; n < 900; ++n) {
        int ticks = walk(n * 71, sizes[n % 3], 0, MOST);
        uint16_t way = lab_score_way(), percent = lab_score_percent((uint16_t)(ticks / 60), way);
        double exact = 100.0 * (ticks / 60) * 2.8 / way;
        wrong += percent != (exact >= 999 ? 999 : (int)(exact + 1e-9));
        gold += lab_score_medal(percent) == LAB_MEDAL_GOLD;
        ++all;
    }
    promise(wrong == 0, "per cent of the shortest way");
    promise(gold == all, "who knows the way has gold in every maze, %d of %d", gold, all);
    promise(lab_score_percent(0xFFFF, 1) == LAB_SCORE_WORST && lab_score_percent(3, 0) == LAB_SCORE_WORST &&
                lab_score_percent(2340, 600) == LAB_SCORE_WORST,
            "a very long time is the worst score");
    promise(lab_score_medal(LAB_SCORE_GOLD) == LAB_MEDAL_GOLD && lab_score_medal(LAB_SCORE_GOLD + 1) == LAB_MEDAL_SILVER &&
                lab_score_medal(LAB_SCORE_BRONZE) == LAB_MEDAL_BRONZE && lab_score_medal(0) == LAB_MEDAL_NONE &&
                lab_score_medal(LAB_SCORE_BRONZE + 1) == LAB_MEDAL_NONE,
            "each medal has its bound");
}

int main(void) {
    walks_walk_again();
    any_walk();
    long_stops();
    scores();
    return tap_done();
}
