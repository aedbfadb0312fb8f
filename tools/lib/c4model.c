/* The console's search on 64-bit boards. See c4model.h; the reasons for each rule are in
 * games/connect4/hot.h. */
#include "tools/lib/c4model.h"

#include "c4_tables.h"

#include <string.h>

static const int center_first[7] = {3, 2, 4, 1, 5, 0, 6};

static uint64_t zobrist[2][49];
static struct {
    uint64_t check;
    uint64_t key;
    int result;
} table[3 * 256];
static int attacker, deadline, whole_game, left, false_hits;
static uint64_t salt;

static void prepare(void) {
    int side, r, c;
    if (zobrist[0][0]) {
        return;
    }
    for (side = 0; side < 2; ++side) {
        for (r = 0; r < 6; ++r) {
            for (c = 0; c < 7; ++c) {
                int i = (r * 7 + c) * 2 + side;
                zobrist[side][c * 7 + r] = c4_zobrist0[i] | (uint64_t)c4_zobrist1[i] << 8 | (uint64_t)c4_zobrist2[i] << 16 |
                                           (uint64_t)c4_zobrist3[i] << 24 | (uint64_t)c4_zobrist4[i] << 32;
            }
        }
    }
}

/* Proof F and, if the second side attacks, proof E: the first side is to move, and neither side has a winning cell that can be
 * played now. */
static int follow_up(uint64_t first, uint64_t second) {
    uint64_t mask = first | second;
    uint64_t pairs = c4b_playable(mask) & C4B_EVEN;
    uint64_t low = c4b_wins(second, mask) & C4B_BOTTOM << 1, high = c4b_wins(second, mask) & C4B_BOTTOM << 3;
    uint64_t ended = low << 1 | low << 3 | high << 1; /* cells above one where second wins first */
    if (c4b_has_four(first | (C4B_ODD & ~mask & ~ended) | pairs)) {
        return C4M_UNKNOWN;
    }
    if (attacker == 0) {
        return C4M_FALSE;
    }
    if (whole_game && c4b_has_four(second | (C4B_EVEN & ~mask & ~pairs))) {
        return C4M_TRUE;
    }
    return C4M_UNKNOWN;
}

/* Proof O: the second side is to move; `wins` are the first side's winning cells. */
static int odd_threat(uint64_t first, uint64_t second, uint64_t wins) {
    uint64_t mask = first | second;
    uint64_t pairs = c4b_playable(mask) & C4B_EVEN;
    int c;
    (void)first;
    for (c = 0; c < 7; ++c) {
        uint64_t column = C4B_COLUMN(c);
        uint64_t cell = wins & C4B_ODD & column;
        uint64_t reach;
        if (!cell || !(pairs & column)) {
            continue;
        }
        cell &= ~cell + 1;
        reach = second | (C4B_ODD & ~mask & ~column) | (C4B_EVEN & ~mask & column & (cell - 1)) | (pairs & ~column);
        if (!c4b_has_four(reach)) {
            return 1;
        }
    }
    return 0;
}

/* How many winning cells a stone on `cell` makes, line by line; two means more. */
static int makes_threats(uint64_t own, uint64_t mask, uint64_t cell) {
    uint64_t with = own | cell;
    uint64_t empty = C4B_ALL & ~(mask | cell);
    int n = __builtin_popcountll(c4b_line_wins(with, 6) & ~c4b_line_wins(own, 6) & empty) +
            __builtin_popcountll(c4b_line_wins(with, 7) & ~c4b_line_wins(own, 7) & empty) +
            __builtin_popcountll(c4b_line_wins(with, 8) & ~c4b_line_wins(own, 8) & empty) +
            __builtin_popcountll(c4b_column_wins(with) & ~c4b_column_wins(own) & empty);
    return n < 2 ? n : 2;
}

