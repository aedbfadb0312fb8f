#include "frontscript.h"

#include "frontcore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KIND_BUTTONS, KIND_AXIS, KIND_KEY, KIND_RESET };

typedef struct {
    unsigned long first, last; /* frames, inclusive */
    uint8_t kind, pad;         /* pad from 0 */
    uint16_t what;             /* button mask, axis number or key */
    int16_t value;             /* of an axis */
} entry_t;

static entry_t *entries;
static size_t count, room;

/* In the order of RETRO_DEVICE_ID_JOYPAD_*. */
static const char *const buttons[16] = {"b", "y", "select", "start", "up", "down", "left", "right",
                                        "a", "x", "l",      "r",     "l2", "r2",   "l3",   "r3"};
static const char *const axes[4] = {"lx", "ly", "rx", "ry"};

static bool parse_buttons(char *text, uint16_t *mask) {
    char *rest = NULL, *name;
    unsigned i;
    for (*mask = 0, name = strtok_r(text, "+", &rest); name; name = strtok_r(NULL, "+", &rest)) {
        for (i = 0; i < 16 && strcmp(name, buttons[i]) != 0; ++i) {
        }
        if (i == 16) {
            return false;
        }
        *mask |= (uint16_t)(1u << i);
    }
    return *mask != 0;
}

static bool parse_what(char *text, entry_t *entry) {
    char *equals = strchr(text, '='), *end;
    unsigned i;
    if (!strcmp(text, "reset")) {
        entry->kind = KIND_RESET;
        return true;
    }
    if (!equals) {
        entry->kind = KIND_BUTTONS;
        return parse_buttons(text, &entry->what);
    }
    *equals = 0;
    entry->value = (int16_t)strtol(equals + 1, &end, 10);
    if (end == equals + 1 || *end) {
        return false;
    }
    if (!strcmp(text, "key")) {
        entry->kind = KIND_KEY;
        entry->what = (uint16_t)entry->value;
        return entry->what < FC_KEYS;
    }
    entry->kind = KIND_AXIS;
    for (i = 0; i < 4 && strcmp(text, axes[i]) != 0; ++i) {
    }
    entry->what = (uint16_t)i;
    return i < 4;
}

/* frame:what:pad[:frames] */
static bool parse(char *line, entry_t *entry) {
    char *field[4] = {NULL}, *end;
    unsigned long frames = 1;
    unsigned n = 0;
    for (field[n++] = line; n < 4 && (line = strchr(line, ':')) != NULL; ++n) {
        *line++ = 0;
        field[n] = line;
    }
    if (n < 3) {
        return false;
    }
    entry->first = strtoul(field[0], &end, 10);
    if (end == field[0] || *end || !parse_what(field[1], entry)) {
        return false;
    }
    if (field[2][0] < '1' || field[2][0] >= '1' + FC_PADS || field[2][1]) {
        return false;
    }
    entry->pad = (uint8_t)(field[2][0] - '1');
    if (field[3]) {
        frames = strtoul(field[3], &end, 10);
        if (end == field[3] || *end || frames == 0) {
            return false;
        }
    }
    entry->last = entry->first + frames - 1;
    return true;
}

bool fs_add(const char *line, const char *where, unsigned long number) {
    char copy[256];
    entry_t entry = {0};
    snprintf(copy, sizeof copy, "%s", line);
    copy[strcspn(copy, "#\r\n")] = 0;
    while (*copy && strchr(" \t", copy[strlen(copy) - 1])) {
        copy[strlen(copy) - 1] = 0;
    }
    if (!*copy) {
        return true;
    }
    if (!parse(copy, &entry)) {
        fprintf(stderr, "front: %s:%lu: not frame:button:pad[:frames]\n", where, number);
        return false;
    }
    if (count == room) {
        entry_t *more = realloc(entries, (2 * room + 64) * sizeof *entries);
        if (!more) {
            return false;
        }
        entries = more;
        room = 2 * room + 64;
    }
    entries[count++] = entry;
    return true;
}

bool fs_read(const char *path) {
    FILE *file = fopen(path, "r");
    char line[256];
    unsigned long number = 0;
    bool good = true;
    if (!file) {
        perror(path);
        return false;
    }
    while (good && fgets(line, sizeof line, file)) {
        good = fs_add(line, path, ++number);
    }
    fclose(file);
    return good;
}

bool fs_apply(unsigned long frame) {
    bool reset = false;
    size_t i;
    memset(fc.pad, 0, sizeof fc.pad);
    memset(fc.analog, 0, sizeof fc.analog);
    memset(fc.key, 0, sizeof fc.key);
    for (i = 0; i < count; ++i) {
        const entry_t *e = &entries[i];
        if (frame < e->first || frame > e->last) {
            continue;
        }
        switch (e->kind) {
        case KIND_BUTTONS:
            fc.pad[e->pad] |= e->what;
            break;
        case KIND_AXIS:
            fc.analog[e->pad][e->what >> 1][e->what & 1] = e->value;
            break;
        case KIND_KEY:
            fc.key[e->what] = true;
            break;
        default:
            reset = true;
        }
    }
    return reset;
}
