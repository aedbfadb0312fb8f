#include <string.h>
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/ghost.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"

/* The tiles: in each line of sprites the first one is from the sprites' table, because without one the board would not count that line. The rest are
 * of the background's: what the view leaves of its upper 2 KB, and letters that no word here has. */
#define OWN_TILE 0x80
#define OWN_TABLE 1 /* in a tall sprite's tile: the sprites' table */
#define FIRST_TILE 0x80
#define FIRST_TILES 46
#define REST_TILE 0x3C
#define SIDE 8 /* tiles */
#define TILE_BYTES 16
#define MAP_X_PX 176
#define MAP_Y_PX 15 /* above the things in the view, because a line can have only eight sprites */
#define PALETTE 1
#define TILES_A_TICK 2
/* Colours: none, a black plate, and two on it. A wall is a chequer of the trail's colour; the player and the ghost are marks on the ground or
 * on the trail. */
enum { NONE, GROUND, TRAIL, MARK, WALL, PLAYER, GHOST };

uint8_t lab_trail[LAB_TRAIL_BYTES];
static uint8_t bits[SIDE * SIDE * TILE_BYTES];
static uint8_t dirty[SIDE * SIDE]; /* 1: is in the list of tiles to send */
static uint8_t due[SIDE * SIDE];   /* that list, in a ring */
static uint8_t due_first, due_end;
static uint8_t cell_px, origin; /* pixels to a cell; from the edge of the map to the first cell */
static const uint8_t mask_of[8] = {0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01};

static uint8_t is_own(uint8_t tile) {
    return (tile & 0x0E) == 0;
}

static uint8_t number_of(uint8_t tile) {
    uint8_t owns = (uint8_t)(tile >> 4) << 1;
    if (is_own(tile)) {
        return (uint8_t)(OWN_TILE + owns + (tile & 1));
    }
    tile -= (uint8_t)(owns + 2);
    return tile < FIRST_TILES ? (uint8_t)(FIRST_TILE + tile) : (uint8_t)(REST_TILE - FIRST_TILES + tile);
}

static uint8_t send(uint8_t tile) {
    uint16_t at = number_of(tile) * 16u;
    if (is_own(tile)) {
        at += 0x1000;
    }
    return ppuq_row(at, bits + tile * (uint16_t)TILE_BYTES, TILE_BYTES);
}

static void soil(uint8_t tile) {
    if (!dirty[tile]) {
        dirty[tile] = 1;
        due[due_end] = tile;
        due_end = (uint8_t)(due_end + 1) & (SIDE * SIDE - 1);
    }
}

/* Paints the pixels of `mask` in `rows` lines from (tile column, y) on. Most of the work of a step into a new cell, so there is no call for each pixel. */
static void paint(uint8_t column, uint8_t y, uint8_t rows, uint8_t mask, uint8_t colour) {
    uint8_t keep = (uint8_t)~mask, low = 0, high = 0, line, tile, *row;
    if (colour & 1) {
        low = mask;
    }
    if (colour & 2) {
        high = mask;
    }
    for (; rows != 0; --rows) {
        tile = (uint8_t)(column << 1); /* a sprite is two tiles high: the two follow each other */
        tile += (uint8_t)(y & 0xF0);
        if (y & 8) {
            ++tile;
        }
        line = y & 7;
        row = bits + tile * (uint16_t)TILE_BYTES;
        row += line;
        row[0] = (uint8_t)(row[0] & keep) | low;
        row[8] = (uint8_t)(row[8] & keep) | high;
        soil(tile);
        ++y;
    }
}

/* Lines of pixels, at most 4 wide: those of the mask. */
static void strip(uint8_t x, uint8_t y, uint8_t mask, uint8_t high, uint8_t colour) {
    uint8_t column = x >> 3, shift = x & 7, over;
    over = 8;
    over -= shift;
    over = (uint8_t)(mask << over); /* what reaches into the next tile */
    mask = mask >> shift;
    paint(column, y, high, mask, colour);
    if (shift != 0 && over != 0) {
        paint((uint8_t)(column + 1), y, high, over, colour);
    }
}

/* A rectangle of pixels, at most 4 wide. */
static const uint8_t left_edge[5] = {0x00, 0x80, 0xC0, 0xE0, 0xF0};
static void block(uint8_t x, uint8_t y, uint8_t wide, uint8_t high, uint8_t colour) {
    strip(x, y, left_edge[wide], high, colour);
}

