/* Connect 4: the computer player. See ai.h.
 *
 * Perfect plays an immediate win, a forced or an only move; up to C4_BOOK_ALL stones it asks the book. Then it searches: does
 * some move win? If not, does some move keep the draw? If all lose, the deadline of the loss grows until no move survives it.
 * When the nodes run out it asks the book (which has the positions that can arise in its own games), and then takes the short
 * view; but late, from C4_LATE stones on, the search continues until the value is proven. The short view is all that Hard has:
 * wins and losses by deadlines a few stones ahead, then the value of the cell. The levels below only glance (glance.c).
 */
#include "cart/think.h"
#include "games/connect4/ai.h"

#include "games/connect4/ai_ask.h"
#include "games/connect4/book.h"

#include <string.h>

enum { ST_SET_BOARD, ST_FORGET, ST_ROOT, ST_WIN, ST_DRAW, ST_LOSS, ST_MIRROR, ST_BOOK, ST_NEAR, ST_GLANCE, ST_DONE };

c4_think_t c4_think;

static uint8_t state;
static uint8_t level;
static uint16_t chance; /* state of the random generator */
static uint8_t moves[C4_CELLS];
static uint8_t count;
static uint8_t side;   /* to move: 0 first, 1 second */
static uint8_t turned; /* Perfect thinks about the mirror image: moves, list and column are mirrored */

static uint8_t list[7]; /* candidate columns in the order of trial */
static uint8_t listed;
static uint8_t candidate;      /* the index in `list` of the present candidate */
static uint8_t losing;         /* discarded candidates: a bit for each index in `list` */
static uint8_t losing_now;     /* ... in this round */
static uint8_t deadline;       /* of the round: a ply */
static uint8_t opponents_turn; /* short view: 0 own wins, 1 the other's */
static uint8_t table_quarter, own_hash[5];
static uint16_t budget;
static uint8_t patience; /* late in the game: how often the budget may still be refilled */
uint8_t c4_patient_from;

/* Nodes and rounds of the short view. */
static const uint16_t near_nodes[C4_LEVELS] = {0, 0, 0, 60, 1500, 2000};
static const uint8_t near_rounds[C4_LEVELS] = {0, 0, 0, 1, 20, 4};
static const uint8_t noise[C4_LEVELS] = {31, 31, 31, 15, 0, 3}; /* how much chance changes the value of a cell */
static uint16_t best;                                           /* score of c4_think.column */
static const uint8_t bit[7] = {1, 2, 4, 8, 16, 32, 64};

/* How many lines of four go through a cell. */
static const uint8_t worth[C4_CELLS] = {3, 4, 5,  7,  5,  4, 3, 4, 6, 8, 10, 8, 6, 4, 5, 8, 11, 13, 11, 8, 5,
                                        5, 8, 11, 13, 11, 8, 5, 4, 6, 8, 10, 8, 6, 4, 3, 4, 5,  7,  5,  4, 3};

static uint8_t random8(void) {
    chance ^= chance << 7;
    chance ^= chance >> 9;
    chance ^= chance << 8;
    return (uint8_t)chance;
}

void c4_think_begin(const c4_game_t *game, uint8_t at_level, uint16_t seed) {
    memcpy(moves, game->moves, C4_CELLS);
    count = game->count;
    side = count & 1;
    level = at_level;
    chance = seed;
    chance ^= (uint16_t)count << 9;
    chance |= 1;
    random8();
    random8();
    memset(&c4_think, 0, sizeof c4_think);
    state = ST_SET_BOARD;
    turned = 0;
    patience = C4_PATIENCE;
    c4_patient_from = C4_LATE;
    c4_set_board_begin(moves, count, 0);
}

/* A position and its mirror image must be played alike: Perfect always thinks about the same one of the two. */
static void board_is_set(void) {
    uint8_t i;
    state = ST_FORGET;
    table_quarter = 0;
    if (level != C4_PERFECT || turned || !c4_should_mirror()) {
        return;
    }
    turned = 1;
    for (i = 0; i < count; ++i) {
        moves[i] = 6 - moves[i];
    }
    state = ST_SET_BOARD;
    c4_set_board_begin(moves, count, 0);
}

static void decide(uint8_t column, uint8_t value) {
    c4_think.column = column;
    c4_think.value = value;
    state = ST_DONE;
}

/* Nodes used so far, and a new budget. */
static void refill(uint16_t nodes) {
    c4_think.nodes += budget;
    c4_think.nodes -= c4_left;
    budget = nodes;
    c4_left = nodes;
}

/* A stage over all candidates begins. */
static void stage(uint8_t next) {
    state = next;
    candidate = 0;
    losing = 0;
    losing_now = 0;
}

static void near_begin(void) {
    refill(near_nodes[level]);
    state = ST_NEAR; /* candidates known to lose stay discarded */
    candidate = 0;
    losing_now = 0;
    opponents_turn = 0;
    deadline = count + 3;
}

/* The book is asked before the search where it has every position of Perfect's own games, and late, where it recognises
 * its own for certain. In between a hash collision could return the move for another position, so the search goes first. */
