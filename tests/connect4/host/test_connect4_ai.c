/* The Connect 4 player against its fast model, the exact solver, and itself. */
#include "games/connect4/ai.h"
#include "games/connect4/book.h"
#include "tools/lib/c4host.h"
#include "tests/tap.h"
#include "tools/lib/c4model.h"
#include "tools/lib/c4solve.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t seed = 0xC0FFEE123456789ULL;
static unsigned random_below(unsigned n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

static c4_board_t board_of(const c4_game_t *game) {
    c4_board_t b = {0, 0, 0};
    int i;
    for (i = 0; i < game->count; ++i) {
        b = c4b_after(&b, c4b_move(&b, game->moves[i]));
    }
    return b;
}

static uint8_t think(const c4_game_t *game, uint8_t level, uint16_t s) {
    c4_think_begin(game, level, s);
    while (!c4_think_step()) {
    }
    return c4_think.column;
}

/* A position of this many stones in which nobody has missed an immediate win or allowed one. */
static void random_game(c4_game_t *game, int stones) {
    do {
        c4_init(game);
        while (!game->over && game->count < stones) {
            c4_board_t b = board_of(game);
            uint64_t own = b.count & 1 ? b.second : b.first, other = b.count & 1 ? b.first : b.second, mask = own | other;
            uint64_t must = (c4b_wins(own, mask) | c4b_wins(other, mask)) & c4b_playable(mask);
            uint8_t c = (uint8_t)random_below(7);
            if (!must || (must & C4B_COLUMN(c))) {
                c4_play(game, c);
            }
        }
    } while (game->over);
}

static void test_model(void) {
    int i, wrong_column = 0, wrong_nodes = 0, wrong_value = 0, solved = 0;
    for (i = 0; i < 150; ++i) {
        static const uint8_t value[] = {C4_UNKNOWN, C4_WIN, C4_DRAW, C4_LOSS, C4_LOSS};
        c4_game_t game;
        c4_board_t b;
        c4m_answer_t a;
        int turned;
        random_game(&game, 14 + (int)random_below(27));
        b = board_of(&game);
        b = c4b_from_key(c4b_canonical(&b, &turned)); /* the side that Perfect thinks about */
        a = c4m_think(&b);
        a.column = turned ? 6 - a.column : a.column;
        think(&game, C4_PERFECT, 1);
        if (a.verdict == C4M_UNSOLVED && !a.trivial) {
            continue;
        }
        ++solved;
        wrong_column += c4_think.column != a.column && !(a.verdict == C4M_LOSS_OPEN && c4_think.book);
        wrong_nodes += (int)c4_think.nodes != a.nodes;
        wrong_value += c4_think.value != value[a.verdict];
    }
    printf("# %d of 150 settled by search alone\n", solved);
    tap_eq(wrong_column, 0, "Perfect plays the moves of the model that the book was made with");
    tap_eq(wrong_nodes, 0, "with the same number of nodes");
    tap_eq(wrong_value, 0, "and says the same value");
}

/* Whether the move in c4_think keeps the value of a position. */
static int keeps(c4_solver_t *judge, const c4_board_t *b, int sign) {
    c4_board_t next = c4b_after(b, c4b_move(b, c4_think.column));
    if (c4b_has_four(b->count & 1 ? next.second : next.first)) {
        return 1;
    }
    return (next.count == 42 ? 0 : -c4s_sign(judge, &next)) == sign;
}

static void test_late_positions(c4_solver_t *judge) {
    int i, mistakes = 0, false_values = 0, unsettled = 0;
    for (i = 0; i < 300; ++i) {
        c4_game_t game;
        c4_board_t b;
        int sign;
        random_game(&game, 24 + (int)random_below(16));
        b = board_of(&game);
        think(&game, C4_PERFECT, 1);
        sign = c4s_sign(judge, &b);
        mistakes += !keeps(judge, &b, sign);
        unsettled += !c4_think.settled;
        if (c4_think.value != C4_UNKNOWN) {
            false_values += c4_think.value != (sign > 0 ? C4_WIN : sign < 0 ? C4_LOSS : C4_DRAW);
        }
    }
    printf("# %d of 300 not settled by the search\n", unsettled);
    tap_eq(mistakes, 0, "from 24 stones on Perfect keeps the value of 300 random positions");
    tap_eq(false_values, 0, "and what it says of them is true");
}

/* Late positions that are not in the book and need more nodes than a move usually gets: the search goes on until it has the
 * value. */
static void test_hard_positions(c4_solver_t *judge) {
    static const char *const hard[] = {"7342654451517632771755214", "271543221325116155775332",
                                       "145615771163372355123675",  "453156417612747752377521",
                                       "327666756156224477352341",  "633662275717714546712113",
                                       "431634155411665722223343",  "626611677335473272241521"};
    unsigned i;
    int mistakes = 0, unknown = 0, quick = 0;
    for (i = 0; i < sizeof hard / sizeof hard[0]; ++i) {
        const char *p;
        c4_game_t game;
        c4_board_t b;
        c4_init(&game);
        for (p = hard[i]; *p; ++p) {
            c4_play(&game, (uint8_t)(*p - '1'));
        }
        b = board_of(&game);
        think(&game, C4_PERFECT, 1);
        mistakes += !keeps(judge, &b, c4s_sign(judge, &b));
        unknown += c4_think.value == C4_UNKNOWN;
        quick += c4_think.nodes <= C4_BUDGET_LATE;
    }
    tap_eq(quick, 0, "eight positions that the nodes of a move do not settle");
    tap_eq(unknown, 0, "are settled all the same");
    tap_eq(mistakes, 0, "and played without a mistake");
}

static void test_analysis(c4_solver_t *judge) {
    int i, c, wrong = 0, wrong_length = 0, proven = 0, open = 0;
    for (i = 0; i < 25; ++i) {
        c4_game_t game;
        c4_board_t b;
        random_game(&game, 20 + (int)random_below(18));
        b = board_of(&game);
        c4_analyse_begin(&game);
        while (!c4_analyse_step()) {
        }
        for (c = 0; c < 7; ++c) {
            uint64_t cell = c4b_move(&b, c);
            c4_board_t next = c4b_after(&b, cell);
            int end, sign;
            if (!cell) {
                wrong += c4_analysis.value[c] != C4_UNKNOWN;
                continue;
            }
            if (c4_analysis.value[c] == C4_UNKNOWN) {
                ++open;
                continue;
            }
            ++proven;
            if (c4b_has_four(b.count & 1 ? next.second : next.first)) {
                end = next.count;
            } else {
                end = next.count == 42 ? 0 : -c4s_end(judge, &next, c4s_sign(judge, &next));
            }
            sign = c4_analysis.value[c] == C4_WIN ? 1 : c4_analysis.value[c] == C4_LOSS ? -1 : 0;
            wrong += sign != (end > 0) - (end < 0);
            if (c4_analysis.stones[c]) {
                wrong_length += sign * c4_analysis.stones[c] != end;
            }
        }
    }
    printf("# %d columns proven, %d open\n", proven, open);
    tap_eq(wrong, 0, "every value that the analysis calls proven is true");
    tap_eq(wrong_length, 0, "and so is every length");
    tap_ok(proven > 5 * open, "most columns from 20 stones on are proven");
}

/* Random replies; every tenth line the opponent is the player itself at Hard. */
static void test_first(void) {
    int i, won = 0;
    for (i = 0; i < 20; ++i) {
        c4_game_t game;
        c4_init(&game);
        while (!game.over) {
            if ((game.count & 1) == 0) {
                c4_play(&game, think(&game, C4_PERFECT, 1));
            } else {
                c4_play(&game, i % 10 ? (uint8_t)random_below(7) : think(&game, C4_HARD, (uint16_t)(i + 1)));
            }
        }
        won += c4_winner(&game) == C4_FIRST;
    }
    tap_eq(won, 20, "Perfect wins every game that it begins");
}

static void test_levels(void) {
    int i, illegal = 0, unequal = 0;
    for (i = 0; i < 60; ++i) {
        c4_game_t game;
        uint8_t level = (uint8_t)(i % C4_LEVELS), column;
        random_game(&game, (int)random_below(38));
        column = think(&game, level, (uint16_t)i);
        illegal += !c4_legal(&game, column);
        unequal += think(&game, level, (uint16_t)i) != column;
    }
    tap_eq(illegal, 0, "all levels play legal moves");
    tap_eq(unequal, 0, "and the same one for the same seed");
}

/* The other side threatens to complete a rising diagonal: the level stops it unless it overlooks just that. */
static void test_overlooking(void) {
    static const uint8_t line[] = {0, 1, 1, 2, 3, 2, 2, 3, 6, 3, 6};
    int s, blind = 0, missed = 0, careless = 0, seen[C4_HIDINGS] = {0};
    c4_game_t game;
    c4_replay(&game, line, sizeof line);
    for (s = 0; s < 400; ++s) {
        uint8_t column = think(&game, C4_EASY, (uint16_t)s), hidden = c4_think.hidden;
        int may_miss =
            hidden == C4_HIDE_RISING || hidden == C4_HIDE_DIAGONALS || hidden == C4_HIDE_OTHER || hidden == C4_HIDE_FAR;
        ++seen[hidden];
        blind += may_miss;
        missed += may_miss && column != 3;
        careless += !may_miss && column != 3;
    }
    tap_ok(seen[C4_HIDE_NOTHING] == 0 && seen[C4_HIDE_RISING] > 20, "every move of Easy overlooks something");
    tap_eq(careless, 0, "a threat that is not overlooked is stopped");
    tap_ok(missed > blind / 2, "one that is overlooked mostly is not");
    for (s = careless = 0; s < 100; ++s) {
        careless += think(&game, C4_MEDIUM, (uint16_t)s) != 3;
    }
    tap_eq(careless, 0, "Medium overlooks nothing");
}

static void test_stop(void) {
    static const uint8_t line[] = {6, 2, 3, 1, 5, 4, 3, 3, 4, 0, 4, 0, 6, 5, 2, 1, 6, 6, 0, 6, 4, 4, 1, 0, 3};
    c4_game_t game;
    uint32_t nodes;
    int steps = 0;
    c4_replay(&game, line, sizeof line);
    c4_think_begin(&game, C4_PERFECT, 1);
    while (steps < 450 && !c4_think_step()) {
        ++steps;
    }
    nodes = (uint32_t)steps * 32;
    c4_think_stop();
    for (steps = 0; steps < 3 && !c4_think_step(); ++steps) {
    }
    tap_ok(steps < 3 && c4_legal(&game, c4_think.column), "a long thought that is stopped has a move at once");
    tap_ok(!c4_think.settled && c4_think.value == C4_UNKNOWN, "which is not called proven");
    tap_ok(c4_think.nodes > 0 && c4_think.nodes <= nodes + 32, "and the nodes are counted");
}

int main(void) {
    c4_solver_t *judge = c4s_new(20, 0);
    test_model();
    test_late_positions(judge);
    test_hard_positions(judge);
    test_analysis(judge);
    test_first();
    test_levels();
    test_overlooking();
    test_stop();
    c4s_free(judge);
    return tap_done();
}
