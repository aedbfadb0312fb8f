#include "content.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string/stdstring.h>

#define LINE 128
#define FILE_MOST 4096

/* Trims blanks at both ends, in place. */
static char *trimmed(char *text) {
    char *end;
    text += strspn(text, " \t\r");
    end = text + strlen(text);
    while (end > text && strchr(" \t\r", end[-1])) {
        *--end = '\0';
    }
    return text;
}

static bool take_seed(const char *value, content_t *content) {
    size_t length = strlen(value);
    content->has_seed = length >= 1 && length <= 8 && strspn(value, "0123456789ABCDEFabcdef") == length;
    content->seed = (uint32_t)strtoul(value, NULL, 16);
    return content->has_seed;
}

static bool take_behaviour(const char *value, content_t *content) {
    static const char *const names[] = {"extended", "meant", "built"};
    unsigned n;
    for (n = 0; n < 3; ++n) {
        if (string_is_equal(value, names[n])) {
            content->behaviour = names[n];
            return true;
        }
    }
    return false;
}

/* Reads one line, without its comment; returns what is wrong with it, or NULL. */
static const char *take_line(char *line, content_t *content, bool *board) {
    char *value = strchr(line, '='), *name;
    if (!*trimmed(line)) {
        return NULL;
    }
    if (!value) {
        return "no '=' in it";
    }
    *value++ = '\0';
    name = trimmed(line);
    value = trimmed(value);
    if (string_is_equal(name, "board")) {
        *board = string_is_equal(value, "labyrinth");
        return *board ? NULL : "the only board is labyrinth";
    }
    if (string_is_equal(name, "seed")) {
        return take_seed(value, content) ? NULL : "a seed is up to eight hexadecimal digits";
    }
    if (string_is_equal(name, "behaviour")) {
        return take_behaviour(value, content) ? NULL : "a behaviour is extended, meant or built";
    }
    return "only board, seed and behaviour are known";
}

bool labkit_content_parse(const char *text, size_t size, content_t *content, char *message, size_t room) {
    const char *end = text + size;
    bool board = false;
    unsigned number;
    memset(content, 0, sizeof *content);
    if (size > FILE_MOST || memchr(text, '\0', size)) {
        snprintf(message, room, "This is no .board file: it should be a few lines of text.");
        return false;
    }
    for (number = 1; text < end; ++number) {
        const char *stop = memchr(text, '\n', (size_t)(end - text)), *wrong;
        size_t length = (size_t)((stop ? stop : end) - text);
        char line[LINE];
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        line[strcspn(line, "#")] = '\0';
        wrong = length < sizeof line ? take_line(line, content, &board) : "it is too long";
        if (wrong) {
            snprintf(message, room, "The .board file, line %u: %s.", number, wrong);
            return false;
        }
        text += length + 1;
    }
    if (!board) {
        snprintf(message, room, "The .board file names no board; its first line should be: board = labyrinth");
    }
    return board;
}
