/* A set of position keys. See c4keys.h. */
#include "tools/lib/c4keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEY_MASK ((1ULL << 56) - 1)

static uint64_t *make(size_t size) {
    uint64_t *slot = calloc(size, sizeof *slot);
    if (!slot) {
        perror("c4keys");
        exit(1);
    }
    return slot;
}

static size_t place(const c4_keys_t *k, uint64_t key) {
    size_t i = (size_t)(key * 0x9E3779B97F4A7C15ULL >> 24) & (k->size - 1);
    while (k->slot[i] && (k->slot[i] & KEY_MASK) != key) {
        i = (i + 1) & (k->size - 1);
    }
    return i;
}

void c4k_clear(c4_keys_t *k) {
    free(k->slot);
    k->size = 1024;
    k->used = 0;
    k->slot = make(k->size);
}

void c4k_free(c4_keys_t *k) {
    free(k->slot);
    k->slot = NULL;
}

static void grow(c4_keys_t *k) {
    c4_keys_t bigger = {make(k->size * 2), k->size * 2, k->used};
    size_t i;
    for (i = 0; i < k->size; ++i) {
        if (k->slot[i]) {
            bigger.slot[place(&bigger, k->slot[i] & KEY_MASK)] = k->slot[i];
        }
    }
    free(k->slot);
    *k = bigger;
}

void c4k_put(c4_keys_t *k, uint64_t key, int value) {
    size_t i;
    if (k->used * 2 >= k->size) {
        grow(k);
    }
    i = place(k, key);
    k->used += k->slot[i] == 0;
    k->slot[i] = key | (uint64_t)value << 56;
}

int c4k_get(const c4_keys_t *k, uint64_t key) {
    uint64_t s = k->slot[place(k, key)];
    return s ? (int)(s >> 56) : -1;
}

void c4k_swap(c4_keys_t *a, c4_keys_t *b) {
    c4_keys_t t = *a;
    *a = *b;
    *b = t;
}

static int ascending(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a & KEY_MASK, y = *(const uint64_t *)b & KEY_MASK;
    return (x > y) - (x < y);
}

uint64_t *c4k_sorted(const c4_keys_t *k, size_t *count) {
    uint64_t *out = make(k->used + 1);
    size_t i, n = 0;
    for (i = 0; i < k->size; ++i) {
        if (k->slot[i]) {
            out[n++] = (k->slot[i] & KEY_MASK) | k->slot[i] >> 56 << 60;
        }
    }
    qsort(out, n, sizeof *out, ascending);
    *count = n;
    return out;
}
