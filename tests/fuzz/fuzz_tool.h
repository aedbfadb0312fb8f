/* A build tool with its main inside a target. The target defines FUZZ_TOOL and includes this before the tool's source: files that the tool
 * opens to read are the parts of the input (split at form feeds, in the order of opening), what it writes goes nowhere, and
 * exit comes back to fuzz_tool. */
#ifndef FUZZ_TOOL_H
#define FUZZ_TOOL_H

#include "tests/fuzz/fuzz.h"
#include <setjmp.h>

#define FUZZ_FILES 16

static const uint8_t *fuzz_part, *fuzz_end;
static FILE *fuzz_open_files[FUZZ_FILES];
static jmp_buf fuzz_exited;

static FILE *fuzz_keep(FILE *f) {
    for (int i = 0; i < FUZZ_FILES; ++i) {
        if (!fuzz_open_files[i]) {
            return fuzz_open_files[i] = f;
        }
    }
    abort();
}

static inline FILE *fuzz_fopen(const char *path, const char *mode) {
    const uint8_t *start = fuzz_part;
    (void)path;
    if (mode[0] != 'r') {
        return fuzz_keep(fopen("/dev/null", mode));
    }
    while (fuzz_part < fuzz_end && *fuzz_part != '\f') {
        ++fuzz_part;
    }
    size_t size = (size_t)(fuzz_part - start);
    if (fuzz_part < fuzz_end) {
        ++fuzz_part;
    }
    return fuzz_keep(fuzz_file(start, size));
}

static inline int fuzz_fclose(FILE *f) {
    for (int i = 0; i < FUZZ_FILES; ++i) {
        if (fuzz_open_files[i] == f) {
            fuzz_open_files[i] = NULL;
        }
    }
    return fclose(f);
}

static inline _Noreturn void fuzz_exit(int status) {
    longjmp(fuzz_exited, status + 1);
}

/* Runs the tool on the input; its status. */
static inline int fuzz_tool(int (*tool)(int, char **), int argc, char **argv, const uint8_t *data, size_t size) {
    static int status;
    fuzz_part = data;
    fuzz_end = data + size;
    status = setjmp(fuzz_exited);
    status = status ? status - 1 : tool(argc, argv);
    for (int i = 0; i < FUZZ_FILES; ++i) {
        if (fuzz_open_files[i]) {
            fclose(fuzz_open_files[i]);
            fuzz_open_files[i] = NULL;
        }
    }
    return status;
}

#define fopen fuzz_fopen
#define fclose fuzz_fclose
#define exit fuzz_exit
#define main tool_main

#endif