static uint8_t place_of(uint8_t cell) {
    return (uint8_t)(cell * cell_px) + origin;
}

/* The next cell of a hint: a cross, so that it is not mistaken for the player. */
static void goal(void) {
    uint8_t at = place_of(lab_maze_centre), middle = (uint8_t)(at + 1), wide = (uint8_t)(cell_px - 2);
    block(at, middle, cell_px, wide, MARK);
    block(middle, at, wide, cell_px, MARK);
}

static uint8_t trail_at(uint8_t x, uint8_t y) {
    return (uint8_t)(y * 3 + (uint8_t)(x >> 3));
}

void lab_map_clear(void) {
    memset(lab_trail, 0, sizeof lab_trail);
}

/* Cells to paint, in a ring: a line of pixels at a time, since a whole cell takes as long as half a picture. */
#define CELLS 16
static struct {
    uint8_t x, y;  /* pixels: of the next line */
    uint8_t lines; /* left to paint */
    uint8_t colour;
} later[CELLS];
static uint8_t later_first, later_end;

/* The player, an arrow that points where the player looks: for each quarter turn, its lines in cells of three pixels and of four. */
static const uint8_t arrow_3[4][3] = {{0xC0, 0x60, 0xC0}, {0x40, 0xE0, 0xA0}, {0x60, 0xC0, 0x60}, {0xA0, 0xE0, 0x40}};
static const uint8_t arrow_4[4][4] = {
    {0xE0, 0x70, 0x70, 0xE0}, {0x60, 0xF0, 0xF0, 0x90}, {0x70, 0xE0, 0xE0, 0x70}, {0x90, 0xF0, 0xF0, 0x60}};
static uint8_t facing; /* the quarter turn that the arrow on the map shows */
static const uint8_t ring_3[3] = {0xE0, 0xA0, 0xE0}, ring_4[4] = {0xF0, 0x90, 0x90, 0xF0}; /* the ghost */
static uint8_t ghost_here, ghost_x, ghost_y;                                               /* on the map, and where */

static uint8_t been_in(uint8_t x, uint8_t y) {
    return lab_state.walls != LAB_WALLS_NONE && (lab_trail[trail_at(x, y)] & mask_of[x & 7]);
}

/* One line of the first cell of the list. */
static void paint_line(void) {
    uint8_t i = later_first, colour = later[i].colour, line = (uint8_t)(cell_px - later[i].lines);
    if (colour == GHOST) {
        block(later[i].x, later[i].y, cell_px, 1, GROUND);
        strip(later[i].x, later[i].y, cell_px == 3 ? ring_3[line] : ring_4[line], 1, MARK);
    } else if (colour == PLAYER) {
        block(later[i].x, later[i].y, cell_px, 1, lab_state.walls == LAB_WALLS_NONE ? GROUND : TRAIL);
        strip(later[i].x, later[i].y, cell_px == 3 ? arrow_3[facing][line] : arrow_4[facing][line], 1, MARK);
    } else if (colour == WALL) {
        strip(later[i].x, later[i].y, left_edge[cell_px] & ((later[i].x ^ later[i].y) & 1 ? 0x50 : 0xA0), 1, TRAIL);
    } else {
        block(later[i].x, later[i].y, cell_px, 1, colour);
    }
    ++later[i].y;
    --later[i].lines;
    if (later[i].lines == 0) {
        later_first = (uint8_t)(i + 1) & (CELLS - 1);
    }
}

/* If the list is full it is painted first, so no cell is lost when the player runs back and forth over a border. */
static void paint_later(uint8_t x, uint8_t y, uint8_t colour) {
    uint8_t i = later_end, next = (uint8_t)(i + 1) & (CELLS - 1);
    while (next == later_first) {
        paint_line();
    }
    later[i].x = place_of(x);
    later[i].y = place_of(y);
    later[i].lines = cell_px;
    later[i].colour = colour;
    later_end = next;
}

/* ---- walls that were seen: those around every cell that was entered ---------------------------------------------------- */

#define AROUND 8
static const uint8_t around_x[AROUND] = {0xFF, 0, 1, 0xFF, 1, 0xFF, 0, 1},
                     around_y[AROUND] = {0xFF, 0xFF, 0xFF, 0, 0, 1, 1, 1};
