/* The search as the console runs it (hot_ref.c) against its fast model (c4model.c): same answer, same number
 * of nodes; and against the exact solver, which uses none of the proofs. */
#include "games/connect4/hot.h"
#include "tests/tap.h"
#include "tools/lib/c4model.h"
#include "tools/lib/c4solve.h"

#include <stdint.h>
#include <stdio.h>

static uint64_t seed = 0x123456789ABCDEFULL;
static unsigned random_below(unsigned n) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (unsigned)(seed >> 33) % n;
}

/* A random position of `stones` stones that is not decided, in both forms. Blunders of one move are avoided,
 * so that the search has something to do. */
static c4_board_t random_position(int stones) {
    c4_board_t b;
    for (;;) {
        b.first = b.second = 0;
        b.count = 0;
        c4h_clear();
        while (b.count < stones) {
            uint8_t found = c4h_look(), c;
            if (found == C4H_LOOK_WIN || found == C4H_LOOK_LOST) {
                break;
            }
            do {
                c = (uint8_t)random_below(7);
            } while (!(c4h_moves & (const uint8_t[]){32, 8, 2, 1, 4, 16, 64}[c]));
            b = c4b_after(&b, c4b_move(&b, c));
            c4h_put(c);
        }
        if (b.count == stones) {
            return b;
        }
    }
}

static int ask(int attacker, int deadline, long budget, long *used) {
    uint8_t r = C4H_RUNNING;
    long left = budget;
    int q;
    for (q = 0; q < 4; ++q) {
        c4h_forget((uint8_t)q);
    }
    c4h_ask((uint8_t)attacker, (uint8_t)deadline);
    while (left && r == C4H_RUNNING) {
        uint8_t slice = (uint8_t)(left < 7 ? left : 7);
        c4h_left = slice;
        r = c4h_run();
        left -= slice - c4h_left;
    }
    if (r == C4H_RUNNING) {
        c4h_stop();
    }
    *used = budget - left;
    return r == C4H_RUNNING ? C4M_UNKNOWN : r;
}

static void test_search(c4_solver_t *judge) {
    int i, wrong_answer = 0, wrong_nodes = 0, wrong_board = 0, wrong_truth = 0, judged = 0;
    long nodes = 0;
    for (i = 0; i < 600; ++i) {
        int stones = 8 + (int)random_below(31), attacker = i & 1, model_left = 4000, got, want;
        int deadline = attacker ? 42 : 41;
        long used;
        c4_board_t b = random_position(stones);
        if (i % 3 == 0) {
            deadline -= 2 * (int)random_below(4);
        }
        if (deadline <= stones) {
            continue;
        }
        got = ask(attacker, deadline, 4000, &used);
        want = c4m_ask(&b, attacker, deadline, &model_left);
        wrong_answer += got != want;
        wrong_nodes += used != 4000 - model_left;
        wrong_board += c4h_ply != stones;
        nodes += used;
        if (stones >= 22 && got != C4M_UNKNOWN) {
            ++judged;
            wrong_truth += c4s_wins(judge, &b, attacker, deadline) != got;
        }
    }
    printf("# %ld nodes, %d answers judged\n", nodes, judged);
    tap_eq(wrong_answer, 0, "the search and its model give the same answer on 600 random positions");
    tap_eq(wrong_nodes, 0, "after the same number of nodes, however they are cut into slices");
    tap_eq(wrong_board, 0, "and the board is as before");
    tap_ok(judged > 100, "over 100 answers are judged");
    tap_eq(wrong_truth, 0, "the exact solver, without proofs, agrees with all of them");
}

/* A search of one node answers by a proof or at sight. This tests the proofs directly: one that is wrong in one of a hundred
 * positions would hardly ever change the answer of a whole search. */
static void test_proofs(c4_solver_t *judge) {
    int i, wrong = 0, judged = 0;
    for (i = 0; i < 60000; ++i) {
        int attacker = i & 1, deadline = attacker ? 42 : 41, got;
        long used;
        c4_board_t b = random_position(22 + (int)random_below(14));
        got = ask(attacker, deadline, 1, &used);
        if (got != C4M_UNKNOWN) {
            ++judged;
            wrong += c4s_wins(judge, &b, attacker, deadline) != got;
        }
    }
    printf("# %d proofs judged\n", judged);
    tap_ok(judged > 2000, "over 2,000 positions are answered by one node");
    tap_eq(wrong, 0, "the exact solver agrees with all of these");
}

int main(void) {
    c4_solver_t *judge = c4s_new(20, 0);
    test_search(judge);
    test_proofs(judge);
    c4s_free(judge);
    return tap_done();
}
