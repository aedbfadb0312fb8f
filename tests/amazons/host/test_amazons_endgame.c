/* Closed endgames: the top level against exhaustive search.
 *   1. Positions from games in which no free square is open to both sides, up to 10 free squares in play: the whole game tree
 *      says who wins; the top level, on the winning side, must win against every best defence. And settle.c must say of such
 *      positions, with doors between the camps or without, what the tree says.
 *   2. Regions of one side, up to 10 free squares: the top level must fill them for as long as the exhaustive search can.
 * The exhaustive search works on 64-bit boards and shares no code with the engine.
 */
#include "games/amazons/ai.h"
#include "games/amazons/settle.h"
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <stdlib.h>
#include <string.h>

#define GAME_POSITIONS 300
#define FILL_POSITIONS 100
#define FREE_MAX 10

typedef struct {
    uint64_t free;
    uint64_t amazons[2];
} board_t;

static uint64_t bit(int square) {
    return (uint64_t)1 << square;
}

static uint64_t sees(uint64_t free, int square) {
    uint64_t seen = 0;

    for (int dr = -1; dr <= 1; ++dr) {
        for (int dc = -1; dc <= 1; ++dc) {
            int r = square / 8 + dr, c = square % 8 + dc;
            while ((dr || dc) && r >= 0 && r < 8 && c >= 0 && c < 8 && (free & bit(r * 8 + c))) {
                seen |= bit(r * 8 + c);
                r += dr;
                c += dc;
            }
        }
    }
    return seen;
}

static board_t board_now(void) {
    board_t b = {0, {0, 0}};

    for (int i = 0; i < 64; ++i) {
        switch (ama_at((uint8_t)i)) {
        case AMA_EMPTY:
            b.free |= bit(i);
            break;
        case AMA_RED_AMAZON:
            b.amazons[0] |= bit(i);
            break;
        case AMA_BLUE_AMAZON:
            b.amazons[1] |= bit(i);
            break;
        default:
            break;
        }
    }
    return b;
}

static void set_board(const board_t *b, int side) {
    uint8_t cells[64];

    for (int i = 0; i < 64; ++i) {
        cells[i] = b->free & bit(i)         ? AMA_EMPTY
                   : b->amazons[0] & bit(i) ? AMA_RED_AMAZON
                   : b->amazons[1] & bit(i) ? AMA_BLUE_AMAZON
                                            : AMA_ARROW;
    }
    ama_setup(cells, (uint8_t)side);
}

/* Free squares that the amazons of a side are joined to. */
static uint64_t room(const board_t *b, int side) {
    uint64_t reached = b->amazons[side], before;

    do {
        before = reached;
        for (int i = 0; i < 64; ++i) {
            if (reached & bit(i)) {
                for (int j = 0; j < 64; ++j) {
                    if (abs(i / 8 - j / 8) <= 1 && abs(i % 8 - j % 8) <= 1 && (b->free & bit(j))) {
                        reached |= bit(j);
                    }
                }
            }
        }
    } while (reached != before);
    return reached & b->free;
}

/* ---- memory of the exhaustive search ----------------------------------------------------------------------------- */
#define SLOTS (1u << 21)
static struct {
    board_t board;
    int8_t result; /* 0: none */
} * memory;
static unsigned stored;
static int overflow;

static unsigned slot_of(const board_t *b) {
    uint64_t h = b->free * 0x9E3779B97F4A7C15u ^ b->amazons[0] * 0xC2B2AE3D27D4EB4Fu ^ b->amazons[1] * 0x165667B19E3779F9u;
    unsigned slot = (unsigned)(h >> 40) % SLOTS;

    while (memory[slot].result && memcmp(&memory[slot].board, b, sizeof *b) != 0) {
        slot = (slot + 1) % SLOTS;
    }
    return slot;
}

static void forget(void) {
    memset(memory, 0, SLOTS * sizeof *memory);
    stored = 0;
    overflow = 0;
}

static void store(const board_t *b, int result) {
    unsigned slot = slot_of(b);

    if (stored < SLOTS / 2) {
        ++stored;
        memory[slot].board = *b;
        memory[slot].result = (int8_t)result;
    } else {
        overflow = 1;
    }
}

