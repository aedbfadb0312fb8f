/* How the loaders read a slot: options of every length, as older and newer versions save them; a walk in the Labyrinth from every
 * position in a cell, of which only those are accepted where the player fits. */
#include <string.h>
#include "cart/mapper.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/save_area.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/text.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "tests/tap.h"

#define OPTIONS_ROOM 16

uint8_t save_area[0x2000];
lab_state_t lab_state;
const uint8_t lab_sizes[LAB_SIZES] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
uint8_t lab_trail[LAB_TRAIL_BYTES];
static uint8_t sound_on;

void wram_open(void) {}
void wram_close(void) {}
void save_poke(uint8_t *cell, uint8_t value) {
    *cell = value;
}
void sound_switch(uint8_t on) {
    sound_on = on;
}

static void test_options(void) {
    unsigned wrong = 0, lost = 0;
    for (uint8_t length = 0; length <= OPTIONS_ROOM; ++length) {
        uint8_t bytes[OPTIONS_ROOM], after[OPTIONS_ROOM] = {0};
        memset(bytes, 0xFF, sizeof bytes);
        memset(save_area, 0, sizeof save_area);
        save_boot();
        save_store(SAVE_OPTIONS, bytes, length);
        options_load();
        wrong += options.music != 1 || options.effects != (length != 1) || options.language != TEXT_ENGLISH;
        wrong += sound_on != (options.effects ? SOUND_MUSIC_ON + SOUND_EFFECTS_ON : SOUND_MUSIC_ON);
        wrong += options.boots[1] != (length > 3 ? 0 : length == 3); /* one more than FFFF, or than 00FF */
        lost += save_load(SAVE_OPTIONS, after, sizeof after) != (length > sizeof options ? length : sizeof options);
        for (unsigned i = sizeof options; i < length; ++i) {
            lost += after[i] != 0xFF;
        }
    }
    tap_eq(wrong, 0, "options of 0 to 16 bytes of FF: switches are on or off, what is missing is at its default");
    tap_eq(lost, 0, "and what is behind those of this version is kept");
}

static void test_no_counter(void) {
    const uint8_t record[SAVE_CHOICES + 6] = {[SAVE_CHOICES] = 1, 0, 2, 0, 3, 0};
    memset(save_area, 0, sizeof save_area);
    save_boot();
    game_slot = SAVE_GOBANG;
    save_store(game_slot, record, sizeof record);
    stats_count(0);
    tap_eq(save_length(game_slot), sizeof record, "to count nothing empties no statistics");
    tap_ok(stats_get(0) == 1 && stats_get(2) == 3 && stats_get(3) == 0,
           "counters are read where they are, 0 where there are none");
}

static int stands_free(uint16_t x, uint16_t y) {
    for (int corner = 0; corner < 4; ++corner) {
        int cx = x + (corner & 1 ? LAB_MOVE_RADIUS : -LAB_MOVE_RADIUS),
            cy = y + (corner & 2 ? LAB_MOVE_RADIUS : -LAB_MOVE_RADIUS);
        if (cx < 0 || cy < 0 || cx >= lab_maze_size * 256 || cy >= lab_maze_size * 256 ||
            lab_maze_wall((int8_t)(cx / 256), (int8_t)(cy / 256))) {
            return 0;
        }
    }
    return 1;
}

/* The whole start cell and the cells around it, in steps that meet every edge. */
static void test_walks(void) {
    unsigned wrong = 0, taken = 0, refused = 0, left = 0;
    memset(save_area, 0, sizeof save_area);
    save_boot();
    game_slot = SAVE_LABYRINTH;
    lab_state.seed = 943;
    lab_maze_make(lab_state.seed, lab_sizes[lab_state.size]);
    uint16_t first_x = (uint16_t)(lab_maze_start_x * 256), first_y = (uint16_t)(lab_maze_start_y * 256);
    for (unsigned dx = 0; dx < 256; dx += 5) {
        for (unsigned dy = 0; dy < 256; dy += 5) {
            lab_move_x = (uint16_t)(first_x + dx);
            lab_move_y = (uint16_t)(first_y + dy);
            lab_move_angle = (uint16_t)(dx * 16);
            int free = stands_free(lab_move_x, lab_move_y);
            lab_save_keep();
            wrong += lab_save_load() != free;
            taken += (unsigned)free;
            refused += !free;
            for (unsigned tick = 0; free && tick < 60; ++tick) {
                lab_move_tick(LAB_MOVE_FORWARD | LAB_MOVE_SIDE_LEFT);
                left += !stands_free(lab_move_x, lab_move_y);
            }
        }
    }
    tap_ok(taken > 100 && refused > 100, "a cell has allowed places and places that are too near a wall");
    tap_eq(wrong, 0, "a walk is gone on with where the player fits, and nowhere else");
    tap_eq(left, 0, "and from there it never gets into a wall");
}

int main(void) {
    test_options();
    test_no_counter();
    test_walks();
    return tap_done();
}
