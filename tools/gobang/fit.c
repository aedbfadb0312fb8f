/* gobang_fit OUT [--games N] [--seed N] [--mix PERCENT]: plays games of Top against itself and fits the Gobang engine's knowledge
 * to them.
 *
 * The value of a position is a sum of weights: one for each empty cell by what the side on the move could make there, one by what
 * the other side could, and two for the threats and the number of good cells of both sides (hot.h). Its logistic is fitted to a
 * mixture of the game's result and the value that the search found (PERCENT of it), by Newton's method. How likely a move is
 * depends on what it makes and prevents: a softmax over the cells of a position, fitted to the moves that the search chose. The
 * same arguments give the same numbers.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "games/gobang/search.h"
#include "tools/lib/newton.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#define SUMS 256
#define THREATS (2 * SUMS)
#define WEALTH (THREATS + 50)
#define WEIGHTS (WEALTH + 512)
#define FEATURES_MAX 460
#define CLIP 600 /* hundredths of a logit: larger values of the search are cut to this */
#define PULL 3.0 /* towards 0, for each weight */
#define STEPS 6  /* of Newton */
#define EPOCHS 4 /* of the moves */
#define BATCH 64
#define HELD_OUT 10 /* one position in ten is only used to measure */

typedef struct {
    uint32_t first; /* in features */
    uint16_t count, side;
    float target, searched;
} position_t;
typedef struct {
    uint32_t first; /* in cells */
    uint16_t count, best;
} choice_t;

static position_t *positions;
static choice_t *choices;
static uint16_t *features;
static uint8_t (*cells)[2]; /* what a move makes, and what it prevents */
static size_t position_count, choice_count, feature_count, cell_count, position_room, choice_room, feature_room, cell_room;
static double weights[WEIGHTS], gradient[WEIGHTS], (*hessian)[WEIGHTS], makes[SUMS], prevents[SUMS];
static uint32_t random_state;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (unsigned)(((uint64_t)(random_state >> 8) * n) >> 24);
}

/* Room for `more` entries behind `count`. */
static void *grow(void *list, size_t *room, size_t count, size_t more, size_t size) {
    if (count + more > *room) {
        *room = (count + more) * 2;
        list = realloc(list, *room * size);
        if (!list) {
            fputs("gobang_fit: not enough memory\n", stderr);
            exit(1);
        }
    }
    return list;
}

/* ---- games --------------------------------------------------------------------------------------------------------------- */

static unsigned threats_of(const uint8_t *kinds) {
    if (kinds[GBH_KIND_FOUR_THREE]) {
        return 4;
    }
    return (kinds[GBH_KIND_TWO_THREES] ? 2 : 0) + (kinds[GBH_KIND_FOUR] ? 1 : 0);
}

static unsigned wealth_of(const uint8_t *kinds) {
    unsigned fours = kinds[GBH_KIND_FOUR] + kinds[GBH_KIND_FOUR_THREE], threes = kinds[GBH_KIND_THREE];
    return 4 * (fours > 3 ? 3 : fours) + (threes > 6 ? 3 : threes > 2 ? 2 : threes > 0);
}

/* Records the position on the engine's board, which it has just thought about, and the move that it chose. */
static void note(int black, int searched, uint8_t chosen) {
    const uint8_t *own = black ? gbh_sum_b : gbh_sum_w, *its = black ? gbh_sum_w : gbh_sum_b;
    const uint8_t *kinds = black ? gbh_kinds_b : gbh_kinds_w, *against = black ? gbh_kinds_w : gbh_kinds_b;
    unsigned threatened = against[GBH_KIND_WIN] != 0;
    position_t *p;
    choice_t *c;

    positions = grow(positions, &position_room, position_count, 1, sizeof *positions);
    choices = grow(choices, &choice_room, choice_count, 1, sizeof *choices);
    features = grow(features, &feature_room, feature_count, FEATURES_MAX, sizeof *features);
    cells = grow(cells, &cell_room, cell_count, GBH_CELLS, sizeof *cells);
    p = &positions[position_count++];
    *p = (position_t){(uint32_t)feature_count, 0, (uint16_t)black, 0, (float)searched};
    c = &choices[choice_count];
    *c = (choice_t){(uint32_t)cell_count, 0, UINT16_MAX};
    for (int cell = 0; cell < GBH_CELLS; ++cell) {
        if ((own[cell] | its[cell]) == 0) {
            continue;
        }
        if (own[cell]) {
            features[feature_count++] = own[cell];
        }
        if (its[cell]) {
            features[feature_count++] = (uint16_t)(SUMS + its[cell]);
        }
        if (cell == chosen) {
            c->best = c->count;
        }
        cells[cell_count][0] = own[cell];
        cells[cell_count++][1] = its[cell];
        ++c->count;
    }
    features[feature_count++] = (uint16_t)(THREATS + 25 * threatened + 5 * threats_of(kinds) + threats_of(against));
    features[feature_count++] = (uint16_t)(WEALTH + 256 * threatened + 16 * wealth_of(kinds) + wealth_of(against));
    p->count = (uint16_t)(feature_count - p->first);
    if (c->best != UINT16_MAX && c->count > 1 && !threatened && searched < CLIP && searched > -CLIP) {
        ++choice_count;
    } else {
        cell_count = c->first;
    }
}