static int order(uint64_t own, uint64_t mask, uint64_t safe, uint64_t *moves) {
    uint64_t by_threats[3][7];
    int count[3] = {0, 0, 0}, n = 0, i, threats;
    for (i = 0; i < 7; ++i) {
        uint64_t cell = safe & C4B_COLUMN(center_first[i]);
        if (cell) {
            threats = makes_threats(own, mask, cell);
            by_threats[threats][count[threats]++] = cell;
        }
    }
    for (threats = 2; threats >= 0; --threats) {
        for (i = 0; i < count[threats]; ++i) {
            moves[n++] = by_threats[threats][i];
        }
    }
    return n;
}

static int node(int count, uint64_t first, uint64_t second, uint64_t hash);

static int child(int count, uint64_t first, uint64_t second, uint64_t hash, uint64_t cell) {
    uint64_t z = zobrist[count & 1][__builtin_ctzll(cell)];
    return count & 1 ? node(count + 1, first, second | cell, hash ^ z) : node(count + 1, first | cell, second, hash ^ z);
}

static int search_moves(int count, uint64_t first, uint64_t second, uint64_t hash, uint64_t safe) {
    int attacking = (count & 1) == attacker;
    uint64_t moves[7];
    int i, n = order(count & 1 ? second : first, first | second, safe, moves);
    for (i = 0; i < n; ++i) {
        int r = child(count, first, second, hash, moves[i]);
        if (r == C4M_UNKNOWN || r == attacking) {
            return r;
        }
    }
    return !attacking;
}

static int node(int count, uint64_t first, uint64_t second, uint64_t hash) {
    int side = count & 1, attacking = side == attacker, r;
    uint64_t own = side ? second : first, other = side ? first : second;
    uint64_t mask = first | second, playable = c4b_playable(mask);
    uint64_t own_wins = c4b_wins(own, mask), other_wins, forced, safe, key;
    unsigned slot;
    if (left == 0) {
        return C4M_UNKNOWN;
    }
    --left;
    if (own_wins & playable) {
        return attacking;
    }
    if (count >= deadline - 1) {
        return C4M_FALSE;
    }
    other_wins = c4b_wins(other, mask);
    forced = other_wins & playable;
    safe = (forced ? forced : playable) & ~(other_wins >> 1);
    if (!safe || (forced & (forced - 1))) {
        return !attacking;
    }
    if (forced) {
        return child(count, first, second, hash, forced);
    }
    slot = (unsigned)(count % 3) * 256 + (unsigned)(hash & 0xFF);
    key = (mask + C4B_BOTTOM + first) | salt;
    if (table[slot].check == (hash >> 8 & 0x7FFFFFFF)) {
        false_hits += table[slot].key != key;
        return table[slot].result;
    }
    if (!c4b_has_four((attacker ? second : first) | (C4B_ALL & ~mask))) {
        return C4M_FALSE; /* every line of the attacker is blocked */
    }
    if (!side) {
        r = follow_up(first, second);
        if (r != C4M_UNKNOWN) {
            return r;
        }
    } else if ((attacker == 1 || whole_game) && odd_threat(first, second, other_wins)) {
        return attacker == 0;
    }
    r = search_moves(count, first, second, hash, safe);
    if (r != C4M_UNKNOWN) {
        table[slot].check = hash >> 8 & 0x7FFFFFFF;
        table[slot].key = key;
        table[slot].result = r;
    }
    return r;
}

static uint64_t hash_of(const c4_board_t *b) {
    uint64_t h = 0, s;
    for (s = b->first; s; s &= s - 1) {
        h ^= zobrist[0][__builtin_ctzll(s)];
    }
    for (s = b->second; s; s &= s - 1) {
        h ^= zobrist[1][__builtin_ctzll(s)];
    }
    return h;
}

/* Sets the question; the deadline takes the parity of the attacker's stones. */
static void question(int who, int last) {
    int final = who ? 42 : 41;
    attacker = who;
    deadline = last > final ? final : last - ((last ^ final) & 1);
    whole_game = deadline == final;
    salt = (uint64_t)(deadline | 64) << 50;
}

static void forget(void) {
    memset(table, 0, sizeof table);
}

/* The stage byte keeps the answers to different questions apart in one table. */
static int run(const c4_board_t *b) {
    return node(b->count, b->first, b->second, hash_of(b) ^ (uint64_t)deadline << 8);
}

