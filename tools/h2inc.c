/* h2inc: gives the assembler the numbers of C headers, so that none is typed twice.
 *
 *     h2inc header.h ... > name_const.inc
 *
 * Takes every `#define NAME number` and every name of an enum; a number may also be a name defined earlier. Other macros are left
 * out: assembly that uses one gets an error from the assembler, because there is no such symbol.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX 2000

static struct {
    char name[64];
    long value;
} known[NAMES_MAX];
static int names;

static void keep(const char *path, const char *name, long value) {
    for (int i = 0; i < names; ++i) {
        if (strcmp(known[i].name, name) == 0) {
            if (known[i].value != value) {
                fprintf(stderr, "h2inc: %s: %s is %ld here and %ld before\n", path, name, value, known[i].value);
                exit(1);
            }
            return;
        }
    }
    if (names == NAMES_MAX) {
        fprintf(stderr, "h2inc: %s: more than %d names\n", path, NAMES_MAX);
        exit(1);
    }
    snprintf(known[names].name, sizeof known[names].name, "%s", name);
    known[names++].value = value;
    printf("%s = %ld\n", name, value);
}

/* 1 if `text` is a number or a known name and nothing more. */
static int read_value(const char *text, long *value) {
    char word[64], *end;
    int length = 0;
    if (sscanf(text, " %63[A-Za-z0-9_-] %n", word, &length) != 1 || text[length] != '\0') {
        return 0;
    }
    *value = strtol(word, &end, 0);
    if (end != word && end[strspn(end, "uUlL")] == '\0') {
        return 1;
    }
    for (int i = 0; i < names; ++i) {
        if (strcmp(known[i].name, word) == 0) {
            *value = known[i].value;
            return 1;
        }
    }
    return 0;
}

/* The names between the braces of an enum, up to the first value that cannot be read. */
static void take_enum(const char *path, char *list) {
    long value = 0;
    for (char *item = strtok(list, ","); item; item = strtok(NULL, ","), ++value) {
        char name[64], *equals = strchr(item, '=');
        if (sscanf(item, " %63[A-Za-z0-9_]", name) != 1 || (equals && !read_value(equals + 1, &value))) {
            return;
        }
        keep(path, name, value);
    }
}

static void blank_comments(char *text) {
    for (char *at = text; (at = strstr(at, "/*")) != NULL;) {
        char *end = strstr(at, "*/");
        for (end = end ? end + 2 : at + strlen(at); at < end; ++at) {
            *at = *at == '\n' ? '\n' : ' ';
        }
    }
}

/* Defines and enums in the order of the file, one at a time. */
static void take_header(const char *path, char *text) {
    blank_comments(text);
    for (char *line = text, *next; line; line = next) {
        char name[64];
        int length = 0;
        long value;
        next = strchr(line, '\n');
        if (strncmp(line, "#define ", 8) == 0) {
            if (next) {
                *next++ = '\0';
            }
            if (sscanf(line, "#define %63[A-Za-z0-9_]%n", name, &length) == 1 && isspace((unsigned char)line[length]) &&
                read_value(line + length, &value)) {
                keep(path, name, value);
            }
            continue;
        }
        char *word = strstr(line, "enum"), *open = word ? strchr(word, '{') : NULL, *close = open ? strchr(open, '}') : NULL;
        if (close && (!next || word < next)) {
            next = strchr(close, '\n');
            *close = '\0';
            take_enum(path, open + 1);
        }
        next = next ? next + 1 : NULL;
    }
}

int main(int argc, char **argv) {
    static char text[100001];
    if (argc < 2) {
        fprintf(stderr, "usage: h2inc header.h ... > name_const.inc\n");
        return 2;
    }
    for (int i = 1; i < argc; ++i) {
        FILE *in = fopen(argv[i], "r");
        if (!in) {
            perror(argv[i]);
            return 1;
        }
        text[fread(text, 1, sizeof text - 1, in)] = '\0';
        fclose(in);
        take_header(argv[i], text);
    }
    return 0;
}