static uint8_t walls_seen[LAB_TRAIL_BYTES]; /* are drawn on the map */
static uint8_t look_x, look_y, look_left; /* the cell to look around from, and how many of its eight neighbours are left */

static void look_at_next(void) {
    uint8_t x, y, at, bit;
    --look_left;
    x = look_x + around_x[look_left];
    y = look_y + around_y[look_left];
    if (x >= lab_maze_size || y >= lab_maze_size || lab_maze_rows[LAB_MAZE_AT(x, y)] == 0) {
        return;
    }
    at = trail_at(x, y);
    bit = mask_of[x & 7];
    if ((walls_seen[at] & bit) == 0) {
        walls_seen[at] |= bit;
        paint_later(x, y, WALL);
    }
}

static void look_around(uint8_t x, uint8_t y) {
    if (lab_state.walls != LAB_WALLS_SEEN) {
        return;
    }
    while (look_left != 0) {
        look_at_next();
    }
    look_x = x;
    look_y = y;
    look_left = AROUND;
}

/* ---- a hint: the next cells of the way, drawn one by one, shown for a while, and removed ----------------------------------- */

#define THREAD_CELLS 16
#define THREAD_TIME 240 /* frames in which there was time to paint: four seconds or a little more */
enum { THREAD_NONE, THREAD_LAYING, THREAD_LIES, THREAD_GOING };
static uint8_t thread, thread_x, thread_y; /* its stage; where it continues */
static uint8_t thread_from_x, thread_from_y, thread_count;

static void thread_begins(uint8_t stage) {
    thread = stage;
    thread_x = thread_from_x;
    thread_y = thread_from_y;
    thread_count = THREAD_CELLS;
}

void lab_map_hint(void) {
    if (thread == THREAD_NONE) {
        thread_from_x = lab_state.cell_x;
        thread_from_y = lab_state.cell_y;
        thread_begins(THREAD_LAYING);
    }
}

/* On to the next cell of the way, or 0 when it is at the centre. */
static uint8_t follow_way(void) {
    switch (lab_maze_way[LAB_MAZE_AT(thread_x, thread_y)]) {
    case LAB_MAZE_WAY_EAST:
        ++thread_x;
        break;
    case LAB_MAZE_WAY_NORTH:
        --thread_y;
        break;
    case LAB_MAZE_WAY_WEST:
        --thread_x;
        break;
    case LAB_MAZE_WAY_SOUTH:
        ++thread_y;
        break;
    default:
        return 0;
    }
    return thread_x != lab_maze_centre || thread_y != lab_maze_centre;
}

static void go_on_with_thread(void) {
    uint8_t colour = MARK;
    --thread_count;
    if (thread == THREAD_LIES) {
        if (thread_count == 0) {
            thread_begins(THREAD_GOING);
        }
        return;
    }
    if (thread_count == 0 || !follow_way()) {
        thread_count = THREAD_TIME;
        thread = thread == THREAD_LAYING ? THREAD_LIES : THREAD_NONE;
        return;
    }
    if (thread == THREAD_GOING) {
        colour = been_in(thread_x, thread_y) ? TRAIL : GROUND;
    }
    if (thread_x == lab_state.cell_x && thread_y == lab_state.cell_y) {
        colour = PLAYER;
    }
    paint_later(thread_x, thread_y, colour);
}

/* ---- the ghost ----------------------------------------------------------------------------------------------------------------- */

static void ghost_leaves(void) {
    uint8_t colour = GROUND;
    if (!ghost_here) {
        return;
    }
    ghost_here = 0;
    if (ghost_x == lab_state.cell_x && ghost_y == lab_state.cell_y) {
        colour = PLAYER;
    } else if (been_in(ghost_x, ghost_y)) {
        colour = TRAIL;
    }
    paint_later(ghost_x, ghost_y, colour);
}

static void move_ghost(void) {
    if (ghost_here && lab_ghost_here && ghost_x == lab_ghost_x && ghost_y == lab_ghost_y) {
        return;
    }
    ghost_leaves();
    if (lab_ghost_here) {
        ghost_here = 1;
        ghost_x = lab_ghost_x;
        ghost_y = lab_ghost_y;
        paint_later(ghost_x, ghost_y, GHOST);
    }
}

/* ---- what the game calls -------------------------------------------------------------------------------------------------------- */

