#include "scores.h"

#include <string.h>

enum {
    AT_BOOTS = 8,
    AT_SOLVED = 12,
    AT_ENTRIES = 16,
    ENTRY_SIZE = 16,
    AT_SUM = AT_ENTRIES + SCORES_ENTRIES * ENTRY_SIZE
};

static const char magic[8] = {'L', 'A', 'B', 'K', 'I', 'T', '0', '1'};

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

static uint32_t sum(const scores_t *s) {
    uint32_t hash = 2166136261u;
    unsigned n;
    for (n = 0; n < AT_SUM; ++n) {
        hash = (hash ^ s->byte[n]) * 16777619u;
    }
    return hash;
}

void labkit_scores_check(scores_t *s) {
    if (memcmp(s->byte, magic, sizeof magic) != 0 || get(s, AT_SUM) != sum(s)) {
        memset(s, 0, sizeof *s);
        memcpy(s->byte, magic, sizeof magic);
        put(s, AT_SUM, sum(s));
    }
}

uint32_t labkit_scores_boot(scores_t *s) {
    labkit_scores_check(s);
    put(s, AT_BOOTS, get(s, AT_BOOTS) + 1);
    put(s, AT_SUM, sum(s));
    return get(s, AT_BOOTS);
}

int labkit_scores_get(const scores_t *s, unsigned entry, score_t *score) {
    unsigned at = AT_ENTRIES + ENTRY_SIZE * entry;
    score->seed = get(s, at);
    score->centiseconds = get(s, at + 4);
    score->steps = get(s, at + 8);
    score->fix = get(s, at + 12);
    return score->centiseconds != 0;
}

static void put_entry(scores_t *s, unsigned entry, const score_t *score) {
    unsigned at = AT_ENTRIES + ENTRY_SIZE * entry;
    put(s, at, score->seed);
    put(s, at + 4, score->centiseconds);
    put(s, at + 8, score->steps);
    put(s, at + 12, score->fix);
}

void labkit_scores_add(scores_t *s, const score_t *score) {
    score_t other;
    unsigned place, n;
    labkit_scores_check(s);
    for (n = 0; n < SCORES_ENTRIES && labkit_scores_get(s, n, &other); ++n) {
        if (!memcmp(&other, score, sizeof other)) {
            return;
        }
    }
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
    put(s, AT_SOLVED, get(s, AT_SOLVED) + 1);
    put(s, AT_SUM, sum(s));
}
