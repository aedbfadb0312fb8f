/* The running game: chosen from the catalogue, called in its page. */
#include <string.h>
#include "cart/far.h"
#include "cart/game.h"
#include "cart/mapper.h"
#include "cart/save.h"

game_t game;
uint8_t game_page, game_index, game_slot, game_mode, game_paused;
uint8_t game_choice[SAVE_CHOICES];

void game_choose(uint8_t index) {
    static far_data_t at;
    game_index = index;
    game_page = game_catalogue[index].page;
    at.addr = game_catalogue[index].game;
    at.length = sizeof(game_t);
    at.page = game_page;
    far_dst = &game;
    far_copy(&at);
    game_slot = game_catalogue[index].slot;
    memset(game_choice, 0, sizeof game_choice);
    save_load(game_slot, game_choice, sizeof game_choice);
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

const char *game_text(const char *const *table, uint8_t index) {
    static far_data_t at;
    static const char *text;
    at.addr = table + index;
    at.length = sizeof text;
    at.page = game_page;
    far_dst = &text;
    far_copy(&at);
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
