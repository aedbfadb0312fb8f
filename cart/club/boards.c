#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/ending.h"
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/turns.h"
#include "text_club.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

/* As in the play.h of each. `cast` is the order in which its levels are counted. */
typedef struct {
    uint8_t slot, choice, first_level;
    uint8_t cast[CAST_COUNT];
} board_t;
static const board_t boards[BOARDS] = {
    {SAVE_CONNECT4, 3, 5, {0, 1, 2, 3, 4, 5}},
    {SAVE_AMAZONS, 0, 3, {4, 1, 5, 2, 3, 0}},
    {SAVE_GOBANG, 0, 4, {4, 1, 5, 2, 3, 0}},
};

uint8_t board_now(void) {
    uint8_t board;
    for (board = 0; board != BOARDS; ++board) {
        if (boards[board].slot == game_slot) {
            return board;
        }
    }
    return BOARD_NONE;
}

uint8_t board_machine(void) {
    uint8_t board = board_now(), choice;
    if (board == BOARD_NONE || save_state == SAVE_NO_RAM) {
        return BOARD_NONE;
    }
    choice = boards[board].choice;
    if (game_choice[choice] == TURNS_PERSON) {
        ++choice;
    } else if (game_choice[(uint8_t)(choice + 1)] != TURNS_PERSON) {
        return BOARD_NONE;
    }
    return game_choice[choice] != TURNS_PERSON && game_choice[choice] <= CAST_COUNT ? choice : BOARD_NONE;
}

uint16_t board_counter(uint8_t board, uint8_t counter) {
    return save_read16(boards[board].slot, (uint8_t)(SAVE_CHOICES + counter + counter));
}

uint16_t board_beaten(uint8_t board, uint8_t who) {
    const board_t *b = boards + board;
    return board_counter(board, (uint8_t)(b->first_level + b->cast[who]));
}

uint8_t board_tokens(uint8_t board) {
    uint8_t who = CAST_BITSY, bits = 0;
    while (who != 0) {
        --who;
        bits = (uint8_t)(bits << 1);
        if (board_beaten(board, who) != 0) {
            ++bits;
        }
    }
    return bits;
}

uint8_t board_bits_in(uint8_t byte) {
    uint8_t n = 0;
    for (; byte != 0; byte >>= 1) {
        n += byte & 1;
    }
    return n;
}

uint8_t club_tokens(void) {
    uint8_t board, n = board_bits_in(board_token_bits(CLUB_DISTRICT));
    n += board_bits_in(board_token_bits(CLUB_COURSE));
    for (board = 0; board != BOARDS; ++board) {
        n += board_bits_in(board_tokens(board));
    }
    return n;
}

uint8_t club_tokens_of(uint8_t slot, uint8_t *all) {
    uint8_t board;
    if (slot == SAVE_SKYSCRAPERS) {
        *all = CLUB_DISTRICTS;
        return board_bits_in(board_token_bits(CLUB_DISTRICT));
    }
    if (slot == SAVE_LABYRINTH) {
        *all = CLUB_COURSES;
        return board_bits_in(board_token_bits(CLUB_COURSE));
    }
    *all = 0;
    for (board = 0; board != BOARDS; ++board) {
        if (boards[board].slot == slot) {
            *all = CAST_BITSY;
            return board_bits_in(board_tokens(board));
        }
    }
    return 0;
}

const char *cast_line(uint8_t who, uint8_t line) {
    return club_text[(uint8_t)(CLUB_T_PIP + who * CAST_LINES + line)];
}
