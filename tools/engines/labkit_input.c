#include "tools/engines/labkit_input.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void fail(const char *what, const char *detail) {
    fprintf(stderr, "labkit: %s%s%s\n", what, detail ? ": " : "", detail ? detail : "");
    exit(2);
}

_Noreturn void input_fail(const input_t *in, const char *what) {
    fflush(stdout);
    fprintf(stderr, "labkit: %s:%lu: %s\n", in->path, in->number, what);
    exit(2);
}

void input_open(input_t *in, const char *path) {
    in->path = path;
    in->number = 0;
    in->file = fopen(path, "r");
    if (!in->file) {
        fail(path, strerror(errno));
    }
}

bool input_next(input_t *in) {
    while (fgets(in->line, sizeof in->line, in->file)) {
        size_t length = strlen(in->line);
        ++in->number;
        if (length + 1 == sizeof in->line) {
            input_fail(in, "line too long");
        }
        while (length && strchr("\r\n \t", in->line[length - 1])) {
            in->line[--length] = 0;
        }
        if (length) {
            return true;
        }
    }
    fclose(in->file);
    return false;
}

/* ---- JSON lines ---- */

const char *json_find(const input_t *in, const char *key) {
    char quoted[64];
    const char *place;
    size_t length = strlen(in->line);
    if (in->line[0] != '{' || in->line[length - 1] != '}') {
        input_fail(in, "not a JSON object");
    }
    snprintf(quoted, sizeof quoted, "\"%s\"", key);
    for (place = in->line; (place = strstr(place, quoted)) != NULL;) {
        place += strlen(quoted);
        place += strspn(place, " \t");
        if (*place == ':') {
            ++place;
            return place + strspn(place, " \t");
        }
    }
    return NULL;
}

bool json_has(const input_t *in, const char *key) {
    return json_find(in, key) != NULL;
}

static const char *need(const input_t *in, const char *key) {
    const char *value = json_find(in, key);
    if (!value) {
        char text[96];
        snprintf(text, sizeof text, "no \"%s\"", key);
        input_fail(in, text);
    }
    return value;
}

long json_int(const input_t *in, const char *key, long min, long max) {
    const char *text = need(in, key);
    char *end, message[128];
    long value;
    errno = 0;
    value = strtol(text, &end, 10);
    if (end == text || errno || !strchr(",} \t", *end) || value < min || value > max) {
        snprintf(message, sizeof message, "\"%s\" is not a number from %ld to %ld", key, min, max);
        input_fail(in, message);
    }
    return value;
}

bool json_bool(const input_t *in, const char *key) {
    const char *text = need(in, key);
    if (strncmp(text, "true", 4) != 0 && strncmp(text, "false", 5) != 0) {
        input_fail(in, "not true or false");
    }
    return text[0] == 't';
}

void json_text(const input_t *in, const char *key, char *out, size_t room) {
    const char *text = need(in, key), *end = *text == '"' ? strchr(text + 1, '"') : NULL;
    if (!end || (size_t)(end - text) > room) {
        char message[96];
        snprintf(message, sizeof message, "\"%s\" is not a text", key);
        input_fail(in, message);
    }
    snprintf(out, room, "%.*s", (int)(end - text - 1), text + 1);
}

/* ---- maps ---- */

typedef struct {
    char name[64];
    map_t map;
} named_map_t;

static named_map_t *maps;
static size_t map_count;

bool map_parse(const char *text, map_t *map) {
    unsigned n;
    for (n = 0; n < MAP_CELLS; ++n) {
        if (text[n] != '0' && text[n] != '1') {
            return false;
        }
        map->bit[n] = text[n] == '1';
    }
    return text[n] == 0;
}

void maps_read(const char *path) {
    static input_t in;
    input_open(&in, path);
    while (input_next(&in)) {
        size_t length = strcspn(in.line, " \t");
        named_map_t *entry;
        maps = realloc(maps, (map_count + 1) * sizeof *maps);
        if (!maps) {
            fail("no memory", NULL);
        }
        entry = &maps[map_count++];
        if (length >= sizeof entry->name || !in.line[length] ||
            !map_parse(in.line + length + strspn(in.line + length, " \t"), &entry->map)) {
            input_fail(&in, "not a name and 441 characters 0 or 1");
        }
        memcpy(entry->name, in.line, length);
        entry->name[length] = 0;
    }
}

const map_t *maps_find(const input_t *in, const char *name) {
    size_t n;
    for (n = 0; n < map_count; ++n) {
        if (!strcmp(maps[n].name, name)) {
            return &maps[n].map;
        }
    }
    input_fail(in, "there is no map of this name");
}

/* ---- arguments ---- */

static bool first_line_has(const char *path, const char *key) {
    static char line[LINE_ROOM];
    char quoted[64];
    FILE *file = fopen(path, "r");
    bool has, negated = *key == '!';
    if (!file) {
        fail(path, strerror(errno));
    }
    snprintf(quoted, sizeof quoted, "\"%s\"", key + negated);
    has = fgets(line, sizeof line, file) && strstr(line, quoted);
    fclose(file);
    return has != negated;
}

/* No argument fits: names the first one that cannot be opened, otherwise the kind of file that is wanted. */
static _Noreturn void none_to_pick(int argc, char **argv, const char *suffix, const char *what) {
    char wanted[128];
    int n;
    for (n = 0; n < argc; ++n) {
        FILE *file = fopen(argv[n], "r");
        if (!file) {
            fail(argv[n], strerror(errno));
        }
        fclose(file);
    }
    snprintf(wanted, sizeof wanted, "%s (its name must end in %s)", what, suffix);
    fail("missing file", wanted);
}

const char *input_pick(int argc, char **argv, const char *suffix, const char *key, const char *what) {
    int n;
    for (n = 0; n < argc; ++n) {
        size_t length = strlen(argv[n]), tail = strlen(suffix);
        if (length >= tail && !strcmp(argv[n] + length - tail, suffix) && (!key || first_line_has(argv[n], key))) {
            return argv[n];
        }
    }
    none_to_pick(argc, argv, suffix, what);
}

void input_expect(int argc, char **argv, int count) {
    if (argc != count) {
        fail("wrong number of files", argc > count ? argv[count] : "too few");
    }
}

unsigned long parse_number(const char *text, const char *what, unsigned long max) {
    char *end;
    unsigned long value;
    errno = 0;
    value = strtoul(text, &end, 0);
    if (end == text || *end || errno || value > max || *text == '-') {
        fail(what, text);
    }
    return value;
}
