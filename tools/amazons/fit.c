/* amazons_fit VALUE.C POLICY.C [--games N] [--seed N] [--mix PERCENT] [--units N]: plays games of the engine against itself and
 * fits its knowledge to them.
 *
 * The value of a position is the logistic of a sum of weights (value.h), each piecewise linear in the number of arrows, with
 * knots six arrows apart. It is fitted to a mixture of the game's result and the value that the search found (PERCENT of it), by
 * Newton's method. How likely a turn is follows from the entries of the policy's table (policy.h): a softmax over all legal
 * turns, fitted to the turn that the search chose, by Adagrad. One game in ten is only used to measure. The same arguments give
 * the same numbers.
 */
#include "games/amazons/hot.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/search.h"
#include "games/amazons/tree.h"
#include "games/amazons/value.h"
#include "games/amazons/work.h"
#include "tools/amazons/turns.h"
#include "tools/lib/newton.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <math.h>

#define HELD_OUT 10
#define STRAYS 5 /* one turn in this many is drawn at random by visits instead of chosen, so that games differ */

/* ---- what is learned from ------------------------------------------------------------------------------------------------ */

/* What value.h counts, then the free neighbours (0 .. 4) and the reach (all classes but the last) of the amazons, mine less theirs, and 1. */
enum { LIBERTIES = AMA_VALUE_COUNTS, REACHES = LIBERTIES + 5, TEMPO = REACHES + AMA_VALUE_CLASSES - 1, FEATURES };

typedef struct {
    turns_position_t at;
    uint8_t from, to, arrow; /* the turn that was chosen */
    uint8_t measured;        /* only */
    uint8_t decided;         /* one side cannot move: nothing to learn about its value */
    int8_t feature[FEATURES];
    float searched, target; /* chances of the side that has just moved */
} example_t;

static example_t *examples;
static size_t example_count, example_room;
static uint64_t random_state;

static unsigned random_below(unsigned n) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (unsigned)((random_state >> 20) % n);
}

/* The engine's evaluation of the game in `ama` for the side that has just moved, feature by feature. */
static void note_features(example_t *e) {
    for (int i = 0; i < 8; ++i) {
        ama_hot_free[i] = ama.occupied[i] ^ 0xFF;
        ama_hot_amazon[i] = ama.amazon[i];
    }
    ama_hot_side = ama.side ^ 1;
    ama_hot_place();
    ama_value_kings();
    uint16_t value = ama_value();
    e->decided = value == AMA_VALUE_WON || value == AMA_VALUE_LOST;
    for (uint8_t i = 0; i < AMA_VALUE_COUNTS; ++i) {
        e->feature[i] = (int8_t)ama_twin_count(i);
    }
    for (uint8_t i = 0; i < AMA_AMAZONS && !e->decided; ++i) {
        uint8_t liberties, class;
        int8_t sign = i / AMA_PER_SIDE == ama_hot_side ? 1 : -1;
        ama_twin_amazon(ama.amazon[i], &liberties, &class);
        if (liberties < REACHES - LIBERTIES) {
            e->feature[LIBERTIES + liberties] += sign;
        }
        if (class < TEMPO - REACHES) {
            e->feature[REACHES + class] += sign;
        }
    }
    e->feature[TEMPO] = 1;
}

/* The root's turns are in the first block that was allocated and in the blocks chained to it, which are never folded. */
static const uint8_t *root_slot(unsigned n) {
    uint8_t b = AMA_BLOCKS - 1;
    for (; n >= AMA_SLOTS && b != AMA_NO_BLOCK; n -= AMA_SLOTS) {
        b = ama_work.bytes[AMA_AT_TREE + b * AMA_BLOCK_BYTES + AMA_BLOCK_NEXT];
    }
    const uint8_t *slot = ama_work.bytes + AMA_AT_TREE + b * AMA_BLOCK_BYTES + n * AMA_SLOT_BYTES;
    return b == AMA_NO_BLOCK || slot[AMA_SLOT_ARROW] == AMA_NO_TURN ? NULL : slot;
}

