/* Questions about one move. See ai_ask.h. */
#include "games/connect4/ai_ask.h"

#define STAND_MOVES 16 /* stones in a step: about 5,500 cycles */

static const uint8_t trial[7] = {3, 2, 4, 1, 5, 0, 6};
const uint8_t c4_trial_bit[7] = {32, 8, 2, 1, 4, 16, 64};

uint16_t c4_left;

static const uint8_t *line;
static uint8_t line_length;
static uint8_t line_mirrored;
static uint8_t stones_set; /* stones set up; 0xFF: the board is to be cleared first */
static uint8_t asking;     /* the move is on the board and the question has begun */

void c4_set_board_begin(const uint8_t *moves, uint8_t count, uint8_t mirrored) {
    line = moves;
    line_length = count;
    line_mirrored = mirrored;
    stones_set = 0xFF;
    asking = 0;
}

uint8_t c4_set_board_step(void) {
    uint8_t stop;
    uint8_t column;
    if (stones_set == 0xFF) {
        c4h_clear();
        stones_set = 0;
    }
    stop = stones_set + STAND_MOVES;
    if (stop > line_length) {
        stop = line_length;
    }
    while (stones_set < stop) {
        column = line[stones_set];
        if (line_mirrored) {
            column = 6 - column;
        }
        c4h_put(column);
        ++stones_set;
    }
    return stones_set == line_length;
}

uint8_t c4_should_mirror(void) {
    uint8_t c;
    uint8_t right;
    uint8_t left;
    for (c = 0; c < 3; ++c) {
        left = c4h_next[c] | c4h_line[12 + 2 * c];
        right = c4h_next[6 - c] | c4h_line[24 - 2 * c];
        if (left != right) {
            return left < right;
        }
    }
    return 0;
}

uint8_t c4_ask(uint8_t column, uint8_t attacker, uint8_t deadline) {
    uint8_t slice = C4_SLICE;
    uint8_t answer;
    if (!asking) {
        c4h_put(column);
        c4h_ask(attacker, deadline);
        asking = 1;
    }
    if (c4_left < C4_SLICE) {
        slice = (uint8_t)c4_left;
    }
    c4h_left = slice;
    answer = c4h_run();
    slice -= c4h_left;
    c4_left -= slice;
    if (answer == C4H_RUNNING) {
        if (c4_left != 0) {
            return C4H_RUNNING;
        }
        c4h_stop();
        answer = C4_OUT;
    }
    c4h_take();
    asking = 0;
    return answer;
}

uint8_t c4_winning(uint8_t whose) {
    uint8_t c;
    uint8_t mask = 0;
    uint16_t at = c4h_ply;
    at += whose;
    for (c = 0; c < 7; ++c) {
        if (c4h_threat[at] & c4h_next[c]) {
            mask |= c4_trial_bit[c];
        }
        at += C4H_PLIES;
    }
    return mask;
}

uint8_t c4_list(uint8_t mask, uint8_t *columns) {
    uint8_t made = 2;
    uint8_t i;
    uint8_t n = 0;
    for (;;) {
        for (i = 0; i < 7; ++i) {
            uint8_t c = trial[i];
            if ((mask & c4_trial_bit[c]) && c4h_makes(c) == made) {
                columns[n] = c;
                ++n;
            }
        }
        if (made == 0) {
            return n;
        }
        --made;
    }
}
