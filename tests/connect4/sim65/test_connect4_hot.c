/* The Connect 4 search in assembly against its C twin: same answers, same nodes, same memory. */
#include "games/connect4/hot.h"
#include "tests/tap.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint16_t seed = 0xACE1;
static uint8_t random_byte(void) {
    seed ^= seed << 7;
    seed ^= seed >> 9;
    seed ^= seed << 8;
    return (uint8_t)seed;
}

static const uint8_t trial_bit[7] = {32, 8, 2, 1, 4, 16, 64};

static uint8_t moves[42];
static uint8_t count;

/* A random line of play without blunders of one move, up to `stones`, kept in `moves`. */
static void random_line(uint8_t stones) {
    uint8_t c;
    uint8_t found;
    for (;;) {
        c4h_clear_ref();
        for (count = 0; count < stones; ++count) {
            found = c4h_look_ref();
            if (found == C4H_LOOK_WIN || found == C4H_LOOK_LOST) {
                break;
            }
            do {
                c = random_byte() & 7;
            } while (c == 7 || !(c4h_moves & trial_bit[c]));
            moves[count] = c;
            c4h_put_ref(c);
        }
        if (count == stones) {
            return;
        }
    }
}

typedef struct {
    uint8_t line[50], next[7], cell[7], open, ply, moves_, look;
    uint16_t makes; /* two bits a column */
    uint8_t threat[7 * C4H_PLIES], hash[5 * C4H_PLIES];
} picture_t;
static picture_t asm_state, ref_state;

static void picture(picture_t *p) {
    uint8_t i;
    memcpy(p->line, c4h_line, 50);
    memcpy(p->next, c4h_next, 7);
    memcpy(p->cell, c4h_cell, 7);
    p->open = c4h_open;
    p->ply = c4h_ply;
    p->moves_ = c4h_moves;
    memcpy(p->threat, c4h_threat, sizeof p->threat);
    memcpy(p->hash, c4h_hash, sizeof p->hash);
    /* entries beyond the newest ply are left over from moves that were taken back */
    for (i = 0; i < 7; ++i) {
        memset(p->threat + i * C4H_PLIES + c4h_ply + 2, 0, (uint8_t)(C4H_PLIES - 2 - c4h_ply));
    }
    for (i = 0; i < 5; ++i) {
        memset(p->hash + i * C4H_PLIES + c4h_ply + 1, 0, (uint8_t)(C4H_PLIES - 1 - c4h_ply));
    }
}

static void test_moves(void) {
    uint8_t game;
    uint8_t i;
    uint8_t c;
    uint16_t wrong = 0;
    for (game = 0; game < 60; ++game) {
        random_line((uint8_t)(6 + random_byte() % 34));
        c4h_clear_ref();
        for (i = 0; i < count; ++i) {
            c4h_put_ref(moves[i]);
        }
        ref_state.look = c4h_look_ref();
        ref_state.makes = 0;
        for (c = 0; c < 7; ++c) {
            ref_state.makes <<= 2;
            if (c4h_open & trial_bit[c]) {
                ref_state.makes |= c4h_makes_ref(c);
            }
        }
        picture(&ref_state);
        memset(c4h_line, 0xAA, 50);
        c4h_clear();
        for (i = 0; i < count; ++i) {
            c4h_put(moves[i]);
            if (i & 1) { /* puts and takes: the memory must be the same afterwards */
                c4h_take();
                c4h_put(moves[i]);
            }
        }
        asm_state.look = c4h_look();
        asm_state.makes = 0;
        for (c = 0; c < 7; ++c) {
            asm_state.makes <<= 2;
            if (c4h_open & trial_bit[c]) {
                asm_state.makes |= c4h_makes(c);
            }
        }
        picture(&asm_state);
        if (memcmp(&asm_state, &ref_state, sizeof asm_state) != 0) {
            ++wrong;
        }
    }
    tap_eq(wrong, 0, "putting and taking stones leaves the same board, threats and hash in 60 games");
}

static uint16_t used;
static uint16_t table_sum;

static void sum_table(void) {
    uint16_t i;
    table_sum = 0;
    for (i = 0; i < C4H_TABLE; ++i) {
        table_sum = (table_sum << 1) | (table_sum >> 15);
        table_sum ^= c4h_table[i];
    }
}

static uint8_t ask_ref(uint8_t attacker, uint8_t deadline, uint16_t budget) {
    uint8_t r;
    c4h_forget_ref(0);
    c4h_forget_ref(1);
    c4h_forget_ref(2);
    c4h_forget_ref(3);
    c4h_ask_ref(attacker, deadline);
    used = 0;
    do {
        c4h_left = 10;
        r = c4h_run_ref();
        used += 10;
        used -= c4h_left;
    } while (r == C4H_RUNNING && used < budget);
    if (r == C4H_RUNNING) {
        c4h_stop_ref();
    }
    sum_table();
    return r;
}

static uint8_t ask_asm(uint8_t attacker, uint8_t deadline, uint16_t budget) {
    uint8_t r;
    c4h_forget(0);
    c4h_forget(1);
    c4h_forget(2);
    c4h_forget(3);
    c4h_ask(attacker, deadline);
    used = 0;
    do {
        c4h_left = 10;
        r = c4h_run();
        used += 10;
        used -= c4h_left;
    } while (r == C4H_RUNNING && used < budget);
    if (r == C4H_RUNNING) {
        c4h_stop();
    }
    sum_table();
    return r;
}

#define POSITIONS 120
#define BUDGET 300

static void test_search(void) {
    uint8_t i;
    uint8_t n;
    uint8_t r;
    uint8_t attacker;
    uint8_t deadline;
    uint16_t nodes;
    uint16_t sum;
    uint16_t wrong_answer = 0;
    uint16_t wrong_nodes = 0;
    uint16_t wrong_table = 0;
    uint16_t wrong_board = 0;
    uint8_t answers[3];
    answers[0] = answers[1] = answers[2] = 0;
    for (n = 0; n < POSITIONS; ++n) {
        random_line((uint8_t)(10 + random_byte() % 27));
        attacker = n & 1;
        deadline = 41 + attacker;
        if (n % 5 == 0) {
            deadline -= 2;
        }
        picture(&ref_state);
        r = ask_ref(attacker, deadline, BUDGET);
        nodes = used;
        sum = table_sum;
        c4h_clear();
        for (i = 0; i < count; ++i) {
            c4h_put(moves[i]);
        }
        ++answers[r];
        if (ask_asm(attacker, deadline, BUDGET) != r) {
            ++wrong_answer;
        }
        if (used != nodes) {
            ++wrong_nodes;
        }
        if (table_sum != sum) {
            ++wrong_table;
        }
        c4h_moves = ref_state.moves_;
        picture(&asm_state);
        asm_state.look = ref_state.look;
        asm_state.makes = ref_state.makes;
        if (memcmp(&asm_state, &ref_state, sizeof asm_state) != 0) {
            ++wrong_board;
        }
    }
    printf("# no %u, yes %u, open %u\n", answers[0], answers[1], answers[2]);
    tap_eq(wrong_answer, 0, "the search gives the same answers");
    tap_eq(wrong_nodes, 0, "with the same nodes");
    tap_eq(wrong_table, 0, "the same table of answers");
    tap_eq(wrong_board, 0, "and the board as it was");
}

int main(void) {
    test_moves();
    test_search();
    return tap_done();
}
