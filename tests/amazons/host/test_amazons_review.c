/* The review of a game: a bad turn, planted in games of the medium level, is found as the turning point. */
#include "games/amazons/ai.h"
#include "games/amazons/review.h"
#include "games/amazons/search.h"
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <stdlib.h>

#define GAMES 20
#define PLANTED_AT 14 /* turns before it, at least */

static void think(uint8_t level, unsigned seed) {
    ama_think_begin(level, (uint16_t)seed);
    while (!ama_think_step()) {
    }
}

/* The worst turn for the side to move, as the search sees it from the other side. */
static void blunder(uint8_t *worst) {
    ama_game_t start = ama;
    int most = -1;

    srand(1);
    for (int n = 0; n < 150; ++n) {
        while (ama.step != AMA_OVER && ama.turns == start.turns) {
            ama_enter((uint8_t)(rand() % 64));
        }
        uint8_t *last = ama.moves + 3 * start.turns;
        uint8_t turn[3] = {last[0], last[1], last[2]};
        if (ama.step != AMA_OVER) {
            think(AMA_LEVEL_REVIEW, 1);
            if (ama_search_value > most) {
                most = ama_search_value;
                for (int i = 0; i < 3; ++i) {
                    worst[i] = turn[i];
                }
            }
        }
        ama_undo();
    }
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES, planted = 0, found = 0, legal = 0;

    for (unsigned seed = 1; planted < games && seed < 1000; ++seed) {
        int at = PLANTED_AT + (int)(seed % 6);
        uint8_t worst[3] = {0, 0, 0};
        ama_new();
        while (ama.step != AMA_OVER && ama.turns < at) {
            think(AMA_LEVEL_HARD, seed * 77 + ama.turns);
            ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
        }
        think(AMA_LEVEL_REVIEW, 1);
        if (ama.step == AMA_OVER || ama_search_value < 50) {
            continue; /* nothing is left to lose */
        }
        int loser = ama.side;
        blunder(worst);
        ama_play(worst[0], worst[1], worst[2]);
        while (ama.step != AMA_OVER) {
            think(AMA_LEVEL_HARD, seed * 77 + ama.turns);
            ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
        }
        if (ama.side != loser) {
            continue; /* the other side gave it back */
        }
        ++planted;
        ama_review_begin((uint8_t)loser);
        do {
            think(AMA_LEVEL_REVIEW, 1);
            ama_review_note();
        } while (!ama_review_step());
        found += ama_review.turning == at;
        if (ama_review.turning != AMA_NO_TURNING) {
            ama_review_go(ama_review.turning);
            legal += ama_play(ama_review.better[0], ama_review.better[1], ama_review.better[2]);
        }
        printf("# game %u: planted at %d, found at %d, lost %d of 127\n", seed, at, ama_review.turning, ama_review.drop);
    }
    tap_ok(planted == games, "blunders are planted");
    tap_ok(found == planted, "each is found as the turning point");
    tap_ok(legal == planted, "and what should have been played is a turn that could be");
    return tap_done();
}