typedef int (*visit_t)(const board_t *child, int *best);

/* Calls `visit` for every turn of a side until it returns 1. */
static void every_turn(const board_t *b, int side, visit_t visit, int *best) {
    for (int from = 0; from < 64; ++from) {
        uint64_t landings = b->amazons[side] & bit(from) ? sees(b->free, from) : 0;
        for (int to = 0; to < 64 && landings; ++to) {
            if (!(landings & bit(to))) {
                continue;
            }
            board_t child = *b;
            child.amazons[side] ^= bit(from) | bit(to);
            child.free ^= bit(from) | bit(to);
            uint64_t free = child.free, targets = sees(free, to);
            for (int arrow = 0; arrow < 64; ++arrow) {
                if (targets & bit(arrow)) {
                    child.free = free ^ bit(arrow);
                    if (visit(&child, best)) {
                        return;
                    }
                }
            }
        }
    }
}

/* ---- 1. who wins ------------------------------------------------------------------------------------------------- */
static int mover; /* side to move at the node in work */

static int wins(const board_t *b, int side);

static int visit_win(const board_t *child, int *best) {
    int side = mover;

    *best = !wins(child, side ^ 1);
    mover = side;
    return *best;
}

static int wins(const board_t *b, int side) {
    unsigned slot = slot_of(b); /* which side is to move follows from the number of free squares: every turn fills one */
    int won = 0;

    if (memory[slot].result) {
        return memory[slot].result == 2;
    }
    if (overflow) {
        return 0;
    }
    mover = side;
    every_turn(b, side, visit_win, &won);
    store(b, won ? 2 : 1);
    return won;
}

static board_t reply;

static int visit_reply(const board_t *child, int *best) {
    int side = mover;

    if (*best == 0) {
        reply = *child;
        *best = 1;
    }
    if (!wins(child, side ^ 1)) {
        reply = *child;
        return 1;
    }
    mover = side;
    return 0;
}

/* The top level plays `side` from here, the other side perfectly. */
static int top_wins(int side, int to_move) {
    for (;;) {
        board_t b = board_now();
        if (ama.step == AMA_OVER) {
            return ama.side != side;
        }
        if (to_move == side) {
            ama_think_begin(AMA_LEVEL_TOP, 0);
            while (!ama_think_step()) {
            }
            if (!ama_play(ama_turn[0], ama_turn[1], ama_turn[2])) {
                return 0;
            }
        } else {
            int found = 0;
            mover = to_move;
            every_turn(&b, to_move, visit_reply, &found);
            set_board(&reply, to_move ^ 1);
        }
        to_move ^= 1;
    }
}

/* ---- 2. how much can be filled ----------------------------------------------------------------------------------- */
static int filling_side;

static int longest(const board_t *b);

static int visit_fill(const board_t *child, int *best) {
    int n = 1 + longest(child);

    *best = n > *best ? n : *best;
    return 0;
}

static int longest(const board_t *b) {
    unsigned slot = slot_of(b);
    int best = 0;

    if (memory[slot].result) {
        return memory[slot].result - 1;
    }
    if (overflow) {
        return 0;
    }
    every_turn(b, filling_side, visit_fill, &best);
    store(b, best + 1);
    return best;
}

/* Turns the top level makes when the other side always passes. */
static int top_fills(const board_t *start, int side) {
    board_t b = *start;
    int n = 0;

    for (;;) {
        set_board(&b, side);
        if (ama.step == AMA_OVER) {
            return n;
        }
        ama_think_begin(AMA_LEVEL_TOP, 0);
        while (!ama_think_step()) {
        }
        ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
        b = board_now();
        ++n;
    }
}

/* ---- positions --------------------------------------------------------------------------------------------------- */
static uint32_t random_state = 2024;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1103515245u + 12345u;
    return (random_state >> 16 & 0x7FFF) % n;
}

/* One more turn of a game of the easy level with a random turn now and then. */
static void play_on(void) {
    uint8_t event;

    if (random_below(4)) {
        ama_think_begin(AMA_LEVEL_EASY, (uint16_t)(1 + random_below(9999)));
        while (!ama_think_step()) {
        }
        ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
        return;
    }
    do {
        event = ama_enter((uint8_t)random_below(64));
    } while (event != AMA_SHOT && event != AMA_ENDED);
}