/* Top's move here; *searched: what its search found, CLIP for a win by fours. */
static uint8_t think(uint16_t seed, int *searched) {
    gb_search_value = CLIP;
    gb_think_begin(GB_LEVEL_TOP, seed);
    while (!gb_think_step()) {
    }
    *searched = gb_search_value > CLIP ? CLIP : gb_search_value < -CLIP ? -CLIP : gb_search_value;
    return gb_think_move();
}

static void play_game(uint16_t seed, double mix) {
    size_t first = position_count;
    unsigned opening = 3 + random_below(4);
    int searched;

    gb_new(0);
    while (gb_count < opening) {
        gb_play(GB_CELL(4 + random_below(7), 4 + random_below(7)));
    }
    while (gb_result == GB_PLAYING && gb_count < 200) {
        uint8_t cell = think(seed, &searched);
        const uint8_t *kinds = gb_count & 1 ? gbh_kinds_w : gbh_kinds_b;
        if (gb_think_units() != 0 && kinds[GBH_KIND_WIN] == 0) { /* a five to make or to stop says nothing about values */
            note(!(gb_count & 1), searched, cell);
        }
        if (gb_count < 16 && searched < CLIP && random_below(10) == 0) { /* a random move, so that games differ */
            gb_play(gbh_list[random_below(4)]);
        }
        gb_play(cell);
    }
    for (size_t i = first; i < position_count; ++i) {
        position_t *p = &positions[i];
        double won = gb_result == GB_BLACK_WINS ? p->side : gb_result == GB_WHITE_WINS ? 1 - p->side : 0.5;
        p->target = (float)((1 - mix) * won + mix / (1 + exp(-p->searched / 100.0)));
    }
}

/* ---- values -------------------------------------------------------------------------------------------------------------- */

static double sign_of(unsigned feature) {
    return feature >= SUMS && feature < THREATS ? -1 : 1;
}

static double logit(const position_t *p) {
    double z = 0;
    for (unsigned i = 0; i < p->count; ++i) {
        unsigned f = features[p->first + i];
        z += sign_of(f) * weights[f];
    }
    return z;
}

static void add_position(const position_t *p) {
    double chance = 1 / (1 + exp(-logit(p))), bend = chance * (1 - chance);

    for (unsigned i = 0; i < p->count; ++i) {
        unsigned a = features[p->first + i];
        gradient[a] += (chance - p->target) * sign_of(a);
        for (unsigned j = 0; j < p->count; ++j) {
            unsigned b = features[p->first + j];
            if (b <= a) {
                hessian[a][b] += (bend < 0.01 ? 0.01 : bend) * sign_of(a) * sign_of(b);
            }
        }
    }
}

static void fit_values(void) {
    size_t fitted = position_count - position_count / HELD_OUT;

    for (int step = 0; step < STEPS; ++step) {
        double loss = 0;
        memset(hessian, 0, WEIGHTS * sizeof *hessian);
        for (int i = 0; i < WEIGHTS; ++i) {
            gradient[i] = PULL * weights[i];
            hessian[i][i] = PULL;
        }
        for (size_t i = 0; i < fitted; ++i) {
            add_position(&positions[i]);
        }
        newton_step(WEIGHTS, hessian[0], gradient, weights);
        for (size_t i = fitted; i < position_count; ++i) {
            double chance = 1 / (1 + exp(-logit(&positions[i]))), target = positions[i].target;
            loss -= target * log(chance + 1e-9) + (1 - target) * log(1 - chance + 1e-9);
        }
        fprintf(stderr, "values, step %d of %d: loss of positions held out %.4f\n", step + 1, STEPS,
                loss / (double)(position_count - fitted));
    }
}

/* ---- moves --------------------------------------------------------------------------------------------------------------- */

/* Adds a choice to the gradient, or only returns whether its move was the likeliest. */
static int add_choice(const choice_t *c, double *to) {
    double z[GBH_CELLS] = {0}, most = -1e9, sum = 0;
    int likeliest;

    for (unsigned i = 0; i < c->count; ++i) {
        z[i] = makes[cells[c->first + i][0]] + prevents[cells[c->first + i][1]];
        most = z[i] > most ? z[i] : most;
    }
    likeliest = z[c->best] >= most;
    for (unsigned i = 0; i < c->count; ++i) {
        sum += z[i] = exp(z[i] - most);
    }
    for (unsigned i = 0; to && i < c->count; ++i) {
        double d = z[i] / sum - (i == c->best);
        to[cells[c->first + i][0]] += d;
        to[SUMS + cells[c->first + i][1]] += d;
    }
    return likeliest;
}