uint8_t lab_map_paint(void) {
    if (later_first != later_end) {
        paint_line();
    } else if (look_left != 0) {
        look_at_next();
        if (look_left != 0) {
            look_at_next();
        }
    } else if (thread != THREAD_NONE) {
        go_on_with_thread();
        return thread != THREAD_LIES; /* then there is time for something else */
    } else {
        return 0;
    }
    return 1;
}

void lab_map_enter(uint8_t x, uint8_t y) {
    lab_trail[trail_at(x, y)] |= mask_of[x & 7];
    paint_later(x, y, PLAYER);
    look_around(x, y);
}

void lab_map_leave(uint8_t x, uint8_t y) {
    paint_later(x, y, lab_state.walls == LAB_WALLS_NONE ? GROUND : TRAIL);
}

/* Sizes, and the plate, no larger than the maze. */
static void frame_and_scale(void) {
    uint8_t wide, rest, column, mask;
    cell_px = 3;
    if (lab_maze_size == LAB_MAZE_SMALL) {
        cell_px = 4;
    }
    wide = (uint8_t)(lab_maze_size * cell_px);
    origin = SIDE * 8;
    origin -= wide;
    rest = origin;
    origin = origin >> 1;
    rest -= origin;
    memset(bits, 0, sizeof bits);
    for (column = 0; column < SIDE * SIDE; ++column) {
        memset(bits + column * (uint16_t)TILE_BYTES, 0xFF, TILE_BYTES / 2);
    }
    if (rest != 0) {
        mask = 0xFF;
        mask = mask >> origin;
        paint(0, 0, SIDE * 8, mask ^ 0xFF, NONE);
        mask = 0xFF;
        mask = (uint8_t)(mask << rest);
        paint(SIDE - 1, 0, SIDE * 8, mask ^ 0xFF, NONE);
        for (column = 0; column < SIDE; ++column) {
            paint(column, 0, origin, 0xFF, NONE);
            paint(column, (uint8_t)(SIDE * 8 - rest), rest, 0xFF, NONE);
        }
    }
}

/* What is drawn of a cell on the map that is being loaded. */
static void load_cell(uint8_t x, uint8_t y) {
    if (been_in(x, y)) {
        paint_later(x, y, TRAIL);
        look_around(x, y);
    } else if (lab_state.walls == LAB_WALLS_ALL && lab_maze_rows[LAB_MAZE_AT(x, y)] != 0) {
        paint_later(x, y, WALL);
    }
}

void lab_map_load(void) {
    uint8_t x, y, i;
    frame_and_scale();
    memset(walls_seen, 0, sizeof walls_seen);
    later_first = later_end;
    look_left = 0;
    thread = THREAD_NONE;
    ghost_here = 0;
    for (y = 0; y < lab_maze_size; ++y) {
        for (x = 0; x < lab_maze_size; ++x) {
            load_cell(x, y);
        }
    }
    lab_map_enter(lab_state.cell_x, lab_state.cell_y);
    while (lab_map_paint()) {
    }
    goal();
    for (i = 0; i < SIDE * SIDE; ++i) {
        send(i);
        dirty[i] = 0;
    }
    due_first = due_end;
}

void lab_map_tick(void) {
    uint8_t sent, tile, now = (uint8_t)((lab_move_angle + 512u) >> 10) & 3;
    if (now != facing) {
        facing = now;
        paint_later(lab_state.cell_x, lab_state.cell_y, PLAYER);
    }
    move_ghost();
    if (later_first != later_end) {
        return; /* only after it is painted */
    }
    for (sent = 0; sent < TILES_A_TICK && due_first != due_end; ++sent) { /* never all 64 at once: a step changes 8 at most */
        tile = due[due_first];
        if (!send(tile)) {
            return;
        }
        dirty[tile] = 0;
        due_first = (uint8_t)(due_first + 1) & (SIDE * SIDE - 1);
    }
}

void lab_map_draw(void) {
    static uint8_t row[1 + SIDE * 4];
    uint8_t y, i, tile = 0, *part;
    row[0] = SIDE;
    for (y = 0; y < SIDE * 8; y += 16) {
        part = row + 1;
        for (i = 0; i < SIDE; ++i) {
            part[0] = 0;
            part[1] = is_own(tile) ? number_of(tile) | OWN_TABLE : number_of(tile);
            part[2] = PALETTE;
            part[3] = (uint8_t)(i << 3);
            part += 4;
            tile += 2;
        }
        oam_meta(MAP_X_PX, (uint8_t)(y + MAP_Y_PX), row, 0);
    }
}
