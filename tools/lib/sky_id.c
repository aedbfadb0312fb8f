#include "tools/lib/sky_id.h"

#include <string.h>

static const char *at; /* the next character to read; not reentrant */
static sky_puzzle_t *into;

/* Reads a number of one digit, 1..n if `first` is '1', and else one less; 0 when there is none or a second digit follows. */
static uint8_t digit(uint8_t n, char first) {
    uint8_t d;

    d = (uint8_t)*at;
    d -= (uint8_t)first - 1;
    if (d < 1 || d > n) {
        return 0;
    }
    ++at;
    if (*at >= '0' && *at <= '9') {
        return 0;
    }
    return d;
}

static uint8_t parse_clues(void) {
    uint8_t k, count;

    count = into->n * 4;
    for (k = 0; k < count; ++k) {
        if (k != 0) {
            if (*at != '/') {
                return *at == ',' || *at == 0 ? SKY_ID_CLUE_COUNT : SKY_ID_BAD_CLUE;
            }
            ++at;
        }
        if (*at == '/' || *at == ',' || *at == 0) {
            continue;
        }
        into->clue[k] = digit(into->n - into->parks, '1');
        if (into->clue[k] == 0) {
            return SKY_ID_BAD_CLUE;
        }
    }
    if (*at == '/') {
        return SKY_ID_CLUE_COUNT;
    }
    return *at == ',' || *at == 0 ? SKY_ID_OK : SKY_ID_BAD_CLUE;
}

static uint8_t parse_cells(void) {
    uint8_t cell, cells, run, number; /* number: the last item read was a given */

    cells = into->n * into->n;
    cell = 0;
    number = 0;
    while (*at != 0) {
        if (*at >= 'a' && *at <= 'z') {
            run = (uint8_t)*at;
            run -= 'a' - 1;
            ++at;
            cell += run;
            number = 0;
        } else {
            if (*at == '_' && number != 0) {
                ++at;
            }
            if (cell >= cells) {
                return SKY_ID_CELL_COUNT;
            }
            into->given[cell] = digit(into->n, '1' - into->parks);
            if (into->given[cell] == 0) {
                return SKY_ID_BAD_CELL;
            }
            ++cell;
            number = 1;
        }
        if (cell > cells) {
            return SKY_ID_CELL_COUNT;
        }
    }
    return cell == cells ? SKY_ID_OK : SKY_ID_CELL_COUNT;
}

uint8_t sky_id_parse(const char *text, sky_puzzle_t *p) {
    uint8_t code;

    memset(p, 0, sizeof *p);
    at = text;
    into = p;
    p->n = digit(SKY_MAX_N, '1');
    if (*at == 'p') {
        p->parks = 1;
        ++at;
    }
    if (p->n < SKY_MIN_N || *at != ':') {
        return SKY_ID_BAD_SIZE;
    }
    ++at;
    code = parse_clues();
    if (code != SKY_ID_OK || *at == 0) {
        return code;
    }
    ++at;
    return parse_cells();
}

static char *put; /* where the next letter goes */

static void put_digit(uint8_t d) {
    *put = (char)('0' + d);
    ++put;
}

/* Writes a run of empty cells in letters of at most 26 cells each. */
static void put_run(uint8_t run) {
    while (run > 26) {
        *put = 'z';
        ++put;
        run -= 26;
    }
    if (run != 0) {
        *put = (char)('a' - 1 + run);
        ++put;
    }
}

static void put_cells(const sky_puzzle_t *p, uint8_t cells) {
    uint8_t cell, run;

    run = 0;
    for (cell = 0; cell < cells; ++cell) {
        if (p->given[cell] == 0) {
            ++run;
            continue;
        }
        if (run == 0 && cell != 0) {
            *put = '_';
            ++put;
        }
        put_run(run);
        run = 0;
        put_digit(p->given[cell] - p->parks);
    }
    put_run(run);
}

void sky_id_format(const sky_puzzle_t *p, char *out) {
    uint8_t k, count;

    put = out;
    put_digit(p->n);
    if (p->parks != 0) {
        *put = 'p';
        ++put;
    }
    count = p->n * 4;
    for (k = 0; k < count; ++k) {
        *put = k == 0 ? ':' : '/';
        ++put;
        if (p->clue[k] != 0) {
            put_digit(p->clue[k]);
        }
    }
    count = p->n * p->n;
    for (k = 0; k < count; ++k) {
        if (p->given[k] != 0) {
            *put = ',';
            ++put;
            put_cells(p, count);
            break;
        }
    }
    *put = 0;
}

const char *sky_id_error(uint8_t code) {
    switch (code) {
    case SKY_ID_OK:
        return "fine";
    case SKY_ID_BAD_SIZE:
        return "the size before ':' must be 4 to 9, with parks 4p to 9p";
    case SKY_ID_BAD_CLUE:
        return "a clue must be empty or a number from 1 to the size, with parks to one less";
    case SKY_ID_CLUE_COUNT:
        return "there must be four clues for each unit of the size, parted by '/'";
    case SKY_ID_BAD_CELL:
        return "a cell must be a letter a-z or a number from 1 to the size, with parks from 0 to one less";
    default:
        return "the cells do not fill the board";
    }
}