/* A step of Adam's method. */
static void move_step(const double *slope, long step, double rate) {
    static double mean[2 * SUMS], square[2 * SUMS];

    for (int i = 0; i < 2 * SUMS; ++i) {
        double g = slope[i] / BATCH;
        mean[i] = .9 * mean[i] + .1 * g;
        square[i] = .999 * square[i] + .001 * g * g;
        double change =
            rate * mean[i] / (1 - pow(.9, (double)step)) / (sqrt(square[i] / (1 - pow(.999, (double)step))) + 1e-6);
        *(i < SUMS ? &makes[i] : &prevents[i - SUMS]) -= change;
    }
}

static void fit_moves(void) {
    size_t fitted = choice_count - choice_count / HELD_OUT;
    long step = 0;

    for (int epoch = 0; epoch < EPOCHS; ++epoch) {
        double slope[2 * SUMS] = {0};
        size_t right = 0;
        for (size_t i = 0; i < fitted; ++i) {
            add_choice(&choices[i], slope);
            if (i % BATCH == BATCH - 1) {
                ++step;
                move_step(slope, step, 0.03 / (1 + (double)step * BATCH / (double)fitted));
                memset(slope, 0, sizeof slope);
            }
        }
        for (size_t i = fitted; i < choice_count; ++i) {
            right += (size_t)add_choice(&choices[i], NULL);
        }
        fprintf(stderr, "moves, epoch %d of %d: the likeliest is the one chosen in %.1f %%\n", epoch + 1, EPOCHS,
                100.0 * (double)right / (double)(choice_count - fitted));
    }
}

/* ---- output -------------------------------------------------------------------------------------------------------------- */

static void write_line(FILE *out, const double *from, int count, double scale, double above, int least, int most) {
    for (int i = 0; i < count; ++i) {
        long v = lrint(scale * (from[i] - above));
        fprintf(out, "%s%ld", i ? " " : "", v < least ? least : v > most ? most : v);
    }
    putc('\n', out);
}

static double lowest(const double *from) {
    double low = 0;
    for (int i = 0; i < SUMS; ++i) {
        low = from[i] < low ? from[i] : low;
    }
    return low < -4 ? -4 : low;
}

static int write_knowledge(const char *path) {
    FILE *out = fopen(path, "w");

    if (!out) {
        perror(path);
        return 1;
    }
    weights[0] = 0; /* a cell where nothing can be made */
    weights[SUMS] = 0;
    fputs("# What the Gobang engine knows, made by tools/gobang/fit.c; see games/gobang/README.md. By sum of a cell: its value to a side on the "
          "move,\n# and not on the move (hundredths of a logit); how likely a move it is by what it makes, and by what it prevents (twelfths of a "
          "nat). Then the\n# value of who has which double threats, and of how many fours and open threes each side could make.\n",
          out);
    write_line(out, weights, SUMS, 100, 0, 0, 255);
    write_line(out, weights + SUMS, SUMS, 100, 0, 0, 255);
    write_line(out, makes, SUMS, 12, lowest(makes), 0, 127);
    write_line(out, prevents, SUMS, 12, lowest(prevents), 0, 127);
    write_line(out, weights + THREATS, 50, 100, 0, -2000, 2000);
    write_line(out, weights + WEALTH, 512, 100, 0, -127, 127);
    if (fclose(out) != 0) {
        perror(path);
        return 1;
    }
    return 0;
}

int main(int argc, char **argv) {
    const char *games_text = "8000", *seed_text = "1", *mix_text = "70";
    unsigned long games, seed, mix;

    output_watch("gobang_fit");
    argc = options_read(
        argc, argv, "usage: gobang_fit OUT [--games N] [--seed N] [--mix PERCENT]\n",
        (const options_t[]){{"games", &games_text, 0}, {"seed", &seed_text, 0}, {"mix", &mix_text, 0}, {NULL, NULL, 0}});
    if (argc != 2) {
        options_wrong();
    }
    games = options_number("--games", games_text, 1, 1000000);
    seed = options_number("--seed", seed_text, 1, 1000000);
    mix = options_number("--mix", mix_text, 0, 100);
    random_state = (uint32_t)seed;
    hessian = malloc(WEIGHTS * sizeof *hessian);
    for (unsigned long n = 0; n < games; ++n) {
        play_game((uint16_t)random_below(65536), (double)mix / 100);
        if (n % 100 == 99 || n + 1 == games) {
            fprintf(stderr, "%lu of %lu games, %zu positions\n", n + 1, games, position_count);
        }
    }
    if (!hessian || position_count < 100 || choice_count < 100) {
        fputs("gobang_fit: too few games\n", stderr);
        return 1;
    }
    fit_values();
    fit_moves();
    return write_knowledge(argv[1]);
}