static uint8_t book_first(void) {
    return count <= C4_BOOK_ALL || count >= C4_LATE;
}

/* Stores the hash of the position and sets up its mirror image to get the other one. */
static void ask_book(void) {
    uint8_t i;
    for (i = 0; i < 5; ++i) {
        own_hash[i] = c4h_hash[i * C4H_PLIES + count];
    }
    state = ST_MIRROR;
    c4_set_board_begin(moves, count, 1);
}

/* Out of nodes: asks the book unless it was asked already; then, early in the game, takes the short view. Late this does not
 * happen. If even the extra budget should run out, the move under test is played: undecided moves are usually sound. */
static void give_up(void) {
    if (!book_first() && state != ST_BOOK) {
        ask_book();
    } else if (c4_think.value == C4_LOSS) {
        state = ST_DONE; /* c4_think.column survives longest, as far as the search has seen */
    } else if (count < C4_LATE) {
        near_begin();
    } else {
        decide(list[candidate], C4_UNKNOWN);
    }
}

/* The weaker levels: look at one column in each step, and take the one that looks best. */
static void glance(void) {
    uint16_t score;
    if ((c4h_open & c4_trial_bit[candidate]) && (c4_think.hidden != C4_HIDE_SECOND || best < C4_GLANCE_THREAT)) {
        score = c4_glance(candidate, c4_think.hidden);
        score += random8() & noise[level];
        if (score > best) {
            best = score;
            c4_think.column = candidate;
        }
    }
    ++candidate;
    if (candidate == C4_COLS) {
        state = ST_DONE;
    }
}

/* Moves that need no search. */
static uint8_t trivial(uint8_t found) {
    uint8_t forced = c4_winning(1), mask = c4h_moves;
    if (found == C4H_LOOK_OPEN && (mask & (mask - 1)) != 0) {
        return 0;
    }
    if (found != C4H_LOOK_WIN && forced) {
        mask = forced;
    } else if (mask == 0) {
        mask = c4h_open;
    }
    c4_list(mask, list);
    decide(list[0], C4_UNKNOWN);
    c4_think.trivial = 1;
    c4_think.settled = 1;
    if (found == C4H_LOOK_WIN) {
        c4_think.value = C4_WIN;
    } else if (found == C4H_LOOK_LOST) {
        c4_think.value = C4_LOSS;
    }
    return 1;
}

static void root(void) {
    uint8_t found = c4h_look();
    losing = 0;
    c4_left = 0;
    budget = 0;
    if (level <= C4_LAST_GLANCE) {
        c4_think.hidden = c4_overlooked(level, random8());
        best = 0;
        stage(ST_GLANCE);
        return;
    }
    if (trivial(found)) {
        return;
    }
    listed = c4_list(c4h_moves, list);
    c4_think.column = list[0];
    if (level != C4_PERFECT) {
        near_begin();
        return;
    }
    if (book_first()) {
        ask_book();
        return;
    }
    refill(C4_BUDGET);
    stage(ST_WIN);
}

/* The mirrored position is on the board: the smaller of the two hashes identifies both. Then sets up the position itself again.
 * */
static uint8_t book_column;
static void book_read(void) {
    static uint8_t hash[5];
    uint8_t flip, i;
    for (i = 0; i < 5; ++i) {
        hash[i] = c4h_hash[i * C4H_PLIES + count];
    }
    flip = memcmp(hash, own_hash, 5) < 0;
    if (!flip) {
        memcpy(hash, own_hash, 5);
    }
    book_column = C4_BOOK_NONE;
    if (count < C4_LATE || c4_book_late(hash)) {
        book_column = c4_book_find(hash);
    }
    if (flip && book_column < 7) {
        book_column = 6 - book_column;
    }
    state = ST_BOOK;
    c4_set_board_begin(moves, count, 0);
}

/* The position is on the board again: takes the book's move if it is one of the candidates. */
static void book_use(void) {
    uint8_t i;
    for (i = 0; i < listed; ++i) {
        if (list[i] == book_column) {
            c4_think.book = 1;
            decide(book_column, c4_think.value);
            return;
        }
    }
    if (book_first()) {
        refill(count < C4_LATE ? C4_BUDGET : C4_BUDGET_LATE);
        stage(ST_WIN);
    } else {
        give_up();
    }
}

/* Perfect, first question: does a move win? Second: does one keep the draw? */
static void search_sign(void) {
    uint8_t who = state == ST_WIN ? side : side ^ 1;
    uint8_t answer;
    if (c4_left <= C4_SLICE && count >= c4_patient_from && patience != 0) {
        --patience;
        refill(C4_BUDGET_MORE);
    }
    answer = c4_ask(list[candidate], who, (uint8_t)(41 + who));
    if (answer == C4H_RUNNING) {
        return;
    }
    if (answer == C4_OUT) {
        if (state == ST_DRAW) {
            losing = bit[candidate] - 1; /* those before it are lost */
        }
        give_up();
        return;
    }
    if (answer == (state == ST_WIN)) {
        c4_think.settled = 1;
        decide(list[candidate], state == ST_WIN ? C4_WIN : C4_DRAW);
        return;
    }
    ++candidate;
    if (candidate < listed) {
        return;
    }
    if (state == ST_WIN) {
        stage(ST_DRAW);
        return;
    }
    c4_think.value = C4_LOSS;
    if (patience != C4_PATIENCE) {
        refill(C4_BUDGET_LOST);
    }
    stage(ST_LOSS);
    deadline = count + 4;
}

