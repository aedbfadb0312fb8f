#include "frontmemory.h"

#include "frontcore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads "M:" at the start of *text and steps over it; false if there is no such memory. */
static bool parse_memory(const char **text, unsigned *id) {
    static const struct {
        const char *name;
        unsigned id;
    } names[] = {{"sys:", RETRO_MEMORY_SYSTEM_RAM},
                 {"save:", RETRO_MEMORY_SAVE_RAM},
                 {"video:", RETRO_MEMORY_VIDEO_RAM},
                 {"rtc:", RETRO_MEMORY_RTC}};
    unsigned i;
    for (i = 0; i < 4; ++i) {
        size_t length = strlen(names[i].name);
        if (!strncmp(*text, names[i].name, length)) {
            *text += length;
            *id = names[i].id;
            return fc.call.get_memory_data(*id) != NULL;
        }
    }
    return false;
}

/* The address range must be inside the memory. */
static const uint8_t *memory_at(unsigned id, unsigned long address, unsigned long length) {
    size_t size = fc.call.get_memory_size(id);
    return address <= size && length <= size - address ? (const uint8_t *)fc.call.get_memory_data(id) + address : NULL;
}

bool fm_dump(const char *text) {
    unsigned id;
    char *end;
    unsigned long address, length, i;
    const uint8_t *bytes;
    const char *name = text;
    if (!parse_memory(&text, &id)) {
        return false;
    }
    address = strtoul(text, &end, 16);
    length = *end == ':' ? strtoul(end + 1, &end, 16) : 1;
    bytes = memory_at(id, address, length);
    if (*end || !bytes) {
        return false;
    }
    for (i = 0; i < length; ++i) {
        if (i % 16 == 0) {
            printf("%s%.*s %04lX", i ? "\n" : "", (int)strcspn(name, ":"), name, address + i);
        }
        printf(" %02X", bytes[i]);
    }
    putchar('\n');
    return true;
}

bool fm_expect(const char *text, unsigned long frame, bool *equal) {
    unsigned id;
    char *end;
    unsigned long address, value;
    const char *whole = text;
    const uint8_t *byte;
    if (!parse_memory(&text, &id)) {
        return false;
    }
    address = strtoul(text, &end, 16);
    if (*end != '=') {
        return false;
    }
    value = strtoul(end + 1, &end, 16);
    byte = memory_at(id, address, 1);
    if (*end || !byte) {
        return false;
    }
    *equal = *byte == value;
    if (!*equal) {
        printf("FAIL frame %lu: want %s, is %02X\n", frame, whole, *byte);
    }
    return true;
}

bool fm_write(const char *text) {
    unsigned id;
    return parse_memory(&text, &id) && fc_write_file(text, fc.call.get_memory_data(id), fc.call.get_memory_size(id));
}