static void take(const uint8_t *slot, uint8_t *turn) {
    turn[0] = ama.amazon[(ama.side ? AMA_PER_SIDE : 0) + (slot[AMA_SLOT_MOVE] >> 6)];
    turn[1] = slot[AMA_SLOT_MOVE] & 0x3F;
    turn[2] = slot[AMA_SLOT_ARROW];
}

/* One of the root's turns at random, in proportion to its visits. */
static void stray(uint8_t *turn) {
    unsigned visits = 0, n;
    const uint8_t *slot;
    for (n = 0; (slot = root_slot(n)) != NULL; ++n) {
        visits += slot[AMA_SLOT_VISITS];
    }
    unsigned drawn = random_below(visits ? visits : 1);
    for (n = 0; (slot = root_slot(n)) != NULL && drawn >= slot[AMA_SLOT_VISITS]; ++n) {
        drawn -= slot[AMA_SLOT_VISITS];
    }
    if (slot) {
        take(slot, turn);
    }
}

/* The side to move's chance of winning, as the search found it for its turn. */
static double searched(void) {
    const uint8_t *slot;
    uint8_t turn[3];
    for (unsigned n = 0; (slot = root_slot(n)) != NULL; ++n) {
        take(slot, turn);
        if (memcmp(turn, ama_search_best, 3) == 0) {
            return (slot[AMA_SLOT_MEAN_HI] << 8 | slot[AMA_SLOT_MEAN_LO]) / (double)AMA_VALUE_WON;
        }
    }
    return 0.5;
}

static void play_turn(unsigned units, int measured) {
    example_t *e = &examples[example_count++];
    uint8_t turn[3];
    memset(e, 0, sizeof *e);
    e->at = turns_position();
    e->measured = (uint8_t)measured;
    note_features(e);
    ama_policy_hidden = AMA_SEES_ALL;
    ama_search_begin((uint16_t)units, (uint16_t)(1 + random_below(65535)));
    while (!ama_search_step()) {
    }
    memcpy(turn, ama_search_best, 3);
    e->from = turn[0];
    e->to = turn[1];
    e->arrow = turn[2];
    e->searched = (float)(1 - searched());
    if (random_below(STRAYS) == 0) {
        stray(turn);
    }
    ama_play(turn[0], turn[1], turn[2]);
}

static void play_game(unsigned units, double mix, int measured) {
    static turns_turn_t turns[TURNS_MAX];
    size_t first = example_count;
    unsigned opening = 1 + random_below(6);
    if (example_count + AMA_TURNS_MAX > example_room) {
        example_room = (example_count + AMA_TURNS_MAX) * 2;
        examples = realloc(examples, example_room * sizeof *examples);
        if (!examples) {
            fputs("amazons_fit: not enough memory\n", stderr);
            exit(1);
        }
    }
    ama_new();
    for (; opening != 0; --opening) {
        turns_position_t p = turns_position();
        turns_turn_t t = turns[random_below(turns_list(&p, turns))];
        ama_play(t.from, t.to, t.arrow);
    }
    while (ama.step != AMA_OVER) {
        play_turn(units, measured);
    }
    for (size_t i = first; i < example_count; ++i) { /* ama.side has lost */
        double won = examples[i].at.side == ama.side;
        examples[i].target = (float)((1 - mix) * won + mix * examples[i].searched);
    }
}

/* ---- values -------------------------------------------------------------------------------------------------------------- */

#define KNOTS 9
#define APART 6 /* arrows between them */
#define WEIGHTS (KNOTS * FEATURES)
#define STEPS 7
#define PULL 5.0    /* pull of each weight towards 0 */
#define SMOOTH 30.0 /* and towards the same weight at the next knot */

static double weight[WEIGHTS], gradient[WEIGHTS], hessian[WEIGHTS][WEIGHTS];

