/* Level Perfect in random positions that its own games do not reach, judged by the exact solver.
 *
 *     connect4_late POSITIONS [SEED [STONES]]
 *
 * Positions of STONES stones (24), and one stone more in every second one, from random play that takes wins and stops them. A
 * mistake is a move that worsens the value; each is printed. Prints the number of mistakes, of positions without a proven value,
 * and of those that needed more than the usual nodes.
 */
#include "games/connect4/ai.h"
#include "tools/lib/c4solve.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>

static uint64_t seed;
static c4_solver_t *judge;

static unsigned random_below(unsigned n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

static void random_game(c4_game_t *game, c4_board_t *b, int stones) {
    do {
        *b = (c4_board_t){0, 0, 0};
        c4_init(game);
        while (!game->over && game->count < stones) {
            uint64_t own = b->count & 1 ? b->second : b->first, other = b->count & 1 ? b->first : b->second;
            uint64_t mask = own | other, playable = c4b_playable(mask);
            uint64_t must = (c4b_wins(own, mask) | c4b_wins(other, mask)) & playable;
            uint8_t c = (uint8_t)random_below(7);
            if ((must ? must : playable) & C4B_COLUMN(c)) {
                *b = c4b_after(b, c4b_move(b, c));
                c4_play(game, c);
            }
        }
    } while (game->over);
}

/* Whether the move keeps the value. */
static int good_move(const c4_board_t *b, int column) {
    c4_board_t next = c4b_after(b, c4b_move(b, column));
    if (c4b_has_four(b->count & 1 ? next.second : next.first)) {
        return 1;
    }
    return (next.count == 42 ? 0 : -c4s_sign(judge, &next)) == c4s_sign(judge, b);
}

static void print_mistake(const c4_game_t *game) {
    int i;
    for (i = 0; i < game->count; ++i) {
        putchar('1' + game->moves[i]);
    }
    printf(" -> %d, a mistake\n", c4_think.column + 1);
}

int main(int argc, char **argv) {
    unsigned long i, n, mistakes = 0, open = 0, more = 0, most = 0;
    int stones;
    output_watch("connect4_late");
    argc = options_read(argc, argv, "usage: connect4_late POSITIONS [SEED [STONES]], STONES up to 38\n", OPTIONS_NONE);
    if (argc < 2 || argc > 4) {
        options_wrong();
    }
    n = options_number("POSITIONS", argv[1], 1, 1000000000);
    seed = 0x9E3779B97F4A7C15ULL * ((argc > 2 ? options_number("SEED", argv[2], 0, 1000000000) : 0) + 1);
    stones = argc > 3 ? (int)options_number("STONES", argv[3], 0, 38) : 24;
    judge = c4s_new(22, 1);
    for (i = 0; i < n; ++i) {
        c4_game_t game;
        c4_board_t b;
        random_game(&game, &b, stones + (int)(i & 1));
        c4_think_begin(&game, C4_PERFECT, 1);
        while (!c4_think_step()) {
        }
        open += c4_think.value == C4_UNKNOWN && !c4_think.book && !c4_think.trivial;
        more += c4_think.nodes > C4_BUDGET_LATE;
        most = c4_think.nodes > most ? c4_think.nodes : most;
        if (!good_move(&b, c4_think.column)) {
            ++mistakes;
            print_mistake(&game);
        }
    }
    printf("%lu random positions of %d and %d stones: %lu mistakes of Perfect (%.4f %% optimal), %lu not proven, "
           "%lu over %d nodes, at most %lu\n",
           n, stones, stones + 1, mistakes, 100.0 - 100.0 * (double)mistakes / (double)n, open, more, C4_BUDGET_LATE, most);
    return 0;
}