static uint8_t count_alive(void) {
    uint8_t i, n = 0;
    for (i = 0; i < listed; ++i) {
        if (!(losing & bit[i])) {
            ++n;
        }
    }
    return n;
}

static uint8_t first_alive(void) {
    uint8_t i = 0;
    while (losing & bit[i]) {
        ++i;
    }
    return list[i];
}

/* Discards the candidates that this round found losing, unless all are. 1: nothing is left to find out. */
static uint8_t end_round(void) {
    uint8_t before = losing;
    losing |= losing_now;
    losing_now = 0;
    candidate = 0;
    if (count_alive() == 0) {
        losing = before;
        return 1;
    }
    return count_alive() == 1;
}

/* Perfect in a lost position: which move delays the loss longest? */
static void search_loss(void) {
    uint8_t answer;
    if (deadline >= 41 + (side ^ 1)) {
        c4_think.settled = 1;
        decide(first_alive(), C4_LOSS);
        return;
    }
    if (candidate < listed) {
        if (losing & bit[candidate]) {
            ++candidate;
            return;
        }
        answer = c4_ask(list[candidate], side ^ 1, deadline);
        if (answer == C4H_RUNNING) {
            return;
        }
        if (answer == C4_OUT) {
            c4_think.column = first_alive();
            give_up();
            return;
        }
        if (answer == C4H_YES) {
            losing_now |= bit[candidate];
        }
        ++candidate;
        return;
    }
    if (end_round()) {
        c4_think.settled = 1;
        decide(first_alive(), C4_LOSS);
        return;
    }
    deadline += 2;
}

/* Of the candidates left, the one on the most valuable cell; the seed decides between equals and near equals.
 */
static void take_best(void) {
    uint8_t i, score, most = 0, column = first_alive();
    for (i = 0; i < listed; ++i) {
        if (losing & bit[i]) {
            continue;
        }
        score = worth[c4h_cell[list[i]]] + 1;
        if (c4h_makes(list[i])) {
            score += 3;
        }
        score += random8() & noise[level];
        if (score > most) {
            most = score;
            column = list[i];
        }
    }
    decide(column, C4_UNKNOWN);
}

/* The short view: can a move win by `deadline`, and then which moves lose one stone later? */
static void search_near(void) {
    uint8_t who = side ^ opponents_turn;
    uint8_t answer;
    if (deadline > 41 + who || (uint8_t)(deadline - count) > 2 * near_rounds[level] + 2) {
        take_best();
        return;
    }
    if (candidate < listed) {
        if (losing & bit[candidate]) {
            ++candidate;
            return;
        }
        answer = c4_ask(list[candidate], who, deadline);
        if (answer == C4H_RUNNING) {
            return;
        }
        if (answer == C4_OUT) {
            losing |= losing_now;
            if (count_alive() == 0) {
                losing ^= losing_now;
            }
            take_best();
            return;
        }
        if (answer == C4H_YES) {
            if (opponents_turn == 0) {
                decide(list[candidate], C4_WIN);
                return;
            }
            losing_now |= bit[candidate];
        }
        ++candidate;
        return;
    }
    if (end_round()) {
        decide(first_alive(), C4_UNKNOWN);
        return;
    }
    opponents_turn ^= 1;
    ++deadline;
}

void c4_think_stop(void) {
    patience = 0;
    if (c4_left > 1) { /* the rest of the budget, from which refill counts, is not used */
        budget -= c4_left - 1;
        c4_left = 1;
    }
}

static void go_on(void) {
    switch (state) {
    case ST_SET_BOARD:
        if (c4_set_board_step()) {
            board_is_set();
        }
        break;
    case ST_FORGET:
        c4h_forget(table_quarter);
        ++table_quarter;
        if (table_quarter == 4) {
            root();
        }
        break;
    case ST_WIN:
    case ST_DRAW:
        search_sign();
        break;
    case ST_LOSS:
        search_loss();
        break;
    case ST_MIRROR:
        if (c4_set_board_step()) {
            book_read();
        }
        break;
    case ST_BOOK:
        if (c4_set_board_step()) {
            book_use();
        }
        break;
    case ST_NEAR:
        search_near();
        break;
    case ST_GLANCE:
        glance();
        break;
    default:
        break;
    }
}

uint8_t c4_think_step(void) {
    go_on();
    if (state != ST_DONE) {
        return 0;
    }
    if (budget) {
        refill(0);
    }
    if (turned) {
        turned = 0;
        c4_think.column = 6 - c4_think.column;
    }
    return 1;
}

THINK_RUN(c4_think_run, c4_think_step)
