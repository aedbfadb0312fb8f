/* The exact solver. See c4solve.h. */
#include "tools/lib/c4solve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An entry: key (49 bits) | deadline << 49 (6 bits) | answer << 55 | work << 56 (log2 of the nodes below, 6
 * bits). */
#define WAYS 4
#define NAME_BITS 55
#define NAME_MASK ((1ULL << NAME_BITS) - 1)

struct c4_solver {
    uint64_t *table;
    uint64_t buckets;
    uint64_t nodes, stop_at;
    int proofs;
    int attacker, deadline, whole_game; /* the present question */
};

c4_solver_t *c4s_new(int bits, int proofs) {
    c4_solver_t *s = calloc(1, sizeof *s);
    if (s) {
        s->buckets = (1ULL << bits) / WAYS;
        s->table = calloc(s->buckets * WAYS, sizeof *s->table);
        s->proofs = proofs;
    }
    if (s && !s->table) {
        free(s);
        return NULL;
    }
    return s;
}

void c4s_free(c4_solver_t *s) {
    free(s->table);
    free(s);
}

void c4s_forget(c4_solver_t *s) {
    memset(s->table, 0, s->buckets * WAYS * sizeof *s->table);
}

/* If second answers every stone in the same column (first to move, rows counted from 1), first can get its stones, the odd free
 * cells, and one of each pair of lowest cells of columns of odd height. Without a four in that reach first cannot win; if
 * second's part then holds a four, second does. */
static int follow_up(const c4_solver_t *s, uint64_t first, uint64_t second) {
    uint64_t mask = first | second, pairs = c4b_playable(mask) & C4B_EVEN;
    if (c4b_has_four(first | (C4B_ODD & ~mask) | pairs)) {
        return -1;
    }
    if (s->attacker == 0) {
        return 0;
    }
    return s->whole_game && c4b_has_four(second | (C4B_EVEN & ~mask & ~pairs)) ? 1 : -1;
}

/* Second to move: an odd winning cell of first above an even next cell, first answering as above elsewhere.
 */
static int odd_threat(uint64_t second, uint64_t mask, uint64_t wins) {
    uint64_t pairs = c4b_playable(mask) & C4B_EVEN;
    int c;
    for (c = 0; c < 7; ++c) {
        uint64_t column = C4B_COLUMN(c), cell = wins & C4B_ODD & column;
        if (cell && (pairs & column)) {
            cell &= ~cell + 1;
            if (!c4b_has_four(second | (C4B_ODD & ~mask & ~column) | (C4B_EVEN & ~mask & column & (cell - 1)) |
                              (pairs & ~column))) {
                return 1;
            }
        }
    }
    return 0;
}

static int order(uint64_t own, uint64_t mask, uint64_t safe, uint64_t *moves) {
    static const int center_first[7] = {3, 2, 4, 1, 5, 0, 6};
    int score[7], n = 0, i, j;
    for (i = 0; i < 7; ++i) {
        uint64_t cell = safe & C4B_COLUMN(center_first[i]);
        int s;
        if (!cell) {
            continue;
        }
        s = __builtin_popcountll(c4b_wins(own | cell, mask | cell));
        for (j = n++; j > 0 && score[j - 1] < s; --j) {
            moves[j] = moves[j - 1];
            score[j] = score[j - 1];
        }
        moves[j] = cell;
        score[j] = s;
    }
    return n;
}

static uint64_t *find(const c4_solver_t *s, uint64_t name, int *answer) {
    uint64_t *bucket = s->table + (name * 0x9E3779B97F4A7C15ULL >> 20) % s->buckets * WAYS;
    int i;
    *answer = -1;
    for (i = 0; i < WAYS; ++i) {
        if ((bucket[i] & NAME_MASK) == name) {
            *answer = (int)(bucket[i] >> NAME_BITS & 1);
            break;
        }
    }
    return bucket;
}

/* Keeps the entries that cost most work; a cheaper one goes to the last place. */
static void keep(uint64_t *bucket, uint64_t name, int answer, uint64_t cost) {
    uint64_t work = (uint64_t)(63 - __builtin_clzll(cost + 1));
    uint64_t entry = name | (uint64_t)answer << NAME_BITS | work << 56;
    int i, least = 0;
    for (i = 0; i < WAYS; ++i) {
        if ((bucket[i] & NAME_MASK) == name) {
            least = i;
            break;
        }
        if (bucket[i] >> 56 < bucket[least] >> 56) {
            least = i;
        }
    }
    bucket[least] = entry;
}

