/* How a puzzle is made: a random square; its clues; the rules of the grade, with a given wherever they are stuck; then
 * everything that they can do without is taken away, one thing at a time. */
#include "games/skyscrapers/maker.h"

#include "games/skyscrapers/solver_int.h"

#include <string.h>

enum { STIR, CLUES, FILL, ORDER, NEXT, TRIAL, CHECK, READY, OVER };

sky_puzzle_t sky_made;
uint16_t sky_make_attempts, sky_make_steps;

static uint8_t stage, grade;
static uint16_t limit;                       /* of the steps; 0: there is none */
static uint8_t stirs;                        /* how many more times the square is to be stirred */
static uint8_t order[SKY_CELLS + SKY_CLUES]; /* things to take away: cells, then CLUE + clue */
static uint8_t things, thing;                /* how many; the next one */
static uint8_t rank;                         /* of the clues that are put in order next */
static uint8_t upto;                         /* things from `thing` to here are on trial */
static uint8_t at_once;                      /* the first clue of order[]; NEVER when it has been tried with others */
static uint8_t needed[SKY_CLUES];            /* clues that the last successful solve depended on */
#define CLUE 128
#define RANKS 3
/* This many clues are first tried together: usually all of them can go, which saves solves. */
#define AT_ONCE 4
#define AT_ONCE_4X4 6
#define NEVER 255

/* The rules that solve a grade. */
static const uint32_t rules_of[SKY_GRADES] = {SKY_FAST_EASY, SKY_FAST_HARD, SKY_FAST_EXTREME, SKY_FAST_ALL};

/* Hard puzzles of the sizes that the console makes, 4 to 7: this many steps take it 1.95, 4.8, 14 and 56 s at most. From
 * LARGE on there is no time for a second square, whatever is left. */
static const uint16_t limit_of[] = {510, 1110, 3100, 11000};
#define LARGEST_MADE 7
#define LARGE 6

void sky_make_begin(uint8_t n, uint8_t g, uint32_t seed) {
    uint8_t salt, parks;

    parks = g >= SKY_PARKS;
    salt = n << 4;
    salt |= g;
    sky_seed(seed, salt);
    sky_solve_forget();
    sky_geo(n, parks);
    grade = g & (SKY_PARKS - 1);
    sky_made.n = n;
    sky_made.parks = parks;
    memset(sky_made.clue, 0, sizeof sky_made.clue);
    sky_square_begin();
    stirs = sky_n4;
    sky_make_attempts = 1;
    sky_make_steps = 0;
    limit = g == SKY_HARD && n <= LARGEST_MADE ? limit_of[n - SKY_MIN_N] : 0;
    thing = 0;
    things = 1;
    stage = STIR;
}

static void stir(void) {
    if (sky_n == 4 && grade == SKY_HARD && sky_parks == 0) {
        sky_square_promising();
        stirs = 1;
    } else {
        sky_square_stir();
    }
    --stirs;
    if (stirs == 0) {
        thing = 0;
        stage = CLUES;
    }
}

/* One clue after the other is read off the square; then the rules begin. */
static void read_clue(void) {
    sky_made.clue[thing] = sky_square_clue(thing);
    ++thing;
    if (thing != sky_n4) {
        return;
    }
    memset(sky_made.given, 0, sizeof sky_made.given);
    sky_solve_again(&sky_made, grade == SKY_EASY ? SKY_FAST_EASY : SKY_FAST_HARD);
    sky_quick = 1;
    things = 0;
    stage = FILL;
}

/* The rules are stuck: a random open cell becomes a given, and they continue from there. */
static void give_cell(void) {
    uint8_t cell, skip;

    skip = sky_below(sky_left);
    for (cell = 0;; ++cell) {
        if (sky_val[cell] == 0) {
            if (skip == 0) {
                break;
            }
            --skip;
        }
    }
    sky_made.given[cell] = sky_goal[cell];
    order[things] = cell;
    ++things;
    sky_fix(cell, sky_goal[cell]);
    sky_solve_more(grade == SKY_EASY ? SKY_FAST_EASY : SKY_FAST_HARD);
}

/* Puts order[from .. from+count-1] into random order. */
static void shuffle(uint8_t from, uint8_t count) {
    uint8_t i, j, kept_one;

    for (i = count; i > 1; --i) {
        j = sky_below(i);
        j += from;
        kept_one = order[from + i - 1];
        order[from + i - 1] = order[j];
        order[j] = kept_one;
    }
}