/* The knot before this many arrows, and the share of the knot after it. */
static int knot(unsigned arrows, double *share) {
    int k = (int)arrows / APART < KNOTS - 2 ? (int)arrows / APART : KNOTS - 2;
    double beyond = (double)((int)arrows - k * APART) / APART;
    *share = beyond < 1 ? beyond : 1;
    return k;
}

static double weight_at(unsigned arrows, int feature) {
    double share;
    int k = knot(arrows, &share);
    return weight[k * FEATURES + feature] * (1 - share) + weight[(k + 1) * FEATURES + feature] * share;
}

/* Adds an example to gradient and hessian, unless it is only measured; returns its loss. */
static double add_example(const example_t *e) {
    double share, x[2 * FEATURES], odds = 0;
    int first = knot(turns_arrows(&e->at), &share) * FEATURES;
    for (int i = 0; i < FEATURES; ++i) {
        x[i] = (1 - share) * e->feature[i];
        x[FEATURES + i] = share * e->feature[i];
    }
    for (int i = 0; i < 2 * FEATURES; ++i) {
        odds += x[i] * weight[first + i];
    }
    double chance = 1 / (1 + exp(-odds)), bend = chance * (1 - chance) + 1e-6;
    for (int i = 0; i < 2 * FEATURES && !e->measured; ++i) {
        gradient[first + i] += (chance - e->target) * x[i];
        for (int j = 0; x[i] != 0 && j <= i; ++j) {
            hessian[first + i][first + j] += bend * x[i] * x[j];
        }
    }
    return -e->target * log(chance + 1e-9) - (1 - e->target) * log(1 - chance + 1e-9);
}

static void pull_weights(void) {
    for (int i = 0; i < WEIGHTS; ++i) {
        gradient[i] += PULL * weight[i];
        hessian[i][i] += PULL;
    }
    for (int i = 0; i + FEATURES < WEIGHTS; ++i) {
        int j = i + FEATURES;
        gradient[i] += SMOOTH * (weight[i] - weight[j]);
        gradient[j] -= SMOOTH * (weight[i] - weight[j]);
        hessian[i][i] += SMOOTH;
        hessian[j][j] += SMOOTH;
        hessian[j][i] -= SMOOTH;
    }
}

static void fit_values(void) {
    for (int step = 1; step <= STEPS; ++step) {
        double loss = 0;
        size_t measured = 0;
        memset(gradient, 0, sizeof gradient);
        memset(hessian, 0, sizeof hessian);
        for (size_t i = 0; i < example_count; ++i) {
            if (!examples[i].decided) {
                double its = add_example(&examples[i]);
                loss += examples[i].measured ? its : 0;
                measured += examples[i].measured;
            }
        }
        fprintf(stderr, "values, step %d of %d: loss of games held out %.4f\n", step, STEPS,
                loss / (double)(measured ? measured : 1));
        pull_weights();
        newton_step(WEIGHTS, hessian[0], gradient, weight);
    }
}

/* ---- turns --------------------------------------------------------------------------------------------------------------- */

#define EPOCHS 3
#define RATE 0.15

static double likely[AMA_PHASES][AMA_P_ENTRIES], squares[AMA_PHASES][AMA_P_ENTRIES];

