/* game_logic: where the player is and looks.
 *
 * Clock: logic. In: reset, up, down, left, right (each a step in every clock it is high), map. Out: xindex[4:0], yindex[4:0],
 * xpos[5:0], ypos[5:0], angle[11:0]. Reset and power-up: all 0 (cell (0,0), east). Of several buttons up wins, then down, left,
 * right. Buttons pressed during reset win for the registers they write. Movement is in the nearest of eight directions, 1/64 of a
 * cell a step. As built, east looks at the wrong cell, south jumps east, and the lower and right edges of the map are open
 * (errata B20..B23); FIX_WALLS mends all of it. FIX_START_CELL: `home_load` moves the player to `home`. FIX_WALK: the player
 * walks exactly in the direction of view, in 1/256 of a step, with a body that keeps off the walls and slides along them.
 */
#ifndef LABKIT_GAME_LOGIC_H
#define LABKIT_GAME_LOGIC_H

#include "signals.h"

typedef struct {
    player_t q;
} game_logic_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, up, down, left, right;
    uint8_t home_load;
    player_t home;
} game_in_t;

/* What a wall or the edge of the map did to a step in this clock: nothing, refused it or, with FIX_WALK, blocked one axis of it.
 * */
enum { GAME_REFUSED = 1, GAME_TOUCH_X = 2, GAME_TOUCH_Y = 4 };

/* One clock; the above. */
uint8_t labkit_game_logic_tick(game_logic_t *m, const game_in_t *in, const map_t *map);

#endif
