#include "games/connect4/match.h"

#define PACK_HEAD 5 /* best_of, wins of both, starter, count */

void c4_match_begin(c4_match_t *match, uint8_t best_of) {
    c4_init(&match->game);
    match->best_of = best_of;
    match->wins[0] = 0;
    match->wins[1] = 0;
    match->starter = 0;
}

static uint8_t player_of_side(const c4_match_t *match, uint8_t side) {
    if (side == C4_FIRST) {
        return match->starter;
    }
    return match->starter ^ 1;
}

uint8_t c4_match_turn(const c4_match_t *match) {
    return player_of_side(match, c4_turn(&match->game));
}

uint8_t c4_match_owner(const c4_match_t *match, uint8_t cell) {
    uint8_t side = match->game.cell[cell];
    if (side == C4_EMPTY) {
        return C4_NOBODY;
    }
    return player_of_side(match, side);
}

uint8_t c4_match_play(c4_match_t *match, uint8_t column) {
    uint8_t player = c4_match_turn(match);
    uint8_t events = c4_play(&match->game, column);
    if (events & C4_EV_WON) {
        ++match->wins[player];
    }
    return events;
}

uint8_t c4_match_undo(c4_match_t *match, uint8_t player) {
    uint8_t stones = 1;
    if (c4_match_turn(match) == player) {
        stones = 2; /* the other has answered */
    }
    if (match->game.over || match->game.count < stones) {
        return 0;
    }
    c4_undo(&match->game);
    if (stones == 2) {
        c4_undo(&match->game);
    }
    return stones;
}

uint8_t c4_match_winner(const c4_match_t *match) {
    uint8_t half = (uint8_t)(match->best_of >> 1);
    if (match->wins[0] > half) {
        return 0;
    }
    if (match->wins[1] > half) {
        return 1;
    }
    return C4_NOBODY;
}

void c4_match_next(c4_match_t *match) {
    if (c4_match_winner(match) != C4_NOBODY) {
        match->wins[0] = 0;
        match->wins[1] = 0;
    }
    match->starter ^= 1;
    c4_init(&match->game);
}

uint8_t c4_match_pack(const c4_match_t *match, uint8_t *bytes) {
    uint8_t i;
    bytes[0] = match->best_of;
    bytes[1] = match->wins[0];
    bytes[2] = match->wins[1];
    bytes[3] = match->starter;
    bytes[4] = match->game.count;
    for (i = 0; i < match->game.count; ++i) {
        bytes[PACK_HEAD + i] = match->game.moves[i];
    }
    return (uint8_t)(PACK_HEAD + match->game.count);
}

uint8_t c4_match_can_be(const uint8_t *head) {
    uint8_t half = (uint8_t)(head[0] >> 1);
    return (head[0] & 1) && head[0] <= 7 && head[1] <= half && head[2] <= half && head[3] <= 1;
}

/* Only a game still being played is ever kept, so its wins are short of the match. */
static uint8_t head_is_sound(const uint8_t *bytes, uint8_t length) {
    if (length < PACK_HEAD || bytes[4] > C4_CELLS || length != (uint8_t)(PACK_HEAD + bytes[4])) {
        return 0;
    }
    return c4_match_can_be(bytes);
}

uint8_t c4_match_unpack(c4_match_t *match, const uint8_t *bytes, uint8_t length) {
    c4_match_begin(match, 1);
    if (!head_is_sound(bytes, length)) {
        return 0;
    }
    if (!c4_replay(&match->game, bytes + PACK_HEAD, bytes[4]) || match->game.over) {
        c4_match_begin(match, 1);
        return 0;
    }
    match->best_of = bytes[0];
    match->wins[0] = bytes[1];
    match->wins[1] = bytes[2];
    match->starter = bytes[3];
    return 1;
}