/* The next position from games in which the regions are closed and have at most FREE_MAX squares, together or each. */
static board_t next_closed(int together) {
    for (;;) {
        if (ama.step == AMA_OVER || random_below(3) == 0) {
            ama_new();
        }
        for (;;) {
            board_t b = board_now();
            uint64_t red = room(&b, 0), blue = room(&b, 1);
            int n = __builtin_popcountll(red | blue);
            int each = __builtin_popcountll(red) > __builtin_popcountll(blue) ? __builtin_popcountll(red)
                                                                              : __builtin_popcountll(blue);
            if (ama.step == AMA_OVER) {
                break;
            }
            if (!(red & blue) && n > 2 && (together ? n : each) <= FREE_MAX) {
                b = board_now();
                return b;
            }
            play_on();
        }
    }
}

/* Whether an amazon is next to one of the other side: then a region may open when it leaves. */
static int has_door(const board_t *b) {
    for (int i = 0; i < 64; ++i) {
        for (int j = 0; j < 64; ++j) {
            if ((b->amazons[0] & bit(i)) && (b->amazons[1] & bit(j)) && abs(i / 8 - j / 8) <= 1 && abs(i % 8 - j % 8) <= 1) {
                return 1;
            }
        }
    }
    return 0;
}

static void games(int positions) {
    int won = 0, right = 0, doors = 0, skipped = 0;

    for (int p = 0; p < positions; ++p) {
        board_t b = next_closed(1);
        ama_game_t game = ama;
        int side = ama.side, winner;
        forget();
        winner = wins(&b, side) ? side : side ^ 1;
        if (overflow) {
            ++skipped;
        } else {
            doors += has_door(&b);
            ++won;
            right += top_wins(winner, side);
        }
        ama = game;
        ama_refresh();
        play_on();
    }
    printf("# %d positions (%d with amazons of both sides in touch), %d too large for the exhaustive search\n", won,
           doors, skipped);
    tap_eq(right, won, "the top level wins what can be won");
    tap_ok(won > positions * 9 / 10, "nearly all positions were searched");
}

static void fillings(void) {
    int total = 0, right = 0, skipped = 0;

    while (total < FILL_POSITIONS) {
        board_t b = next_closed(0);
        ama_game_t game = ama;
        if (!has_door(&b)) {
            filling_side = ama.side;
            forget();
            int want = longest(&b);
            if (overflow) {
                ++skipped;
            } else {
                ++total;
                right += top_fills(&b, filling_side) == want;
            }
        }
        ama = game;
        ama_refresh();
        play_on();
    }
    printf("# %d regions, %d too large\n", total, skipped);
    tap_eq(right, total, "the top level fills its regions with as many turns as there can be");
}

/* A number as argument: this many positions instead of GAME_POSITIONS. */
/* ---- 3. what is said to be decided ------------------------------------------------------------------------------- */
static void settled(int positions) {
    int said = 0, right = 0, doors = 0;

    for (int i = 0; i < positions; ++i) {
        board_t b = next_closed(1);
        int side = ama.side;
        ama_settle_begin();
        while (!ama_settle_step()) {
        }
        if (ama_settled != AMA_UNSETTLED) {
            forget();
            int winner = wins(&b, side) ? side : side ^ 1;
            if (!overflow) {
                ++said;
                right += winner == ama_settled;
                doors += has_door(&b);
            }
        }
        play_on();
    }
    printf("# %d of %d closed positions are said to be decided, %d of them with doors\n", said, positions, doors);
    tap_ok(right == said, "who is said to have won has won, by the whole tree");
    tap_ok(said * 10 >= positions * 8, "and it is said of at least 80 %");
}

int main(int argc, char **argv) {
    memory = malloc(SLOTS * sizeof *memory);
    if (!tap_ok(memory != 0, "memory")) {
        return tap_done();
    }
    ama_new();
    games(argc > 1 ? atoi(argv[1]) : GAME_POSITIONS);
    fillings();
    settled(argc > 1 ? atoi(argv[1]) : GAME_POSITIONS);
    free(memory);
    return tap_done();
}
