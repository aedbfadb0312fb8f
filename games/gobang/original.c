/* Original: every cell is scored for both sides by the best shape in each of the four rows of nine cells around it; the best own
 * cell is played if its score is at least the other side's best score, otherwise the other side's best cell is occupied.
 *
 * As in the original design: the cells are visited row by row; a cell replaces the best so far if its score is greater, or equal
 * and the random bit of that visit is one (both sides see the same bit), the first cell always does; an occupied cell scores 0;
 * beyond the edge the board looks empty. The random bits are bit 0 of the design's 32-bit shift register, one step a cell. The
 * design loads it from a running clock; here it follows from the game's seed and the number of moves, so that a position can be
 * played again. Black's first stone is the middle one: there the design's search does not run, and its empty result names that
 * cell.
 */
#include "games/gobang/original.h"
#include "games/gobang/rules.h"

uint8_t gb_original_lfsr[4];
static uint8_t at_x, at_y;
static uint16_t best_score[2]; /* black, white */
static uint8_t best_cell[2];

/* Shifts left; the new bit is the parity of the taps 31 29 28 27, 23 20 19 17, 15 14 12 11 9, 4 3 2. */
static void clock_lfsr(void) {
    uint8_t taps;

    taps = gb_original_lfsr[0] & 0x1C;
    taps ^= gb_original_lfsr[1] & 0xDA;
    taps ^= gb_original_lfsr[2] & 0x9A;
    taps ^= gb_original_lfsr[3] & 0xB8;
    taps ^= taps >> 4;
    taps ^= taps >> 2;
    taps ^= taps >> 1;
    gb_original_lfsr[3] = (uint8_t)(gb_original_lfsr[3] << 1) | (gb_original_lfsr[2] >> 7);
    gb_original_lfsr[2] = (uint8_t)(gb_original_lfsr[2] << 1) | (gb_original_lfsr[1] >> 7);
    gb_original_lfsr[1] = (uint8_t)(gb_original_lfsr[1] << 1) | (gb_original_lfsr[0] >> 7);
    gb_original_lfsr[0] = (uint8_t)(gb_original_lfsr[0] << 1) | (taps & 1);
}

void gb_original_begin(uint16_t seed) {
    uint8_t i;

    gb_original_lfsr[0] = (uint8_t)seed;
    gb_original_lfsr[1] = (uint8_t)(seed >> 8);
    gb_original_lfsr[2] = gb_count;
    gb_original_lfsr[3] = 0x5A; /* never all zero, or the register would not change */
    for (i = 0; i < 64; ++i) {
        clock_lfsr();
    }
    at_x = 0;
    at_y = 0;
    best_cell[0] = 0;
    best_cell[1] = 0;
    best_score[0] = 0;
    best_score[1] = 0;
}

static void offer(uint8_t who, uint16_t score, uint8_t cell) {
    if (score > best_score[who] || (score == best_score[who] && (gb_original_lfsr[0] & 1)) || cell == 0) {
        best_score[who] = score;
        best_cell[who] = cell;
    }
}

static void visit(uint8_t cell) {
    gb_original_at = cell;
    if (gb_cell[cell] == GB_EMPTY) {
        gb_original_cell();
    } else {
        gb_original_black = 0;
        gb_original_white = 0;
    }
    offer(0, gb_original_black, cell);
    offer(1, gb_original_white, cell);
    clock_lfsr();
}

/* The decision. Under Renju rules, which the original does not know, it is another cell if black's choice is forbidden. */
static uint8_t decide(void) {
    uint8_t own = (gb_count & 1);
    uint8_t its = own ^ 1;
    uint8_t cell;

    cell = best_score[own] >= best_score[its] ? best_cell[own] : best_cell[its];
    while (gb_check(cell) != GB_OK) {
        ++cell;
    }
    return cell;
}

uint8_t gb_original_step(void) {
    uint8_t n;

    if (gb_count == 0) {
        return GB_CELL(GB_SIZE / 2, GB_SIZE / 2);
    }
    for (n = 0; n < GB_ORIGINAL_CELLS; ++n) {
        visit(GB_CELL(at_x, at_y));
        ++at_x;
        if (at_x == GB_SIZE) {
            at_x = 0;
            ++at_y;
            if (at_y == GB_SIZE) {
                return decide();
            }
        }
    }
    return GB_NO_CELL;
}