/* Returns 1 if the chosen turn is among the four likeliest. The table learns from the example unless it is only measured. */
static int add_choice(const example_t *e) {
    static turns_turn_t turns[TURNS_MAX];
    static double score[TURNS_MAX];
    double most = -1e9, sum = 0, slope[AMA_P_ENTRIES] = {0};
    unsigned count = turns_list(&e->at, turns), chosen = 0, better = 0, phase = turns_arrows(&e->at) / 8;
    phase = phase < AMA_PHASES ? phase : AMA_PHASES - 1;
    for (unsigned n = 0; n < count; ++n) {
        score[n] = 0;
        for (unsigned i = 0; i < turns[n].count; ++i) {
            score[n] += likely[phase][turns[n].entry[i]];
        }
        most = score[n] > most ? score[n] : most;
        if (turns[n].from == e->from && turns[n].to == e->to && turns[n].arrow == e->arrow) {
            chosen = n;
        }
    }
    for (unsigned n = 0; n < count; ++n) {
        better += score[n] > score[chosen];
    }
    if (e->measured) {
        return better < 4;
    }
    for (unsigned n = 0; n < count; ++n) {
        sum += score[n] = exp(score[n] - most);
    }
    for (unsigned n = 0; n < count; ++n) {
        double wrong = score[n] / sum - (n == chosen);
        for (unsigned i = 0; i < turns[n].count && fabs(wrong) > 1e-5; ++i) {
            slope[turns[n].entry[i]] += wrong;
        }
    }
    for (unsigned i = 0; i < AMA_P_ENTRIES; ++i) {
        squares[phase][i] += slope[i] * slope[i];
        likely[phase][i] -= RATE * slope[i] / sqrt(squares[phase][i] + 1);
    }
    return better < 4;
}