/* Which clues to take away first: those that help a beginner most. That makes more puzzles hard enough. */
static uint8_t eagerness(uint8_t clue) {
    if (clue == 1 || clue == sky_n) {
        return 0;
    }
    return clue == 2 ? 2 : 1;
}

/* The puzzle can be solved: list what to try to take away. Givens first, since clues are the game. */
static void begin_order(void) {
    shuffle(0, things);
    memcpy(needed, sky_used, sizeof needed);
    at_once = things;
    rank = 0;
    thing = 0;
    stage = grade == SKY_EASY ? NEXT : ORDER;
}

/* Adds the clues of the next rank. */
static void order_rank(void) {
    uint8_t k, first;

    first = things;
    for (k = 0; k < sky_n4; ++k) {
        if (eagerness(sky_made.clue[k]) == rank) {
            order[things] = k | CLUE;
            ++things;
        }
    }
    shuffle(first, things - first);
    ++rank;
    if (rank == RANKS) {
        stage = NEXT;
    }
}

/* Takes away what is on trial; 1 if the last solve depended on any of it. */
static uint8_t take_away(void) {
    uint8_t i, k, counts;

    counts = 0;
    for (i = thing; i != upto; ++i) {
        k = order[i];
        if ((k & CLUE) != 0) {
            k ^= CLUE;
            sky_made.clue[k] = 0;
            counts |= needed[k];
        } else {
            sky_made.given[k] = 0;
            counts = 1;
        }
    }
    return counts;
}

static void put_back(void) {
    uint8_t i, k;

    for (i = thing; i != upto; ++i) {
        k = order[i];
        if ((k & CLUE) != 0) {
            k ^= CLUE;
            sky_made.clue[k] = sky_square_clue(k);
        } else {
            sky_made.given[k] = sky_goal[k];
        }
    }
}

/* Takes the next thing away, or the first clues together, and starts to solve without them. */
static void begin_trial(void) {
    if (thing == things) {
        if (grade == SKY_EASY) {
            stage = READY;
            return;
        }
        sky_solve_again(&sky_made, rules_of[grade - 1]);
        sky_quick = 1;
        stage = CHECK;
        return;
    }
    upto = thing + 1;
    if (thing == at_once) {
        at_once = NEVER;
        upto = thing + (sky_n == 4 ? AT_ONCE_4X4 : AT_ONCE);
    }
    if (take_away() == 0) { /* the last solve did without it */
        thing = upto;
        return;
    }
    sky_solve_again(&sky_made, rules_of[grade]);
    sky_known = sky_goal;
    sky_quick = 1;
    stage = TRIAL;
}

static void end_trial(uint8_t answer) {
    stage = NEXT;
    if (answer == SKY_SOLVED) {
        memcpy(needed, sky_used, sizeof needed);
        thing = upto;
        return;
    }
    put_back();
    if (upto - thing == 1) {
        ++thing; /* it stays; if there were several, each is then tried alone */
    }
}

/* The rules of the grade below solve the puzzle: try another square, not far from this one. */
static void begin_again(void) {
    if (limit != 0 && sky_n >= LARGE) {
        stage = OVER;
        return;
    }
    ++sky_make_attempts;
    stirs = sky_n;
    thing = 0;
    stage = STIR;
}

/* One slice of the solver, and what follows from its answer. */
static void solve_on(void) {
    uint8_t answer;

    answer = sky_solve_step();
    if (answer < SKY_DONE) {
        return;
    }
    if (stage == FILL) {
        if (answer == SKY_STUCK) {
            give_cell();
        } else {
            begin_order();
        }
    } else if (stage == TRIAL) {
        end_trial(answer);
    } else if (answer == SKY_SOLVED) {
        begin_again();
    } else {
        stage = READY;
    }
}

uint8_t sky_make_step(void) {
    if (stage >= READY) {
        return stage == READY ? SKY_MAKE_DONE : SKY_MAKE_OVER;
    }
    if (limit != 0 && sky_make_steps == limit) {
        stage = OVER;
        return SKY_MAKE_OVER;
    }
    ++sky_make_steps;
    switch (stage) {
    case STIR:
        stir();
        break;
    case CLUES:
        read_clue();
        break;
    case ORDER:
        order_rank();
        break;
    case NEXT:
        begin_trial();
        break;
    default:
        solve_on();
        break;
    }
    return SKY_MAKE_BUSY;
}

uint8_t sky_make_progress(uint8_t parts) {
    uint16_t done;

    if (stage >= READY) {
        return parts;
    }
    if (stage < NEXT) {
        return 0;
    }
    done = thing;
    done *= parts;
    done /= things + 1;
    return (uint8_t)done;
}
