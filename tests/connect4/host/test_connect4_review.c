/* Where a game turned: blunders are planted in games, and the review of the cart must find them; the exact solver is the judge. */
#include "games/connect4/ai.h"
#include "games/connect4/review.h"
#include "tools/lib/c4host.h"
#include "tests/tap.h"
#include "tools/lib/c4solve.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define GAMES 20
#define FROM 16 /* number of stones at which the blunder is made */
#define SPAN 14

static c4_solver_t *exact;
static uint64_t seed = 0x5EEDC0FFEE1234ULL;
static unsigned random_below(unsigned n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

static int value(const c4_game_t *game) { /* for the side to move */
    c4_board_t b = {0, 0, 0};
    if (game->over) {
        return game->over == C4_EV_WON ? -1 : 0;
    }
    for (int i = 0; i < game->count; ++i) {
        b = c4b_after(&b, c4b_move(&b, game->moves[i]));
    }
    return c4s_sign(exact, &b);
}

static int value_after(c4_game_t *game, uint8_t column) { /* for the side that makes the move, -2 when it cannot be made */
    int v = -2;
    if (c4_play(game, column) != C4_EV_ILLEGAL) {
        v = -value(game);
        c4_undo(game);
    }
    return v;
}

/* Random moves, without a win so far, up to a position in which a blunder is possible. Returns the column of the blunder, or
 * C4_COLS. */
static uint8_t position(c4_game_t *game) {
    unsigned stones = FROM + random_below(SPAN);
    uint8_t blunder = C4_COLS;
    c4_init(game);
    while (game->count < stones) {
        c4_play(game, (uint8_t)random_below(7));
        if (game->over) {
            return C4_COLS;
        }
    }
    if (value(game) < 0) {
        return C4_COLS;
    }
    for (uint8_t c = 0; c < C4_COLS; ++c) {
        if (value_after(game, c) == -1) {
            blunder = c;
        }
    }
    return blunder;
}

/* Both sides play exactly from here on, a lost side at random. Returns 1 when the game ends. */
static void play_out(c4_game_t *game) {
    while (!game->over) {
        int best = value(game);
        uint8_t c;
        do {
            c = (uint8_t)random_below(7);
        } while (value_after(game, c) != best);
        c4_play(game, c);
    }
}

static int review(const c4_game_t *game) {
    int steps = 0;
    c4_review_begin(game);
    while (!c4_review_step() && steps < 100000000) {
        ++steps;
    }
    return c4_review.state;
}

static void blunders(void) {
    int games = 0, found = 0, better = 0;
    while (games < GAMES) {
        c4_game_t game, before;
        uint8_t blunder = position(&game);
        int at = game.count, won;
        if (blunder == C4_COLS) {
            continue;
        }
        before = game;
        c4_play(&game, blunder);
        play_out(&game);
        ++games;
        won = review(&game) == C4_REVIEW_FOUND && c4_review.at == at;
        if (!won) {
            printf("# game %d: blunder at %d, said %d at %d\n", games, at, c4_review.state, c4_review.at);
        }
        found += won;
        better += won && value_after(&before, c4_review.best) > -1;
    }
    tap_eq(found, GAMES, "a blunder planted in 20 games is found as the turning point");
    tap_eq(better, GAMES, "and what is shown as better does not lose");
}

static void others(void) {
    static const char tie[] = "431563651134463131142356045426622505022000";
    c4_game_t game;
    c4_init(&game);
    tap_ok(review(&game) == C4_REVIEW_NOTHING, "a game without moves has no turning point");
    for (int i = 0; tie[i]; ++i) {
        c4_play(&game, (uint8_t)(tie[i] - '0'));
    }
    if (review(&game) == C4_REVIEW_FOUND) {
        while (game.count > c4_review.at) {
            c4_undo(&game);
        }
        tap_ok(value(&game) == 1, "a draw: where a win was missed");
    } else {
        tap_ok(c4_review.state == C4_REVIEW_NOTHING, "a draw: no win was missed");
    }
    c4_init(&game);
    for (int i = 0; i < 7; ++i) {
        c4_play(&game, (uint8_t)(i & 1));
    }
    tap_ok(review(&game) >= C4_REVIEW_FOUND && c4_review.at == 5 && c4_review.best == 0, "a four that was not blocked");
}

int main(void) {
    exact = c4s_new(20, 1);
    blunders();
    others();
    c4s_free(exact);
    return tap_done();
}