int c4m_ask(const c4_board_t *b, int who, int last, int *budget) {
    int r;
    prepare();
    forget();
    question(who, last);
    left = *budget;
    r = run(b);
    *budget = left;
    return r;
}

/* The position is lost: the deadline grows until no move survives it, and the first of the last survivors is the longest defence.
 */
static void defend(const c4_board_t *b, const uint64_t *moves, int n, c4m_answer_t *a) {
    int alive[7], dies[7], i, living = n, last;
    for (i = 0; i < n; ++i) {
        alive[i] = 1;
    }
    for (last = b->count + 4; last <= 42; last += 2) {
        question(!(b->count & 1), last);
        for (i = 0; i < n; ++i) {
            c4_board_t next = c4b_after(b, moves[i]);
            int r;
            dies[i] = 0;
            if (!alive[i]) {
                continue;
            }
            r = whole_game ? C4M_TRUE : run(&next);
            if (r == C4M_UNKNOWN) {
                a->verdict = C4M_LOSS_OPEN;
                return;
            }
            dies[i] = r;
            living -= r;
        }
        if (living == 0) {
            break;
        }
        for (i = 0; i < n; ++i) {
            alive[i] = alive[i] && !dies[i];
        }
        for (i = 0; !alive[i]; ++i) {
        }
        a->column = __builtin_ctzll(moves[i]) / 7;
        if (living == 1) {
            break;
        }
    }
    a->verdict = C4M_LOSS;
}

/* One stage over all moves: the first whose answer is `wanted`, n when none is, -1 when the budget ends. */
static int stage(const c4_board_t *b, const uint64_t *moves, int n, int wanted) {
    int i;
    for (i = 0; i < n; ++i) {
        c4_board_t next = c4b_after(b, moves[i]);
        int r = run(&next);
        if (r == C4M_UNKNOWN) {
            return -1;
        }
        if (r == wanted) {
            return i;
        }
    }
    return n;
}

c4m_answer_t c4m_think(const c4_board_t *b) {
    c4m_answer_t a = {C4M_UNSOLVED, -1, 1, 0, 0};
    int budget = b->count < C4M_LATE ? C4M_BUDGET : C4M_BUDGET_LATE;
    int side = b->count & 1, n, i;
    uint64_t own = side ? b->second : b->first, other = side ? b->first : b->second, mask = own | other;
    uint64_t playable = c4b_playable(mask), wins = c4b_wins(own, mask) & playable, other_wins, forced, safe, moves[7];
    prepare();
    other_wins = c4b_wins(other, mask);
    forced = other_wins & playable;
    safe = (forced ? forced : playable) & ~(other_wins >> 1);
    if (wins || !safe || (forced & (forced - 1)) || !(safe & (safe - 1))) {
        uint64_t from = forced ? forced : safe ? safe : playable;
        if (wins) { /* of several wins the one nearest to the centre */
            for (i = 0; !(wins & C4B_COLUMN(center_first[i])); ++i) {
            }
            moves[0] = wins & C4B_COLUMN(center_first[i]);
        } else {
            order(own, mask, from, moves);
        }
        a.column = __builtin_ctzll(moves[0]) / 7;
        a.verdict = wins ? C4M_WIN : !safe || (forced & (forced - 1)) ? C4M_LOSS : C4M_UNSOLVED;
        return a;
    }
    a.trivial = 0;
    n = order(own, mask, safe, moves);
    forget();
    left = budget;
    false_hits = 0;
    question(side, 42);
    i = stage(b, moves, n, C4M_TRUE);
    a.verdict = C4M_WIN;
    if (i == n) {
        question(!side, 42);
        i = stage(b, moves, n, C4M_FALSE);
        a.verdict = C4M_DRAW;
        if (i == n) {
            a.column = __builtin_ctzll(moves[0]) / 7;
            defend(b, moves, n, &a);
            i = -2;
        }
    }
    if (i == -1) {
        a.verdict = C4M_UNSOLVED;
    } else if (i >= 0) {
        a.column = __builtin_ctzll(moves[i]) / 7;
    }
    a.nodes = budget - left;
    a.false_hits = false_hits;
    return a;
}
