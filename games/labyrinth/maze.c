/* Rings, walls, openings, and the search for a way. The rules that a player can see are in maze.h. */
#include <string.h>
#include "games/labyrinth/maze.h"

/* Changes a ring gets: walls in even rings, openings in odd ones. The last ring of wall around the centre gets one. */
#define OUTER_RINGS 3
#define INNER_CHANGES 4
#define CHANGES 30 /* of the largest maze: 1 + 2 + 2, six times 4, 1 */
static const uint8_t outer_changes[OUTER_RINGS] = {1, 2, 2};

/* The four neighbours in quarter turns: east, north, west, south. */
static const int8_t step_x[4] = {1, 0, -1, 0};
static const int8_t step_y[4] = {0, -1, 0, 1};
static const uint16_t step_at[4] = {1, 0xFFE0, 0xFFFF, LAB_MAZE_STRIDE};

uint8_t lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn;
uint8_t lab_maze_size, lab_maze_centre, lab_maze_tries;
static uint8_t last_cell; /* of a row: lab_maze_size - 1 */

/* The cells that were flipped, to flip them back for the next try. */
static uint16_t changed[CHANGES];
static uint8_t changed_count;

/* The register: 16 low bits and 8 high ones; taps 24, 23, 22, 17: 16,777,215 states, never zero. */
static uint16_t lfsr_low;
static uint8_t lfsr_high;

/* The next bits of the register, at most 8; it shifts past them, so that none is used twice. The bits above the
 * first `count` mean nothing. */
static uint8_t lfsr_bits(uint8_t count) {
    uint8_t value = (uint8_t)lfsr_low;
    uint8_t carry;
    while (count != 0) {
        carry = (uint8_t)lfsr_low & 1;
        lfsr_low >>= 1;
        if (lfsr_high & 1) {
            lfsr_low |= 0x8000;
        }
        lfsr_high >>= 1;
        if (carry) {
            lfsr_high ^= 0xE1;
        }
        --count;
    }
    return value;
}

/* A number below size (1..31): as many bits as it needs, until they fit. */
static uint8_t lfsr_below(uint8_t size) {
    uint8_t last = size - 1;
    uint8_t mask = 0;
    uint8_t count = 0;
    uint8_t value;
    while (mask < last) {
        mask <<= 1;
        mask |= 1;
        ++count;
    }
    do {
        value = lfsr_bits(count) & mask;
    } while (value > last);
    return value;
}

/* Index of the cell `along` on one of the four edges of ring k: right, top, left, bottom. */
static uint16_t edge_at(uint8_t edge, uint8_t k, uint8_t along) {
    uint8_t far_side = last_cell - k;
    switch (edge) {
    case 0:
        return LAB_MAZE_AT(far_side, along);
    case 1:
        return LAB_MAZE_AT(along, k);
    case 2:
        return LAB_MAZE_AT(k, along);
    default:
        return LAB_MAZE_AT(along, far_side);
    }
}

/* All wall, then the even rings open. */
static void draw_rings(void) {
    uint8_t k, i, last;
    memset(lab_maze_rows, 1, LAB_MAZE_BYTES);
    for (k = 0; k <= lab_maze_centre; k += 2) {
        last = last_cell - k;
        for (i = k; i <= last; ++i) {
            lab_maze_rows[edge_at(0, k, i)] = 0;
            lab_maze_rows[edge_at(1, k, i)] = 0;
            lab_maze_rows[edge_at(2, k, i)] = 0;
            lab_maze_rows[edge_at(3, k, i)] = 0;
        }
    }
}

/* Back to whole rings. */
static void restore_rings(void) {
    while (changed_count != 0) {
        --changed_count;
        lab_maze_rows[changed[changed_count]] ^= 1;
    }
}

