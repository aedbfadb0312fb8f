/* The offer to end a game that is decided: games of the easy level against itself; once the offer is made, top plays both sides
 * to the end, and the announced winner must win. An argument is the number of games. */
#include "games/amazons/ai.h"
#include "games/amazons/settle.h"
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <stdlib.h>

#define GAMES 40

static void make_turn(uint8_t level, unsigned seed) {
    ama_think_begin(level, (uint16_t)seed);
    while (!ama_think_step()) {
    }
    ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES, closed = 0, offered = 0, right = 0, at_once = 0, saved = 0;

    for (int g = 0; g < games; ++g) {
        int winner = AMA_UNSETTLED, offer = 0, has_closed = 0;
        ama_new();
        while (ama.step != AMA_OVER) {
            if (winner == AMA_UNSETTLED) {
                ama_settle_begin();
                while (!ama_settle_step()) {
                }
                if (ama_settled_closed) {
                    at_once += ama_settled != AMA_UNSETTLED && !has_closed;
                    has_closed = 1;
                }
                winner = ama_settled;
                offer = ama.turns;
            }
            make_turn(winner == AMA_UNSETTLED ? AMA_LEVEL_EASY : AMA_LEVEL_TOP, (unsigned)(g * 131 + ama.turns + 1));
        }
        closed += has_closed;
        if (winner != AMA_UNSETTLED) {
            ++offered;
            saved += ama.turns - offer;
            right += winner == (ama.side ^ 1);
        }
    }
    printf("# %d games: %d close up, the end is offered in %d (in %d at once), %.1f turns before it\n", games, closed,
           offered, at_once, offered ? (double)saved / offered : 0.0);
    tap_ok(closed > games / 2, "games close up");
    tap_ok(right == offered, "whenever the end is offered, best play ends as the count said");
    tap_ok(offered * 10 >= closed * 8, "it is offered in at least 80 % of the games that close up");
    return tap_done();
}
