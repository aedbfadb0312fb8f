/* Colour table of the 2C02 and the reader of palettes.txt. */
#include "tools/lib/artpal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const uint32_t nes_rgb[64] = {
    0x545454, 0x001E74, 0x081090, 0x300088, 0x440064, 0x5C0030, 0x540400, 0x3C1800, 0x202A00, 0x083A00, 0x004000,
    0x003C00, 0x00323C, 0x000000, 0x000000, 0x000000, 0x989698, 0x084CC4, 0x3032EC, 0x5C1EE4, 0x8814B0, 0xA01464,
    0x982220, 0x783C00, 0x545A00, 0x287200, 0x087C00, 0x007628, 0x006678, 0x000000, 0x000000, 0x000000, 0xECEEEC,
    0x4C9AEC, 0x787CEC, 0xB062EC, 0xE454EC, 0xEC58B4, 0xEC6A64, 0xD48820, 0xA0AA00, 0x74C400, 0x4CD020, 0x38CC6C,
    0x38B4CC, 0x3C3C3C, 0x000000, 0x000000, 0xECEEEC, 0xA8CCEC, 0xBCBCEC, 0xD4B2EC, 0xECAEEC, 0xECAED4, 0xECB4B0,
    0xE4C490, 0xCCD278, 0xB4DE78, 0xA8E290, 0x98E2B4, 0xA0D6E4, 0xA0A2A0, 0x000000, 0x000000,
};

/* "$2F" -> 0x2F; -1 for anything that is not a colour number. */
static int colour_number(const char *word) {
    char *end;
    long n;
    if (word[0] != '$' || word[1] == '\0') {
        return -1;
    }
    n = strtol(word + 1, &end, 16);
    return (*end == '\0' && n >= 0 && n < 64) ? (int)n : -1;
}

static int parse_line(pal_book_t *book, char *line, const char *path, unsigned row) {
    pal_t *pal = &book->list[book->count];
    char *word = strtok(line, " \t\r\n");
    if (word == NULL || word[0] == '#') {
        return 0;
    }
    if (book->count == PAL_MAX || strlen(word) >= PAL_NAME_LEN || pal_find(book, word) != NULL) {
        fprintf(stderr, "%s:%u: palette '%s': name too long, already used, or too many palettes\n", path, row, word);
        return -1;
    }
    strcpy(pal->name, word);
    for (unsigned i = 0; i < PAL_COLOURS; ++i) {
        int n;
        word = strtok(NULL, " \t\r\n");
        n = word == NULL ? -1 : colour_number(word);
        if (n < 0) {
            fprintf(stderr, "%s:%u: palette '%s': colour %u is '%s', want $00-$3F\n", path, row, pal->name, i,
                    word == NULL ? "" : word);
            return -1;
        }
        pal->nes[i] = (uint8_t)n;
    }
    ++book->count;
    return 0;
}

int pal_load(pal_book_t *book, const char *path) {
    char line[256];
    unsigned row = 0;
    int bad = 0;
    FILE *f = fopen(path, "r");
    if (f == NULL) {
        perror(path);
        return -1;
    }
    book->count = 0;
    while (!bad && fgets(line, sizeof line, f) != NULL) {
        bad = parse_line(book, line, path, ++row);
    }
    fclose(f);
    return bad;
}

const pal_t *pal_find(const pal_book_t *book, const char *name) {
    for (unsigned i = 0; i < book->count; ++i) {
        if (strcmp(book->list[i].name, name) == 0) {
            return &book->list[i];
        }
    }
    return NULL;
}

int pal_entry(const pal_t *pal, int first, uint32_t rgb) {
    for (int i = first; i < PAL_COLOURS; ++i) {
        if (nes_rgb[pal->nes[i]] == rgb) {
            return i;
        }
    }
    return -1;
}