/* Flips `count` different cells of ring k, none in a corner. */
static void change_ring(uint8_t k, uint8_t count) {
    uint8_t whole = k & 1;
    uint8_t first = k + 1;
    uint8_t places = last_cell - k;
    uint8_t edge, along;
    uint16_t at;
    places -= first; /* of an edge, without its corners */
    while (count != 0) {
        edge = lfsr_bits(2) & 3;
        along = lfsr_below(places);
        along += first;
        at = edge_at(edge, k, along);
        if (lab_maze_rows[at] == whole) {
            lab_maze_rows[at] = whole ^ 1;
            changed[changed_count] = at;
            ++changed_count;
            --count;
        }
    }
}

static void change_rings(void) {
    uint8_t k;
    uint8_t innermost = lab_maze_centre - 1;
    for (k = 0; k < innermost; ++k) {
        change_ring(k, k < OUTER_RINGS ? outer_changes[k] : INNER_CHANGES);
    }
    change_ring(innermost, 1);
}

/* Fills lab_maze_way by a search outwards from the centre; 1 if it came to ring 0. Ring 0 has a single wall, so all its
 * open cells are connected, and every starting place is good. */
static uint8_t find_way(void) {
    uint16_t head = 0;
    uint16_t tail = 0;
    uint16_t at, next;
    uint8_t turn;
    memset(lab_maze_way, LAB_MAZE_WAY_NONE, LAB_MAZE_BYTES);
    at = LAB_MAZE_AT(lab_maze_centre, lab_maze_centre);
    lab_maze_way[at] = LAB_MAZE_WAY_HERE;
    for (;;) {
        for (turn = 0; turn < 4; ++turn) {
            next = at + step_at[turn];
            if (lab_maze_rows[next] == 0 && lab_maze_way[next] == LAB_MAZE_WAY_NONE) {
                lab_maze_way[next] = (turn ^ 2) + LAB_MAZE_WAY_EAST;
                lab_maze_queue[tail] = (uint8_t)next;
                ++tail;
                lab_maze_queue[tail] = (uint8_t)(next >> 8);
                ++tail;
            }
        }
        if (head == tail) {
            break;
        }
        at = lab_maze_queue[head + 1];
        at <<= 8;
        at |= lab_maze_queue[head];
        head += 2;
    }
    return lab_maze_way[LAB_MAZE_AT(0, 0)] != LAB_MAZE_WAY_NONE;
}

static void choose_start(void) {
    uint8_t edge, along;
    int8_t x, y;
    do {
        edge = lfsr_bits(2) & 3;
        along = lfsr_below(lab_maze_size);
        lab_maze_start_x = along;
        lab_maze_start_y = along;
        if (edge == 0) {
            lab_maze_start_x = last_cell;
        } else if (edge == 1) {
            lab_maze_start_y = 0;
        } else if (edge == 2) {
            lab_maze_start_x = 0;
        } else {
            lab_maze_start_y = last_cell;
        }
    } while (lab_maze_way[LAB_MAZE_AT(lab_maze_start_x, lab_maze_start_y)] == LAB_MAZE_WAY_NONE);
    do {
        lab_maze_start_turn = lfsr_bits(2) & 3;
        x = lab_maze_start_x;
        x += step_x[lab_maze_start_turn];
        y = lab_maze_start_y;
        y += step_y[lab_maze_start_turn];
    } while (lab_maze_wall(x, y));
}

void lab_maze_make(uint16_t seed, uint8_t size) {
    uint8_t k;
    lab_maze_size = size;
    last_cell = size - 1;
    lab_maze_centre = last_cell >> 1;
    lfsr_low = seed;
    lfsr_high = 0x5A; /* any number but 0, so that seed 0 works, too */
    for (k = 0; k < 6; ++k) {
        lfsr_bits(8);
    }
    lab_maze_tries = 0;
    changed_count = 0;
    draw_rings();
    do {
        ++lab_maze_tries;
        restore_rings();
        change_rings();
    } while (!find_way());
    choose_start();
}

uint8_t lab_maze_wall(int8_t x, int8_t y) {
    return lab_maze_rows[LAB_MAZE_AT(x, y)] != 0;
}