static int solve(c4_solver_t *s, int count, uint64_t first, uint64_t second) {
    int side = count & 1, attacking = side == s->attacker, answer, i, n;
    uint64_t own = side ? second : first, other = side ? first : second, mask = own | other;
    uint64_t playable = c4b_playable(mask), other_wins, forced, safe, name, began = s->nodes, moves[7], *bucket;
    if (s->nodes == s->stop_at) {
        return -1;
    }
    ++s->nodes;
    if (c4b_wins(own, mask) & playable) {
        return attacking;
    }
    if (count >= s->deadline - 1) {
        return 0;
    }
    other_wins = c4b_wins(other, mask);
    forced = other_wins & playable;
    safe = (forced ? forced : playable) & ~(other_wins >> 1);
    if (!safe || (forced & (forced - 1))) {
        return !attacking;
    }
    if (!(safe & (safe - 1))) {
        return side ? solve(s, count + 1, first, second | safe) : solve(s, count + 1, first | safe, second);
    }
    if (s->proofs) {
        if (!side) {
            answer = follow_up(s, first, second);
            if (answer >= 0) {
                return answer;
            }
        } else if ((s->attacker == 1 || s->whole_game) && odd_threat(second, mask, other_wins)) {
            return s->attacker == 0;
        }
    }
    if (count < 16) {
        c4_board_t b = {first, second, count};
        name = c4b_canonical(&b, NULL);
    } else {
        name = mask + C4B_BOTTOM + first;
    }
    name |= (uint64_t)s->deadline << 49;
    bucket = find(s, name, &answer);
    if (answer >= 0) {
        return answer;
    }
    n = order(own, mask, safe, moves);
    answer = !attacking;
    for (i = 0; i < n; ++i) {
        int r = side ? solve(s, count + 1, first, second | moves[i]) : solve(s, count + 1, first | moves[i], second);
        if (r < 0) {
            return r;
        }
        if (r == attacking) {
            answer = r;
            break;
        }
    }
    keep(bucket, name, answer, s->nodes - began);
    return answer;
}

int c4s_try(c4_solver_t *s, const c4_board_t *b, int who, int last, uint64_t budget) {
    int final = who ? 42 : 41;
    s->attacker = who;
    s->deadline = last > final ? final : last - ((last ^ final) & 1);
    s->whole_game = s->deadline == final;
    if (s->deadline <= b->count) {
        return 0;
    }
    s->stop_at = s->nodes + budget;
    return solve(s, b->count, b->first, b->second);
}

int c4s_wins(c4_solver_t *s, const c4_board_t *b, int who, int last) {
    return c4s_try(s, b, who, last, UINT64_MAX / 2);
}

int c4s_sign(c4_solver_t *s, const c4_board_t *b) {
    int side = b->count & 1;
    if (c4s_wins(s, b, side, 42)) {
        return 1;
    }
    return c4s_wins(s, b, !side, 42) ? -1 : 0;
}

int c4s_end(c4_solver_t *s, const c4_board_t *b, int sign) {
    int winner = sign > 0 ? b->count & 1 : !(b->count & 1);
    int last;
    if (sign == 0) {
        return 0;
    }
    /* The answer turns from no to yes once as the deadline grows; short deadlines are cheap, so go up. */
    for (last = b->count + 1; last < 42; ++last) {
        if ((last & 1) == !winner && c4s_wins(s, b, winner, last)) {
            break;
        }
    }
    return sign * last;
}

int c4s_save(const c4_solver_t *s, const char *file) {
    FILE *f = fopen(file, "wb");
    size_t n = s->buckets * WAYS;
    int good = f && fwrite(s->table, sizeof *s->table, n, f) == n;
    return (f ? fclose(f) == 0 : 0) && good;
}

int c4s_load(c4_solver_t *s, const char *file) {
    FILE *f = fopen(file, "rb");
    size_t n = s->buckets * WAYS;
    int good = f && fread(s->table, sizeof *s->table, n, f) == n;
    if (f) {
        fclose(f);
    }
    return good;
}
