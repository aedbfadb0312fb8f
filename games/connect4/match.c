#include <string.h>
#include "games/connect4/match.h"

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

uint8_t c4_match_can_be(const uint8_t *head) {
    uint8_t half = (uint8_t)(head[0] >> 1);
    return (head[0] & 1) && head[0] <= 7 && head[1] <= half && head[2] <= half && head[3] <= 1;
}

/* Only unfinished games are saved, so neither player has won the match yet. */
uint8_t c4_match_restore(c4_match_t *match) {
    c4_game_t *game = &match->game;
    uint8_t i, count = game->count, fine = c4_match_can_be(&match->best_of) && count <= C4_CELLS;
    game->count = 0;
    game->over = 0;
    memset(game->height, 0, sizeof game->height);
    memset(game->cell, 0, sizeof game->cell);
    for (i = 0; fine && i < count; ++i) {
        fine = c4_play(game, game->moves[i]) == C4_EV_PLACED; /* it writes the move again at the same place */
    }
    if (!fine) {
        c4_match_begin(match, 1);
    }
    return fine;
}
