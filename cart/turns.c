#include "cart/game.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/turns.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define NO_EDGE 0xFF

/* To the left or to the right; up and down are the same two bits further. */
static uint8_t along(uint8_t at, uint8_t last, uint8_t step, uint8_t moves, uint8_t presses) {
    if (moves & PAD_LEFT) {
        if (at != 0) {
            at -= step;
        } else if (presses & PAD_LEFT) {
            at = last;
        }
    } else if (moves & PAD_RIGHT) {
        if (at != last) {
            at += step;
        } else if (presses & PAD_RIGHT) {
            at = 0;
        }
    }
    return at;
}

void turns_cursor(uint8_t *cursor, uint8_t last, uint8_t columns, uint8_t moves, uint8_t presses) {
    uint8_t before = *cursor, column = before & columns, last_column = last & columns, cell;
    cell = along((uint8_t)(before - column), (uint8_t)(last - last_column), (uint8_t)(columns + 1),
                 (uint8_t)(moves >> 2), (uint8_t)(presses >> 2));
    cell |= along(column, last_column, 1, moves, presses);
    if (cell != before) {
        *cursor = cell;
        sound_sfx(SFX_MOVE);
    }
}

static uint8_t towards(uint8_t from, uint8_t to) {
    uint8_t way = 0;
    if (from < to) {
        way = PAD_RIGHT;
    } else if (from > to) {
        way = PAD_LEFT;
    }
    return way;
}

uint8_t turns_walk(uint8_t *cursor, uint8_t target, uint8_t columns) {
    uint8_t from = *cursor, moves;
    if (from == target) {
        return 1;
    }
    moves = (uint8_t)(towards(from | columns, target | columns) << 2);
    moves |= towards(from & columns, target & columns);
    turns_cursor(cursor, NO_EDGE, columns, moves, 0);
    return 0;
}

uint8_t turns_back(const uint8_t *player, uint8_t side, uint8_t turns) {
    uint8_t back = 1;
    if (player[side ^ 1] != TURNS_PERSON) {
        back = 2; /* the AI's answer goes with the person's turn */
        if (player[side] != TURNS_PERSON) {
            return 0;
        }
    }
    return turns < back ? 0 : back;
}

uint8_t turns_run_out(uint8_t *ticks) {
    if (*ticks == 0) {
        return 0;
    }
    --*ticks;
    return *ticks == 0;
}

void turns_seat(uint8_t *player) {
    if (game_joined && !pad_demo) {
        player[0] = TURNS_PERSON;
        player[1] = TURNS_PERSON;
    }
}

uint8_t turns_join(uint8_t *player, uint8_t turns) {
    uint8_t people = (player[0] == TURNS_PERSON) + (player[1] == TURNS_PERSON);
    if (pad_demo || turns >= TURNS_JOIN || people != 1) {
        return 0;
    }
    game_joined = 1;
    turns_seat(player);
    pad_new[1] = 0; /* so it does not move, too */
    sound_sfx(SFX_LINK);
    return 1;
}

void turns_ending(const uint8_t *player, uint8_t winner) {
    if (winner == TURNS_NOBODY) {
        sound_ending(SOUND_DRAW);
    } else {
        sound_ending(player[winner] != TURNS_PERSON && player[winner ^ 1] == TURNS_PERSON ? SOUND_LOSE : SOUND_WIN);
    }
}

uint16_t turns_counters(const uint8_t *player, uint8_t winner, uint8_t first_level) {
    uint16_t counters = STATS_BIT(0);
    uint8_t loser;
    if ((player[0] == TURNS_PERSON) != (player[1] == TURNS_PERSON)) {
        if (winner == TURNS_NOBODY) {
            counters |= STATS_BIT(STATS_DRAWN);
        } else {
            loser = player[winner ^ 1];
            counters |= loser == TURNS_PERSON ? STATS_BIT(STATS_LOST) : STATS_BIT(STATS_STREAK);
            if (loser != TURNS_PERSON && loser <= TURNS_LEVELS) {
                counters |= STATS_BIT(first_level + loser - 1);
            }
        }
    }
    counters |= STATS_BIT(1 + winner);
    return counters;
}

void turns_count(uint8_t *counted, uint16_t counters) {
    if (*counted) {
        save_drop();
    } else {
        *counted = 1;
        stats_finish(counters, STATS_NO_BEST, 0);
    }
}
