/* Shared by the libFuzzer targets. A target is one file: it turns bytes into a program's input, and asserts by FUZZ_MUST what
 * must hold for any input; the sanitizers check the rest. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FUZZ_MUST(truth)                                                           \
    do {                                                                           \
        if (!(truth)) {                                                            \
            fprintf(stderr, "%s:%d: must hold: %s\n", __FILE__, __LINE__, #truth); \
            abort();                                                               \
        }                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as text that ends with a NUL; to be freed. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    memcpy(text, data, size);
    text[size] = 0;
    return text;
}

/* The input as a file to read; an empty one would be refused by fmemopen. */
static inline FILE *fuzz_file(const uint8_t *data, size_t size) {
    return size ? fmemopen((void *)(uintptr_t)data, size, "r") : fopen("/dev/null", "r");
}

#endif
