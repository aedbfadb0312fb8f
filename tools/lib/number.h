/* Whole numbers on a command line. */
#ifndef NUMBER_H
#define NUMBER_H

#include <errno.h>
#include <stdlib.h>

/* Returns 1 and sets *value if the whole `text` is a number (0x..: hexadecimal) from `least` to `most`. */
static inline int number_read(const char *text, unsigned long least, unsigned long most, unsigned long *value) {
    char *end;
    if (!text || *text < '0' || *text > '9') {
        return 0;
    }
    errno = 0;
    *value = strtoul(text, &end, text[0] == '0' && (text[1] | 32) == 'x' ? 16 : 10);
    return *end == '\0' && errno == 0 && *value >= least && *value <= most;
}

#endif
