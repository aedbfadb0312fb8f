/* Before a game: go on with the last one, or a new one; how long a match is, who has which pad, which look. */
#include "cart/game.h"
#include "cart/options.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "games/connect4/ai.h"
#include "games/connect4/setup.h"
#include "text_connect4.h"

static const setup_item_t items[] = {
    {SETUP_RESUME, CONNECT4_T_RESUME, 0, 0, 0},
    {SETUP_NEW, CONNECT4_T_NEW, 0, 0, 0},
    {SETUP_MACHINE, CONNECT4_T_PLAYER_1, C4_CHOICE_P1, CONNECT4_T_WHO_PERSON, C4_LEVELS + 1},
    {SETUP_MACHINE, CONNECT4_T_PLAYER_2, C4_CHOICE_P2, CONNECT4_T_WHO_PERSON, C4_LEVELS + 2},
    {SETUP_CHOICE, CONNECT4_T_MATCH, C4_CHOICE_MATCH, CONNECT4_T_BEST_OF_1, 4},
    {SETUP_CHOICE, CONNECT4_T_PADS, C4_CHOICE_PADS, CONNECT4_T_PADS_TWO, 2},
    {SETUP_CHOICE, CONNECT4_T_LOOK, C4_CHOICE_LOOK, CONNECT4_T_LOOK_CHIPS, 2},
    {SETUP_HELP, CONNECT4_T_HELP, 0, 0, 0},
    {SETUP_STATS, CONNECT4_T_STATS, 0, 0, 0},
};

static const setup_t setup = {connect4_text, CONNECT4_T_KEYS, items, sizeof items / sizeof items[0], CONNECT4_T_SETUP_NO_RAM};

void c4_setup_enter(void) {
    setup_enter(&setup);
}

uint8_t c4_setup_best_of(void) {
    return (uint8_t)(game_choice[C4_CHOICE_MATCH] * 2 + 1);
}
