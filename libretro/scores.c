#include "scores.h"

#include <string.h>

enum { AT_BOOTS = 8, AT_SOLVED = 12, AT_ENTRIES = 16, ENTRY_SIZE = 16 };

/* The format of 1.0 begins the same way and has fewer entries. */
enum { OLD_ENTRIES = 10 };

static const char magic[8] = {'L', 'A', 'B', 'K', 'I', 'T', '0', '2'},
                  old_magic[8] = {'L', 'A', 'B', 'K', 'I', 'T', '0', '1'};

static uint32_t get(const scores_t *s, unsigned at) {
    const uint8_t *b = s->byte + at;
    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static void put(scores_t *s, unsigned at, uint32_t value) {
    unsigned n;
    for (n = 0; n < 4; ++n) {
        s->byte[at + n] = (uint8_t)(value >> 8 * n);
    }
}

/* The checksum follows the entries. */
static unsigned sum_place(unsigned entries) {
    return AT_ENTRIES + entries * ENTRY_SIZE;
}

static uint32_t sum(const scores_t *s, unsigned entries) {
    uint32_t hash = 2166136261u;
    unsigned n;
    for (n = 0; n < sum_place(entries); ++n) {
        hash = (hash ^ s->byte[n]) * 16777619u;
    }
    return hash;
}

static int valid(const scores_t *s, const char *name, unsigned entries) {
    return !memcmp(s->byte, name, sizeof magic) && get(s, sum_place(entries)) == sum(s, entries);
}

static void seal(scores_t *s) {
    put(s, sum_place(SCORES_ENTRIES), sum(s, SCORES_ENTRIES));
}

static void put_entry(scores_t *s, unsigned entry, const score_t *score) {
    unsigned at = AT_ENTRIES + ENTRY_SIZE * entry;
    put(s, at, score->seed);
    put(s, at + 4, score->centiseconds);
    put(s, at + 8, score->steps);
    put(s, at + 12, score->mode);
}

int labkit_scores_get(const scores_t *s, unsigned entry, score_t *score) {
    unsigned at = AT_ENTRIES + ENTRY_SIZE * entry;
    score->seed = get(s, at);
    score->centiseconds = get(s, at + 4);
    score->steps = get(s, at + 8);
    score->mode = get(s, at + 12);
    return score->centiseconds != 0;
}

/* Converts the format of 1.0; whatever followed its checksum is meaningless. */
static void take_old(scores_t *s) {
    score_t score;
    unsigned n;
    memcpy(s->byte, magic, sizeof magic);
    memset(s->byte + sum_place(OLD_ENTRIES), 0, SCORES_SIZE - sum_place(OLD_ENTRIES));
    for (n = 0; n < OLD_ENTRIES && labkit_scores_get(s, n, &score); ++n) {
        score.mode = MODE_OLD;
        put_entry(s, n, &score);
    }
    seal(s);
}

void labkit_scores_check(scores_t *s) {
    if (valid(s, old_magic, OLD_ENTRIES)) {
        take_old(s);
    } else if (!valid(s, magic, SCORES_ENTRIES)) {
        memset(s, 0, sizeof *s);
        memcpy(s->byte, magic, sizeof magic);
        seal(s);
    }
}

uint32_t labkit_scores_boot(scores_t *s) {
    labkit_scores_check(s);
    put(s, AT_BOOTS, get(s, AT_BOOTS) + 1);
    seal(s);
    return get(s, AT_BOOTS);
}

uint32_t labkit_scores_best(const scores_t *s, uint32_t seed, uint32_t mode) {
    score_t score;
    unsigned n;
    for (n = 0; n < SCORES_ENTRIES && labkit_scores_get(s, n, &score); ++n) {
        if (score.seed == seed && score.mode == mode) {
            return score.centiseconds;
        }
    }
    return 0;
}

/* Removes an entry; those behind it move up. */
static void remove_entry(scores_t *s, unsigned entry) {
    static const score_t none;
    score_t score;
    for (; entry + 1 < SCORES_ENTRIES && labkit_scores_get(s, entry + 1, &score); ++entry) {
        put_entry(s, entry, &score);
    }
    put_entry(s, entry, &none);
}

static void insert_entry(scores_t *s, const score_t *score) {
    score_t other;
    unsigned place, n;
    for (place = 0; place < SCORES_ENTRIES && labkit_scores_get(s, place, &other); ++place) {
        if (score->centiseconds < other.centiseconds) {
            break;
        }
    }
    for (n = SCORES_ENTRIES - 1; place < SCORES_ENTRIES && n > place; --n) {
        labkit_scores_get(s, n - 1, &other);
        put_entry(s, n, &other);
    }
    if (place < SCORES_ENTRIES) {
        put_entry(s, place, score);
    }
}

void labkit_scores_add(scores_t *s, const score_t *score) {
    uint32_t best = labkit_scores_best(s, score->seed, score->mode);
    score_t other;
    unsigned n;
    labkit_scores_check(s);
    if (score->mode == MODE_NONE || !score->centiseconds || (best && best <= score->centiseconds)) {
        return;
    }
    for (n = 0; best && n < SCORES_ENTRIES && labkit_scores_get(s, n, &other); ++n) {
        if (other.seed == score->seed && other.mode == score->mode) {
            remove_entry(s, n);
            break;
        }
    }
    insert_entry(s, score);
    put(s, AT_SOLVED, get(s, AT_SOLVED) + 1);
    seal(s);
}
