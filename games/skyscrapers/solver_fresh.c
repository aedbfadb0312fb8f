/* FRESH: what LIST finds in a line that is empty but for its clues, from a table. Solving one puzzle after the other, the
 * maker would list the same empty lines again and again. For sizes that the table lacks, LIST does it. */
#include "games/skyscrapers/solver_int.h"
#include "sky_lines.h"

#define LINES 6                         /* per slice */

static uint8_t hit;                     /* what the slice returns */

static void look(uint8_t line) {
    uint8_t bit;

    if (sky_clue[sky_front[line]] == 0 && sky_clue[sky_back[line]] == 0) {
        return;
    }
    sky_list_fresh(line);
    bit = sky_dirty[line] & SKY_D_LIST;
    sky_step_cells = 0;                 /* there is room for one line only */
    sky_list_apply(line);
    if (sky_step_cells != 0) {
        hit = SKY_HIT;
        sky_used[sky_front[line]] = 1;
        sky_used[sky_back[line]] = 1;
    }
    if (bit == 0) {
        sky_dirty[line] &= 0xFF ^ SKY_D_LIST;   /* listing it now would find nothing new */
    }
}

uint8_t sky_fresh_dirty(void) {
    return sky_n > SKY_LINES_LARGEST ? 0xFF : 0xFF ^ SKY_D_LIST;
}

uint8_t sky_rule_fresh(void) {
    uint8_t count;

    if (sky_n > SKY_LINES_LARGEST || sky_at[SKY_R_FRESH] == sky_n2) {
        return SKY_QUIET;
    }
    hit = SKY_MORE;
    for (count = 0; count < LINES; ++count) {
        look(sky_at[SKY_R_FRESH]);
        ++sky_at[SKY_R_FRESH];
        if (sky_at[SKY_R_FRESH] == sky_n2) {
            break;
        }
    }
    return hit;
}
