/* A growing set of position keys with a small number each: open addressing, keys below 2^56, never 0. */
#ifndef C4KEYS_H
#define C4KEYS_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t *slot; /* key | value << 56; 0 = free */
    size_t size, used;
} c4_keys_t;

void c4k_clear(c4_keys_t *k); /* also makes a zeroed struct ready */
void c4k_free(c4_keys_t *k);
void c4k_put(c4_keys_t *k, uint64_t key, int value); /* value 0..63; replaces */
int c4k_get(const c4_keys_t *k, uint64_t key);       /* -1 when absent */
void c4k_swap(c4_keys_t *a, c4_keys_t *b);

/* The keys in ascending order, each with value << 60 (values up to 15); the caller frees the array. */
uint64_t *c4k_sorted(const c4_keys_t *k, size_t *count);

#endif
