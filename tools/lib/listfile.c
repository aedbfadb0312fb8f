#include "tools/lib/listfile.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

const char *at_file = "mkcart";
int at_line;

void fail(const char *message, const char *detail) {
    fprintf(stderr, "%s:%d: %s%s%s\n", at_file, at_line, message, *detail ? ": " : "", detail);
    exit(1);
}

FILE *open_list(const char *path) {
    FILE *f = fopen(path, "r");
    at_file = path;
    at_line = 0;
    if (!f) {
        fail("cannot open", "");
    }
    return f;
}

char *trim(char *s) {
    char *end;
    while (isspace((unsigned char)*s)) {
        ++s;
    }
    end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1])) {
        *--end = 0;
    }
    return s;
}

char *next_line(FILE *f, char *buffer) {
    while (fgets(buffer, LINE_MAX_BYTES, f)) {
        char *s;
        ++at_line;
        if (!strchr(buffer, '\n')) {
            fail("line too long, or no newline at its end", "");
        }
        s = trim(buffer);
        if (*s && *s != '#') {
            return s;
        }
    }
    return NULL;
}

void upper(char *to, const char *from) {
    while ((*to++ = (char)toupper((unsigned char)*from++))) {
    }
}

void field(char *to, size_t size, char **rest, const char *name) {
    char *bar, *text;
    if (!*rest) {
        fail("missing field", name);
    }
    bar = strchr(*rest, '|');
    text = *rest;
    if (bar) {
        *bar = 0;
    }
    *rest = bar ? bar + 1 : NULL;
    text = trim(text);
    if (!*text) {
        fail("empty field", name);
    }
    if (strlen(text) >= size) {
        fail("too long", name);
    }
    strcpy(to, text);
}

int number(char **rest, const char *name, int least, int most) {
    char text[8], *end;
    long value;
    field(text, sizeof text, rest, name);
    value = strtol(text, &end, 10);
    if (*end || value < least || value > most) {
        fail("not a number that fits", name);
    }
    return (int)value;
}
