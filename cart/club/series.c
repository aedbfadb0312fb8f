#include "cart/club/series.h"
#include "cart/turns.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

void series_count(series_t *series, uint8_t side) {
    uint8_t *wins = series->wins + (side ^ series->swapped);
    if (*wins != SERIES_WINS_MOST) {
        ++*wins;
    }
}

uint8_t series_over(const series_t *series) {
    uint8_t half = (uint8_t)(series->best_of >> 1);
    return series->best_of > 1 && (series->wins[0] > half || series->wins[1] > half);
}

void series_next(series_t *series, uint8_t *player, uint8_t drawn) {
    uint8_t first = player[0];
    if (series_over(series)) {
        series->wins[0] = 0;
        series->wins[1] = 0;
    }
    if (!drawn && (series->best_of > 1 || (first | player[1]) == TURNS_PERSON)) {
        series->swapped ^= 1;
        player[0] = player[1];
        player[1] = first;
    }
}
