#include "tools/lib/amahost.h"

#include <string.h>

static uint8_t count_of(const uint8_t *cells, uint8_t what) {
    uint8_t square, n;

    n = 0;
    for (square = 0; square < AMA_SQUARES; ++square) {
        n += cells[square] == what;
    }
    return n;
}

uint8_t ama_setup(const uint8_t *cells, uint8_t side) {
    uint8_t square, red, blue;

    if (count_of(cells, AMA_RED_AMAZON) != AMA_PER_SIDE || count_of(cells, AMA_BLUE_AMAZON) != AMA_PER_SIDE) {
        return 0;
    }
    ama_new();
    memset(ama.occupied, 0, sizeof ama.occupied);
    red = 0;
    blue = AMA_PER_SIDE;
    for (square = 0; square < AMA_SQUARES; ++square) {
        if (cells[square] == AMA_RED_AMAZON) {
            ama.amazon[red] = square;
            ++red;
        } else if (cells[square] == AMA_BLUE_AMAZON) {
            ama.amazon[blue] = square;
            ++blue;
        }
        if (cells[square] != AMA_EMPTY) {
            ama.occupied[(uint8_t)(square >> 3)] |= ama_bit[square & 7];
        }
    }
    ama.side = side;
    ama_refresh();
    return 1;
}

uint8_t ama_setup_text(const char *board, char side) {
    static const char contents[] = ".RBx"; /* in the order of AMA_EMPTY, AMA_RED_AMAZON, ... */
    static uint8_t cells[AMA_SQUARES];
    const char *found;
    uint8_t i;

    for (i = 0; i < AMA_SQUARES; ++i) {
        if (i != 0 && (i & 7) == 0) {
            if (*board != '/') {
                return 0;
            }
            ++board;
        }
        found = *board != '\0' ? strchr(contents, *board) : 0;
        if (found == 0) {
            return 0;
        }
        cells[i] = (uint8_t)(found - contents);
        ++board;
    }
    return *board == '\0' && (side == 'r' || side == 'b') ? ama_setup(cells, side == 'b') : 0;
}

uint8_t ama_parse(const char *text, uint8_t *move) {
    static const char gap[3] = {'-', '/', '\0'};
    uint8_t i, square;

    for (i = 0; i < 3; ++i) {
        if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8' || text[2] != gap[i]) {
            return 0;
        }
        square = (uint8_t)('8' - text[1]);
        square <<= 3;
        square |= (uint8_t)(text[0] - 'a');
        move[i] = square;
        text += 3;
    }
    return 1;
}

const char *const ama_level_names[AMA_LEVELS] = {"original", "easy", "hard", "top", "beginner", "medium"};

int ama_level_called(const char *name) {
    int level;

    for (level = 0; level < AMA_LEVELS; ++level) {
        if (strcmp(name, ama_level_names[level]) == 0) {
            return level;
        }
    }
    return -1;
}
