/* The running game: chosen from the catalogue, called in its page. */
#include <stddef.h>
#include <string.h>
#include "cart/block.h"
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/mapper.h"
#include "cart/setup.h"
#include "text_shell.h"

game_t game;
uint8_t game_page, game_index, game_slot, game_mode, game_joined, game_switches;
uint8_t game_choice[SAVE_CHOICES];

void far_fetch(void *to, const void *from, uint8_t bytes, uint8_t page) {
    static far_data_t at;
    at.addr = from;
    at.length = bytes;
    at.page = page;
    far_dst = to;
    far_copy(&at);
}

void game_fetch(void *to, const void *from, uint8_t bytes) {
    far_fetch(to, from, bytes, game_page);
}

void game_choose(uint8_t index) {
    game_index = index;
    game_page = game_catalogue[index].page;
    game_fetch(&game, game_catalogue[index].game, sizeof game);
    game_slot = game_catalogue[index].slot;
    memset(game_choice, 0, sizeof game_choice);
    memset(&state_block.game, 0, sizeof state_block - offsetof(state_block_t, game) - sizeof state_block.wanted);
    setup_kept = save_load(game_slot, game_choice, sizeof game_choice) != 0;
    setup_check();
    memset(overlay_zp, 0, (uint16_t)overlay_zp_bytes);
    memset(overlay_ram, 0, (uint16_t)overlay_ram_bytes);
    if (save_state != SAVE_NO_RAM) {
        wram_open();
        memset(overlay_work, 0, (uint16_t)overlay_work_bytes);
        wram_close();
    }
}

void game_keep_choices(void) {
    save_update(game_slot, 0, game_choice, sizeof game_choice);
}

/* In the record, statistics follow the choices. */
void game_begin(uint8_t mode) {
    game_mode = mode;
    if (save_length(game_slot) == 0) {
        game_keep_choices();
    }
    screen_go(mode == GAME_FRESH && !game_joined && club_meets() ? SCREEN_VERSUS : SCREEN_GAME + GAME_PLAY);
}

void game_call(void (*fn)(void)) {
    uint8_t work_ram = game.flags & GAME_WORK_RAM;
    if (work_ram) {
        wram_open();
    }
    far_page = game_page;
    far_call(fn);
    if (work_ram) {
        wram_close();
    }
}

void setup_tick(void) {
    setup_go_on();
}

static const char *text;

const char *game_text(const char *const *table, uint8_t index) {
    game_fetch(&text, table + index, sizeof text);
    return text;
}

const char *game_shell_text(uint8_t index) {
    far_fetch(&text, shell_text + index, sizeof text, shell_screen_table.page);
    return text;
}

static uint8_t chosen_item;

static void tell_chosen(void) { /* runs with the game's page in */
    game.pause_chosen(chosen_item);
}

void game_pause_chosen(uint8_t item) {
    chosen_item = item;
    game_call(tell_chosen);
}

uint8_t game_pausable(uint8_t screen) {
    return screen >= SCREEN_GAME + GAME_PLAY;
}
