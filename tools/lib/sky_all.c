#include "tools/lib/sky_all.h"

uint8_t sky_solve_all(const sky_puzzle_t *p, uint32_t rules) {
    uint8_t state;

    sky_solve_begin(p, rules);
    do {
        state = sky_solve_step();
    } while (state < SKY_DONE);
    return state;
}

uint8_t sky_grade_of(uint8_t rule) {
    if (rule <= SKY_R_FEW) {
        return SKY_EASY;
    }
    if (rule <= SKY_R_LIST) {
        return SKY_HARD;
    }
    return rule <= SKY_R_CHAIN ? SKY_EXTREME : SKY_UNREASONABLE;
}

uint8_t sky_make_all(uint8_t n, uint8_t grade, uint32_t seed) {
    uint8_t state;

    sky_make_begin(n, grade, seed);
    do {
        state = sky_make_step();
    } while (state == SKY_MAKE_BUSY);
    return state;
}
