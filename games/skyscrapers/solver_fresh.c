/* FRESH: what LIST finds in a line that is empty but for its clues, from a table. Solving one puzzle after the other, the
 * maker would list the same empty lines again and again. */
#include "games/skyscrapers/solver_int.h"
#include "games/skyscrapers/place.h"

#include "sky_lines.h"

#define LINES 6                         /* per slice */

/* Sets sky_fit_t: the tallest stands where both clues let it. */
static void fit_tallest(uint8_t front, uint8_t back) {
    uint8_t i, first, last;

    first = 0;
    last = sky_n - 1;
    if (front != 0) {
        first = front - 1;
    }
    if (back != 0) {
        last = sky_n - back;
    }
    if (front == 1) {
        last = 0;
    }
    if (back == 1) {
        first = sky_n - 1;
    }
    for (i = 0; i < sky_n; ++i) {
        sky_fit_t[i] = i >= first && i <= last;
    }
}

static void look(uint8_t line) {
    uint8_t i, front, back, bit;
    uint16_t at;

    front = sky_clue[sky_front[line]];
    back = sky_clue[sky_back[line]];
    if (front == 0 && back == 0) {
        return;
    }
    fit_tallest(front, back);
    i = front * (sky_n + 1);
    i += back;
    at = i;
    at *= sky_n;
    at += sky_lines_of[sky_n - SKY_MIN_N];
    for (i = 0; i < sky_n; ++i) {
        sky_fit[i] = sky_lines[at];
        ++at;
    }
    bit = sky_dirty[line] & SKY_D_LIST;
    i = sky_step_cells;
    sky_list_apply(line);
    if (sky_step_cells != i) {
        sky_used[sky_front[line]] = 1;
        sky_used[sky_back[line]] = 1;
    }
    if (bit == 0) {
        sky_dirty[line] &= 0xFF ^ SKY_D_LIST;   /* listing it now would find nothing new */
    }
}

uint8_t sky_rule_fresh(void) {
    uint8_t count;

    if (sky_at[SKY_R_FRESH] == sky_n2) {
        return SKY_QUIET;
    }
    for (count = 0; count < LINES; ++count) {
        look(sky_at[SKY_R_FRESH]);
        ++sky_at[SKY_R_FRESH];
        if (sky_at[SKY_R_FRESH] == sky_n2) {
            break;
        }
    }
    return sky_step_cells != 0 ? SKY_HIT : SKY_MORE;
}
