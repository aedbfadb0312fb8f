/* The battery RAM after anything has happened to it: bytes changed anywhere, or a whole payload of noise with a right check. It is mended
 * to a state that another power-on leaves alone, no slot is longer than its room, and the games' own loaders take a payload or
 * refuse it. */
#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/save_page.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/save.h"
#include "games/connect4/match.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/gobang/save.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/save.h"
#include "games/skyscrapers/solver.h"
#include "tests/fuzz/fuzz.h"

#define AREA_BYTES 0x0D00
#define SLOT_MAX 640
uint8_t save_area[AREA_BYTES];
uint8_t pad_demo;
ama_playing_t ap;
gb_playing_t gb;
sky_playing_t sky_now;
lab_play_t lab;
const uint8_t lab_sizes[LAB_SIZES] = {MAZE_LARGE, MAZE_MEDIUM, MAZE_SMALL};
uint8_t lab_trail[LAB_TRAIL_BYTES];

void wram_open(void) {}
void wram_close(void) {}
void save_poke(uint8_t *cell, uint8_t value) {
    FUZZ_MUST(cell >= save_area && cell < save_area + AREA_BYTES);
    *cell = value;
}

/* Three bytes a change: a place and a value. */
static void damage(const uint8_t *data, size_t size) {
    for (; size >= 3; data += 3, size -= 3) {
        save_area[(data[0] | data[1] << 8) % AREA_BYTES] = data[2];
    }
}

static void load_connect4(void) {
    static uint8_t bytes[48]; /* as many as the game has */
    static c4_match_t match;
    uint16_t length = save_load(SAVE_CONNECT4_GAME, bytes, sizeof bytes);
    if (c4_match_unpack(&match, bytes, (uint8_t)length)) {
        FUZZ_MUST(match.game.count <= C4_CELLS && !match.game.over);
    }
}

static void load_skyscrapers(void) {
    if (sky_save_load()) {
        FUZZ_MUST(sky_now.grade < SKY_GRADES && sky_now.helped <= 1);
        while (sky_undo()) {
        }
        while (sky_redo()) {
        }
        sky_save_keep();
        FUZZ_MUST(sky_save_load());
    }
}

/* Who goes on with a walk walks and looks about, and is never in a wall. */
static void load_labyrinth(void) {
    if (!lab_save_load()) {
        return;
    }
    FUZZ_MUST(lab.size < LAB_SIZES);
    for (unsigned tick = 0; tick < 100; ++tick) {
        FUZZ_MUST(move_angle < 4096 && move_x >> 8 < maze_size && move_y >> 8 < maze_size);
        FUZZ_MUST(!maze_wall((int8_t)(move_x >> 8), (int8_t)(move_y >> 8)));
        if (tick % 25 == 0) {
            cast_x = move_x;
            cast_y = move_y;
            cast_angle = move_angle;
            cast_begin_ref();
            while (!cast_step_ref()) {
            }
        }
        move_tick((uint8_t)(lab.seconds + tick / 20 * 37));
    }
    lab_save_keep();
    FUZZ_MUST(lab_save_load());
}

static void load_games(void) {
    ama_save_load();
    FUZZ_MUST(ama.turns <= AMA_TURNS_MAX);
    if (gb_save_load()) {
        FUZZ_MUST(gb_count <= GB_CELLS && gb_result == GB_PLAYING);
    }
    load_connect4();
    load_skyscrapers();
    load_labyrinth();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t before[AREA_BYTES], bytes[SLOT_MAX];
    uint8_t slot;
    if (size < 1) {
        return 0;
    }
    memset(save_area, 0, sizeof save_area);
    save_boot();
    slot = data[0] >> 1;
    if (slot < SAVE_SLOTS) {
        size_t length = size - 1 < save_size[slot] ? size - 1 : save_size[slot];
        memcpy(bytes, data + 1, length);
        save_store(slot, bytes, (uint16_t)length);
        FUZZ_MUST(save_load(slot, bytes, sizeof bytes) == length && memcmp(bytes, data + 1, length) == 0);
    }
    if (data[0] & 1) {
        damage(data + 1, size - 1);
    }
    save_boot();
    FUZZ_MUST(save_state != SAVE_NO_RAM);
    memcpy(before, save_area, sizeof before);
    save_boot();
    FUZZ_MUST(save_state == SAVE_GOOD && memcmp(before, save_area, sizeof before) == 0);
    for (slot = 0; slot < SAVE_SLOTS; ++slot) {
        FUZZ_MUST(save_load(slot, bytes, sizeof bytes) <= save_size[slot]);
    }
    load_games();
    return 0;
}
