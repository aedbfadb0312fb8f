/* The computer player, apart from its strength: the original level against a model of the board's registers, territory against a
 * plain flood fill, seeds, and that thinking does not change the game. */
#include "games/amazons/ai.h"
#include "games/amazons/rules.h"
#include "tests/tap.h"
#include "tools/lib/amarandom.h"
#include <stdlib.h>
#include <string.h>

static void think(uint8_t level, uint16_t seed) {
    ama_think_begin(level, seed);
    while (!ama_think_step()) {
    }
}

/* ---- the original: three position counters, 64-bit boards, the tip board as the only list of amazons ------------- */
static uint64_t model_rays(uint64_t brd, int pos, int *count) {
    static const int dx[8] = {0, -1, -1, -1, 0, 1, 1, 1}, dy[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
    uint64_t tp = 0;

    for (int j = 0; j < 8; ++j) {
        int x = pos >> 3, y = pos & 7;
        for (int k = 0; k < 7; ++k) {
            x += dx[j];
            y += dy[j];
            if (x < 0 || x > 7 || y < 0 || y > 7 || (brd >> (x * 8 + y) & 1)) {
                break;
            }
            tp |= (uint64_t)1 << (x * 8 + y);
            ++*count;
        }
    }
    return tp;
}

static int model_score(uint64_t brd, uint64_t tip, int from, int to) {
    int score = 0;

    model_rays(brd, to, &score);
    for (int i = 0; i < 64; ++i) {
        if (i != from && i != to && (tip >> i & 1)) {
            model_rays(brd, i, &score);
        }
    }
    return score;
}

/* The turn of the hardware: from | to << 6 | arrow << 12. */
static int model_turn(uint64_t brd, uint64_t tip) {
    int max = 0, best = 0, unused = 0;

    for (int from = 0; from < 64; ++from) {
        uint64_t landings = tip >> from & 1 ? model_rays(brd, from, &unused) : 0;
        for (int to = 0; to < 64; ++to) {
            if (!(landings >> to & 1)) {
                continue;
            }
            uint64_t moved = brd - ((uint64_t)1 << from) + ((uint64_t)1 << to);
            uint64_t targets = model_rays(moved, to, &unused);
            for (int arrow = 0; arrow < 64; ++arrow) {
                if (targets >> arrow & 1) {
                    int score = model_score(moved + ((uint64_t)1 << arrow), tip, from, to);
                    if (score >= max) {
                        max = score;
                        best = from | to << 6 | arrow << 12;
                    }
                }
            }
        }
    }
    return best;
}

static uint64_t as_board(const uint8_t *mask) {
    uint64_t board = 0;

    for (int i = 0; i < 64; ++i) {
        if (AMA_HAS(mask, i)) {
            board |= (uint64_t)1 << i;
        }
    }
    return board;
}

static void original(void) {
    int positions = 0, same = 0, blocked = 0;

    for (int game = 0; game < 12; ++game) {
        ama_new();
        while (ama.step != AMA_OVER) {
            int want = model_turn(as_board(ama.occupied), as_board(ama_legal));
            think(AMA_LEVEL_ORIGINAL, (uint16_t)game);
            ++positions;
            same += (ama_turn[0] | ama_turn[1] << 6 | ama_turn[2] << 12) == want;
            blocked += __builtin_popcountll(as_board(ama_legal)) < 4;
            ama_random_turn();
        }
    }
    printf("# %d positions, %d with a blocked amazon\n", positions, blocked);
    tap_eq(same, positions, "the original level makes the turn of the hardware");
    tap_ok(blocked > 20, "also where an amazon is blocked and so not counted");
}

/* ---- territory --------------------------------------------------------------------------------------------------- */
static void queen_distances(int side, int *distance) {
    int more = 1;

    for (int i = 0; i < 64; ++i) {
        distance[i] = 99;
    }
    for (int i = 0; i < 4; ++i) {
        distance[ama.amazon[side * 4 + i]] = 0;
    }
    for (int d = 0; more; ++d) {
        more = 0;
        for (int i = 0; i < 64; ++i) {
            int unused = 0;
            uint64_t seen = distance[i] == d ? model_rays(as_board(ama.occupied), i, &unused) : 0;
            for (int j = 0; j < 64; ++j) {
                if ((seen >> j & 1) && distance[j] > d + 1) {
                    distance[j] = d + 1;
                    more = 1;
                }
            }
        }
    }
}

static void territory(void) {
    int same = 1, red_squares = 0, blue_squares = 0;

    for (int game = 0; game < 20; ++game) {
        ama_new();
        while (ama.step != AMA_OVER) {
            int from_red[64], from_blue[64];
            ama_territory_begin();
            while (!ama_territory_step()) {
            }
            queen_distances(0, from_red);
            queen_distances(1, from_blue);
            for (int i = 0; i < 64; ++i) {
                int empty = ama_at((uint8_t)i) == AMA_EMPTY;
                same &= !AMA_HAS(ama_land_red, i) == !(empty && from_red[i] < from_blue[i]);
                same &= !AMA_HAS(ama_land_blue, i) == !(empty && from_blue[i] < from_red[i]);
                red_squares += AMA_HAS(ama_land_red, i) != 0;
                blue_squares += AMA_HAS(ama_land_blue, i) != 0;
            }
            ama_random_turn();
        }
    }
    tap_ok(same && red_squares && blue_squares, "territory is what one side reaches in fewer queen moves");
}

/* ---- the rest ---------------------------------------------------------------------------------------------------- */
static void manners(void) {
    int kept = 1, legal = 1, repeated = 1, steps_bounded = 1;

    for (int game = 0; game < 3; ++game) {
        ama_new();
        while (ama.step != AMA_OVER) {
            for (uint8_t level = 0; level < AMA_LEVELS; ++level) {
                ama_game_t before = ama;
                uint8_t first[3], squares[8];
                unsigned steps = 1;
                memcpy(squares, ama_legal, sizeof squares);
                ama_think_begin(level, 5);
                while (!ama_think_step()) {
                    ++steps;
                }
                steps_bounded &= steps < 20000;
                memcpy(first, ama_turn, 3);
                kept &= memcmp(&before, &ama, sizeof ama) == 0 && memcmp(squares, ama_legal, sizeof squares) == 0;
                think(level, 5);
                repeated &= memcmp(first, ama_turn, 3) == 0;
                legal &= ama_play(ama_turn[0], ama_turn[1], ama_turn[2]) && ama_undo();
            }
            think(AMA_LEVEL_EASY, (uint16_t)(game + 1));
            ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
        }
    }
    tap_ok(kept, "thinking leaves the game as it is");
    tap_ok(repeated, "the same position, level and seed give the same turn");
    tap_ok(legal, "every turn is legal");
    tap_ok(steps_bounded, "and comes after a bounded number of steps");
}

static void seeds(void) {
    unsigned different = 0;
    uint8_t first[3];

    ama_new();
    think(AMA_LEVEL_EASY, 1);
    memcpy(first, ama_turn, 3);
    for (uint16_t seed = 2; seed < 40; ++seed) {
        think(AMA_LEVEL_EASY, seed);
        different += memcmp(first, ama_turn, 3) != 0;
    }
    tap_ok(different != 0, "seeds make different games");
}

int main(void) {
    ama_random_state = 99;
    original();
    territory();
    manners();
    seeds();
    return tap_done();
}
