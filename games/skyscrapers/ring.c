/* The cursor of a puzzle that is typed in goes over the board and the ring of clues around it. */
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/geo.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/solver.h"

uint8_t sky_ring_clue(uint8_t column, uint8_t row) {
    uint8_t last = (uint8_t)(sky_n + 1), clue = SKY_NO_CLUE;
    if (row == 0) {
        clue = (uint8_t)(column - 1);
    } else if (row == last) {
        clue = (uint8_t)(sky_n + column - 1);
    } else if (column == 0) {
        clue = (uint8_t)(sky_n2 + row - 1);
    } else if (column == last) {
        clue = (uint8_t)(sky_n2 + sky_n + row - 1);
    }
    return clue;
}

uint8_t sky_own_cell(void) {
    uint8_t row = sky_own_row, column = sky_own_col;
    if (row > sky_n) {
        row = sky_n;
    } else if (row == 0) {
        row = 1;
    }
    if (column > sky_n) {
        column = sky_n;
    } else if (column == 0) {
        column = 1;
    }
    return (uint8_t)(sky_start[(uint8_t)(sky_n2 + row - 1)] + column - 1);
}
