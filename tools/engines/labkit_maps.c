/* The commands that redo golden files of the random numbers and the map generator. */
#include "libretro/board/corrections.h"
#include "libretro/board/map_generation.h"
#include "tools/engines/labkit.h"
#include "tools/engines/labkit_input.h"

#include <stdlib.h>
#include <string.h>

#define NEVER_EDGES 200    /* no value within this many: never */
#define PRESS_EDGES 400000 /* no maze within this many: -1 */
#define DEFAULT_VALUES 40

static input_t in;

/* ---- lfsr ---- */

/* How many numbers the line's "values" has. */
static unsigned count_values(void) {
    const char *text = json_find(&in, "values");
    unsigned count = 0;
    if (!text) {
        return DEFAULT_VALUES;
    }
    if (*text != '[') {
        input_fail(&in, "\"values\" is not an array");
    }
    for (; *text && *text != ']'; ++text) {
        count += *text == ',' || (*text == '[' && text[1] != ']');
    }
    return count ? count : DEFAULT_VALUES;
}

/* Edges until the next value; -1 if none comes. */
static int next_value(lfsr_t *m, lfsr_in_t *l, bool hold) {
    int edges = 0;
    l->start = 1;
    if (!hold) {
        labkit_lfsr_tick(m, l); /* the edge that samples start is not counted */
        l->start = 0;
    }
    do {
        if (edges == NEVER_EDGES) {
            return -1;
        }
        labkit_lfsr_tick(m, l);
        ++edges;
    } while (!m->done_q);
    return edges;
}

int command_lfsr(int argc, char **argv) {
    input_expect(argc, argv, 1);
    input_open(&in, input_pick(argc, argv, ".jsonl", NULL, "LFSR.jsonl"));
    while (input_next(&in)) {
        lfsr_t m = {0};
        lfsr_in_t l = {.fix = AS_BUILT, .reset = 1};
        char mode[16], cycles[8192] = "";
        size_t used = 0;
        unsigned count = count_values(), n;
        int edges = 0;
        json_text(&in, "mode", mode, sizeof mode);
        if (strcmp(mode, "hold") != 0 && strcmp(mode, "pulse") != 0) {
            input_fail(&in, "mode is neither hold nor pulse");
        }
        l.min = (uint8_t)json_int(&in, "min", 0, 31);
        l.max = (uint8_t)json_int(&in, "max", 0, 31);
        labkit_lfsr_tick(&m, &l);
        l.reset = 0;
        printf("%s %u %u ", mode, l.min, l.max);
        for (n = 0; n < count && (edges = next_value(&m, &l, mode[0] == 'h')) >= 0; ++n) {
            printf("%s%u", n ? "," : "", m.random_q);
            used += (size_t)snprintf(cycles + used, sizeof cycles - used, "%s%d", n ? "," : "", edges);
            if (used > sizeof cycles - 8) {
                input_fail(&in, "too many values");
            }
        }
        printf("%s%s\n", n ? " " : "never", cycles);
    }
    return 0;
}

/* ---- mapgen ---- */

typedef struct {
    char series[32];
    long next_n; /* the press that would follow */
    uint32_t lcg;
    mapgen_t mapgen;
} series_t;

static series_t s;

static void edges(long count, uint8_t reset) {
    const mapgen_in_t m = {.fix = AS_BUILT, .reset = reset};
    for (; count > 0; --count) {
        labkit_mapgen_tick(&s.mapgen, &m);
    }
}

/* One press of start; returns the edges until done, or -1, and counts the mazes made. */
static long press(long gap, long reset, long limit, long *attempts) {
    mapgen_in_t m = {.fix = AS_BUILT, .start = 1};
    long count;
    edges(gap, 0);
    if (reset) {
        edges(reset, 1);
        edges(1, 0);
    }
    labkit_mapgen_tick(&s.mapgen, &m);
    m.start = 0;
    *attempts = 0;
    for (count = 0; count < limit && !s.mapgen.q.done_q; ++count) {
        *attempts += labkit_mapgen_tick(&s.mapgen, &m);
    }
    return s.mapgen.q.done_q ? count : -1;
}

static void power_up(const char *series) {
    memset(&s, 0, sizeof s);
    snprintf(s.series, sizeof s.series, "%s", series);
    s.lcg = !strcmp(series, "C") ? 12345 : series[0] == 'D' ? (uint32_t)strtoul(series + 1, NULL, 10) : 1;
}

/* The gap of a press by the rule of its series, for presses that a file leaves out: A none, the others from
 * an LCG. */
static long ruled_gap(void) {
    s.lcg = (1103515245u * s.lcg + 12345u) & 0x7FFFFFFFu;
    return s.series[0] == 'A' ? 0 : (long)(s.lcg >> 16) % 1000;
}

static void catch_up(long n) {
    for (; s.next_n < n; ++s.next_n) {
        long attempts, gap = s.next_n ? ruled_gap() : 0;
        press(gap, s.next_n == 0 || s.series[0] == 'C' ? 4 : 0, PRESS_EDGES, &attempts);
    }
    if (n) {
        ruled_gap(); /* keeps the generator in step when the line has its own gap */
    }
    s.next_n = n + 1;
}

static void print_map(void) {
    uint8_t reached[MAP_CELLS];
    unsigned n;
    labkit_mapcheck_reach(&s.mapgen.map_q, 0, reached);
    printf(" %u ", reached[MAP_SIDE * MAP_CENTRE + MAP_CENTRE]);
    for (n = 0; n < MAP_CELLS; ++n) {
        putchar('0' + s.mapgen.map_q.bit[n]);
    }
    putchar('\n');
}

/* "script":[[gap,reset],...]: all presses but the last get done; the last is given no_done_within edges. */
static void run_script(const char *series) {
    const char *text = json_find(&in, "script");
    long limit = json_int(&in, "no_done_within", 1, 2000000000), attempts = 0, cycles = 0, n = -1;
    if (*text != '[') {
        input_fail(&in, "not a list of [gap,reset]");
    }
    power_up(series);
    for (; (text = strchr(text + 1, '[')) != NULL; ++n) {
        char *end;
        long gap = strtol(text + 1, &end, 10), reset = *end == ',' ? strtol(end + 1, &end, 10) : -1;
        if (*end != ']' || gap < 0 || reset < 0) {
            input_fail(&in, "not a list of [gap,reset]");
        }
        cycles = press(gap, reset, strchr(end, '[') ? PRESS_EDGES : limit, &attempts);
    }
    printf("%s %ld %ld %ld", series, n, cycles, attempts);
    print_map();
}

int command_mapgen(int argc, char **argv) {
    input_expect(argc, argv, 1);
    input_open(&in, input_pick(argc, argv, ".jsonl", NULL, "MAPGEN.jsonl"));
    while (input_next(&in)) {
        char series[32];
        long n, cycles, attempts, gap, reset;
        json_text(&in, "series", series, sizeof series);
        if (json_has(&in, "script")) {
            run_script(series);
            continue;
        }
        n = json_int(&in, "n", 0, 1000000);
        gap = json_int(&in, "gap", 0, 100000000);
        reset = json_int(&in, "reset", 0, 100000000);
        if (strcmp(series, s.series) != 0 || n < s.next_n) {
            power_up(series);
        }
        catch_up(n);
        cycles = press(gap, reset, PRESS_EDGES, &attempts);
        printf("%s %ld %ld %ld", series, n, cycles, attempts);
        print_map();
    }
    return 0;
}