static void fit_turns(void) {
    size_t *order = malloc(example_count * sizeof *order);
    for (size_t i = 0; order && i < example_count; ++i) { /* shuffled: one game's turns are alike */
        size_t j = random_below((unsigned)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (int epoch = 1; order && epoch <= EPOCHS; ++epoch) {
        size_t right = 0, measured = 0;
        for (size_t i = 0; i < example_count; ++i) {
            const example_t *e = &examples[order[i]];
            int found = add_choice(e);
            right += e->measured && found;
            measured += e->measured;
        }
        fprintf(stderr, "turns, epoch %d of %d: the one chosen is among the first four in %.1f %% of games held out\n",
                epoch, EPOCHS, 100.0 * (double)right / (double)(measured ? measured : 1));
    }
    free(order);
}

/* ---- output -------------------------------------------------------------------------------------------------------------- */

static FILE *create(const char *path, const char *header) {
    FILE *out = fopen(path, "w");
    if (!out) {
        perror(path);
        exit(1);
    }
    fprintf(out, "/* Learned numbers; %s says what they are. Made by amazons_fit. */\n#include \"games/amazons/%s\"\n",
            header, header);
    return out;
}

static void finish(FILE *out, const char *path) {
    int failed = ferror(out);
    if (fclose(out) != 0 || failed) {
        perror(path);
        exit(1);
    }
}

static void write_bytes(FILE *out, const char *name, const uint8_t *bytes, unsigned count) {
    fprintf(out, "\nconst uint8_t %s = {\n    ", name);
    for (unsigned i = 0; i < count; ++i) {
        fprintf(out, "%u,%s", bytes[i], i + 1 == count ? "\n};\n" : i % 24 == 23 ? "\n    " : " ");
    }
}

/* A row of the weights, in 1/128 of log-odds, with as many more fraction bits as the largest one leaves room for. */
static void make_row(unsigned arrows, uint8_t *row) {
    double most = 0, scale = 128;
    int shift = -2;
    for (int i = 0; i < AMA_VALUE_COUNTS; ++i) {
        most = fabs(weight_at(arrows, i)) > most ? fabs(weight_at(arrows, i)) : most;
    }
    while (shift < 3 && most * scale * pow(2, shift + 1) <= 127) {
        ++shift;
    }
    scale *= pow(2, shift);
    memset(row, 0, AMA_VALUE_ROW);
    row[AMA_VALUE_SHIFT] = (uint8_t)shift;
    for (int i = 0; i < FEATURES; ++i) {
        long w = lrint(weight_at(arrows, i) * scale);
        int low = i >= TEMPO     ? AMA_VALUE_TEMPO_LO
                  : i >= REACHES ? AMA_VALUE_REACH_LO + i - REACHES
                                 : AMA_VALUE_LIBERTY_LO + i - LIBERTIES;
        int distance = i >= TEMPO     ? AMA_VALUE_TEMPO_HI - AMA_VALUE_TEMPO_LO
                       : i >= REACHES ? AMA_VALUE_REACH_HI - AMA_VALUE_REACH_LO
                                      : AMA_VALUE_LIBERTY_HI - AMA_VALUE_LIBERTY_LO;
        if (i < AMA_VALUE_COUNTS) {
            row[i] = (uint8_t)(w > 127 ? 127 : w < -127 ? -127 : w);
        } else {
            row[low] = (uint8_t)w;
            row[low + distance] = (uint8_t)(w >> 8);
        }
    }
}

static void write_values(const char *path) {
    static uint8_t rows[AMA_VALUE_ROWS * AMA_VALUE_ROW], low[AMA_VALUE_CHANCES], high[AMA_VALUE_CHANCES];
    FILE *out = create(path, "value.h");
    for (unsigned arrows = 0; arrows < AMA_VALUE_ROWS; ++arrows) {
        make_row(arrows, rows + arrows * AMA_VALUE_ROW);
    }
    for (int i = 0; i < AMA_VALUE_CHANCES; ++i) {
        long chance = lrint(AMA_VALUE_WON / (1 + exp(-(i + 0.25) / 64))); /* the middle of the interval that ama_value reads this entry for */
        low[i] = (uint8_t)chance;
        high[i] = (uint8_t)(chance >> 8);
    }
    write_bytes(out, "ama_value_weights[AMA_VALUE_ROWS * AMA_VALUE_ROW]", rows, sizeof rows);
    write_bytes(out, "ama_value_chance_lo[AMA_VALUE_CHANCES]", low, sizeof low);
    write_bytes(out, "ama_value_chance_hi[AMA_VALUE_CHANCES]", high, sizeof high);
    finish(out, path);
}

static void write_policy(const char *path) {
    static uint8_t table[AMA_PHASES * AMA_P_ENTRIES];
    FILE *out = create(path, "policy.h");
    for (unsigned i = 0; i < sizeof table; ++i) {
        long w = lrint(16 * likely[i / AMA_P_ENTRIES][i % AMA_P_ENTRIES]);
        table[i] = (uint8_t)(128 + (w > 127 ? 127 : w < -127 ? -127 : w));
    }
    write_bytes(out, "ama_policy_weights[AMA_PHASES * AMA_P_ENTRIES]", table, sizeof table);
    finish(out, path);
}

int main(int argc, char **argv) {
    const char *games_text = "7000", *seed_text = "1", *mix_text = "60", *units_text = "35000";
    output_watch("amazons_fit");
    argc = options_read(argc, argv, "usage: amazons_fit VALUE.C POLICY.C [--games N] [--seed N] [--mix PERCENT] [--units N]\n",
                        (const options_t[]){{"games", &games_text, 0},
                                            {"seed", &seed_text, 0},
                                            {"mix", &mix_text, 0},
                                            {"units", &units_text, 0},
                                            {NULL, NULL, 0}});
    if (argc != 3) {
        options_wrong();
    }
    unsigned games = (unsigned)options_number("--games", games_text, HELD_OUT, 1000000);
    unsigned mix = (unsigned)options_number("--mix", mix_text, 0, 100);
    unsigned units = (unsigned)options_number("--units", units_text, 1, 65535);
    random_state = 88172645463325252u + options_number("--seed", seed_text, 1, 1000000) * 0x9E3779B97F4A7C15u;
    for (unsigned n = 0; n < games; ++n) {
        play_game(units, mix / 100.0, n % HELD_OUT == HELD_OUT - 1);
        if (n % 100 == 99 || n + 1 == games) {
            fprintf(stderr, "%u of %u games, %zu positions\n", n + 1, games, example_count);
        }
    }
    fit_values();
    fit_turns();
    write_values(argv[1]);
    write_policy(argv[2]);
    return 0;
}
