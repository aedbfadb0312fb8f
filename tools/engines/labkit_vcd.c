#include "tools/engines/labkit_vcd.h"

#include "tools/engines/labkit_input.h"

#include <string.h>

/* An identifier of one or two printable letters. */
static void put_id(FILE *file, unsigned n) {
    fputc('!' + (int)(n % 90), file);
    if (n >= 90) {
        fputc('!' + (int)(n / 90), file);
    }
}

/* Whether the list of names has this signal or its module. */
static bool named(const char *wanted, const vcd_signal_t *s, char *full, size_t room) {
    const char *at;
    size_t length;
    snprintf(full, room, "%s.%s", s->module, s->name);
    for (at = wanted; *at; at += length + (at[length] == ',')) {
        length = strcspn(at, ",");
        if ((length == strlen(full) && !strncmp(at, full, length)) ||
            (length == strlen(s->module) && !strncmp(at, s->module, length)) || (length == 3 && !strncmp(at, "all", 3))) {
            return true;
        }
    }
    return false;
}

/* Every name must be in the list. */
static void check_names(const vcd_signal_t *list, unsigned count, const char *wanted) {
    const char *at;
    size_t length;
    for (at = wanted; *at; at += length + (at[length] == ',')) {
        char one[80], full[80];
        unsigned n;
        length = strcspn(at, ",");
        snprintf(one, sizeof one, "%.*s", (int)length, at);
        for (n = 0; n < count && !named(one, &list[n], full, sizeof full); ++n) {
        }
        if (n == count) {
            fail("no such signal", one);
        }
    }
}

static void put_header(vcd_t *v) {
    unsigned n;
    fputs("$comment labkit, clocks of 65 MHz $end\n$timescale 1 ps $end\n", v->file);
    for (n = 0; n < v->count; ++n) {
        const vcd_signal_t *s = v->signal[n];
        if (!n || strcmp(s->module, v->signal[n - 1]->module) != 0) {
            fprintf(v->file, "%s$scope module %s $end\n", n ? "$upscope $end\n" : "", s->module);
        }
        fprintf(v->file, "$var reg %u ", s->width);
        put_id(v->file, n);
        if (s->width > 1) {
            fprintf(v->file, " %s [%u:0] $end\n", s->name, s->width - 1u);
        } else {
            fprintf(v->file, " %s $end\n", s->name);
        }
    }
    fputs("$upscope $end\n$enddefinitions $end\n", v->file);
}

void vcd_open(vcd_t *v, const char *path, const vcd_signal_t *list, unsigned count, const char *wanted) {
    unsigned n;
    char full[80];
    memset(v, 0, sizeof *v);
    check_names(list, count, wanted);
    for (n = 0; n < count && v->count < VCD_MOST; ++n) {
        if (named(wanted, &list[n], full, sizeof full)) {
            v->signal[v->count++] = &list[n];
        }
    }
    v->file = fopen(path, "w");
    if (!v->file) {
        fail("cannot write", path);
    }
    put_header(v);
}

static uint32_t value_of(const vcd_signal_t *s, const void *structure) {
    const uint8_t *at = (const uint8_t *)structure + s->offset;
    uint16_t half;
    uint32_t word;
    switch (s->size) {
    case 1:
        word = *at;
        break;
    case 2:
        memcpy(&half, at, sizeof half);
        word = half;
        break;
    default:
        memcpy(&word, at, sizeof word);
        break;
    }
    return s->width < 32 ? word & ((1u << s->width) - 1) : word;
}

static void put_value(vcd_t *v, unsigned n, uint32_t value) {
    int bit = v->signal[n]->width - 1;
    if (bit) {
        fputc('b', v->file);
        for (; bit >= 0; --bit) {
            fputc('0' + (value >> bit & 1), v->file);
        }
        fputc(' ', v->file);
    } else {
        fputc('0' + (value & 1), v->file);
    }
    put_id(v->file, n);
    fputc('\n', v->file);
}

void vcd_clock(vcd_t *v, const void *structure, uint64_t clock) {
    bool stamped = false;
    unsigned n;
    for (n = 0; n < v->count; ++n) {
        uint32_t value = value_of(v->signal[n], structure);
        if (v->begun && value == v->last[n]) {
            continue;
        }
        if (!stamped) { /* 65 MHz: 200000/13 ps */
            fprintf(v->file, "#%llu\n", (unsigned long long)(clock * 200000 / 13));
            stamped = true;
        }
        v->last[n] = value;
        put_value(v, n, value);
    }
    v->begun = true;
}

bool vcd_close(vcd_t *v) {
    bool good = !ferror(v->file);
    return fclose(v->file) == 0 && good;
}
