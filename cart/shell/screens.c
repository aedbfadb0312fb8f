#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/shell.h"
#include "cart/shell/screens.h"

/* A call into another page has no address that a table could hold. */
#define NEAR(name, call)     \
    static void name(void) { \
        call();              \
    }
NEAR(credits_in, credits_enter)
NEAR(credits_on, credits_tick)
NEAR(help_in, help_enter)
NEAR(help_on, help_tick)

/* In the order of the enum in cart/screen.h. */
// clang-format off
const screen_t shell_screens[] = {
    {title_enter, title_tick, 0},
    {menu_enter, menu_tick, 0},
    {options_enter, options_tick, 0},
    {credits_in, credits_on, 0},
    {help_in, help_on, 0},
    {stats_enter, stats_tick, 0},
    {sounds_enter, sounds_tick, 0},
};
// clang-format on

void play_now(void) {
    game_joined = (pad_new[1] & (PAD_A | PAD_START)) != 0;
    game_begin(save_length(SAVE_GAME(game_slot)) != 0 ? GAME_RESUME : GAME_FRESH);
}

static uint8_t next_demo;

void attract_tick(void) {
    if (shell_idle < SHELL_ATTRACT_TICKS || screen_changing()) {
        return;
    }
    shell_idle = 0;
    if (next_demo >= game_count) {
        next_demo = 0;
    }
    game_choose(next_demo);
    ++next_demo;
    if ((game.flags & GAME_WORK_RAM) && save_state == SAVE_NO_RAM) {
        return; /* the next one in another 30 s */
    }
    game_mode = GAME_FRESH;
    pad_demo = 1;
    pad_demo_held[0] = 0;
    pad_demo_held[1] = 0;
    screen_go(SCREEN_GAME + GAME_PLAY);
}
