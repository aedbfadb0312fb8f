#include "games/amazons/rules.h"

ama_game_t ama;
uint8_t ama_legal[8];

const uint8_t ama_bit[8] = {0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80};

static const uint8_t start_amazon[AMA_AMAZONS] = {2, 16, 40, 58, 5, 23, 47, 61};

/* The eight directions as row and column steps; 0xFF is one back, modulo 256. */
static const uint8_t row_step[8] = {0, 0xFF, 0xFF, 0xFF, 0, 1, 1, 1};
static const uint8_t col_step[8] = {0xFF, 0xFF, 0, 1, 1, 1, 0, 0xFF};

static void clear_mask(uint8_t *mask) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        mask[row] = 0;
    }
}

static void flip(uint8_t square) {
    ama.occupied[square >> 3] ^= ama_bit[square & 7];
}

void ama_queen_mask(uint8_t square, uint8_t *mask) {
    uint8_t d, row, col, bit;

    clear_mask(mask);
    for (d = 0; d < 8; ++d) {
        row = square >> 3;
        col = square & 7;
        for (;;) {
            row += row_step[d];
            col += col_step[d];
            if (row > 7 || col > 7) {
                break;
            }
            bit = ama_bit[col];
            if (ama.occupied[row] & bit) {
                break;
            }
            mask[row] |= bit;
        }
    }
}

/* An amazon that has any move has one of a single step, and can then shoot back: so neighbours decide. */
static uint8_t can_move(uint8_t square) {
    uint8_t d, row, col;

    for (d = 0; d < 8; ++d) {
        row = square >> 3;
        row += row_step[d];
        col = square & 7;
        col += col_step[d];
        if (row < 8 && col < 8 && !(ama.occupied[row] & ama_bit[col])) {
            return 1;
        }
    }
    return 0;
}

static void legal_choices(void) {
    uint8_t i, n, square, any;

    clear_mask(ama_legal);
    any = 0;
    i = ama.side ? AMA_PER_SIDE : 0;
    for (n = 0; n < AMA_PER_SIDE; ++n) {
        square = ama.amazon[i];
        if (can_move(square)) {
            ama_legal[square >> 3] |= ama_bit[square & 7];
            any = 1;
        }
        ++i;
    }
    ama.step = any ? AMA_CHOOSE : AMA_OVER;
}

void ama_refresh(void) {
    if (ama.step == AMA_MOVE || ama.step == AMA_SHOOT) {
        ama_queen_mask(ama.amazon[ama.chosen], ama_legal);
    } else {
        legal_choices();
    }
}

void ama_new(void) {
    uint8_t i;

    clear_mask(ama.occupied);
    for (i = 0; i < AMA_AMAZONS; ++i) {
        ama.amazon[i] = start_amazon[i];
        flip(start_amazon[i]);
    }
    ama.side = AMA_RED;
    ama.step = AMA_CHOOSE;
    ama.chosen = 0;
    ama.from = 0;
    ama.turns = 0;
    ama_refresh();
}

static void choose(uint8_t square) {
    uint8_t i;

    i = ama.side ? AMA_PER_SIDE : 0;
    while (ama.amazon[i] != square) {
        ++i;
    }
    ama.chosen = i;
    ama.from = square;
    ama.step = AMA_MOVE;
}

static void move(uint8_t square) {
    flip(ama.from);
    flip(square);
    ama.amazon[ama.chosen] = square;
    ama.step = AMA_SHOOT;
}

static void shoot(uint8_t square) {
    uint8_t i;

    i = ama.turns;
    i += ama.turns;
    i += ama.turns;
    ama.moves[i] = ama.from;
    ++i;
    ama.moves[i] = ama.amazon[ama.chosen];
    ++i;
    ama.moves[i] = square;
    ++ama.turns;
    flip(square);
    ama.side ^= 1;
    ama.step = AMA_CHOOSE;
}

uint8_t ama_enter(uint8_t square) {
    uint8_t event;

    if (square >= AMA_SQUARES || !AMA_HAS(ama_legal, square)) {
        return AMA_REFUSED;
    }
    if (ama.step == AMA_CHOOSE) {
        choose(square);
        event = AMA_CHOSEN;
    } else if (ama.step == AMA_MOVE) {
        move(square);
        event = AMA_MOVED;
    } else {
        shoot(square);
        event = AMA_SHOT;
    }
    ama_refresh();
    return ama.step == AMA_OVER ? AMA_ENDED : event;
}

uint8_t ama_back(void) {
    if (ama.step == AMA_MOVE) {
        ama.step = AMA_CHOOSE;
    } else if (ama.step == AMA_SHOOT) {
        flip(ama.amazon[ama.chosen]);
        flip(ama.from);
        ama.amazon[ama.chosen] = ama.from;
        ama.step = AMA_MOVE;
    } else {
        return 0;
    }
    ama_refresh();
    return 1;
}

uint8_t ama_undo(void) {
    uint8_t i, a;

    if (ama.turns == 0) {
        return 0;
    }
    while (ama_back()) {
    }
    --ama.turns;
    i = ama.turns;
    i += ama.turns;
    i += ama.turns;
    ama.side ^= 1;
    a = ama.side ? AMA_PER_SIDE : 0;
    while (ama.amazon[a] != ama.moves[i + 1]) {
        ++a;
    }
    flip(ama.moves[i + 2]);
    flip(ama.moves[i + 1]);
    flip(ama.moves[i]);
    ama.amazon[a] = ama.moves[i];
    ama.step = AMA_CHOOSE;
    ama_refresh();
    return 1;
}

uint8_t ama_play(uint8_t from, uint8_t to, uint8_t arrow) {
    if (ama.step != AMA_CHOOSE) {
        return 0;
    }
    if (ama_enter(from) != AMA_REFUSED) {
        if (ama_enter(to) != AMA_REFUSED) {
            if (ama_enter(arrow) != AMA_REFUSED) {
                return 1;
            }
        }
    }
    while (ama_back()) {
    }
    return 0;
}

uint8_t ama_at(uint8_t square) {
    uint8_t i;

    for (i = 0; i < AMA_AMAZONS; ++i) {
        if (ama.amazon[i] == square) {
            return i < AMA_PER_SIDE ? AMA_RED_AMAZON : AMA_BLUE_AMAZON;
        }
    }
    return AMA_HAS(ama.occupied, square) ? AMA_ARROW : AMA_EMPTY;
}

static void put_square(uint8_t square, char *text) {
    uint8_t row;

    row = square >> 3;
    square &= 7;
    text[0] = (char)('a' + square);
    text[1] = (char)('8' - row);
}

void ama_text(uint8_t from, uint8_t to, uint8_t arrow, char *text) {
    put_square(from, text);
    text[2] = '-';
    put_square(to, text + 3);
    text[5] = '/';
    put_square(arrow, text + 6);
    text[8] = '\0';
}
